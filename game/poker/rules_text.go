package poker

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// The words of the text form, in the order in which they are written.
const (
	pointWord  = "point="
	buyInWord  = "buyin="
	lastWord   = "fantasy-last"
	highWord   = "ace-high"
	onceWord   = "joker-once"
	sixWord    = "dead-six"
	quadsWord  = "return-quads"
	handsWord  = "hands="
	rulesWords = "point=5, buyin=500, fantasy-last, ace-high, joker-once, dead-six, return-quads, hands=20"
)

// String returns the text form: the differences from [Standard], separated by commas, in this order: point=5 (chips),
// buyin=1000, fantasy-last, ace-high (A2345 is no sequence), joker-once (it repeats no card of its row), dead-six
// (without royalties), return-quads, hands=20. It is empty for the standard rules.
func (r Rules) String() string {
	standard := Standard()
	var words []string
	add := func(different bool, word string) {
		if different {
			words = append(words, word)
		}
	}
	add(r.Point != standard.Point, pointWord+strconv.Itoa(r.Point))
	add(r.BuyIn != standard.BuyIn, buyInWord+strconv.Itoa(r.BuyIn))
	add(r.FantasySets == Last, lastWord)
	add(!r.AceLow, highWord)
	add(!r.JokerRepeats, onceWord)
	add(r.DeadPays == Six, sixWord)
	add(r.ReturnBottom == Quads, quadsWord)
	add(r.Hands != standard.Hands, handsWord+strconv.Itoa(r.Hands))
	return strings.Join(words, ",")
}

// ParseRules reads the text form, whose words may be in any order, each once.
func ParseRules(text string) (Rules, error) {
	r := Standard()
	if text == "" {
		return r, nil
	}
	seen := map[string]bool{}
	for _, word := range strings.Split(text, ",") {
		name, figure, valued := strings.Cut(word, "=")
		if seen[name] {
			return Rules{}, fault.Errorf("rules %q: %s is there twice", text, name)
		}
		seen[name] = true
		var n int
		if valued {
			var err error
			if n, err = strconv.Atoi(figure); err != nil {
				return Rules{}, fault.Errorf("rules %q: %q is not a number", text, figure)
			}
			name += "="
		}
		switch name {
		case pointWord:
			r.Point = n
		case buyInWord:
			r.BuyIn = n
		case handsWord:
			r.Hands = n
		case lastWord:
			r.FantasySets = Last
		case highWord:
			r.AceLow = false
		case onceWord:
			r.JokerRepeats = false
		case sixWord:
			r.DeadPays = Six
		case quadsWord:
			r.ReturnBottom = Quads
		default:
			return Rules{}, fault.Errorf("rules %q: no rule is %q; there are %s", text, word, rulesWords)
		}
	}
	if err := r.Check(); err != nil {
		return Rules{}, fault.Errorf("rules %q: %w", text, err)
	}
	return r, nil
}
