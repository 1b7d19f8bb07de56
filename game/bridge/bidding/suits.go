package bidding

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// suitSet reports whether a suit belongs to a set, based on the bidding.
type suitSet func(v *view, s card.Suit) bool

// suitSets maps the names of sets of suits.
var suitSets = map[string]suitSet{
	"free":     func(v *view, s card.Suit) bool { return !v.theirs[s] },
	"theirs":   func(v *view, s card.Suit) bool { return v.theirs[s] },
	"mine":     func(v *view, s card.Suit) bool { return v.showed(v.me, s) },
	"partners": func(v *view, s card.Suit) bool { return v.showed(v.partner, s) },
	"new": func(v *view, s card.Suit) bool {
		return !v.theirs[s] && !v.showed(v.me, s) && !v.showed(v.partner, s)
	},
	"all":         func(*view, card.Suit) bool { return true },
	"majors":      func(_ *view, s card.Suit) bool { return s.Major() },
	"free-majors": func(v *view, s card.Suit) bool { return s.Major() && !v.theirs[s] },
	"new-majors":  func(v *view, s card.Suit) bool { return s.Major() && !v.theirs[s] && !v.showed(v.partner, s) },
	// An opponents' suit that partner hasn't shown a guard in.
	"unguarded": func(v *view, s card.Suit) bool { return v.theirs[s] && !v.last[v.partner].Guarded[s] },
	// A jump in it is below game.
	"room": func(v *view, s card.Suit) bool {
		return v.cheapest(bridge.Strain(s)).Level()+1 < v.gameLevel(bridge.Strain(s))
	},
	// A side suit in which partner hasn't shown a control, or has denied one, or the player has said nothing.
	"uncontrolled": func(v *view, s card.Suit) bool { return s != v.slamSuit() && v.controls[v.partner][s] != Has },
	"left-out":     func(v *view, s card.Suit) bool { return s != v.slamSuit() && v.controls[v.partner][s] == Lacks },
	"unsaid":       func(v *view, s card.Suit) bool { return s != v.slamSuit() && v.controls[v.me][s] == Unsaid },
	// Partner has shown no more cards in it than needed to name a suit.
	"just": func(v *view, s card.Suit) bool { return v.trumps(s) == v.Suit },
	// Partner has just bid it.
	"last": func(v *view, s card.Suit) bool { return v.last[v.partner].Suit == s },
	// A bid of it takes partner higher to go back to the player's first suit.
	"reverse": func(v *view, s card.Suit) bool { return reverses(v, v.cheapest(bridge.Strain(s))) },
	// A bid of it is above two of a suit that the player has shown, over the opponents' bid, and he need not
	// bid.
	"past-two": func(v *view, s card.Suit) bool {
		return v.contested() && !v.forced && pastTwo(v, v.cheapest(bridge.Strain(s)))
	},
	// A jump in it is below game in no-trump.
	"roomN": func(v *view, s card.Suit) bool {
		return v.cheapest(bridge.Strain(s))+bridge.Call(len(bridge.Strains)) < v.game()
	},
	// The player may rebid it.
	"again": mayRebid,
	// It can be named below game, and over the opponents at most at the two level.
	"low": func(v *view, s card.Suit) bool {
		level := v.cheapest(bridge.Strain(s)).Level()
		return level < v.gameLevel(bridge.Strain(s)) && (v.ours || level <= 2)
	},
	"nearest": func(v *view, s card.Suit) bool { return s == nearestSuit(v) },
}

// suits are the suits that a word is about: that of a letter, or all of a set.
type suits struct {
	letter byte
	set    suitSet // or nil
}

// each calls do for each suit until it returns false. It reports whether it never did and the letter is bound.
func (x suits) each(v *view, b binding, do func(card.Suit) bool) bool {
	if x.set == nil {
		s, bound := b.suit(x.letter)
		return bound && do(s)
	}
	return !slices.ContainsFunc(card.Suits[:], func(s card.Suit) bool { return x.set(v, s) && !do(s) })
}

