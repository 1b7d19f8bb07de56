// Package tutor is what a table and those who lead the user at it have agreed on: a lesson, say. The guide lays positions on the
// table, is asked before the user's act is done, and hears what has become of the board. The table knows nothing of lessons, and
// the guide nothing of how a table looks.
package tutor

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// Guide leads the user at a table. All its methods are called on Fyne's goroutine.
type Guide interface {
	// Allows reports whether the user's act is to be done on a board, on which it is his turn. The act may be illegal: who
	// refuses says why, and else the table does.
	Allows(b bridge.Board, e bridge.Event) bool
	// Changed is told after each change of what is played. It may come late, and lay another position.
	Changed(s play.State)
	// Endings are what can be done when a board is over; Enter does the first. There is one at least.
	Endings() []Ending
	// Leave leads away from the table, to what WayOut says.
	Leave()
	WayOut() string
}

// Ending is something that can be done when a board is over.
type Ending struct {
	Label string
	Key   string // that does it, as it is written on the button
	Do    func()
}

// Position is what a guide lays on the table.
type Position struct {
	Board  bridge.Board
	From   int     // how many events of the board stand: the user can't take them back
	Bare   bool    // the table is empty: the board only says by which rules it is
	Dealt  bool    // the cards are seen to be dealt, if nothing has happened yet
	Plain  bool    // nothing is said of the contract, its tricks and the score, but what is trumps if that is spoken of by now
	Even   bool    // nothing is said of who is vulnerable
	Quiet  bool    // nothing is said above the table, nor with the contract of its tricks, where it would answer a question
	Veiled bool    // it isn't known yet who declares where the players' points say that
	Trumps bool    // what is trumps is spoken of by now
	Given  bool    // the contract was given, and nobody has bid for it
	Open   [4]bool // the hands that lie open besides those that the user sees anyway
	// Still has nobody act. A full trick that was played last lies on the table then.
	Still bool
	// Unaided has the user find out by himself: nobody tells him what his hand is worth, what his calls would say, or what to do.
	Unaided bool
	// Computer plays in the other seats; nil: the user alone acts, when it is his turn.
	Computer match.Player
	Adviser  play.Adviser // gives the hints; nil: whoever does at the table
	// Hint puts a hint into words; nil: the table does.
	Hint    func(bot.Advice) string
	Journal play.Journal
	Halo    []string // what is spoken of: see [Table.PointAt]
	// Of a position that is still. OnCard hears which open card was clicked, and reports whether that meant something; or nil. Options
	// are the calls that can be clicked in the box, legal or not; OnCall hears which.
	OnCard  func(card.Card) bool
	Options []bridge.Call
	OnCall  func(bridge.Call)
}

// Table is a table with a guide. All its methods belong to Fyne's goroutine.
type Table interface {
	Content() fyne.CanvasObject
	// Lay lays a position on the table, by the rules that the table was made for. What is different from what lay there moves.
	Lay(Position) error
	// PointAt has things shine that are spoken of: cards such as SA, hands such as hand:N, plates such as plate:N, the trick, the
	// tricks that were won, and the contract, score, box, auction and points. What isn't on the table isn't pointed at.
	PointAt(halo []string)
	Rest()         // has nobody act from now on, until another position is laid
	Covered() bool // something lies on the table that has the keyboard, such as its last trick
	Typing() bool  // a call or a card is typed by half
	Board() bridge.Board
	Undo()
	Report() // asks what the user expected instead of the last call or card

	Key(fyne.KeyName)
	KeyDown(fyne.KeyName)
	KeyUp(fyne.KeyName)
	Rune(rune)
	Redraw()
	Close()
}
