package bidding

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// pattern is the auction of a context as written: "1M 2N" is partner's one of a major answered with 2NT, "1N (X)" is a
// double over one no-trump. Calls of the opponents are in brackets; their passes and their doubles of artificial bids
// are left out, and so are passes before the first bid; other passes of the player's side are P. C, D, H, S and N are
// strains. The other letters stand for suits: M for a major, m for a minor, o and r for the other major and the other
// minor, and t, w, x, y, z for any suit without another letter in the context. An asterisk for the level is any level,
// and (?) is any call of the opponents or none.
type pattern struct {
	steps []step
}

// step is a call in a context, or one of a row.
type step struct {
	theirs bool
	any    bool        // any call of the opponents or none
	call   bridge.Call // if it isn't a bid: pass, double or redouble
	bid    bool
	level  int  // 0 for any level
	strain byte // a letter
	// from says how high a row's bid is: the lowest in its strain, one above that, or two; 0 if only at its level.
	from byte // '+', '^', '&' or 0
	to   int  // the highest level of a row's bid with such a mark, level being the lowest; 0 if level is the only one
	// goal names a bid: game, slam and top are those bids in the strain; cue is the lowest bid in a suit of the
	// opponents; step is that many above the last bid; ask and kings ask for aces and kings; back is game, or the
	// lowest bid above it. Only natural rules have down, each jump in the strain from game down; grand, each bid above
	// the lowest slam from the top; and controls, each suit in which a control can be shown.
	goal   string
	limits []limit
	ladder bool // and each higher level
}

// limit is a limit on the height of a row's bid.
type limit struct {
	words string
	holds func(v *view, c bridge.Call) bool
}

// limits are the limits of a row's bid. One that ends like another precedes it.
var limits = []limit{
	{"no higher", func(v *view, c bridge.Call) bool { return c.Level() == v.bid.Level() }},
	{"one higher", func(v *view, c bridge.Call) bool { return c.Level() == v.bid.Level()+1 }},
	{"higher", func(v *view, c bridge.Call) bool { return c.Level() > v.bid.Level() }},
	{"below game", func(v *view, c bridge.Call) bool { return c.Level() < v.gameLevel(c.Strain()) }},
	{"up to game", func(v *view, c bridge.Call) bool { return c.Level() <= v.gameLevel(c.Strain()) }},
	{"at game", func(v *view, c bridge.Call) bool { return c.Level() == v.gameLevel(c.Strain()) }},
	{"past game", func(v *view, c bridge.Call) bool { return c.Level() > v.gameLevel(c.Strain()) }},
	{"with room", func(v *view, c bridge.Call) bool { return c.Level()+1 < v.gameLevel(c.Strain()) }},
	{"below gameN", func(v *view, c bridge.Call) bool { return c < v.game() }},
	{"up to gameN", func(v *view, c bridge.Call) bool { return c <= v.game() }},
	{"under gameN", func(v *view, c bridge.Call) bool { return c.Level() < v.gameLevel(bridge.NoTrump) }},
	// Up to game from nothing, or the level below it; the level above it.
	{"near game", func(v *view, c bridge.Call) bool {
		whole := v.whole[c.Strain()]
		return c.Level() == whole || c.Level() == whole-1
	}},
	{"over game", func(v *view, c bridge.Call) bool { return c.Level() == v.whole[c.Strain()]+1 }},
	// As high as another suit may go, and as high as a suit may be rebid.
	{"in reach", func(v *view, c bridge.Call) bool { return c <= v.game() && (v.forced || c.Level() <= 3) }},
	{"in time", func(v *view, c bridge.Call) bool {
		return v.forced || c.Level() < v.gameLevel(c.Strain()) && (!v.ours || c <= v.game())
	}},
	{"below slam", func(v *view, c bridge.Call) bool { return c.Level() < SlamLevel(v.rules) }},
	// Below slam, or over partner's answer in another strain.
	{"to stop", func(v *view, c bridge.Call) bool {
		return c.Level() < SlamLevel(v.rules) || v.ours && c.Strain() != v.bid.Strain()
	}},
}

// within reports whether a bid is no higher than its row allows.
func (s *step) within(v *view, c bridge.Call) bool {
	return !slices.ContainsFunc(s.limits, func(l limit) bool { return !l.holds(v, c) })
}

// parseBid parses the call of a row: one such as 1M or +2x, a goal and a strain such as game M, or +M.. for each level;
// a limit may follow.
func parseBid(text string) (s step, err error) {
	for _, l := range limits {
		if rest, ok := strings.CutSuffix(text, " "+l.words); ok {
			s, err = parseBid(rest)
			s.limits = append(s.limits, l)
			return s, err
		}
	}
	if n, ok := strings.CutPrefix(text, "step "); ok && len(n) == 1 && '1' <= n[0] && n[0] <= '9' {
		return step{bid: true, strain: 'N', goal: "step", level: int(n[0] - '0')}, nil
	}
	for _, goal := range [...]string{"game ", "slam ", "cue ", "down ", "top ", "grand ", "ask ", "kings ", "back ", "controls "} {
		if strain, ok := strings.CutPrefix(text, goal); ok {
			if len(strain) != 1 || !strings.Contains(letters+"CDHSN", strain) {
				return s, fault.Errorf("%q is no call", text)
			}
			return step{bid: true, strain: strain[0], goal: strings.TrimSpace(goal)}, nil
		}
	}
	rest, ladder := strings.CutSuffix(text, "..")
	to := 0
	if i := strings.IndexByte(rest, '-'); i == 2 && len(rest) == 5 && '1' <= rest[3] && rest[3] <= '9' {
		to = int(rest[3] - '0')
		rest = rest[:2] + rest[4:]
	}
	s, err = parseStep(rest)
	s.ladder, s.to = ladder, to
	if err == nil && (to != 0 && (s.from == 0 || to < s.level || to > 9) || ladder && s.from == 0) {
		err = fault.Errorf("%q is no call", text)
	}
	return s, err
}

