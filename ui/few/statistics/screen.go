// Package statistics is the screen of the statistics of a user's deals of bridge for two and three: figures, points
// over time, games won, and the points by game and opponents. A row of pickers chooses what counts.
package statistics

import (
	"time"

	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the store and the callbacks. All but the filter are required.
type Options = statistics.Setting[fewstore.Filter, fewstore.Statistics]

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen = statistics.Screen[choices]

// New returns the screen, which starts counting at once.
func New(art *widget.Art, options Options) *Screen { return newScreen(art, options, time.Now) }

func newScreen(art *widget.Art, o Options, now func() time.Time) *Screen {
	return statistics.NewScreen(art, statistics.Subject[choices]{
		Title: text.T("few.statistics.title"),
		Name:  text.T("few.statistics.title"),
		Figures: []string{text.T("few.statistics.figures"), text.T("few.statistics.course"), text.T("few.statistics.trend"),
			text.T("few.statistics.rubbers"), text.T("few.statistics.games")},
		Rows:   [2][]int{{courseFigure, trendFigure}, {rubbersFigure, gamesFigure}},
		Chosen: chosenBy(o.Filter, now()),
		Count: statistics.Counting(o.Store.Statistics, choices.filter, func(st fewstore.Statistics, c choices, now time.Time) statistics.Page {
			return newPage(st, c, now, o.OnOpen)
		}),
		Window: o.Window, Runner: o.Runner, Now: now, OnBack: o.OnBack,
	})
}
