package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/bridge/paper"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// printed returns the board on display as it is printed; ok is false before it has been read, and while it is in progress,
// as it reveals all hands.
func (s *Screen) printed() (b paper.Board, ok bool) {
	p := s.page()
	if p == nil || !p.mine.finished() {
		return b, false
	}
	r := p.record()
	return paper.Board{Number: p.board.Number, Board: r.whole()}.With(r.found), r.finished()
}

// export lays the sheet for writing a picture of the board on the screen.
func (s *Screen) export() {
	if b, ok := s.printed(); ok {
		e := picture.Export{Name: text.T("paper.board", "N", b.Number)}
		for _, p := range paper.Pictures(b) {
			e.Papers = append(e.Papers, picture.Paper{Name: p.Name, Draw: p.Draw})
		}
		e.Open(s.Art, picture.Options{Sheets: s.Sheets, Window: s.options.Window, Runner: s.Runner})
	}
}

// copyBoard puts the board as text on the clipboard.
func (s *Screen) copyBoard() {
	if b, ok := s.printed(); ok {
		fyne.CurrentApp().Clipboard().SetContent(paper.Plain(b))
		s.Say(text.T("paper.copied"))
	}
}
