// Package card is the pack and the deal: suits, ranks, cards, hands, decks and
// deals, with their text forms and the number that every deal has.
//
// # Text forms
//
// A card is its suit and its rank, one letter each: SA, HM, DZ, C1. Ranks are
// A K Q J M Z L T 9 … 1, where M is the maid, Z the twelve (dozen), L the eleven
// and T the ten. A hand lists spades, hearts, diamonds and clubs, each from the
// top, with dots between them: AKM97.QT2..ZL8 has no diamonds. The joker is JK. A deal names a
// seat and gives the four hands clockwise from it: N:hand hand hand hand.
//
// # Values
//
// Everything here is a small value that can be compared with ==. The zero Card
// is no card, the zero Hand is empty.
package card

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Card is one card. The zero Card is no card.
type Card struct {
	Suit Suit
	Rank Rank
}

// Joker is the joker, of no suit. Decks and deals of bridge have none.
var Joker = Card{Rank: JokerRank}

const jokerText = "JK"

// String returns the text form, as HM for the maid of hearts and JK for the joker, and "--" for no card.
func (c Card) String() string {
	switch c {
	case Card{}:
		return "--"
	case Joker:
		return jokerText
	}
	return c.Suit.String() + c.Rank.String()
}

// Parse reads a card's text form, in either case.
func Parse(text string) (Card, error) {
	if strings.ToUpper(text) == jokerText {
		return Joker, nil
	}
	if len(text) != 2 {
		return Card{}, &ParseError{What: fault.Say("card"), Text: text, Why: fault.Say("want a suit and a rank, as HM")}
	}
	s, err := ParseSuit(text[:1])
	if err != nil {
		return Card{}, &ParseError{What: fault.Say("card"), Text: text, Why: fault.Say("no such suit"), Err: err}
	}
	r, err := ParseRank(text[1:])
	if err != nil {
		return Card{}, &ParseError{What: fault.Say("card"), Text: text, Why: fault.Say("no such rank"), Err: err}
	}
	return Card{s, r}, nil
}

// ParseError names the text that could not be read, and the reason.
type ParseError struct {
	What fault.Phrase // what was to be read: card, hand, deal, …
	Text string       // the text given
	Why  fault.Phrase // what is wrong with it
	Err  error        // the cause, if a part of the text is to blame
}

func (e *ParseError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *ParseError) Words() fault.Phrase {
	return fault.Say("%q is not a %s: %s", e.Text, e.What, e.Why)
}

// Unwrap returns the cause, or nil.
func (e *ParseError) Unwrap() error { return e.Err }

// index returns the index of the single letter text in letters, in either case, or -1.
func index(letters, text string) int {
	if len(text) != 1 || text == "?" {
		return -1
	}
	return strings.IndexByte(letters, strings.ToUpper(text)[0])
}
