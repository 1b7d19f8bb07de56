package card

import (
	"iter"
	"math/bits"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Holding is the set of ranks that a hand holds in one suit: bit r is rank r.
type Holding uint32

// Has reports whether the holding has rank r.
func (h Holding) Has(r Rank) bool { return h>>r&1 != 0 }

// Len returns the number of ranks, 0 to 17.
func (h Holding) Len() int { return bits.OnesCount32(uint32(h)) }

// Top returns the highest rank, or 0 if there is none.
func (h Holding) Top() Rank {
	if h == 0 {
		return 0
	}
	return Rank(bits.Len32(uint32(h)) - 1)
}

// Bottom returns the lowest rank, or 0 if there is none.
func (h Holding) Bottom() Rank {
	if h == 0 {
		return 0
	}
	return Rank(bits.TrailingZeros32(uint32(h)))
}

// Above returns the ranks higher than r.
func (h Holding) Above(r Rank) Holding { return h &^ (1<<(r+1) - 1) }

// Below returns the ranks lower than r.
func (h Holding) Below(r Rank) Holding { return h & (1<<r - 1) }

// With returns the holding with rank r added.
func (h Holding) With(r Rank) Holding { return h | 1<<r }

// Without returns the holding with rank r taken out.
func (h Holding) Without(r Rank) Holding { return h &^ (1 << r) }

// Ranks yields the ranks from the highest down.
func (h Holding) Ranks() iter.Seq[Rank] {
	return func(yield func(Rank) bool) {
		for ; h != 0; h = h.Without(h.Top()) {
			if !yield(h.Top()) {
				return
			}
		}
	}
}

// String lists the ranks' letters from the top; an empty holding is "".
func (h Holding) String() string {
	var b strings.Builder
	for r := range h.Ranks() {
		b.WriteString(r.String())
	}
	return b.String()
}

// Hand is a set of cards: a holding for each suit. The zero Hand is empty.
type Hand [4]Holding

// HandOf returns the hand of the given cards.
func HandOf(cards ...Card) Hand {
	var h Hand
	for _, c := range cards {
		h = h.With(c)
	}
	return h
}

// Has reports whether c is in the hand.
func (h Hand) Has(c Card) bool { return h[c.Suit].Has(c.Rank) }

// Len returns the number of cards.
func (h Hand) Len() int { return h[0].Len() + h[1].Len() + h[2].Len() + h[3].Len() }

// With returns the hand with c added.
func (h Hand) With(c Card) Hand {
	h[c.Suit] = h[c.Suit].With(c.Rank)
	return h
}

// Without returns the hand with c taken out.
func (h Hand) Without(c Card) Hand {
	h[c.Suit] = h[c.Suit].Without(c.Rank)
	return h
}

// Minus returns the hand with all cards of g taken out.
func (h Hand) Minus(g Hand) Hand {
	for s := range h {
		h[s] &^= g[s]
	}
	return h
}

// Union returns the cards of both hands.
func (h Hand) Union(g Hand) Hand {
	for s := range h {
		h[s] |= g[s]
	}
	return h
}

// Suit returns the cards of one suit only.
func (h Hand) Suit(s Suit) Hand {
	var only Hand
	only[s] = h[s]
	return only
}

// All yields the cards, spades first, each suit from the top.
func (h Hand) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for s := len(h) - 1; s >= 0; s-- {
			for r := range h[s].Ranks() {
				if !yield(Card{Suit(s), r}) {
					return
				}
			}
		}
	}
}

// Cards returns the cards, spades first, each suit from the top.
func (h Hand) Cards() []Card {
	cards := make([]Card, 0, h.Len())
	for c := range h.All() {
		cards = append(cards, c)
	}
	return cards
}

// String returns the text form: spades.hearts.diamonds.clubs.
func (h Hand) String() string {
	return h[Spades].String() + "." + h[Hearts].String() + "." + h[Diamonds].String() + "." + h[Clubs].String()
}

// ParseHand reads a hand's text form. Within a suit the ranks may come in any order,
// but none twice.
func ParseHand(text string) (Hand, error) {
	var h Hand
	suits := strings.Split(text, ".")
	if len(suits) != len(h) {
		return Hand{}, &ParseError{What: fault.Say("hand"), Text: text, Why: fault.Say("want four suits with dots between them, as AK.Q..ZL")}
	}
	for i, ranks := range suits {
		s := Spades - Suit(i)
		for j := range len(ranks) {
			r, err := ParseRank(ranks[j : j+1])
			if err != nil {
				return Hand{}, &ParseError{What: fault.Say("hand"), Text: text, Why: fault.Say("no such rank as %.1q", ranks[j:]), Err: err}
			}
			c := Card{s, r}
			if h.Has(c) {
				return Hand{}, &ParseError{What: fault.Say("hand"), Text: text, Why: fault.Say("%v is there twice", c)}
			}
			h = h.With(c)
		}
	}
	return h, nil
}
