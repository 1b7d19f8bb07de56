package ui

import (
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
		if shown := f.Game(on); shown != "" {
			game, typed = shown, f.Guide(shown, on).Keys
		}
	}
	if table := tableOn(on); table != "" {
		typed = a.families.typedAt(table, on)
	}
	keys := keysFor(on, typed)
	for _, t := range a.families.tiles() {
		if t.Open == nil {
			games = append(games, t.ID)
		}
	}
	a.lay(help.New(a.art, help.Options{
		Games: games,
		Game:  game,
		Guide: func(game string) family.Guide {
			g := a.families.of(game).Guide(game, on)
			g.Keys = keys
			return g
		},
		OnBack: a.lift,
	}))
}
