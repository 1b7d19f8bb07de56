package typing

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Vocabulary holds the words of a language for calls and cards besides the English ones, in small letters.
type Vocabulary struct {
	Strains          [5]string // indexed by strain
	Pass             string    // "" where it is p
	Double, Redouble string
	Honours          cardart.Letters // typed in either case
}

// vocabularies holds the words of each language but English. Four suits and no-trump begin with the letters of their names; where
// English has another meaning for one of these letters, a second letter says which is meant.
var vocabularies = map[text.Language]Vocabulary{
	text.Romanian: { // treflă, caro, cupă, pică, fără atu; contra, recontra
		Strains: [5]string{"tr", "ca", "cu", "pi", "fa"}, Double: "c", Redouble: "rc", Honours: cardart.Romanian,
	},
	text.Russian: { // трефы, бубны, червы, пики, без козыря; пас; контра, реконтра
		Strains: [5]string{"т", "б", "ч", "п", "бк"}, Pass: "п", Double: "к", Redouble: "рк", Honours: cardart.Russian,
	},
	text.Esperanto: { // trefo, karoo, kero, piko, sen atuto; duobligo, reduobligo
		Strains: [5]string{"tr", "ka", "ke", "pi", "sa"}, Double: "d", Redouble: "rd", Honours: cardart.Esperanto,
	},
}

// InUse returns what is typed in the language in use; ok is false in English.
func InUse() (v Vocabulary, ok bool) {
	v, ok = vocabularies[text.Current()]
	return v, ok
}

// current returns the words of the language in use; those of English are all empty.
func current() Vocabulary {
	v, _ := InUse()
	return v
}

// Note says what can be typed in the language in use besides English; ok is false if that is nothing.
func Note() (note string, ok bool) {
	v, ok := InUse()
	if !ok {
		return "", false
	}
	var honours []string
	for r := card.Ace; r.Honour(); r-- {
		honours = append(honours, v.Honours.Rank(r))
	}
	return text.T("help.keys.words", "Suits", strings.Join(v.Strains[:bridge.NoTrump], " "), "NoTrump", v.Strains[bridge.NoTrump],
		"Double", v.Double, "Redouble", v.Redouble, "Honours", strings.Join(honours, " ")), true
}

// Strain reads a strain in small letters, in English or the language in use. Whole is false if it is none, and more
// is true if a longer one begins so.
func Strain(typed string) (s bridge.Strain, whole, more bool) {
	v := current()
	if i := strings.Index("cdhsn", typed); i >= 0 && len(typed) == 1 {
		s, whole = bridge.Strain(i), true
	}
	for i, word := range v.Strains {
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
func Passes(typed string) bool { return typed == "p" || typed != "" && typed == current().Pass }

// Doubling reads a double or a redouble in the language in use; in English it is x.
func Doubling(typed string) (c bridge.Call, whole, more bool) {
	v := current()
	switch {
	case typed == "" || v.Double == "":
		return 0, false, false
	case typed == v.Double:
		return bridge.Double, true, false
	case typed == v.Redouble:
		return bridge.Redouble, true, false
	}
	return 0, false, strings.HasPrefix(v.Redouble, typed)
}

// call reads a call in small letters. Whole is false if it is none, and more is true if a longer one begins so. A double that
// can't be made is a redouble, if that can.
func (v Vocabulary) call(typed string, legal []bridge.Call) (c bridge.Call, whole, more bool) {
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
func (v Vocabulary) card(typed string, letters cardart.Letters) (c card.Card, whole, more bool) {
	for _, s := range card.Suits {
		for _, suit := range []string{strings.ToLower(s.String()), v.Strains[s]} {
			rest, begins := strings.CutPrefix(typed, suit)
			switch {
			case suit == "" || !begins && !strings.HasPrefix(suit, typed):
			case !begins || rest == "":
				more = true
			default:
				if rank, ok := v.rank(rest, letters); ok {
					c, whole = card.Card{Suit: s, Rank: rank}, true
					more = more || rest == "1"
				}
			}
		}
	}
	return c, whole, more
}

// rank reads a rank: a small letter or a number.
func (v Vocabulary) rank(typed string, letters cardart.Letters) (card.Rank, bool) {
	for _, set := range []cardart.Letters{letters, v.Honours, cardart.English} {
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
func (v Vocabulary) begun(letter string) (suits []card.Suit) {
	for _, s := range card.Suits {
		if letter == strings.ToLower(s.String()) || strings.HasPrefix(v.Strains[s], letter) {
			suits = append(suits, s)
		}
	}
	return suits
}
