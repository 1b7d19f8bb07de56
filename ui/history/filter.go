package history

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// filterSheet is the sheet with all choices of the query except its text. Choices take effect at once.
type filterSheet struct {
	bar      *searchBar
	choices  widget.Choices
	from, to *field
}

const (
	sheetWidth     = 660
	filterControl  = 500
	switchesAcross = 4
)

var _ sheet.Sheet = (*filterSheet)(nil)

// openFilter lays the sheet on the screen.
func (s *searchBar) openFilter() {
	f := &filterSheet{bar: s, from: newField(), to: newField()}
	f.from.write(s.query.First)
	f.to.write(s.query.Last)
	f.from.SetPlaceHolder(text.T("history.filter.from"))
	f.to.SetPlaceHolder(text.T("history.filter.to"))
	f.from.OnChanged = func(typed string) { f.dates(func(q *history.Query) { q.First = typed }) }
	f.to.OnChanged = func(typed string) { f.dates(func(q *history.Query) { q.Last = typed }) }
	for from, to := range map[*field]*field{f.from: f.to, f.to: f.from} {
		from.onNext = func() { s.focus(to) }
		from.onEscape = func() { s.focus(nil) }
		from.onEnter = from.onEscape
	}
	s.sheets.Push(f)
}

// dates changes the user's own dates.
func (f *filterSheet) dates(change func(*history.Query)) {
	q := f.bar.query
	change(&q)
	f.bar.ask(q, f.bar.system.pause)
}

// Enter implements [sheet.Sheet].
func (f *filterSheet) Enter() { f.bar.sheets.Remove(f) }

// change changes the query.
func (f *filterSheet) change(change func(*history.Query)) {
	q := f.bar.query
	change(&q)
	f.bar.ask(q, 0)
	f.bar.redraw()
}

// Key implements [sheet.Sheet].
func (f *filterSheet) Key(key fyne.KeyName) {
	if key == fyne.KeyBackspace {
		f.Enter()
		return
	}
	f.choices.Key(key)
}

// Rune implements [sheet.Sheet].
func (f *filterSheet) Rune(r rune) {
	switch {
	case r == 'u' || r == 'U':
		f.bar.clear()
		f.from.SetText("")
		f.to.SetText("")
		f.bar.redraw()
	case r == 'g' || r == 'G':
		f.bar.openGames()
	}
	for _, sw := range f.offered().switches(f.bar.query) {
		if sw.Key == unicode.ToUpper(r) {
			f.change(sw.Flip)
		}
	}
}

// offered returns the families with choices on the sheet.
func (f *filterSheet) offered() families { return f.bar.families.offered(f.bar.query) }

// Build implements [sheet.Sheet].
func (f *filterSheet) Build() fyne.CanvasObject {
	s := f.bar
	f.choices.All = nil
	rows := container.New(layout.NewCustomPaddedVBoxLayout(0))
	for i, r := range f.offered().choices(s.query) {
		c := widget.NewChoice(s.art, r.Label, theme.U(filterControl), r.Options, r.Chosen, func(i int) {
			f.change(func(q *history.Query) { r.Choose(q, i) })
		})
		f.choices.All = append(f.choices.All, c)
		rows.Add(c)
		if i == 0 && s.query.Period == history.OwnDates {
			rows.Add(f.datesRow())
		}
		if i == 0 {
			rows.Add(f.gamesRow())
		}
	}
	f.choices.To(f.choices.Row)
	var switches []fyne.CanvasObject
	for _, sw := range f.offered().switches(s.query) {
		b := widget.NewButton(s.art, sw.Label, string(sw.Key), func() { f.change(sw.Flip) })
		b.On = sw.On
		switches = append(switches, b)
	}
	for len(switches)%switchesAcross != 0 {
		switches = append(switches, layout.NewSpacer())
	}
	count := widget.NewProse(s.art, s.search.said, theme.U(theme.BodyText), theme.Current().Ink)
	count.Bold = true
	lines := s.headed(text.T("history.filter.title"), rows)
	for row := range slices.Chunk(switches, switchesAcross) {
		lines.Add(widget.NewEven(theme.U(gap), row...))
	}
	lines.Add(container.NewBorder(nil, nil, nil, container.New(layout.NewCustomPaddedHBoxLayout(theme.U(gap)),
		s.button(text.T("history.clear"), "U", false, func() { f.Rune('U') }),
		s.button(text.T("history.filter.close"), text.T("key.enter"), true, f.Enter)), count))
	return widget.NewSheet(theme.U(sheetWidth), theme.U(margin), lines)
}

// gamesRow shows the games of the query; others are chosen on a separate sheet.
func (f *filterSheet) gamesRow() fyne.CanvasObject {
	s, p := f.bar, theme.Current()
	label := widget.NewProse(s.art, text.T("history.games"), theme.U(theme.BodyText), p.Ink)
	b := widget.NewButton(s.art, gamesSaid(s.query), gamesKey, s.openGames)
	return container.New(layout.NewCustomPaddedLayout(theme.U(2), theme.U(2), theme.U(14), theme.U(5)),
		container.New(besideControl{}, label, b))
}

// besideControl is a layout of a label, and its object as wide as the choices.
type besideControl struct{}

func (besideControl) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left := size.Width - theme.U(filterControl)
	widget.Put(o[0], 0, 0, max(0, left-theme.U(gap)), size.Height)
	widget.Put(o[1], left, 0, theme.U(filterControl), size.Height)
}

func (besideControl) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.U(filterControl), o[1].MinSize().Height)
}

// datesRow has the fields for the user's own dates.
func (f *filterSheet) datesRow() fyne.CanvasObject {
	s, p := f.bar, theme.Current()
	words, ink := text.T("history.filter.dates-form"), p.Faint
	if s.query.WrongDates() {
		words, ink = text.T("history.filter.dates-wrong"), p.Bad
	}
	note := widget.NewProse(s.art, words, theme.U(theme.SmallText), ink)
	key := widget.NewProse(s.art, widget.ShownKey(text.T("history.key.dates")), theme.U(theme.BodyText)*0.76, p.Faint)
	return container.New(layout.NewCustomPaddedLayout(theme.U(2), theme.U(6), theme.U(14), theme.U(5)),
		container.New(datesLayout{}, container.NewBorder(nil, nil, nil, key, note), f.from, f.to))
}

// datesLayout has the fields below the choices, and a note before them.
type datesLayout struct{}

func (datesLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left := size.Width - theme.U(filterControl)
	each := (theme.U(filterControl) - theme.U(gap)) / 2
	widget.Put(o[0], 0, 0, left-theme.U(gap), size.Height)
	widget.Put(o[1], left, 0, each, size.Height)
	widget.Put(o[2], left+each+theme.U(gap), 0, each, size.Height)
}

func (datesLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(theme.U(filterControl), o[1].MinSize().Height)
}
