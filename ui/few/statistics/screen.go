// Package statistics is the screen with what a person's deals of bridge for two and three come to: figures, points in the course of time,
// which games are won, and what he scores in which game against whom. What counts is chosen in a row of pickers.
package statistics

import (
	"time"

	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options says where the deals are and whom the screen tells. All but the filter must be there.
type Options = statistics.Setting[fewstore.Filter, fewstore.Statistics]

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen = statistics.Screen[choices]

// New returns the screen, which begins to count.
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
