package system

import (
	"fmt"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// placeOf returns the place of a fault, as lines have it.
func placeOf(e *bidding.LineError) string { return fmt.Sprintf("%s:%d", e.File, e.Line) }

// columns are the most columns of a row of a book.
const columns = 4

// newLine returns the object of a line of the list: its columns.
func (s *Screen) newLine() fyne.CanvasObject {
	line := container.New(inColumns{ink: theme.Current().Ink})
	for range columns {
		line.Add(widget.NewProse(s.art, "", theme.U(theme.SmallText), theme.Current().Ink))
	}
	return line
}

// showLine shows a line in an object of the list.
func (s *Screen) showLine(i int, o fyne.CanvasObject) {
	l, p := s.lines[i], theme.Current()
	line := o.(*fyne.Container)
	said, bold, ink := []string{strings.TrimSpace(l.Text)}, false, color.Color(p.Ink)
	switch {
	case l.Kind == edit.File:
		bold, ink = true, p.Faint
	case l.Kind == edit.Context:
		bold = true
	case l.Kind == edit.Row && strings.Contains(l.Text, "|"):
		said = cells(l.Text)
	case l.Kind == edit.Row:
		said = []string{"", said[0]}
	default:
		ink = p.Faint
	}
	if _, faulty := s.wrong[l.At]; faulty && l.At != "" {
		ink = p.Bad
	}
	for c, cell := range line.Objects {
		cell.(*widget.Prose).Bold = bold || c == 0 && len(said) > 2
	}
	in := inColumns{said, ink}
	line.Layout = in
	in.Layout(line.Objects, line.Size())
}

// cells returns the columns of a row.
func cells(row string) []string {
	all := strings.SplitN(row, "|", columns)
	for i := range all {
		all[i] = strings.Join(strings.Fields(all[i]), " ")
	}
	return all
}

// inColumns is the layout of a line of the list. What has no room loses its end: all of it is in the field below.
type inColumns struct {
	said []string // the columns; one alone has the whole width
	ink  color.Color
}

// shares are the widths of columns.
var shares = [columns]float32{0.11, 0.41, 0.24, 0.24}

// Layout implements fyne.Layout.
func (in inColumns) Layout(o []fyne.CanvasObject, size fyne.Size) {
	inset := theme.U(10)
	x, room := inset, max(0, size.Width-2*inset)
	for i, cell := range o {
		width, words := shares[i]*room, ""
		if len(in.said) == 1 {
			width = room
		}
		if i < len(in.said) {
			words = in.said[i]
		}
		cell.(*widget.Prose).SetLine(words, in.ink, max(0, width-theme.U(6)))
		high := cell.MinSize().Height
		widget.Put(cell, x, (size.Height-high)/2, width, high)
		x += width
	}
}

// MinSize implements fyne.Layout.
func (inColumns) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.U(200), theme.U(lineHeight))
}

// selected returns the selected line; ok is false if none is.
func (s *Screen) selected() (l edit.Line, ok bool) {
	i := s.parts.lines.Selected()
	if i < 0 || i >= len(s.lines) {
		return l, false
	}
	return s.lines[i], true
}

// to selects a line.
func (s *Screen) to(i int) { s.parts.lines.Select(i) }

// around is the number of lines before and behind a place that come into sight with it.
const around = 5

// toPlace selects the line at a place, if there is one.
func (s *Screen) toPlace(at string) {
	i, ok := s.places[at]
	if !ok || i == s.parts.lines.Selected() {
		return
	}
	s.parts.staying = true
	for _, beside := range []int{i + around, max(0, i-around)} { // so that they are in sight too
		s.parts.lines.Select(beside)
	}
	s.parts.staying = false
	s.to(i)
}

// jump selects the line that explains the last call of the auction, or else the context of the next one.
func (s *Screen) jump() {
	if s.parts.lines.Selected() < 0 {
		s.to(0)
	}
	if s.read == nil {
		return
	}
	a := s.tried.auction
	now := bidding.Books{s.read, s.read}.Read(s.tried.table(s.read), a)
	at := ""
	if !now.Over() {
		for _, c := range now.Proposed() {
			if at = now.Place(c); at != "" {
				break
			}
		}
	}
	s.toPlace(at)
}

// holding changes the text, with the selection on the same line as before.
func (s *Screen) holding(change func()) {
	l, ok := s.selected()
	i := s.parts.lines.Selected()
	change()
	if ok {
		s.hold(l, i)
	}
	s.parts.set(s)
}

// hold keeps the selection on its line while others come before it or go, given the line and its old index. One that has changed itself is known by
// its call.
func (s *Screen) hold(l edit.Line, i int) {
	call := func(text string) string { return cells(text)[0] }
	for _, same := range []func(text string) bool{
		func(text string) bool { return text == l.Text },
		func(text string) bool { return l.Kind == edit.Row && call(text) == call(l.Text) },
	} {
		for away := range len(s.lines) {
			for _, j := range []int{i - away, i + away} {
				if j >= 0 && j < len(s.lines) && s.lines[j].File == l.File && s.lines[j].Kind == l.Kind && same(s.lines[j].Text) {
					s.parts.staying = true
					s.to(j)
					s.parts.staying = false
					return
				}
			}
		}
	}
}

// find selects the next line with some words, from the selected one on, or behind it.
func (s *Screen) find(words string, behind bool) {
	words = strings.ToLower(strings.TrimSpace(words))
	if words == "" || len(s.lines) == 0 {
		return
	}
	from := max(0, s.parts.lines.Selected())
	if behind {
		from++
	}
	for n := range s.lines {
		i := (from + n) % len(s.lines)
		if strings.Contains(strings.ToLower(s.lines[i].Text), words) {
			s.to(i)
			return
		}
	}
}

// nextFault selects the next line with a fault.
func (s *Screen) nextFault() {
	for n := range s.lines {
		i := (s.parts.lines.Selected() + 1 + n) % len(s.lines)
		if _, faulty := s.wrong[s.lines[i].At]; faulty && s.lines[i].At != "" {
			s.to(i)
			return
		}
	}
}
