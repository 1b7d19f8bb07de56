package family

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Home is the home screen, as seen by what offers a game.
type Home interface {
	Push(sheet.Sheet)   // lays a sheet on the screen
	Remove(sheet.Sheet) // takes it away
	Redraw()            // shows what is offered now
}

// Offering supplies a game's part of the home screen.
type Offering interface {
	// Offer returns what is offered now. The screen calls it each time that it draws itself; the offering itself
	// remembers the user's choices.
	Offer(Home) Offer
	// Shown is called when the screen is shown, to start slower reading.
	Shown()
}

// Offer is a game's part of the home screen: sessions to continue, choices for a new one, and how the user fares.
type Offer struct {
	Name     string
	Subtitle string
	Picture  func(*widget.Art) vector.Drawing // mainly of the game's equipment; wider than high
	Deck     bool                             // it is played with cards: a button leads to them

	Continue *Continue // of this game, or of its lessons; nil if there is nothing to continue
	Choices  []Choice  // for what New begins
	More     []Action  // buttons below the choices
	New      Action    // key N
	Beside   *Action   // a button beside New, or nil
	Note     string    // below New, or ""

	// Digit handles a typed digit that nothing else takes, and reports whether it did; on says that it directly follows
	// a digit that was handled. It is nil where there is nothing to type.
	Digit func(r rune, on bool) bool

	Panel func(*widget.Art) fyne.CanvasObject // how the user fares, and against whom; at most as high as the choices with their buttons
	Below *Action                             // a button below it, or nil

	Elsewhere []Action // to other screens of the game, three at most
}

// Continue is a session to continue.
type Continue struct {
	Action        // key P
	Game   string // the title of a lesson, or ""
	Stands string // its state
}

// Action is a labelled button. Its key is a letter that no other action of the screen has, in either case.
type Action struct {
	Label string
	Key   string
	Do    func()
}

// Choice is a row of values to choose from, one of which is chosen. If there is nothing to choose at the moment it has no
// options; on the home screen its room stays empty then, so that nothing else moves.
type Choice struct {
	Label   string
	Options []string
	Chosen  int
	Choose  func(int) // remembers another one
}

// Settings holds a family's rows on the settings screen.
type Settings struct {
	Heading string
	Rows    []Choice
	Note    string // below the rows; or ""
}
