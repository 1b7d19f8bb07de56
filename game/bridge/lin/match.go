package lin

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
)

// outcome is a contract and declarer's tricks.
type outcome struct {
	contract bridge.Contract
	tricks   int
}

// results are those of a match, by turns of the open and the closed room.
type results struct {
	first int // board
	all   []string
}

// readMatch reads the value of vg: title, part, kind of scoring, first and last board, and then the teams and what they
// had.
func readMatch(text string) (title string, r results) {
	parts := strings.Split(text, ",")
	var words []string
	for _, i := range []int{0, 1, 5, 7} { // and the teams
		if i < len(parts) && value(parts[i]) != "" {
			words = append(words, value(parts[i]))
		}
	}
	r.first = 1
	if len(parts) > 3 {
		if n, err := strconv.Atoi(strings.TrimSpace(parts[3])); err == nil && n > 0 {
			r.first = n
		}
	}
	return strings.Join(words, ", "), r
}

// of returns the result of a board, or nil if it isn't known.
func (r results) of(room Room, number int) *outcome {
	first := max(r.first, 1)
	at := 2 * (number - first)
	if room == ClosedRoom {
		at++
	}
	if room == NoRoom || number < first || at >= len(r.all) {
		return nil
	}
	return readOutcome(r.all[at])
}

// readOutcome reads a result: 3NS=, 4HXE-2, 1NW+1. It is nil for what is none.
func readOutcome(text string) *outcome {
	text = packed(text)
	end := strings.IndexAny(text, "=+-")
	if end < 3 {
		return nil
	}
	given := text[:end]
	c, err := bridge.ParseContract(strings.Replace(given[:end-1], "NT", "N", 1) + "-" + given[end-1:])
	if err != nil || c.PassedOut() {
		return nil
	}
	over := 0
	if text[end:] != "=" {
		if over, err = strconv.Atoi(text[end:]); err != nil {
			return nil
		}
	}
	tricks := bridge.Duplicate().Needs(c.Level) + over
	if tricks < 0 || tricks > bridge.Duplicate().Tricks() {
		return nil
	}
	return &outcome{c, tricks}
}

// outcomeText returns a result as it is read, or "" if it isn't known.
func outcomeText(g Game) string {
	b := g.Board
	c, tricks := b.Contract(), 0
	switch {
	case b.Phase() != bridge.Finished && g.Made == nil:
		return ""
	case b.Phase() != bridge.Finished:
		c, tricks = g.Made.Contract, g.Made.Tricks
	case !c.PassedOut():
		tricks = b.DeclarerTricks()
	}
	switch {
	case c.PassedOut():
		return "PASS"
	case tricks < 0:
		return ""
	}
	over := "="
	if n := tricks - b.Rules.Needs(c.Level); n != 0 {
		over = fmt.Sprintf("%+d", n)
	}
	contract, declarer, _ := strings.Cut(c.String(), "-")
	return contract + declarer + over
}
