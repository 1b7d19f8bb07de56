package bot

import "github.com/superbridge/superbridge/game/few"

// What stands on the sheet after a deal counts beside its points: by experience a game won is worth half of what a rubber is, and
// what is below about its share of a game.
const (
	gameShare  = 0.5  // of the bonus for a clean rubber
	belowShare = 0.35 // of the same, for all that a game takes
)

// standing returns what a standing is worth to a side, in points of the sheet, less the most that it is worth to another.
func standing(r few.Rules, s few.Standing, side few.Side) float64 {
	var values [3]float64
	rubber := float64(r.Sheet.Rubber[0])
	for i := range values {
		below := float64(s.Below[i]) / float64(r.Sheet.Game)
		values[i] = rubber * (gameShare*float64(min(s.Games[i], r.Sheet.GamesToWin-1)) + belowShare*below*(0.4+0.6*below))
	}
	return against(values, r.Sides(), side)
}

// against returns a side's value less what the others have on the average: where there are two others, what both get is lost to both.
func against(values [3]float64, sides int, side few.Side) float64 {
	others := 0.0
	for i, v := range values[:sides] {
		if few.Side(i) != side {
			others += v
		}
	}
	return values[side] - others/float64(sides-1)
}

// worth returns what a contract is worth to the player's side with a number of tricks of declarer's.
func (t *thinking) worth(c few.Contract, tricks int) float64 {
	setup := t.view.Setup()
	side := setup.Side(t.me)
	if c.PassedOut() {
		return 0
	}
	points := setup.Score(c, tricks).Points()
	var values [3]float64
	for i, p := range points {
		values[i] = float64(p)
	}
	after := setup.After(c, tricks)
	if after.Games[setup.Side(c.Declarer)] == t.rules.Sheet.GamesToWin {
		return against(values, t.rules.Sides(), side) - standing(t.rules, setup.Standing, side) // the bonus is among the points
	}
	return against(values, t.rules.Sides(), side) + standing(t.rules, after, side) - standing(t.rules, setup.Standing, side)
}
