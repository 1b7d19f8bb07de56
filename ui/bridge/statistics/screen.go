// Package statistics is the screen with what a user's boards come to: figures, a trend,
// and how contracts fare by level and strain.
//
// What counts is chosen in a row of pickers. Each choice asks the store again, in the
// background; what was asked before is cancelled. Every number can be pointed at, by the
// mouse or the arrows, and leads to the boards behind it.
package statistics

import (
	"context"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store is where boards are kept. The screen calls its methods from other goroutines.
type Store interface {
	// Statistics returns what the boards come to that are wanted.
	Statistics(context.Context, bridgestore.Filter) (bridgestore.Statistics, error)
	// Unanalysed returns the boards that are wanted and not wholly analysed, the newest first.
	Unanalysed(context.Context, bridgestore.Filter) ([]int64, error)
	Board(ctx context.Context, id int64) (bridgestore.Board, error)
	// Analysis returns what has been found out about a board before.
	Analysis(ctx context.Context, board int64) (analysis.Analysis, error)
	SaveAnalysis(board int64, a analysis.Analysis) error
}

// Options says where the boards are and whom the screen tells. All but the filter must be there.
type Options struct {
	Store     Store
	Filter    bridgestore.Filter // what is chosen at first, as near as that comes to it
	Game      string             // the id of the game whose boards are shown at first, if there are any, where the filter names none; "" is all games, if there are boards of several
	Window    fyne.Window        // where the folder of a picture is chosen
	Runner    *background.Runner
	OnBoards  func(bridgestore.Filter) // look at these boards
	OnRubbers func(bridgestore.Filter) // look at the rubbers that have such boards
	OnBack    func()
}

// The figures of the page.
const (
	tableFigure = iota
	trendFigure
	barsFigure
	heatFigure
	figureCount
)

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	now     func() time.Time
	ctx     context.Context // ends with the screen
	close   context.CancelFunc

	choices  choices
	byPoints bool                // the map shows points
	asked    background.Question // what the boards come to
	ruled    bool                // it is said which game's deals count; before that it is the first that there are deals of

	loaded bool // page is there, or err
	err    error
	page   page

	analyser analyser
	progress progress
	failed   error // of the analysis

	view *view
}

// New returns the screen, which begins to count.
func New(art *widget.Art, options Options) *Screen {
	return newScreen(art, options, time.Now)
}

