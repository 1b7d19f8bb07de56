// Package guide is the help on progressive poker: the keys at its table, the rules in a few sentences, and every figure
// of royalties, fantasies and payments.
package guide

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	_ "github.com/superbridge/superbridge/ui/poker/text" // its messages
)

// Of returns the help on the game by some rules.
func Of(r poker.Rules) family.Guide {
	return family.Guide{
		Notes:     []string{text.T("poker.help.note")},
		Title:     text.OfGame(poker.Name, "rules"),
		Sentences: sentences(r),
		Figures:   figures(r),
	}
}