// parseSuits parses the text after a colon: letters, or a set.
func parseSuits(text string) (all []suits, letters string, ok bool) {
	if set := suitSets[text]; set != nil {
		return []suits{{set: set}}, "", true
	}
	if !areSuits(text) {
		return nil, "", false
	}
	for i := range len(text) {
		all = append(all, suits{letter: text[i]})
	}
	return all, text, true
}

// word parses a word that is only for natural rules, or that is about suits. ok is false if it is some other
// word.
func (k *kind) word(text string) (ok bool, err error) {
	name, of, colon := strings.Cut(text, ":")
	switch {
	case text == "support":
		k.shape = true
		return true, nil
	case text == "weak":
		k.weak = true
		return true, nil
	case name == "weak":
		k.weak = true
		k.weakFrom, err = parseAmount(of, pointFigures)
		return err == nil, err
	}
	sets, letters, isSuits := parseSuits(text[strings.LastIndexByte(text, ':')+1:])
	if colon && partners[name] == nil && (isSuits || !strings.Contains(text, "..")) {
		set := suitSets[strings.TrimPrefix(name, "not-")]
		switch {
		case !isSuits:
			return false, nil
		case name == "control":
			k.control = append(k.control, sets...)
		case suitWords[name] != nil:
			for _, one := range sets {
				k.suits = append(k.suits, suitWord{suitWords[name], one})
			}
		case set != nil && letters != "":
			for i := range len(letters) {
				k.is = append(k.is, isOf{letters[i], set, strings.HasPrefix(name, "not-")})
			}
		case set != nil:
			return false, fault.Errorf("want letters behind %s", name)
		default:
			n, err := parseCards(name)
			if err != nil {
				return false, err
			}
			for _, one := range sets {
				k.cards = append(k.cards, cards{n, one})
			}
		}
		k.letters += letters
		return true, nil
	}
	if !strings.Contains(text, "..") && (colon || pointFigures[text] == nil) {
		return false, nil
	}
	s, err := parseSpan(text)
	if err != nil {
		return false, err
	}
	k.spans = append(k.spans, s)
	return true, nil
}

// eachSuit calls do for each suit from the highest, so that of two equally long ones the higher is named first.
func eachSuit(do func(card.Suit)) {
	for _, s := range slices.Backward(card.Suits[:]) {
		do(s)
	}
}

// nearestSuit returns the suit that can be named lowest, other than the opponents'.
func nearestSuit(v *view) (suit card.Suit) {
	low := bridge.Call(0)
	eachSuit(func(s card.Suit) {
		if c := v.cheapest(bridge.Strain(s)); !v.theirs[s] && (low == 0 || c < low) {
			suit, low = s, c
		}
	})
	return suit
}

// mayRebid reports whether the player may rebid a suit of his.
func mayRebid(v *view, s card.Suit) bool {
	switch had, partner := v.last[v.me], v.last[v.partner]; {
	case v.ours && v.bid.Strain() == bridge.Strain(s):
		return false
	case v.forced:
		return true
	case had.Purpose != Rebid && partner.Purpose == Rebid && v.cheapest(bridge.Strain(s)).Level() <= 3 && (!v.ours || s.Major() && !partner.Suit.Major()):
		return true
	case had.Purpose == Rebid && had.Suit == s, partner.Purpose == Rebid:
		return false // two long suits that don't fit stop here
	default:
		// The opponents are only waiting to double.
		return v.ours || v.cheapest(bridge.Strain(s)).Level() <= 3
	}
}

// pastTwo reports whether a call is above two of a suit that the player has shown.
func pastTwo(v *view, c bridge.Call) bool {
	return slices.ContainsFunc(card.Suits[:], func(s card.Suit) bool { return v.showed(v.me, s) && c > bridge.Bid(2, bridge.Strain(s)) })
}

// reverses reports whether a call in a new suit is above the cheapest bid in a suit that the player has shown.
func reverses(v *view, c bridge.Call) bool {
	for _, first := range card.Suits {
		if c.Level() >= 2 && v.showed(v.me, first) && c > v.cheapest(bridge.Strain(first)) {
			return true
		}
	}
	return false
}
