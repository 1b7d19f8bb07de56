package ui

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// toggleHelp lays the help on the screen that is shown, or takes it away.
func (a *App) toggleHelp() {
	if _, ok := a.screen.(*help.Screen); ok {
		a.lift()
		return
	}
	on := a.screen
	game, _ := a.chosen()
	var games []string
	var typed []family.Key // at the table
	for _, f := range a.families {
		if its := f.Game(on); its != "" {
			game, typed = its, f.Guide(its, on).Keys
		}
	}
	if tableOn(on) != "" {
		typed = a.of(bridge.Games()[0].Name).Guide(bridge.Games()[0].Name, on).Keys
	}
	keys := keysFor(on, typed)
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
			g.Keys = keys
			return g
		},
		OnBack: a.lift,
	}))
}
