package ui

import (
	"maps"
	"slices"

	"github.com/superbridge/superbridge/storage"
	bridgedesk "github.com/superbridge/superbridge/ui/bridge/desk"
	chessdesk "github.com/superbridge/superbridge/ui/chess/desk"
	fewdesk "github.com/superbridge/superbridge/ui/few/desk"
	"github.com/superbridge/superbridge/ui/games"
	"github.com/superbridge/superbridge/ui/kit/family"
	pokerdesk "github.com/superbridge/superbridge/ui/poker/desk"
)

// families returns the families of games, in the order of the shelf. It is the one list of them: whatever asks which games there
// are asks here.
func families(a *App) []family.Family {
	return []family.Family{bridgedesk.New(sharedWindow{a}, a.options.Deals), fewdesk.New(sharedWindow{a}), pokerdesk.New(sharedWindow{a}), chessdesk.New(sharedWindow{a})}
}

// steps returns what the families do when an older data folder is brought up to date.
func steps(all []family.Family) map[int]storage.Step {
	steps := map[int]storage.Step{}
	for _, f := range all {
		maps.Copy(steps, f.Steps())
	}
	return steps
}

// tiles returns the tiles of all families.
func (a *App) tiles() (all []family.Tile) {
	for _, f := range a.families {
		all = append(all, f.Tiles()...)
	}
	return all
}

// of returns the family of a game, or nil.
func (a *App) of(game string) family.Family {
	isIt := func(t family.Tile) bool { return t.ID == game && t.Open == nil }
	for _, f := range a.families {
		if slices.ContainsFunc(f.Tiles(), isIt) {
			return f
		}
	}
	return nil
}

// chosen returns the game that the home screen offers, and its family: the one that was chosen or played last, or else the first.
// A data folder from before there was a choice says by what is kept which that is.
func (a *App) chosen() (game string, its family.Family) {
	wanted := []string{a.settings.Game}
	for _, f := range a.families {
		wanted = append(wanted, f.Last())
	}
	for _, id := range wanted {
		if f := a.of(id); f != nil {
			return id, f
		}
	}
	its = a.families[0]
	return its.Tiles()[0].ID, its
}

// showGames shows the games to choose from.
func (a *App) showGames() {
	game, _ := a.chosen()
	a.show(games.New(a.art, games.Options{Games: a.tiles(), Chosen: game, OnChoose: a.chooseGame, OnBack: a.showHome}))
}

// chooseGame makes a game the home screen's, or shows what a tile stands for.
func (a *App) chooseGame(id string) {
	for _, t := range a.tiles() {
		if t.ID == id && t.Open != nil {
			t.Open()
			return
		}
	}
	a.offer(id)
	a.showHome()
}

// offer lets the home screen offer a game from now on.
func (a *App) offer(id string) {
	if game, _ := a.chosen(); id == game && a.settings.Game != "" {
		return
	}
	a.settings.Game = id
	a.keepSettings(nil) // if that fails, the game is offered until the window closes
}

// begin begins something new, of the game that the home screen offers.
func (a *App) begin() {
	if a.store == nil {
		return
	}
	_, its := a.chosen()
	its.Begin()
}