// letters are the letters that stand for suits.
const letters = "Mmortwxyz"

// binding holds the suit of each letter plus 1, or 0 if it is unbound.
type binding [len(letters)]card.Suit

// parsePattern parses the auction of a context.
func parsePattern(text string) (pattern, error) {
	var p pattern
	for word := range strings.FieldsSeq(text) {
		bare := strings.Trim(word, "()")
		if word == "(?)" {
			p.steps = append(p.steps, step{theirs: true, any: true})
			continue
		}
		s, err := parseStep(bare)
		if err != nil {
			return p, err
		}
		s.theirs = bare != word
		p.steps = append(p.steps, s)
	}
	if len(p.steps) == 0 {
		return p, fault.New("an auction has no calls")
	}
	return p, nil
}

// parseStep parses a call, as in 1M, +2x or X.
func parseStep(text string) (s step, err error) {
	switch text {
	case "P":
		return step{call: bridge.Pass}, nil
	case "X":
		return step{call: bridge.Double}, nil
	case "XX":
		return step{call: bridge.Redouble}, nil
	}
	rest := text
	if rest != "" && strings.Contains("+^&", rest[:1]) {
		s.from, rest = rest[0], rest[1:]
	}
	switch {
	case rest == "":
	case rest[0] == '*':
		rest = rest[1:]
	case '1' <= rest[0] && rest[0] <= '9':
		s.level, rest = int(rest[0]-'0'), rest[1:]
	}
	if len(rest) != 1 || !strings.Contains(letters+"CDHSN", rest) {
		return s, fault.Errorf("%q is no call", text)
	}
	s.bid, s.strain = true, rest[0]
	return s, nil
}

// suit returns the suit of a letter; ok is false if it has none, or none yet.
func (b binding) suit(letter byte) (s card.Suit, ok bool) {
	if i := strings.IndexByte("CDHS", letter); i >= 0 {
		return card.Suit(i), true
	}
	i := strings.IndexByte(letters, letter)
	if i >= 0 && b[i] > 0 {
		return b[i] - 1, true
	}
	switch letter { // C and D, and H and S, are two apart
	case 'o':
		if major, ok := b.suit('M'); ok {
			return card.Hearts + card.Spades - major, true
		}
	case 'r':
		if minor, ok := b.suit('m'); ok {
			return card.Clubs + card.Diamonds - minor, true
		}
	}
	return 0, false
}

// with returns the binding with a letter bound to a suit; ok is false if it can't be.
func (b binding) with(letter byte, s card.Suit) (more binding, ok bool) {
	if had, bound := b.suit(letter); bound {
		return b, had == s
	}
	i := strings.IndexByte(letters, letter)
	if i < 0 || letter == 'M' && !s.Major() || letter == 'm' && s.Major() || letter == 'o' || letter == 'r' {
		return b, false
	}
	for _, other := range b {
		if other == s+1 {
			return b, false
		}
	}
	b[i] = s + 1
	return b, true
}

// clashes reports whether a call names a suit by that suit's own letter while another letter stands for it in a call of
// the player's side.
func (p *pattern) clashes(s step, b binding) bool {
	if !s.bid || !strings.Contains("CDHS", string(s.strain)) {
		return false
	}
	return slices.ContainsFunc(p.steps, func(had step) bool {
		suit, bound := b.suit(had.strain)
		return !had.theirs && had.bid && had.strain != s.strain && had.strain != 'N' && bound && suit == card.Suit(strings.IndexByte("CDHS", s.strain))
	})
}

// matches reports whether a context matches the auction so far, with the binding of its letters.
func (c *pattern) matches(calls []made) (b binding, ok bool) { return match(c.steps, calls, b) }

// match reports whether steps match the remaining calls, and returns b extended by their letters.
func match(steps []step, calls []made, b binding) (binding, bool) {
	for i := range steps {
		if steps[i].any {
			if more, ok := match(steps[i+1:], calls, b); ok {
				return more, true
			}
			if len(calls) == 0 || !calls[0].theirs {
				return b, false
			}
		} else if ok := false; len(calls) == 0 {
			return b, false
		} else if b, ok = steps[i].is(calls[0], b); !ok {
			return b, false
		}
		calls = calls[1:]
	}
	return b, len(calls) == 0
}

// is reports whether a call matches the step, and returns b extended by its letter.
func (s *step) is(did made, b binding) (binding, bool) {
	if s.theirs != did.theirs || s.bid != did.call.IsBid() || !s.bid && s.call != did.call || s.bid && s.level != 0 && s.level != did.call.Level() {
		return b, false
	}
	trump, inSuit := did.call.Strain().Trump()
	if !s.bid || !inSuit || s.strain == 'N' {
		return b, !s.bid || !inSuit && s.strain == 'N'
	}
	return b.with(s.strain, trump)
}

// made is a call of an auction in the form that contexts use.
type made struct {
	call   bridge.Call
	theirs bool // by the opponents of the player to call
}

// written returns the auction so far in the form that contexts use.
func (v *view) written() []made {
	calls := v.story[:0]
	for i, c := range v.Calls {
		theirs := v.Caller(i).Side() != v.me.Side()
		if c == bridge.Pass && (theirs || len(calls) == 0) || theirs && c == bridge.Double && v.artificial[i] {
			continue
		}
		calls = append(calls, made{c, theirs})
	}
	v.story = calls
	return calls
}
