package pbn

import (
	"strings"

	"github.com/superbridge/superbridge/game/card"
)

// sided are the tags that say something of each pair: those of North-South, of East-West, and one for both, as
// [Score "NS 420"]. (Source: PBN standard 2.1, chapters 4.2, 4.3 and 5.9.)
var sided = map[string][3][]string{
	"Pair":       {{"PairId_NS", "PairIdNS", "PairNS"}, {"PairId_EW", "PairIdEW", "PairEW"}, nil},
	"Score":      {{"Score_NS", "ScoreNS"}, {"Score_EW", "ScoreEW"}, {"Score"}},
	"Percentage": {{"Percentage_NS", "PercentageNS"}, {"Percentage_EW", "PercentageEW"}, {"ScorePercentage", "Percentage"}},
}

// BySide returns the tags' values for each side, where what is "Pair", "Score" or "Percentage", or "" if there are
// none. A tag for both that names no side, as [Score "420"], is declarer's.
func (t Tags) BySide(what string, declarer card.Seat) (says [2]string) {
	names := sided[what]
	for _, side := range card.Sides {
		for _, name := range names[side] {
			if value := t.Get(name); value != "" && says[side] == "" {
				says[side] = value
			}
		}
	}
	for _, name := range names[2] {
		words := strings.Fields(t.Get(name))
		for i, word := range words {
			for _, side := range card.Sides {
				switch {
				case says[side] != "":
				case word == side.String() && i+1 < len(words):
					says[side] = words[i+1]
				case len(words) == 1 && declarer.Side() == side && word != card.NS.String() && word != card.EW.String():
					says[side] = word
				}
			}
		}
	}
	return says
}
