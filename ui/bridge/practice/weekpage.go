package practice

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// weekPage is the page about the last days, in the present theme: what was learnt, what was forgotten, and what is next.
type weekPage struct {
	screen  *Screen
	content *fyne.Container
	lines   []string // of what was learnt and forgotten
	next    []subject
	rows    []*widget.Row // of what is next
	chosen  int           // of these
}

func newWeekPage(s *Screen) *weekPage {
	p := &weekPage{screen: s}
	now := s.options.Now()
	w := s.record.weekOf(now)
	columns := widget.NewEven(theme.U(margin),
		p.column(text.T("drill.week.learnt"), w.learnt()), p.column(text.T("drill.week.forgotten"), w.forgotten()), p.nextColumn())
	back := widget.NewButton(s.art, text.T("drill.back"), text.T("key.escape"), s.closeWeek)
	about := p.line(text.T("drill.week.about", "Day", text.Day(w.from)), theme.BodyText)
	p.content = container.New(pageLayout{}, widget.NewHead(s.art, text.T("drill.week"), back), columns, widget.NewPanel(about, theme.U(14)))
	p.mark()
	return p
}

// line returns a faint paragraph in a size in units.
func (p *weekPage) line(words string, size float32) *widget.Prose {
	l := widget.NewProse(p.screen.art, words, theme.U(size), theme.Current().Faint)
	l.Wrap = true
	return l
}

// column returns a panel with a heading over lines.
func (p *weekPage) column(heading string, lines []string) fyne.CanvasObject {
	p.lines = append(p.lines, lines...)
	var all []fyne.CanvasObject
	for _, l := range lines {
		words := p.line(l, theme.BodyText)
		words.Ink = theme.Current().Ink
		all = append(all, words)
	}
	return p.panel(heading, all)
}

// panel returns a panel with a heading over objects, which scroll.
func (p *weekPage) panel(heading string, all []fyne.CanvasObject) fyne.CanvasObject {
	head := widget.NewHeading(p.screen.art, heading, theme.U(theme.HeadingText), fyne.TextAlignLeading)
	body := container.NewVScroll(container.New(stack(theme.U(8)), all...))
	return widget.NewPanel(container.New(widget.Under(theme.U(10)), head, body), theme.U(14))
}

// nextColumn returns the panel with what is next: each can be opened.
func (p *weekPage) nextColumn() fyne.CanvasObject {
	s := p.screen
	var all []fyne.CanvasObject
	named := func(j subject, words string) fyne.CanvasObject {
		name := widget.NewProse(s.art, j.words(), theme.U(theme.BodyText), theme.Current().Ink)
		name.Wrap = true
		return container.New(stack(theme.U(2)), name, p.line(words, theme.SmallText))
	}
	add := func(j subject, words string) {
		i := len(p.next)
		row := widget.NewRow(named(j, words), theme.U(10), theme.U(8), func() { p.open(i) })
		p.next, p.rows, all = append(p.next, j), append(p.rows, row), append(all, row)
	}
	mine := subject{kind: practice.Mistake}
	if due, later := s.due(); len(due) > 0 {
		add(mine, text.TN("drill.due", len(due)))
	} else if !later.IsZero() {
		all = append(all, named(mine, text.T("drill.due.later", "Day", text.Day(period.Day(later)))))
	}
	if len(s.puzzles.all) > 0 {
		add(subject{kind: practice.Puzzle}, s.puzzles.words())
	}
	if j, ok := s.record.weakest(); ok {
		add(j, text.T("drill.week.weakest", "Done", s.record.ofSubject(j).words()))
	}
	if len(all) == 0 {
		all = append(all, p.line(text.T("drill.week.next.none"), theme.BodyText))
	}
	return p.panel(text.T("drill.week.next"), all)
}

// learnt returns the lines about what was right, and where the level rose.
func (w week) learnt() (lines []string) {
	for _, g := range w.subjects {
		lines = append(lines, text.TN("drill.week.share", g.done, "Name", g.words(), "Right", g.right))
		if g.level > g.before {
			lines = append(lines, text.T("drill.week.rose", "Name", g.words(), "From", g.before, "To", g.level))
		}
	}
	if len(lines) == 0 {
		return []string{text.T("drill.week.nothing")}
	}
	return lines
}

// forgotten returns the lines about what was missed and had been found before, and where the level fell.
func (w week) forgotten() (lines []string) {
	for _, g := range w.subjects {
		if g.lost > 0 {
			lines = append(lines, text.TN("drill.week.lost", g.lost, "Name", g.words()))
		}
		if g.level < g.before {
			lines = append(lines, text.T("drill.week.fell", "Name", g.words(), "From", g.before, "To", g.level))
		}
	}
	if len(lines) == 0 {
		return []string{text.T("drill.week.lost.none")}
	}
	return lines
}

// mark shows which of the next is chosen.
func (p *weekPage) mark() {
	for i, r := range p.rows {
		r.Select(i == p.chosen)
	}
}

// open begins with what is next.
func (p *weekPage) open(i int) {
	if i < len(p.next) {
		s := p.screen
		s.week = nil
		s.begin(p.next[i])
	}
}

// key handles a key.
func (p *weekPage) key(key fyne.KeyName) {
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		p.open(p.chosen)
	case fyne.KeyEscape, fyne.KeyBackspace:
		p.screen.closeWeek()
	default:
		p.chosen = stepped(key, p.chosen, len(p.rows), 1)
		p.mark()
	}
}

// rune handles a letter or a digit: W leads back as it leads here.
func (p *weekPage) rune(r rune) {
	if r == 'w' {
		p.screen.closeWeek()
	}
}

// openWeek shows the page about the last days.
func (s *Screen) openWeek() {
	s.week = &weekPage{}
	s.Redraw()
}

// closeWeek leads back to the kinds of exercises.
func (s *Screen) closeWeek() {
	s.week = nil
	s.Redraw()
}

// begin begins with exercises of a subject. A topic that the user's card hasn't got leads to the page of those that it has.
func (s *Screen) begin(j subject) {
	s.Redraw()
	s.open(slices.Index(practice.Kinds(), j.kind))
	if s.topics == nil {
		return
	}
	if i := slices.Index(s.topics.all, j.topic); i >= 0 {
		s.openTopic(i)
	}
}
