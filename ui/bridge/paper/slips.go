package paper

import (
	"fmt"
	"io"
	"strconv"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Evening is an evening that is planned: the movement, the rules, and how many boards each set has.
type Evening struct {
	Movement club.Movement
	Rules    bridge.Rules
	Each     int
}

// NewEvening returns an evening with two boards to a set, or as many as there are tables if all share it: so nobody waits
// for a board.
func NewEvening(m club.Movement, r bridge.Rules) Evening {
	e := Evening{Movement: m, Rules: r, Each: 2}
	if m.Shared {
		e.Each = m.Tables
	}
	return e
}

// Boards returns the number of boards.
func (e Evening) Boards() int { return e.Movement.Sets * e.Each }

// boards names the boards of a set.
func (e Evening) boards(set int) string {
	from, to := club.Boards(set, e.Each)
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d–%d", from, to)
}

// pairs reports whether pairs play, and not individuals.
func (e Evening) pairs() bool { return e.Movement.Kind != club.Individual }

// side names who sits at a side of a place.
func (e Evening) side(p club.Place, side card.Side) string {
	a, b := p.Seats[side], p.Seats[card.Seat(side).Partner()]
	switch {
	case a == 0:
		return "–"
	case e.pairs():
		return strconv.Itoa(a)
	}
	return fmt.Sprintf("%d + %d", a, b)
}

// deals returns dealer and vulnerability of a board, counted from 1.
func deals(r bridge.Rules, board int) (dealer, vul string) {
	return text.Seat(r.Dealer(board - 1)), bridgetext.Vul(r.Vulnerability(board - 1))
}

// Travellers writes a slip for each board that travels with it, several on a page. Who plays it is on it already, as far as the
// movement says so.
func (p Paper) Travellers(w io.Writer, about string, e Evening) error {
	b := p.begin(text.T("paper.travellers"), about)
	b.travellers(e)
	return b.Output(w)
}

func (b *book) travellers(e Evening) {
	const high, around = 8., 26. // of a row, and of what is not in rows
	most := 0
	for set := range e.Movement.Sets {
		most = max(most, e.results(set))
	}
	rows := max(1, min(4, int((b.Size.Height-2*margin-10)/(around+high*float64(most+2)))))
	b.cells(e.Boards(), 1, rows, func(i int, x, y, w, h float64) {
		if i%rows > 0 {
			b.Line(x, y, x+w, y, hair, rule)
		}
		dealer, vul := deals(e.Rules, i+1)
		b.Write(x, y+8, page.Begin, bold(15), text.T("paper.board", "N", i+1))
		b.Write(x+w, y+8, page.End, plain(10), text.T("paper.dealer", "Seat", dealer)+" · "+text.T("paper.vul", "Vul", vul))
		t := table{points: 10, columns: []column{
			{text.Side(card.NS), 1.1, page.Middle}, {text.Side(card.EW), 1.1, page.Middle}, {text.T("sheet.contract"), 1.6, page.Middle},
			{text.T("field.by"), 0.8, page.Middle}, {text.T("field.lead"), 1, page.Middle}, {text.T("field.tricks"), 1, page.Middle},
			{text.T("paper.score-of", "Side", text.Side(card.NS)), 1.4, page.Middle}, {text.T("paper.score-of", "Side", text.Side(card.EW)), 1.4, page.Middle},
			{text.T("field.matchpoints") + " " + text.Side(card.NS), 1.2, page.Middle}, {text.T("field.matchpoints") + " " + text.Side(card.EW), 1.2, page.Middle},
		}}
		for _, round := range e.Movement.Rounds {
			for _, place := range round {
				if place.Set == i/e.Each && !place.SitsOut() {
					t.rows = append(t.rows, []string{e.side(place, card.NS), e.side(place, card.EW)})
				}
			}
		}
		t.rows = append(t.rows, nil)
		t.high = min(high, (h-22)/float64(len(t.rows)+1))
		end := t.draw(b, x, y+12, w)
		b.Write(x, end+5, page.Begin, label(8), text.T("paper.traveller-note"))
	})
}

// results returns how many tables play a set.
func (e Evening) results(set int) (n int) {
	for _, round := range e.Movement.Rounds {
		for _, place := range round {
			if place.Set == set && !place.SitsOut() {
				n++
			}
		}
	}
	return n
}

// Slips writes a slip for each table and round, to be filled in by North and collected.
func (p Paper) Slips(w io.Writer, about string, e Evening) error {
	b := p.begin(text.T("paper.slips"), about)
	b.slips(e)
	return b.Output(w)
}

func (b *book) slips(e Evening) {
	rows := 4
	if e.Each > 4 {
		rows = 2
	}
	tables := e.Movement.Tables
	b.cells(len(e.Movement.Rounds)*tables, 2, rows, func(i int, x, y, w, h float64) {
		round, at := i/tables, i%tables
		place := e.Movement.Rounds[round][at]
		box(b, x, y, w, h, hair, rule)
		x, y, w, h = x+3, y+2, w-6, h-4
		b.Write(x, y+5, page.Begin, bold(10), text.T("paper.round-table", "Round", round+1, "Table", at+1))
		who := text.T("paper.against", "NS", text.Side(card.NS)+" "+e.side(place, card.NS), "EW", text.Side(card.EW)+" "+e.side(place, card.EW))
		if place.SitsOut() {
			who = text.T("paper.sits-out")
		}
		b.Write(x, y+10, page.Begin, fit(b, plain(9), who, w), who)
		t := table{points: 9, strong: true, columns: []column{
			{text.T("paper.board-head"), 1, page.Middle}, {text.T("sheet.contract"), 1.5, page.Middle}, {text.T("field.by"), 0.8, page.Middle},
			{text.T("field.tricks"), 1, page.Middle}, {text.Side(card.NS) + " +", 1.2, page.Middle}, {text.Side(card.EW) + " +", 1.2, page.Middle},
		}}
		from, to := club.Boards(place.Set, e.Each)
		for board := from; board <= to && !place.SitsOut(); board++ {
			t.rows = append(t.rows, []string{strconv.Itoa(board)})
		}
		t.high = min(8, (h-20)/float64(e.Each+1))
		end := t.draw(b, x, y+13, w)
		b.Write(x, end+5, page.Begin, label(8), text.T("paper.checked", "Seat", text.Seat(card.East)))
		b.Line(x+w*0.45, end+5, x+w, end+5, hair, rule)
	})
}

// Personal writes a score sheet for each pair or player, two on a page, with the boards in the order of their rounds.
func (p Paper) Personal(w io.Writer, about string, e Evening) error {
	b := p.begin(text.T("paper.personal"), about)
	b.personal(e)
	return b.Output(w)
}

func (b *book) personal(e Evening) {
	boards := len(e.Movement.Rounds) * e.Each
	rows := 2
	if boards > 20 {
		rows = 1
	}
	sheets := e.contestants()
	b.cells(len(sheets), 1, rows, func(i int, x, y, w, h float64) {
		if i%rows > 0 {
			b.Line(x, y, x+w, y, hair, rule)
		}
		who := sheets[i]
		b.Write(x, y+7, page.Begin, bold(13), e.number(who))
		name := x + w*0.35
		name += b.Write(name, y+7, page.Begin, label(9), text.T("paper.name")) + 2
		b.Line(name, y+7, x+w, y+7, hair, rule)
		t := table{points: 9, strong: true, columns: []column{
			{text.T("paper.board-head"), 0.8, page.Middle}, {text.T("paper.round"), 0.8, page.Middle}, {text.T("paper.dealer-head"), 1, page.Middle},
			{text.T("deal.vul"), 1.1, page.Middle}, {text.T("paper.seat"), 1, page.Middle}, {text.T("paper.partner-opponents"), 1.7, page.Middle},
			{text.T("sheet.contract"), 1.3, page.Middle}, {text.T("field.by"), 0.7, page.Middle}, {text.T("field.tricks"), 0.8, page.Middle},
			{text.T("field.score"), 1.1, page.Middle}, {text.T("field.matchpoints"), 0.8, page.Middle},
		}}
		if e.pairs() {
			t.columns[5].head = text.T("paper.opponents")
		}
		for r := range e.Movement.Rounds {
			at, seat, ok := e.Movement.At(r, who)
			place := e.Movement.Rounds[r][at]
			if !ok || place.SitsOut() {
				continue
			}
			from, to := club.Boards(place.Set, e.Each)
			for board := from; board <= to; board++ {
				dealer, vul := deals(e.Rules, board)
				t.rows = append(t.rows, []string{strconv.Itoa(board), strconv.Itoa(r + 1), dealer, vul, e.seat(seat), e.others(place, seat)})
			}
		}
		t.high = min(8, (h-16)/float64(len(t.rows)+1))
		t.draw(b, x, y+11, w)
	})
}

// contestants returns the numbers of those who are there.
func (e Evening) contestants() (all []int) {
	for who := 1; who <= e.Movement.Contestants; who++ {
		if who != e.Movement.Missing {
			all = append(all, who)
		}
	}
	return all
}

// number names a contestant.
func (e Evening) number(who int) string {
	if e.pairs() {
		return text.T("paper.pair", "N", who)
	}
	return text.T("paper.player", "N", who)
}

// seat names a player's seat, or a pair's side.
func (e Evening) seat(seat card.Seat) string {
	if e.pairs() {
		return text.Side(seat.Side())
	}
	return text.Seat(seat)
}

// others names a pair's opponents, or a player's partner and opponents.
func (e Evening) others(p club.Place, seat card.Seat) string {
	if e.pairs() {
		return e.side(p, seat.Side().Other())
	}
	return text.T("paper.with-against", "Partner", p.Seats[seat.Partner()], "Left", p.Seats[seat.Left()], "Right", p.Seats[seat.Next(3)])
}
