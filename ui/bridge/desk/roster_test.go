package desk

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/roster"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/seating"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/sheet"
)

// A cancelled rubber of the others is only in the trash, and the evening's state doesn't change.
func TestTheOthersAreStopped(t *testing.T) {
	d, _ := newDesk(t)
	d.window.fast = true
	d.window.chosen = bridge.Rubber().Name
	d.deals = func(r bridge.Rules, rubber int64) func(int) card.Deal {
		return func(board int) card.Deal { return r.Deck.Seeded(5, rubber, board) }
	}
	e, err := roster.Begin(5)
	if err != nil {
		t.Fatal(err)
	}
	e.Person = 1 // the first to sit out
	if err := d.store.SetSetting(seating.EveningSetting, e.String()); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	now, err := d.reader().let(ctx, func(deal int) {
		if deal == 2 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("the error is %v", err)
	}
	if len(now.Points) > 0 || len(d.reader().Evening(t.Context()).Points) > 0 {
		t.Errorf("the evening stands %v", now)
	}
	rubbers, err := d.store.Rubbers()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rubbers {
		if r.Rules == bridge.Rubber().Name {
			t.Errorf("a rubber of %d boards is left", r.Boards)
		}
	}
}

// If the saved evening can't be read, or one of its rubbers is gone, it is as if it hadn't begun.
func TestADamagedEvening(t *testing.T) {
	d, _ := newDesk(t)
	for _, text := range []string{"{", `{"players":9}`} {
		if err := d.store.SetSetting(seating.EveningSetting, text); err != nil {
			t.Fatal(err)
		}
		if now := d.reader().Evening(t.Context()); now.Evening != nil {
			t.Errorf("%q is read as %v", text, now.Evening)
		}
	}
	if err := d.store.SetSetting(seating.EveningSetting, `{"players":5,"person":2,"sessions":[99999]}`); err != nil {
		t.Fatal(err)
	}
	if now := d.reader().Evening(t.Context()); now.Evening == nil || len(now.Evening.Sessions) > 0 {
		t.Errorf("with a rubber that isn't there: %v", now.Evening)
	}
}

// Player 2 of an evening of five is the user: in the first rubber 2 and 3 play against 4 and 5. When it is over the
// next one is offered on the home screen, which opens the sheet of the evening once.
func TestWhoPlaysInAnEvening(t *testing.T) {
	d, _ := newDesk(t)
	d.window.fast, d.window.chosen = true, bridge.Rubber().Name
	e, err := roster.Begin(5)
	if err != nil {
		t.Fatal(err)
	}
	d.live()
	d.evenings.beginEvening(e)
	d.evenings.playRoster()
	d.untilTable()
	now := d.reader().Evening(t.Context())
	if now.Evening == nil || len(now.Evening.Sessions) != 1 {
		t.Fatalf("the evening is %v", now.Evening)
	}
	want := company.Table{Left: people.All[2], Partner: people.All[1], Right: people.All[3]}
	if got := d.reader().EveningCompany(t.Context(), now.Evening.Sessions[0]); got == nil || *got != want {
		t.Errorf("at the table sit %v, want %v", got, want)
	}
	d.window.leave()
	south := rosterSeat // another rubber takes the place of the one at that table
	id, err := d.store.NewRubber(d.played(), 0, &south)
	if err != nil {
		t.Fatal(err)
	}
	finish(t, d.reader(), id)
	first := *now.Evening
	first.Sessions = []int64{id}
	if err := d.store.SetSetting(seating.EveningSetting, first.String()); err != nil {
		t.Fatal(err)
	}
	after, err := d.reader().let(t.Context(), func(int) {})
	if err != nil || after.Evening == nil {
		t.Fatalf("the evening is %v, %v", after.Evening, err)
	}
	now = seating.Evening(after)
	sums, err := d.store.Summaries(t.Context(), now.Evening.Sessions)
	if err != nil || len(sums) != 2 {
		t.Fatalf("the rubbers are %v, %v", sums, err)
	}
	if got := []([2]int){sums[0].Points, sums[1].Points}; !slices.Equal(now.Points, got) || !sums[1].Watched || sums[0].Watched {
		t.Errorf("points are %v, those of the rubbers %v", now.Points, got)
	}
	d.evenings.toRoster()
	for _, want := range []int{1, 0} {
		o, err := d.Offer(d.window.chosen)(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		h := &home{}
		o.Offer(h)
		if o.Shown(); !d.window.home || h.sheets != want {
			t.Errorf("home is shown: %v, with %d sheets, want %d", d.window.home, h.sheets, want)
		}
	}
}

// finish has computer players play the user's rubber of the evening to its end.
func finish(t *testing.T, rd reader, id int64) {
	t.Helper()
	m := match.Match{Journal: rd.Store.Journal(id, "beginner")}
	for _, seat := range card.Seats {
		m.Players[seat] = rd.Players(seat, rd.Game)
	}
	board := -1
	_, err := m.Session(t.Context(), session.Session{Rules: rd.Game}, func() card.Deal {
		board++
		return rd.Deals(rd.Game, id)(board)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// home is a home screen that counts the sheets that are laid on it.
type home struct{ sheets int }

func (h *home) Push(sheet.Sheet)   { h.sheets++ }
func (h *home) Remove(sheet.Sheet) { h.sheets-- }
func (h *home) Redraw()            {}
