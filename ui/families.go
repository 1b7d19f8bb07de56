package ui

import (
	"maps"
	"path"
	"slices"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// shelf holds the families of games, in their order.
type shelf []family.Family

// steps returns the families' steps of migrating an older data folder.
func (all shelf) steps() map[int]storage.Step {
	steps := map[int]storage.Step{}
	for _, f := range all {
		maps.Copy(steps, f.Steps())
	}
	return steps
}

// tiles returns the tiles of all families.
func (all shelf) tiles() (tiles []family.Tile) {
	for _, f := range all {
		tiles = append(tiles, f.Tiles()...)
	}
	return tiles
}

// of returns the family of a game, or nil.
func (all shelf) of(game string) family.Family {
	isIt := func(t family.Tile) bool { return t.ID == game && t.Open == nil }
	for _, f := range all {
		if slices.ContainsFunc(f.Tiles(), isIt) {
			return f
		}
	}
	return nil
}

// learn returns the actions that lead to lessons from the home screen of a family's game: first the family's own, then
// those that others offer there, if their keys are still free.
func (all shelf) learn(of family.Family) (actions []family.Action) {
	if own, ok := of.(family.Teacher); ok {
		actions = own.Learn(true)
	}
	for _, f := range all {
		t, ok := f.(family.Teacher)
		if !ok || f == of {
			continue
		}
		for _, a := range t.Learn(false) {
			if !slices.ContainsFunc(actions, func(b family.Action) bool { return b.Key == a.Key }) {
				actions = append(actions, a)
			}
		}
	}
	return actions
}

// typedAt returns what can be typed at a table, given by its folder, on a screen of another kind that shows it.
func (all shelf) typedAt(table string, on screen) []family.Key {
	for _, f := range all {
		if path.Dir(folderOf(f)) == path.Dir(table) {
			return f.Guide(f.Tiles()[0].ID, on).Keys
		}
	}
	return nil
}

// settings returns the families' settings.
func (all shelf) settings(kept func(error)) (settings []family.Settings) {
	for _, f := range all {
		if s := f.Settings(kept); len(s.Rows) > 0 {
			settings = append(settings, s)
		}
	}
	return settings
}

// about returns a tile for each family.
func (all shelf) about() (tiles []family.Tile) {
	for _, f := range all {
		tiles = append(tiles, f.About())
	}
	return tiles
}

// greeted reports whether a family has greeted the user before.
func (all shelf) greeted() bool {
	return slices.ContainsFunc(all, func(f family.Family) bool {
		g, ok := f.(family.Greeter)
		return ok && g.Greeted()
	})
}

// atTable reports whether a table is among some screens.
func (all shelf) atTable(screens []screen) bool {
	return slices.ContainsFunc(screens, func(s screen) bool {
		return slices.ContainsFunc(all, func(f family.Family) bool { return f.Game(s) != "" })
	})
}

// chosen returns the game that the home screen offers, and its family: the last one chosen or played, or else the
// first. An old data folder without a choice is judged by its contents.
func (a *App) chosen() (game string, of family.Family) {
	wanted := []string{a.settings.Game}
	for _, f := range a.families {
		wanted = append(wanted, f.Last())
	}
	for _, id := range wanted {
		if f := a.families.of(id); f != nil {
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
