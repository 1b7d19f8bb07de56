package ui

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// The letters that a user chooses for the cards are those of the texts too.
func TestTextsFollowTheLettersOfTheCards(t *testing.T) {
	a := &App{stack: stack{window: test.NewTempWindow(t, nil), art: widget.NewArt(cardart.Style{})}, app: test.NewTempApp(t), sound: sound.NewPlayer(rand.IntN)}
	defer a.sound.Close()
	defer text.SetLetters(cardart.English)
	s := settings.Default()
	for letters, want := range map[cardart.Letters]string{cardart.Romanian: "D", cardart.English: "Q"} {
		s.Cards.Letters = letters
		a.applySettings(s)
		if got := text.Rank(card.Queen); got != want {
			t.Errorf("with letters %d on the cards a queen is called %s, want %s", letters, got, want)
		}
	}
}

// Cards have the letters of the language that the command line wants, but those that the user has chosen stay, and what
// is saved stays as it is.
func TestCardsFollowTheLanguageOfTheCommandLine(t *testing.T) {
	defer text.SetLetters(cardart.English)
	defer text.Use(text.English)
	for _, tt := range []struct {
		line, set text.Language
		saved     cardart.Letters
		queen     string
	}{
		{text.Esperanto, text.Russian, cardart.Russian, "D"}, {"", text.Russian, cardart.Russian, "Д"},
		{text.Russian, text.Russian, cardart.Russian, "Д"}, {text.English, text.Russian, cardart.Russian, "Q"},
		{text.Esperanto, text.Russian, cardart.English, "Q"}, {text.Russian, text.English, cardart.English, "Д"},
	} {
		a := &App{stack: stack{window: test.NewTempWindow(t, nil), art: widget.NewArt(cardart.Style{})}, app: test.NewTempApp(t), sound: sound.NewPlayer(rand.IntN), options: Options{Language: tt.line}}
		s := settings.Default()
		s.Language, s.Cards.Letters = tt.set, tt.saved
		a.applySettings(s)
		a.sound.Close()
		if got := text.Rank(card.Queen); got != tt.queen || a.art.Style.Letters.Rank(card.Queen) != tt.queen {
			t.Errorf("-lang %q with %q in the settings: the queen is %s in texts and %s on cards, want %s", tt.line, tt.set, got, a.art.Style.Letters.Rank(card.Queen), tt.queen)
		}
		if a.settings != s {
			t.Errorf("-lang %q with %q in the settings changes what is saved", tt.line, tt.set)
		}
	}
}

// The settings and the deck show the letters that the command line has brought. A change of something else doesn't save them, and letters that the
// user chooses are shown and saved.
func TestSettingsShowTheLettersOfTheCommandLine(t *testing.T) {
	defer text.SetLetters(cardart.English)
	defer text.Use(text.English)
	a := &App{stack: stack{runner: background.AtOnce(), window: test.NewTempWindow(t, nil), art: widget.NewArt(cardart.Style{})}, app: test.NewTempApp(t), sound: sound.NewPlayer(rand.IntN), options: Options{Language: text.Russian}}
	defer a.sound.Close()
	s := settings.Default()
	s.Language, s.Cards.Letters = text.English, cardart.English
	a.applySettings(s)
	change := func(do func(*settings.Settings)) {
		s := a.shownSettings()
		do(&s)
		a.applySettings(a.saved(s))
	}
	change(func(s *settings.Settings) { s.Keys = !s.Keys })
	if a.shownSettings().Cards.Letters != cardart.Russian || a.settings.Cards.Letters != cardart.English {
		t.Errorf("shown are %v, saved %v", a.shownSettings().Cards.Letters, a.settings.Cards.Letters)
	}
	for _, chosen := range []cardart.Letters{cardart.English, cardart.Romanian, cardart.Russian} {
		change(func(s *settings.Settings) { s.Cards.Letters = chosen })
		if a.shownSettings().Cards.Letters != chosen || a.settings.Cards.Letters != chosen || a.art.Style.Letters != chosen {
			t.Errorf("of %v are shown %v, saved %v", chosen, a.shownSettings().Cards.Letters, a.settings.Cards.Letters)
		}
	}
}

// TestEndsQuietly needs a part of Fyne that isn't promised: that it is still there.
func TestEndsQuietly(t *testing.T) {
	lifecycle := test.NewTempApp(t).Lifecycle()
	inner, ok := lifecycle.(interface {
		SetOnStoppedHookExecuted(func())
		OnStopped() func()
	})
	if !ok {
		t.Fatal("nothing is known of what Fyne does at the end")
	}
	inner.SetOnStoppedHookExecuted(func() {})
	if inner.OnStopped() == nil {
		t.Fatal("Fyne would do nothing at the end")
	}
	endsQuietly(lifecycle)
	if inner.OnStopped() != nil {
		t.Error("Fyne still does something at the end")
	}
}
