package ui

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
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

// A language that the command line wants brings its letters, unless the user has chosen letters of another language than the one
// in the settings.
func TestTheLanguageOfTheCommandLineBringsItsLetters(t *testing.T) {
	a := &App{stack: stack{window: test.NewTempWindow(t, nil), art: widget.NewArt(cardart.Style{})}, app: test.NewTempApp(t), sound: sound.NewPlayer(rand.IntN)}
	defer a.sound.Close()
	defer text.Use(text.English)
	defer text.SetLetters(cardart.English)
	s := settings.Default()
	s.Language, a.options.Language = text.Romanian, text.Russian
	for _, tt := range []struct{ kept, want cardart.Letters }{
		{cardart.Romanian, cardart.Russian}, {cardart.English, cardart.English},
	} {
		s.Cards.Letters = tt.kept
		a.applySettings(s)
		if got := a.art.Style.Letters; got != tt.want {
			t.Errorf("with letters %d in the settings the cards have %d, want %d", tt.kept, got, tt.want)
		}
		if a.settings.Cards.Letters != tt.kept {
			t.Errorf("the settings have changed to %d", a.settings.Cards.Letters)
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
