package paper

import (
	"fmt"
	"io"
	"strconv"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Ranking writes the ranking of an evening, and a traveller with the results of each board.
func (p Paper) Ranking(w io.Writer, about string, s club.Scored, by field.Method) error {
	b := p.begin(text.T("paper.ranking"), about)
	for _, r := range s.Rankings {
		b.ranking(r, s.Pairs, by)
	}
	b.results(s)
	return b.Output(w)
}

// ranking has a page, or more, with a ranking.
func (b *book) ranking(r club.Ranking, pairs bool, by field.Method) {
	const most, high = 30, 8.
	for from := 0; from < len(r.Lines); from += most {
		b.turn()
		y := b.top + 6
		if r.Sided {
			b.Write(margin, y, page.Begin, bold(13), text.Side(r.Side))
			y += 5
		}
		t := table{points: 11, high: high, strong: true, columns: []column{
			{text.T("field.place"), 0.8, page.Middle}, {who(pairs), 1, page.Middle}, {text.T("paper.boards"), 1, page.End},
			{text.T("field.matchpoints"), 1.3, page.End}, {text.T("field.percent"), 1, page.End}, {text.T("field.imps"), 1, page.End}, {text.T("field.cross"), 1.2, page.End},
		}}
		for _, l := range r.Lines[from:min(from+most, len(r.Lines))] {
			t.rows = append(t.rows, []string{place(l), strconv.Itoa(l.Who), text.Points(l.Boards), fmt.Sprintf("%s / %s", text.Points(l.Matchpoints), text.Points(l.Top)),
				text.Decimal(int(l.Percent)), text.Gain(l.IMPs), text.DecimalGain(int(l.Cross))})
		}
		y = t.draw(b, margin, y, b.Size.Width-2*margin)
		b.Write(margin, y+6, page.Begin, label(8), text.T("paper.ranked-by", "Method", method(by)))
	}
}

// who heads the column of numbers.
func who(pairs bool) string {
	if pairs {
		return text.T("field.pair")
	}
	return text.T("paper.player-head")
}

func place(l club.Line) string {
	if l.Shared {
		return text.T("field.shared", "Place", l.Place)
	}
	return strconv.Itoa(l.Place)
}

func method(by field.Method) string {
	switch by {
	case field.ByIMPs:
		return text.T("field.method.imps")
	case field.ByCross:
		return text.T("field.method.cross")
	}
	return text.T("field.method.matchpoints")
}

// results has the boards with the results of all tables, in two columns.
func (b *book) results(s club.Scored) {
	lines := 1
	for _, board := range s.Boards {
		lines = max(lines, len(board.Results))
	}
	rows := max(1, min(7, int((b.Size.Height-2*margin-12)/(float64(lines+1)*5+10))))
	b.cells(len(s.Boards), 2, rows, func(i int, x, y, w, h float64) {
		board := s.Boards[i]
		x, w = x+1.5, w-3
		b.Write(x, y+5, page.Begin, bold(10), text.T("paper.board", "N", board.Number))
		b.Write(x+w, y+5, page.End, label(8), text.T("field.datum", "Datum", text.Gain(board.Datum)))
		t := table{points: 8.5, columns: []column{
			{text.Side(card.NS), 0.9, page.Middle}, {text.Side(card.EW), 0.9, page.Middle}, {text.T("sheet.contract"), 1.5, page.Middle}, {text.T("field.tricks"), 0.8, page.Middle},
			{text.T("field.score"), 1.1, page.End}, {text.T("field.matchpoints"), 0.8, page.End}, {text.T("field.imps"), 0.8, page.End},
		}}
		for n, r := range board.Results {
			contract, tricks := "", ""
			if r.Known {
				contract = bridgetext.ShortContract(r.Contract)
				if !r.Contract.PassedOut() {
					tricks = strconv.Itoa(r.Tricks)
				}
			}
			t.rows = append(t.rows, []string{numbers(r.Side(card.NS)), numbers(r.Side(card.EW)), contract, tricks, text.Gain(r.Score),
				text.Points(board.Lines[n].Matchpoints[card.NS]), text.Gain(board.Lines[n].IMPs[card.NS])})
		}
		t.high = min(5, (h-10)/float64(len(t.rows)+1))
		t.draw(b, x, y+7, w)
	})
}

// numbers names a pair, or two players.
func numbers(all []int) string {
	if len(all) == 1 {
		return strconv.Itoa(all[0])
	}
	return fmt.Sprintf("%d + %d", all[0], all[1])
}
