package bidding

import (
	"fmt"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// condition is a condition of a context on the auction so far, as seen by the player to call.
type condition struct {
	text  string
	holds func(*Auction) bool
	// letter is bound to the suit that suit returns, in a condition that names one; if ok is false, the condition
	// doesn't hold.
	letter byte
	suit   func(*Auction) (s card.Suit, ok bool)
}

// conditions maps the simple conditions to their functions.
var conditions = map[string]func(*Auction) bool{
	// Whether the opponents' last bid says nothing about its suit, or shows it.
	"their bid is artificial":  func(a *Auction) bool { return a.last[a.right].artificial() },
	"their bid shows its suit": func(a *Auction) bool { return !a.last[a.right].artificial() },
	// The player has passed before his side bid.
	"a passed hand":          func(a *Auction) bool { return a.shown[a.me].usual.Max < a.total() },
	"forced":                 func(a *Auction) bool { return a.forced },
	"forced to game":         func(a *Auction) bool { return a.bound[a.me.Side()] },
	"a pass ends it":         (*Auction).lastChance,
	"vulnerable":             func(a *Auction) bool { return a.vul.Has(a.me.Side()) },
	"they vulnerable":        func(a *Auction) bool { return a.vul.Has(a.right.Side()) },
	"part-scores count":      func(a *Auction) bool { return a.rules.CarryBelow },
	"we have a part-score":   func(a *Auction) bool { return a.standing.Below[a.me.Side()] > 0 },
	"they have a part-score": func(a *Auction) bool { return a.standing.Below[a.right.Side()] > 0 },
	"they passed":            func(a *Auction) bool { return len(a.Calls) > 0 && a.Calls[len(a.Calls)-1] == bridge.Pass },
	"they doubled":           func(a *Auction) bool { return len(a.Calls) > 0 && a.Calls[len(a.Calls)-1] == bridge.Double },
	"they bid":               func(a *Auction) bool { return len(a.Calls) > 0 && a.Calls[len(a.Calls)-1].IsBid() },
	"they have bid":          (*Auction).contested,
	"nothing is agreed":      func(a *Auction) bool { _, ok := a.agreed(); return !ok },
	"my first call":          func(a *Auction) bool { return a.turns[a.me] == 0 },
	"my second call":         func(a *Auction) bool { return a.turns[a.me] == 1 },
	"opener":                 func(a *Auction) bool { return a.weOpened() && a.began[a.me] },
	"responder":              func(a *Auction) bool { return a.weOpened() && a.began[a.partner] },
	"overcaller":             func(a *Auction) bool { return !a.weOpened() && a.began[a.me] && a.first[a.me] != TakeOutDouble },
	"doubler":                func(a *Auction) bool { return !a.weOpened() && a.began[a.me] && a.first[a.me] == TakeOutDouble },
	"advancer":               func(a *Auction) bool { return !a.weOpened() && a.began[a.partner] },
}

// suitConditions maps conditions that bind a letter to a suit: "agreed M" holds if a major is agreed, and binds M to
// it.
var suitConditions = map[string]func(*Auction) (card.Suit, bool){
	"agreed ":      (*Auction).agreed,
	"their suit ":  (*Auction).theirSuit,
	"the bid is ":  func(a *Auction) (card.Suit, bool) { s, ok := a.bid.Strain().Trump(); return s, ok && a.opened },
	"partner bid ": func(a *Auction) (card.Suit, bool) { return a.suitOf(a.partner) },
	"slam in ":     func(a *Auction) (card.Suit, bool) { return a.slamSuit(), a.toldControls() },
	"trumps are ":  (*Auction).trumpsToAsk,
	"asked about ": (*Auction).askedAbout,
	"they raised ": func(a *Auction) (card.Suit, bool) { s, ok := a.bid.Strain().Trump(); return s, ok && a.raised(s) },
	"I bid ":       func(a *Auction) (card.Suit, bool) { return a.suitOf(a.me) },
}

// players maps the players whose last call a condition can test.
var players = map[string]func(*Auction) card.Seat{
	"partner": func(a *Auction) card.Seat { return a.partner },
	"me":      func(a *Auction) card.Seat { return a.me },
	"them":    func(a *Auction) card.Seat { return a.right },
}

// beginnings maps the players whose first call other than a pass a condition can test.
var beginnings = map[string]func(*Auction) card.Seat{
	"partner began": func(a *Auction) card.Seat { return a.partner },
	"I began":       func(a *Auction) card.Seat { return a.me },
}

// weOpened reports whether the player's side has made the first bid of the auction.
func (a *Auction) weOpened() bool {
	i := slices.IndexFunc(a.Calls, bridge.Call.IsBid)
	return i >= 0 && a.Caller(i).Side() == a.me.Side()
}

// openingSeat returns the position of the opening bidder, from 1, the dealer's, to 4; the player's own if nobody has
// bid.
func (a *Auction) openingSeat() int {
	if i := slices.IndexFunc(a.Calls, bridge.Call.IsBid); i >= 0 {
		return i + 1
	}
	return len(a.Calls) + 1
}

// theirSuit returns the suit of the opponents' last bid, if the bid shows it.
func (a *Auction) theirSuit() (card.Suit, bool) {
	for i, c := range slices.Backward(a.Calls) {
		if c.IsBid() && a.Caller(i).Side() != a.me.Side() {
			trump, ok := c.Strain().Trump()
			return trump, ok && a.theirs[trump]
		}
	}
	return 0, false
}

// suitOf returns the suit that a player last named.
func (a *Auction) suitOf(seat card.Seat) (card.Suit, bool) {
	for i, c := range slices.Backward(a.Calls) {
		if trump, ok := c.Strain().Trump(); ok && c.IsBid() && a.Caller(i) == seat && a.named[seat][trump] {
			return trump, true
		}
	}
	return 0, false
}

// with reports whether the condition holds, and returns b extended by its letter.
func (c *condition) with(a *Auction, b binding) (binding, bool) {
	if c.suit == nil {
		return b, c.holds(a)
	}
	s, ok := c.suit(a)
	if !ok {
		return b, false
	}
	return b.with(c.letter, s)
}

// parseCondition parses a condition; docs/bidding.md lists them all.
func parseCondition(text string) (condition, error) {
	holds, ok := conditions[text]
	if !ok {
		holds, ok = states[text]
	}
	if ok {
		return condition{text: text, holds: holds}, nil
	}
	if rest, ok := strings.CutPrefix(text, "not "); ok {
		c, err := parseCondition(rest)
		if err != nil {
			return condition{}, err
		}
		if c.suit != nil {
			return condition{}, fmt.Errorf("%q: what names a suit can't be denied", text)
		}
		return condition{text: text, holds: func(a *Auction) bool { return !c.holds(a) }}, nil
	}
	for said, suit := range suitConditions {
		if letter, ok := strings.CutPrefix(text, said); ok && len(letter) == 1 && strings.Contains(letters+"CDHS", letter) {
			return condition{text: text, letter: letter[0], suit: suit}, nil
		}
	}
	if who, purposes, ok := strings.Cut(text, ": "); ok && players[who] != nil {
		all, err := parsePurposes(purposes)
		return condition{text: text, holds: func(a *Auction) bool { return all[a.last[players[who](a)].Purpose] }}, err
	}
	if who, purposes, ok := strings.Cut(text, ": "); ok && beginnings[who] != nil {
		all, err := parsePurposes(purposes)
		return condition{text: text, holds: func(a *Auction) bool { return all[a.first[beginnings[who](a)]] && a.turns[beginnings[who](a)] > 0 }}, err
	}
	if purposes, ok := strings.CutPrefix(text, "either of them: "); ok {
		all, err := parsePurposes(purposes)
		return condition{text: text, holds: func(a *Auction) bool { return all[a.last[a.left].Purpose] || all[a.last[a.right].Purpose] }}, err
	}
	if name, ok := strings.CutPrefix(text, "we play "); ok {
		v, known := conventionNamed(name)
		if !known {
			return condition{}, fmt.Errorf("there is no convention %q", name)
		}
		return condition{text: text, holds: func(a *Auction) bool { return a.plays(v) }}, nil
	}
	if call, ok := strings.CutPrefix(text, "the bid is "); ok && len(call) == 2 {
		s, err := parseStep(call)
		return condition{text: text, holds: func(a *Auction) bool {
			_, is := s.is(made{call: a.bid}, binding{})
			return a.opened && is
		}}, err
	}
	if points, ok := strings.CutPrefix(text, "I have shown "); ok {
		s, err := parseSpan(points)
		return condition{text: text, holds: func(a *Auction) bool {
			return a.shown[a.me].usual.Min >= s.of(a, bridge.Contract{}, 0, 0).Min
		}}, err
	}
	if points, ok := strings.CutPrefix(text, "partner has shown "); ok {
		r, err := parseRange(points)
		if err != nil {
			return condition{}, fmt.Errorf("%q are no points: want 20+ or 12-14", points)
		}
		return condition{text: text, holds: func(a *Auction) bool {
			had := a.shown[a.partner].points
			return had.Min >= r.Min && had.Max <= r.Max
		}}, nil
	}
	if level, ok := strings.CutPrefix(text, "level .."); ok {
		x, err := parseAmount(level, levelFigures)
		return condition{text: text, holds: func(a *Auction) bool { return a.opened && a.bid.Level() <= x.of(a, bridge.Contract{}, 0) }}, err
	}
	if seats, ok := strings.CutPrefix(text, "seat "); ok {
		r, err := parseRange(seats)
		if err != nil || r.Min < 1 || r.Max > len(card.Seats) {
			return condition{}, fmt.Errorf("%q are no seats: want 1-2, 3 or 4", seats)
		}
		return condition{text: text, holds: func(a *Auction) bool { return r.Has(a.openingSeat()) }}, nil
	}
	if levels, ok := strings.CutPrefix(text, "level "); ok {
		r, err := parseRange(levels)
		if err != nil {
			return condition{}, fmt.Errorf("%q are no levels: want 2, 3+ or 1-2", levels)
		}
		return condition{text: text, holds: func(a *Auction) bool { return a.opened && r.Has(a.bid.Level()) }}, nil
	}
	return condition{}, fmt.Errorf("%q is no condition", text)
}

// parseConditions parses conditions separated by semicolons.
func parseConditions(text string) (all []condition, err error) {
	for said := range strings.SplitSeq(text, ";") {
		c, err := parseCondition(strings.TrimSpace(said))
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	return all, nil
}

// parsePurposes parses purposes separated by "or".
func parsePurposes(text string) (all [numPurposes]bool, err error) {
	for name := range strings.SplitSeq(text, " or ") {
		p, err := parsePurpose(name)
		if err != nil {
			return all, err
		}
		all[p] = true
	}
	return all, nil
}
