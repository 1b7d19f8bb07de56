package ui

import (
	"path"

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
		typed = a.typedAt(table, on)
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

// typedAt returns what can be typed at a table, given by its folder, on a screen of another kind that shows it.
func (a *App) typedAt(table string, on screen) []family.Key {
	for _, f := range a.families {
		if path.Dir(folderOf(f)) == path.Dir(table) {
			return f.Guide(f.Tiles()[0].ID, on).Keys
		}
	}
	return nil
}
