package dd

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Each legal card is in one play, whose value agrees with the slow solver.
func TestPlays(t *testing.T) {
	grouped, differ := 0, 0
	for n := range 2_000 {
		p := few(rand.New(rand.NewPCG(2, uint64(n))), sizes(n))
		side := p.Trick.Turn().Side()
		plays, err := Plays(t.Context(), p, Options{})
		if err != nil {
			t.Fatalf("%v\n%s", err, show(p))
		}
		var seen card.Hand
		best := 0
		for _, play := range plays {
			if play.Cards.Len() == 0 || play.Cards.Minus(seen) != play.Cards {
				t.Fatalf("%v among %v\n%s", play.Cards, plays, show(p))
			}
			seen = seen.Union(play.Cards)
			for c := range play.Cards.All() {
				next := after(p, c)
				want := slow(next)
				if side == card.EW {
					want = next.Left() - want
				}
				want += won(p, c, side)
				if play.Tricks != (Bounds{want, want}) {
					t.Fatalf("%v is worth %v; want %d\n%s", c, play.Tricks, want, show(p))
				}
				best = max(best, want)
			}
			if play.Cards.Len() > 1 {
				grouped++
			}
			if play.Tricks != plays[0].Tricks {
				differ++
			}
		}
		if seen != legal(p) {
			t.Fatalf("%v are plays, %v are legal\n%s", seen, legal(p), show(p))
		}
		if b := must(Solve(t.Context(), p, Options{})); b.Min != best {
			t.Fatalf("the best play is worth %d, the position %d\n%s", best, b.Min, show(p))
		}
	}
	if grouped < 300 || differ < 250 {
		t.Errorf("%d plays were of several cards, and %d worth more or less than the first", grouped, differ)
	}
}

// Cards are one play if they touch. They don't if a card between them is in another hand,
// partner's too, or in the trick being played; where it is gone they do.
func TestPlaysGrouped(t *testing.T) {
	for _, tt := range []struct {
		trick               string // led by East
		south, north, other string
		want                string
	}{
		{"", "AKQ...", "J...", "", "[AKQ...]"},
		{"", "AQJ...", "K...", "", "[A... QJ...]"},
		{"", "AQ.32.4.", "T...", "KZ...", "[A... Q... .32.. ..4.]"},
		{"", "A.7.7.2", "2...", "", "[A... .7.. ..7. ...2]"},
		{"SQ", "KJ4...", "...", "", "[K... J4...]"},
		{"SQ", "KJ4...", "T...", "", "[K... J... 4...]"},
		{"S9", "KJ8.AQ..", "...", "", "[KJ... 8...]"},
		{"S9", ".AQ.32.", ".K..", "", "[.A.. .Q.. ..32.]"},
	} {
		trick := bridge.Trick{Leader: card.South}
		if tt.trick != "" {
			trick = bridge.Trick{Leader: card.East}.With(must(card.Parse(tt.trick)))
		}
		p := Position{Trick: trick}
		p.Hands[card.South], p.Hands[card.North] = must(card.ParseHand(tt.south)), must(card.ParseHand(tt.north))
		if tt.other != "" {
			p.Hands[card.West] = must(card.ParseHand(tt.other))
		}
		var got []card.Hand
		for _, play := range p.plays() {
			got = append(got, play.Cards)
		}
		if fmt.Sprint(got) != tt.want {
			t.Errorf("on %s, %s against %s: %v, want %s", tt.trick, tt.south, tt.north, got, tt.want)
		}
	}
}

// With a limit each play has bounds that contain its value.
func TestPlaysBounds(t *testing.T) {
	open, narrowed := 0, 0
	for n := range uint64(30) {
		p := larger(n)
		want := must(Plays(t.Context(), p, Options{}))
		check := func(what string, got []Play) {
			t.Helper()
			if len(got) != len(want) {
				t.Fatalf("%s: %v\n%s", what, got, show(p))
			}
			for i, play := range got {
				exact := want[i].Tricks.Min
				if play.Cards != want[i].Cards || play.Tricks.Min > exact || play.Tricks.Max < exact || play.Tricks.Min < 0 || play.Tricks.Max > p.Left() {
					t.Fatalf("%s: %v; it is %v\n%s", what, play, want[i], show(p))
				}
				if !play.Tricks.Exact() {
					open++
					if play.Tricks != (Bounds{0, p.Left()}) {
						narrowed++
					}
				}
			}
		}
		for _, nodes := range []int{1, 30, 300, 3000} {
			got, err := Plays(t.Context(), p, Options{Nodes: nodes})
			check(fmt.Sprint(nodes, " nodes"), got)
			if err != nil {
				t.Fatal(err)
			}
		}
		for looks := range int64(6) {
			got, err := Plays(cancelAfter(t, looks), p, Options{})
			check(fmt.Sprint(looks, " looks"), got)
			if err != nil && !errors.Is(err, context.Canceled) {
				t.Fatal(err)
			}
		}
	}
	if open < 100 || narrowed < 50 {
		t.Errorf("%d were open, of which something was known about %d", open, narrowed)
	}
}
