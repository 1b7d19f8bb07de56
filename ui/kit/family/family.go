package family

import (
	"context"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// Family is a family of games in the window. What is not said to be called off Fyne's goroutine is called on it.
type Family interface {
	// Steps are what the family does when an older data folder is brought up to date, by the numbers of the migrations.
	Steps() map[int]storage.Step

	// Open reads, off Fyne's goroutine, what the family wants to know of a data folder that has been opened, and returns what lets
	// the family have it.
	Open(context.Context, *storage.Store) func()
	// Shut tells the family that its data folder is open no more.
	Shut()

	// Tiles are those of its games on the shelf, those of a group after one another.
	Tiles() []Tile
	// Last is the game of the family that was played last in a data folder that doesn't say which game was chosen, or "".
	Last() string

	// Offer returns what reads, off Fyne's goroutine, what the home screen offers of a game.
	Offer(game string) func(context.Context) (Offering, error)
	// Begin begins something new, like the last of its kind.
	Begin()

	// Past is the family as the history sees it, which shows what has been played of all; nil if it has nothing to show there. The data
	// folder is open.
	Past() history.Family
	// ShowStatistics shows what all that has been played of a game comes to, in the place of the home screen.
	ShowStatistics(game string)

	// Game returns the game that is played on a screen if that is a table of the family, and otherwise "". What comes after a table
	// has to know all that was done there.
	Game(Screen) string
	// Settings returns what can be chosen of the family on the screen of the settings, if anything. A change is kept in the background,
	// and kept is told how that went unless the screen has been left by then; after an error it holds until the program ends.
	Settings(kept func(error)) Settings
	// Adjust lets a table of the family do what has been chosen on the screen of the settings since it was laid there; what holds for
	// what is begun next it leaves.
	Adjust(table Screen)
	// Guide returns what the help says of a game while a screen is shown.
	Guide(game string, on Screen) Guide
}

// Greeter is a family that has a word to say, in the place of the home screen, to a user who has begun nothing yet.
type Greeter interface {
	// Greet says it, and reports whether it does. It may only where the folder is fresh because nobody has played, and not because
	// what was kept can't be used.
	Greet(may bool) bool
}

// Teacher is a family that leads to where one learns.
type Teacher interface {
	// Learn returns what leads there from the home screen of a game, which is the family's own or not.
	Learn(own bool) []Action
}
