package ui

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/roster"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/people"
)

// rubberDesk is a desk whose home screen offers rubber bridge.
func rubberDesk(t *testing.T) *desk {
	t.Helper()
	d, _ := newDesk(t)
	d.step(func() {
		d.App.offer(bridge.Rubber().Name)
		d.showHome()
	})
	d.until(isShown[*home.Screen](d))
	return d
}

// finish has computer players play the user's rubber of the evening to its end.
func finish(t *testing.T, rd reader, id int64) {
	t.Helper()
	m := match.Match{Journal: rd.store.Journal(id, "beginner")}
	for _, seat := range card.Seats {
		m.Players[seat] = rd.players(seat, rd.game)
	}
	board := -1
	_, err := m.Session(t.Context(), session.Session{Rules: rd.game}, func() card.Deal {
		board++
		return rd.deals(rd.game, id)(board)
	})
	if err != nil {
		t.Fatal(err)
	}
}

// An evening of five by keys: it is begun, the user's rubber is played with the players whose turn it is, the others play theirs while
// he is out, and the totals are those of the rubbers.
func TestAnEveningOfFive(t *testing.T) {
	d := rubberDesk(t)
	evening := func() (points [][2]int, e *roster.Evening) {
		now := d.reader().evening(t.Context())
		return now.Points, now.Evening
	}
	d.press("c", "Enter")
	d.until(func() bool { _, e := evening(); return e != nil })
	d.press("Enter")
	d.until(isShown[*table.Screen](d))
	_, e := evening()
	if e.Players() != 5 || len(e.Sessions) != 1 {
		t.Fatalf("the evening is %v", e)
	}
	// Player 2 is the user; 2 and 3 play against 4 and 5.
	want := company.Table{Left: people.All[2], Partner: people.All[1], Right: people.All[3]}
	if got := d.reader().rosterCompany(t.Context(), e.Sessions[0]); got == nil || *got != want {
		t.Errorf("at the table sit %v, want %v", got, want)
	}
	id, err := d.store.NewRubber(d.played(), 0, seatPointer(rosterSeat))
	if err != nil {
		t.Fatal(err)
	}
	finish(t, d.reader(), id)
	first := *e
	first.Sessions = []int64{id}
	if err := d.store.SetSetting(rosterSetting, first.String()); err != nil {
		t.Fatal(err)
	}
	d.step(d.toRoster)
	d.until(isShown[*home.Screen](d))
	d.until(func() bool { return strings.Contains(words(d.screen.Content()), "Let the others play rubber 2") })
	d.press("Enter")
	d.until(func() bool { points, _ := evening(); return len(points) == 2 })
	d.until(func() bool { return strings.Contains(words(d.screen.Content()), "Play rubber 3") })
	points, e := evening()
	sums, err := d.store.Summaries(t.Context(), e.Sessions)
	if err != nil {
		t.Fatal(err)
	}
	if got := []([2]int){sums[0].Points, sums[1].Points}; !slices.Equal(points, got) || !sums[1].Watched || sums[0].Watched {
		t.Errorf("points are %v, those of the rubbers %v", points, got)
	}
}

func seatPointer(s card.Seat) *card.Seat { return &s }

// Of a rubber of the others that is cancelled nothing is left but in the trash, and the evening stands as it did.
func TestTheOthersAreStopped(t *testing.T) {
	a, _ := newApp(t)
	a.options.Fast = true
	a.App.settings.Game = bridge.Rubber().Name
	a.options.Deals = func(r bridge.Rules, rubber int64) func(int) card.Deal {
		return func(board int) card.Deal { return r.Deck.Seeded(5, rubber, board) }
	}
	e, err := roster.Begin(5)
	if err != nil {
		t.Fatal(err)
	}
	e.Person = 1 // who is out first
	if err := a.store.SetSetting(rosterSetting, e.String()); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	now, err := a.reader().let(ctx, func(deal int) {
		if deal == 2 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("the error is %v", err)
	}
	if len(now.Points) > 0 || len(a.reader().evening(t.Context()).Points) > 0 {
		t.Errorf("the evening stands %v", now)
	}
	rubbers, err := a.store.Rubbers()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rubbers {
		if r.Rules == bridge.Rubber().Name {
			t.Errorf("a rubber of %d boards is left", r.Boards)
		}
	}
}

// What is kept of the evening can't be read, or a rubber of it has gone: then it is as if that hadn't begun.
func TestADamagedEvening(t *testing.T) {
	a, _ := newApp(t)
	for _, text := range []string{"{", `{"players":9}`} {
		if err := a.store.SetSetting(rosterSetting, text); err != nil {
			t.Fatal(err)
		}
		if now := a.reader().evening(t.Context()); now.Evening != nil {
			t.Errorf("%q is read as %v", text, now.Evening)
		}
	}
	if err := a.store.SetSetting(rosterSetting, `{"players":5,"person":2,"sessions":[99999]}`); err != nil {
		t.Fatal(err)
	}
	if now := a.reader().evening(t.Context()); now.Evening == nil || len(now.Evening.Sessions) > 0 {
		t.Errorf("with a rubber that isn't there: %v", now.Evening)
	}
}
