package desk

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/resume"
)

// offering is a game's part of the home screen.
type offering struct {
	*offer.Session
	of    *Desk
	plays bool // a rubber is in progress
}

// Shown implements [family.Offering].
func (o offering) Shown() {
	o.of.remember(o.Session)
	if o.plays {
		o.of.course.playsRubbers()
	}
	if o.of.evenings.opens {
		o.of.evenings.opens = false
		o.OpenRoster()
	}
}

// Offer implements [family.Family]: a new rubber of the game, with the rubber in progress if there is one.
func (d *Desk) Offer(string) func(context.Context) (family.Offering, error) {
	rd, art, options := d.reader(), d.window.Art(), d.offerOptions()
	last, chosen := d.picked[rd.Game.Name]
	return func(ctx context.Context) (family.Offering, error) {
		r, err := rd.unfinished(ctx)
		if seating.HasEvening(rd.Game) {
			options.Rosters.Roster = offer.Roster(rd.Evening(ctx))
		}
		if r != nil {
			options.Progress, options.Seat = progress(r.Rubber), r.Seat
			if !r.Listed {
				options.Length = r.Rubber.Length
			}
			options.OnContinue = func() { d.tables.openRubber(r.ID) }
		}
		if chosen {
			options.Length, options.Seat = last.length, last.seat
		}
		if learning, failed := rd.learning(ctx); err == nil {
			options.Lesson, err = learning, failed
		}
		return offering{offer.New(art, options), d, r != nil && r.Rubber.Length != 1}, err
	}
}

// offerOptions returns the options of the offer without a rubber in progress.
func (d *Desk) offerOptions() offer.Options {
	return offer.Options{
		Game:      d.played(),
		Seat:      card.South,
		Field:     offer.Field{Setup: d.choices.Field, Alike: d.choices.FieldAlike, Level: d.choices.FieldLevel},
		Memory:    d.memory,
		Rosters:   d.evenings.rosters(),
		OnHouse:   d.changeHouse,
		OnField:   d.changeField,
		OnLesson:  d.course.showNextStep,
		OnNew:     d.tables.startRubber,
		OnPick:    func(length int, seat card.Seat) { d.picked[d.game().Name] = picked{length, seat} },
		OnDeal:    d.singles.showDeal,
		OnDaily:   d.days.showDaily,
		OnFind:    d.showToFind,
		OnBidding: func() { d.bids.showBidding(nil) },

		OnChallenges: func() { d.challenges.show(0) },
	}
}

// progress returns the state of a session.
func progress(s session.Session) *offer.Progress {
	p := &offer.Progress{Game: s.Rules.Name, Deal: s.Counted() + 1, Length: s.Length, Points: s.Points()}
	if s.Rules.HasTargets() {
		imps := s.IMPs()
		p.IMPs = &imps
	}
	return p
}

// unfinished returns the user's rubber in progress of the game that is offered, the one that was played last; or nil if there is none.
func (rd reader) unfinished(ctx context.Context) (*bridgestore.Rubber, error) {
	return resume.Unfinished(ctx,
		func(context.Context) ([]int64, error) { return rd.Store.Unfinished() },
		func(_ context.Context, id int64) (bridgestore.Rubber, error) { return rd.Store.Rubber(id) },
		func(r bridgestore.Rubber) bool { return r.Rubber.Rules.Name == rd.Game.Name })
}

// remember reads the summary of past play, and shows it on the home screen, which shows the previous one until then.
func (d *Desk) remember(s *offer.Session) {
	store, now := d.store, time.Now()
	family.Recall(d.window, func(ctx context.Context) (offer.Memory, error) { return memoryOf(ctx, store, now) }, func(m offer.Memory) {
		if d.store == store {
			d.memory = m
			s.Remember(m)
		}
	})
}

// memoryOf returns the summary of past play.
func memoryOf(ctx context.Context, store *bridgestore.Store, now time.Time) (offer.Memory, error) {
	over, err := store.Ended(ctx)
	if err != nil {
		return offer.Memory{}, err
	}
	by := ""
	if n := len(over); n > 0 {
		last, err := store.Summaries(ctx, []int64{over[n-1].ID})
		if err != nil {
			return offer.Memory{}, err
		}
		for _, sum := range last {
			rules, lead := sum.Lead()
			by = bridgetext.ShortAmount(rules, max(lead, -lead))
		}
	}
	m := offer.Remember(over, by, now)
	boards, err := store.FindBoards(ctx, toFind)
	m.ToFind = len(boards)
	return m, err
}
