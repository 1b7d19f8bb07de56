// Package statistics is the screen with what a person's hands of progressive poker come to: figures, chips and points in the
// course of time, how his rows fare, and against whom. What counts is chosen in a row of pickers; each choice asks the store
// again, in the background.
package statistics

import (
	"time"

	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options says where the hands are and whom the screen tells. All but the filter must be there.
type Options = statistics.Setting[pokerstore.Filter, pokerstore.Statistics]

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen = statistics.Screen[choices]

// New returns the screen, which begins to count.
func New(art *widget.Art, options Options) *Screen { return newScreen(art, options, time.Now) }

func newScreen(art *widget.Art, o Options, now func() time.Time) *Screen {
	return statistics.NewScreen(art, statistics.Subject[choices]{
		Title: text.T("poker.statistics.title"),
		Name:  text.T("poker.statistics.export.name"),
		Figures: []string{text.T("poker.statistics.export.table"), text.T("poker.statistics.course"), text.T("poker.statistics.trend"),
			text.T("poker.statistics.export.rows"), text.T("poker.statistics.export.heat")},
		Rows:   [2][]int{{chipsFigure, pointsFigure}, {barsFigure, heatFigure}},
		Chosen: chosenBy(o.Filter, now()),
		Count: statistics.Counting(o.Store.Statistics, choices.filter, func(st pokerstore.Statistics, c choices, now time.Time) statistics.Page {
			return newPage(st, c, now, o.OnOpen)
		}),
		Window: o.Window, Runner: o.Runner, Now: now, OnBack: o.OnBack,
	})
}
