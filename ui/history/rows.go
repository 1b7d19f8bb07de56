package history

import (
	"image/color"
	"sort"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	sessionHeight = 88
	partHeight    = 60
	tableHeight   = 32
)

// newList returns the list of results.
func (s *Screen) newList() *widget.List {
	if s.byParts() {
		l := widget.NewList(theme.U(partHeight), s.newPartRow, s.showPartRow)
		l.SetLength(s.parts.len())
		return l
	}
	l := widget.NewList(theme.U(sessionHeight), s.newSessionRow, s.showSessionRow)
	l.SetLength(s.sessions.len())
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

// newStar returns a hidden star with a tip.
func (s *Screen) newStar() fyne.CanvasObject {
	star := container.NewStack(newStar(), s.ui.tips.Over(func() string { return text.T("history.has-star") }))
	star.Hide()
	return star
}

func (s *Screen) newSessionRow() fyne.CanvasObject { return s.newRow(newChips(s.art, s.ui.tips)) }
func (s *Screen) newPartRow() fyne.CanvasObject    { return s.newRow() }

func (s *Screen) showSessionRow(i int, row fyne.CanvasObject) {
	chips := row.(*fyne.Container).Objects[rowChips].(*chips)
	session, ok := s.sessions.at(i)
	if !ok {
		s.fetchSessions()
		s.showUnread(row)
		chips.set(nil)
		return
	}
	r := session.Row(s.system.now())
	chips.set(r.Chips)
	s.fillRow(row, r)
}

func (s *Screen) showPartRow(i int, row fyne.CanvasObject) {
	part, ok := s.parts.at(i)
	if !ok {
		s.fetchParts()
		s.showUnread(row)
		return
	}
	s.fillRow(row, part.Row(s.system.now()))
}

// showUnread shows a row that is not there yet.
func (s *Screen) showUnread(row fyne.CanvasObject) { s.fillRow(row, history.Row{Title: "…"}) }

// fillRow fills a row, except for its chips. Long texts are shortened.
func (s *Screen) fillRow(row fyne.CanvasObject, r history.Row) {
	p, o := theme.Current(), row.(*fyne.Container)
	end := p.Faint
	if r.Bad {
		end = p.Bad
	}
	prose(row, rowEnd).Set(r.End, p.ForYou(r.Gain))
	prose(row, rowLineEnd).Set(r.LineEnd, end)
	width := s.ui.list.Size().Width - 2*theme.U(rowInset)
	titleWidth := width - o.Objects[rowEnd].MinSize().Width - theme.U(rowGap)
	if r.Starred {
		titleWidth -= theme.U(rowStarSize) + theme.U(rowGap)
	}
	shorten(prose(row, rowTitle), r.Title, p.Ink, titleWidth)
	shorten(prose(row, rowLine), r.Line, p.Faint, width-o.Objects[rowLineEnd].MinSize().Width-theme.U(rowGap))
	showStar(o.Objects[rowStar], r.Starred)
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

// Measures of rows, in points of a window of 1280×800.
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
	return fyne.NewSize(theme.U(leastList-20), theme.U(partHeight))
}

// newTable returns the table of a session's parts, as a family has it.
func (s *Screen) newTable(of uint8) *widget.List {
	t := widget.NewList(theme.U(tableHeight), func() fyne.CanvasObject { return s.newTableRow(of) }, s.showTableRow)
	t.OnSelected = s.tableSelected
	t.OnTapped = func() { s.enterTable(true) }
	t.OnOpened = func(int) { s.Key(fyne.KeyReturn) }
	return t
}

// newTableRow returns a row of the table: its cells, and a star.
func (s *Screen) newTableRow(of uint8) fyne.CanvasObject {
	table := s.families[of].Table()
	var cells []fyne.CanvasObject
	for i := range table.Shares {
		cell := s.line(theme.BodyText)
		if i >= table.Leading {
			cell.Align = fyne.TextAlignTrailing
		}
		cells = append(cells, cell)
	}
	star := s.newStar()
	return container.NewStack(
		container.New(starAt{}, star),
		container.New(layout.NewCustomPaddedLayout(0, 0, theme.U(30), theme.U(16)), widget.NewCells(table.Shares, cells...)))
}

// starAt puts a star at the left end of a row.
type starAt struct{}

func (starAt) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widget.Put(o[0], theme.U(11), (size.Height-theme.U(13))/2, theme.U(13), theme.U(13))
}

func (starAt) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

// fillTableRow fills a row of the table, with the gain in its own ink.
func (s *Screen) fillTableRow(row fyne.CanvasObject, c history.Cells, gain color.Color, starred bool) {
	p, o := theme.Current(), row.(*fyne.Container).Objects
	showStar(o[0].(*fyne.Container).Objects[0], starred)
	cells, table := o[1].(*fyne.Container).Objects[0], s.families[s.ui.tableOf].Table()
	for i := range table.Shares {
		words, ink := "", color.Color(p.Ink)
		if i < len(c.Words) {
			words = c.Words[i]
		}
		switch {
		case i == table.Gain:
			ink = gain
		case c.Faint:
			ink = p.Faint
		}
		prose(cells, i).Set(words, ink)
	}
}

func (s *Screen) showTableRow(i int, row fyne.CanvasObject) {
	p := theme.Current()
	part, ok := s.lines.at(i)
	if !ok {
		s.fetchLines()
		s.fillTableRow(row, history.Cells{Words: []string{"…"}, Faint: true}, p.Faint, false)
		return
	}
	c := part.Cells()
	s.fillTableRow(row, c, p.ForYou(c.Gain), part.Marks().Starred)
}

// nothing explains why the list is empty.
func (s *Screen) nothing() string {
	switch {
	case s.query.OnlyDeleted():
		return text.T("history.empty-trash")
	case s.query.Everything():
		return s.emptyWords()
	}
	return text.T("history.nothing")
}

// emptyWords says that nothing has been played, or that all of it is in the trash.
func (s *Screen) emptyWords() string {
	if s.search.trash {
		return text.T("history.only-trash")
	}
	return text.T("history.empty")
}
