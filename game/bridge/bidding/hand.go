package bidding

import (
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// kind is a kind of hand in a row of a table, with letters for suits.
type kind struct {
	points, high, support *Range
	goodFives             bool // points and support count a five-card suit only if it is good
	lengths               []length
	suits                 []suitWord
	others                *Range // cards of each suit that nobody has bid or shown
	both                  bool   // points and support include the least that partner has shown
	highBoth, highTold    bool   // high cards include the least that partner has shown, or are above the least he has shown himself
	balanced              bool
	oneNT                 func(f *figures) bool // whether the pair's one no-trump is as the kind wants it; nil if it doesn't matter
	aces, kings           Aces
	tops                  Aces // ace, king and queen of trumps
	keys                  bool // aces include the king of trumps
	queen                 Held // of trumps
	// These say that, given partner's answer, no ace is missing, at most one ace is, or no king is; moreAces says that
	// the hand has more aces than the fewest its own answer may mean.
	allAces, oneMissing, moreAces, allKings bool
	// These depend on figures of the deck: see [amount].
	spans   []*span
	cards   []cards
	control []suits // suits in which the hand has a control
	is      []isOf
	shape   bool   // points count shortness, in support of the call's suit
	letters string // used in the words
	// weak says that weak hands too make the lowest bid of a ladder: if partner must be answered, or from weakFrom if
	// it isn't nil.
	weak     bool
	weakFrom *amount
}

// cards is a number of cards in each of some suits.
type cards struct {
	*span
	of suits
}

// isOf says that a suit must be one of a set, or not.
type isOf struct {
	letter byte
	set    suitSet
	not    bool
}

// length is the number of cards in a suit.
type length struct {
	letter byte
	cards  Range
	both   bool // together with the least that partner has shown
}

// suitWord is a word about a suit, as in guard:x.
type suitWord struct {
	holds func(v *view, b *Box, s card.Suit) bool // narrows b, and reports whether any hands are left
	of    suits
}

// suitWords maps the words that are followed by a colon and suits.
var suitWords = map[string]func(v *view, b *Box, s card.Suit) bool{
	"guard":    func(_ *view, b *Box, s card.Suit) bool { b.Guarded[s] = true; return true },
	"no-guard": func(_ *view, b *Box, s card.Suit) bool { b.Unguarded[s] = true; return true },
	"good":     func(_ *view, b *Box, s card.Suit) bool { b.Good[s] = true; return true },
}

// many is more points or cards than any hand has.
const many = 100

// parseHands parses the hands that make a call: kinds separated by "or", each with words in any order, as in "15-17hcp
// balanced" or "4+H 0-4S 8+ or 4+S 8+". 12-14 is points for high cards and length, 15-17hcp for high cards alone, and
// 6-9sup includes shortness, in support of the suit shown; 13-21gor and 6-10gsup are the same by Goren, who counts a
// five-card suit only if it is good; good:x is a good suit; 4+H is a length, with the letters of contexts; guard:x is
// that suit stopped; others:3+ is a length of each suit that nobody has shown; no-guard:x is that suit not stopped;
// new:x is a suit that nobody has bid; both:25+, both:25+hcp, both:24-26sup and both:9+M include the least that partner
// has shown; told:2+hcp is that many high cards above the least that he has shown himself;
// balanced means balanced; weak-NT and strong-NT are for pairs whose one no-trump has, or hasn't, all balanced hands
// from the weakest that is opened on; aces:03 is no ace or three, kings:1 one king, and tops:23 two or three of ace, king and
// queen of trumps.
func parseHands(text string) ([]kind, error) {
	kinds := []kind{{}}
	nothing := func(word string) ([]kind, error) {
		return nil, fault.Errorf("%q of %q says nothing about a hand", word, text)
	}
	for word := range strings.FieldsSeq(text) {
		k := &kinds[len(kinds)-1]
		if ok, err := k.honours(word); err != nil {
			return nothing(word)
		} else if ok {
			continue
		}
		if ok, err := k.word(word); err != nil {
			return nil, fault.Errorf("%q of %q says nothing about a hand: %w", word, text, err)
		} else if ok {
			continue
		}
		if rest, ok := strings.CutPrefix(word, "others:"); ok {
			r, err := parseRange(rest)
			if err != nil {
				return nothing(word)
			}
			k.others = &r
			continue
		}
		if word == "or" {
			kinds = append(kinds, kind{})
			continue
		}
		if k.simple(word) {
			continue
		}
		whole := word
		word, both := strings.CutPrefix(word, "both:")
		word, told := strings.CutPrefix(word, "told:")
		end := strings.IndexFunc(word, func(r rune) bool { return !strings.ContainsRune("0123456789+-", r) })
		if end < 0 {
			end = len(word)
		}
		r, err := parseRange(word[:end])
		if err != nil {
			return nothing(word)
		}
		switch unit := word[end:]; {
		case !counted(unit, both, told):
			return nothing(whole)
		case unit == "":
			k.points, k.both = &r, both
		case unit == "hcp":
			k.high, k.highBoth, k.highTold = &r, both, told
		case unit == "sup":
			k.support, k.both = &r, both
		case unit == "gor":
			k.points, k.goodFives = &r, true
		case unit == "gsup":
			k.support, k.goodFives = &r, true
		case len(unit) == 1 && strings.Contains(letters+"CDHS", unit):
			k.lengths = append(k.lengths, length{unit[0], r, both})
			k.letters += unit
		default:
			return nothing(word)
		}
	}
	return kinds, nil
}

// counted reports whether a unit can be counted with what partner, or the player himself, has shown.
func counted(unit string, both, told bool) bool {
	return (!told || unit == "hcp") && (!both || len(unit) < 2 || unit == "sup" || unit == "hcp")
}

// simple takes a word that stands alone, and reports whether it is one.
func (k *kind) simple(word string) bool {
	switch word {
	case "balanced":
		k.balanced = true
	case "weak-NT":
		k.oneNT = (*figures).weakNT
	case "strong-NT":
		k.oneNT = func(f *figures) bool { return !f.weakNT() }
	default:
		return false
	}
	return true
}

// areSuits reports whether a text consists of one or more suit letters.
func areSuits(text string) bool { return text != "" && strings.Trim(text, letters+"CDHS") == "" }

// parseRange parses a range, as in 5, 5+ or 5-7.
func parseRange(text string) (r Range, err error) {
	low, high, both := strings.Cut(strings.TrimSuffix(text, "+"), "-")
	if r.Min, err = strconv.Atoi(low); err != nil {
		return r, err
	}
	r.Max = r.Min
	switch {
	case both:
		r.Max, err = strconv.Atoi(high)
	case strings.HasSuffix(text, "+"):
		r.Max = many
	}
	if err == nil && r.Max < r.Min {
		err = fault.Errorf("%q runs backwards", text)
	}
	return r, err
}

// box returns the hands of the kind that make a call and that the player may have, given what he has shown; ok is false
// if there are none, or if a letter is unbound.
func (k *kind) box(v *view, b binding, at bridge.Contract) (box Box, ok bool) {
	if !k.meant(v, b) {
		return box, false
	}
	own := &v.shown[v.me]
	box = Box{Points: own.points, Length: own.length, Balanced: k.balanced}
	for _, l := range k.lengths {
		s, bound := b.suit(l.letter)
		if !bound {
			return box, false
		}
		if l.both {
			l.cards = l.cards.less(v.shown[v.partner].length[s].Min)
		}
		box.Length[s] = box.Length[s].and(l.cards)
	}
	for _, w := range k.suits {
		if !w.of.each(v, b, func(s card.Suit) bool { return w.holds(v, &box, s) }) {
			return box, false
		}
	}
	for _, l := range k.cards {
		if !l.of.each(v, b, func(s card.Suit) bool {
			box.Length[s] = box.Length[s].and(l.span.of(v, at, s, 0))
			return true
		}) {
			return box, false
		}
	}
	if k.balanced {
		for s := range box.Length {
			box.Length[s] = box.Length[s].and(v.Balanced)
		}
	}
	for s := range card.Suits {
		if k.others != nil && !v.theirs[s] && !v.showed(v.me, card.Suit(s)) && !v.showed(v.partner, card.Suit(s)) {
			box.Length[s] = box.Length[s].and(*k.others)
		}
	}
	for _, r := range box.Length {
		if r.Min > r.Max {
			return box, false
		}
	}
	partner := 0
	if k.both {
		partner = v.shown[v.partner].strength.Min
	}
	switch {
	case k.support != nil:
		box.Points = v.shifted(*k.support).less(partner)
	case k.points != nil && k.goodFives: // the points by which he has fewer
		box.Points = Range{max(0, box.Points.Min-fives), box.Points.Max}.and(v.shifted(*k.points))
	case k.points != nil:
		box.Points = box.Points.and(v.shifted(*k.points).less(partner))
	}
	if k.shape {
		box.Points = Range{0, v.total()}
	}
	for _, s := range k.spans {
		box.Points = box.Points.and(s.of(v, at, 0, own.points.Min))
	}
	if k.high != nil && !k.addHigh(v, &box) {
		return box, false
	}
	box.GoodFives = k.goodFives
	box.Points.Max = min(box.Points.Max, v.total())
	box.High.Max = min(box.High.Max, v.total())
	return box, box.Points.Min <= box.Points.Max
}

// addHigh narrows a box to the kind's points for high cards, and reports whether any hands are left.
func (k *kind) addHigh(v *view, box *Box) bool {
	box.High = k.highCards(v)
	if box.High.Max <= 0 && *k.high != box.High {
		return false
	}
	if k.support == nil { // support counts shortness, not length
		least, most := lengthPoints(v, box)
		box.Points = box.Points.and(Range{box.High.Min + least, box.High.Max + most})
	}
	return true
}

// weakNT reports whether no balanced hand that is opened is too weak for one no-trump.
func (f *figures) weakNT() bool { return f.openNT.Min <= f.Open }

// meant reports whether the kind counts for the pair's one no-trump and for the suits that its letters stand for.
func (k *kind) meant(v *view, b binding) bool {
	return (k.oneNT == nil || k.oneNT(v.figures)) && !slices.ContainsFunc(k.is, func(w isOf) bool {
		s, bound := b.suit(w.letter)
		return !bound || w.set(v, s) == w.not
	})
}

// highCards returns the points for high cards alone.
func (k *kind) highCards(v *view) Range {
	switch {
	case k.highBoth:
		return v.shifted(*k.high).less(v.shown[v.partner].strength.Min)
	case k.highTold:
		least := v.shown[v.me].leastHigh()
		return Range{k.high.Min + least, k.high.Max + least}
	}
	return v.shifted(*k.high)
}

// lengthPoints returns the fewest and the most points that hands of a kind count for length.
func lengthPoints(v *view, b *Box) (least, most int) {
	free := v.rules.Tricks()
	for _, l := range b.Length {
		least += max(0, l.Min-v.Suit)
		free -= l.Min
	}
	if b.Balanced {
		return least, max(least, v.Balanced.Max-v.Suit)
	}
	// The free cards count most if as many as possible go to one suit, and then to the next.
	var fill func(done, free int) int
	fill = func(done, free int) (most int) {
		for s, l := range b.Length {
			if n := min(l.Max-l.Min, free); done>>s&1 == 0 && n > 0 {
				more := max(0, l.Min+n-v.Suit) - max(0, l.Min-v.Suit)
				most = max(most, more+fill(done|1<<s, free-n))
			}
		}
		return most
	}
	return least, least + fill(0, max(0, free))
}
