// Package cases holds bidding systems against what a teacher would bid: hands with the auction so far and the calls that are right.
//
// A list has a case a line:
//
//	statement | hand | auction | accepted calls | source
//
// as in "limit raise | A3.K74.KJ852.842 | 1D P | 3D | common". The hand is spades, hearts, diamonds and clubs; the auction begins with North, has
// every call (P, X and XX are pass, double and redouble) and may be empty. "NS:", "EW:" or "Both:" before it says who is vulnerable; otherwise nobody is. A hand of
// 13 cards is of bridge, one of 17 of Super Bridge, one of 9 of bridge with 36 cards. A line may also be "hand | auction | accepted calls" with any columns behind. Empty lines and lines that begin with # are skipped.
package cases

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// OwnFile is the file in a data folder with the cases that a user has reported.
const OwnFile = "cases.own"

// Case is a hand, what has been called, and the calls that are right.
type Case struct {
	Line      int    // of its list, from 1
	Statement string // what is tested; "" if the list doesn't say
	Hand      card.Hand
	Auction   bridge.Auction
	Vul       bridge.Vulnerability
	Accepted  []bridge.Call // one or more, each legal
	Source    string        // where it says so; "" if the list doesn't say
}

// LineError is a line that is no case.
type LineError struct {
	Line int // from 1
	Err  error
}

// Error implements error.
func (e *LineError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap implements errors.Unwrap.
func (e *LineError) Unwrap() error { return e.Err }

// Rules returns the rules that auctions are for where no hand says more: duplicate bridge with 52 cards.
func Rules() bridge.Rules { return bridge.Duplicate() }

// Rules returns the rules that a case is for, which follow from how many cards its hand has.
func (c Case) Rules() bridge.Rules {
	for _, r := range bidding.Games() {
		if c.Hand.Len() == r.Tricks() {
			return r
		}
	}
	return Rules()
}

// longestLine is the maximum length of a line, in bytes.
const longestLine = 1 << 16

// Read reads a list. Where lines are no cases it returns the others, and the errors of all of them, each a [*LineError], joined.
func Read(r io.Reader) (all []Case, err error) {
	var faults []error
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, longestLine)
	n := 0
	for lines.Scan() {
		n++
		text := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\ufeff"))
		if text == "" || text[0] == '#' {
			continue
		}
		c, err := parse(text)
		if err != nil {
			faults = append(faults, &LineError{n, err})
			continue
		}
		c.Line = n
		all = append(all, c)
	}
	if err := lines.Err(); err != nil {
		faults = append(faults, &LineError{n + 1, err})
	}
	return all, errors.Join(faults...)
}

// parse reads a line.
func parse(text string) (c Case, err error) {
	columns := strings.Split(text, "|")
	for i := range columns {
		columns[i] = strings.TrimSpace(columns[i])
	}
	if strings.Count(columns[0], ".") != 3 { // else it is the hand
		c.Statement, columns = columns[0], columns[1:]
	}
	if len(columns) < 3 {
		return c, errors.New("want statement | hand | auction | accepted calls | source")
	}
	parsed, err := Parse(columns[0], columns[1])
	if err != nil {
		return c, err
	}
	c.Hand, c.Auction, c.Vul = parsed.Hand, parsed.Auction, parsed.Vul
	if c.Accepted, err = ParseCalls(columns[2]); err != nil {
		return c, err
	}
	for _, call := range c.Accepted {
		if err := c.Auction.Check(c.Rules(), call); err != nil {
			return c, err
		}
	}
	if len(c.Accepted) == 0 {
		return c, errors.New("no call is accepted")
	}
	if c.Statement != "" && len(columns) > 3 {
		c.Source = columns[3]
	}
	return c, nil
}

// Parse returns a case without a statement or accepted calls: a hand, and the auction that North has begun, with who is vulnerable before it if anybody is.
func Parse(hand, auction string) (c Case, err error) {
	if c.Hand, err = card.ParseHand(hand); err != nil {
		return c, err
	}
	if have := c.Hand.Len(); have != c.Rules().Tricks() {
		return c, fmt.Errorf("the hand %s has %d cards, want %d", hand, have, Rules().Tricks())
	}
	if vul, rest, ok := strings.Cut(auction, ":"); ok {
		if c.Vul, err = bridge.ParseVulnerability(vul); err != nil {
			return c, err
		}
		auction = rest
	}
	c.Auction, err = ParseAuction(c.Rules(), auction)
	return c, err
}

// ParseAuction reads an auction by some rules that North has begun and that isn't over, as in 1D P 1S P.
func ParseAuction(r bridge.Rules, text string) (a bridge.Auction, err error) {
	a.Dealer = card.North
	for word := range strings.FieldsSeq(text) {
		call, err := parseCall(word)
		if err == nil {
			err = a.Check(r, call)
		}
		if err != nil {
			return a, err
		}
		a.Calls = append(a.Calls, call)
	}
	if a.Over() {
		return a, fmt.Errorf("the auction %s is over", text)
	}
	return a, nil
}

// ParseCalls reads calls with commas, spaces or "or" between them, as in 2D or 3D.
func ParseCalls(text string) (all []bridge.Call, err error) {
	for word := range strings.FieldsSeq(strings.ReplaceAll(strings.ReplaceAll(text, " or ", " "), ",", " ")) {
		call, err := parseCall(word)
		if err != nil {
			return nil, err
		}
		all = append(all, call)
	}
	return all, nil
}

// parseCall reads a call, as in 1D, 1NT, P, Pass, X, D or XX.
func parseCall(word string) (bridge.Call, error) {
	if word == "D" {
		return bridge.Double, nil
	}
	return bridge.ParseCall(word)
}

// Answer is the call that a convention card makes in a case, and whether it is accepted.
type Answer struct {
	Call    bridge.Call
	Meaning bidding.Meaning
	Right   bool
}

// Ask asks what a player calls whose side and whose opponents bid by a card.
func (c Case) Ask(by bidding.Card) Answer {
	a := bidding.Cards{by, by}.Read(&bridge.Table{Rules: c.Rules(), Vul: c.Vul}, c.Auction)
	call, m := a.Choose(c.Hand)
	return Answer{call, m, slices.Contains(c.Accepted, call)}
}

// String returns a case as a line of a list.
func (c Case) String() string {
	calls := func(all []bridge.Call, between string) string {
		var words []string
		for _, call := range all {
			words = append(words, strings.Replace(call.String(), "Pass", "P", 1))
		}
		return strings.Join(words, between)
	}
	columns := []string{c.Statement, c.Hand.String(), calls(c.Auction.Calls, " "), calls(c.Accepted, ",")}
	if c.Vul != bridge.VulNone {
		columns[2] = strings.TrimSpace(fmt.Sprintf("%v: %s", c.Vul, columns[2]))
	}
	if c.Statement == "" {
		columns = columns[1:]
	}
	if c.Source != "" {
		columns = append(columns, c.Source)
	}
	return strings.Join(columns, " | ")
}
