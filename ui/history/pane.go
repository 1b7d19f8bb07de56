package history

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// say returns a text that wraps.
func (s *Screen) say(words string, size float32, ink color.Color) *widget.Prose {
	p := widget.NewProse(s.art, words, theme.U(size), ink)
	p.Wrap = true
	return p
}

// titled returns a title with a star, and lines below it.
func (s *Screen) titled(title string, size float32, starred bool, lines ...fyne.CanvasObject) *fyne.Container {
	title = marks.Clip(title, marks.MostName)
	heading := widget.NewHeading(s.art, title, theme.U(size), fyne.TextAlignLeading)
	head := container.New(starBehind{title: title, probe: widget.NewHeading(s.art, "", theme.U(size), fyne.TextAlignLeading)}, heading, newStar())
	showStar(head.Objects[1], starred)
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(3)), append([]fyne.CanvasObject{head}, lines...)...)
}

// starBehind puts a star after a title, which is shortened if necessary. Its width doesn't widen the window.
type starBehind struct {
	title string
	probe *widget.Prose // to measure
}

func (l starBehind) Layout(o []fyne.CanvasObject, size fyne.Size) {
	heading, room := o[0].(*widget.Prose), max(1, size.Width-size.Height)
	shorten(l.probe, l.title, heading.Ink, room)
	heading.Set(l.probe.Text, heading.Ink)
	star, width := size.Height*0.62, min(heading.MinSize().Width, room)
	widget.Put(heading, 0, 0, width, size.Height)
	widget.Put(o[1], width+star*0.5, (size.Height-star)/2, star, star)
}

func (starBehind) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, o[0].MinSize().Height)
}

// notes returns the user's texts, each on at most a number of lines: a name if it isn't the title, and a note.
func (s *Screen) notes(name, note string, lines int) []fyne.CanvasObject {
	p := theme.Current()
	var all []fyne.CanvasObject
	if name != "" {
		all = append(all, s.excerpt(marks.Clip(name, marks.MostName), lines, theme.BodyText, p.Ink, true))
	}
	if note != "" {
		all = append(all, s.excerpt(marks.Clip(note, marks.MostNote), lines, theme.BodyText, theme.Mix(p.Ink, p.Gold, 0.3), false))
	}
	return all
}

// showPane brings the right side up to date.
func (s *Screen) showPane() {
	s.ui.pane.Objects = nil
	defer s.ui.pane.Refresh()
	defer s.showActions()
	if s.byParts() {
		if s.parts.len() > 0 {
			s.ui.pane.Objects = []fyne.CanvasObject{s.ui.part}
		}
		return
	}
	id := s.selectedSession()
	if id == 0 {
		return
	}
	p := theme.Current()
	var top fyne.CanvasObject = s.say(text.T("history.loading"), theme.BodyText, p.Faint)
	session, ok := s.sessions.at(s.ui.list.Selected())
	if ok {
		top = s.sessionHead(session)
	}
	s.ui.pane.Objects = []fyne.CanvasObject{container.New(widget.Under(theme.U(12)), top, s.sessionBody(id, session))}
}

// sessionHead returns the head of a session above its parts.
func (s *Screen) sessionHead(session history.Session) fyne.CanvasObject {
	p, now := theme.Current(), s.system.now()
	title, said := session.Head(now)
	var lines []fyne.CanvasObject
	for _, words := range said {
		lines = append(lines, s.say(words, theme.BodyText, p.Faint))
	}
	if when, ok := session.Trashed(); ok {
		lines = append(lines, s.say(text.T("history.deleted-at", "When", history.When(when, now)), theme.BodyText, p.Ink))
	}
	m := session.Marks()
	return s.titled(strings.Join(title, history.Dot), theme.HeadingText, m.Starred, append(lines, s.notes("", m.Note, mostLines)...)...)
}

