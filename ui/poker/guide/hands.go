package guide

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// ranking has a row of each kind, the strongest first.
var ranking = []string{
	"SASKSQSJST", "H9H8H7H6H5", "JKS7H7D7C7", "S9H9D9C9H4", "SKHKDKS4C4", "DADJD8D6D3", "C9D8S7H6S5", "SQHQCQD8S4", "SJDJH5C5SA", "HTCTSAD7C4", "SAHJD8C6S3",
}

// handsPage shows each kind of row, from the strongest on, and what it earns.
func handsPage(r poker.Rules) family.Gallery {
	const columns = 4
	g := family.Gallery{Label: text.T("poker.help.hands"), Title: text.T("poker.help.hands.title"), Columns: columns}
	for _, row := range ranking {
		g.Pictures = append(g.Pictures, pictured(rowPicture(cards(row)), earnings(r, row)))
	}
	return g
}

// earnings names the kind of a row, and says what it earns in each place where it earns something.
func earnings(r poker.Rules, row string) string {
	kind := r.Strength(poker.Bottom, cards(row)).Kind()
	values := []any{"Kind", pokertext.Kind(kind), "Middle", earns(r, poker.Middle, row), "Bottom", earns(r, poker.Bottom, row)}
	for _, span := range onTop {
		if r.Strength(poker.Top, cards(span[0])).Kind() == kind {
			values = append(values, "First", earns(r, poker.Top, span[0]), "Last", earns(r, poker.Top, span[1]),
				"Least", pokertext.Ranks(r.Strength(poker.Top, cards(span[0])).Ranks()[0]))
		}
	}
	switch middle, bottom := earns(r, poker.Middle, row), earns(r, poker.Bottom, row); {
	case bottom > 0:
		return text.T("poker.help.hand.both", values...)
	case middle > 0:
		return text.T("poker.help.hand.trips", values...)
	case kind == poker.OnePair:
		return text.T("poker.help.hand.pair", values...)
	}
	return text.T("poker.help.hand.none", values...)
}
