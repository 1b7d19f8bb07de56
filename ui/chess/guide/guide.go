// Package guide is what the help says of Octagonal chess: the keys at its table, the rules in a few sentences, and figures that are
// worked out by the rules.
package guide

import (
	"github.com/superbridge/superbridge/game/chess"
	_ "github.com/superbridge/superbridge/ui/chess/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Of returns what the help says of the game by some rules.
func Of(r chess.Rules) family.Guide {
	g := family.Guide{
		Notes:     []string{text.T("chess.help.note"), text.T("chess.help.note.review")},
		Title:     text.OfGame(chess.Name, "rules"),
		Sentences: sentences(r),
		Figures:   figures(r),
	}
	for _, k := range keys {
		g.Keys = append(g.Keys, family.Key{Caps: text.T("chess.help.key." + k), Does: text.T("chess.help.do." + k)})
	}
	return g
}

// keys lists the keys, by the end of their messages' names: those for a move first.
var keys = []string{
	"arrows", "enter", "typed", "next", "stop", "roll", "back", "hint", "undo", "draw", "resign", "pass", "view", "turn", "look", "review", "games", "from", "new",
	"escape", "help",
}
