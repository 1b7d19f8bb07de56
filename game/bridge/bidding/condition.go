package bidding

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// condition is a condition of a context on the auction so far, as seen by the player to call.
type condition struct {
	text  string
	holds func(*view) bool
	// letter is bound to the suit that suit returns, in a condition that names one; if ok is false, the condition
	// doesn't hold.
	letter byte
	suit   func(*view) (s card.Suit, ok bool)
}

// conditions maps the simple conditions to their functions.
var conditions = map[string]func(*view) bool{
	// Whether the opponents' last bid says nothing about its suit, or shows it.
	"their bid is artificial":  func(v *view) bool { return v.last[v.right].artificial() },
	"their bid shows its suit": func(v *view) bool { return !v.last[v.right].artificial() },
	// The player has passed before his side bid.
	"a passed hand":          func(v *view) bool { return v.shown[v.me].usual.Max < v.total() },
	"forced":                 func(v *view) bool { return v.forced },
	"forced to game":         func(v *view) bool { return v.bound[v.me.Side()] },
	"a pass ends it":         (*view).lastChance,
	"vulnerable":             func(v *view) bool { return v.vul.Has(v.me.Side()) },
	"they vulnerable":        func(v *view) bool { return v.vul.Has(v.right.Side()) },
	"part-scores count":      func(v *view) bool { return v.rules.CarryBelow },
	"we have a part-score":   func(v *view) bool { return v.standing.Below[v.me.Side()] > 0 },
	"they have a part-score": func(v *view) bool { return v.standing.Below[v.right.Side()] > 0 },
	"they passed":            func(v *view) bool { return len(v.Calls) > 0 && v.Calls[len(v.Calls)-1] == bridge.Pass },
	"they doubled":           func(v *view) bool { return len(v.Calls) > 0 && v.Calls[len(v.Calls)-1] == bridge.Double },
	"they bid":               func(v *view) bool { return len(v.Calls) > 0 && v.Calls[len(v.Calls)-1].IsBid() },
	"they have bid":          (*view).contested,
	"nothing is agreed":      func(v *view) bool { _, ok := v.agreed(); return !ok },
	"my first call":          func(v *view) bool { return v.turns[v.me] == 0 },
	"my second call":         func(v *view) bool { return v.turns[v.me] == 1 },
	"opener":                 func(v *view) bool { return v.weOpened() && v.began[v.me] },
	"responder":              func(v *view) bool { return v.weOpened() && v.began[v.partner] },
	"overcaller":             func(v *view) bool { return !v.weOpened() && v.began[v.me] && v.first[v.me] != TakeOutDouble },
	"doubler":                func(v *view) bool { return !v.weOpened() && v.began[v.me] && v.first[v.me] == TakeOutDouble },
	"advancer":               func(v *view) bool { return !v.weOpened() && v.began[v.partner] },
}

// suitConditions maps conditions that bind a letter to a suit: "agreed M" holds if a major is agreed, and binds M to
// it.
var suitConditions = map[string]func(*view) (card.Suit, bool){
	"agreed ":      (*view).agreed,
	"their suit ":  theirSuit,
	"the bid is ":  func(v *view) (card.Suit, bool) { s, ok := v.bid.Strain().Trump(); return s, ok && v.opened },
	"partner bid ": func(v *view) (card.Suit, bool) { return suitOf(v, v.partner) },
	"slam in ":     func(v *view) (card.Suit, bool) { return v.slamSuit(), toldControls(v) },
	"trumps are ":  trumpsToAsk,
	"asked about ": askedAbout,
	"they raised ": func(v *view) (card.Suit, bool) { s, ok := v.bid.Strain().Trump(); return s, ok && theyRaised(v, s) },
	"I bid ":       func(v *view) (card.Suit, bool) { return suitOf(v, v.me) },
}

// players maps the players whose last call a condition can test.
var players = map[string]func(*view) card.Seat{
	"partner": func(v *view) card.Seat { return v.partner },
	"me":      func(v *view) card.Seat { return v.me },
	"them":    func(v *view) card.Seat { return v.right },
}

// beginnings maps the players whose first call other than a pass a condition can test.
var beginnings = map[string]func(*view) card.Seat{
	"partner began": func(v *view) card.Seat { return v.partner },
	"I began":       func(v *view) card.Seat { return v.me },
}

// weOpened reports whether the player's side has made the first bid of the auction.
func (v *view) weOpened() bool {
	i := slices.IndexFunc(v.Calls, bridge.Call.IsBid)
	return i >= 0 && v.Caller(i).Side() == v.me.Side()
}

// openingSeat returns the position of the opening bidder, from 1, the dealer's, to 4; the player's own if nobody has
// bid.
func openingSeat(v *view) int {
	if i := slices.IndexFunc(v.Calls, bridge.Call.IsBid); i >= 0 {
		return i + 1
	}
	return len(v.Calls) + 1
}

