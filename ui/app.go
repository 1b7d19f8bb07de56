// Package ui is the window. This package opens it and goes from screen to screen; each
// screen has a folder of its own.
package ui

import (
	"context"
	"errors"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"runtime/debug"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/storage"
	bridgedesk "github.com/superbridge/superbridge/ui/bridge/desk"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/crash"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/graphics"
	_ "github.com/superbridge/superbridge/ui/kit/locale" // before Fyne looks
	"github.com/superbridge/superbridge/ui/kit/placement"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// appID is the name under which systems know the program.
const appID = "io.github.superbridge.SuperBridge"

// Options says how the window runs.
type Options struct {
	Dir   string           // the data folder, or "" if the system names none: the window says so
	Fast  bool             // no animation, and computer players neither wait nor, at bridge, think
	Icon  []byte           // of the window, a PNG
	Deals bridgedesk.Deals // of bridge
	// Chance returns the source of chance for a part of a session of other games: a hand of a game of poker.
	Chance func(session int64, part int) *rand.Rand
}

// App is the window and what all screens share. All its methods belong to Fyne's
// goroutine.
type App struct {
	options  Options
	app      fyne.App
	window   fyne.Window
	families []family.Family
	store    *storage.Store // nil while there is trouble with the data folder
	settings settings.Settings
	art      *widget.Art
	track    *placement.Track

	preferences *preferences
	sound       *sound.Player
	runner      *background.Runner
	screen      screen
	below       []screen // the screens that it lies on, the lowest first
	warned      bool     // the user has been told that the file with what was kept is gone

	hadTrouble bool // with the data folder

	watched bool          // what a crash says is kept beside the data
	asides  crash.Asides  // what Fyne prints
	crashes *crash.Log    // of the data folder that is open, or nil
	crashed *crash.Report // of the run before, to be offered on the home screen; or nil

	copying context.CancelFunc // ends the copy that is made of it in the background; or nil

	shown context.Context    // ends when these screens are left
	close context.CancelFunc // ends it; nil as long as there has been none

	way      way                 // to the next screen
	notice   notice              // over all screens
	watchdog *watchdog           // of the picture
	opening  background.Question // of the data folder
	closing  bool                // the window is
	failed   error               // to be kept, since it has begun to close; or nil
}

// ErrNoDisplay means that there is no screen to open a window on.
var ErrNoDisplay = errors.New("there is no display to open a window on; superbridge match plays without one")

// heapGrowth is by how many hundredths the heap grows before the garbage collector looks for what can go. Half of Go's
// own value: the heap is pictures and fonts, which stay, and players at thought leave much behind.
const heapGrowth = 50

// nowhere is the home folder of a user without one: Fyne would take none for the folder that the program was started in, and write there.
const nowhere = "/nonexistent"

// Run opens the window and returns when it is closed.
func Run(options Options) error {
	if err := graphics.Start(); err != nil {
		return fmt.Errorf("%w (%v)", ErrNoDisplay, err)
	}
	debug.SetGCPercent(heapGrowth)
	running, stop := context.WithCancel(context.Background())
	defer stop()
	go background.GiveBack(running)
	var where placement.Placement
	if options.Dir != "" {
		where = placement.Read(options.Dir)
	} else if os.Getenv("HOME") == "" {
		os.Setenv("HOME", nowhere)
	}
	a := &App{runner: background.NewRunner(), track: &placement.Track{}, options: options, settings: settings.Default(), art: widget.NewArt(cardart.Style{}), sound: sound.NewPlayer(rand.IntN), watched: true}
	a.asides.Out = os.Stderr
	log.SetFlags(0)
	log.SetOutput(&a.asides)
	a.app = app.NewWithID(appID)
	a.preferences = &preferences{a.app.Preferences(), a.keepPreference}
	a.app.SetCloudProvider(own{a.preferences})
	a.families = families(a)
	defer a.sound.Close()
	endsQuietly(a.app.Lifecycle())
	a.app.SetIcon(fyne.NewStaticResource("icon.png", options.Icon))
	a.window = a.app.NewWindow(text.T("app.title"))
	a.watchdog = newWatchdog(a.window, func(words string) { a.crashes.Note(words) })
	a.window.SetPadded(false)
	a.window.SetMaster()
	placement.Restore(a.window, where, theme.Smallest)
	a.applySettings(a.settings)
	a.takeKeys()
	a.app.Settings().AddListener(func(fyne.Settings) { fyne.Do(a.redraw) })
	a.runner.OnLost(a.unkept)
	a.open()
	a.window.SetCloseIntercept(a.quit)
	a.app.Lifecycle().SetOnStarted(func() {
		fyne.Do(func() {
			clicksInPlace(a.window)
			a.track = placement.Follow(a.window, where)
			takeFullScreenKeys(a.window, func() { a.setFullScreen(!a.track.FullScreen()) })
			a.watchdog.watch(a.window)
		})
	})
	a.window.ShowAndRun()
	a.leave()
	if !a.closing { // the system has closed the window
		a.runner.Wait(closingLimit)
	}
	a.asides.To(nil)
	a.crashes.Close() // what is left of it is no report
	if a.store != nil {
		placement.Write(options.Dir, a.track.Placement()) // where it can't, the next window is where this one was
		return a.store.Close()
	}
	return nil
}
