package tabletop

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// vocabulary is what is typed in a language for calls and cards, besides English: in small letters.
type vocabulary struct {
	strains          [5]string // indexed by strain
	pass             string    // "" where it is p
	double, redouble string
	honours          cardart.Letters
}

// vocabularies holds the words of each language but English. Four suits and no-trump begin with the letters of their names; where
// English has another meaning for one of these letters, a second letter says which is meant.
var vocabularies = map[text.Language]vocabulary{
	text.Romanian: { // treflă, caro, cupă, pică, fără atu; contra, recontra
		strains: [5]string{"tr", "ca", "cu", "pi", "fa"}, double: "c", redouble: "rc", honours: cardart.Romanian,
	},
	text.Russian: { // трефы, бубны, червы, пики, без козыря; пас; контра, реконтра
		strains: [5]string{"т", "б", "ч", "п", "бк"}, pass: "п", double: "к", redouble: "рк", honours: cardart.Russian,
	},
	text.Esperanto: { // trefo, karoo, kero, piko, sen atuto; duobligo, reduobligo
		strains: [5]string{"tr", "ka", "ke", "pi", "sa"}, double: "d", redouble: "rd", honours: cardart.Esperanto,
	},
}

// current returns the words of the language in use; those of English are all empty.
func current() vocabulary { return vocabularies[text.Current()] }

// Words returns what is typed in the language in use: the suits from clubs up, no-trump, double and redouble; ok is false
// in English.
func Words() (suits []string, noTrump, double, redouble string, ok bool) {
	w, ok := vocabularies[text.Current()]
	return w.strains[:bridge.NoTrump], w.strains[bridge.NoTrump], w.double, w.redouble, ok
}

// Strain reads a strain in small letters, in English or the language in use. Whole is false if it is none, and more
// is true if a longer one begins so.
func Strain(typed string) (s bridge.Strain, whole, more bool) {
	w := current()
	if i := strings.Index("cdhsn", typed); i >= 0 && len(typed) == 1 {
		s, whole = bridge.Strain(i), true
	}
	for i, word := range w.strains {
		switch {
		case word == "" || typed == "":
		case word == typed:
			s, whole = bridge.Strain(i), true
		case strings.HasPrefix(word, typed):
			more = true
		}
	}
	return s, whole, more
}

// Passes reports whether a small letter is a pass, in English or the language in use.
func Passes(typed string) bool { return typed == "p" || typed != "" && typed == current().pass }

// Doubling reads a double or a redouble in the language in use; in English it is x.
func Doubling(typed string) (c bridge.Call, whole, more bool) {
	w := current()
	switch {
	case typed == "" || w.double == "":
		return 0, false, false
	case typed == w.double:
		return bridge.Double, true, false
	case typed == w.redouble:
		return bridge.Redouble, true, false
	}
	return 0, false, strings.HasPrefix(w.redouble, typed)
}

// call reads a call in small letters. Whole is false if it is none, and more is true if a longer one begins so. A double that
// can't be made is a redouble, if that can.
func (w vocabulary) call(typed string, legal []bridge.Call) (c bridge.Call, whole, more bool) {
	level, strain := typed[:min(len(typed), 1)], typed[min(len(typed), 1):]
	c, whole, more = Doubling(typed)
	switch {
	case typed == "x":
		c, whole, more = bridge.Double, true, true
	case typed == "xx":
		return bridge.Redouble, true, false
	case Passes(typed):
		return bridge.Pass, true, false
	case level >= "1" && level <= "9" && strain == "":
		return 0, false, true
	case level >= "1" && level <= "9":
		s, whole, more := Strain(strain)
		if !whole && strain == "p" { // in English a pass after all
			return bridge.Pass, true, more
		}
		return bridge.Bid(int(level[0]-'0'), s), whole, more
	}
	if redoubles := slices.Contains(legal, bridge.Redouble); c == bridge.Double && whole && redoubles && !slices.Contains(legal, bridge.Double) {
		return bridge.Redouble, true, false
	} else if !whole && !redoubles {
		more = false
	}
	return c, whole, more
}

// card reads a card in small letters, with ranks in English, in the language in use, and as the cards show them. Whole is
// false if it is none, and more is true if another one begins so.
func (w vocabulary) card(typed string, letters cardart.Letters) (c card.Card, whole, more bool) {
	for _, s := range card.Suits {
		for _, suit := range []string{strings.ToLower(s.String()), w.strains[s]} {
			rest, begins := strings.CutPrefix(typed, suit)
			switch {
			case suit == "" || !begins && !strings.HasPrefix(suit, typed):
			case !begins || rest == "":
				more = true
			default:
				if rank, ok := w.rank(rest, letters); ok {
					c, whole = card.Card{Suit: s, Rank: rank}, true
					more = more || rest == "1"
				}
			}
		}
	}
	return c, whole, more
}

// rank reads a rank: a small letter or a number.
func (w vocabulary) rank(typed string, letters cardart.Letters) (card.Rank, bool) {
	for _, set := range []cardart.Letters{letters, w.honours, cardart.English} {
		for r := card.One; r <= card.Ace; r++ {
			if typed == strings.ToLower(set.Rank(r)) {
				return r, true
			}
		}
	}
	r, err := card.ParseRank(typed)
	return r, err == nil && utf8.RuneCountInString(typed) == 1
}

// begun returns the suits whose words begin with a small letter.
func (w vocabulary) begun(letter string) (suits []card.Suit) {
	for _, s := range card.Suits {
		if letter == strings.ToLower(s.String()) || strings.HasPrefix(w.strains[s], letter) {
			suits = append(suits, s)
		}
	}
	return suits
}
