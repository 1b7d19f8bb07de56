package bot

import (
	"math"
	"sync"

	"github.com/superbridge/superbridge/game/chess"
)

// Values are log-odds of the expected points: logit times ln(share / (1 - share)). They are whole numbers, and so are
// the tables with which they are computed, so that they are the same on any machine.
const logit = 1000

// The range of values in tables, and the resolution of their entries.
const (
	oddsRange = 12 * logit
	oddsStep  = 16
)

// curve is a function of values from -oddsRange to oddsRange.
type curve [2*oddsRange/oddsStep + 1]int32

func newCurve(f func(x float64) float64) *curve {
	var c curve
	for i := range c {
		c[i] = int32(math.Round(f(float64(i*oddsStep-oddsRange) / logit)))
	}
	return &c
}

// at returns the function's value, interpolated between entries; beyond the range it is that at its end.
func (c *curve) at(value int) int {
	value += oddsRange
	if value <= 0 {
		return int(c[0])
	}
	i := value / oddsStep
	if i >= len(c)-1 {
		return int(c[len(c)-1])
	}
	return int(c[i]) + (int(c[i+1])-int(c[i]))*(value%oddsStep)/oddsStep
}

// softplus is ln(1 + e^x).
var softplus = newCurve(func(x float64) float64 { return logit * math.Log1p(math.Exp(x)) })

// either returns ln(e^a + e^b): for the odds of two sides those that one of them wins.
func either(a, b int) int {
	if a < b {
		a, b = b, a
	}
	return a + softplus.at(b-a)
}

// chances is the chance for a value, in millionths.
var chances = newCurve(func(x float64) float64 { return sure / (1 + math.Exp(-x)) })

// sure is the chance of a certain win.
const sure = 1_000_000

// chanceOf returns the expected points for a value, from 0 to sure.
func chanceOf(value int) int { return chances.at(value) }

// Expected returns the points that an [Option]'s value stands for, from 0 for none to 1 for a win.
func Expected(value int) float64 { return float64(chanceOf(value)) / sure }

// valueOf returns the value for expected points, the inverse of chanceOf.
func valueOf(chance int) int {
	low, high := -oddsRange, oddsRange
	for low < high {
		if middle := (low + high) >> 1; chances.at(middle) < chance {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}

// partly returns the function from the value of a win to the value where only a part of its points, in per cent, counts.
func partly(percent int) *curve {
	return newCurve(func(x float64) float64 {
		share := float64(percent) / 100 / (1 + math.Exp(-x))
		return logit * math.Log(share/(1-share))
	})
}

// The parts that an army without a king has in the win of its side: half the points of a leader in A2 (Rules: octagonal-chess,
// Other silent points). A player who plays for its own king counts less, also in B.
var (
	alliedShare = sync.OnceValue(func() *curve { return partly(50) })
	alliedKing  = sync.OnceValue(func() *curve { return partly(1) })
	pairKing    = sync.OnceValue(func() *curve { return partly(60) })
)

// drawnOdds is the value of a draw by the number of those who share the points.
var drawnOdds = [chess.Armies + 1]int{1: oddsRange, 2: 0, 3: -693, 4: -1099} // logit * ln(1/(n-1))

// The table of logarithms of strengths, which are hundredths of a pawn.
const (
	baseStrength = 1000 // added to the strength of a side, so that little material isn't nothing
	logStep      = 8
	logFactor    = 4096
)

var logarithms = func() (table [1 << 13]int32) {
	for i := range table {
		table[i] = int32(math.Round(logFactor * math.Log1p(float64(i*logStep)/baseStrength)))
	}
	return table
}()

// logOf returns logFactor * ln(1 + strength / baseStrength); a strength below 0 counts as 0.
func logOf(strength int) int {
	strength = max(0, strength)
	i := min(strength/logStep, len(logarithms)-2)
	return int(logarithms[i]) + (int(logarithms[i+1])-int(logarithms[i]))*(strength%logStep)/logStep
}
