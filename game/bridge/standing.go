package bridge

import (
	"fmt"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Standing is the state that earlier boards pass on to a board if [Rules.CarryBelow] is set. Everyone at the table
// knows it. The zero Standing is that of the first board, and of every board in games that carry nothing.
type Standing struct {
	Below [2]int // trick points towards the next game, by side: from 0 to less than [Rules.GameFrom]
	Games [2]int // games won so far, by side
}

// String returns the text form: the points below and the games, North-South's first, as in "60:0 1:0". The zero
// Standing's is empty.
func (s Standing) String() string {
	if s == (Standing{}) {
		return ""
	}
	return fmt.Sprintf("%d:%d %d:%d", s.Below[card.NS], s.Below[card.EW], s.Games[card.NS], s.Games[card.EW])
}

// ParseStanding reads the text form. It fails for a standing that can't arise under the rules: points below if none are
// carried, or enough of them for game.
func ParseStanding(r Rules, text string) (Standing, error) {
	var s Standing
	if text == "" {
		return s, nil
	}
	_, err := fmt.Sscanf(text, "%d:%d %d:%d", &s.Below[card.NS], &s.Below[card.EW], &s.Games[card.NS], &s.Games[card.EW])
	switch {
	case err != nil || s.String() != text:
		return Standing{}, &card.ParseError{What: fault.Say("standing"), Text: text, Why: fault.Say("want what is below and the games, as 60:0 1:0")}
	case !r.CarryBelow:
		return Standing{}, &card.ParseError{What: fault.Say("standing"), Text: text, Why: fault.Say("nothing is carried in %s", r.Name)}
	}
	for side, points := range s.Below {
		if points < 0 || points >= r.GameFrom || s.Games[side] < 0 || r.GamesToWin > 0 && s.Games[side] >= r.GamesToWin {
			return Standing{}, &card.ParseError{What: fault.Say("standing"), Text: text, Why: fault.Say("no boards leave that")}
		}
	}
	return s, nil
}

// Completes reports whether a contract makes game if it is made, with what its side has below.
func (s Standing) Completes(r Rules, c Contract) bool {
	return s.Below[c.Declarer.Side()]+r.TrickPoints(c) >= r.GameFrom
}

// Lacks returns the trick points that a side still needs for game, 1 to [Rules.GameFrom].
func (s Standing) Lacks(r Rules, side card.Side) int { return r.GameFrom - s.Below[side] }

// After returns the standing that a finished board passes on. When a side completes a game, both sides start again at 0
// below.
func (s Standing) After(b Board) Standing {
	c := b.Contract()
	if !b.Rules.CarryBelow || c.PassedOut() || b.DeclarerTricks() < b.Rules.Needs(c.Level) {
		return s
	}
	side := c.Declarer.Side()
	if s.Completes(b.Rules, c) {
		s.Games[side]++
		s.Below = [2]int{}
		return s
	}
	s.Below[side] += b.Rules.TrickPoints(c)
	return s
}

// Score returns the score of a finished board, line by line: the contract's, given what its side has below, and
// honours. It is nil until the board is finished, and if all pass.
func (t Table) Score() Score {
	if t.phase != Finished {
		return nil
	}
	vulnerable := t.Vul.Has(t.contract.Declarer.Side())
	score := t.Rules.score(t.contract, vulnerable, t.DeclarerTricks(), t.Standing.Completes(t.Rules, t.contract))
	return append(score, t.honours...)
}

// Points returns the points of each side on a finished board. Without honours one of the two is 0.
func (t Table) Points() [2]int { return t.Score().Points() }

// Compared returns the points of each side on a finished board for comparison with another result of the same deal at
// the same standing: without honours, which come with the deal, and with [Rules.PartScoreWorth] for a part-score that
// completes no game, or [Rules.GameWorth] for a game. If nothing is carried they are those of [Table.Points].
func (t Table) Compared() [2]int {
	if t.phase != Finished {
		return [2]int{}
	}
	var points [2]int
	side, worth := t.contract.Declarer.Side(), t.Worth(t.contract, t.DeclarerTricks())
	if worth < 0 {
		side, worth = side.Other(), -worth
	}
	points[side] = worth
	return points
}

// Worth returns the value of a contract to declarer's side on this board with a number of tricks, 0 to [Rules.Tricks],
// counted as [Table.Compared] does. Players and comparisons use it.
func (t Table) Worth(c Contract, tricks int) int {
	r := t.Rules
	if r.CarryBelow {
		r.PartScore, r.Game = r.PartScoreWorth, r.GameWorth
	}
	side := c.Declarer.Side()
	return r.score(c, t.Vul.Has(side), tricks, t.Standing.Completes(r, c)).Balance(side)
}
