package bridge

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/card"
)

// House is the house rules of a table: what it rules otherwise than [SuperBridge] does where
// the source is silent. The zero value changes nothing.
//
// The text form lists the differences, separated by commas and in the order of the fields:
// plain-doubles, redeal, vul=dealing (or vul=None, NS, EW or Both), dealer=N (or E, S, W).
// Without a difference it is empty.
type House struct {
	PlainDoubles bool // doubling doesn't multiply the trick points of a contract that is made
	Redeal       bool // a passed-out board is dealt again and doesn't count towards the rubber
	Vul          VulScheme
	Dealer       FirstDealer
}

// VulScheme says who is vulnerable in each group of four deals.
type VulScheme uint8

// The schemes of vulnerability. In the first two nobody is vulnerable in the first deal of a
// group and everybody in the last.
const (
	NotDealing VulScheme = iota // in the second and third deal the side that isn't dealing
	Dealing                     // in these the side that is dealing
	AlwaysNone                  // and so on, in the order of [Vulnerability]
	AlwaysNS
	AlwaysEW
	AlwaysBoth
)

// Group is the number of deals in which each state of vulnerability comes up once.
const Group = 4

// cycle returns the vulnerability of the boards, from the first on.
func (s VulScheme) cycle(first card.Seat) []Vulnerability {
	if s >= AlwaysNone {
		return []Vulnerability{Vulnerability(s - AlwaysNone)}
	}
	side := first.Left().Side() // deals the second board
	if s == NotDealing {
		side = side.Other()
	}
	return []Vulnerability{VulNone, 1 << side, 1 << side.Other(), VulBoth}
}

// FirstDealer is the dealer of the first board: zero is the seat that the rules name.
type FirstDealer uint8

// DealtBy returns the FirstDealer that is a given seat.
func DealtBy(seat card.Seat) FirstDealer { return FirstDealer(seat) + 1 }

// Seat returns the seat; ok is false if it is the one that the rules name.
func (d FirstDealer) Seat() (seat card.Seat, ok bool) {
	if d == 0 {
		return 0, false
	}
	return card.Seat(d - 1), true
}

// The words of the text form.
const (
	plainDoublesWord = "plain-doubles"
	redealWord       = "redeal"
	vulWord          = "vul="
	dealingWord      = "dealing"
	dealerWord       = "dealer="
)

// String returns the text form.
func (h House) String() string {
	var words []string
	if h.PlainDoubles {
		words = append(words, plainDoublesWord)
	}
	if h.Redeal {
		words = append(words, redealWord)
	}
	switch {
	case h.Vul == Dealing:
		words = append(words, vulWord+dealingWord)
	case h.Vul >= AlwaysNone:
		words = append(words, vulWord+Vulnerability(h.Vul-AlwaysNone).String())
	}
	if seat, ok := h.Dealer.Seat(); ok {
		words = append(words, dealerWord+seat.String())
	}
	return strings.Join(words, ",")
}

// ParseHouse reads the text form, in which the differences may come in any order.
func ParseHouse(text string) (House, error) {
	var h House
	if text == "" {
		return h, nil
	}
	var kinds []string // that have come
	for word := range strings.SplitSeq(text, ",") {
		kind, value, err := word, "", error(nil)
		if before, after, ok := strings.Cut(word, "="); ok {
			kind, value = before+"=", after
		}
		switch kind {
		case plainDoublesWord:
			h.PlainDoubles = true
		case redealWord:
			h.Redeal = true
		case vulWord:
			h.Vul, err = parseVulScheme(value)
		case dealerWord:
			var seat card.Seat
			if seat, err = card.ParseSeat(value); err == nil {
				h.Dealer = DealtBy(seat)
			}
		default:
			err = &card.ParseError{What: "house rule", Text: word, Why: "want plain-doubles, redeal, vul=dealing (or None, NS, EW, Both) or dealer=N (or E, S, W)"}
		}
		if err == nil && slices.Contains(kinds, kind) {
			err = &card.ParseError{What: "list of house rules", Text: text, Why: fmt.Sprintf("%q comes twice", strings.TrimSuffix(kind, "="))}
		}
		if err != nil {
			return House{}, err
		}
		kinds = append(kinds, kind)
	}
	return h, nil
}

