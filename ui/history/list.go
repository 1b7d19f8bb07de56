package history

import (
	"image/color"
	"sort"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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

// list makes the rows of the list of results.
type list struct {
	writer
	*selection
	tips *widget.Tips
}

// build makes the list, in the colours of the present theme.
func (l *list) build() *widget.List {
	if l.byParts() {
		all := widget.NewList(theme.U(partHeight), l.newPartRow, l.showPart)
		all.SetLength(l.parts.len())
		return all
	}
	all := widget.NewList(theme.U(sessionHeight), l.newSessionRow, l.showSession)
	all.SetLength(l.sessions.len())
	return all
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

// Measures of rows, in points of a window of 1280×800.
const (
	rowInset    = 14
	rowGap      = 6
	rowStarSize = 14
)

func (l *list) newRow(more ...fyne.CanvasObject) *fyne.Container {
	title, end, line, lineEnd := l.line(theme.BodyText), l.line(theme.BodyText), l.line(theme.SmallText), l.line(theme.SmallText)
	title.Bold, end.Align, lineEnd.Align = true, fyne.TextAlignTrailing, fyne.TextAlignTrailing
	star := newTippedStar(l.tips)
	return container.New(rowLayout{}, append([]fyne.CanvasObject{title, end, line, lineEnd, star}, more...)...)
}

// newTippedStar returns a hidden star with a tip.
func newTippedStar(tips *widget.Tips) fyne.CanvasObject {
	star := container.NewStack(newStar(), tips.Over(func() string { return text.T("history.has-star") }))
	star.Hide()
	return star
}

func (l *list) newSessionRow() fyne.CanvasObject { return l.newRow(newChips(l.art, l.tips)) }

func (l *list) newPartRow() fyne.CanvasObject { return l.newRow() }

func (l *list) showSession(i int, row fyne.CanvasObject) {
	chips := row.(*fyne.Container).Objects[rowChips].(*chips)
	session, ok := l.sessions.at(i)
	if !ok {
		l.fetchSessions()
		l.showUnread(row)
		chips.set(nil)
		return
	}
	r := session.Row(l.system.now())
	chips.set(r.Chips)
	l.fill(row, r)
}

func (l *list) showPart(i int, row fyne.CanvasObject) {
	part, ok := l.parts.at(i)
	if !ok {
		l.fetchParts()
		l.showUnread(row)
		return
	}
	l.fill(row, part.Row(l.system.now()))
}

// showUnread shows a row that is not there yet.
func (l *list) showUnread(row fyne.CanvasObject) { l.fill(row, history.Row{Title: "…"}) }

// fill fills a row, except for its chips. Long texts are shortened: what is chosen is beside the list as a whole.
func (l *list) fill(row fyne.CanvasObject, r history.Row) {
	p, o := theme.Current(), row.(*fyne.Container)
	end := p.Faint
	if r.Bad {
		end = p.Bad
	}
	prose(row, rowEnd).Set(r.End, p.ForYou(r.Gain))
	prose(row, rowLineEnd).Set(r.LineEnd, end)
	width := l.list.Size().Width - 2*theme.U(rowInset)
	titleWidth := width - o.Objects[rowEnd].MinSize().Width - theme.U(rowGap)
	if r.Starred {
		titleWidth -= theme.U(rowStarSize) + theme.U(rowGap)
	}
	shorten(prose(row, rowTitle), r.Title, p.Ink, titleWidth)
	shorten(prose(row, rowLine), r.Line, p.Faint, width-o.Objects[rowLineEnd].MinSize().Width-theme.U(rowGap))
	showStar(o.Objects[rowStar], r.Starred)
	o.Layout.Layout(o.Objects, o.Size()) // the title may be longer or shorter than before
}

// shorten shows a text on one line: without its last parts where there is no room for them, or as much of the first one as there is.
func shorten(p *widget.Prose, words string, ink color.Color, width float32) {
	words = marks.Clip(words, marks.MostName)
	p.Set(words, ink)
	if width <= 0 || p.MinSize().Width <= width {
		return
	}
	for end := strings.LastIndex(words, history.Dot); end > 0; end = strings.LastIndex(words, history.Dot) {
		words = words[:end]
		if p.Set(words, ink); p.MinSize().Width <= width {
			return
		}
	}
	letters := []rune(words)
	n := sort.Search(len(letters), func(n int) bool {
		p.Set(string(letters[:n])+"…", ink)
		return p.MinSize().Width > width
	})
	p.Set(strings.TrimSpace(string(letters[:max(0, n-1)]))+"…", ink)
}

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
