package statistics

import (
	"cmp"
	"context"
	"image/color"
	"slices"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Choices is a game's choice of what counts: a value whose first row is the period.
type Choices[C any] interface {
	comparable
	Rows() []Row
	With(row, option int) C
	Span() Span
	WithSpan(Span) C
	Words() string // all choices, in one line
	Empty() string // the message where nothing counts
}

// Page is the result of a choice.
type Page interface {
	Empty() bool
	Figure(i int) chart.Figure
	Tip(figure int, m chart.Mark) string
	Open(figure int, m chart.Mark) // shows the cases behind a mark, if there are any
}

// Subject is the content of a [Screen], and its callbacks. All fields are required unless they say otherwise.
type Subject[C Choices[C]] struct {
	Title   string
	Name    string   // of exported files
	Figures []string // their names in the export; the first is a table
	Rows    [2][]int // of the others, beside the table
	First   float32  // the first row's share of the height; 0 means half
	Chosen  C        // at first
	Count   Count[C]
	Add     func() Added[C] // the game's additions, in the current theme; or nil
	Window  fyne.Window     // for choosing the folder of an export
	Runner  *background.Runner
	Now     func() time.Time
	OnBack  func()
}

// Setting is the store, the filter and the callbacks of a game's screen. All but the filter are required.
type Setting[F, S any] struct {
	Store interface { // the screen calls it from other goroutines
		// Statistics returns the statistics of the deals, hands or games that a filter finds.
		Statistics(context.Context, F) (S, error)
	}
	Filter F           // the first choice, as near as rows can express it
	Window fyne.Window // for choosing the folder of an export
	Runner *background.Runner
	OnOpen func(F) // shows the filter's results
	OnBack func()
}

// Count returns the page of a choice, and the choice as applied: c, unless c left something open. It is called from
// other goroutines.
type Count[C any] func(ctx context.Context, c C, now time.Time) (Page, C, error)

// Counting returns a [Count] that asks a store for the results of a filter.
func Counting[C, F, S any](find func(context.Context, F) (S, error), filter func(C, time.Time) F, page func(S, C, time.Time) Page) Count[C] {
	return func(ctx context.Context, c C, now time.Time) (Page, C, error) {
		found, err := find(ctx, filter(c, now))
		if err != nil {
			return nil, c, err
		}
		return page(found, c, now), c, nil
	}
}

// Added holds a game's additions to its screen.
type Added[C any] struct {
	Buttons []*widget.Button          // in the top line, before the export
	Strip   fyne.CanvasObject         // below the table
	Letter  func(rune)                // handles a letter; ignores those that the game doesn't use
	Show    func(chosen C, page Page) // updates the additions; page is nil before the first count
}

// Screen is a page of statistics as a screen: each choice counts again, in the background. All its methods belong to Fyne's goroutine.
type Screen[C Choices[C]] struct {
	art     *widget.Art
	subject Subject[C]
	sheets  *sheet.Stack
	ctx     context.Context // ends with the screen
	close   context.CancelFunc

	chosen C
	asked  background.Question

	counted C // by page
	page    Page
	loaded  bool // page is there, or err
	err     error

	added Added[C]
	top   *fyne.Container // the buttons on the right of the top line
	view  *View
}

// NewScreen returns the screen, which starts counting at once.
func NewScreen[C Choices[C]](art *widget.Art, subject Subject[C]) *Screen[C] {
	s := &Screen[C]{art: art, subject: subject, sheets: sheet.NewStack(), chosen: subject.Chosen}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.Redraw()
	s.Reload()
	return s
}

// Content returns the screen's object.
func (s *Screen[C]) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether a picture is being written.
func (s *Screen[C]) Busy() bool { return s.sheets.Busy() }

// View returns the current view.
func (s *Screen[C]) View() *View { return s.view }

// Page returns the last result, or nil.
func (s *Screen[C]) Page() Page { return s.page }

// Chosen returns the current choice.
func (s *Screen[C]) Chosen() C { return s.chosen }

// Close stops background work.
func (s *Screen[C]) Close() {
	s.close()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen[C]) Redraw() {
	at := Nowhere
	if s.view != nil {
		at = s.view.At
	}
	s.added = Added[C]{Letter: func(rune) {}, Show: func(C, Page) {}}
	if s.subject.Add != nil {
		s.added = s.subject.Add()
	}
	s.added.Show(s.chosen, s.page)
	s.view = newView(s.art, Options{
		Sheets: s.sheets, Figures: len(s.subject.Figures), Rows: func() []Row { return s.chosen.Rows() }, Choose: s.choose, Letter: s.letter,
		Message: s.Message, Figure: func(i int) chart.Figure { return s.page.Figure(i) },
		Tip:  func(figure int, m chart.Mark) string { return s.page.Tip(figure, m) },
		Open: func(figure int, m chart.Mark) { s.page.Open(figure, m) }, Head: s.head(), Body: s.spread,
	})
	s.sheets.SetScreen(s.view.Content)
	s.sheets.Redraw()
	s.view.Point(at)
}

// head returns the top line.
func (s *Screen[C]) head() fyne.CanvasObject {
	back := widget.NewButton(s.art, text.T("statistics.back"), text.T("key.escape"), s.subject.OnBack)
	export := widget.NewButton(s.art, text.T("statistics.export"), string(exportKey), s.export)
	s.top = widget.NewHead(s.art, s.subject.Title, back, append(slices.Clone(s.added.Buttons), export)...)
	return s.top
}

// spread lays the figures out.
func (s *Screen[C]) spread(figures []fyne.CanvasObject) fyne.CanvasObject {
	spread := Spread{Table: figures[0], Strip: s.added.Strip, First: cmp.Or(s.subject.First, 0.5)}
	for _, row := range s.subject.Rows {
		var objects []fyne.CanvasObject
		for _, i := range row {
			objects = append(objects, figures[i])
		}
		spread.Rows = append(spread.Rows, objects)
	}
	return spread.Content(s.art.Style)
}

// Message returns what is shown instead of figures, or "".
func (s *Screen[C]) Message() (string, color.Color) {
	p := theme.Current()
	switch {
	case !s.loaded:
		return text.T("statistics.loading"), p.Faint
	case s.err != nil:
		return text.T("statistics.failed", "Error", s.err), p.Bad
	case s.page.Empty():
		return s.counted.Empty(), p.Ink
	}
	return "", nil
}

// Reload counts again: cases may have been deleted on a screen on top of this one. A count under way is given up.
func (s *Screen[C]) Reload() {
	ctx, c, now := s.asked.Ask(s.ctx), s.chosen, s.subject.Now()
	s.subject.Runner.Run(ctx, func() func() {
		page, c, err := s.subject.Count(ctx, c, now)
		return func() {
			s.asked.Stop()
			if c != s.chosen {
				s.chosen = c
				s.view.showChoices()
			}
			if !s.loaded || s.counted != c {
				s.view.At = Nowhere
			}
			s.loaded, s.err = true, err
			if err == nil {
				s.page, s.counted = page, c
			}
			s.Show()
		}
	})
}

// Show brings the screen up to date.
func (s *Screen[C]) Show() {
	s.added.Show(s.chosen, s.page)
	s.top.Refresh()
	s.view.Show()
}

// choose chooses an option of a row.
func (s *Screen[C]) choose(row, option int) {
	if row == 0 && Choice(option) == Own {
		s.view.openOwn(s.chosen.Span(), s.subject.Now(), func(span Span) { s.change(s.chosen.WithSpan(span)) })
		return
	}
	s.change(s.chosen.With(row, option))
}

// change makes something else count.
func (s *Screen[C]) change(c C) {
	if c != s.chosen {
		s.chosen = c
		s.view.showChoices()
		s.Reload()
	}
}

// Key handles a key.
func (s *Screen[C]) Key(key fyne.KeyName) {
	switch {
	case s.sheets.Key(key), s.view.Key(key):
	case key == fyne.KeyEscape, key == fyne.KeyBackspace:
		s.subject.OnBack()
	}
}

// exportKey is the letter of the export; the keys of the pickers are their numbers.
const exportKey = 'E'

// Rune handles a letter: those that the buttons show.
func (s *Screen[C]) Rune(r rune) {
	if !s.sheets.Rune(r) {
		s.letter(r)
	}
}

func (s *Screen[C]) letter(r rune) {
	if unicode.ToUpper(r) == exportKey {
		s.export()
	}
	s.added.Letter(r)
	s.view.Rune(r)
}

// export lays the sheet for writing a picture on the page, if there is something on it: of the figure that is pointed at, or else
// of all.
func (s *Screen[C]) export() {
	if words, _ := s.Message(); words != "" {
		return
	}
	e := picture.Export{Name: s.subject.Name, Chosen: s.view.At.Figure + 1}
	for i, name := range append([]string{text.T("statistics.page")}, s.subject.Figures...) {
		e.Papers = append(e.Papers, picture.Paper{Name: name, Draw: func(l chart.Look) vector.Drawing { return s.Paper(l, i-1) }})
	}
	e.Open(s.art, picture.Options{Sheets: s.sheets, Window: s.subject.Window, Runner: s.subject.Runner, OnClose: func() { s.view.Refresh() }})
	s.view.Refresh()
}

// Paper returns a figure on paper, or all of them for -1.
func (s *Screen[C]) Paper(l chart.Look, figure int) vector.Drawing {
	paper := chart.Sheet{Title: s.subject.Title, About: s.counted.Words()}
	if figure >= 0 {
		return paper.One(l, s.page.Figure(figure))
	}
	var rows [2][]chart.Figure
	for i, row := range s.subject.Rows {
		for _, figure := range row {
			rows[i] = append(rows[i], s.page.Figure(figure))
		}
	}
	return paper.Page(l, s.page.Figure(0), rows[0], rows[1])
}
