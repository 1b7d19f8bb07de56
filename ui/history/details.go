package history

import (
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

// details shows the selection: the parts of a session above the selected one, or a part alone.
type details struct {
	writer
	*selection
	rows    *table            // of a session's parts
	content *fyne.Container   // of the selection
	body    *container.Scroll // of the selected part
}

// build makes the objects, with a table.
func (d *details) build(rows *table) {
	d.rows = rows
	d.rows.build()
	d.content, d.body = container.NewStack(), container.NewVScroll(layout.NewSpacer())
}

// show brings the right side up to date.
func (d *details) show() {
	d.content.Objects = nil
	defer d.content.Refresh()
	defer d.moved()
	if d.byParts() {
		if d.parts.len() > 0 {
			d.content.Objects = []fyne.CanvasObject{d.body}
		}
		return
	}
	id := d.selectedSession()
	if id == 0 {
		return
	}
	p := theme.Current()
	var top fyne.CanvasObject = d.say(text.T("history.loading"), theme.BodyText, p.Faint)
	session, ok := d.sessions.at(d.list.Selected())
	if ok {
		top = d.sessionHead(session)
	}
	d.content.Objects = []fyne.CanvasObject{container.New(widget.Under(theme.U(12)), top, d.sessionBody(id, session))}
}

// sessionHead returns the head of a session above its parts.
func (d *details) sessionHead(session history.Session) fyne.CanvasObject {
	p, now := theme.Current(), d.system.now()
	title, said := session.Head(now)
	var lines []fyne.CanvasObject
	for _, words := range said {
		lines = append(lines, d.say(words, theme.BodyText, p.Faint))
	}
	if when, ok := session.Trashed(); ok {
		lines = append(lines, d.say(text.T("history.deleted-at", "When", history.When(when, now)), theme.BodyText, p.Ink))
	}
	m := session.Marks()
	return d.titled(strings.Join(title, history.Dot), theme.HeadingText, m.Starred, append(lines, d.notes("", m.Note, mostLines)...)...)
}

// sessionBody returns the table of a session's parts, over the selected one. The session is nil if it can't be read.
func (d *details) sessionBody(id int64, session history.Session) fyne.CanvasObject {
	p := theme.Current()
	_, err, ok := d.ids.here(id)
	n := d.lines.len()
	var message *widget.Prose
	switch {
	case !ok || d.linesOf != id:
		message = d.say(text.T("history.loading"), theme.BodyText, p.Faint)
	case err != nil:
		message = d.say(text.T("history.failed-one", "Error", err), theme.BodyText, p.Bad)
	case n == 0:
		message = d.say(text.T("history.no-boards"), theme.BodyText, p.Faint)
	}
	if message != nil {
		d.table.Unselect()
		d.table.SetLength(0)
		return container.New(widget.Under(0), message, layout.NewSpacer())
	}
	if d.rows.of != d.family() {
		d.rows.build()
		d.table.Activate(d.inTable)
	}
	names := d.rows.newRow()
	if session != nil {
		d.rows.fill(names, history.Cells{Words: session.Columns(), Faint: true}, p.Faint, false)
	}
	if d.table.Len() != n || d.table.Selected() < 0 {
		d.table.Unselect()
		d.table.SetLength(n)
	}
	at := d.lines.index(d.at.Part)
	if at < 0 { // the first one that is looked for
		at = max(0, slices.IndexFunc(d.lines.ids, func(id int64) bool { return d.parts.index(id) >= 0 }))
	}
	if d.table.Selected() == at {
		d.tableSelected(at)
	} else {
		d.table.Select(at)
	}
	return container.New(tableOver{rows: n}, names, canvas.NewRectangle(p.PanelEdge), d.table, d.body)
}

// showPart updates the pane of the selected part.
func (d *details) showPart() {
	id := d.selectedPart()
	whole, err, ok := d.part.here(id)
	p := theme.Current()
	var content fyne.CanvasObject
	switch {
	case id == 0:
		content = layout.NewSpacer()
	case !ok:
		return // the old one stays until this one is there
	case err != nil:
		content = d.say(text.T("history.failed-board", "Error", err), theme.BodyText, p.Bad)
	default:
		content = d.partContent(whole)
	}
	d.body.Content = content
	d.body.Offset = fyne.Position{}
	d.body.Refresh()
	canvas.Refresh(d.content) // the window knows this object, but not new ones in it
}

// partContent returns all that is shown of a part.
func (d *details) partContent(whole history.Whole) fyne.CanvasObject {
	p, m := theme.Current(), whole.Marks()
	line := whole.Line(d.system.now())
	if name := whole.Of().Name; d.byParts() && name != "" {
		line += history.Dot + marks.Clip(name, marks.MostName)
	}
	lines := []fyne.CanvasObject{d.excerpt(line, 0, theme.SmallText, p.Faint, false)}
	head := d.titled(whole.Title(), theme.BodyText, m.Starred, append(lines, d.notes(m.Name, m.Note, 0)...)...)
	room := func() float32 { return d.body.Size().Height - head.MinSize().Height - theme.U(gap) }
	width := func() float32 { return d.body.Size().Width - theme.U(gap) }
	body := whole.Body(d.art, history.Place{Room: room, Width: width, Large: d.byParts(), Scroll: d.scroll})
	return container.New(layout.NewCustomPaddedLayout(0, 0, 0, theme.U(gap)), // for the bar that scrolls
		container.New(layout.NewCustomPaddedVBoxLayout(theme.U(gap)), head, body))
}

// notch is the distance that the pane moves with each notch of the wheel, in units.
const notch = 40

// scroll scrolls the pane of the selected part.
func (d *details) scroll(notches int) {
	d.body.ScrollToOffset(d.body.Offset.AddXY(0, theme.U(notch)*float32(notches)))
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
