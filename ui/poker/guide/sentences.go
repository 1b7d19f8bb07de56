package guide

import (
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// sentences returns the rules of the game in short. The figures come from the rules.
func sentences(r poker.Rules) []string {
	_, all := r.Points(poker.Rated{}, poker.Rated{Dead: true})
	few := 0
	for few < poker.MaxPlayers && len(poker.Pack(few+1)) == len(poker.Pack(poker.MinPlayers)) {
		few++
	}
	values := []any{
		"Few", few, "Small", len(poker.Pack(few)) - 1, "Large", len(poker.Pack(few+1)) - 1,
		"Boxes", poker.Boxes, "Top", poker.Top.Len(), "Middle", poker.Middle.Len(), "Bottom", poker.Bottom.Len(),
		"All", all,
		"Fewest", r.Rate(fantasies[0].board()).Fantasy, "Most", r.Rate(fantasies[len(fantasies)-1].board()).Fantasy,
		"Return", strings.ToLower(pokertext.Kind(r.ReturnBottom)), "Again", r.Rate(fantasies[len(fantasies)-1].board()).Return,
	}
	var said []string
	for _, id := range []string{
		"poker.help.pack", "poker.help.boxes", "poker.help.lives", "poker.help.kinds", "poker.help.joker", "poker.help.points",
		"poker.help.fantasy", "poker.help.return", "poker.help.settle", "poker.help.between", "poker.help.ends",
	} {
		said = append(said, text.T(id, values...))
	}
	return said
}
