package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/roster"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/people"
)

// evenings are those of five or six, of whom four play.
type evenings struct {
	*shared
	tables *tables
	opens  bool // open its sheet on the home screen, when that is shown
}

// rosterSetting is the key of the last evening of five or six.
const rosterSetting = "roster"

// rosterSeat is the user's seat in the rubbers of such an evening.
const rosterSeat = card.South

// evening reads the last evening and its state; its rubbers count up to the first that is missing. If it can't be read
// there is none.
func (rd reader) evening(ctx context.Context) offer.Roster {
	text, ok, err := rd.store.Setting(rosterSetting)
	if err != nil || !ok {
		return offer.Roster{}
	}
	e, err := roster.Parse(text)
	if err != nil {
		return offer.Roster{}
	}
	sums, err := rd.store.Summaries(ctx, e.Sessions)
	if err != nil {
		return offer.Roster{}
	}
	summaries := map[int64]bridgestore.Summary{}
	for _, s := range sums {
		summaries[s.ID] = s
	}
	now := offer.Roster{Evening: &e}
	for i, id := range e.Sessions {
		s, there := summaries[id]
		if !there || !s.Deleted.IsZero() {
			e.Sessions = e.Sessions[:i]
			break
		}
		if !s.Finished {
			e.Sessions = e.Sessions[:i+1]
			break
		}
		now.Points = append(now.Points, byPairs(e, i, s.Points))
	}
	return now
}

// byPairs returns the points of the sides by the pairs of a rubber, counted from 0: the user's pair sits North-South, or else the
// first.
func byPairs(e roster.Evening, rubber int, points [2]int) [2]int {
	if pair, plays := e.Rubbers()[rubber].Pair(e.Person); plays && pair == 1 {
		return [2]int{points[card.EW], points[card.NS]}
	}
	return [2]int{points[card.NS], points[card.EW]}
}

// rosterCompany returns the players at the user's table in a rubber of the evening; nil if the rubber isn't part of
// one.
func (rd reader) rosterCompany(ctx context.Context, rubber int64) *company.Table {
	e := rd.evening(ctx).Evening
	if e == nil || e.Number(rubber) == 0 {
		return nil
	}
	plays := e.Rubbers()[e.Number(rubber)-1]
	pair, ok := plays.Pair(e.Person)
	if !ok {
		return nil
	}
	face := func(player int) people.Person {
		if player > e.Person {
			player--
		}
		return people.All[player-1]
	}
	others := plays.Pairs[1-pair]
	return &company.Table{Left: face(others[0]), Partner: face(plays.Partner(e.Person)), Right: face(others[1])}
}

// rosters returns the home screen's actions for an evening of five or six.
func (v *evenings) rosters() offer.Rosters {
	rd := v.reader()
	return offer.Rosters{OnBegin: v.beginEvening, OnPlay: v.playRoster, OnLet: func(ctx context.Context, tell func(int), done func(offer.Roster, error)) {
		v.window.Runner().Run(context.Background(), func() func() {
			now, err := rd.let(ctx, func(deal int) { v.window.Runner().Do(func() { tell(deal) }) })
			return func() { done(now, err) }
		})
	}}
}

// beginEvening saves a new evening.
func (v *evenings) beginEvening(e roster.Evening) {
	store := v.store
	v.window.Keep(func() error { return store.SetSetting(rosterSetting, e.String()) }, nil)
}

// playRoster opens the table of the next rubber of the evening. Unlike others it is saved from the start, so that the
// evening knows it.
func (v *evenings) playRoster() {
	rd := v.reader()
	family.Fetch(v.window, func(ctx context.Context) (sitting, error) {
		now := rd.evening(ctx)
		e := *now.Evening
		if len(e.Sessions) > len(now.Points) {
			return rd.sitting(e.Sessions[len(now.Points)])(ctx)
		}
		seat := rosterSeat
		id, err := rd.store.NewRubber(rd.game, 0, &seat)
		if err == nil {
			err = rd.store.SetSetting(rosterSetting, e.With(id).String())
		}
		if err != nil {
			return sitting{}, err
		}
		return rd.sitting(id)(ctx)
	}, v.tables.play)
}

// let makes four computer players play the next rubber of the evening, calls tell with the number of each deal, and
// returns the state of the evening after it. If it doesn't finish, the rubber goes to the trash.
func (rd reader) let(ctx context.Context, tell func(deal int)) (now offer.Roster, err error) {
	now = rd.evening(ctx)
	id, err := rd.store.NewRubber(rd.game, 0, nil)
	if err != nil {
		return now, err
	}
	defer func() {
		if err != nil {
			_ = rd.store.Delete(id) // it stays in the history otherwise
		}
	}()
	rd.book = false // the user doesn't sit there
	m := match.Match{Journal: rd.store.Journal(id, rd.players(rosterSeat, rd.game).String())}
	for _, seat := range card.Seats {
		m.Players[seat] = rd.players(rosterSeat, rd.game)
	}
	deals, board := dealsOf(rd.deals, bridgestore.Rubber{Rubber: session.Session{Rules: rd.game}}, id), 0
	if _, err := m.Session(ctx, session.Session{Rules: rd.game}, func() card.Deal {
		tell(board + 1)
		board++
		return deals(board - 1)
	}); err != nil {
		return now, err
	}
	if err := rd.store.SetSetting(rosterSetting, now.Evening.With(id).String()); err != nil {
		return now, err
	}
	return rd.evening(ctx), nil
}

// ofEvening reports whether a rubber belongs to the evening, so that the next one of it follows.
func (rd reader) ofEvening(ctx context.Context, rules bridge.Rules, rubber int64) bool {
	e := rd.evening(ctx).Evening
	return offer.HasRoster(rules) && e != nil && e.Number(rubber) > 0
}

// toRoster goes from a rubber of the evening to the home screen, where the next one is offered.
func (v *evenings) toRoster() {
	v.opens = true
	v.window.ShowHome()
}
