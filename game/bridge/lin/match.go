package lin

import (
	"fmt"
	"slices"
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
	line    int    // where they are
	kind    string // of scoring: I is IMPs
	first   int    // board
	all     []string
	numbers []int    // of the boards, where they don't follow on each other
	scores  []string // what each has scored, as the file says it
	names   []string // of those who sat at each table
	used    map[int]bool
	boards  map[int]board // that came with their hands, by number
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
	if len(parts) > 2 {
		r.kind = strings.ToUpper(strings.TrimSpace(parts[2]))
	}
	r.first = 1
	if len(parts) > 3 {
		if n, err := strconv.Atoi(strings.TrimSpace(parts[3])); err == nil && n > 0 {
			r.first = n
		}
	}
	return strings.Join(words, ", "), r
}

// at returns the index of a board's result, or -1.
func (r results) at(room Room, number int) int {
	at := 2 * (number - max(r.first, 1))
	if len(r.numbers) > 0 {
		at = 2 * slices.Index(r.numbers, number)
	}
	if room == ClosedRoom {
		at++
	}
	if room == NoRoom || at < 0 {
		return -1
	}
	return at
}

// of returns the result of a board, or nil if it isn't known, and its score.
func (r *results) of(room Room, number int) (known *outcome, score string) {
	at := r.at(room, number)
	if at < 0 {
		return nil, ""
	}
	if r.used == nil {
		r.used = map[int]bool{}
	}
	r.used[at] = true
	if at < len(r.scores) {
		score = r.scores[at]
	}
	if at < len(r.all) {
		known = readOutcome(r.all[at])
	}
	return known, score
}

// keep keeps a board for those of its results that come without it.
func (r *results) keep(d board) {
	if len(r.all) == 0 || d.number == 0 {
		return
	}
	if r.boards == nil {
		r.boards = map[int]board{}
	}
	if _, ok := r.boards[d.number]; !ok && len(r.boards) < mostResults {
		r.boards[d.number] = board{line: r.line, number: d.number, names: d.names, hands: d.hands, vul: d.vul}
	}
}

// unused returns the rooms of boards that have a result and did not come themselves, and how many results have no deal.
func (r *results) unused() (rooms []board, left int) {
	for at, text := range r.all {
		if r.used[at] || readOutcome(text) == nil {
			continue
		}
		number := max(r.first, 1) + at/2
		if len(r.numbers) > 0 {
			if number = 0; at/2 < len(r.numbers) {
				number = r.numbers[at/2]
			}
		}
		found, ok := r.boards[number]
		if !ok {
			left++
			continue
		}
		if found.room = OpenRoom; at%2 == 1 {
			found.room = ClosedRoom
		}
		rooms = append(rooms, found)
	}
	return rooms, left
}

// readOutcome reads a result: 3NS=, 4HXE-2, 1NW+1. It is nil for what is none.
func readOutcome(text string) *outcome {
	text = packed(text)
	if text == "PASS" {
		return &outcome{}
	}
	end := strings.IndexAny(text, "=+-")
	if end < 3 {
		return nil
	}
	given := strings.TrimRight(text[:end], "X") // which may follow declarer
	if len(given) < 3 {
		return nil
	}
	doubled := text[len(given):end]
	declarer := given[len(given)-1:]
	c, err := bridge.ParseContract(strings.Replace(given[:len(given)-1], "NT", "N", 1) + doubled + "-" + declarer)
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
