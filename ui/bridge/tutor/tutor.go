// Package tutor defines how a table and a guide of the user, such as a lesson, meet. The guide lays positions on the
// table, is asked before each act of the user, and hears of changes of the board. The table knows nothing of lessons,
// and the guide nothing of the look of a table.
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
	// Allows reports whether to do the user's act on a board, on which it is the user's turn. The act may be illegal:
	// if the guide refuses it, it explains why, otherwise the table does.
	Allows(b bridge.Board, e bridge.Event) bool
	// Changed is called after each change of the play. It may be late, and may lay another position.
	Changed(s play.State)
	// Endings returns the actions when a board is over, at least one; Enter does the first.
	Endings() []Ending
	// Leave leaves the table, to the place that WayOut names.
	Leave()
	WayOut() string
}

// Ending is something that can be done when a board is over.
type Ending struct {
	Label string
	Key   string // that does it, as it is written on the button
	Do    func()
}

// Position is a position that a guide lays on the table.
type Position struct {
	Board  bridge.Board
	From   int     // number of events that the user can't take back
	Bare   bool    // the table is empty: the board only supplies the rules
	Dealt  bool    // animate the deal, if nothing has happened yet
	Plain  bool    // hide the contract, its tricks and the score, except trumps if Trumps is set
	Even   bool    // hide vulnerability
	Quiet  bool    // hide the line above the table and the contract's tricks, which would answer a question
	Veiled bool    // hide declarer if the players' points determine it
	Trumps bool    // trumps have been explained
	Given  bool    // the contract was given without an auction
	Open   [4]bool // open hands besides those that the user sees anyway
	// Still means that no player acts. The last trick, if complete, is on the table then.
	Still bool
	// Unaided hides everything that would help: the value of the user's hand, the meanings of calls, and hints.
	Unaided bool
	// Computer plays in the other seats; nil: only the user acts, at the user's turn.
	Computer match.Player
	Adviser  play.Adviser // gives the hints; nil: the table's own
	// Hint puts a hint into words; nil: the table does.
	Hint    func(bot.Advice) string
	Journal play.Journal
	Halo    []string // the explained objects: see [Table.PointAt]
	// For a still position: OnCard receives a click on an open card, and reports whether it had a meaning; or nil.
	// Options are the calls that can be clicked in the box, legal or not; OnCall receives the clicked one.
	OnCard  func(card.Card) bool
	Options []bridge.Call
	OnCall  func(bridge.Call)
}

// Table is a table with a guide. All its methods belong to Fyne's goroutine.
type Table interface {
	Content() fyne.CanvasObject
	// Lay shows a position on the table, under the rules that the table was made for. Changes are animated.
	Lay(Position) error
	// PointAt highlights explained objects: cards such as SA, hands such as hand:N, plates such as plate:N, the trick,
	// the tricks won, and the contract, score, box, auction and points. Objects that aren't on the table are ignored.
	PointAt(halo []string)
	Rest()         // stops all acts until another position is laid
	Covered() bool // something on the table has the keyboard, such as its last trick
	Typing() bool  // a call or a card is typed by half
	Board() bridge.Board
	Undo()
	Report() // asks what the user expected instead of the last call or card

	Key(fyne.KeyName)
	KeyDown(fyne.KeyName)
	KeyUp(fyne.KeyName)
	Rune(rune)
	Spell(sign, key rune) bool // types a sign of another script than Latin, if it is part of a call or a card now
	Redraw()
	Close()
}
