package history

import (
	"image/color"
	"sort"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	rubberHeight = 88
	boardHeight  = 60
	tableHeight  = 32
)

// newList returns the list of what has been found.
func (s *Screen) newList() *widget.List {
	if s.byBoards() {
		l := widget.NewList(theme.U(boardHeight), s.newBoardRow, s.showBoardRow)
		l.SetLength(s.boards.len())
		return l
	}
	l := widget.NewList(theme.U(rubberHeight), s.newRubberRow, s.showRubberRow)
	l.SetLength(s.rubbers.len())
	return l
}

// line returns an empty line of text.
func (s *Screen) line(size float32) *widget.Prose {
	return widget.NewProse(s.art, "", theme.U(size), color.Black)
}

// prose returns the text that is the ith object of a row.
func prose(row fyne.CanvasObject, i int) *widget.Prose {
	return row.(*fyne.Container).Objects[i].(*widget.Prose)
}

// The objects of a row: the first two are on the first line, at its left and right.
const (
	rowTitle = iota
	rowEnd
	rowLine
	rowLineEnd
	rowStar
	rowChips
)

func (s *Screen) newRow(more ...fyne.CanvasObject) *fyne.Container {
	title, end, line, lineEnd := s.line(theme.BodyText), s.line(theme.BodyText), s.line(theme.SmallText), s.line(theme.SmallText)
	title.Bold, end.Align, lineEnd.Align = true, fyne.TextAlignTrailing, fyne.TextAlignTrailing
	star := s.newStar()
	return container.New(rowLayout{}, append([]fyne.CanvasObject{title, end, line, lineEnd, star}, more...)...)
}

// newStar returns a star that says what it means when the mouse rests on it; it isn't seen yet.
func (s *Screen) newStar() fyne.CanvasObject {
	star := container.NewStack(newStar(), s.ui.tips.Over(func() string { return text.T("history.has-star") }))
	star.Hide()
	return star
}

func (s *Screen) newRubberRow() fyne.CanvasObject { return s.newRow(newChips(s.art, s.ui.tips)) }
func (s *Screen) newBoardRow() fyne.CanvasObject  { return s.newRow() }

func (s *Screen) showRubberRow(i int, row fyne.CanvasObject) {
	sum, ok := s.rubbers.at(i)
	if !ok {
		s.fetchRubbers()
		s.showUnread(row)
		row.(*fyne.Container).Objects[rowChips].(*chips).set(nil)
		return
	}
	p, r := theme.Current(), newRubberRow(sum, s.system.now())
	prose(row, rowEnd).Set(r.verdict, p.ForYou(r.points))
	prose(row, rowLineEnd).Set("", p.Faint)
	row.(*fyne.Container).Objects[rowChips].(*chips).set(r.chips)
	s.fillRow(row, r.title, r.line, r.starred)
}

func (s *Screen) showBoardRow(i int, row fyne.CanvasObject) {
	l, ok := s.boards.at(i)
	if !ok {
		s.fetchBoards()
		s.showUnread(row)
		return
	}
	p, r := theme.Current(), newBoardRow(l, s.system.now())
	prose(row, rowEnd).Set(r.points, p.ForYou(r.gain))
	cost := p.Bad
	if l.Watched {
		cost = p.Faint
	}
	prose(row, rowLineEnd).Set(r.costly, cost)
	s.fillRow(row, r.title, r.line, r.starred)
}

// showUnread shows a row that is not there yet.
func (s *Screen) showUnread(row fyne.CanvasObject) {
	prose(row, rowEnd).Set("", color.Black)
	prose(row, rowLineEnd).Set("", color.Black)
	s.fillRow(row, "…", "", false)
}

// fillRow fills the rest of a row, of which the right side has been filled. What is too long is
// shortened.
func (s *Screen) fillRow(row fyne.CanvasObject, title, line string, starred bool) {
	p, o := theme.Current(), row.(*fyne.Container)
	width := s.ui.list.Size().Width - 2*theme.U(rowInset)
	titleWidth := width - o.Objects[rowEnd].MinSize().Width - theme.U(rowGap)
	if starred {
		titleWidth -= theme.U(rowStarSize) + theme.U(rowGap)
	}
	shorten(prose(row, rowTitle), title, p.Ink, titleWidth)
	shorten(prose(row, rowLine), line, p.Faint, width-o.Objects[rowLineEnd].MinSize().Width-theme.U(rowGap))
	showStar(o.Objects[rowStar], starred)
	o.Layout.Layout(o.Objects, o.Size()) // the title may be longer or shorter than before
}

