package ui

import (
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// learn returns what leads to where one learns from the home screen of a game of a family.
func (a *App) learn(its family.Family) (all []family.Action) {
	for _, f := range a.families {
		if t, ok := f.(family.Teacher); ok {
			all = append(all, t.Learn(f == its)...)
		}
	}
	return all
}

// showHome shows the home screen, with what is in progress of the game that was chosen.
func (a *App) showHome() {
	a.freeze(a.screens()...) // what is on its way on the table is kept first
	game, its := a.chosen()
	fetch(a, its.Offer(game), func(o family.Offering) {
		h := home.New(a.art, home.Options{
			Offering:     o,
			Learn:        a.learn(its),
			OnGames:      a.showGames,
			OnHistory:    func() { a.showHistory(game) },
			OnStatistics: func() { its.ShowStatistics(game) },
			OnDeck:       func() { a.show(a.deck(a.showHome)) },
			OnSettings:   a.showSettings,
			OnHelp:       a.toggleHelp,
			OnQuit:       a.quit,
		})
		a.show(h)
		o.Shown()
		a.offerReport(h)
	})
}
