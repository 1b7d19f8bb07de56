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
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
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

// New returns the screen, which begins to count.
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
			return newPage(st, c, now, s.open), c, nil
		},
		Add:    s.add,
		Window: options.Window, Runner: options.Runner, Now: now, OnBack: options.OnBack,
	})
	return s
}

// Close ends what the screen does in the background. What has been found of boards is kept.
func (s *Screen) Close() {
	s.Screen.Close()
	s.analyser.close()
}

// page returns what has been counted last, or nil.
func (s *Screen) page() *page {
	p, _ := s.Page().(*page)
	return p
}

// find asks the store what the boards come to that are chosen. Where no game has been chosen it is the first that there are boards of.
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

// switchMap shows points on the map, or what went well; that of all games has no points.
func (s *Screen) switchMap() {
	if !s.Chosen().ofAll() {
		s.byPoints = !s.byPoints
		s.Show() // the marks are the same
	}
}

// open shows what a filter finds: boards, or the rubbers with such boards.
func (s *Screen) open(f bridgestore.Filter) {
	if f.Ended {
		s.options.OnRubbers(f)
		return
	}
	s.options.OnBoards(f)
}

// analyse begins with the boards that nobody has looked at, or stops.
func (s *Screen) analyse() {
	p := s.page()
	switch {
	case s.analyser.working():
		s.analyser.stop()
	case p != nil && p.statistics.Unlooked > 0:
		s.progress, s.failed = progress{total: p.statistics.Unlooked}, nil
		s.analyser.start(p.filterOfAll)
		s.showAnalysis(p)
	}
}

// analysing shows how far the analysis is. Each board that is done changes the figures.
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
