package field

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
)

// Matchpoints returns North-South's matchpoints for each of the scores, which are North-South's: 2 for each other
// score that is lower and 1 for each that is equal. East-West have the rest of 2(n-1). (Rules: bridge-52,
// Duplicate, row matchpoints.) (Source: Laws of Duplicate Bridge 2017, law 78A.)
func Matchpoints(scores []int) []int {
	points := make([]int, len(scores))
	for i, score := range scores {
		for j, other := range scores {
			switch {
			case i == j:
			case other < score:
				points[i] += 2
			case other == score:
				points[i]++
			}
		}
	}
	return points
}

// Datum returns the datum of one or more scores: their mean to the nearest 10, with 5 away from zero. From five
// scores on the highest and the lowest are left out. (Rules: bridge-52, Duplicate, row Butler.)
func Datum(scores []int) int {
	sum, n := 0, len(scores)
	for _, s := range scores {
		sum += s
	}
	if n >= 5 {
		sum -= slices.Max(scores) + slices.Min(scores)
		n -= 2
	}
	return 10 * nearest(sum, 10*n)
}

// crossed returns for each of the scores the IMPs of its differences to all others, together.
func crossed(scores []int) []int {
	all := make([]int, len(scores))
	for i, score := range scores {
		for _, other := range scores {
			all[i] += bridge.IMPs(score - other)
		}
	}
	return all
}

// Cross returns for each of the scores, two or more, the mean of its IMPs against each other one.
func Cross(scores []int) []Hundredths {
	means := make([]Hundredths, len(scores))
	for i, sum := range crossed(scores) {
		means[i] = ratio(sum, len(scores)-1)
	}
	return means
}

// Percent returns what part of the highest matchpoints, 1 or more, some are.
func Percent(points, top int) Hundredths { return ratio(100*points, top) }

// vpFrom lists the least leads in IMPs, over 24 boards, that are worth 11, 12, … 20 of 20 victory points.
var vpFrom = [...]int{3, 7, 12, 17, 22, 28, 34, 40, 47, 55}

// vpBoards is the only length of a team match for which there is a scale.
const vpBoards = 24

// VictoryPoints converts a lead in IMPs in a team match of a number of boards to victory points: of the side that
// has the lead, and of the other; a negative lead is the other's. There is a scale for 24 boards; ok is false for
// other numbers. (Rules: bridge-52, Duplicate, row victory points.)
func VictoryPoints(lead, boards int) (points [2]int, ok bool) {
	if boards != vpBoards {
		return points, false
	}
	more := 0
	for more < len(vpFrom) && max(lead, -lead) >= vpFrom[more] {
		more++
	}
	points = [2]int{10 + more, 10 - more}
	if lead < 0 {
		points[0], points[1] = points[1], points[0]
	}
	return points, true
}
