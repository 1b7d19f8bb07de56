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
		Settings:  a.shownSettings,
		Dir:       a.options.Dir,
		OnChanged: a.changeShown,
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

// shownSettings returns the settings as the window follows them: cards have the letters that they are shown with.
func (a *App) shownSettings() settings.Settings {
	s := a.settings
	s.Cards = a.cards()
	return s
}

// changeShown is changeSettings for a change of what shownSettings returns. Letters that the command line has brought aren't saved, and those that
// the user chooses now are newer.
func (a *App) changeShown(s settings.Settings, kept func(error)) { a.changeSettings(a.saved(s), kept) }

// saved returns the settings to save after a change of those that are shown.
func (a *App) saved(s settings.Settings) settings.Settings {
	switch {
	case s.Language != a.settings.Language: // it has brought its letters
	case s.Cards.Letters != a.cards().Letters:
		a.lettered = true
	case !a.lettered:
		s.Cards.Letters = a.settings.Cards.Letters
	}
	return s
}

// keepSettings saves the settings. Kept receives the result, if the same screen is still shown.
func (a *App) keepSettings(kept func(error)) {
	store, s := a.store, a.settings
	a.runner.Write(a.shown, func() error { return settings.Save(store, s) }, kept)
}

// deck returns the screen of the deck; back leaves it.
func (a *App) deck(back func()) screen {
	return deck.New(a.art, deck.Options{
		Style:  a.cards(),
		Window: a.window,
		Runner: a.runner,
		OnChanged: func(style cardart.Style, kept func(error)) {
			s := a.settings
			s.Cards = style
			a.changeShown(s, kept)
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
