package dd

import "math/bits"

// wants returns the number of tricks that a seat's side wants, given North-South's.
func (p *position) wants(seat, need int) int {
	if seat&1 == 0 {
		return need
	}
	return p.left - need + 1
}

// cashes reports whether the side on lead can cash the tricks that it wants.
func (s *search) cashes(p *position, leader, want int) (ok bool, matters mask) {
	if s.off.sure {
		return false, 0
	}
	n, matters := s.cash(p, leader, true)
	return n >= want, matters
}

// loses reports whether the side on lead can't take the given number of tricks, whatever it leads.
func (s *search) loses(p *position, leader, want int) (ok bool, matters mask) {
	if s.trump == noTrump || p.none(s.trump) {
		n, matters := s.withoutLead(p, leader, want)
		return n < want, matters
	}
	n, matters := s.sideTrumps(p, leader^1)
	return p.left-n < want, matters
}

// sureTrumps returns the number of tricks that a seat's own trumps win for its side, whoever leads: the
// trumps left when each trump of the other side has beaten a lower one.
func (s *search) sureTrumps(p *position, seat int) (n int, matters mask) {
	h := &p.held[s.trump&3]
	theirs := h[(seat+1)&3] | h[(seat+3)&3]
	deepest, trumps := 0, 0 // looked at
	for rest := h[seat&3]; rest != 0; rest &= rest - 1 {
		trumps++
		higher := theirs & (rest&-rest - 1)
		if sure := trumps - bits.OnesCount32(higher); sure > n {
			n, deepest = sure, bits.TrailingZeros32(rest)
		}
	}
	if n == 0 {
		return 0, 0
	}
	return n, topMask(s.trump, deepest+1)
}

// sideTrumps returns the sure trumps of the hand of a side that has more of them.
func (s *search) sideTrumps(p *position, seat int) (n int, matters mask) {
	n, matters = s.sureTrumps(p, seat)
	if m, partners := s.sureTrumps(p, seat^2); m > n {
		return m, partners
	}
	return n, matters
}

// cash returns the number of tricks that the side on lead can take in a row without losing the lead: the
// leader's winners, trumps first, then his partner's, if he can be reached. With through, partner's winners
// in the leader's suits count too.
//
// An opponent who still has trumps follows to every trick counted, and never discards, so none of them is
// ruffed. A hand that has nothing but trumps left must ruff its partner's winners, so that no more are
// counted by then.
func (s *search) cash(p *position, leader int, through bool) (tricks int, matters mask) {
	if s.trump == noTrump || p.none(s.trump) {
		return p.cashPlain(leader, through)
	}
	return s.cashTrumps(p, leader, through)
}

// cashPlain is cash without trumps.
func (p *position) cashPlain(leader int, through bool) (tricks int, matters mask) {
	partner := leader ^ 2
	more, moreMatters, reached := 0, mask(0), false
	for suit := range 4 {
		h := &p.held[suit]
		if (h[leader&3]|h[partner&3])&1 == 0 {
			continue
		}
		own, deep, his, hisDeep, entry := p.winners(suit, leader)
		tricks += own
		matters |= topMask(suit, deep)
		if his > 0 && (through || own == 0) {
			more += his
			moreMatters |= topMask(suit, hisDeep)
			reached = reached || entry
		}
	}
	if reached {
		if more = min(more, p.left-tricks); more > 0 {
			tricks += more
			matters |= moreMatters
		}
	}
	return min(tricks, p.left), matters
}

// winners returns the tricks that a side can cash in a suit: the leader's own, and then his partner's once he
// is reached; and how many of the highest places each needs. entry says that the leader can reach him in this
// suit.
func (p *position) winners(suit, leader int) (own, deep, his, hisDeep int, entry bool) {
	h, lens := &p.held[suit&3], &p.lens[suit&3]
	mine, partner := h[leader&3], h[(leader+2)&3]
	m, n := int(lens[leader&3]), int(lens[(leader+2)&3])
	theirs := int(max(lens[(leader+1)&3], lens[(leader+3)&3]))
	if n == 0 {
		own = bits.TrailingZeros32(^mine)
		if own >= theirs {
			return m, theirs, 0, 0, false
		}
		return own, own, 0, 0, false
	}
	row := (mine | partner) &^ ((mine | partner) + 1) // highest places that are the side's
	a := bits.OnesCount32(mine & row)
	b := bits.Len32(row) - a // partner's
	top := bits.TrailingZeros32(^mine)
	deep = bits.Len32(mine & row)
	if a > n-b && a != top {
		// Partner's winners would fall on the leader's: only those above them count.
		a, deep = top, top
		b = bits.TrailingZeros32(^(partner >> (uint(top) & 31)))
	}
	if most := max(theirs, n); 0 < a && a == top && a >= most { // nobody else has the suit any more
		return m, most, 0, 0, false
	}
	b = min(b, n-a)
	switch most := max(theirs, m); {
	case b <= 0:
		return a, deep, 0, 0, false
	case a+b >= most:
		return a, deep, n - a, max(most, deep), m > a
	}
	return a, deep, b, a + b, m > a
}

