package guide

import (
	"context"
	"math"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// tricks returns the number of tricks that North and South take in a position that is played on by a line.
func (p position) tricks(t *testing.T, l line) int {
	t.Helper()
	hands, err := card.ParseDeal(p.deal)
	if err != nil {
		t.Fatal(err)
	}
	at := dd.Position{Hands: hands, Trick: bridge.Trick{Leader: l.leader}, Strain: p.strain}
	taken := 0
	for text := range strings.FieldsSeq(l.cards) {
		c, err := card.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		seat := at.Trick.Turn()
		if led, ok := at.Trick.Led(); !at.Hands[seat].Has(c) || ok && c.Suit != led && at.Hands[seat][led].Len() > 0 {
			t.Fatalf("%v can't play %v of %v", seat, c, at.Hands[seat])
		}
		at.Hands[seat] = at.Hands[seat].Without(c)
		if at.Trick = at.Trick.With(c); at.Trick.Full() {
			winner := at.Trick.Winner(p.strain)
			if winner.Side() == card.NS {
				taken++
			}
			at.Trick = bridge.Trick{Leader: winner}
		}
	}
	left := at.Left()
	found, err := dd.Solve(context.Background(), at, dd.Options{})
	if err != nil || !found.Exact() {
		t.Fatalf("%v: %v, %v", p.deal, found, err)
	}
	if at.Trick.Turn().Side() == card.NS {
		return taken + found.Min
	}
	return taken + left - found.Min
}

// The claims of the pictures are true: the solver finds as many tricks, one way and the other.
func TestPicturesAreTrue(t *testing.T) {
	techniques := 0
	for id, p := range pictures {
		if p.best.cards == "" {
			continue
		}
		techniques++
		for _, l := range []line{p.best, p.worse} {
			if got := p.tricks(t, l); got != l.tricks {
				t.Errorf("%s: after %s North and South take %d tricks, not %d", id, l.cards, got, l.tricks)
			}
		}
		if p.best.tricks <= p.worse.tricks {
			t.Errorf("%s: %d tricks are no better than %d", id, p.best.tricks, p.worse.tricks)
		}
	}
	if techniques < 12 {
		t.Errorf("%d pictures are of techniques", techniques)
	}
}

// Each picture of several hands labels them: on the felt, beside the cards and clear of all of them.
func TestPicturesHaveTheLettersOfTheSeats(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	art := widget.NewArt(cardart.Style{})
	plates := func(p position) (all []vector.Shape) {
		d := p.draw(art)
		for _, s := range d.Shapes {
			if low, high := s.Path.Bounds(); math.Abs(high.X-low.X-seatSize) < 0.01 && math.Abs(high.Y-low.Y-seatSize) < 0.01 {
				all = append(all, s)
			}
		}
		return all
	}
	for id, p := range pictures {
		hands, trick, _, err := p.cards()
		if err != nil {
			t.Fatal(err)
		}
		want := 0
		for _, seat := range card.Seats {
			if _, ok := trick.Card(seat); p.hand == "" && (hands[seat].Len() > 0 || ok && hands == [4]card.Hand{}) {
				want++
			}
		}
		got := plates(p)
		if len(got) != want {
			t.Errorf("%s: %d letters, want %d", id, len(got), want)
		}
		for _, s := range got {
			if low, high := s.Path.Bounds(); low.X < rim || low.Y < rim || high.X > fourWidth-rim || high.Y > fourHeight-rim {
				t.Errorf("%s: a letter at %v", id, low)
			}
		}
	}
}
