// Package houserules is the sheet for choosing the house rules of future games, for games whose rulings are rows of
// values. Choices are saved at once.
package houserules

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Ruling is a rule that a table may decide.
type Ruling struct {
	Label   string
	Options []string
	Chosen  int
	About   string                        // shown while it has the focus
	Choose  func(i int, kept func(error)) // saves option i; kept receives the result
}

// Options are the rulings and callbacks. All are required. The functions are called each time that the sheet is drawn.
type Options struct {
	Home    family.Home // below the sheet
	Title   string
	Words   string // about all rulings
	Rulings func() []Ruling
	Usual   func() bool // nothing has been changed
	Reset   func(kept func(error))
}

// Sheet is the sheet.
type Sheet struct {
	art     *widget.Art
	options Options
	choices widget.Choices
	failed  error // of the last keeping
}

var _ sheet.Sheet = (*Sheet)(nil)

// New returns the sheet, with the keyboard on the first ruling.
func New(art *widget.Art, options Options) *Sheet { return &Sheet{art: art, options: options} }

// Enter implements [sheet.Sheet].
func (s *Sheet) Enter() { s.options.Home.Remove(s) }

// Key implements [sheet.Sheet].
func (s *Sheet) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyBackspace:
		s.Enter()
	case fyne.KeySpace:
		if len(s.choices.All) > 0 {
			c := s.choices.All[s.choices.Row]
			c.Choose((c.Chosen + 1) % len(c.Options))
		}
	default:
		if s.choices.Key(key) {
			s.options.Home.Redraw() // its line on the ruling follows
		}
	}
}

// Rune implements [sheet.Sheet].
func (s *Sheet) Rune(r rune) {
	if r == 'u' || r == 'U' {
		s.reset()
	}
}

// reset takes all house rules back.
func (s *Sheet) reset() { s.options.Reset(s.kept) }

// kept shows the result of saving the last choice, if there is something to say.
func (s *Sheet) kept(err error) {
	if err != nil || s.failed != nil {
		s.failed = err
		s.options.Home.Redraw()
	}
}

// The measures, in units.
const (
	width   = 940
	control = 264
	gap     = 10
)

// Build implements [sheet.Sheet].
func (s *Sheet) Build() fyne.CanvasObject {
	all := s.options.Rulings()
	var columns [2]*fyne.Container // the first rulings in the left one
	for i := range columns {
		columns[i] = container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	}
	s.choices.All = nil
	for i, r := range all {
		c := widget.NewChoice(s.art, r.Label, theme.U(control), r.Options, r.Chosen, func(i int) { r.Choose(i, s.kept) })
		s.choices.All = append(s.choices.All, c)
		columns[2*i/len(all)].Add(c)
	}
	s.choices.To(s.choices.Row)
	about := s.say(all[s.choices.Row].About)
	about.Ink = theme.Current().Ink
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(s.art, s.options.Title, theme.U(theme.HeadingText), fyne.TextAlignLeading),
		s.say(s.options.Words), widget.NewEven(theme.U(gap), columns[0], columns[1]), about)
	if s.failed != nil {
		note := s.say(text.T("settings.not-saved", "Error", s.failed))
		note.Ink = theme.Current().Bad
		lines.Add(note)
	}
	done := widget.NewButton(s.art, text.T("home.house.done"), text.T("key.enter"), s.Enter)
	done.Primary = true
	usual := widget.NewButton(s.art, text.T("home.house.usual"), "U", s.reset)
	usual.Disabled = s.options.Usual()
	lines.Add(container.New(layout.NewCustomPaddedLayout(theme.U(6), 0, 0, 0), widget.NewEven(theme.U(10), done, usual)))
	return widget.NewSheet(theme.U(width), theme.U(20), lines)
}

// say returns a text that wraps, faintly.
func (s *Sheet) say(words string) *widget.Prose {
	p := widget.NewProse(s.art, words, theme.U(theme.BodyText), theme.Current().Faint)
	p.Wrap = true
	return p
}