// shorten shows a text on one line, or as much of its beginning as there is room for.
func shorten(p *widget.Prose, words string, ink color.Color, width float32) {
	words = marks.Clip(words, marks.MostName)
	p.Set(words, ink)
	letters := []rune(words)
	if width <= 0 || p.MinSize().Width <= width {
		return
	}
	n := sort.Search(len(letters), func(n int) bool {
		p.Set(string(letters[:n])+"…", ink)
		return p.MinSize().Width > width
	})
	p.Set(strings.TrimSpace(string(letters[:max(0, n-1)]))+"…", ink)
}

// What rows measure, in points of a window of 1280×800.
const (
	rowInset    = 14
	rowGap      = 6
	rowStarSize = 14
)

// rowLayout has the lines of a row below each other, with a star behind the title.
type rowLayout struct{}

func (rowLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left, top, line := theme.U(rowInset), theme.U(9), theme.U(20)
	width := size.Width - 2*left
	end := o[rowEnd].MinSize().Width
	star, gap := theme.U(rowStarSize), theme.U(rowGap)
	title := o[rowTitle].MinSize().Width
	widget.Put(o[rowTitle], left, top, title, line)
	widget.Put(o[rowStar], left+title+gap, top+(line-star)/2, star, star)
	widget.Put(o[rowEnd], left+width-end, top, end, line)
	lineEnd := o[rowLineEnd].MinSize().Width
	widget.Put(o[rowLine], left, top+line+1, width-lineEnd-gap, line)
	widget.Put(o[rowLineEnd], left+width-lineEnd, top+line+1, lineEnd, line)
	for _, chips := range o[rowChips:] {
		widget.Put(chips, left, top+2*line+theme.U(7), width, theme.U(20))
	}
}

func (rowLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.U(leastList-20), theme.U(boardHeight))
}

// shares are the widths of the columns in the table of a rubber's boards.
var shares = []float32{0.6, 1.3, 1.3, 0.9, 1.1, 1.1}

// The first leadingColumns begin at their left, the others end at their right; one of these has the points.
const (
	leadingColumns = 3
	pointsColumn   = 4
)

// newTableRow returns a row of the table: its cells, and a star.
func (s *Screen) newTableRow() fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for i := range shares {
		cell := s.line(theme.BodyText)
		if i >= leadingColumns {
			cell.Align = fyne.TextAlignTrailing
		}
		cells = append(cells, cell)
	}
	star := s.newStar()
	return container.NewStack(
		container.New(starAt{}, star),
		container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(30), theme.U(16)), widget.NewCells(shares, cells...)))
}

// starAt puts a star at the left end of a row.
type starAt struct{}

func (starAt) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widget.Put(o[0], theme.U(11), (size.Height-theme.U(13))/2, theme.U(13), theme.U(13))
}

func (starAt) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// fillTableRow fills a row; the points are in an ink of their own.
func (s *Screen) fillTableRow(row fyne.CanvasObject, c columns, ink, points color.Color, starred bool) {
	o := row.(*fyne.Container).Objects
	showStar(o[0].(*fyne.Container).Objects[0], starred)
	cells := o[1].(*fyne.Container).Objects[0]
	for i, words := range c {
		cell := ink
		if i == pointsColumn {
			cell = points
		}
		prose(cells, i).Set(words, cell)
	}
}

func (s *Screen) showTableRow(i int, row fyne.CanvasObject) {
	p := theme.Current()
	l, ok := s.lines.at(i)
	if !ok {
		s.fetchLines()
		s.fillTableRow(row, columns{"…"}, p.Faint, p.Faint, false)
		return
	}
	ink := p.Ink
	if l.Finished.IsZero() {
		ink = p.Faint
	}
	s.fillTableRow(row, newColumns(l), ink, p.ForYou(gain(l.Result, l.Watched)), l.Marks.Starred)
}

// nothing says why the list is empty.
func (s *Screen) nothing() string {
	if s.query.Deleted && s.query.onlyDeleted() {
		return text.T("history.empty-trash")
	}
	return text.T("history.nothing")
}
