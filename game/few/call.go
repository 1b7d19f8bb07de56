package few

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// CallKind tells passes, doubles and bids apart.
type CallKind uint8

// The kinds of call.
const (
	PassCall CallKind = iota
	DoubleCall
	RedoubleCall
	BidCall    // a level and a strain
	NumberCall // a number of points, at Slam
)

// Call is a pass, a double, a redouble or a bid. The zero Call is a pass. [Rules.Higher] says which of two bids is
// higher.
type Call struct {
	Kind   CallKind
	Level  int8   // of a level bid, 1 or more
	Strain Strain // of a level bid
	Points int8   // of a bid of points
}

// The calls that are not bids.
var (
	Pass     = Call{}
	Double   = Call{Kind: DoubleCall}
	Redouble = Call{Kind: RedoubleCall}
)

// Bid returns the bid of a level, 1 or more, in a strain.
func Bid(level int, strain Strain) Call {
	return Call{Kind: BidCall, Level: int8(level), Strain: strain}
}

// Number returns the bid of a number of points, 1 to 99.
func Number(points int) Call { return Call{Kind: NumberCall, Points: int8(points)} }

// IsBid reports whether c is a bid, of a level or of points.
func (c Call) IsBid() bool { return c.Kind == BidCall || c.Kind == NumberCall }

// sound reports whether c is of a known kind and has no fields of another kind.
func (c Call) sound() bool {
	switch c.Kind {
	case BidCall:
		return c.Points == 0
	case NumberCall:
		return c.Level == 0 && c.Strain == 0
	}
	return c == Call{Kind: c.Kind} && c.Kind < BidCall
}

// String returns the text form: 4N, 3O, 12, Pass, X or XX.
func (c Call) String() string {
	switch c.Kind {
	case PassCall:
		return "Pass"
	case DoubleCall:
		return "X"
	case RedoubleCall:
		return "XX"
	case BidCall:
		return fmt.Sprintf("%d%v", c.Level, c.Strain)
	}
	return strconv.Itoa(int(c.Points))
}

// ParseCall reads a call's text form in either case. It also accepts P for a pass and NT for N, as people type them. It
// doesn't check the call against the rules.
func ParseCall(text string) (Call, error) {
	for name, c := range map[string]Call{"PASS": Pass, "P": Pass, "X": Double, "XX": Redouble} {
		if len(text) == len(name) && strings.EqualFold(text, name) { // letters outside ASCII are longer
			return c, nil
		}
	}
	fail := func(err error) (Call, error) {
		return Call{}, &card.ParseError{What: fault.Say("call"), Text: text, Why: fault.Say("want a bid as 4N or 12, or Pass, X or XX"), Err: err}
	}
	if len(text) == 0 || text[0] < '1' || text[0] > '9' {
		return fail(nil)
	}
	if n, err := strconv.Atoi(text); err == nil && n <= 99 {
		return Number(n), nil
	}
	strain, err := ParseStrain(text[1:])
	if err != nil {
		return fail(err)
	}
	return Bid(int(text[0]-'0'), strain), nil
}