// cashTrumps is cash with trumps left.
func (s *search) cashTrumps(p *position, leader int, through bool) (tricks int, matters mask) {
	leader, partner, l, r := leader&3, (leader+2)&3, (leader+1)&3, (leader+3)&3
	trump := s.trump & 3
	trumps := &p.lens[trump]
	drawn := p.run(trump, leader) // trumps that the leader cashes
	longest := false              // all trumps of the leader win
	if most := int(max(trumps[l], trumps[r], trumps[partner])); drawn > 0 && drawn >= most {
		matters = topMask(trump, most)
		tricks = int(trumps[leader])
		longest = true
	} else {
		matters = topMask(trump, drawn)
		tricks = drawn
	}
	trumpsL, trumpsR := int(trumps[l])-drawn, int(trumps[r])-drawn // that the opponents have then
	trumpsP := max(0, int(trumps[partner])-drawn)
	// Tricks until partner has nothing but trumps, and the same for the leader.
	free, freeL := p.left-trumpsP, p.left-max(0, int(trumps[leader])-drawn)

	reached, ruffs := false, false // partner, by a card or by a ruff
	more, moreMatters := 0, mask(0)
	for suit := range 4 {
		if suit == trump {
			continue
		}
		h, lens := &p.held[suit], &p.lens[suit]
		ours, ruffer := (h[leader]|h[partner])&1 != 0, trumpsP > 0 && lens[partner] == 0
		if !ours && !ruffer {
			continue
		}
		safe := p.left // rounds that can't be ruffed
		if trumpsL > 0 {
			safe = int(lens[l])
		}
		if trumpsR > 0 {
			safe = min(safe, int(lens[r]))
		}
		if safe == 0 {
			continue
		}
		if ruffer {
			top, theirs := p.run(suit, leader), int(max(lens[l], lens[r]))
			if int(lens[leader]) > top && safe > top && (top == 0 || top < theirs) {
				ruffs = true
			}
		}
		if !ours {
			continue
		}
		own, deep, his, hisDeep, entry := p.winners(suit, leader)
		tricks += min(own, safe)
		matters |= topMask(suit, deep)
		if his > 0 && own < safe && (through || own == 0) {
			more += min(his, safe-own)
			moreMatters |= topMask(suit, hisDeep)
			reached = reached || entry
		}
	}

	tricks = min(tricks, free)
	more = min(more, free-tricks) // what partner can keep meanwhile
	switch {
	case ruffs && tricks < p.left:
		tricks = max(tricks+1, min(tricks+1+more, freeL))
		matters |= moreMatters
	case reached:
		tricks = max(tricks, min(tricks+more, freeL))
		matters |= moreMatters
	}
	if !longest {
		// Sure trumps win their tricks in the end.
		n, rests := s.sureTrumps(p, leader)
		if n == 0 && drawn == 0 && !reached && !ruffs {
			n, rests = s.sureTrumps(p, partner)
		}
		if n > drawn {
			tricks += n - drawn
			matters |= rests
		}
	}
	return min(tricks, p.left), matters
}

// withoutLead returns the maximum number of tricks of the side on lead without trumps, if it is fewer than it
// wants. Either it never loses the lead, and then it leads only suits of which it has the highest card; or
// the others win a trick, and then cash what they have, unless too few cards are left for that. They can keep
// it, because they don't have to follow suit with it.
func (s *search) withoutLead(p *position, leader, want int) (tricks int, matters mask) {
	side := leader & 1
	for suit := range 4 {
		switch {
		case p.none(suit):
		case p.owner(suit)&1 == side:
			tricks += int(max(p.lens[suit][leader], p.lens[suit][leader^2]))
		default:
			matters |= topMask(suit, 1)
		}
	}
	if tricks >= want {
		return p.left, 0
	}
	if want == p.left {
		return p.left - 1, matters
	}
	lost, deep := p.cashPlain(leader^1, false)
	if p.left-lost >= want {
		return p.left, 0
	}
	n, more := p.cashPlain(leader^3, false)
	return max(tricks, p.left-min(lost, n)), matters | deep | more
}

// cashed is the result of cash for a seat, once it has been computed.
type cashed struct {
	known   bool
	tricks  int
	matters mask
}

// refutes reports whether the lead of a suit lets the others win the trick with its highest card and then
// cash the given number of tricks.
func (s *search) refutes(p *position, leader, suit, enough int, known *[2]cashed) (ok bool, matters mask) {
	owner := p.owner(suit)
	switch {
	case owner&1 == leader&1:
		return false, 0
	case suit != s.trump && s.trump != noTrump && p.lens[suit][leader^2] == 0 && p.held[s.trump][leader^2] != 0:
		return false, 0 // partner ruffs
	}
	c := &known[owner>>1]
	if !c.known {
		c.known = true
		c.tricks, c.matters = s.cash(p, owner, true)
	}
	return c.tricks >= enough, c.matters | topMask(suit, 1)
}
