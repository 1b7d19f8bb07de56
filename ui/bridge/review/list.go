package review

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// row is a line of the list: a moment, or another board that belongs to this one.
type row struct {
	moment moment
	line   bridgestore.BoardSummary // its ID is 0 for a moment
}

func (r row) isBoard() bool { return r.line.ID != 0 }

// rows returns the lines of the list: the moments, then the boards.
func (p *page) rows() []row {
	if p.model == nil {
		return nil
	}
	var rows []row
	for _, at := range p.moments() {
		rows = append(rows, row{moment: at})
	}
	for _, l := range p.branches {
		rows = append(rows, row{line: l})
	}
	return rows
}

var rowShares = []float32{1.15, 2.2, 0.55, 1.1}

func (s *Screen) newRow() fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for range rowShares {
		cells = append(cells, widget.NewProse(s.art, "", theme.U(theme.SmallText), color.Black))
	}
	cells[2].(*widget.Prose).Bold = true
	cells[2].(*widget.Prose).Align = fyne.TextAlignTrailing
	cells[3].(*widget.Prose).Align = fyne.TextAlignTrailing
	return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(8), theme.U(8)), widget.NewCells(rowShares, cells...))
}

// showRow fills a row: of a moment, when it was, the act, its cost, and whether the better card has been found; of a
// board, its relation to this one, its result, and its date.
func (s *Screen) showRow(i int, object fyne.CanvasObject) {
	p, ink := s.page, theme.Current()
	rows := p.rows()
	if i >= len(rows) {
		return // it is of the board before, until this one has been read
	}
	var words [4]string
	inks := [4]color.Color{ink.Faint, ink.Ink, ink.Bad, ink.Faint}
	if l := rows[i].line; rows[i].isBoard() {
		words[0] = p.relation(l)
		words[1], words[3] = boardWords(l, zone)
	} else {
		at := rows[i].moment
		words[0], words[1], words[2] = p.momentWords(at)
		words[3] = p.stateWords(at)
		if !at.yours {
			inks[1] = ink.Faint
		}
	}
	cells := object.(*fyne.Container).Objects[0].(*fyne.Container)
	for j, w := range words {
		cells.Objects[j].(*widget.Prose).Set(w, inks[j])
	}
}

// stateWords says whether the user has found the better card.
func (p *page) stateWords(at moment) string {
	switch z := p.puzzles[at.Event]; {
	case !at.yours || len(at.Better) == 0:
		return ""
	case z.solved:
		return text.T("board.state-found")
	case z.shown:
		return text.T("board.state-shown")
	}
	return text.T("board.state-open")
}

// relation describes another board's relation to this one.
func (p *page) relation(l bridgestore.BoardSummary) string {
	switch {
	case l.ID == p.board.Origin:
		return text.T("board.origin")
	case l.Kind == bridgestore.Branch:
		return text.T("board.branch")
	}
	return text.T("board.again-row")
}

// zone is the user's time zone.
var zone = time.Local

// boardWords describes another board's result and date.
func boardWords(l bridgestore.BoardSummary, zone *time.Location) (result, date string) {
	if l.Finished.IsZero() {
		return text.T("board.goes-on"), ""
	}
	result = bridgetext.ShortContract(l.Contract)
	if !l.Contract.PassedOut() {
		result += " " + bridgetext.Margin(l.Over, 0)
	}
	return result, text.Day(l.Finished.In(zone))
}

// selectRow is the action of a click on a row: it moves to the moment, or opens the board.
func (s *Screen) selectRow(i int) {
	p := s.page
	rows := p.rows()
	if i >= len(rows) {
		return
	}
	if rows[i].isBoard() {
		s.open(rows[i].line.ID)
		return
	}
	s.visit(rows[i].moment.Event)
}

// markRow selects a row without doing anything.
func (s *Screen) markRow(i int) {
	l := s.parts.list
	told := l.OnSelected
	l.OnSelected = nil
	l.Select(i)
	l.OnSelected = told
}

// turnEverybody lists everybody's moments, or the user's only.
func (s *Screen) turnEverybody() {
	if p := s.page; p.model != nil && !p.mine.user.Watches {
		p.all = !p.all
		s.everybody = p.all
		s.update(false)
	}
}
