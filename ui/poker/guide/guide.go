// Package guide is the help on progressive poker: the keys at its table, the rules in a few sentences, and every figure
// of royalties, fantasies and payments, with pictures of rows and of boards.
package guide

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	_ "github.com/superbridge/superbridge/ui/poker/text" // its messages
)

// Of returns the help on the game by some rules; placing says that the user is placing cards at the moment.
func Of(r poker.Rules, placing bool) family.Guide {
	return family.Guide{
		Notes:     []string{text.T("poker.help.note")},
		Title:     text.OfGame(poker.Name, "rules"),
		Sentences: sentences(r),
		Figures:   figures(r),
		Galleries: []family.Gallery{rowsPage(r, placing), handsPage(r)},
	}
}
