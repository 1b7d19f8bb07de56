package bot

import "github.com/superbridge/superbridge/game/few"

// The standing after a deal counts in addition to its points: from experience a game won is worth half as much as a
// rubber, and points below the line about their share of a game.
const (
	gameShare  = 0.5  // of the bonus for a clean rubber
	belowShare = 0.35 // of the same, for the full points of a game
)

// standing returns the value of a standing to a side, in points of the sheet, minus its greatest value to another side.
func standing(r few.Rules, s few.Standing, side few.Side) float64 {
	var values [3]float64
	rubber := float64(r.Sheet.Rubber[0])
	for i := range values {
		below := float64(s.Below[i]) / float64(r.Sheet.Game)
		values[i] = rubber * (gameShare*float64(min(s.Games[i], r.Sheet.GamesToWin-1)) + belowShare*below*(0.4+0.6*below))
	}
	return against(values, r.Sides(), side)
}

// against returns a side's value minus the average of the others: with two others, what both get is lost to both.
func against(values [3]float64, sides int, side few.Side) float64 {
	others := 0.0
	for i, v := range values[:sides] {
		if few.Side(i) != side {
			others += v
		}
	}
	return values[side] - others/float64(sides-1)
}

// worth returns the value of a contract to the player's side, given declarer's tricks.
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
