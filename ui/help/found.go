package help

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// foundPage lists the results of a search, while there is text in the field.
type foundPage struct {
	hits     []hit
	rows     []*widget.Row
	selected int
}

// most is the largest number of results listed.
const most = 40

// looking reports whether something is looked for.
func (s *Screen) looking() bool { return strings.TrimSpace(s.field.Text) != "" }

// look shows the results for the text in the field, or the page if it is empty.
func (s *Screen) look() {
	if s.rules == nil && s.looking() {
		for _, game := range s.options.Games {
			g := s.options.Guide(game)
			s.rules = append(s.rules, rulesOf{game, g.Title, g.Sentences})
		}
	}
	s.found = foundPage{hits: find(s.guide, s.rules, s.field.Text)}
	if len(s.found.hits) > most {
		s.found.hits = s.found.hits[:most]
	}
	s.showBody()
}

// forget clears the field. What is built next is a page.
func (s *Screen) forget() {
	changed := s.field.OnChanged
	s.field.OnChanged = nil
	s.field.SetText("")
	s.field.OnChanged = changed
	s.found = foundPage{}
}

// buildFound shows the results.
func (s *Screen) buildFound() fyne.CanvasObject {
	f := &s.found
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	f.rows = nil
	for i, h := range f.hits {
		row := widget.NewRow(hitLine(s.art, h), theme.U(12), theme.U(6), func() { s.open(i) })
		row.Selected = i == f.selected
		f.rows = append(f.rows, row)
		lines.Add(row)
	}
	if len(f.hits) == 0 {
		nothing := line(s.art, text.T("help.found.nothing", "Words", strings.TrimSpace(s.field.Text)))
		nothing.Ink = theme.Current().Faint
		lines.Add(nothing)
	}
	heading := heading(s.art, text.TN("help.found", len(f.hits)))
	s.scroll = container.NewVScroll(lines)
	return widget.NewPanel(container.New(widget.Under(theme.U(8)), heading, container.New(reading{}, s.scroll)), theme.U(margin))
}

// hitLine returns a result and its place.
func hitLine(art *widget.Art, h hit) fyne.CanvasObject {
	kind := widget.NewProse(art, h.kind, theme.U(theme.SmallText), theme.Current().Faint)
	what := line(art, h.what)
	if h.page == keysPage && h.says != "" {
		return widget.NewCells([]float32{1, 1.7, 5}, kind, caps(art, h.what), line(art, h.says))
	}
	if h.says == "" {
		return widget.NewCells([]float32{1, 6.7}, kind, what)
	}
	what.Bold = true
	return widget.NewCells([]float32{1, 6.7}, kind, container.New(layout.NewCustomPaddedVBoxLayout(theme.U(1)), what, line(art, h.inShort())))
}

// foundKey handles a key while something is looked for, and reports whether it had a use.
func (s *Screen) foundKey(key fyne.KeyName) bool {
	f := &s.found
	switch key {
	case fyne.KeyUp:
		s.selectHit(f.selected - 1)
	case fyne.KeyDown:
		s.selectHit(f.selected + 1)
	case fyne.KeyPageUp:
		s.selectHit(f.selected - pageOfHits)
	case fyne.KeyPageDown:
		s.selectHit(f.selected + pageOfHits)
	case fyne.KeyReturn, fyne.KeyEnter:
		s.open(f.selected)
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.field.SetText("")
	default:
		return false
	}
	return true
}

// pageOfHits is the number of lines by which Page Down moves.
const pageOfHits = 6

// selectHit selects a line, and brings it in sight.
func (s *Screen) selectHit(i int) {
	f := &s.found
	if len(f.rows) == 0 {
		return
	}
	f.rows[f.selected].Select(false)
	f.selected = min(max(i, 0), len(f.rows)-1)
	row := f.rows[f.selected]
	row.Select(true)
	top, height := row.Position().Y, s.scroll.Size().Height
	bottom := top + row.Size().Height
	switch at := s.scroll.Offset.Y; {
	case top < at:
		s.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > at+height:
		s.scroll.ScrollToOffset(fyne.NewPos(0, bottom-height))
	}
}

// open opens a result.
func (s *Screen) open(i int) {
	if i >= len(s.found.hits) {
		return
	}
	h := s.found.hits[i]
	s.focus(false)
	if h.game != "" {
		s.page = rulesPage
		s.showGame(h.game)
		return
	}
	s.words.selected = h.word
	s.turn(h.page)
}
