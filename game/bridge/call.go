package bridge

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Call is a pass, a double, a redouble or a bid. Bids compare as the rules rank them:
// a > b means that a is higher. The zero Call is a pass.
type Call uint8

// The calls that are not bids.
const (
	Pass Call = iota
	Double
	Redouble
	firstBid
)

// Bid returns the bid of level (1 or more) in strain.
func Bid(level int, strain Strain) Call {
	return firstBid + Call((level-1)*len(Strains)+int(strain))
}

// IsBid reports whether c names a level and a strain.
func (c Call) IsBid() bool { return c >= firstBid }

// Level returns the level of a bid, and 0 for any other call.
func (c Call) Level() int {
	if !c.IsBid() {
		return 0
	}
	return int(c-firstBid)/len(Strains) + 1
}

// Strain returns the strain of a bid. It means nothing for other calls.
func (c Call) Strain() Strain {
	if !c.IsBid() {
		return 0
	}
	return Strain(int(c-firstBid) % len(Strains))
}

// String returns the text form: 4N, 5H, Pass, X or XX.
func (c Call) String() string {
	switch c {
	case Pass:
		return "Pass"
	case Double:
		return "X"
	case Redouble:
		return "XX"
	}
	return fmt.Sprintf("%d%v", c.Level(), c.Strain())
}

// ParseCall reads a call's text form in either case. It also accepts P for a pass and NT for N, as people
// type them. Levels are 1 to 9; it doesn't check them against the rules.
func ParseCall(text string) (Call, error) {
	for name, c := range map[string]Call{"PASS": Pass, "P": Pass, "X": Double, "XX": Redouble} {
		if len(text) == len(name) && strings.EqualFold(text, name) { // letters outside ASCII are longer
			return c, nil
		}
	}
	if len(text) < 2 || text[0] < '1' || text[0] > '9' {
		return 0, &card.ParseError{What: fault.Say("call"), Text: text, Why: fault.Say("want a bid as 4N, or Pass, X or XX")}
	}
	strain, err := ParseStrain(text[1:])
	if err != nil {
		return 0, &card.ParseError{What: fault.Say("call"), Text: text, Why: fault.Say("no such strain"), Err: err}
	}
	return Bid(int(text[0]-'0'), strain), nil
}