// theirSuit returns the suit of the opponents' last bid, if the bid shows it.
func theirSuit(v *view) (card.Suit, bool) {
	for i, c := range slices.Backward(v.Calls) {
		if c.IsBid() && v.Caller(i).Side() != v.me.Side() {
			trump, ok := c.Strain().Trump()
			return trump, ok && v.theirs[trump]
		}
	}
	return 0, false
}

// suitOf returns the suit that a player last named.
func suitOf(v *view, seat card.Seat) (card.Suit, bool) {
	for i, c := range slices.Backward(v.Calls) {
		if trump, ok := c.Strain().Trump(); ok && c.IsBid() && v.Caller(i) == seat && v.named[seat][trump] {
			return trump, true
		}
	}
	return 0, false
}

// with reports whether the condition holds, and returns b extended by its letter.
func (c *condition) with(v *view, b binding) (binding, bool) {
	if c.suit == nil {
		return b, c.holds(v)
	}
	s, ok := c.suit(v)
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
			return condition{}, fault.Errorf("%q: what names a suit can't be denied", text)
		}
		return condition{text: text, holds: func(v *view) bool { return !c.holds(v) }}, nil
	}
	for said, suit := range suitConditions {
		if letter, ok := strings.CutPrefix(text, said); ok && len(letter) == 1 && strings.Contains(letters+"CDHS", letter) {
			return condition{text: text, letter: letter[0], suit: suit}, nil
		}
	}
	if who, purposes, ok := strings.Cut(text, ": "); ok && players[who] != nil {
		all, err := parsePurposes(purposes)
		return condition{text: text, holds: func(v *view) bool { return all[v.last[players[who](v)].Purpose] }}, err
	}
	if who, purposes, ok := strings.Cut(text, ": "); ok && beginnings[who] != nil {
		all, err := parsePurposes(purposes)
		return condition{text: text, holds: func(v *view) bool { return all[v.first[beginnings[who](v)]] && v.turns[beginnings[who](v)] > 0 }}, err
	}
	if purposes, ok := strings.CutPrefix(text, "either of them: "); ok {
		all, err := parsePurposes(purposes)
		return condition{text: text, holds: func(v *view) bool { return all[v.last[v.left].Purpose] || all[v.last[v.right].Purpose] }}, err
	}
	if name, ok := strings.CutPrefix(text, "we play "); ok {
		convention, known := conventionNamed(name)
		if !known {
			return condition{}, fault.Errorf("there is no convention %q", name)
		}
		return condition{text: text, holds: func(v *view) bool { return v.plays(convention) }}, nil
	}
	if call, ok := strings.CutPrefix(text, "the bid is "); ok && len(call) == 2 {
		s, err := parseStep(call)
		return condition{text: text, holds: func(v *view) bool {
			_, is := s.is(made{call: v.bid}, binding{})
			return v.opened && is
		}}, err
	}
	if points, ok := strings.CutPrefix(text, "I have shown "); ok {
		s, err := parseSpan(points)
		return condition{text: text, holds: func(v *view) bool {
			return v.shown[v.me].usual.Min >= s.of(v, bridge.Contract{}, 0, 0).Min
		}}, err
	}
	if points, ok := strings.CutPrefix(text, "partner has shown "); ok {
		r, err := parseRange(points)
		if err != nil {
			return condition{}, fault.Errorf("%q are no points: want 20+ or 12-14", points)
		}
		return condition{text: text, holds: func(v *view) bool {
			had := v.shown[v.partner].points
			return had.Min >= r.Min && had.Max <= r.Max
		}}, nil
	}
	if level, ok := strings.CutPrefix(text, "level .."); ok {
		x, err := parseAmount(level, levelFigures)
		return condition{text: text, holds: func(v *view) bool { return v.opened && v.bid.Level() <= x.of(v, bridge.Contract{}, 0) }}, err
	}
	if seats, ok := strings.CutPrefix(text, "seat "); ok {
		r, err := parseRange(seats)
		if err != nil || r.Min < 1 || r.Max > len(card.Seats) {
			return condition{}, fault.Errorf("%q are no seats: want 1-2, 3 or 4", seats)
		}
		return condition{text: text, holds: func(v *view) bool { return r.Has(openingSeat(v)) }}, nil
	}
	if levels, ok := strings.CutPrefix(text, "level "); ok {
		r, err := parseRange(levels)
		if err != nil {
			return condition{}, fault.Errorf("%q are no levels: want 2, 3+ or 1-2", levels)
		}
		return condition{text: text, holds: func(v *view) bool { return v.opened && r.Has(v.bid.Level()) }}, nil
	}
	return condition{}, fault.Errorf("%q is no condition", text)
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
