package ui

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/home"
)

// showHome shows the home screen, with the rubber in progress if there is one.
func (a *App) showHome() {
	a.freeze(a.screens()...) // what is on its way on the table is kept first
	fetch(a, a.reader().unfinished, a.homeWith)
}

// homeWith shows the home screen, with the rubber that can be continued or nil.
func (a *App) homeWith(r *kept.Rubber) {
	options := home.Options{
		Game:         a.played(),
		Seat:         card.South,
		Field:        home.Field{Setup: a.settings.Field, Level: a.settings.FieldLevel},
		Memory:       a.memory,
		OnHouse:      a.changeHouse,
		OnField:      a.changeField,
		OnNew:        a.startRubber,
		OnGames:      a.showGames,
		OnDeal:       a.showDeal,
		OnDaily:      a.showDaily,
		OnFind:       a.showToFind,
		OnHistory:    a.showHistory,
		OnStatistics: a.showStatistics,
		OnBidding:    a.showBidding,
		OnDeck:       func() { a.showDeck(a.showHome) },
		OnSettings:   a.showSettings,
		OnHelp:       a.toggleHelp,
		OnQuit:       a.quit,
	}
	if r != nil {
		options.Progress = progress(r.Rubber)
		options.Seat = r.Seat
		if !r.Listed {
			options.Length = r.Rubber.Length
		}
		options.OnContinue = func() { a.openRubber(r.ID) }
	}
	s := home.New(a.art, options)
	a.show(s)
	a.remember(s)
}

// progress returns how far a session is.
func progress(s session.Session) *home.Progress {
	p := &home.Progress{Game: s.Rules.Name, Deal: s.Counted() + 1, Length: s.Length, Points: s.Points()}
	if s.Rules.HasTargets() {
		imps := s.IMPs()
		p.IMPs = &imps
	}
	return p
}

// unfinished returns the user's rubber in progress that was played last, or nil if there is none. One that can't be read
// is passed over: the history shows what is wrong with it, and the others can be played.
func (rd reader) unfinished(ctx context.Context) (*kept.Rubber, error) {
	ids, err := rd.store.Unfinished()
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		if r, err := rd.store.Rubber(id); err == nil || ctx.Err() != nil {
			return &r, ctx.Err()
		}
	}
	return nil, nil
}

// remember finds out what the home screen says of what has been played, and shows it there. Until then the screen says
// what it said last.
func (a *App) remember(s *home.Screen) {
	store, now := a.store, time.Now()
	a.runner.After(context.Background(), func() func() {
		m, err := memoryOf(context.Background(), store, now)
		if err != nil {
			return nil // one can play all the same, and the history says what is wrong
		}
		return func() {
			if a.store != store {
				return
			}
			a.memory = m
			if a.screen == screen(s) {
				s.Remember(m)
			}
		}
	})
}

// memoryOf returns what there is to say of what has been played.
func memoryOf(ctx context.Context, store *kept.Store, now time.Time) (home.Memory, error) {
	over, err := store.Ended(ctx)
	if err != nil {
		return home.Memory{}, err
	}
	by := ""
	if n := len(over); n > 0 {
		last, err := store.Summaries(ctx, []int64{over[n-1].ID})
		if err != nil {
			return home.Memory{}, err
		}
		for _, sum := range last {
			rules, lead := sum.Lead()
			by = bridgetext.ShortAmount(rules, max(lead, -lead))
		}
	}
	m := home.Remember(over, by, now)
	boards, err := store.FindBoards(ctx, toFind)
	m.ToFind = len(boards)
	return m, err
}
