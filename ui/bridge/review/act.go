package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/storage"
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
	switch p := s.page; {
	case p.model == nil:
	case p.resumable():
		s.options.OnGoOn(p.board.Rubber)
	case p.mine.finished() && p.here().Phase() != bridge.Finished:
		s.pause()
		s.options.OnPlayOn(p.kept(), p.n())
	}
}

// resumable reports whether it is a line that was left in the middle.
func (p *page) resumable() bool { return p.board.Kind == bridgestore.Branch && !p.mine.finished() }

// playAgain plays the deal again.
func (s *Screen) playAgain() {
	if p := s.page; p.model != nil && p.mine.finished() {
		s.pause()
		s.options.OnAgain(p.board)
	}
}

// Copy is the action of Ctrl+C: it copies the number of the deal.
func (s *Screen) Copy() { s.copyNumber() }

// copyNumber puts the number of the deal on the clipboard. It reveals all hands, so that of a board in progress isn't
// copied.
func (s *Screen) copyNumber() {
	p := s.page
	if p.model == nil || !p.mine.finished() {
		return
	}
	board := p.mine.whole()
	number := board.Number().String()
	fyne.CurrentApp().Clipboard().SetContent(number)
	s.say(text.T("board.copied", "Number", text.Grouped(number), "Deals", text.Deals(board.Rules.Deck)))
}

// say shows the answer to the user's last action.
func (s *Screen) say(words string) {
	s.page.said = words
	s.showPlace()
}

// turnStar stars the board, or takes the star away.
func (s *Screen) turnStar() {
	if p := s.page; p.model != nil {
		marks := p.board.Marks
		marks.Starred = !marks.Starred
		s.mark(marks)
	}
}

// mark changes the marks of the board, and saves them in the background. If that fails they revert.
func (s *Screen) mark(marks storage.Marks) {
	p := s.page
	p.board.Marks = marks
	p.marking++
	s.runner.Write(p.ctx, func() error { return s.options.Store.MarkBoard(p.id, marks) }, func(err error) {
		if err == nil {
			p.marks = marks
		}
		if p.marking--; p.marking == 0 && p.board.Marks != p.marks {
			p.board.Marks = p.marks
			s.rebuild()
		}
		if err != nil {
			s.say(text.T("board.not-kept", "Error", err))
		}
	})
	s.showPlace()
}
