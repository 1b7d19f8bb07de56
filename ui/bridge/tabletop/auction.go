package tabletop

import (
	"image/color"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// columns are the seats from the left, as auctions are written.
var columns = [4]card.Seat{card.West, card.North, card.East, card.South}

// white is the ink on bands and tiles of a strong colour.
var white = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}

// Auction returns the written auction of a table, a column for each seat. If declarer chooses the contract it has the
// announced points, and below them the choice, which counts as a call. Artificial calls are marked, by the sides'
// convention cards.
func Auction(t bridge.Table, cards bidding.Cards) kitwidget.Written {
	w := kitwidget.Written{}
	for _, seat := range columns {
		w.Heads = append(w.Heads, text.Seat(seat))
		w.Marked = append(w.Marked, t.Vul.Has(seat.Side())) // as on paper, the vulnerable side is marked red
	}
	if t.Rules.Choices {
		w.Row, w.Column = 1, slices.Index(columns[:], t.Contract().Declarer)
		for row, cells := range bridgetext.ChoiceRows(t, columns) {
			for column, words := range cells {
				switch {
				case words == "":
				case row == 1:
					w.Entries = append(w.Entries, kitwidget.Entry{Row: row, Column: column, Words: words, Tone: kitwidget.Strong})
				default:
					w.Remarks = append(w.Remarks, kitwidget.Entry{Row: row, Column: column, Words: words})
				}
			}
		}
		return w
	}
	calls := t.Auction().Calls
	alerts := cards.Alerts(t, t.Auction())
	for i, c := range calls {
		row, column := cell(t, i)
		e := kitwidget.Entry{Row: row, Column: column, Words: bridgetext.Marked(c, alerts[i]), Tone: kitwidget.Strong}
		switch c {
		case bridge.Pass:
			e.Tone = kitwidget.Quiet
		case bridge.Double, bridge.Redouble: // as players write them
			e.Words, e.Tone = c.String(), kitwidget.Alarm
		}
		w.Entries = append(w.Entries, e)
	}
	w.Row, w.Column = cell(t, len(calls))
	w.Open = t.Phase() == bridge.AuctionPhase
	return w
}

// cell returns the row and column of a call; the first row is the dealer's.
func cell(t bridge.Table, call int) (row, column int) {
	place := slices.Index(columns[:], t.Dealer) + call
	return place / 4, place % 4
}
