package family

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Home is the home screen, as what offers a game sees it.
type Home interface {
	Push(sheet.Sheet)   // lays a sheet on it
	Remove(sheet.Sheet) // takes it away
	Redraw()            // shows what is offered now
}

// Offering is what the home screen shows.
type Offering interface {
	// Offer says what is offered. The screen asks each time that it draws itself; what the user has chosen meanwhile is for the
	// offering to remember.
	Offer(Home) Offer
	// Shown tells that the screen is shown: what takes longer to find out comes now.
	Shown()
}

// Offer is what the home screen says of a game: what can be gone on with, what can be chosen of something new, and how the user
// fares.
type Offer struct {
	Name     string
	Subtitle string
	Picture  func(*widget.Art) vector.Drawing // of what the game is played with, above all; wider than high
	Deck     bool                             // it is played with cards: a button leads to them

	Continue *Continue // of this game, or of its lessons; nil if there is nothing to go on with
	Choices  []Choice  // of what New begins
	More     []Action  // buttons below the choices
	New      Action    // key N
	Beside   *Action   // a button beside New, or nil
	Note     string    // below New, or ""

	// Digit takes a digit that is typed where nothing else takes it, and reports whether it does; on says that it comes straight
	// after one that was taken. It is nil where there is nothing to type.
	Digit func(r rune, on bool) bool

	Panel func(*widget.Art) fyne.CanvasObject // how the user fares and against whom; at most so high as the choices with their buttons
	Below *Action                             // a button below it, or nil

	Elsewhere []Action // to other screens of the game, three at most
}

// Continue is what can be gone on with.
type Continue struct {
	Action        // key P
	Game   string // the title of a lesson, or ""
	Stands string // how far it is
}

// Action is what a button does. Its key is a letter that no other action of the screen has; the case doesn't matter.
type Action struct {
	Label string
	Key   string
	Do    func()
}

// Choice is a row of values to choose from, one of which is chosen.
type Choice struct {
	Label   string
	Options []string
	Chosen  int
	Choose  func(int) // remembers another one
}

// Settings is what can be chosen of a family of games on the screen of the settings.
type Settings struct {
	Heading string
	Rows    []Choice
	Note    string // below the rows; or ""
}
