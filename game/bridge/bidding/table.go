package bidding

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Row is a call of a table, with what it means.
type Row struct {
	// Call is the call, as in 2C, or 2M in each major: see [pattern]. A bid with + is the lowest in its strain, one with ^ a jump
	// and one with & a double jump, and with a level only if it is at that level, as +2x.
	Call    string
	Purpose Purpose
	// Hand says which hands make it, see [parseHands].
	Hand    string
	Forcing Forcing
	// Shows is the letter of the suit that it shows, if it isn't the suit bid; - is none.
	Shows string
}

// Or begins a tier: the rows below are for hands that none above is for.
var Or = Row{}

// Table is what can be called in some contexts. A system adds natural calls below, for hands that no row is for, unless the table is whole.
type Table struct {
	After []string // the contexts, or none: any auction for which When holds
	When  func(*Auction) bool
	Rows  []Row
	Whole bool
	// Last puts the table behind those of its system that are not, in the same context.
	Last bool
	// Propose proposes what rows can't say.
	Propose func(*Auction)
}

// table is a [Table] that has been read.
type table struct {
	after   []pattern
	when    func(*Auction) bool
	rows    []row
	whole   bool
	propose func(*Auction)
}

// row is a [Row] that has been read.
type row struct {
	next    bool // begins a tier, and is nothing else
	call    step
	purpose Purpose
	hands   []kind
	forcing Forcing
	shows   byte
}

// parseTable reads a table.
func parseTable(t Table) table {
	read := table{when: t.When, whole: t.Whole, propose: t.Propose}
	for _, text := range t.After {
		read.after = append(read.after, parsePattern(text))
	}
	for _, r := range t.Rows {
		if r == Or {
			read.rows = append(read.rows, row{next: true})
			continue
		}
		one := row{call: parseStep(r.Call), purpose: r.Purpose, hands: parseHands(r.Hand), forcing: r.Forcing}
		if r.Shows != "" {
			one.shows = r.Shows[0]
		}
		read.rows = append(read.rows, one)
	}
	return read
}

// parseTables reads tables.
func parseTables(tables []Table) (read []table) {
	for _, t := range tables {
		read = append(read, parseTable(t))
	}
	return read
}

// lookUp proposes what the tables of the player's card have for the auction so far. It reports whether that is all.
func (a *Auction) lookUp() (whole bool) {
	if len(a.tables[a.me.Side()]) == 0 {
		return false
	}
	calls := a.written()
	for i := range a.tables[a.me.Side()] {
		t := &a.tables[a.me.Side()][i]
		b, ok := binding{}, len(t.after) == 0
		for c := range t.after {
			if b, ok = t.after[c].matches(calls); ok {
				break
			}
		}
		if !ok || t.when != nil && !t.when(a) {
			continue
		}
		a.next()
		for r := range t.rows {
			if t.rows[r].next {
				a.next()
			} else {
				a.addRow(&t.rows[r], b)
			}
		}
		if t.propose != nil {
			t.propose(a)
		}
		whole = whole || t.whole
	}
	a.next()
	return whole
}

// addRow proposes the calls of a row, for each suit that its letter may stand for, the highest first.
func (a *Auction) addRow(r *row, b binding) {
	if r.call.bid && strings.IndexByte(letters, r.call.strain) >= 0 {
		if _, bound := b.suit(r.call.strain); !bound {
			a.suits(func(s card.Suit) {
				if more, ok := b.with(r.call.strain, s); ok {
					a.addRow(r, more)
				}
			})
			return
		}
	}
	call, ok := a.callOf(r.call, b)
	if !ok || a.beyond(call, r.purpose) {
		return
	}
	m := Meaning{Purpose: r.purpose, Forcing: r.forcing, Artificial: r.shows != 0 && call.IsBid()}
	if s, bound := b.suit(r.shows); bound {
		m.Suit = s
	} else if trump, inSuit := call.Strain().Trump(); inSuit && call.IsBid() {
		m.Suit = trump
	} else if trump, inSuit := a.bid.Strain().Trump(); inSuit && a.opened {
		m.Suit = trump // of a double, theirs
	}
	var boxes []Box
	for i := range r.hands {
		if box, ok := a.box(&r.hands[i], b); ok {
			boxes = append(boxes, box)
		}
		m.Support = m.Support || r.hands[i].support != nil
		m.Aces |= r.hands[i].aces
	}
	if len(boxes) > 0 {
		a.put(call, m.of(boxes))
	}
}

// callOf returns the call of a row, with what its letter stands for.
func (a *Auction) callOf(s step, b binding) (c bridge.Call, ok bool) {
	if !s.bid {
		return s.call, true
	}
	strain := bridge.NoTrump
	if s.strain != 'N' {
		suit, _ := b.suit(s.strain)
		strain = bridge.Strain(suit)
	}
	level := s.level
	if s.from != 0 {
		level = 1
		if a.opened {
			level = a.cheapest(strain).Level()
		}
		level += strings.IndexByte("+^&", s.from)
		if s.level != 0 && s.level != level {
			return 0, false
		}
	}
	if level > a.rules.Level {
		return 0, false
	}
	return bridge.Bid(level, strain), true
}

// beyond reports whether a row's bid is too high for what the player's side needs for game with what it has below: its
// natural calls invite or bid game lower.
func (a *Auction) beyond(c bridge.Call, p Purpose) bool {
	switch {
	case !c.IsBid():
		return false
	case p == Invitation:
		return c.Level() >= a.gameLevel(c.Strain())
	case p == ToGame:
		return c.Level() > a.gameLevel(c.Strain())
	}
	return false
}
