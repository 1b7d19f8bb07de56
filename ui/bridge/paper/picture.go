package paper

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Picture is drawn of a board, in the colours of a look.
type Picture struct {
	Name string
	Draw func(chart.Look) vector.Drawing
}

// Pictures returns the pictures of a board: its diagram, its auction, and both.
func Pictures(b Board) []Picture {
	const wide, high, gap = 90., 64., 6.
	auctionHigh := 8 + 5.5*float64(len(auctionRows(b.Table)))
	diagramOn := func(c Canvas, x float64) { diagram(c, x+gap, gap, wide, high, b) }
	auctionOn := func(c Canvas, x float64) { auction(c, x+gap, gap, wide*0.8, b) }
	paper := func(id string, width, height float64, draw func(c Canvas)) Picture {
		return Picture{Name: text.T(id), Draw: func(l chart.Look) vector.Drawing {
			s := chart.NewSketch(l, width, height)
			draw(sketch{s})
			return s.Drawing
		}}
	}
	return []Picture{
		paper("paper.picture.deal", wide+2*gap, high+2*gap, func(c Canvas) { diagramOn(c, 0) }),
		paper("paper.picture.auction", 0.8*wide+2*gap, auctionHigh+2*gap, func(c Canvas) { auctionOn(c, 0) }),
		paper("paper.picture.both", 1.8*wide+4*gap, max(high, auctionHigh)+2*gap, func(c Canvas) {
			diagramOn(c, 0)
			auctionOn(c, wide+2*gap)
		}),
	}
}

// sketch is a picture as a [Canvas]. The inks of paper become those of its look.
type sketch struct{ chart.Sketch }

func (s sketch) Write(x, y, anchor float64, style page.Style, words string) float64 {
	return s.Sketch.Write(x, y, anchor, style.Points*mm, style.Bold, s.of(style.Ink), words)
}

func (s sketch) Width(style page.Style, words string) float64 {
	return s.Sketch.Width(style.Points*mm, style.Bold, words)
}

func (s sketch) Line(x0, y0, x1, y1, width float64, ink color.NRGBA) {
	s.Sketch.Line(x0, y0, x1, y1, width, s.of(ink))
}

func (s sketch) Fill(x0, y0, x1, y1 float64, ink color.NRGBA) {
	s.Sketch.Fill(x0, y0, x1, y1, s.of(ink))
}

// of returns the ink of the look in the place of one of paper.
func (s sketch) of(on color.NRGBA) color.NRGBA {
	switch on {
	case ink:
		return s.Ink
	case faint:
		return s.Faint
	case rule:
		return s.Rule
	case white:
		return s.Paper
	}
	return vector.Blend(s.Paper, s.Ink, 0.12)
}

// auction draws the calls of a board, with its contract and result below.
func auction(c Canvas, x, y, w float64, b Board) {
	t := table{points: 10, high: 5.5}
	for _, seat := range auctionSeats {
		t.columns = append(t.columns, column{text.Seat(seat), 1, page.Middle})
	}
	t.rows = auctionRows(b.Table)
	end := t.draw(c, x, y, w)
	words := outcome(b)
	c.Write(x, end+6, page.Begin, fit(c, bold(10), words, w), words)
}

// auctionSeats are the columns of an auction.
var auctionSeats = [4]card.Seat{card.West, card.North, card.East, card.South}

// auctionRows returns the calls in rows from West on. Where declarer chooses the contract there are none.
func auctionRows(t bridge.Table) (rows [][]string) {
	calls := t.Auction()
	if t.Rules.Choices || len(calls.Calls) == 0 {
		return nil
	}
	row := make([]string, (int(calls.Dealer)+1)%len(auctionSeats)) // before the dealer
	for _, call := range calls.Calls {
		row = append(row, bridgetext.Call(call))
		if len(row) == len(auctionSeats) {
			rows, row = append(rows, row), nil
		}
	}
	if len(row) > 0 {
		rows = append(rows, row)
	}
	return rows
}

// outcome describes contract and result of a finished board.
func outcome(b Board) string {
	c := b.Contract()
	if c.PassedOut() {
		return bridgetext.Contract(c)
	}
	return bridgetext.Contract(c) + ", " + bridgetext.Result(b.DeclarerTricks(), b.Rules.Needs(c.Level))
}

// Plain returns a finished board as text for letters of one width: the hands, the auction, contract and result.
func Plain(b Board) string {
	const column = 20
	lines := []string{text.T("field.board", "N", b.Number, "Dealer", text.Seat(b.Dealer), "Vul", text.T("table.vul."+b.Vul.String())), ""}
	hand := func(seat card.Seat, i int) string {
		suit := card.Spades - card.Suit(i)
		return text.Suit(suit) + " " + text.Holding(b.Deal[seat][suit])
	}
	middle := column
	for i := range card.Suits {
		middle = max(middle, utf8.RuneCountInString(hand(card.West, i))+3)
	}
	inMiddle := func(seat card.Seat) {
		for i := range card.Suits {
			lines = append(lines, strings.Repeat(" ", middle)+hand(seat, i))
		}
	}
	inMiddle(card.North)
	for i := range card.Suits {
		lines = append(lines, padded(hand(card.West, i), middle+column)+hand(card.East, i))
	}
	inMiddle(card.South)
	rows := auctionRows(b.Table)
	if len(rows) > 0 {
		var names []string
		for _, seat := range auctionSeats {
			names = append(names, text.Seat(seat))
		}
		lines = append(lines, "")
		for _, row := range append([][]string{names}, rows...) {
			line := ""
			for _, words := range row {
				line += padded(words, 10)
			}
			lines = append(lines, strings.TrimRight(line, " "))
		}
	}
	return strings.Join(append(lines, "", outcome(b)), "\n") + "\n"
}

// padded returns words with spaces behind them.
func padded(words string, width int) string {
	return words + strings.Repeat(" ", max(1, width-utf8.RuneCountInString(words)))
}
