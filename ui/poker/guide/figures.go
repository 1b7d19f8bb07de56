package guide

import (
	"fmt"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// figures returns the tables: points for rows, royalties, and fantasies with the price of leaving a player who has one
// coming.
func figures(r poker.Rules) family.Figures {
	return family.Figures{
		Title:  text.T("poker.help.figures"),
		Tables: []family.Table{rowTable(r), royaltyTable(r), topTable(r), fantasyTable(r)},
	}
}

// two are the shares of a table with one figure a line, and three of one with two.
var (
	two   = []float32{2.6, 1}
	three = []float32{1.8, 0.8, 1}
)

// rowTable returns the points for rows won, lost and tied.
func rowTable(r poker.Rules) family.Table {
	t := family.Table{Shares: two, Head: []string{text.T("poker.help.rows")}}
	for _, rows := range [][3]int{{3, 0, 0}, {2, 0, 1}, {2, 1, 0}, {1, 0, 2}} {
		t.Lines = append(t.Lines, []string{fmt.Sprintf("%d – %d – %d", rows[0], rows[1], rows[2]), text.Points(pointsFor(r, rows[0], rows[1]))})
	}
	_, dead := r.Points(poker.Rated{}, poker.Rated{Dead: true})
	return add(t, text.T("poker.help.rows.else"), text.Points(pointsFor(r, 1, 1)), text.T("poker.help.rows.dead"), text.Points(dead))
}

// add adds lines of two cells.
func add(t family.Table, cells ...string) family.Table {
	for i := 0; i < len(cells); i += 2 {
		t.Lines = append(t.Lines, cells[i:i+2])
	}
	return t
}

// pointsFor returns the points for these numbers of rows won and lost without royalties; the others are tied.
func pointsFor(r poker.Rules, won, lost int) int {
	var a, b poker.Rated
	for i := range won {
		a.Strengths[i] = 1
	}
	for i := range lost {
		b.Strengths[won+i] = 1
	}
	_, points := r.Points(a, b)
	return points
}

// samples are rows, one of each kind that earns a royalty in the middle or at the bottom.
var samples = []string{"S9H9D9C7H5", "S9H8D7C6S5", "SASKS9S4S2", "S9H9D9C4H4", "S9H9D9C9H4", "JKS9H9D9C9", "S9S8S7S6S5", "SASKSQSJST"}

// royaltyTable returns the royalties in the middle and at the bottom.
func royaltyTable(r poker.Rules) family.Table {
	t := family.Table{Shares: three, Head: []string{text.T("poker.help.royalties"), text.T("poker.help.middle"), text.T("poker.help.bottom")}}
	for _, sample := range samples {
		middle, bottom := earns(r, poker.Middle, sample), earns(r, poker.Bottom, sample)
		kind := r.Strength(poker.Bottom, cards(sample)).Kind()
		t.Lines = append(t.Lines, []string{pokertext.Kind(kind), points(middle), points(bottom)})
	}
	return t
}

// onTop are the weakest and the strongest pair and trips that earn something on top.
var onTop = [][2]string{{"S6H6C2", "SAHAC2"}, {"S2H2C2", "SAHACA"}}

// topTable returns the royalties of pairs and trips on top, from the lowest that earns one.
func topTable(r poker.Rules) family.Table {
	t := family.Table{Shares: two, Head: []string{text.T("poker.help.top")}}
	for _, span := range onTop {
		first, last := r.Strength(poker.Top, cards(span[0])), r.Strength(poker.Top, cards(span[1]))
		t = add(t, text.T("poker.help.top."+first.Kind().String(), "First", pokertext.Ranks(first.Ranks()[0]), "Last", pokertext.Ranks(last.Ranks()[0])),
			text.T("poker.help.span", "First", earns(r, poker.Top, span[0]), "Last", earns(r, poker.Top, span[1])))
	}
	return t
}

// earns returns the royalty of a row.
func earns(r poker.Rules, row poker.Row, sample string) int {
	return r.Royalty(row, r.Strength(row, cards(sample)))
}

// points formats a royalty for a table.
func points(n int) string {
	if n == 0 {
		return text.T("poker.help.none")
	}
	return text.Points(n)
}

// fantasy is a top row that brings one, on a hand that lives.
type fantasy struct{ top string }

// fantasies are those that bring more and more cards.
var fantasies = []fantasy{{"SQHQC4"}, {"SKHKC4"}, {"SAHAC4"}, {"S2H2C2"}}

// board returns a hand with the row on top: below it is a full house, and at the bottom a royal.
func (f fantasy) board() poker.Board {
	b, err := poker.ParseBoard(f.top + "/S9H9D9C5H5/DADKDQDJDT")
	if err != nil {
		panic(err) // ours
	}
	return b
}

// fantasyTable returns the number of cards that a top row earns, and what it costs another player to leave then.
func fantasyTable(r poker.Rules) family.Table {
	t := family.Table{Shares: three, Head: []string{text.T("poker.help.fantasies"), text.T("poker.help.cards"), text.T("poker.help.price")}}
	for _, f := range fantasies {
		s := r.Strength(poker.Top, cards(f.top))
		name := text.T("poker.help.fantasy."+s.Kind().String(), "Ranks", pokertext.Ranks(s.Ranks()[0]))
		n := r.Rate(f.board()).Fantasy
		t.Lines = append(t.Lines, []string{name, text.Points(n), text.Points(price(r, n))})
	}
	return t
}

// price returns the points that a player pays for leaving while another one has a fantasy of this many cards coming.
func price(r poker.Rules, coming int) int {
	g, err := poker.GameBetween(poker.Table{Rules: r, Game: "1", Hand: 2, Button: 1, Players: []poker.Player{
		{Seat: 1, Stack: r.BuyIn}, {Seat: 2, Stack: r.BuyIn, Fantasy: coming},
	}})
	if err != nil {
		panic(err) // ours
	}
	return -g.Price(1)[0].Points
}

// cards reads cards of ours.
func cards(text string) poker.Cards {
	all, err := poker.ParseCards(text)
	if err != nil {
		panic(err)
	}
	return all
}
