package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
)

// Scoring is how the results of a session are compared: what a player who thinks plays for.
type Scoring uint8

// The ways to compare results.
const (
	Points      Scoring = iota // they add up, as in a rubber
	IMPs                       // each is compared with others, and the difference counts less the greater it is
	Matchpoints                // only how many others are worse counts, not by how much
)

// ScoringOf returns how a session compares its results that is played by some rules and, unless it is the zero
// Setup, with a field.
func ScoringOf(r bridge.Rules, with field.Setup) Scoring {
	switch {
	case with.Team() || r.HasTargets() || with != (field.Setup{}) && with.By != field.ByMatchpoints:
		return IMPs
	case with != (field.Setup{}):
		return Matchpoints
	}
	return Points
}

// duel returns what a result is worth against another one with so many points less: with matchpoints 1, 0 or -1, or
// else IMPs, since where points add up a player who tries a call on a few layouts isn't to follow the wildest of them.
func (s Scoring) duel(more int) float64 {
	switch {
	case s != Matchpoints:
		return float64(bridge.IMPs(more))
	case more >= leastDifference:
		return 1
	case more <= -leastDifference:
		return -1
	}
	return 0
}

// trick returns what a trick more is worth besides what it scores, in the unit of [Scoring.worth], as long as many cards are left: a few
// layouts tell better then how many tricks a card takes than whether one of them makes the contract (docs/players.md).
func (s Scoring) trick() float64 {
	switch s {
	case Points:
		return 25
	case IMPs:
		return 0.5
	}
	return 0
}

// leastDifference is the least by which two scores can differ, in points.
const leastDifference = 10

// worth returns what results of the same layout, in points, are worth, each against the others: IMPs, or the share of
// the others that are worse in per cent, equal ones counting half. Where points add up it is the points.
func (s Scoring) worth(points []float64) []float64 {
	if s == Points || len(points) < 2 {
		return points
	}
	worth := make([]float64, len(points))
	for i, p := range points {
		sum := 0.0
		for _, other := range points {
			sum += s.duel(int(p - other)) // against itself nothing
		}
		worth[i] = sum / float64(len(points)-1)
		if s == Matchpoints {
			worth[i] = 50 + 50*worth[i]
		}
	}
	return worth
}

// worths returns what scores in points are worth that cards have, one by one, in some layouts.
// Cards that score the same in all of them are one to compare with.
func (s Scoring) worths(scores [][]float64) [][]float64 {
	cards := len(scores[0])
	class := make([]int, cards) // the place in firsts of the card that scores as much everywhere
	var firsts []int
	for i := range class {
		class[i] = slices.IndexFunc(firsts, func(first int) bool {
			return !slices.ContainsFunc(scores, func(score []float64) bool { return score[first] != score[i] })
		})
		if class[i] < 0 {
			class[i] = len(firsts)
			firsts = append(firsts, i)
		}
	}
	worths := make([][]float64, len(scores))
	for n, score := range scores {
		points := make([]float64, len(firsts))
		for i, first := range firsts {
			points[i] = score[first]
		}
		points = s.worth(points)
		worths[n] = make([]float64, cards)
		for i := range cards {
			worths[n][i] = points[class[i]]
		}
	}
	return worths
}

var scoringNames = [...]string{Points: "points", IMPs: "imps", Matchpoints: "matchpoints"}

// String returns the name: points, imps or matchpoints.
func (s Scoring) String() string {
	if int(s) >= len(scoringNames) {
		return "unknown"
	}
	return scoringNames[s]
}

// ParseScoring reads a name; ok is false if there is no such scoring.
func ParseScoring(name string) (s Scoring, ok bool) {
	i := slices.Index(scoringNames[:], name)
	return Scoring(max(i, 0)), i >= 0
}
