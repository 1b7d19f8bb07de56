package chess

import (
	"fmt"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// How is the kind of end of a game.
type How uint8

// The kinds of end. Unfinished is the zero value.
const (
	Unfinished How = iota
	ByKings        // kings were captured
	ByCastle       // a king entered the Castle
	Resigned       // the last rival resigned
	TimedOut       // the last rival's time ran out
	Repetition     // a draw: the position has occurred for the third time
	Limit          // a draw: too many turns without progress
	Agreed         // a draw by agreement
	ByPoints       // the last turn is over, and the pieces on the board decide
	Level          // a draw: the last turn is over, and several players have the best pieces
	ByJudge        // a side has all but won, and the table lets that stand
)

var hows = [...]string{"*", "kings", "castle", "resign", "time", "repetition", "limit", "agreed", "points", "level", "adjudged"}

// String returns the word of the result's text form, and "*" for Unfinished.
func (h How) String() string {
	if int(h) >= len(hows) {
		return fmt.Sprintf("How(%d)", uint8(h))
	}
	return hows[h]
}

// Draw reports whether nobody wins.
func (h How) Draw() bool { return h == Repetition || h == Limit || h == Agreed || h == Level }

// Result holds the winners and the kind of end. In A1 the winner is only the player's own army, otherwise his team at
// the end. There are no winners in a draw. The zero Result is that of an unfinished game.
type Result struct {
	Winners ArmySet
	How     How
}

// Over reports whether the game has ended.
func (r Result) Over() bool { return r.How != Unfinished }

// String returns winners and how, as in ry/castle, =/limit for a draw, and * for an unfinished game.
func (r Result) String() string {
	switch {
	case !r.Over():
		return "*"
	case r.How.Draw():
		return "=/" + r.How.String()
	}
	return r.Winners.String() + "/" + r.How.String()
}

// ParseResult reads the text form.
func ParseResult(text string) (Result, error) {
	if text == "*" {
		return Result{}, nil
	}
	bad := fault.Errorf("%q is not a result: it is written as ry/castle, b/kings, g/resign, r/time, b/points, r/adjudged, =/repetition, =/limit, =/agreed, =/level or *", text)
	who, how, ok := strings.Cut(text, "/")
	h := slices.Index(hows[1:], how) + 1
	if !ok || h == 0 {
		return Result{}, bad
	}
	r := Result{How: How(h)}
	for _, letter := range strings.Split(strings.TrimPrefix(who, "="), "") {
		a, err := ParseArmy(letter)
		if err != nil {
			return Result{}, bad
		}
		r.Winners = r.Winners.With(a)
	}
	if r.String() != text {
		return Result{}, bad
	}
	return r, nil
}
