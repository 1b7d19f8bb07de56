package family

import (
	"context"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/history"
)

// Family is a family of games in the window. Its methods are called on Fyne's goroutine unless they say otherwise.
type Family interface {
	// Steps returns the family's steps of migrating an older data folder, by the numbers of the migrations.
	Steps() map[int]storage.Step

	// Open reads, off Fyne's goroutine, what the family needs from a newly opened data folder. The function that it
	// returns stores that in the family.
	Open(context.Context, *storage.Store) func()
	// Shut tells the family that its data folder has been closed.
	Shut()

	// Tiles are those of its games on the shelf, those of a group after one another.
	Tiles() []Tile
	// About is a tile of the family as a whole: its name, what it is in a sentence, its emblem, and the ID of the game
	// with which one begins.
	About() Tile
	// Last returns the family's last played game in a data folder that doesn't say which game was chosen, or "".
	Last() string

	// Offer returns a function that reads, off Fyne's goroutine, what the home screen offers of a game.
	Offer(game string) func(context.Context) (Offering, error)
	// Begin starts a new session like the last of its kind.
	Begin()

	// Past returns the family as the history sees it; nil if it has nothing to show there. The data folder is open.
	Past() history.Family
	// ShowStatistics shows the statistics of a game in place of the home screen.
	ShowStatistics(game string)

	// Game returns the game played on a screen if that is a table of the family, and otherwise "". What is shown after
	// a table must include all that was done there.
	Game(Screen) string
	// Settings returns the family's rows on the settings screen, if any. A change is saved in the background; kept
	// receives the result unless the screen has been left by then. If saving fails, the change holds until the program
	// ends.
	Settings(kept func(error)) Settings
	// Adjust applies changed settings to a table of the family that is open; settings for new sessions don't touch it.
	Adjust(table Screen)
	// Guide returns the help on a game while a screen is shown.
	Guide(game string, on Screen) Guide
}

// Receiver is a family to which other users send something that isn't history.
type Receiver interface {
	// Receives reports whether a file of this name holds such a thing.
	Receives(file string) bool
	// ReceiveFile takes it from a file, and Receive from a text: they store it and show it, or say why that can't be.
	ReceiveFile(path string)
	Receive(words string)
}

// Greeter is a family with a question to a user who has not begun anything yet and chooses it.
type Greeter interface {
	// Greeted reports whether it has asked before.
	Greeted() bool
	// Greet asks in place of the home screen, and leads on from there.
	Greet()
}

// Teacher is a family with lessons.
type Teacher interface {
	// Learn returns the actions on a game's home screen that lead to lessons. If own is set the game is the family's own,
	// and the first action, with the key L, leads to where one begins. Otherwise they are lessons for players of other
	// families too, if there are any.
	Learn(own bool) []Action
}

// Idler is a family with work for when nobody plays.
type Idler interface {
	// Idle begins such work, in the background. It ends with the context, when the user goes on.
	Idle(context.Context)
}