func parseVulScheme(text string) (VulScheme, error) {
	if text == dealingWord {
		return Dealing, nil
	}
	vul, err := ParseVulnerability(text)
	if err != nil {
		return 0, &card.ParseError{What: "vulnerability", Text: text, Why: "want dealing, None, NS, EW or Both"}
	}
	return AlwaysNone + VulScheme(vul), nil
}

// HasHouse reports whether a table may play the game by house rules. Duplicate bridge has laws.
func (r Rules) HasHouse() bool { return r.Name == SuperBridge().Name }

// With returns the rules as a table with these house rules plays by them; their House says
// only what is different then. It fails for rules that have none: duplicate bridge has laws.
func (r Rules) With(h House) (Rules, error) {
	named, err := RulesNamed(r.Name)
	switch {
	case err != nil:
		return Rules{}, err
	case h != House{} && !named.HasHouse():
		return Rules{}, fmt.Errorf("%s has no house rules", named.Name)
	case h.Vul > AlwaysBoth || h.Dealer > DealtBy(card.West):
		return Rules{}, fmt.Errorf("there are no house rules %+v", h)
	case h == House{}:
		return named, nil
	}
	switch first, ok := h.Dealer.Seat(); {
	case ok && first != named.FirstDealer:
		named.FirstDealer = first
	default:
		h.Dealer = 0
	}
	named.House = h
	named.DoubledTricks = !h.PlainDoubles
	named.RedealPassedOut = h.Redeal
	named.VulCycle = h.Vul.cycle(named.FirstDealer)
	return named, nil
}

// ParseRules returns the rules of a name with house rules in their text form: as [Rules.Known]
// rules are kept.
func ParseRules(name, house string) (Rules, error) {
	h, err := ParseHouse(house)
	if err != nil {
		return Rules{}, err
	}
	r, err := RulesNamed(name)
	if err != nil {
		return Rules{}, err
	}
	return r.With(h)
}

// Known returns an error unless the rules are those that their name and house rules stand for, for a session or for a
// board by itself. That is all that is kept of them.
func (r Rules) Known() error {
	known, err := r.With(r.House)
	if err == nil && !reflect.DeepEqual(known.ForLength(r.Length), r) {
		err = fmt.Errorf("these rules are not those that are named %q", r)
	}
	return err
}

// Same reports whether two [Rules.Known] rules are the same.
func (r Rules) Same(s Rules) bool { return r.Name == s.Name && r.House == s.House }

// Alone returns the rules for one board by itself. What house rules say of a rubber, when
// boards are dealt again and in which order they come, means nothing there. Of a game whose sessions have a
// fixed number of boards one board is a whole session then: it isn't dealt again, and what it leaves below scores nothing.
func (r Rules) Alone() Rules {
	alone, err := r.With(House{PlainDoubles: r.House.PlainDoubles})
	if err != nil {
		return r // nobody knows them
	}
	if alone.Length > 0 {
		alone.Length, alone.RedealPassedOut, alone.EndPartScore = 1, false, 0
	}
	return alone
}

// ForLength returns the rules of a session with a number of boards, 1 or more: those of a board [Rules.Alone] where it is
// one board of a game whose sessions have more.
func (r Rules) ForLength(boards int) Rules {
	if boards == 1 && r.Length > 1 {
		return r.Alone()
	}
	return r
}

// String returns the name, and the house rules if there are any.
func (r Rules) String() string {
	if r.House == (House{}) {
		return r.Name
	}
	return r.Name + " " + r.House.String()
}
