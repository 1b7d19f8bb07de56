package bridge_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func TestView(t *testing.T) {
	for _, tt := range []struct {
		before string
		seat   card.Seat
		sees   string // seats whose cards the view shows
	}{
		{"", card.South, "S"},
		{"1N Pass Pass", card.East, "E"},
		{"1N Pass Pass Pass", card.South, "S"}, // dummy isn't open yet
		{"1N Pass Pass Pass", card.West, "W"},
		{"1N Pass Pass Pass SJ", card.South, "NS"},
		{"1N Pass Pass Pass SJ", card.East, "NE"},
		{"1N Pass Pass Pass SJ", card.West, "NW"},
		{"1N Pass Pass Pass SJ", card.North, "N"}, // dummy sees no more than himself
		{"1N Pass Pass Pass SJ SA S4 S3", card.East, "NE"},
	} {
		b := after(t, board(stripes), tt.before)
		v := b.View(tt.seat)
		sees := ""
		unseen := card.Deck68.Hand()
		for _, s := range card.Seats {
			hand, ok := v.Hand(s)
			held, _ := v.Hand(s)
			dealt := held.Union(v.Played(s))
			unseen = unseen.Minus(b.Played(s))
			switch {
			case ok && (hand != b.Hand(s) || dealt != b.Deal[s]):
				t.Errorf("after %q %v sees %v, dealt %v, of %v", tt.before, tt.seat, hand, dealt, s)
			case !ok && (hand != card.Hand{} || dealt != b.Played(s)):
				t.Errorf("after %q %v can't see %v, and yet its hand is %v of %v", tt.before, tt.seat, s, hand, dealt)
			case ok:
				sees += s.String()
				unseen = unseen.Minus(hand)
			}
		}
		if sees != tt.sees || v.Own() != b.Hand(tt.seat) || v.Unseen() != unseen {
			t.Errorf("after %q %v sees %s and not %v; want %s and not %v", tt.before, tt.seat, sees, v.Unseen(), tt.sees, unseen)
		}
	}
}

// A view lists the legal acts for the player to act, and has an answer for everyone else.
func TestViewLegal(t *testing.T) {
	b := after(t, board(stripes), "1N Pass Pass Pass SJ")
	for seat, want := range map[card.Seat]string{
		card.South: "AM951...", // dummy's cards, for declarer
		card.East:  "AM951...", // a viewer who sees dummy
		card.North: "AM951...",
	} {
		if got := b.View(seat).LegalPlays(); got.String() != want {
			t.Errorf("%v sees %v as legal, want %s", seat, got, want)
		}
	}
	b = after(t, b, "SA")
	if got := b.View(card.South).LegalPlays(); got != (card.Hand{}) {
		t.Errorf("South sees East's legal cards: %v", got)
	}
	v := b.View(card.East)
	if got := v.LegalPlays().String(); got != "KZ84..." || v.LegalCalls() != nil {
		t.Errorf("East may play %v or call %v", got, v.LegalCalls())
	}
	if err := v.Check(events("SK")[0]); err != nil {
		t.Error(err)
	}
	if err := v.Check(events("HA")[0]); err == nil {
		t.Error("East may revoke")
	}
	if got := board(stripes).View(card.South); got.LegalPlays() != (card.Hand{}) || len(got.LegalCalls()) != 46 {
		t.Errorf("in the auction: plays %v, calls %v", got.LegalPlays(), got.LegalCalls())
	}
}

// Exchanging the cards that a seat can't see leaves its view unchanged at any moment of a board: nothing that
// it is given can depend on them.
func TestViewHidesTheRest(t *testing.T) {
	r := source(3)
	exchanged, shuffled := 0, 0
	for seed := range uint64(20) {
		whole := wholeBoard(100 + seed)
		for n := 0; n <= len(whole.Events()); n += 1 + r.IntN(4) {
			b := whole.Prefix(n)
			for _, seat := range card.Seats {
				other, mixed := exchange(r, b, seat)
				if other.Deal == b.Deal {
					continue
				}
				exchanged++
				if mixed {
					shuffled++
				}
				if !reflect.DeepEqual(other.View(seat), b.View(seat)) {
					t.Fatalf("after %v the view of %v tells %v from %v", b.Events(), seat, other.Deal, b.Deal)
				}
				// The test isn't empty: someone sees the difference.
				if !slices.ContainsFunc(card.Seats[:], func(s card.Seat) bool {
					return !reflect.DeepEqual(other.View(s), b.View(s))
				}) {
					t.Fatalf("nobody sees that %v is not %v", other.Deal, b.Deal)
				}
			}
		}
	}
	if exchanged < 1000 || shuffled < 200 {
		t.Errorf("%d exchanges, %d of them shuffles; too few to mean something", exchanged, shuffled)
	}
}

// exchange returns a board with the same events on which the remaining cards that seat can't see are held by
// others. If a shuffle of all of them isn't consistent with the events, it exchanges cards of one suit, which
// always is.
func exchange(r *rand.Rand, b bridge.Board, seat card.Seat) (other bridge.Board, shuffled bool) {
	var hidden []card.Seat
	for _, s := range card.Seats {
		if _, ok := b.View(seat).Hand(s); !ok {
			hidden = append(hidden, s)
		}
	}
	deal, unseen := b.Deal, b.View(seat).Unseen().Cards()
	r.Shuffle(len(unseen), func(i, j int) { unseen[i], unseen[j] = unseen[j], unseen[i] })
	for _, s := range hidden {
		n := b.Hand(s).Len()
		deal[s] = b.Played(s).Union(card.HandOf(unseen[:n]...))
		unseen = unseen[n:]
	}
	if other, err := must(bridge.NewBoard(b.Rules, deal, b.Dealer, b.Vul)).Replay(b.Events()); err == nil {
		return other, true
	}

	deal = b.Deal
	one, two := hidden[0], hidden[1]
	for _, suit := range card.Suits {
		if x, y := b.Hand(one).Suit(suit), b.Hand(two).Suit(suit); x.Len() > 0 && y.Len() > 0 {
			cx, cy := x.Cards()[0], y.Cards()[0]
			deal[one] = deal[one].Without(cx).With(cy)
			deal[two] = deal[two].Without(cy).With(cx)
		}
	}
	return must(must(bridge.NewBoard(b.Rules, deal, b.Dealer, b.Vul)).Replay(b.Events())), false
}
