package guide

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// example is a board that shows something, with the message that says what.
type example struct{ board, says string }

// examples are the boards of the page, in reading order. (Rules: progressive-poker, Examples.)
var examples = []example{
	{"DTS6H6/SAHQD8C8C3/D9H8S7D6C5", "poker.help.board.lives"},
	{"SQHQC8/DQCQS8H5D3/SKHKSTHTD4", "poker.help.board.equal"},
	{"SQHQC9/DQCQS8H7D5/SKHKSTHTD3", "poker.help.board.dead"},
	{"STHTC6/SADKCQSJDT/JKHAHKH9H4", "poker.help.board.joker"},
	{"DKCKS3/SAD5C4D3H2/HQHTH8H7H4", "poker.help.board.royalties"},
	{"SQHQC4/CKS7H7D7D2/STD9C8C7H6", "poker.help.board.fantasy"},
	{"S2H2D2/CKDQS3H3D3/H6D5C4C3C2", "poker.help.board.trips"},
	{"SQD6C2/S9H9C9S4C4/JKS7H7D7C7", "poker.help.board.return"},
}

// rowsPage shows how the three rows must be ordered, and what they bring.
func rowsPage(r poker.Rules, now bool) family.Gallery {
	const columns = 4
	g := family.Gallery{Label: text.T("poker.help.board"), Title: text.T("poker.help.board.title"), Columns: columns, Now: now}
	for _, e := range examples {
		b := e.parsed()
		g.Pictures = append(g.Pictures, pictured(boardPicture(b), e.caption(r)))
	}
	return g
}

// parsed returns the board.
func (e example) parsed() poker.Board {
	b, err := poker.ParseBoard(e.board)
	if err != nil {
		panic(err) // ours
	}
	return b
}

// caption says what the board shows, as the rules rate it.
func (e example) caption(r poker.Rules) string {
	b := e.parsed()
	rated := r.Rate(b)
	values := []any{"Joker", pokertext.Card(rated.Joker), "Fantasy", rated.Fantasy, "Return", rated.Return}
	for i, name := range []string{"Top", "Middle", "Bottom"} {
		row := poker.Rows[i]
		strength := rated.Strengths[row]
		if rated.Dead {
			strength = r.Strength(row, b.Row(row))
		}
		values = append(values, name, pokertext.Strength(strength), name+"Royalty", rated.Royalties[row])
	}
	return pokertext.Sentence(text.T(e.says, values...))
}
