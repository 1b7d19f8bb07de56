package review

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/review"
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
	if p == nil {
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

// listing is the list of moments and other boards, with its heading, counts and button.
type listing struct {
	page        *page
	listHeading *widget.Prose
	counts      *widget.Prose // of costly cards, by side
	list        *widget.List
	nothing     *widget.Prose // shown if no card is listed
	everybody   *widget.Button
}

// newListing returns the list of a screen, with its callbacks.
func newListing(s *Screen) listing {
	t, p := &s.parts, s.page()
	l := listing{
		page:        p,
		listHeading: widget.NewHeading(s.Art, "", theme.U(theme.SmallText), fyne.TextAlignLeading),
		counts:      t.small(theme.Current().Faint),
		nothing:     t.small(theme.Current().Faint),
		everybody:   t.button("", "Y", s.turnEverybody),
	}
	l.counts.Wrap = false
	l.list = widget.NewList(theme.U(rowHeight), func() fyne.CanvasObject { return newRow(s.Art) }, p.showRow)
	l.list.OnSelected = s.selectRow
	return l
}

// objects returns the list's rows of the column.
func (l *listing) objects() []fyne.CanvasObject {
	least := func() float32 { return theme.U(rowHeight) * float32(min(len(l.page.rows()), leastRows)) }
	return []fyne.CanvasObject{
		widget.NewEnds(theme.U(8), widget.NewLine(theme.U(8), l.listHeading, l.counts), l.everybody),
		l.nothing,
		container.New(&review.Growing{Least: least}, l.list),
	}
}

// show brings the list up to date.
func (l *listing) show() {
	p, ink := l.page, theme.Current()
	watches := p.record().user.Watches
	title := text.T("board.your-moments")
	if p.all || watches {
		title = text.T("board.all-moments")
	}
	l.listHeading.Set(title, ink.Ink)
	l.everybody.Label = text.T("board.everybody")
	l.everybody.Turn(p.all)
	l.everybody.Hidden = watches
	l.everybody.Refresh()
	l.counts.Set(p.countWords(), ink.Faint)
	rows := p.rows()
	l.list.SetLength(len(rows))
	l.list.Unselect()
	l.nothing.Set(p.nothingWords(), ink.Faint)
	l.nothing.Hidden = len(p.moments()) > 0
	l.list.Activate(p.chosen >= 0)
	for i, row := range rows {
		if p.chosen >= 0 && i == len(rows)-len(p.branches)+p.chosen || p.chosen < 0 && !row.isBoard() && row.moment.Event == p.event() {
			l.mark(i)
		}
	}
}

// mark selects a row without doing anything.
func (l *listing) mark(i int) {
	told := l.list.OnSelected
	l.list.OnSelected = nil
	l.list.Select(i)
	l.list.OnSelected = told
}

// newRow returns an empty row.
func newRow(art *widget.Art) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for range rowShares {
		cells = append(cells, widget.NewProse(art, "", theme.U(theme.SmallText), color.Black))
	}
	cells[2].(*widget.Prose).Bold = true
	cells[2].(*widget.Prose).Align = fyne.TextAlignTrailing
	cells[3].(*widget.Prose).Align = fyne.TextAlignTrailing
	return container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(8), theme.U(8)), widget.NewCells(rowShares, cells...))
}

// showRow fills a row: of a moment, when it was, the act, its cost, and whether the better card has been found; of a
// board, its relation to this one, its result, and its date.
func (p *page) showRow(i int, object fyne.CanvasObject) {
	ink := theme.Current()
	rows := p.rows()
	if i >= len(rows) {
		return // it isn't listed any more
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
	rows := s.page().rows()
	if i >= len(rows) {
		return
	}
	if rows[i].isBoard() {
		s.Open(rows[i].line.ID, 0)
		return
	}
	s.visit(rows[i].moment.Event)
}

// turnEverybody lists everybody's moments, or the user's only.
func (s *Screen) turnEverybody() {
	if p := s.page(); p != nil && !p.mine.user.Watches {
		p.all = !p.all
		s.everybody = p.all
		s.Update(false)
	}
}
