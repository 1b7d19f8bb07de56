// Package statistics is the screen of the statistics of a user's games of octagonal chess: figures and records, points
// over time, the ends and lengths of games, and results by variant and opponents. A row of pickers chooses what counts.
package statistics

import (
	"time"

	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the store and the callbacks. All but the filter are required.
type Options = statistics.Setting[chessstore.Filter, chessstore.Statistics]

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen = statistics.Screen[choices]

// New returns the screen, which starts counting at once.
func New(art *widget.Art, options Options) *Screen { return newScreen(art, options, time.Now) }

func newScreen(art *widget.Art, o Options, now func() time.Time) *Screen {
	return statistics.NewScreen(art, statistics.Subject[choices]{
		Title: text.T("chess.statistics.title"),
		Name:  text.T("chess.statistics.export"),
		Figures: []string{text.T("chess.statistics.figures"), text.T("chess.statistics.points"), text.T("chess.statistics.variants"),
			text.T("chess.statistics.ends"), text.T("chess.statistics.lengths")},
		Rows:   [2][]int{{pointsFigure, heatFigure}, {endsFigure, lengthsFigure}},
		Chosen: chosenBy(o.Filter, now()),
		Count: statistics.Counting(o.Store.Statistics, choices.filter, func(st chessstore.Statistics, c choices, now time.Time) statistics.Page {
			return newPage(st, c, now, o.OnOpen)
		}),
		Window: o.Window, Runner: o.Runner, Now: now, OnBack: o.OnBack,
	})
}
