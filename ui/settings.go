package ui

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/deck"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/settings"
)

// standing is a screen with a game, which can be paused while the user is elsewhere.
type standing interface {
	screen
	Stand(bool)
}

// laySettings opens the settings over the current table, which is paused meanwhile. Copies, which might replace the
// data of the game, can't be reached from there.
func (a *App) laySettings() {
	on, ok := a.screen.(standing)
	if !ok {
		return
	}
	on.Stand(true)
	a.lay(settings.New(a.art, settings.Options{
		Settings:  func() settings.Settings { return a.settings },
		Dir:       a.options.Dir,
		OnChanged: a.changeSettings,
		Families:  a.families.settings,

		FullScreen:   a.track.FullScreen,
		OnFullScreen: a.setFullScreen,

		OnDeck: func() { a.lay(a.deck(a.lift)) },
		OnBack: func() {
			a.lift()
			for _, f := range a.families {
				f.Adjust(on)
			}
			on.Stand(false)
		},
	}))
}

// toggleSettings lays the settings on a table, or takes them away; it reports whether it has.
func (a *App) toggleSettings() bool {
	switch s := a.screen.(type) {
	case *settings.Screen:
		s.Key(fyne.KeyEscape)
		return true
	case standing:
		a.laySettings()
		return true
	}
	return false
}

// changeSettings applies the user's change to the window, and saves it. A new volume can be heard, and a new language read. Kept receives the
// result of saving, if the same screen is still shown.
func (a *App) changeSettings(s settings.Settings, kept func(error)) {
	sample := s.Sound != a.settings.Sound
	if s.Language != a.settings.Language {
		a.options.Language = "" // what the user chooses now is newer than the command line
	}
	a.applySettings(s)
	if sample {
		a.sound.Play(sound.Card)
	}
	a.keepSettings(kept)
}

// keepSettings saves the settings. Kept receives the result, if the same screen is still shown.
func (a *App) keepSettings(kept func(error)) {
	store, s := a.store, a.settings
	a.runner.Write(a.shown, func() error { return settings.Save(store, s) }, kept)
}

// deck returns the screen of the deck; back leaves it.
func (a *App) deck(back func()) screen {
	return deck.New(a.art, deck.Options{
		Style:  a.settings.Cards,
		Window: a.window,
		Runner: a.runner,
		OnChanged: func(style cardart.Style, kept func(error)) {
			s := a.settings
			s.Cards = style
			a.changeSettings(s, kept)
		},
		OnBack: back,
	})
}

// keepPreference saves a dialog's preference, while there is a folder for it.
func (a *App) keepPreference(key, value string) {
	if store := a.store; store != nil {
		a.runner.Write(context.Background(), func() error { return store.SetSetting(key, value) }, nil)
	}
}
