package few

import (
	"fmt"
	"slices"
)

// EndKind is the state of a session.
type EndKind uint8

// The three states.
const (
	EndOver    EndKind = iota // the last rubber is won
	EndSettled                // it has been broken off
	EndOpen                   // it goes on
)

var endNames = [...]string{"over", "settled", "open"}

// String returns the name in files: over, settled or open.
func (k EndKind) String() string {
	if int(k) >= len(endNames) {
		return fmt.Sprintf("EndKind(%d)", uint8(k))
	}
	return endNames[k]
}

// End is the result of a session.
type End struct {
	Kind     EndKind
	Boards   int
	Standing Standing // after the last deal
	Lines    Score    // scored by breaking it off
	Totals   []int    // of each player, these lines included
	Winner   Player   // the player with the most; [Nobody] if two are level, or if the session goes on
	Pairs    []Pair   // where three settle up; none if the session goes on
}

// Pair is the points that one player has more than another.
type Pair struct {
	Of, Against Player
	Points      int // negative if he has less
}

// End returns the result of a finished session, or the state of one that goes on.
func (s Session) End() End {
	if s.Over() {
		return s.end(EndOver, nil)
	}
	return s.end(EndOpen, nil)
}

// Settle returns the result of breaking the session off now. A session that is over ends as in [Session.End].
func (s Session) Settle() End {
	if s.Over() {
		return s.End()
	}
	return s.end(EndSettled, s.brokenOff())
}

// brokenOff returns the lines for the only game and the only part-score of the unfinished rubber. Each counts if no
// other side has one. (Rules: bridge-few, The sheet.)
func (s Session) brokenOff() Score {
	next := s.Next()
	var score Score
	for _, each := range []struct {
		item   Item
		of     [3]int
		points int
	}{
		{GameItem, next.Standing.Games, s.rules.Sheet.UnfinishedGame},
		{PartItem, next.Standing.Below, s.rules.Sheet.UnfinishedPart},
	} {
		having := func(n int) bool { return n > 0 }
		side := slices.IndexFunc(each.of[:], having)
		if side >= 0 && !slices.ContainsFunc(each.of[side+1:], having) && each.points > 0 {
			score = append(score, Line{Side(side), each.item, each.points})
		}
	}
	return score
}

// end returns the result of the session with the given lines.
func (s Session) end(kind EndKind, lines Score) End {
	e := End{Kind: kind, Boards: len(s.entries), Standing: s.standing, Lines: lines, Winner: Nobody}
	s.totals = s.plus(s.Next(), lines)
	e.Totals = s.Totals()
	if kind == EndOpen {
		return e
	}
	most := slices.Max(e.Totals)
	if first := slices.Index(e.Totals, most); !slices.Contains(e.Totals[first+1:], most) {
		e.Winner = Player(first)
	}
	if s.rules.Sides() == 3 {
		for p := range Player(s.rules.Players()) {
			for q := p + 1; int(q) < s.rules.Players(); q++ {
				e.Pairs = append(e.Pairs, Pair{p, q, e.Totals[p] - e.Totals[q]})
			}
		}
	}
	return e
}
