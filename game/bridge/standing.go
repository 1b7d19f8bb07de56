package bridge

import (
	"fmt"

	"github.com/superbridge/superbridge/game/card"
)

// Standing is what the boards before leave to a board, where [Rules.CarryBelow]: everyone at the table knows it.
// The zero Standing is that of the first board, and of every board where nothing is carried.
type Standing struct {
	Below [2]int // trick points towards the next game, by side: 0 up to less than [Rules.GameFrom]
	Games [2]int // games won so far, by side
}

// String returns the text form: what is below and the games, North-South's first, as in "60:0 1:0". That of the zero Standing
// is empty.
func (s Standing) String() string {
	if s == (Standing{}) {
		return ""
	}
	return fmt.Sprintf("%d:%d %d:%d", s.Below[card.NS], s.Below[card.EW], s.Games[card.NS], s.Games[card.EW])
}

// ParseStanding reads the text form. It fails for what no boards of the rules leave: points below where none are carried,
// or enough of them for game.
func ParseStanding(r Rules, text string) (Standing, error) {
	var s Standing
	if text == "" {
		return s, nil
	}
	_, err := fmt.Sscanf(text, "%d:%d %d:%d", &s.Below[card.NS], &s.Below[card.EW], &s.Games[card.NS], &s.Games[card.EW])
	switch {
	case err != nil || s.String() != text:
		return Standing{}, &card.ParseError{What: "standing", Text: text, Why: "want what is below and the games, as 60:0 1:0"}
	case !r.CarryBelow:
		return Standing{}, &card.ParseError{What: "standing", Text: text, Why: fmt.Sprintf("nothing is carried in %s", r.Name)}
	}
	for side, points := range s.Below {
		if points < 0 || points >= r.GameFrom || s.Games[side] < 0 || r.GamesToWin > 0 && s.Games[side] >= r.GamesToWin {
			return Standing{}, &card.ParseError{What: "standing", Text: text, Why: "no boards leave that"}
		}
	}
	return s, nil
}

// Completes reports whether a contract makes game if it is made, with what its side has below.
func (s Standing) Completes(r Rules, c Contract) bool {
	return s.Below[c.Declarer.Side()]+r.TrickPoints(c) >= r.GameFrom
}

// Lacks returns the trick points that a side needs for game, 1 to [Rules.GameFrom].
func (s Standing) Lacks(r Rules, side card.Side) int { return r.GameFrom - s.Below[side] }

// After returns the standing that a finished board leaves. A side that completes a game has it, and then both
// sides start below at 0.
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

// Score returns the score of a finished board, line by line: the contract's with what its side has below, and
// honours. It is nil while the board goes on, and when all have passed.
func (t Table) Score() Score {
	if t.phase != Finished {
		return nil
	}
	vulnerable := t.Vul.Has(t.contract.Declarer.Side())
	score := t.Rules.score(t.contract, vulnerable, t.DeclarerTricks(), t.Standing.Completes(t.Rules, t.contract))
	return append(score, t.honours...)
}

// Points returns what a finished board scores for each side. Where there are no honours one of the two is 0.
func (t Table) Points() [2]int { return t.Score().Points() }

// Compared returns what a finished board scores for each side when it is compared with another result of the
// same deal, at the same standing: without honours, which the deal has given, and with [Rules.PartScoreWorth]
// for a part-score that completes no game, or [Rules.GameWorth]. Where nothing is carried it is what the board scores.
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

// Worth returns what a contract would be worth to declarer's side on this board with a number of tricks, 0 to
// [Rules.Tricks], counted as [Table.Compared] does: what players and comparisons reckon with.
func (t Table) Worth(c Contract, tricks int) int {
	r := t.Rules
	if r.CarryBelow {
		r.PartScore, r.Game = r.PartScoreWorth, r.GameWorth
	}
	side := c.Declarer.Side()
	return r.score(c, t.Vul.Has(side), tricks, t.Standing.Completes(r, c)).Balance(side)
}
