package club

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Result is a table's result on a board.
type Result struct {
	Line  int // where it is in its list, counted from 1
	Board int // counted from 1
	// Seats are the players, or the pairs, which have one number at two seats.
	Seats [4]int
	// Contract and Tricks, which are declarer's, are there if Known.
	Known    bool
	Contract bridge.Contract
	Tricks   int
	Score    int // of North-South less East-West
}

// Side returns who sat at a side: two players, or one pair.
func (r Result) Side(side card.Side) []int {
	a, b := r.Seats[side], r.Seats[card.Seat(side).Partner()]
	if a == b {
		return []int{a}
	}
	return []int{a, b}
}

// played sets contract, tricks and score. The score is that of the board's number: its dealer and vulnerability follow
// from that.
func (r *Result) played(rules bridge.Rules, c bridge.Contract, tricks int) {
	r.Known, r.Contract, r.Tricks = true, c, tricks
	vulnerable := rules.Vulnerability(r.Board - 1).Has(c.Declarer.Side())
	points := rules.Score(c, vulnerable, tricks).Points()
	r.Score = points[card.NS] - points[card.EW]
}

// signs turns signs of suits and doubles into letters.
var signs = strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S", "×", "X", "*", "X", "NT", "N", " ", "", "-", "")

// ParsePlayed reads a contract as people write it on a slip, such as 4S, 3NTx or 4♥××, the seat of its declarer, which may
// also follow the contract, and what was taken: a number of tricks, or = or +1 or -2 against the contract. The contract
// pass needs neither.
func ParsePlayed(rules bridge.Rules, contract, declarer, taken string) (c bridge.Contract, tricks int, err error) {
	written := signs.Replace(strings.ToUpper(strings.TrimSpace(contract)))
	if written == "PASS" || written == "P" || written == "PASSED" || written == "PASSEDOUT" {
		return bridge.Contract{}, 0, nil
	}
	by := strings.ToUpper(strings.TrimSpace(declarer))
	if n := len(written); by == "" && n > 2 && strings.ContainsAny(written[n-1:], "NESW") {
		written, by = written[:n-1], written[n-1:]
	}
	if c, err = bridge.ParseContract(written + "-" + by); err != nil {
		return c, 0, err
	}
	if c.Level > rules.Level {
		return c, 0, fault.Errorf("the highest level of %s is %d, not %d", rules.Name, rules.Level, c.Level)
	}
	tricks, err = parseTaken(taken, rules.Needs(c.Level))
	if err == nil && (tricks < 0 || tricks > rules.Tricks()) {
		err = fault.Errorf("nobody takes %d tricks of %d", tricks, rules.Tricks())
	}
	return c, tricks, err
}

// parseTaken reads a number of tricks, or a difference to what is needed.
func parseTaken(text string, needs int) (int, error) {
	text = strings.NewReplacer("–", "-", "−", "-", " ", "").Replace(text)
	if text == "=" {
		return needs, nil
	}
	n, err := number(strings.TrimPrefix(text, "+"))
	if err != nil {
		return 0, fault.Errorf("%q is no number of tricks: want 10, or =, +1 or -2", text)
	}
	if strings.ContainsAny(text[:1], "+-") {
		return needs + n, nil
	}
	return n, nil
}