func newScreen(art *widget.Art, options Options, now func() time.Time) *Screen {
	s := &Screen{
		art: art, options: options, sheets: sheet.NewStack(), now: now,
		choices: chosenBy(options.Filter, now()), ruled: options.Filter.Rules != "",
	}
	switch game := index(options.Game); {
	case s.ruled:
	case options.Game == "":
		s.choices.rules = len(bridge.Games())
	case game >= 0:
		s.choices.rules = game
	}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.analyser = analyser{store: options.Store, runner: options.Runner, onProgress: s.analysing, onEnd: s.analysed}
	s.Redraw()
	s.ask()
	return s
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether a picture is being written.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close ends what the screen does in the background. What has been found of boards is kept.
func (s *Screen) Close() {
	s.close()
	s.sheets.Close()
	s.analyser.close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	at := statistics.Nowhere
	if s.view != nil {
		at = s.view.At
	}
	s.view = newView(s)
	s.sheets.SetScreen(s.view.Content)
	s.sheets.Redraw()
	s.view.Point(at)
}

// ask asks the store what the boards come to that are chosen. What it was asked before is
// not wanted any more.
func (s *Screen) ask() {
	ctx, c, now := s.asked.Ask(s.ctx), s.choices, s.now()
	open := !s.ruled
	s.options.Runner.Run(ctx, func() func() {
		st, err := s.options.Store.Statistics(ctx, c.filter(now))
		if game, ok := onlyGame(st); open && ok && err == nil && c.ofAll() {
			c.rules = game
			st, err = s.options.Store.Statistics(ctx, c.filter(now))
		}
		for i := range bridge.Games() {
			if !open || err != nil || len(st.Cells) > 0 {
				break
			}
			other, of := c, bridgestore.Statistics{}
			other.rules = i
			if of, err = s.options.Store.Statistics(ctx, other.filter(now)); err == nil && len(of.Cells) > 0 {
				c, st = other, of
			}
		}
		return func() {
			s.asked.Stop()
			s.ruled = true
			if c != s.choices {
				s.choices = c
				s.view.ShowChoices()
			}
			again := s.loaded && s.page.choices == c // the same boards, of which more is known
			s.loaded, s.err = true, err
			if err == nil {
				s.page = newPage(st, c, now, s.byPoints)
			}
			if !again {
				s.view.At = statistics.Nowhere
			}
			s.view.show()
		}
	})
}

// onlyGame returns the game that all boards are of, among bridge.Games; ok is false if they are of several, or there are none.
func onlyGame(st bridgestore.Statistics) (game int, ok bool) {
	for i, c := range st.Cells {
		if i > 0 && c.Rules != st.Cells[0].Rules {
			return 0, false
		}
		game = index(c.Rules)
		ok = game >= 0
	}
	return game, ok
}

// Reload counts once more: boards may have been deleted, or analysed, on a screen that lay on
// this one.
func (s *Screen) Reload() { s.ask() }

// Two of the rows.
const (
	periodRow = iota
	rulesRow
)

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

// change makes other boards count.
func (s *Screen) change(c choices) {
	if c == s.choices {
		return
	}
	s.ruled = s.ruled || c.rules != s.choices.rules
	s.choices = c
	s.view.ShowChoices()
	s.ask()
}

// switchMap shows points on the map, or what went well; that of all games has no points.
func (s *Screen) switchMap() {
	if s.choices.ofAll() {
		return
	}
	s.byPoints = !s.byPoints
	if s.loaded && s.err == nil {
		s.page = newPage(s.page.statistics, s.page.choices, s.page.now, s.byPoints)
	}
	s.view.show() // the marks are the same
}

// open shows what is behind a mark, if there is anything.
func (s *Screen) open(figure int, m chart.Mark) {
	switch b := s.page.behind(figure, m); {
	case b.count == 0:
	case b.rubbers:
		s.options.OnRubbers(b.filter)
	default:
		s.options.OnBoards(b.filter)
	}
}

// analyse begins with the boards that nobody has looked at, or stops.
func (s *Screen) analyse() {
	switch {
	case s.analyser.working():
		s.analyser.stop()
	case s.loaded && s.page.statistics.Unlooked > 0:
		s.progress, s.failed = progress{total: s.page.statistics.Unlooked}, nil
		s.analyser.start(s.page.filterOfAll)
		s.view.showAnalysis()
	}
}

// analysing shows how far the analysis is. Each board that is done changes the figures.
func (s *Screen) analysing(p progress) {
	further := p.done > s.progress.done
	s.progress = p
	s.view.showAnalysis()
	if further {
		s.ask()
	}
}

func (s *Screen) analysed(err error) {
	s.failed = err
	s.view.showAnalysis()
	s.ask()
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	switch {
	case s.sheets.Key(key), s.view.Key(key):
	case key == fyne.KeyEscape, key == fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// The keys of the actions; those of the pickers are their numbers.
const (
	exportKey  = 'E'
	mapKey     = '6' // after those of the pickers
	analyseKey = 'A'
)

// Rune handles a letter: those that the buttons show.
func (s *Screen) Rune(r rune) {
	if !s.sheets.Rune(r) {
		s.letter(r)
	}
}

func (s *Screen) letter(r rune) {
	switch unicode.ToUpper(r) {
	case exportKey:
		s.export()
	case mapKey:
		s.switchMap()
	case analyseKey:
		s.analyse()
	}
	s.view.Rune(r)
}

// export lays the sheet for a picture on the page, if there is something on it.
func (s *Screen) export() {
	if s.loaded && s.err == nil && !s.page.empty() {
		what := wholePage
		if at := s.view.At; at != statistics.Nowhere {
			what = onlyTable + at.Figure
		}
		s.openExport(what)
	}
}

// figure returns a figure of the page.
func (s *Screen) figure(i int) chart.Figure {
	if !s.loaded || s.err != nil {
		return chart.Table{}
	}
	return s.page.figure(i)
}
