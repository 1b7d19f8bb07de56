package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Row names a row, as in "Middle".
func Row(row poker.Row) string { return text.T("poker.row." + row.String()) }

// Kind names a kind of row, as in "Full house".
func Kind(k poker.Kind) string { return text.T("poker.kind." + k.String()) }

// Rank names a rank within a sentence: "nine".
func Rank(r card.Rank) string { return text.T("poker.rank." + r.String()) }

// Ranks names several cards of a rank: "nines".
func Ranks(r card.Rank) string { return text.T("poker.ranks." + r.String()) }

// Strength describes the strength of a row, as in "full house, nines over fours"; of the zero Strength it is empty.
func Strength(s poker.Strength) string {
	if s == 0 {
		return ""
	}
	var values []any
	if ranks := s.Ranks(); len(ranks) > 0 {
		values = append(values, "Rank", Rank(ranks[0]), "Ranks", Ranks(ranks[0]))
		if len(ranks) > 1 {
			values = append(values, "Others", Ranks(ranks[1]))
		}
	}
	return text.T("poker.strength."+s.Kind().String(), values...)
}

// Pays adds the royalties of a row, if there are any, to words on it, as in "Flush to the king +8".
func Pays(words string, royalties int) string {
	if royalties == 0 {
		return words
	}
	return text.T("poker.row.pays", "Words", words, "Royalties", text.Points(royalties))
}

// Card names a card as in ♥Q, and the joker in a word.
func Card(c card.Card) string {
	if c == card.Joker {
		return text.T("poker.joker")
	}
	return text.Card(c)
}

// Cards names cards in their order.
func Cards(cards poker.Cards) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = Card(c)
	}
	return strings.Join(words, " ")
}

// Chips describes a number of chips.
func Chips(n int) string { return text.TN("poker.chips", n, "Chips", text.Points(n)) }

// Points describes a number of points, with their sign.
func Points(n int) string {
	many := max(n, -n)
	return text.TN("poker.points", many, "Points", text.Gain(n))
}

// Sentence returns words beginning with a capital letter.
func Sentence(words string) string {
	first, size := utf8.DecodeRuneInString(words)
	if size == 0 {
		return words
	}
	return string(unicode.ToUpper(first)) + words[size:]
}
