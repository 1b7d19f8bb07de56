// Package guide is what the help says of progressive poker: the keys at its table, the rules in a few sentences, and every figure
// of royalties, fantasies and payments.
package guide

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	_ "github.com/superbridge/superbridge/ui/poker/text" // its messages
)

// Of returns what the help says of the game by some rules.
func Of(r poker.Rules) family.Guide {
	g := family.Guide{
		Notes:     []string{text.T("poker.help.note")},
		Title:     text.OfGame(poker.Name, "rules"),
		Sentences: sentences(r),
		Figures:   figures(r),
	}
	for _, k := range keys {
		g.Keys = append(g.Keys, family.Key{Caps: text.T("poker.help.key." + k), Does: text.T("poker.help.do." + k)})
	}
	return g
}

// keys lists the keys, by the end of their messages' names: those for a hand first.
var keys = []string{
	"card", "row", "throw", "back", "confirm", "space", "sort", "hint", "undo", "review", "leave", "rebuy", "invite", "boards", "games", "new", "escape", "help",
}
