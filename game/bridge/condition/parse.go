package condition

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Fault is an error in a text.
type Fault uint8

// The faults.
const (
	NoPart   Fault = iota // there is nothing between two commas
	NoWho                 // a part doesn't start with a hand or a side
	NoWhat                // nothing can be said about the hand or side with this word
	HandOnly              // the statement is about a hand, and this is a side
	SideOnly              // the statement is about a side, and this is a hand
	NoNumber              // a number is missing
	TooMuch               // the number is above the limit
	Backward              // the range ends below where it starts
	NoBid                 // the game has no such bid
	NoComma               // there is something after the end of a part
	numFaults
)

var faultNames = [numFaults]string{"no-part", "no-who", "no-what", "hand-only", "side-only", "no-number", "too-much", "backward",
	"no-bid", "no-comma"}

// String returns the fault's name, as in "no-number". It never changes.
func (f Fault) String() string {
	if f >= numFaults {
		return fmt.Sprintf("Fault(%d)", uint8(f))
	}
	return faultNames[f]
}

// Faults lists all faults.
func Faults() []Fault {
	var all []Fault
	for f := range numFaults {
		all = append(all, f)
	}
	return all
}

// SyntaxError says where a text isn't a condition, and why.
type SyntaxError struct {
	Fault Fault
	At    int    // the offending character, from 0; the text's length if something is missing at its end
	Word  string // the word there, "" at the end
	Who   Who    // of the part, unless the fault is with it
	What  What   // of the part, from HandOnly on
	Limit int    // the highest number, for TooMuch, or the highest level, for NoBid
}

// Wants returns what may stand in place of the fault, in words of the text form.
func (e *SyntaxError) Wants() fault.Phrase {
	switch e.Fault {
	case NoPart, NoWho:
		return fault.Say("N, E, S, W, NS or EW")
	case NoWhat:
		if e.Who.Side() {
			return fault.Say(".points, .spades, .hearts, .diamonds, .clubs, .longest, .shortest, fit or slam")
		}
		return fault.Say(".points, .spades, .hearts, .diamonds, .clubs, .longest, .shortest, balanced or opens")
	case HandOnly:
		return fault.Say("N, E, S or W")
	case SideOnly:
		return fault.Say("NS or EW")
	case NoNumber:
		return fault.Say("5, 5+ or 5-7")
	case TooMuch:
		return fault.Say("0 to %d", e.Limit)
	case Backward:
		return fault.Say("the lower number first")
	case NoBid:
		return fault.Say("a bid from 1C to %dN", e.Limit)
	}
	return fault.Say("a comma")
}

func (e *SyntaxError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *SyntaxError) Words() fault.Phrase {
	where := fault.Say("character %d, %q", e.At+1, e.Word)
	if e.Word == "" {
		where = fault.Say("at the end")
	}
	switch e.Fault {
	case HandOnly, SideOnly:
		return fault.Say("%s: %v is for %s", where, e.What, e.Wants())
	case NoWhat:
		return fault.Say("%s: after %v want %s", where, e.Who, e.Wants())
	}
	return fault.Say("%s: want %s", where, e.Wants())
}

// ErrUnknownDeck means that there are no conditions on deals of a game's deck, as the players don't know it.
var ErrUnknownDeck = bidding.ErrUnknownDeck

// Parse reads a condition on deals of a game. Words may be in either case, with spaces between words. The error is a
// [*SyntaxError] or [ErrUnknownDeck].
func Parse(r bridge.Rules, text string) (Condition, error) {
	if !bidding.Knows(r) {
		return Condition{}, ErrUnknownDeck
	}
	c := Condition{rules: r}
	p := parser{rules: r, text: text}
	if p.space(); p.at == len(text) {
		return c, nil
	}
	for {
		part, err := p.part()
		if err != nil {
			return Condition{}, err
		}
		c.parts = append(c.parts, part.tidy(r))
		if p.space(); p.at == len(text) {
			return c, nil
		}
		if text[p.at] != ',' {
			return Condition{}, p.fault(NoComma, part)
		}
		p.at++
	}
}

// parser reads a text from a byte on.
type parser struct {
	rules bridge.Rules
	text  string
	at    int
}

// fault returns an error about the next word.
func (p *parser) fault(f Fault, part Part) error {
	p.space()
	e := &SyntaxError{Fault: f, At: utf8.RuneCountInString(p.text[:p.at]), Who: part.Who, What: part.What, Limit: part.Limit(p.rules)}
	if f == NoBid {
		e.Limit = p.rules.Level
	}
	if e.Word = p.peek(); e.Word == "" && p.at < len(p.text) {
		r, _ := utf8.DecodeRuneInString(p.text[p.at:])
		e.Word = string(r)
	}
	return e
}

