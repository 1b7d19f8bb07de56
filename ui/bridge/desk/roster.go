package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/roster"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/offer"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// evenings are those of five or six, of whom four play.
type evenings struct {
	*shared
	tables *tables
	opens  bool // open its sheet on the home screen, when that is shown
}

// rosterSeat is the user's seat in the rubbers of such an evening.
const rosterSeat = card.South

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
	v.window.Keep(func() error { return store.SetSetting(seating.EveningSetting, e.String()) }, nil)
}

// playRoster opens the table of the next rubber of the evening. Unlike others it is saved from the start, so that the
// evening knows it.
func (v *evenings) playRoster() {
	rd := v.reader()
	family.Fetch(v.window, func(ctx context.Context) (seating.Sitting, error) {
		now := rd.Evening(ctx)
		e := *now.Evening
		if len(e.Sessions) > len(now.Points) {
			return rd.Sitting(e.Sessions[len(now.Points)])(ctx)
		}
		seat := rosterSeat
		id, err := rd.Store.NewRubber(rd.Game, 0, &seat)
		if err == nil {
			err = rd.Store.SetSetting(seating.EveningSetting, e.With(id).String())
		}
		if err != nil {
			return seating.Sitting{}, err
		}
		return rd.Sitting(id)(ctx)
	}, v.tables.play)
}

// let makes four computer players play the next rubber of the evening, calls tell with the number of each deal, and
// returns the state of the evening after it. If it doesn't finish, the rubber goes to the trash.
func (rd reader) let(ctx context.Context, tell func(deal int)) (now offer.Roster, err error) {
	now = offer.Roster(rd.Evening(ctx))
	id, err := rd.Store.NewRubber(rd.Game, 0, nil)
	if err != nil {
		return now, err
	}
	defer func() {
		if err != nil {
			_ = rd.Store.Delete(id) // it stays in the history otherwise
		}
	}()
	rd.Book = false // the user doesn't sit there
	m := match.Match{Journal: rd.Store.Journal(id, rd.Players(rosterSeat, rd.Game).String())}
	for _, seat := range card.Seats {
		m.Players[seat] = rd.Players(rosterSeat, rd.Game)
	}
	deals, board := seating.DealsOf(rd.Deals, bridgestore.Rubber{Rubber: session.Session{Rules: rd.Game}}, id), 0
	if _, err := m.Session(ctx, session.Session{Rules: rd.Game}, func() card.Deal {
		tell(board + 1)
		board++
		return deals(board - 1)
	}); err != nil {
		return now, err
	}
	if err := rd.Store.SetSetting(seating.EveningSetting, now.Evening.With(id).String()); err != nil {
		return now, err
	}
	return offer.Roster(rd.Evening(ctx)), nil
}

// toRoster goes from a rubber of the evening to the home screen, where the next one is offered.
func (v *evenings) toRoster() {
	v.opens = true
	v.window.ShowHome()
}
