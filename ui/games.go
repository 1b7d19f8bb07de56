package ui

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/emblem"
	"github.com/superbridge/superbridge/ui/games"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// showGames shows the games to choose from.
func (a *App) showGames() {
	a.show(games.New(a.art, games.Options{Games: append(a.games(), a.dailyTile()), Chosen: a.game().Name, OnChoose: a.chooseGame, OnBack: a.showHome}))
}

// games returns what there is to say of each game, those of a group after one another.
func (a *App) games() (all []games.Game) {
	for _, group := range []struct {
		heading string
		has     func(bridge.Rules) bool
	}{
		{text.T("games.group.super-bridge"), func(r bridge.Rules) bool { return r.Deck == card.Deck68 }},
		{text.T("games.group.bridge"), func(r bridge.Rules) bool { return r.Deck != card.Deck68 }},
	} {
		for _, r := range bridge.Games() {
			if group.has(r) {
				all = append(all, games.Game{
					ID:       r.Name,
					Name:     text.Game(r.Name),
					Sentence: text.OfGame(r.Name, "sentence", "Cards", r.Deck.Len()),
					Players:  text.TN("game.players", len(card.Seats)),
					Group:    group.heading,
					Picture:  func() vector.Drawing { return emblem.Of(r, a.art.Style, theme.Current()) },
				})
			}
		}
	}
	return all
}

// game returns the game that the home screen offers: the one that was chosen or played last, or else the first. A data
// folder from before there was a choice says by its rubbers which that is.
func (a *App) game() bridge.Rules {
	for _, id := range []string{a.settings.Game, a.last} {
		if r, err := bridge.RulesNamed(id); err == nil {
			return r
		}
	}
	return bridge.Games()[0]
}

// played returns the game as the next session of it is played: by the house rules that have been chosen.
func (a *App) played() bridge.Rules { return a.settings.Houses.Of(a.game()) }

// chooseGame makes a game the home screen's.
func (a *App) chooseGame(id string) {
	if id == dailyID {
		a.showDaily()
		return
	}
	a.offer(id)
	a.showHome()
}

// offer lets the home screen offer a game from now on.
func (a *App) offer(id string) {
	if id == a.game().Name && a.settings.Game != "" {
		return
	}
	a.settings.Game = id
	a.keepSettings(nil) // if that fails, the game is offered until the window closes
}
