package card

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Deal is the four hands, indexed by [Seat].
type Deal [4]Hand

// Check returns nil if d deals the whole deck, to each seat as many cards, and
// otherwise an error that names the first card or seat at fault.
func (d Deal) Check(deck Deck) error {
	for c := range deck.Hand().All() {
		var owners fault.Phrase
		n := 0
		for _, s := range Seats {
			if !d[s].Has(c) {
				continue
			}
			if n++; n == 1 {
				owners = fault.Say("%v", s)
			} else {
				owners = fault.Say("%v and %v", owners, s)
			}
		}
		switch {
		case n == 0:
			return fault.Errorf("nobody has %v", c)
		case n > 1:
			return fault.Errorf("%v is dealt to %v", c, owners)
		}
	}
	for _, s := range Seats {
		if extra := d[s].Minus(deck.Hand()); extra.Len() > 0 {
			return fault.Errorf("%v of %v is not in a deck of %d", extra.Cards()[0], s, deck.Len())
		}
		if d[s].Len() != deck.HandLen() {
			return fault.Errorf("%v has %d cards, want %d", s, d[s].Len(), deck.HandLen())
		}
	}
	return nil
}

// String returns the text form from North: N:hand hand hand hand.
func (d Deal) String() string {
	return fmt.Sprintf("N:%v %v %v %v", d[North], d[East], d[South], d[West])
}

// ParseDeal reads a deal's text form, from any seat. It checks that no card is there
// twice; use [Deal.Check] to see that a whole deck is dealt.
func ParseDeal(text string) (Deal, error) {
	var d Deal
	first, hands, ok := strings.Cut(text, ":")
	if !ok {
		return Deal{}, &ParseError{What: fault.Say("deal"), Text: text, Why: fault.Say("want a seat and a colon first, as N:")}
	}
	seat, err := ParseSeat(first)
	if err != nil {
		return Deal{}, &ParseError{What: fault.Say("deal"), Text: text, Why: fault.Say("no such seat"), Err: err}
	}
	fields := strings.Fields(hands)
	if len(fields) != len(d) {
		return Deal{}, &ParseError{What: fault.Say("deal"), Text: text, Why: fault.Say("it has %d hands, want 4", len(fields))}
	}
	var seen Hand
	for i, f := range fields {
		h, err := ParseHand(f)
		if err != nil {
			return Deal{}, &ParseError{What: fault.Say("deal"), Text: text, Why: fault.Say("%s", err), Err: err}
		}
		for c := range h.All() {
			if seen.Has(c) {
				return Deal{}, &ParseError{What: fault.Say("deal"), Text: text, Why: fault.Say("%v is there twice", c)}
			}
		}
		seen = seen.Union(h)
		d[seat.Next(i)] = h
	}
	return d, nil
}
