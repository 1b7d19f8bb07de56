package family

import (
	"context"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Window is the window as a family sees it. All of it belongs to Fyne's goroutine.
type Window interface {
	Art() *widget.Art // in the style that the user has chosen
	Fyne() fyne.Window
	Runner() *background.Runner
	Sound() *sound.Player
	Fast() bool           // no animation, and computer players neither wait nor, at bridge, think
	Animated() bool       // cards, chips and pieces move
	Think() time.Duration // a computer player takes at least this long
	Dir() string          // the data folder
	// Chance returns the source of chance for a part of a session, by its number in the data folder.
	Chance(session int64, part int) *rand.Rand

	// Show shows a screen in the place of those that are shown. Lay lays one on them, and Lift takes it away again.
	Show(Screen)
	Lay(Screen)
	Lift()
	ShowHome()
	LaySettings() // over a table
	// ShowHistory shows the history of a query in place of the current screen; LayHistory lays it on top. LaySessions
	// lays sessions on top even if the query wants parts.
	ShowHistory(history.Query)
	LayHistory(history.Query)
	LaySessions(history.Query)
	// Screen returns the screen that is shown, and AtTable reports whether a table is among those that are. Shown ends when these are
	// left.
	Screen() Screen
	AtTable() bool
	Shown() context.Context
	// Freeze closes the current screen; its picture stays until the next one is shown.
	Freeze()
	// Depart closes the screens if a table is among them: the next screen must know all that was done there.
	Depart()
	// Read reads the data of the next screen, off Fyne's goroutine, after all pending writes; the function that it
	// returns shows that screen. An earlier Read that has not finished is given up. An error is about the data folder,
	// and the window reports it.
	Read(func(context.Context) (show func(), err error))
	// Keep writes in the background. Told, which may be nil, receives the result if the current screens are still
	// shown.
	Keep(write func() error, told func(error))

	// Tell shows a quiet line for a while, on the screen that is shown and on the next one if that is on its way.
	Tell(words string)

	// Chosen returns the game that the home screen offers, and Offer lets it offer another one from now on.
	Chosen() string
	Offer(game string)
	// Trouble shows why the data can't be used.
	Trouble(error)
	// Lost shows a message if an error means that the data file has disappeared, and reports whether it does.
	Lost(error) bool
}

// Fetch reads the data of the next screen, as [Window.Read] does, and shows it.
func Fetch[T any](w Window, read func(context.Context) (T, error), show func(T)) {
	w.Read(func(ctx context.Context) (func(), error) {
		found, err := read(ctx)
		return func() { show(found) }, err
	})
}
