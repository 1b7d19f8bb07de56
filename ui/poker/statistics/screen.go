// Package statistics is the screen of the statistics of a user's hands of progressive poker: figures, chips and points
// over time, the success of rows, and results by opponents. A row of pickers chooses what counts; each choice asks the
// store again, in the background.
package statistics

import (
	"time"

	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the store and the callbacks. All but the filter are required.
type Options = statistics.Setting[pokerstore.Filter, pokerstore.Statistics]

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen = statistics.Screen[choices]

// New returns the screen, which starts counting at once.
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
