package ui

import (
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/backups"
	"github.com/superbridge/superbridge/ui/games"
	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/settings"
)

// showHome shows the home screen, with the sessions in progress of the chosen game.
func (a *App) showHome() {
	a.freeze(a.screens()...) // pending writes of the table come first
	game, f := a.chosen()
	fetch(a, f.Offer(game), func(o family.Offering) {
		h := home.New(a.art, home.Options{
			Offering:     o,
			Learn:        a.families.learn(f),
			OnGames:      a.showGames,
			OnHistory:    func() { a.showHistory(game) },
			OnStatistics: func() { f.ShowStatistics(game) },
			OnDeck:       func() { a.show(a.deck(a.showHome)) },
			OnSettings:   a.showSettings,
			OnHelp:       a.toggleHelp,
			OnQuit:       a.quit,
		})
		a.show(h)
		o.Shown()
		a.offerReport(h)
		a.rest()
	})
}

// showGames shows the games to choose from.
func (a *App) showGames() {
	game, _ := a.chosen()
	a.show(games.New(a.art, games.Options{Games: a.families.tiles(), Chosen: game, OnChoose: a.chooseGame, OnBack: a.showHome}))
}

// chooseGame makes a game the home screen's, or opens a tile that isn't a game.
func (a *App) chooseGame(id string) {
	for _, t := range a.families.tiles() {
		if t.ID == id && t.Open != nil {
			t.Open()
			return
		}
	}
	a.offer(id)
	a.showHome()
}

// showHistory shows the history of a game in place of the home screen.
func (a *App) showHistory(game string) {
	a.show(a.history(history.Position{Game: game}, a.showHome))
}

func (a *App) showSettings() {
	a.show(settings.New(a.art, settings.Options{
		Settings:  a.shownSettings,
		Dir:       a.options.Dir,
		OnChanged: a.changeShown,
		Families:  a.families.settings,

		FullScreen:   a.track.FullScreen,
		OnFullScreen: a.setFullScreen,

		OnDeck:   func() { a.show(a.deck(a.showSettings)) },
		OnCopies: a.showCopies,
		OnBack:   a.showHome,
	}))
}

// showCopies shows the copies of the data file.
func (a *App) showCopies() {
	a.show(backups.New(a.art, backups.Options{
		Store:  a.store,
		Dir:    a.options.Dir,
		Window: a.window,
		Runner: a.runner,
		Every:  settings.Backups,
		Often:  a.settings.Backup,
		OnOften: func(often time.Duration, kept func(error)) {
			s := a.settings
			s.Backup = often
			a.changeSettings(s, kept)
		},
		OnRestore: func(b storage.Backup) { a.restore([]storage.Backup{b}) },
		OnBack:    a.showSettings,
	}))
}
