// Package cardlook lists the user's choices about the look of the cards, in words.
package cardlook

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Row is one choice.
type Row struct {
	Label   string
	Options []string
	Chosen  func(cardart.Style) int
	Choose  func(*cardart.Style, int)
}

// Rows returns all choices. The first two, which can make the cards easier to read, are also on the settings screen.
func Rows() []Row {
	return []Row{
		row("settings.suits", func(s *cardart.Style) *cardart.Colours { return &s.Colours },
			"settings.suits.two", "settings.suits.four", "settings.suits.orange"),
		row("settings.index", func(s *cardart.Style) *cardart.Index { return &s.Index },
			"settings.index.normal", "settings.index.large"),
		row("settings.letters", func(s *cardart.Style) *cardart.Letters { return &s.Letters },
			"settings.letters.english", "settings.letters.romanian", "settings.letters.russian", "settings.letters.esperanto"),
		row("settings.values", func(s *cardart.Style) *cardart.Values { return &s.Values },
			"settings.values.plain", "settings.values.values"),
		row("settings.pips", func(s *cardart.Style) *cardart.Pips { return &s.Pips },
			"settings.pips.classical", "settings.pips.clock"),
		row("settings.honours", func(s *cardart.Style) *cardart.Honours { return &s.Honours },
			"settings.honours.court", "settings.honours.solids"),
		row("settings.back-of-cards", func(s *cardart.Style) *cardart.Pattern { return &s.Back },
			"settings.back-of-cards.lattice", "settings.back-of-cards.wave", "settings.back-of-cards.star"),
	}
}

// row is a choice for a part of the style. The options are in the order of its
// values.
func row[Part ~uint8](label string, of func(*cardart.Style) *Part, options ...string) Row {
	for i, id := range options {
		options[i] = text.T(id)
	}
	return Row{
		text.T(label), options,
		func(s cardart.Style) int { return int(*of(&s)) },
		func(s *cardart.Style, i int) { *of(s) = Part(i) },
	}
}
