package ui

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/cardlook"
	"github.com/superbridge/superbridge/ui/kit/handorder"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/toolkit"
	"github.com/superbridge/superbridge/ui/settings"
)

// sized gives the whole window to its objects, and reports changes of its size.
type sized struct{ stack *stack }

// Layout implements fyne.Layout.
func (l sized) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Resize(size)
	}
	fyne.Do(l.stack.resized) // later: it lays out everything again
}

// MinSize implements fyne.Layout. In a smaller window everything is smaller, so a large window may become small: the
// present or pending needs of its content don't prevent that.
func (l sized) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	return least.Min(theme.Smallest)
}

// applySettings makes the window look and behave as the settings say.
func (a *App) applySettings(s settings.Settings) {
	a.settings = s
	a.art.Style = a.cards() // the screens below the settings draw with it too
	handorder.Choose(s.Holding)
	tablescale.Choose(tablescale.Scale{Cards: s.Size, Words: s.Letters})
	text.SetLetters(a.art.Style.Letters)
	a.speak() // with these letters
	a.sound.SetLevel(s.Sound)
	a.applyTheme()
}

// speak makes the program speak the language that the command line, the settings or the system want, and draws the
// screens again if that is another one.
func (a *App) speak() {
	wanted := a.options.Language
	if wanted == "" {
		wanted = a.chosenLanguage()
	}
	if wanted == text.Current() && a.spoken {
		return
	}
	a.spoken = true
	text.Use(wanted)
	toolkit.Translate()
	a.window.SetTitle(text.T("app.title"))
	a.redraw()
}

// chosenLanguage returns the language that the settings or the system want.
func (a *App) chosenLanguage() text.Language {
	if a.settings.Language == "" {
		return text.System()
	}
	return a.settings.Language
}

// cards returns the look of the cards. Where the command line wants another language than the settings, cards have its
// letters, unless the user has chosen others than those of the settings' language, or any since the start.
func (a *App) cards() cardart.Style {
	style := a.settings.Cards
	if l := a.options.Language; l != "" && !a.lettered && style.Letters == cardlook.LettersOf(a.chosenLanguage()) {
		style.Letters = cardlook.LettersOf(l)
	}
	return style
}

// applyTheme makes the window look as the settings and its size want it to.
func (a *App) applyTheme() {
	wanted := theme.Theme{
		Appearance: a.settings.Appearance, Felt: a.settings.Felt, Keyless: !a.settings.Keys,
		Unit: theme.UnitFor(a.window.Canvas().Size(), a.settings.Letters),
	}
	if a.app.Settings().Theme() != fyne.Theme(wanted) {
		a.app.Settings().SetTheme(wanted)
	}
}
