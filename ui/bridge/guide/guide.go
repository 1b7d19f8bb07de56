// Package guide is the help on bridge and its variants: the keys, and what a bridge player must know about a game, with
// every figure of its score.
package guide

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Of returns the help on a game, with these letters on the cards; typed says that calls and cards are typed on its
// screen.
func Of(r bridge.Rules, letters cardart.Letters, typed bool) family.Guide {
	g := family.Guide{
		Notes:     notes(letters, typed),
		Title:     text.OfGame(r.Name, "rules", "Game", text.Game(r.Name)),
		Sentences: sentences(r),
		Figures:   figures(r),
		Scores:    scoreTables(r),
		Words:     Words(r),
	}
	for _, k := range keys {
		g.Keys = append(g.Keys, family.Key{Caps: text.T("help.key." + k), Does: text.T("help.do."+k, "Honours", text.Honours())})
	}
	return g
}

// keys lists the descriptions of typing, by the ends of their messages' ids.
var keys = []string{"call", "card"}

// notes returns the notes on all keys, with those on typing calls and cards if these are typed.
func notes(letters cardart.Letters, typed bool) []string {
	said := []string{text.T("help.keys.note")}
	if typed {
		said = append(said, text.T("help.keys.heart"))
	}
	if typed && letters != cardart.English {
		said = append(said, text.T("help.keys.english"))
	}
	if words, ok := typing.Note(); ok && typed {
		said = append(said, words)
	}
	return said
}
