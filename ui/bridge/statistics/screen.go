// Package statistics is the screen of the statistics of a user's boards: figures, a trend, and the success of contracts
// by level and strain.
//
// A row of pickers chooses what counts. Each choice asks the store again, in the background; the previous request is
// cancelled. Every number can be pointed at, with the mouse or the arrows, and opens its boards.
package statistics

import (
	"context"
	"time"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/theme"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store holds boards. The screen calls its methods from other goroutines.
type Store interface {
	// Statistics returns the statistics of the boards that a filter finds.
	Statistics(context.Context, bridgestore.Filter) (bridgestore.Statistics, error)
	// Unanalysed returns the boards that a filter finds and that aren't completely analysed, newest first.
	Unanalysed(context.Context, bridgestore.Filter) ([]int64, error)
	Board(ctx context.Context, id int64) (bridgestore.Board, error)
	// Analysis returns the saved analysis of a board.
	Analysis(ctx context.Context, board int64) (analysis.Analysis, error)
	SaveAnalysis(board int64, a analysis.Analysis) error
	// Themes returns what the user's costly cards were about; Unthemed returns the boards, newest first, where that isn't known.
	Themes(context.Context, bridgestore.Filter) (bridgestore.Themes, error)
	Unthemed(context.Context, bridgestore.Filter) ([]int64, error)
	SaveThemes(board int64, mistakes []theme.Mistake) error
	SkipThemes(board int64) error // it can't be read
}

// Options are the store and the callbacks. All but the filter are required.
type Options struct {
	Store     Store
	Filter    bridgestore.Filter // the first choice, as near as rows can express it
	Game      string             // the id of the game whose boards are shown at first, if there are any, where the filter names none; "" is all games, if there are boards of several
	Window    fyne.Window        // for choosing the folder of an export
	Runner    *background.Runner
	OnBoards  func(bridgestore.Filter) // look at these boards
	OnRubbers func(bridgestore.Filter) // look at the rubbers that have such boards
	OnBack    func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	*statistics.Screen[choices]
	art     *widget.Art
	options Options

	byPoints bool // the map shows points

	analyser analyser
	progress progress
	failed   error // of the analysis

	view view
}

// New returns the screen, which starts counting at once.
func New(art *widget.Art, options Options) *Screen {
	return newScreen(art, options, time.Now)
}

func newScreen(art *widget.Art, options Options, now func() time.Time) *Screen {
	s := &Screen{art: art, options: options}
	s.analyser = analyser{store: options.Store, runner: options.Runner, onProgress: s.analysing, onEnd: s.analysed}
	chosen := chosenBy(options.Filter, now())
	chosen.open = options.Filter.Rules == ""
	switch game := index(options.Game); {
	case !chosen.open:
	case options.Game == "":
		chosen.rules = len(bridge.Games())
	case game >= 0:
		chosen.rules = game
	}
	s.Screen = statistics.NewScreen(art, statistics.Subject[choices]{
		Title: text.T("statistics.title"),
		Name:  text.T("statistics.export.name"),
		Figures: []string{text.T("statistics.export.table"), text.T("statistics.export.trend"), text.T("statistics.export.bars"),
			text.T("statistics.export.heat")},
		Rows:   [2][]int{{trendFigure}, {barsFigure, heatFigure}},
		First:  trendShare,
		Chosen: chosen,
		Count: func(ctx context.Context, c choices, now time.Time) (statistics.Page, choices, error) {
			st, c, err := find(ctx, options.Store, c, now)
			if err != nil {
				return nil, c, err
			}
			themes, err := options.Store.Themes(ctx, c.filter(now))
			if err != nil {
				return nil, c, err
			}
			return newPage(st, themes, c, now, s.open), c, nil
		},
		Add:    s.add,
		Window: options.Window, Runner: options.Runner, Now: now, OnBack: options.OnBack,
	})
	return s
}

// Close stops background work. Results of analyses are saved.
func (s *Screen) Close() {
	s.Screen.Close()
	s.analyser.close()
}

// page returns the last result, or nil.
func (s *Screen) page() *page {
	p, _ := s.Page().(*page)
	return p
}

// find asks the store for the statistics of the chosen boards. If no game has been chosen it takes the first one with
// boards.
func find(ctx context.Context, store Store, c choices, now time.Time) (bridgestore.Statistics, choices, error) {
	open := c.open
	c.open = false
	st, err := store.Statistics(ctx, c.filter(now))
	if game, ok := onlyGame(st); open && ok && err == nil && c.ofAll() {
		c.rules = game
		st, err = store.Statistics(ctx, c.filter(now))
	}
	for i := range bridge.Games() {
		if !open || err != nil || len(st.Cells) > 0 {
			break
		}
		other, of := c, bridgestore.Statistics{}
		other.rules = i
		if of, err = store.Statistics(ctx, other.filter(now)); err == nil && len(of.Cells) > 0 {
			c, st = other, of
		}
	}
	return st, c, err
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

// switchMap switches the map between points and success; the map of all games has no points.
func (s *Screen) switchMap() {
	if !s.Chosen().ofAll() {
		s.byPoints = !s.byPoints
		s.Show() // the marks are the same
	}
}

// open shows the results of a filter: boards, or the rubbers with such boards.
func (s *Screen) open(f bridgestore.Filter) {
	if f.Ended {
		s.options.OnRubbers(f)
		return
	}
	s.options.OnBoards(f)
}

// analyse starts analysing new boards, or stops.
func (s *Screen) analyse() {
	p := s.page()
	switch {
	case s.analyser.working():
		s.analyser.stop()
	case p != nil && p.unlooked() > 0:
		s.progress, s.failed = progress{total: p.unlooked()}, nil
		s.analyser.start(p.filterOfAll)
		s.showAnalysis(p)
	}
}

// analysing shows the progress of the analysis. Each finished board changes the figures.
func (s *Screen) analysing(p progress) {
	further := p.done > s.progress.done
	s.progress = p
	s.showAnalysis(s.page())
	if further {
		s.Reload()
	}
}

func (s *Screen) analysed(err error) {
	s.failed = err
	s.showAnalysis(s.page())
	s.Reload()
}

// The keys of the actions; those of the pickers are their numbers.
const (
	mapKey     = '6' // after those of the pickers
	analyseKey = 'A'
)

func (s *Screen) letter(r rune) {
	switch unicode.ToUpper(r) {
	case mapKey:
		s.switchMap()
	case analyseKey:
		s.analyse()
	}
}
