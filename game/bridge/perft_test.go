package bridge_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// perft counts the ways in which a board can continue for depth events, or to its end; claims are not
// counted.
func perft(t *testing.T, b bridge.Board, depth int) int {
	if depth == 0 || b.Phase() == bridge.Finished {
		return 1
	}
	v := b.View(b.Actor())
	n := 0
	for _, c := range v.LegalCalls() {
		n += perft(t, applied(t, b, bridge.Called(c)), depth-1)
	}
	for c := range v.LegalPlays().All() {
		n += perft(t, applied(t, b, bridge.Played(c)), depth-1)
	}
	return n
}

func applied(t *testing.T, b bridge.Board, e bridge.Event) bridge.Board {
	t.Helper()
	next, err := b.Apply(e)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// Auctions of one to three calls, with b bids. After a first pass everything starts over; after a first bid
// come the pass, the double or a higher bid; and so on.
func TestPerftAuction(t *testing.T) {
	for _, tt := range []struct {
		board bridge.Board
		bids  int
	}{{board(stripes), 45}, {board52(), 35}} {
		b := tt.bids
		pairs := b * (b - 1) / 2             // two bids, each above the last
		triples := b * (b - 1) * (b - 2) / 6 // three of them
		bidPass := b + pairs                 // bid, pass, then: pass | bid
		bidDouble := 2*b + pairs             // bid, double, then: pass, redouble | bid
		bidBid := 2*pairs + triples          // bid, bid, then: pass, double | bid
		two := 1 + b + (2*b + pairs)         // pass-pass, pass-bid | bid and what follows
		three := two + bidPass + bidDouble + bidBid
		for depth, want := range []int{1, 1 + b, two, three} {
			if got := perft(t, tt.board, depth); got != want {
				t.Errorf("%d bids, depth %d: %d auctions, want %d", b, depth, got, want)
			}
		}
	}
}

// tiny returns a board with a small pack, in which a contract at the one level needs one trick.
func tiny(deal, calls string) bridge.Board {
	r := bridge.SuperBridge()
	r.Book = 0
	d := must(card.ParseDeal(deal))
	r.Deck.Ranks = d[0][0] | d[1][0] | d[2][0] | d[3][0]
	b := must(bridge.NewBoard(r, d, card.South, bridge.VulNone))
	return must(b.Replay(events(calls)))
}

// Complete plays of small boards.
func TestPerftPlay(t *testing.T) {
	for _, tt := range []struct {
		name string
		deal string
		want int
	}{
		// Nobody can ever follow suit: each plays his cards in any order.
		{"a suit each, 2 cards", "N:AK... .AK.. ..AK. ...AK", 2 * 2 * 2 * 2},
		{"a suit each, 3 cards", "N:AKQ... .AKQ.. ..AKQ. ...AKQ", 6 * 6 * 6 * 6},
		// Everybody must always follow suit: only the leader has a choice.
		{"one of each suit", "N:A.K.Q.J K.Q.J.A Q.J.A.K J.A.K.Q", 4 * 3 * 2 * 1},
	} {
		for _, calls := range []string{"1N Pass Pass Pass", "1S Pass Pass Pass", "1C Pass Pass Pass"} {
			b := tiny(tt.deal, calls)
			if got := perft(t, b, 100); got != tt.want {
				t.Errorf("%s at %v: %d plays, want %d", tt.name, b.Contract(), got, tt.want)
			}
		}
	}
}

// Random small boards against a count that uses nothing from the package.
func TestPerftRandom(t *testing.T) {
	r := source(5)
	pinned := map[int]int{0: 62, 1: 44, 2: 960} // lest both counts go wrong in the same way
	for i := range 60 {
		deck := card.Deck{Ranks: card.Holding(0).With(card.Ace).With(card.Maid).With(card.One)}
		strain := bridge.Strains[i%5].String()
		b := tiny(deck.Shuffle(r).String(), "1"+strain+" Pass Pass Pass")
		want := slowPerft(b.Deal, b.Contract())
		if got := perft(t, b, 100); got != want || pinned[i] != 0 && got != pinned[i] {
			t.Errorf("%v at %v: %d plays, want %d (pinned %d)", b.Deal, b.Contract(), got, want, pinned[i])
		}
	}
}

// slowPerft counts the plays of a deal with lists of numbers: a card is 100 times its suit plus its rank.
func slowPerft(deal card.Deal, c bridge.Contract) int {
	var hands [4][]int
	for s, h := range deal {
		for _, x := range h.Cards() {
			hands[s] = append(hands[s], 100*int(x.Suit)+int(x.Rank))
		}
	}
	return slowPlays(hands, (int(c.Declarer)+1)%4, nil, int(c.Strain))
}

func slowPlays(hands [4][]int, leader int, trick []int, trump int) int {
	if len(trick) == 4 {
		best := 0
		for i, c := range trick {
			follows, trumps := c/100 == trick[best]/100, c/100 == trump && trick[best]/100 != trump
			if follows && c > trick[best] || trumps {
				best = i
			}
		}
		return slowPlays(hands, (leader+best)%4, nil, trump)
	}
	seat := (leader + len(trick)) % 4
	if len(hands[seat]) == 0 {
		return 1
	}
	can := hands[seat]
	if len(trick) > 0 {
		var same []int
		for _, c := range can {
			if c/100 == trick[0]/100 {
				same = append(same, c)
			}
		}
		if len(same) > 0 {
			can = same
		}
	}
	n := 0
	for _, c := range can {
		next := hands
		next[seat] = nil
		for _, x := range hands[seat] {
			if x != c {
				next[seat] = append(next[seat], x)
			}
		}
		n += slowPlays(next, leader, append(append([]int(nil), trick...), c), trump)
	}
	return n
}
