package dd

import "github.com/superbridge/superbridge/game/card"

// sure looks whether tricks that can be counted at once decide the question; ok is false
// if they don't.
func (s *search) sure(leader, need int) (yes bool, matters mask, ok bool) {
	ours := leader&1 == 0
	n, matters := s.cash(leader, true)
	if ours && n >= need {
		return true, matters, true
	}
	if !ours && n > s.left-need {
		return false, matters, true
	}
	switch {
	case s.trump == noTrump || s.all[s.trump] == 0:
		n, matters := s.withoutLead(leader)
		if ours && n < need {
			return false, matters, true
		}
		if !ours && s.left-n >= need {
			return true, matters, true
		}
	default:
		n, matters := s.sideTrumps(leader ^ 1)
		if ours && s.left-n < need {
			return false, matters, true
		}
		if !ours && n >= need {
			return true, matters, true
		}
	}
	return false, 0, false
}

// sureTrumps returns how many tricks a seat's own trumps win for its side, whoever leads:
// as many as are left when each trump of the other side has beaten one that is lower.
func (s *search) sureTrumps(seat int) (n int, matters mask) {
	mine := s.hands[seat][s.trump]
	theirs := s.hands[(seat+1)&3][s.trump] | s.hands[(seat+3)&3][s.trump]
	free, deepest := 0, card.Rank(0)
	for both := mine | theirs; both != 0; {
		r := both.Top()
		both = both.Without(r)
		switch {
		case theirs.Has(r):
			free++
		case free > 0:
			free--
		default:
			n, deepest = n+1, r
		}
	}
	if n == 0 {
		return 0, 0
	}
	return n, topMask(s.trump, s.place(s.trump, deepest)+1)
}

// sideTrumps returns the sure trumps of that hand of a side that has more of them.
func (s *search) sideTrumps(seat int) (n int, matters mask) {
	n, matters = s.sureTrumps(seat)
	if m, its := s.sureTrumps(seat ^ 2); m > n {
		return m, its
	}
	return n, matters
}

