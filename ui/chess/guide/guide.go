// Package guide is the help on octagonal chess: the keys at its table, the rules in a few sentences, and figures
// and pictures computed from the rules.
package guide

import (
	"github.com/superbridge/superbridge/game/chess"
	_ "github.com/superbridge/superbridge/ui/chess/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Of returns the help on the game by some rules.
func Of(r chess.Rules) family.Guide {
	return family.Guide{
		Keys:      []family.Key{{Caps: text.T("chess.help.key.typed"), Does: text.T("chess.help.do.typed")}},
		Notes:     []string{text.T("chess.help.note")},
		Title:     text.OfGame(chess.Name, "rules"),
		Sentences: sentences(r),
		Figures:   figures(r),
		Galleries: galleries(r),
	}
}
