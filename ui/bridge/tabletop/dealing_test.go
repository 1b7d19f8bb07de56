package tabletop

import (
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// cardsOf returns the number of moving cards.
func cardsOf(motions []cardtable.Motion) (n int) {
	for _, m := range motions {
		n += max(m.Sprite.Count, 1)
	}
	return n
}

// A deal goes clockwise from the dealer's left, four or five cards at a time and four times round the table, all from
// one place, and takes no longer than a second and a half with its shuffle.
func TestADealGoesRoundInPackets(t *testing.T) {
	g := NewGeometry(1280, 800)
	for _, dealer := range card.Seats {
		for _, person := range card.Seats {
			b := board(t, 3, "")
			b.Dealer = dealer
			m := modelOf(t, b, person, true)
			motions := cardtable.Motions(cardtable.Scene{}, NewScene(m, g, card.Card{}))
			type packet struct {
				hand  string
				cards int
			}
			var packets []packet
			for i, mo := range motions {
				x, y := mo.From.Centre()
				if fx, fy := motions[0].From.Centre(); abs(x-fx)+abs(y-fy) > 0.01 {
					t.Errorf("%v deals from two places", dealer)
				}
				if i > 0 && mo.Delay < motions[i-1].Delay {
					t.Errorf("%s leaves before the card that it lies on", mo.Sprite.Key)
				}
				if n := len(packets); n == 0 || packets[n-1].hand != mo.Sprite.Hand {
					packets = append(packets, packet{hand: mo.Sprite.Hand})
				}
				packets[len(packets)-1].cards += max(mo.Sprite.Count, 1)
			}
			var want []packet
			for round := range 4 {
				for i := range 4 {
					want = append(want, packet{dealer.Next(1 + i).String(), []int{4, 4, 4, 5}[round]})
				}
			}
			if !slices.Equal(packets, want) {
				t.Errorf("%v deals %v, want %v", dealer, packets, want)
			}
			if took := cardtable.Span(motions) + sound.ShuffleTime; took > 1500*time.Millisecond {
				t.Errorf("a deal takes %v", took)
			}
			if seen := slices.DeleteFunc(slices.Clone(motions), func(m cardtable.Motion) bool { return m.Hidden }); len(seen) != 1 || !seen[0].Sprite.Down {
				t.Errorf("%d pictures lie on the pack", len(seen))
			}
		}
	}
}

// The packets of a hidden hand end where its cards are.
func TestPacketsBecomeAHand(t *testing.T) {
	g := NewGeometry(1280, 800)
	m := modelOf(t, board(t, 3, ""), card.South, true)
	for _, seat := range []card.Seat{card.West, card.North, card.East} {
		spots, n := g.backSpots(m.PlaceOf(seat), 17), 0
		for _, mo := range cardtable.Motions(cardtable.Scene{}, NewScene(m, g, card.Card{})) {
			if mo.Sprite.Hand != seat.String() {
				continue
			}
			if from := spots[n]; mo.To.X != from.X || mo.To.Y != from.Y {
				t.Errorf("%v: a packet of %d comes to %v, want %v", seat, mo.Sprite.Count, mo.To, from)
			}
			n += mo.Sprite.Count
			if last, want := mo.Sprite.Card(mo.Sprite.Count-1), spots[n-1]; abs(last.X-want.X)+abs(last.Y-want.Y)+abs(last.W-want.W)+abs(last.H-want.H) > 0.01 {
				t.Errorf("%v: the last card of a packet lies at %v, want %v", seat, last, want)
			}
		}
		if n != 17 {
			t.Errorf("%v gets %d cards", seat, n)
		}
	}
}
