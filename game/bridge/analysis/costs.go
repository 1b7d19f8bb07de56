package analysis

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Costs is what the cards cost that one player decided on. What is not known counts as little
// as it is known to be.
type Costs struct {
	Cards  int // judged, and chosen from several
	Costly int // of these
	Tricks int // what they cost together

	Led  bool // the opening lead is his, and judged
	Lead int  // what it cost; it is one of the cards, too
}

// Hands returns the hands from which a player plays in a contract: declarer dummy's too. Dummy
// is taken to play nothing, though a user may play both hands for a partner who declares.
func Hands(c bridge.Contract, player card.Seat) []card.Seat {
	switch player {
	case c.Declarer:
		return []card.Seat{player, c.Dummy()}
	case c.Dummy():
		return nil
	}
	return []card.Seat{player}
}

// Costs returns what the cards of a player cost on the board of which this is the analysis.
func (a Analysis) Costs(b bridge.Board, player card.Seat) Costs {
	var sum Costs
	hands := Hands(b.Contract(), player)
	first := b.Opening()
	before := b.Prefix(min(len(b.Events()), a.first()))
	for _, act := range a.Acts {
		if act.Event >= len(b.Events()) || before.Phase() != bridge.PlayPhase {
			break
		}
		did := b.Events()[act.Event]
		chosen := did.Kind == bridge.PlayKind && before.View(before.Turn()).LegalPlays().Len() > 1
		before, _ = before.Apply(did) // it has been played by the rules
		if !chosen || !slices.Contains(hands, act.Seat) || act.Unknown && act.Cost == 0 {
			continue
		}
		sum.Cards++
		sum.Tricks += act.Cost
		if act.Cost > 0 {
			sum.Costly++
		}
		if act.Event == first {
			sum.Led, sum.Lead = true, act.Cost
		}
	}
	return sum
}
