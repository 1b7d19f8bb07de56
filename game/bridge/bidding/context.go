package bidding

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// bookContext is a part of a book: the calls in some auctions. A system adds natural calls for hands without a row,
// unless the context is whole.
type bookContext struct {
	name       string
	place      place
	after      []pattern   // one of them must match the auction; none matches any auction
	conditions []condition // all must hold
	rows       []row
	before     []string // names of contexts that it precedes
	whole      bool
	first      bool       // it precedes all contexts without the mark, those of conventions included
	last       bool       // it follows all contexts without the mark
	part       bool       // used only by "see NAME" in another context
	convention Convention // the convention that it belongs to, or numConventions
}

// row is a line of a context: a call with the hands that make it, or the start of a tier.
type row struct {
	place   place
	orElse  bool // the rows below are for hands that fit none above
	call    step
	purpose Purpose
	said    string // the purpose in the words of who has written the book; "" where those of the program do
	hands   []kind
	support bool // some of the hands count shortness
	forcing Forcing
	heard   bool        // only understood, never bid: another row comes first for all hands
	shows   byte        // letter of the suit shown, if it isn't the suit bid; - is none; 0 is the suit bid
	natural *naturalRow // the extra parts of a natural row, or nil
}

// ordered returns contexts in look-up order: the order of the file, except that a context precedes the one that it says
// it is before, and those that it includes.
func ordered(all []bookContext) []bookContext {
	var done []bookContext
	for _, c := range all {
		at := slices.IndexFunc(done, func(had bookContext) bool { return slices.Contains(c.before, had.name) || c.includes(&had) })
		if at < 0 {
			at = len(done)
		}
		done = slices.Insert(done, at, c)
	}
	return done
}

// includes reports whether the context has all conditions of another and more. A context with a sequence neither
// includes nor is included.
func (c *bookContext) includes(other *bookContext) bool {
	return len(c.after) == 0 && len(other.after) == 0 && len(c.conditions) > len(other.conditions) && !slices.ContainsFunc(other.conditions, func(had condition) bool {
		return !slices.ContainsFunc(c.conditions, func(own condition) bool { return own.text == had.text })
	})
}

// clashes reports whether only the order in the file decides which of two contexts comes first. Contexts with a
// sequence never clash, nor do those of different conventions.
func (c *bookContext) clashes(other *bookContext) bool {
	return len(c.after) == 0 && len(other.after) == 0 && c.first == other.first && c.last == other.last && c.convention == other.convention &&
		!slices.Contains(c.before, other.name) && !slices.Contains(other.before, c.name) && !c.includes(other) && !other.includes(c)
}

// lookUp proposes the calls of the contexts of the player's card for the auction so far. It reports whether these are
// all.
func (a *Auction) lookUp() (whole bool) {
	contexts := a.contexts[a.me.Side()]
	if len(contexts) == 0 {
		return false
	}
	calls := a.written()
	resigns := a.resigns[a.me.Side()]
	_, resigned := binding{}.all(&a.view, resigns)
	resigned = resigned && len(resigns) > 0
	for i := range contexts {
		c := &contexts[i]
		if c.part {
			continue
		}
		b, p, ok := c.holds(&a.view, calls)
		if !ok || resigned && c.convention == numConventions {
			continue
		}
		if a.checker != nil {
			a.checker.reached(c, p)
		}
		a.next()
		a.from = len(a.candidates)
		a.addRows(c.rows, b)
		whole = whole || c.whole
	}
	a.row = nil
	a.addUp(0)
	a.next()
	return whole
}

// holds reports whether a context matches the auction so far, with the matching pattern, if it has any, and the
// bindings of its letters.
func (c *bookContext) holds(v *view, calls []made) (b binding, p *pattern, ok bool) {
	ok = len(c.after) == 0
	for i := range c.after {
		if b, ok = c.after[i].matches(calls); ok {
			p = &c.after[i]
			break
		}
	}
	for i := 0; ok && i < len(c.conditions); i++ {
		b, ok = c.conditions[i].with(v, b)
	}
	return b, p, ok
}

