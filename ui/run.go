package ui

import (
	"context"
	"log"
	"math/rand/v2"
	"os"
	"runtime/debug"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/graphics"
	"github.com/superbridge/superbridge/ui/kit/mouse"
	"github.com/superbridge/superbridge/ui/kit/placement"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/watchdog"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// ErrNoDisplay means that there is no screen to open a window on.
var ErrNoDisplay = fault.New("there is no display to open a window on; superbridge match plays without one")

// heapGrowth is the growth of the heap in percent before the garbage collector runs. It is half of Go's default: most
// of the heap is pictures and fonts, which stay, and thinking players leave much garbage.
const heapGrowth = 50

// nowhere is the home folder of a user without one: Fyne would take none for the folder that the program was started in, and write there.
const nowhere = "/nonexistent"

// appID is the name of the program for systems.
const appID = "io.github.superbridge.SuperBridge"

// Run opens the window and returns when it is closed.
func Run(options Options) error {
	if err := graphics.Start(); err != nil {
		return fault.Errorf("%w (%v)", ErrNoDisplay, err)
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
	a := &App{
		stack: stack{runner: background.NewRunner(fyne.Do), art: widget.NewArt(cardart.Style{})},
		track: &placement.Track{}, options: options, settings: settings.Default(), sound: sound.NewPlayer(rand.IntN), watched: true,
	}
	a.resized = a.applyTheme
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
	a.watchdog = watchdog.New(a.window, func(words string) { a.crashes.Note(words) })
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
			mouse.ClicksInPlace(a.window)
			a.track = placement.Follow(a.window, where)
			takeFullScreenKeys(a.window, func() { a.setFullScreen(!a.track.FullScreen()) })
			a.watchdog.Watch(a.window)
		})
	})
	a.app.Lifecycle().SetOnEnteredForeground(func() { fyne.Do(a.refocus) })
	a.window.ShowAndRun()
	a.leave()
	if !a.closing { // the system has closed the window
		a.runner.Wait(closingLimit)
	}
	a.asides.To(nil)
	a.crashes.Close() // this isn't a report
	if a.store != nil {
		placement.Write(options.Dir, a.track.Placement()) // on failure the next window has the previous placement
		return a.store.Close()
	}
	return nil
}
