package ui

import (
	"maps"
	"slices"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// steps returns the families' steps of migrating an older data folder.
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

// chosen returns the game that the home screen offers, and its family: the last one chosen or played, or else the
// first. An old data folder without a choice is judged by its contents.
func (a *App) chosen() (game string, of family.Family) {
	wanted := []string{a.settings.Game}
	for _, f := range a.families {
		wanted = append(wanted, f.Last())
	}
	for _, id := range wanted {
		if f := a.of(id); f != nil {
			return id, f
		}
	}
	of = a.families[0]
	return of.Tiles()[0].ID, of
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
	_, f := a.chosen()
	f.Begin()
}
