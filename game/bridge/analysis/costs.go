package analysis

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Costs is the total cost of the cards that one player chose. Unknown costs count as the least they can be.
type Costs struct {
	Cards  int // judged, and chosen from several
	Costly int // of these
	Tricks int // what they cost together

	Led  bool // the opening lead was his, and has been judged
	Lead int  // its cost; it is included in the cards, too
}

// Hands returns the hands that a player plays in a contract: for declarer dummy's too. Dummy plays none,
// although a user may play both hands for a declaring partner.
func Hands(c bridge.Contract, player card.Seat) []card.Seat {
	switch player {
	case c.Declarer:
		return []card.Seat{player, c.Dummy()}
	case c.Dummy():
		return nil
	}
	return []card.Seat{player}
}

// Costs returns the cost of a player's cards on the analysed board.
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
		before, _ = before.Apply(did) // it was played by the rules
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
