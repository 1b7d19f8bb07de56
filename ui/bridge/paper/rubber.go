package paper

import (
	"io"
	"strconv"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/scorepad"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Score writes the score sheet of a session, with the columns of the user's side first. Where part-scores are carried it
// is a pad with a line across; otherwise it is a list of the deals.
func (p Paper) Score(w io.Writer, about string, s session.Session, person card.Side) error {
	b := p.begin(text.T("paper.score"), about)
	b.turn()
	if s.Rules.CarryBelow {
		b.pad(scorepad.Of(s, person, -1))
	} else {
		b.deals(s, person)
	}
	return b.Output(w)
}

// deals lists the boards of a session with their points.
func (b *book) deals(s session.Session, person card.Side) {
	sides := []card.Side{person, person.Other()}
	t := table{points: 10, strong: true, columns: []column{
		{text.T("paper.board-head"), 0.8, page.Middle}, {text.T("paper.dealer-head"), 1, page.Middle}, {text.T("deal.vul"), 1, page.Middle},
		{text.T("sheet.contract"), 1.6, page.Middle}, {text.T("field.tricks"), 1.2, page.Middle},
		{text.Side(sides[0]), 1.2, page.End}, {text.Side(sides[1]), 1.2, page.End},
	}}
	sheet := s.Sheet()
	for _, e := range sheet.Entries {
		c := e.Board.Contract()
		made, points := "", e.Board.Points()
		if !c.PassedOut() {
			made = text.T("field.margin", "Tricks", e.Board.DeclarerTricks(), "Margin", bridgetext.Margin(e.Board.DeclarerTricks(), e.Board.Rules.Needs(c.Level)))
		}
		t.rows = append(t.rows, []string{strconv.Itoa(e.Number), text.Seat(e.Board.Dealer), bridgetext.Vul(e.Board.Vul), bridgetext.ShortContract(c), made,
			amount(points[sides[0]]), amount(points[sides[1]])})
	}
	t.rows = append(t.rows, []string{"", "", "", "", text.T("sheet.total"), text.Points(sheet.Totals[sides[0]]), text.Points(sheet.Totals[sides[1]])})
	t.high = min(8, (b.Size.Height-margin-b.top-4)/float64(len(t.rows)+1))
	t.draw(b, margin, b.top+4, b.Size.Width-2*margin)
}

// amount returns points, or nothing for none.
func amount(points int) string {
	if points == 0 {
		return ""
	}
	return text.Points(points)
}

// pad draws a score pad: entries above the line grow upwards from it, those below go down, with a line under each game.
func (b *book) pad(pad chart.Pad) {
	above, below := 1, 0
	for _, c := range pad.Columns {
		above = max(above, len(c.Above))
	}
	for _, g := range pad.Games {
		below += gameRows(g) + 1
	}
	high := min(7, (b.Size.Height-margin-b.top-30)/float64(above+below))
	wide := (b.Size.Width - 2*margin) / float64(len(pad.Columns))
	line := b.top + 18 + float64(above)*high
	for i, c := range pad.Columns {
		x := margin + float64(i)*wide
		b.Write(x+wide/2, b.top+7, page.Middle, bold(13), c.Head)
		b.Write(x+wide/2, b.top+12, page.Middle, label(9), c.About)
		for n, e := range c.Above {
			b.entry(x, line-float64(n)*high, wide, high, e)
		}
		if i > 0 {
			b.Line(x, b.top+3, x, b.Size.Height-margin, 2*hair, ink)
		}
	}
	b.Line(margin, line, b.Size.Width-margin, line, 4*hair, ink)
	y := line
	for n, g := range pad.Games {
		for i, entries := range g.Below {
			for k, e := range entries {
				b.entry(margin+float64(i)*wide, y+float64(k+1)*high, wide, high, e)
			}
		}
		y += float64(gameRows(g)) * high
		if n < len(pad.Games)-1 || g.Winner >= 0 {
			b.Line(margin, y+high/2, b.Size.Width-margin, y+high/2, 2*hair, ink)
			b.Write(margin+(float64(max(g.Winner, 0))+0.5)*wide, y+high/2-0.8, page.Middle, label(8), g.Label)
		}
		y += high
	}
	for i, c := range pad.Columns {
		x := margin + float64(i)*wide
		b.Write(x+4, y+6, page.Begin, label(10), pad.Total)
		b.Write(x+wide-4, y+6, page.End, bold(12), c.Total)
		b.Line(x+wide*0.6, y+1, x+wide-4, y+1, hair, ink)
		b.Line(x+wide*0.6, y+8, x+wide-4, y+8, hair, ink)
		b.Line(x+wide*0.6, y+8.7, x+wide-4, y+8.7, hair, ink)
	}
}

// gameRows returns the number of rows below the line of a game.
func gameRows(g chart.PadGame) int {
	rows := 1
	for _, entries := range g.Below {
		rows = max(rows, len(entries))
	}
	return rows
}

// entry writes an entry that stands on a base line.
func (b *book) entry(x, base, wide, high float64, e chart.PadEntry) {
	b.Write(x+4, base-high*0.3, page.Begin, label(8), e.Number)
	right := b.Write(x+wide-4, base-high*0.3, page.End, bold(11), e.Points)
	b.Write(x+11, base-high*0.3, page.Begin, fit(b, plain(9), e.Label, wide-18-right), e.Label)
}