// cash returns how many tricks the side of the seat on lead can take one after the other,
// without losing the lead: the leader his winners, trumps first, then his partner, if he can
// be reached, his own. With through, partner's winners in the leader's suits count too.
//
// An opponent who still has trumps follows to every trick that is counted, and so never
// throws a card away: what is counted is never ruffed. A hand that has nothing but trumps
// left must ruff its partner's winners, so that no more are counted by then.
func (s *search) cash(leader int, through bool) (tricks int, matters mask) {
	partner := leader ^ 2
	mine, its := &s.lens[leader], &s.lens[partner]
	left, right := &s.lens[(leader+1)&3], &s.lens[(leader+3)&3]
	trump := s.trump

	drawn := 0                 // trumps that the leader cashes
	var trumpsL, trumpsR int   // that the opponents have then
	trumpsP, free := 0, s.left // partner's, and tricks until he has nothing else
	freeL := s.left            // the same of the leader
	longest := false           // all trumps of the leader win
	if trump != noTrump {
		drawn = s.run(leader, trump, 0)
		if most := int(max(left[trump], right[trump], its[trump])); drawn > 0 && drawn >= most {
			matters |= topMask(trump, most)
			tricks += int(mine[trump])
			longest = true
		} else {
			matters |= topMask(trump, drawn)
			tricks += drawn
		}
		trumpsL, trumpsR = max(0, int(left[trump])-drawn), max(0, int(right[trump])-drawn)
		trumpsP = max(0, int(its[trump])-drawn)
		free, freeL = s.left-trumpsP, s.left-max(0, int(mine[trump])-drawn)
	}

	reached, ruffs := false, false // partner, by a card or by a ruff
	more, moreMatters := 0, mask(0)
	for suit := range 4 {
		if suit == trump || mine[suit]+its[suit] == 0 {
			continue
		}
		safe := s.left // rounds that can't be ruffed
		if trumpsL > 0 {
			safe = int(left[suit])
		}
		if trumpsR > 0 {
			safe = min(safe, int(right[suit]))
		}
		if safe == 0 {
			continue
		}
		theirs := int(max(left[suit], right[suit]))
		top := s.run(leader, suit, 0)
		if trumpsP > 0 && its[suit] == 0 && int(mine[suit]) > top && safe > top && (top == 0 || top < theirs) {
			ruffs = true
		}
		if top > 0 {
			n, deep := top, top
			if most := max(theirs, int(its[suit])); top >= most {
				n, deep = int(mine[suit]), most // nobody else has the suit any more
			}
			n = min(n, safe)
			tricks += n
			matters |= topMask(suit, min(n, deep))
			if !through || n != top || int(its[suit]) <= top || n >= safe {
				continue
			}
			next := min(s.run(partner, suit, top), int(its[suit])-top, safe-top)
			if next <= 0 {
				continue
			}
			reached = reached || int(mine[suit]) > top
			deep = top + next
			if most := max(theirs, int(mine[suit])); deep >= most {
				deep, next = max(most, top), min(int(its[suit])-top, safe-top)
			}
			more += next
			moreMatters |= topMask(suit, deep)
			continue
		}
		if top := s.run(partner, suit, 0); top > 0 {
			n, deep := top, top
			if most := max(theirs, int(mine[suit])); top >= most {
				n, deep = int(its[suit]), most
			}
			n = min(n, safe)
			more += n
			moreMatters |= topMask(suit, min(n, deep))
			reached = reached || mine[suit] > 0
		}
	}

	tricks = min(tricks, free)
	more = min(more, free-tricks) // what partner can keep meanwhile
	switch {
	case ruffs && tricks < s.left:
		tricks = max(tricks+1, min(tricks+1+more, freeL))
		matters |= moreMatters
	case reached:
		tricks = max(tricks, min(tricks+more, freeL))
		matters |= moreMatters
	}
	if trump != noTrump && !longest {
		// Trumps that are sure win their tricks in the end.
		if n, m := s.sureTrumps(leader); n > drawn {
			tricks += n - drawn
			matters |= m
		} else if k, m := s.sureTrumps(partner); drawn == 0 && k > n && !reached && !ruffs {
			tricks += k
			matters |= m
		}
	}
	return min(tricks, s.left), matters
}

// withoutLead returns how many tricks the side on lead can take at most where there are no
// trumps. Either it never loses the lead, and then it leads only suits of which it has the
// highest card; or the others win a trick, and then cash what they have, unless too few
// cards are left for that. They can keep it, for they have to follow to no suit of it.
func (s *search) withoutLead(leader int) (tricks int, matters mask) {
	side := leader & 1
	for suit := range 4 {
		switch {
		case s.all[suit] == 0:
		case s.owner(suit, 0)&1 == side:
			tricks += int(max(s.lens[leader][suit], s.lens[leader^2][suit]))
		default:
			matters |= topMask(suit, 1)
		}
	}
	if tricks >= s.left {
		return s.left, 0
	}
	lost, its := s.cash(leader^1, false)
	if lost > 0 {
		matters |= its
		n, its := s.cash(leader^3, false)
		matters |= its
		lost = min(lost, n)
	}
	return max(tricks, s.left-max(1, lost)), matters
}

// loses reports whether a lead of a suit lets the others win the trick with its highest
// card and cash enough then; cash is theirs, from left and right of the leader.
func (s *search) loses(leader, suit, enough int, cash [2]int) (loses bool, opponent int) {
	owner := s.owner(suit, 0)
	switch {
	case owner&1 == leader&1:
		return false, 0
	case suit != s.trump && s.trump != noTrump && s.lens[leader^2][suit] == 0 && s.hands[leader^2][s.trump] != 0:
		return false, 0 // partner ruffs
	}
	opponent = (owner - leader) & 3 / 2 // 1 is the left one, 3 the right one
	return cash[opponent] >= enough, opponent
}
