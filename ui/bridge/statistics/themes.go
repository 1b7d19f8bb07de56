package statistics

import (
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// mostThemes is the number of themes in the table.
const mostThemes = 5

// themeLines returns the lines of what costs the user most tricks on the boards that a filter finds. Each opens the boards with such cards.
func themeLines(t bridgestore.Themes, f bridgestore.Filter) []line {
	var lines []line
	for i, of := range t.Tallies[:min(mostThemes, len(t.Tallies))] {
		f.Theme = of.Theme
		l := statistics.NewLine(bridgetext.Theme(of.Theme), text.T("statistics.theme.words"), cards(of.Cards), of.Cards >= enough, statistics.Found(f, of.Boards))
		l.Value, l.First = perHundred(of.Tricks, t.Boards), i == 0
		if t.Latest < t.Boards {
			l.Behind = text.T("statistics.theme.latest", "Cards", l.Behind, "Latest", perHundred(of.LatestTricks, t.Latest))
		}
		lines = append(lines, l)
	}
	return lines
}

// perHundred returns a number of tricks for 100 boards.
func perHundred(tricks, boards int) string {
	return statistics.Number(100*float64(tricks)/float64(boards), 1)
}
