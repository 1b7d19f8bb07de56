// Package guide is the help on bridge for two and three: the keys at its tables, the rules of each game in a few
// sentences, the figures of its sheet, and the rules' example as a picture.
package guide

import (
	"github.com/superbridge/superbridge/game/few"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // and those that it shares with bridge
	"github.com/superbridge/superbridge/ui/bridge/typing"
	_ "github.com/superbridge/superbridge/ui/few/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Of returns the help on a game by some rules.
func Of(r few.Rules) family.Guide {
	g := family.Guide{
		Notes:     []string{text.T("help.keys.note")},
		Title:     text.OfGame(r.Name, "rules"),
		Sentences: sentences(r),
		Figures:   figures(r),
		Example:   exampleOf(r.Kind),
		Words:     words(r),
	}
	if words, ok := typing.Note(); ok {
		g.Notes = append(g.Notes, words)
	}
	for _, k := range keys {
		if shown, ok := k.of(r); ok {
			g.Keys = append(g.Keys, shown)
		}
	}
	return g
}

// key is something typed, by the end of its messages' names.
type key struct {
	id   string
	when func(few.Rules) bool
}

func always(few.Rules) bool { return true }

// in returns a function that reports whether rules are those of one of some games.
func in(kinds ...few.Kind) func(few.Rules) bool {
	return func(r few.Rules) bool {
		for _, k := range kinds {
			if r.Kind == k {
				return true
			}
		}
		return false
	}
}

// keys lists what can be typed.
var keys = []key{{"call", func(r few.Rules) bool { return r.Kind != few.Slam }}, {"points", in(few.Slam)}, {"card", always}}

// of returns the key in words; ok is false if the game doesn't have it.
func (k key) of(r few.Rules) (shown family.Key, ok bool) {
	if !k.when(r) {
		return shown, false
	}
	return family.Key{Caps: text.T("few.help.key." + k.id), Does: text.T("few.help.do." + k.id)}, true
}
