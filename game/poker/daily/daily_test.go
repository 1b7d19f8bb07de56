package daily

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
)

func date(text string) time.Time {
	d, err := time.Parse(time.DateOnly, text)
	if err != nil {
		panic(err)
	}
	return d
}

// The hand of a day is the same for ever: on another machine and in another version.
func TestTheHandStays(t *testing.T) {
	for day, want := range map[string]string{
		"2026-11-30": "HTDAD6 CTD2H9 SJHKC3 ",
		"2026-12-01": "DJD2HT DQC9S8 S9H2SA ",
	} {
		g := Game(date(day))
		got := ""
		for _, cards := range Deal(date(day), g.Table()) {
			got += cards[:3].String() + " "
		}
		if got != want {
			t.Errorf("on %s the hand begins with %q, want %q", day, got, want)
		}
		if again := Deal(date(day), Game(date(day)).Table()); again[0].String() != Deal(date(day), g.Table())[0].String() || Game(date(day)).State().Button != g.State().Button {
			t.Errorf("%s: the second time it is another hand", day)
		}
	}
}

// A game is the hand of a day by its name alone.
func TestNames(t *testing.T) {
	if day, ok := Day(Name(date("2026-11-30"))); !ok || !day.Equal(date("2026-11-30")) {
		t.Errorf("the day is %v, %v", day, ok)
	}
	for _, name := range []string{"", "17", "day", "day 2026-13-01", "2026-11-30", "day  2026-11-30"} {
		if day, ok := Day(name); ok {
			t.Errorf("%q is the hand of %v", name, day)
		}
	}
	if name := Game(date("2026-11-30")).State().Game; name != "day 2026-11-30" {
		t.Errorf("the game is named %q", name)
	}
}

// An expert makes the same of a day each time, and what the settlement says; the game is one hand of three.
func TestExpert(t *testing.T) {
	day := date("2026-11-30")
	if table := Game(day).State(); len(table.Players) != 3 || table.Rules.Hands != 1 || table.Rules.BuyIn != table.Players[0].Stack {
		t.Errorf("the table is %+v", table)
	}
	first, err := Expert(t.Context(), day, 2)
	if err != nil {
		t.Fatal(err)
	}
	if second, err := Expert(t.Context(), day, 1); err != nil || first != second {
		t.Errorf("the expert makes %d, then %d (%v)", first, second, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Expert(ctx, day, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("when given up it fails with %v", err)
	}
}

// The points of the user are those of his pairs, whichever place he has in them.
func TestPoints(t *testing.T) {
	day := date("2026-11-28")
	table := Game(day).Table()
	h, err := poker.NewHand(table, Deal(day, table))
	if err != nil {
		t.Fatal(err)
	}
	for !h.Over() {
		seat, _ := h.Turn()
		act, err := Player(seat).Act(t.Context(), h.View(seat))
		if err == nil {
			h, err = h.Apply(act)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	s, want := h.Settle(), 0
	for i, p := range h.Table().Players { // at one chip a point, with stacks that no hand exhausts
		if p.Seat == Person {
			want = s.After[i] - p.Stack
		}
	}
	if got := Points(h); got != want {
		t.Errorf("%d points, but %d chips", got, want)
	}
}