// space skips spaces.
func (p *parser) space() {
	p.at = len(p.text) - len(strings.TrimLeftFunc(p.text[p.at:], unicode.IsSpace))
}

// peek returns the next word: letters, digits and signs up to a space, a comma or a dot.
func (p *parser) peek() string {
	end := strings.IndexFunc(p.text[p.at:], func(r rune) bool { return unicode.IsSpace(r) || r == ',' || r == '.' })
	if end < 0 {
		return p.text[p.at:]
	}
	return p.text[p.at : p.at+end]
}

// take skips a word, in either case, and reports whether it came next.
func (p *parser) take(word string) bool {
	if !strings.EqualFold(p.peek(), word) {
		return false
	}
	p.at += len(p.peek())
	return true
}

// part reads a part.
func (p *parser) part() (part Part, err error) {
	p.space()
	if p.at == len(p.text) || p.text[p.at] == ',' {
		return part, p.fault(NoPart, part)
	}
	if p.take("not") {
		part.Not = true
		p.space()
	}
	start := p.at
	if part.Who, err = p.who(); err != nil {
		return part, err
	}
	p.space()
	dot := p.at < len(p.text) && p.text[p.at] == '.'
	if dot {
		p.at++
		p.space()
	}
	word := p.at
	if !p.what(&part) || dot != part.What.Counted() {
		p.at = word
		return part, p.fault(NoWhat, part)
	}
	if !part.What.Of(part.Who) {
		p.at = start
		if part.Who.Side() {
			return part, p.fault(HandOnly, part)
		}
		return part, p.fault(SideOnly, part)
	}
	p.space()
	switch {
	case part.What.Counted():
		return part, p.numbers(&part)
	case part.What == Opens:
		return part, p.bid(&part)
	}
	return part, nil
}

// who reads a hand or a side.
func (p *parser) who() (Who, error) {
	for _, w := range Everyone {
		if p.take(w.String()) {
			return w, nil
		}
	}
	return 0, p.fault(NoWho, Part{})
}

// what reads the subject of a part; ok is false if there is none.
func (p *parser) what(part *Part) (ok bool) {
	for suit, name := range suitNames {
		if p.take(name) {
			part.What, part.Suit = Length, card.Suit(suit)
			return true
		}
	}
	for w := range numWhats {
		if w != Length && p.take(w.String()) {
			part.What = w
			return true
		}
	}
	return false
}

// numbers reads 5, 5+ or 5-7; spaces may be round the sign.
func (p *parser) numbers(part *Part) (err error) {
	if part.Range.Min, err = p.number(part); err != nil {
		return err
	}
	part.Range.Max = part.Range.Min
	p.space()
	switch {
	case strings.HasPrefix(p.text[p.at:], "+"):
		p.at++
		part.Range.Max = Most
	case strings.HasPrefix(p.text[p.at:], "-"), strings.HasPrefix(p.text[p.at:], "–"):
		_, size := utf8.DecodeRuneInString(p.text[p.at:])
		p.at += size
		p.space()
		second := p.at
		if part.Range.Max, err = p.number(part); err == nil && part.Range.Max < part.Range.Min {
			p.at = second
			return p.fault(Backward, *part)
		}
	}
	return err
}

// number reads a number up to the limit.
func (p *parser) number(part *Part) (int, error) {
	end := p.at
	for end < len(p.text) && '0' <= p.text[end] && p.text[end] <= '9' {
		end++
	}
	if end == p.at {
		return 0, p.fault(NoNumber, *part)
	}
	n, err := strconv.Atoi(p.text[p.at:end])
	if n > part.Limit(p.rules) || errors.Is(err, strconv.ErrRange) {
		return 0, p.fault(TooMuch, *part)
	}
	p.at = end
	return n, nil
}

// bid reads the bid of an opening, if there is one. A pass isn't an opening.
func (p *parser) bid(part *Part) error {
	word := p.peek()
	if word == "" {
		return nil
	}
	call, err := bridge.ParseCall(word)
	switch {
	case err != nil, call != bridge.Pass && !call.IsBid(), call.Level() > p.rules.Level:
		return p.fault(NoBid, *part)
	case call == bridge.Pass:
		part.Not = !part.Not
	}
	part.Call = call
	p.at += len(word)
	return nil
}
