package paper

import (
	"io"
	"strconv"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Movement writes the cards of a movement: one that lies on each table, and one for each pair or player.
func (p Paper) Movement(w io.Writer, about string, e Evening) error {
	b := p.begin(text.T("paper.movement"), about)
	b.tableCards(e)
	b.guides(e)
	return b.Output(w)
}

// tableCards has a card for each table: who sits there in each round, with which boards.
func (b *book) tableCards(e Evening) {
	rows := 2
	if len(e.Movement.Rounds) > 12 {
		rows = 1
	}
	b.cells(e.Movement.Tables, 1, rows, func(i int, x, y, w, h float64) {
		if i%rows > 0 {
			b.Line(x, y, x+w, y, hair, rule)
		}
		b.Write(x, y+9, page.Begin, bold(18), text.T("paper.table", "N", i+1))
		t := table{points: 11, strong: true, columns: []column{{text.T("paper.round"), 1, page.Middle}}}
		if e.pairs() {
			t.columns = append(t.columns, column{text.Side(card.NS), 1.5, page.Middle}, column{text.Side(card.EW), 1.5, page.Middle})
		} else {
			for _, seat := range card.Seats {
				t.columns = append(t.columns, column{text.Seat(seat), 1, page.Middle})
			}
		}
		t.columns = append(t.columns, column{text.T("paper.boards"), 1.5, page.Middle})
		for r, round := range e.Movement.Rounds {
			place := round[i]
			row := []string{strconv.Itoa(r + 1)}
			if e.pairs() {
				row = append(row, e.side(place, card.NS), e.side(place, card.EW))
			} else {
				for _, seat := range card.Seats {
					row = append(row, strconv.Itoa(place.Seats[seat]))
				}
			}
			boards := e.boards(place.Set)
			if place.SitsOut() {
				boards = text.T("paper.sits-out")
			}
			t.rows = append(t.rows, append(row, boards))
		}
		t.high = min(8, (h-24)/float64(len(t.rows)+1))
		end := t.draw(b, x, y+13, w)
		prose(b, x, end+5, w, label(9), e.boardsGo())
	})
}

// boardsGo says how boards go on after a round.
func (e Evening) boardsGo() string {
	switch {
	case e.Movement.Shared:
		return text.T("paper.go.shared")
	case e.Movement.Single():
		return text.T("paper.go.howell")
	}
	return text.T("paper.go.mitchell")
}

// guides has a card for each contestant: where he sits in each round, with and against whom.
func (b *book) guides(e Evening) {
	all := e.contestants()
	rounds := len(e.Movement.Rounds)
	rows := max(1, min(4, int(65/(4*float64(rounds+1)+14)*4)))
	if rows == 3 {
		rows = 2
	}
	b.cells(len(all), 2, rows, func(i int, x, y, w, h float64) {
		box(b, x, y, w, h, hair, rule)
		x, y, w, h = x+3, y+2, w-6, h-4
		who := all[i]
		b.Write(x, y+6, page.Begin, bold(12), e.number(who))
		t := table{points: 9, strong: true, columns: []column{
			{text.T("paper.round"), 1, page.Middle}, {text.T("field.table"), 0.8, page.Middle}, {text.T("paper.seat"), 1, page.Middle},
			{text.T("paper.partner-opponents"), 2, page.Middle}, {text.T("paper.boards"), 1.1, page.Middle},
		}}
		if e.pairs() {
			t.columns[3].head = text.T("paper.opponents")
		}
		for r := range e.Movement.Rounds {
			at, seat, _ := e.Movement.At(r, who)
			place := e.Movement.Rounds[r][at]
			row := []string{strconv.Itoa(r + 1), strconv.Itoa(at + 1), e.seat(seat), e.others(place, seat), e.boards(place.Set)}
			if place.SitsOut() {
				row = []string{strconv.Itoa(r + 1), "–", "–", text.T("paper.sits-out"), "–"}
			}
			t.rows = append(t.rows, row)
		}
		t.high = min(7, (h-9)/float64(len(t.rows)+1))
		t.draw(b, x, y+8.5, w)
	})
}
