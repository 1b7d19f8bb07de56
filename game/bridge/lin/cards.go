package lin

import (
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// turns are the seats in the order in which LIN lists them.
var turns = [4]card.Seat{card.South, card.West, card.North, card.East}

// hands holds the hands of the field md.
type hands struct {
	line   int
	dealer *card.Seat // nil if it isn't said
	given  [4]bool    // which hands have cards, by seat
	deal   card.Deal
	hidden bool // a card is not named
}

// any reports whether any hand is given.
func (h hands) any() bool { return h.given != [4]bool{} || h.hidden }

// readHands reads the value of md.
func readHands(line int, value string) (h hands, err error) {
	h.line = line
	text := packed(value)
	if text == "" {
		return h, nil
	}
	if text[0] >= '0' && text[0] <= '9' {
		if n := int(text[0] - '0'); n > 4 {
			return h, fault.Errorf("the dealer is given as %d: want 1 South, 2 West, 3 North or 4 East", n)
		} else if n > 0 {
			h.dealer = &turns[n-1]
		}
		text = text[1:]
	}
	var seen card.Hand
	for i, hand := range strings.Split(text, ",") {
		if hand == "" {
			continue
		}
		if i >= len(turns) {
			return h, fault.New("there are more than four hands")
		}
		seat := turns[i]
		cards, hidden, err := readCards(hand)
		if err != nil {
			return h, fault.Errorf("the hand of %v: %w", seat, err)
		}
		for _, c := range cards {
			if seen.Has(c) {
				return h, fault.Errorf("%v is there twice", c)
			}
			seen, h.deal[seat] = seen.With(c), h.deal[seat].With(c)
		}
		if len(cards) > card.Deck52.HandLen() {
			return h, fault.Errorf("the hand of %v has %d cards", seat, len(cards))
		}
		h.hidden = h.hidden || hidden
		h.given[seat] = len(cards) > 0
	}
	return h, nil
}

// whole returns the deal. A hand that is left out has the cards that the others haven't. It fails if not all cards are given.
func (h hands) whole() (card.Deal, error) {
	missing, cards, rest := -1, 0, card.Deck52.Hand()
	for _, seat := range card.Seats {
		cards, rest = cards+h.deal[seat].Len(), rest.Minus(h.deal[seat])
		if !h.given[seat] {
			missing = int(seat)
		}
	}
	switch {
	case h.hidden:
		return card.Deal{}, fault.New("not all of its cards are shown")
	case cards == 52:
	case missing < 0 || cards != 39:
		return card.Deal{}, fault.New("not all hands are given")
	default:
		h.deal[missing] = rest
	}
	if err := h.deal.Check(card.Deck52); err != nil {
		return card.Deal{}, fault.New("not all hands have 13 cards")
	}
	return h.deal, nil
}

// readCards reads cards in capital letters, each with its suit before it or before one of those that come before it:
// S2, SAKQ, S2D5. Hidden reports whether one of them, an X, has no rank.
func readCards(text string) (cards []card.Card, hidden bool, err error) {
	var suit card.Suit
	known := false
	text = strings.ReplaceAll(strings.ReplaceAll(text, "10", "T"), ".", "")
	for i, r := range text {
		letter := string(r)
		if s, err := card.ParseSuit(letter); err == nil {
			suit, known = s, true
			continue
		}
		c, err := card.Parse(suit.String() + letter)
		switch {
		case !known:
			return nil, false, fault.Errorf("%.20q doesn't begin with a suit, S, H, D or C", text)
		case r == 'X':
			hidden = true
		case err != nil || !card.Deck52.Has(c):
			return nil, false, fault.Errorf("%q, the letter %d of %.20q, is no rank: want A K Q J T 9 to 2", letter, i+1, text)
		default:
			cards = append(cards, c)
		}
	}
	return cards, hidden, nil
}
