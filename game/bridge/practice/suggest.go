package practice

import (
	"math"

	"github.com/superbridge/superbridge/game/bridge/theme"
)

// Suggestion says what to practise.
type Suggestion struct {
	Kind      Kind
	Technique Technique // of a [Contract]
}

// techniques are the themes that contracts to make are about.
var techniques = map[theme.Theme]Technique{
	theme.Finesse:   Finesse,
	theme.HoldUp:    HoldUp,
	theme.Duck:      Duck,
	theme.Unblock:   Unblock,
	theme.Trumps:    DrawTrumps,
	theme.Ruff:      RuffInDummy,
	theme.RuffFirst: RuffInDummy,
	theme.Drop:      SafetyPlay,
	theme.Guess:     SafetyPlay,
	theme.Establish: SafetyPlay,
	theme.Squeeze:   Squeeze,
	theme.ThrowIn:   Endplay,
}

// Fewest is the number of costly cards of a theme from which they count for a weakness, and not for chance.
const Fewest = 3

// Cost holds what somebody's cards of a theme have cost.
type Cost struct {
	Theme         theme.Theme
	Cards, Tricks int
}

// usual is the share of each theme in the tricks that beginners among the computer players lose, double-dummy, on 200 boards of 52 cards, bid
// and played by them. (Measured by go test ./game/bridge/theme -run TestUsual -usual-boards 200 -usual-seed 3752284898 -v.)
var usual = map[theme.Theme]float64{
	theme.Finesse:    0.106,
	theme.Drop:       0.030,
	theme.Ruff:       0.078,
	theme.Trumps:     0.056,
	theme.RuffFirst:  0.038,
	theme.Unblock:    0.003,
	theme.Entry:      0.035,
	theme.HoldUp:     0.013,
	theme.Duck:       0.010,
	theme.Cash:       0.059,
	theme.Establish:  0.125,
	theme.Cover:      0.007,
	theme.SecondHand: 0.036,
	theme.ThirdHand:  0.025,
	theme.HighCard:   0.031,
	theme.WinTrick:   0.063,
	theme.Guard:      0.013,
	theme.Discard:    0.069,
	theme.Lead:       0.106,
	theme.Guess:      0.025,
	theme.Squeeze:    0.012,
	theme.ThrowIn:    0.010,
	theme.TooLow:     0.007,
	theme.Danger:     0.020,
}

// rare is the share of a theme that is not among the usual ones.
const rare = 0.005

// Weakest returns the theme, of those with exercises, on which more tricks were lost than is usual among all that were lost, by most
// standard errors of chance; ok is false if there is none with [Fewest] cards.
func Weakest(costs []Cost) (most Cost, s Suggestion, ok bool) {
	all := 0
	for _, c := range costs {
		all += c.Tricks
	}
	best := 0.0
	for _, c := range costs {
		try, has := Suggest(c.Theme)
		if !has || c.Cards < Fewest {
			continue
		}
		expected := max(usual[c.Theme], rare) * float64(all)
		if beyond := (float64(c.Tricks) - expected) / math.Sqrt(expected+1); !ok || beyond > best {
			most, s, best, ok = c, try, beyond, true
		}
	}
	return most, s, ok
}

// Suggest returns what to practise for mistakes of a theme: contracts of its technique, leads, or where there are no exercises about it
// those mistakes themselves. ok is false for no theme, and for those of the auction.
func Suggest(t theme.Theme) (s Suggestion, ok bool) {
	if technique, found := techniques[t]; found {
		return Suggestion{Contract, technique}, true
	}
	switch {
	case t == theme.None || t.Bidding():
		return Suggestion{}, false
	case t == theme.Lead:
		return Suggestion{Kind: Lead}, true
	case t == theme.Cover || t == theme.SecondHand:
		return Suggestion{Kind: Defending}, true
	}
	return Suggestion{Kind: Mistake}, true
}
