// Package statistics is the screen with what a person's hands of progressive poker come to: figures, chips and points in the
// course of time, how his rows fare, and against whom. What counts is chosen in a row of pickers; each choice asks the store
// again, in the background.
package statistics

import (
	"context"
	"image/color"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart/vector"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store is where hands are kept. The screen calls it from other goroutines.
type Store interface {
	// Statistics returns what the hands come to that are wanted.
	Statistics(context.Context, pokerstore.Filter) (pokerstore.Statistics, error)
}

// Options says where the hands are and whom the screen tells. All but the filter must be there.
type Options struct {
	Store   Store
	Filter  pokerstore.Filter // what is chosen at first, as near as that comes to it
	Window  fyne.Window       // where the folder of a picture is chosen
	Runner  *background.Runner
	OnHands func(pokerstore.Filter) // look at these hands
	OnBack  func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	now     func() time.Time
	ctx     context.Context // ends with the screen
	close   context.CancelFunc

	choices choices
	asked   background.Question // what the hands come to

	loaded bool // page is there, or err
	err    error
	page   page

	view *statistics.View
}

// New returns the screen, which begins to count.
func New(art *widget.Art, options Options) *Screen { return newScreen(art, options, time.Now) }

func newScreen(art *widget.Art, options Options, now func() time.Time) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), now: now, choices: chosenBy(options.Filter, now())}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.Redraw()
	s.ask()
	return s
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether a picture is being written.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close ends what the screen does in the background.
func (s *Screen) Close() {
	s.close()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	at := statistics.Nowhere
	if s.view != nil {
		at = s.view.At
	}
	s.view = statistics.NewView(s.art, statistics.Options{
		Sheets: s.sheets, Figures: figureCount, Rows: s.rows, Choose: s.choose, Letter: s.letter, Message: s.message,
		Figure: func(i int) chart.Figure { return s.page.figure(i) },
		Tip:    func(figure int, m chart.Mark) string { return s.page.tip(figure, m) },
		Open:   s.open, Head: s.head(), Body: s.spread,
	})
	s.sheets.SetScreen(s.view.Content)
	s.sheets.Redraw()
	s.view.Point(at)
}

// head returns the top line.
func (s *Screen) head() fyne.CanvasObject {
	back := widget.NewButton(s.art, text.T("statistics.back"), text.T("key.escape"), s.options.OnBack)
	export := widget.NewButton(s.art, text.T("statistics.export"), string(exportKey), s.export)
	return container.NewStack(widget.NewHead(s.art, text.T("poker.statistics.title"), back),
		container.New(layout.NewCustomPaddedHBoxLayout(0), layout.NewSpacer(), container.NewCenter(export)))
}

// spread lays the figures out.
func (s *Screen) spread(figures []fyne.CanvasObject) fyne.CanvasObject {
	return statistics.Spread{
		Table: figures[tableFigure], First: 0.5,
		Rows: [][]fyne.CanvasObject{{figures[chipsFigure], figures[pointsFigure]}, {figures[barsFigure], figures[heatFigure]}},
	}.Content(s.art.Style)
}

// message returns what is said instead of figures, or "".
func (s *Screen) message() (string, color.Color) {
	p := theme.Current()
	switch {
	case !s.loaded:
		return text.T("statistics.loading"), p.Faint
	case s.err != nil:
		return text.T("poker.statistics.failed", "Error", s.err), p.Bad
	case !s.page.empty():
		return "", nil
	case s.page.choices.widest():
		return text.T("poker.statistics.empty"), p.Ink
	}
	return text.T("poker.statistics.no-hands", "Key", statistics.Key(periodRow)), p.Ink
}

// ask asks the store what the hands come to that are chosen. What it was asked before is not wanted any more.
func (s *Screen) ask() {
	ctx, c, now := s.asked.Ask(s.ctx), s.choices, s.now()
	s.options.Runner.Run(ctx, func() func() {
		st, err := s.options.Store.Statistics(ctx, c.filter(now))
		return func() {
			s.asked.Stop()
			if !s.loaded || s.page.choices != c {
				s.view.At = statistics.Nowhere
			}
			s.loaded, s.err = true, err
			if err == nil {
				s.page = newPage(st, c, now)
			}
			s.view.Show()
		}
	})
}

// Reload counts once more: hands may have been deleted on a screen that lay on this one.
func (s *Screen) Reload() { s.ask() }

// rows returns what can be chosen.
func (s *Screen) rows() (all []statistics.Row) {
	for _, r := range s.choices.rows() {
		all = append(all, r.Row)
	}
	return all
}

// choose chooses an option of a row.
func (s *Screen) choose(row, option int) {
	c := s.choices
	if row == periodRow && statistics.Choice(option) == statistics.Own {
		s.view.OpenOwn(c.span, s.now(), func(span statistics.Span) {
			c := s.choices
			c.span = span
			s.change(c)
		})
		return
	}
	c.rows()[row].choose(&c, option)
	s.change(c)
}

// change makes other hands count.
func (s *Screen) change(c choices) {
	if c != s.choices {
		s.choices = c
		s.view.ShowChoices()
		s.ask()
	}
}

// open shows the hands behind a mark, if there are any.
func (s *Screen) open(figure int, m chart.Mark) {
	if b := s.page.behind(figure, m); b.count > 0 {
		s.options.OnHands(b.filter)
	}
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	switch {
	case s.sheets.Key(key), s.view.Key(key):
	case key == fyne.KeyEscape, key == fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// exportKey is the letter of the export; the keys of the pickers are their numbers.
const exportKey = 'E'

// Rune handles a letter: those that the buttons show.
func (s *Screen) Rune(r rune) {
	if !s.sheets.Rune(r) {
		s.letter(r)
	}
}

func (s *Screen) letter(r rune) {
	if unicode.ToUpper(r) == exportKey {
		s.export()
	}
	s.view.Rune(r)
}

// export lays the sheet for writing a picture on the page, if there is something on it: of the figure that is pointed at, or else
// of all.
func (s *Screen) export() {
	if words, _ := s.message(); words != "" {
		return
	}
	e := picture.Export{Name: text.T("poker.statistics.export.name"), Chosen: s.view.At.Figure + 1}
	for i, name := range []string{
		text.T("poker.statistics.export.page"), text.T("poker.statistics.export.table"), text.T("poker.statistics.course"),
		text.T("poker.statistics.trend"), text.T("poker.statistics.export.rows"), text.T("poker.statistics.export.heat"),
	} {
		e.Papers = append(e.Papers, picture.Paper{Name: name, Draw: func(l chart.Look) vector.Drawing { return s.paper(l, i-1) }})
	}
	e.Open(s.art, picture.Options{Sheets: s.sheets, Window: s.options.Window, Runner: s.options.Runner, OnClose: s.view.Refresh})
	s.view.Refresh()
}

// paper returns a figure on paper, or all of them for -1.
func (s *Screen) paper(l chart.Look, figure int) vector.Drawing {
	paper := chart.Sheet{Title: text.T("poker.statistics.title"), About: s.page.choices.inWords()}
	if figure >= 0 {
		return paper.One(l, s.page.figure(figure))
	}
	f := s.page.figure
	return paper.Page(l, f(tableFigure), []chart.Figure{f(chipsFigure), f(pointsFigure)}, []chart.Figure{f(barsFigure), f(heatFigure)})
}
