package record

import (
	"encoding/json"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/fault"
)

// resultLine is a table's result on a deal, in a history. Auction and play are included if known; contract and tricks
// then follow from them.
type resultLine struct {
	Contract string    `json:"contract"`
	Tricks   *int      `json:"tricks,omitempty"`
	Auction  *[]string `json:"auction,omitempty"`
	Play     *[]string `json:"play,omitempty"`
	Claim    *int      `json:"claim,omitempty"`
	pbn.Source
}

// resultLines returns the lines of results.
func resultLines(results []pbn.Result) (lines []resultLine) {
	for _, r := range results {
		l := resultLine{Contract: r.Contract.String(), Source: r.Source}
		if r.Tricks >= 0 {
			l.Tricks = &r.Tricks
		}
		if r.Board != nil {
			did := actsOf(*r.Board)
			l.Auction, l.Play, l.Claim = &did.Auction, &did.Play, did.Claim
		}
		lines = append(lines, l)
	}
	return lines
}

// resultsOf returns the results of lines, for a board without events.
func resultsOf(lines []resultLine, start bridge.Board) (results []pbn.Result, err error) {
	for i, l := range lines {
		r, err := l.result(start)
		if err != nil {
			return nil, fault.Errorf("result %d: %w", i+1, err)
		}
		results = append(results, r)
	}
	return results, nil
}

func (l resultLine) result(start bridge.Board) (pbn.Result, error) {
	c, err := bridge.ParseContract(l.Contract)
	if err != nil {
		return pbn.Result{}, err
	}
	r := pbn.Result{Contract: c, Tricks: -1, Source: l.Source}
	if l.Tricks != nil {
		r.Tricks = *l.Tricks
	}
	if l.Auction != nil && l.Play != nil {
		o, err := (otherLine{acts: acts{Auction: *l.Auction, Play: *l.Play, Claim: l.Claim}}).replay(start)
		if err != nil {
			return pbn.Result{}, err
		}
		r.Board = &o.Board
	}
	return r, CheckResult(r, start)
}

// CheckResult returns an error for a result that is impossible on the board.
func CheckResult(r pbn.Result, start bridge.Board) error {
	c := r.Contract
	switch {
	case c.PassedOut() && r.Tricks != 0:
		return fault.Errorf("%d tricks can't be taken where all have passed", r.Tricks)
	case r.Tricks < -1 || r.Tricks > start.Rules.Tricks():
		return fault.Errorf("%d tricks can't be taken", r.Tricks)
	case c.Level > start.Rules.Level:
		return fault.Errorf("nobody can bid %d", c.Level)
	case r.Board == nil:
		return nil
	case r.Board.Contract() != c:
		return contradicts(fault.Say("the contract"), c, r.Board.Contract())
	case !c.PassedOut() && r.Board.DeclarerTricks() != r.Tricks:
		return contradicts(fault.Say("the number of tricks"), r.Tricks, r.Board.DeclarerTricks())
	}
	return nil
}

// ResultText returns a result as a line of JSON in the form used in a history.
func ResultText(r pbn.Result) (string, error) {
	text, err := json.Marshal(resultLines([]pbn.Result{r})[0])
	return string(text), err
}

// ParseResult parses the output of [ResultText], for a board without events.
func ParseResult(text string, start bridge.Board) (pbn.Result, error) {
	var l resultLine
	if err := json.Unmarshal([]byte(text), &l); err != nil {
		return pbn.Result{}, fault.New("this is no result")
	}
	return l.result(start)
}
