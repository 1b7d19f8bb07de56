package practice

import "github.com/superbridge/superbridge/game/bridge/theme"

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
