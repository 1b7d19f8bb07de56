package ui

import (
	"slices"

	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// isTable reports whether a screen is a table of some game.
func (a *App) isTable(s screen) bool {
	return slices.ContainsFunc(a.families, func(f family.Family) bool { return f.Game(s) != "" })
}

// toggleHelp lays the help on the screen that is shown, or takes it away.
func (a *App) toggleHelp() {
	if _, ok := a.screen.(*help.Screen); ok {
		a.lift()
		return
	}
	on := a.screen
	game, _ := a.chosen()
	var games []string
	for _, f := range a.families {
		if its := f.Game(on); its != "" {
			game = its
		}
	}
	for _, t := range a.tiles() {
		if t.Open == nil {
			games = append(games, t.ID)
		}
	}
	a.lay(help.New(a.art, help.Options{
		Games: games,
		Game:  game,
		Guide: func(game string) family.Guide {
			g := a.of(game).Guide(game, on)
			if its := keysFor(on); its != nil && !a.isTable(on) { // whose keys the guide has
				g.Keys = its
			} else {
				g.Keys = append(slices.Clip(g.Keys), windowKeys()...)
			}
			return g
		},
		OnBack: a.lift,
	}))
}

// windowKeys are the keys that do the same on every screen, whatever is played.
func windowKeys() []family.Key {
	return []family.Key{{Caps: text.T("key.f11") + "  " + text.T("key.alt-enter"), Does: text.T("help.do.full-screen")}}
}