// addRow proposes the calls of a row, for each suit that its letter may stand for, from the highest.
func (a *Auction) addRow(r *row, b binding) {
	if r.call.bid && strings.IndexByte(letters, r.call.strain) >= 0 {
		if _, bound := b.suit(r.call.strain); !bound {
			eachSuit(func(s card.Suit) {
				if more, ok := b.with(r.call.strain, s); ok {
					a.addRow(r, more)
				}
			})
			return
		}
	}
	call, ok := r.call.in(&a.view, b)
	if ok && r.natural != nil {
		a.addNatural(r, call, b)
		return
	}
	if !ok || a.beyond(call, r.purpose) || !r.call.within(&a.view, call) {
		return
	}
	if a.checker != nil && r.shows == 0 && a.checker.clashes(r.call, b) && a.Check(a.rules, call) == nil {
		a.checker.clash(r)
	}
	m := Meaning{Purpose: r.purpose, Said: r.said, Forcing: r.forcing, Keys: r.asksKeys(&a.view), Artificial: r.shows != 0 && call.IsBid()}
	if s, bound := b.suit(r.shows); bound {
		m.Suit = s
	} else if trump, inSuit := call.Strain().Trump(); inSuit && call.IsBid() {
		m.Suit = trump
	} else if trump, inSuit := a.bid.Strain().Trump(); inSuit && a.opened {
		m.Suit = trump // for a double, the opponents' suit
	}
	var boxes []Box
	m.Support = r.support
	for i := range r.hands {
		k := &r.hands[i]
		if !k.tell(&a.view, &m) {
			continue
		}
		if box, ok := k.box(&a.view, b, r.contract(&a.view, call, b)); ok {
			box.Plain = m.Support && k.support == nil && !k.shape
			boxes = append(boxes, box)
		}
	}
	if len(boxes) > 0 {
		a.put(call, m.of(boxes))
	}
}

// in returns the call of a row in an auction, under the bindings of its letters.
func (s *step) in(v *view, b binding) (c bridge.Call, ok bool) {
	if !s.bid {
		return s.call, true
	}
	strain := bridge.NoTrump
	if s.strain != 'N' {
		suit, _ := b.suit(s.strain)
		strain = bridge.Strain(suit)
	}
	level := s.level
	switch s.goal {
	case "back":
		suit, _ := b.suit(s.strain)
		return max(gameIn(v, suit), v.cheapest(strain)), true
	case "controls":
		return v.bid + 1, true
	case "step":
		return v.bid + bridge.Call(s.level), v.opened
	case "ask":
		return aceQuestion(v.rules), true
	case "kings":
		return kingQuestion(v.rules), true
	case "top", "grand":
		return bridge.Bid(v.rules.Level, strain), true
	case "game", "down":
		return bridge.Bid(v.gameLevel(strain), strain), true
	case "slam":
		return bridge.Bid(SlamLevel(v.rules), strain), true
	case "cue":
		return v.cue(strain)
	}
	if s.from != 0 {
		level = 1
		if v.opened {
			level = v.cheapest(strain).Level()
		}
		level += strings.IndexByte("+^&", s.from)
		if s.level != 0 && (level < s.level || level > max(s.level, s.to)) {
			return 0, false
		}
	}
	if level > v.rules.Level {
		return 0, false
	}
	return bridge.Bid(level, strain), true
}

// beyond reports whether a row's bid is too high given the part-score of the player's side: its natural calls invite or
// bid game lower.
func (v *view) beyond(c bridge.Call, p Purpose) bool {
	switch {
	case !c.IsBid():
		return false
	case p == Invitation:
		return c.Level() >= v.gameLevel(c.Strain())
	case p == ToGame:
		return c.Level() > v.gameLevel(c.Strain())
	}
	return false
}
