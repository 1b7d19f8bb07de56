package past

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// hand draws a board.
type hand struct{ art *widget.Art }

// auction returns the table of calls, or of points and the choice of the contract, under a heading.
func (h hand) auction(t bridge.Table) fyne.CanvasObject {
	p := theme.Current()
	heading := "history.auction"
	if t.Rules.Choices {
		heading = "history.choice"
	}
	lines := h.table(heading)
	add := func(words [4]string, ink color.Color) {
		var cells []fyne.CanvasObject
		for _, w := range words {
			cells = append(cells, widget.NewProse(h.art, w, theme.U(theme.SmallText), ink))
		}
		lines.Add(widget.NewCells([]float32{1, 1, 1, 1}, cells...))
	}
	var names [4]string
	for i, seat := range auctionSeats {
		names[i] = text.Seat(seat)
	}
	add(names, p.Faint)
	for _, row := range auctionRows(t) {
		add(row, p.Ink)
	}
	return lines
}

// mostInColumn is the number of cards of a suit that fit where the hands are side by side.
const mostInColumn = 8

// longest returns the length of the longest suit.
func longest(deal card.Deal) int {
	most := 0
	for _, hand := range deal {
		for _, holding := range hand {
			most = max(most, holding.Len())
		}
	}
	return most
}

// columns returns the hands side by side.
func (h hand) columns(deal card.Deal) fyne.CanvasObject {
	p := theme.Current()
	var hands []fyne.CanvasObject
	for _, seat := range auctionSeats {
		name := widget.NewProse(h.art, text.Seat(seat), theme.U(theme.SmallText), p.Faint)
		name.Bold = true
		lines := container.New(layout.NewCustomPaddedVBoxLayout(0), name)
		for i := range card.Suits {
			suit := card.Spades - card.Suit(i)
			lines.Add(widget.NewProse(h.art, text.Suit(suit)+" "+text.Holding(deal[seat][suit]), theme.U(theme.SmallText), p.Ink))
		}
		hands = append(hands, lines)
	}
	return widget.NewCells([]float32{1, 1, 1, 1}, hands...)
}

// score returns the table of points, under a heading; gain is their sum for the user.
func (h hand) score(rows [][2]string, gain int) fyne.CanvasObject {
	p := theme.Current()
	lines := h.table("history.score")
	if len(rows) == 0 {
		lines.Add(widget.NewProse(h.art, text.T("history.no-score"), theme.U(theme.SmallText), p.Ink))
	}
	for i, row := range rows {
		words := widget.NewProse(h.art, row[0], theme.U(theme.SmallText), p.Ink)
		points := widget.NewProse(h.art, row[1], theme.U(theme.SmallText), p.Ink)
		points.Align = fyne.TextAlignTrailing
		if i == len(rows)-1 {
			words.Bold, points.Bold = true, true
			if gain != 0 {
				points.Ink = p.ForYou(gain)
			}
		}
		lines.Add(widget.NewCells([]float32{2, 1}, words, points))
	}
	return lines
}

func (h hand) table(heading string) *fyne.Container {
	return container.New(layout.NewCustomPaddedVBoxLayout(theme.U(3)),
		widget.NewHeading(h.art, text.T(heading), theme.U(theme.SmallText), fyne.TextAlignLeading))
}
