package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
)

// Scoring is the way in which the results of a session are compared, and so the aim of a player who thinks.
type Scoring uint8

// The ways to compare results.
const (
	Points      Scoring = iota // they add up, as in a rubber
	IMPs                       // each is compared with others, and a large difference counts for less than its share
	Matchpoints                // only the number of worse results counts, not the difference
)

// ScoringOf returns the scoring of a session under some rules and, unless it is the zero Setup, with a field.
func ScoringOf(r bridge.Rules, with field.Setup) Scoring {
	switch {
	case with.Team() || r.HasTargets() || with != (field.Setup{}) && with.By != field.ByMatchpoints:
		return IMPs
	case with != (field.Setup{}):
		return Matchpoints
	}
	return Points
}

// duel returns the value of a result against another one, given the difference in points: 1, 0 or -1 at matchpoints,
// otherwise IMPs. That applies to total points too, lest a call tried on a few layouts be decided by the wildest of
// them.
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

// trick returns the value of one more trick in addition to its score, in the unit of [Scoring.worth], while many cards
// are left: a few layouts then tell the number of tricks of a card better than whether it makes the contract
// (docs/players.md).
func (s Scoring) trick() float64 {
	switch s {
	case Points:
		return 25
	case IMPs:
		return 0.5
	}
	return 0
}

// leastDifference is the smallest possible difference between two scores, in points.
const leastDifference = 10

// worth converts results of the same layout, in points, to their values against each other: IMPs, or the percentage of
// others that are worse, equal ones counting half. If points add up they stay points.
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

// worths converts the scores of cards in some layouts, in points, to their values. Cards with the same scores in all of
// them count as one to compare with.
func (s Scoring) worths(scores [][]float64) [][]float64 {
	cards := len(scores[0])
	class := make([]int, cards) // index in firsts of the card with the same scores everywhere
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
