// Package ui is the window. This package opens it and goes from screen to screen; each
// screen has a folder of its own.
package ui

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
	_ "github.com/superbridge/superbridge/ui/kit/locale" // before Fyne looks
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// appID is the name under which systems know the program.
const appID = "io.github.superbridge"

// Options says how the window runs.
type Options struct {
	Dir  string // the data folder
	Fast bool   // no animation, and computer players neither wait nor think
	Icon []byte // of the window, a PNG
	// Deals returns the deals of a rubber, by board, counted from 0. It is asked each time
	// that the rubber is opened. The rubber is its number in the data folder.
	Deals func(rules bridge.Rules, rubber int64) func(board int) card.Deal
}

// screen is what the window shows. It is told of every key that no widget takes.
type screen interface {
	Content() fyne.CanvasObject
	Key(fyne.KeyName)
	Rune(rune)
	Redraw() // in the colours of the present theme
	Close()
}

// App is the window and what all screens share. All its methods belong to Fyne's
// goroutine.
type App struct {
	options  Options
	app      fyne.App
	window   fyne.Window
	store    *storage.Store // nil while there is trouble with the data folder
	settings settings.Settings
	art      *widget.Art
	sound    *sound.Player
	book     background.Book
	memory   home.Memory // what the home screen said last of what has been played
	screen   screen
	below    []screen // the screens that it lies on, the lowest first
	warned   bool     // the person has been told that the file with what was kept is gone

	do func(func()) // does something on Fyne's goroutine, later
}

// ErrNoDisplay means that there is no screen to open a window on.
var ErrNoDisplay = errors.New("there is no display to open a window on; superbridge match plays without one")

// tidying is how long the program waits, when the window is closed in the middle of an
// export, for what was begun to be taken away.
const tidying = 3 * time.Second

// heapGrowth is by how many hundredths the heap grows before the garbage collector looks for what can go. Half of Go's
// own value: the heap is pictures and fonts, which stay, and players at thought leave much behind.
const heapGrowth = 50

// Run opens the window and returns when it is closed.
func Run(options Options) error {
	if err := display(); err != nil {
		return fmt.Errorf("%w (%v)", ErrNoDisplay, err)
	}
	debug.SetGCPercent(heapGrowth)
	a := &App{do: fyne.Do, options: options, app: app.NewWithID(appID), settings: settings.Default(), art: widget.NewArt(cardart.Style{}), sound: sound.NewPlayer(rand.IntN)}
	defer a.sound.Close()
	endsQuietly(a.app.Lifecycle())
	a.app.SetIcon(fyne.NewStaticResource("icon.png", options.Icon))
	a.window = a.app.NewWindow(text.T("app.title"))
	a.window.SetPadded(false)
	a.window.SetMaster()
	a.window.Resize(windowSize())
	a.applySettings(a.settings)
	a.takeKeys()
	a.app.Settings().AddListener(func(fyne.Settings) { fyne.Do(a.redraw) })
	a.open()
	a.window.SetCloseIntercept(a.quit)
	a.app.Lifecycle().SetOnStarted(func() { fyne.Do(func() { clicksInPlace(a.window) }) })
	a.window.ShowAndRun()
	a.leave()
	a.book.Wait(tidying)
	if a.store != nil {
		return a.store.Close()
	}
	return nil
}

// endsQuietly takes away what Fyne does after the last window has closed: it saves
// preferences, of which this program has none. Fyne 2.8.0 hands that to its queue while it
// closes the queue; where the two meet, the program panics or never ends.
func endsQuietly(lifecycle fyne.Lifecycle) {
	if l, ok := lifecycle.(interface{ SetOnStoppedHookExecuted(func()) }); ok {
		l.SetOnStoppedHookExecuted(nil)
	}
}

// leave closes the screen that is shown, and those below it.
func (a *App) leave() {
	for _, s := range a.screens() {
		s.Close()
	}
	a.screen, a.below = nil, nil
}

// screens returns the screen that is shown, if there is one, and those below it.
func (a *App) screens() []screen {
	if a.screen == nil {
		return nil
	}
	return append(slices.Clone(a.below), a.screen)
}

// lay lays a screen on the one that is shown, which stays as it is.
func (a *App) lay(s screen) {
	a.below = append(a.below, a.screen)
	a.screen = s
	a.window.SetContent(a.sized(s))
}

// lift takes away the screen that is shown, which lies on another. What that shows may have
// changed in the meantime.
func (a *App) lift() {
	a.screen.Close()
	last := len(a.below) - 1
	a.screen, a.below = a.below[last], a.below[:last]
	a.reload()
	a.window.SetContent(a.sized(a.screen))
}

// reload lets the screen that is shown read anew what it shows, if that can change.
func (a *App) reload() {
	switch s := a.screen.(type) {
	case interface{ Reload() }:
		s.Reload()
	case *home.Screen: // it offers what goes on
		a.showHome()
	}
}

// show leaves the screen that is shown for another one.
func (a *App) show(s screen) {
	a.leave()
	a.screen = s
	a.window.Canvas().Unfocus()
	a.window.SetContent(a.sized(s))
}

// open opens the data folder and shows the home screen, or what is wrong with the folder.
func (a *App) open() {
	store, err := storage.Open(a.options.Dir, time.Now)
	if err != nil {
		a.showTrouble(err)
		return
	}
	a.store = store
	a.applySettings(settings.Load(store))
	a.showHome()
}

// applySettings makes the window look and behave as the settings say.
func (a *App) applySettings(s settings.Settings) {
	a.settings = s
	a.art = a.art.With(s.Cards)
	text.SetLetters(s.Cards.Letters)
	a.sound.SetLevel(s.Sound)
	a.applyTheme()
}

// applyTheme makes the window look as the settings and its size want it to.
func (a *App) applyTheme() {
	wanted := theme.Theme{Appearance: a.settings.Appearance, Unit: theme.UnitFor(a.window.Canvas().Size())}
	if a.app.Settings().Theme() != fyne.Theme(wanted) {
		a.app.Settings().SetTheme(wanted)
	}
}

// redraw draws the screen anew after the theme has changed, which the system may do too.
func (a *App) redraw() {
	for _, s := range a.screens() {
		s.Redraw()
	}
}
