package bridge

import (
	"reflect"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// House holds the house rules of a table: where it departs from its game, on points on which the sources are silent or
// differ. The zero value changes nothing. [Rules.HouseRules] lists those that a game has.
//
// The text form lists the differences, separated by commas and in the order of the fields: plain-doubles, redeal,
// vul=dealing (or vul=None, NS, EW or Both), dealer=N (or E, S, W), redoubled=50, undertricks=200, clean=750, part=50,
// hundreds, no-honours, end=last, part-score=100. It is empty if there are none.
type House struct {
	PlainDoubles bool // doubling doesn't multiply the trick points of a contract that is made
	Redeal       bool // a passed-out board is dealt again and doesn't count
	Vul          VulScheme
	Dealer       FirstDealer

	LowRedoubled   bool // making a redoubled contract earns as much as a doubled one
	LowUndertricks bool // the fourth trick short and further ones, doubled and not vulnerable, cost 200
	HighClean      bool // two games to none earn 750
	LowPart        bool // a part-score earns 50 if the rubber is broken off
	Hundreds       bool // the result is given in hundreds
	NoHonours      bool
	LastPart       bool // at the end a part-score earns its bonus only if made on the last board
	HighPartScore  bool // a part-score earns 100
}

// VulScheme says who is vulnerable in each group of four deals.
type VulScheme uint8

// The schemes of vulnerability. In the first two, nobody is vulnerable in the first deal of a group and everybody is in
// the last.
const (
	NotDealing VulScheme = iota // the side that isn't dealing, in the second and third deal
	Dealing                     // the side that is dealing, in the second and third deal
	AlwaysNone                  // the rest in the order of [Vulnerability]
	AlwaysNS
	AlwaysEW
	AlwaysBoth
)

// Group is the number of deals in which each state of vulnerability comes up once.
const Group = 4

// cycle returns the vulnerability of each board, starting with the first.
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

// FirstDealer is the dealer of the first board; zero is the seat that the rules name.
type FirstDealer uint8

// DealtBy returns the FirstDealer for a given seat.
func DealtBy(seat card.Seat) FirstDealer { return FirstDealer(seat) + 1 }

// Seat returns the seat; ok is false for the one that the rules name.
func (d FirstDealer) Seat() (seat card.Seat, ok bool) {
	if d == 0 {
		return 0, false
	}
	return card.Seat(d - 1), true
}

// HasHouse reports whether a table may play the game by house rules. Duplicate bridge can't: it has laws.
func (r Rules) HasHouse() bool { return len(r.HouseRules()) > 0 }

// With returns the rules as played at a table with these house rules; their House holds only the differences. It fails
// for a house rule that the game doesn't have: duplicate bridge, which has laws, has none.
func (r Rules) With(h House) (Rules, error) {
	named, err := RulesNamed(r.Name)
	if err != nil {
		return Rules{}, err
	}
	if h == (House{}) {
		return named, nil
	}
	if seat, ok := h.Dealer.Seat(); ok && seat == named.FirstDealer {
		h.Dealer = 0
	}
	with := named
	for _, rule := range houseRules {
		value := rule.value(&h, nil)
		switch {
		case value == 0:
			continue
		case len(named.houseRules()) == 0:
			return Rules{}, fault.Errorf("%s has no house rules", named.Name)
		case value >= len(rule.words):
			return Rules{}, fault.Errorf("there are no house rules %+v", h)
		case value >= rule.known(named):
			return Rules{}, fault.Errorf("%s has no house rule %s", named.Name, rule.words[value])
		}
	}
	with.House = h
	for _, rule := range houseRules {
		if rule.value(&h, nil) != 0 {
			rule.apply(&with)
		}
	}
	if h.Dealer != 0 {
		with.VulCycle = h.Vul.cycle(with.FirstDealer)
	}
	return with, nil
}

// ParseRules returns the rules with a given name and house rules in their text form: the form in which [Rules.Known]
// rules are stored.
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

// Known returns an error unless the rules are those that their name and house rules stand for, for a session or a board
// on its own. Only these two are stored.
func (r Rules) Known() error {
	known, err := r.With(r.House)
	if err == nil && !reflect.DeepEqual(known.ForLength(r.Length), r) {
		err = fault.Errorf("these rules are not those that are named %q", r)
	}
	return err
}

// Same reports whether two [Rules.Known] rules are the same.
func (r Rules) Same(s Rules) bool { return r.Name == s.Name && r.House == s.House }

// Alone returns the rules for one board on its own. House rules about a rubber, about boards that are dealt again and
// about their order mean nothing there. In a game whose sessions are more than boards in a row, one board is then a
// whole session: it isn't dealt again, and there is no bonus after it.
func (r Rules) Alone() Rules {
	h := House{
		PlainDoubles: r.House.PlainDoubles, LowRedoubled: r.House.LowRedoubled, LowUndertricks: r.House.LowUndertricks,
		NoHonours: r.House.NoHonours, HighPartScore: r.House.HighPartScore,
	}
	alone, err := r.With(h)
	if err != nil {
		return r // not [Rules.Known]
	}
	if alone.Length > 0 || alone.GamesToWin > 0 {
		alone.Length, alone.RedealPassedOut, alone.EndPartScore = 1, false, 0
		alone.RubberBonus, alone.UnfinishedGame, alone.UnfinishedPart = [2]int{}, 0, 0
	}
	return alone
}

// ForLength returns the rules for a session of a given number of boards, 0 for as many as it takes. They are those of a
// board [Rules.Alone] if it is one board of a game whose sessions have more.
func (r Rules) ForLength(boards int) Rules {
	if boards == 1 && (r.Length > 1 || r.GamesToWin > 0) {
		return r.Alone()
	}
	return r
}

// String returns the name, followed by the house rules if there are any.
func (r Rules) String() string {
	if r.House == (House{}) {
		return r.Name
	}
	return r.Name + " " + r.House.String()
}
