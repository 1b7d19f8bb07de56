package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// kept returns the saved board, with the events of the record on display.
func (p *page) kept() bridgestore.Board {
	b := p.board
	b.Board = p.record().whole()
	return b
}

// playOn plays on from the current place. A branch that was left continues where it was left.
func (s *Screen) playOn() {
	switch p := s.page(); {
	case p == nil:
	case p.resumable():
		s.options.OnGoOn(p.board.Rubber)
	case p.mine.finished() && p.here().Phase() != bridge.Finished:
		p.search.pause()
		s.options.OnPlayOn(p.kept(), p.n())
	}
}

// resumable reports whether it is a line that was left in the middle.
func (p *page) resumable() bool { return p.board.Kind == bridgestore.Branch && !p.mine.finished() }

// playAgain plays the deal again.
func (s *Screen) playAgain() {
	if p := s.page(); p != nil && p.mine.finished() {
		p.search.pause()
		s.options.OnAgain(p.board)
	}
}

// Copy is the action of Ctrl+C: it puts the number of the deal on the clipboard. It reveals all hands, so that of a
// board in progress isn't copied.
func (s *Screen) Copy() {
	p := s.page()
	if p == nil || !p.mine.finished() {
		return
	}
	board := p.mine.whole()
	number := board.Number().String()
	fyne.CurrentApp().Clipboard().SetContent(number)
	s.Say(text.T("board.copied", "Number", text.Grouped(number), "Deals", text.Deals(board.Rules.Deck)))
}