// sessionBody returns the table of a session's parts, over the selected one. The session is nil if it can't be read.
func (s *Screen) sessionBody(id int64, session history.Session) fyne.CanvasObject {
	p := theme.Current()
	_, err, ok := s.ids.here(id)
	n := s.lines.len()
	var message *widget.Prose
	switch {
	case !ok || s.linesOf != id:
		message = s.say(text.T("history.loading"), theme.BodyText, p.Faint)
	case err != nil:
		message = s.say(text.T("history.failed-one", "Error", err), theme.BodyText, p.Bad)
	case n == 0:
		message = s.say(text.T("history.no-boards"), theme.BodyText, p.Faint)
	}
	if message != nil {
		s.ui.table.Unselect()
		s.ui.table.SetLength(0)
		return container.New(widget.Under(0), message, layout.NewSpacer())
	}
	if of := s.family(); s.ui.tableOf != of {
		s.ui.table, s.ui.tableOf = s.newTable(of), of
		s.ui.table.Activate(s.inTable)
	}
	names := s.newTableRow(s.ui.tableOf)
	if session != nil {
		s.fillTableRow(names, history.Cells{Words: session.Columns(), Faint: true}, p.Faint, false)
	}
	if s.ui.table.Len() != n || s.ui.table.Selected() < 0 {
		s.ui.table.Unselect()
		s.ui.table.SetLength(n)
	}
	at := s.lines.index(s.at.Part)
	if at < 0 { // the first one that is looked for
		at = max(0, slices.IndexFunc(s.lines.ids, func(id int64) bool { return s.parts.index(id) >= 0 }))
	}
	if s.ui.table.Selected() == at {
		s.tableSelected(at)
	} else {
		s.ui.table.Select(at)
	}
	return container.New(tableOver{rows: n}, names, canvas.NewRectangle(p.PanelEdge), s.ui.table, s.ui.part)
}

// showPart updates the pane of the selected part.
func (s *Screen) showPart() {
	id := s.selectedPart()
	whole, err, ok := s.part.here(id)
	p := theme.Current()
	var content fyne.CanvasObject
	switch {
	case id == 0:
		content = layout.NewSpacer()
	case !ok:
		return // the old one stays until this one is there
	case err != nil:
		content = s.say(text.T("history.failed-board", "Error", err), theme.BodyText, p.Bad)
	default:
		content = s.partContent(whole)
	}
	s.ui.part.Content = content
	s.ui.part.Offset = fyne.Position{}
	s.ui.part.Refresh()
	canvas.Refresh(s.ui.pane) // the window knows this object, but not new ones in it
}

// partContent returns all that is shown of a part.
func (s *Screen) partContent(whole history.Whole) fyne.CanvasObject {
	p, m := theme.Current(), whole.Marks()
	line := whole.Line(s.system.now())
	if name := whole.Of().Name; s.byParts() && name != "" {
		line += history.Dot + marks.Clip(name, marks.MostName)
	}
	lines := []fyne.CanvasObject{s.excerpt(line, 0, theme.SmallText, p.Faint, false)}
	head := s.titled(whole.Title(), theme.BodyText, m.Starred, append(lines, s.notes(m.Name, m.Note, 0)...)...)
	room := func() float32 { return s.ui.part.Size().Height - head.MinSize().Height - theme.U(gap) }
	width := func() float32 { return s.ui.part.Size().Width - theme.U(gap) }
	body := whole.Body(s.art, history.Place{Room: room, Width: width, Large: s.byParts(), Scroll: s.scrollPart})
	return container.New(layout.NewCustomPaddedLayout(0, 0, 0, theme.U(gap)), // for the bar that scrolls
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(gap)), head, body))
}

// notch is the distance that the pane moves with each notch of the wheel, in units.
const notch = 40

// scrollPart scrolls the pane of the selected part.
func (s *Screen) scrollPart(notches int) {
	s.ui.part.ScrollToOffset(s.ui.part.Offset.AddXY(0, theme.U(notch)*float32(notches)))
}

// showActions brings the buttons up to date.
func (s *Screen) showActions() {
	s.ui.actions.Objects = nil
	for _, a := range s.actions() {
		b := widget.NewButton(s.art, a.Label, keyWords(a.Key), func() { s.do(a) })
		b.Primary = a.Primary
		s.ui.actions.Add(b)
	}
	s.ui.actions.Refresh()
}
