package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// peek is the part that the sheets to look at have in common: the last trick and the auction. Enter, Esc and a click
// take them away; all other keys work as without them.
type peek struct {
	laid
	sheet.Peek
	entry *entry
	key   func(fyne.KeyName) // handles one as without the sheet
}

// Enter implements [sheet.Sheet].
func (p peek) Enter() {
	if !p.entry.enterTyped() {
		p.parts.sheets.Pop()
	}
}

// Key implements [sheet.Sheet].
func (p peek) Key(name fyne.KeyName) { p.key(name) }

// turnLastTrick lays the last trick on the table, or takes it off again.
func (s *Screen) turnLastTrick() {
	if len(s.play.model.Table.Tricks()) > 0 {
		turn(s.parts.sheets, &lastTrickSheet{s.peek})
	}
}

// turnAuction lays the auction on the table, or takes it off again.
func (s *Screen) turnAuction() {
	if s.guided.on && (s.guided.position.Given || s.guided.position.Bare) {
		return
	}
	if s.play.model.Table.Rules.Choices {
		s.note.say(text.T("choice.no-auction"))
	} else if s.play.model.Table.Phase() != bridge.AuctionPhase {
		turn(s.parts.sheets, newAuctionSheet(s.peek, s.reportCall))
	}
}

// turn lays a sheet to look at on the table, or takes it off again. It may lie on a result, but not on a question.
func turn[kind sheet.Sheet](s *sheet.Stack, o kind) {
	switch s.Top().(type) {
	case *claimSheet, *failureSheet, *keepSheet:
	default:
		sheet.Turn(s, o)
	}
}
