package bot

import (
	"github.com/superbridge/superbridge/game/card"
)

// follow chooses a card of the suit led.
func (p *position) follow(s card.Suit) (card.Card, Reason) {
	own := p.hand[s]
	low := card.Card{Suit: s, Rank: own.Bottom()}
	seat, best := p.winner()
	if best.Suit != s || own.Above(best.Rank) == 0 {
		if seat == p.partner {
			return low, LeavePartner
		}
		return low, PlayLow
	}
	switch {
	case p.trick.Len == 3 && seat == p.partner:
		return low, LeavePartner
	case p.trick.Len == 3:
		return card.Card{Suit: s, Rank: own.Above(best.Rank).Bottom()}, WinCheaply
	case p.trick.Len == 2:
		return p.third(s, best.Rank, seat == p.partner)
	case p.declaring:
		return declarer{p}.secondDeclaring(s, best.Rank)
	}
	return defender{p}.secondDefending(s, best.Rank)
}

// third chooses third hand's card of suit s, where a higher one than best would win so far; partners says
// whether best is partner's.
func (p *position) third(s card.Suit, best card.Rank, partners bool) (card.Card, Reason) {
	own := p.hand[s]
	low := card.Card{Suit: s, Rank: own.Bottom()}
	last := p.may(p.left, s)
	switch {
	case last.Above(best) == 0 && partners:
		return low, LeavePartner
	case last.Above(best) == 0:
		return card.Card{Suit: s, Rank: own.Above(best).Bottom()}, WinCheaply
	case p.sees[p.left] || p.void[p.right][s]:
		// The last hand's cards are known: the lowest card that makes it pay as much as any.
		for r := range ascending(own.Above(best)) {
			if last.Above(r).Bottom() == last.Above(own.Top()).Bottom() {
				if last.Above(r) == 0 {
					return card.Card{Suit: s, Rank: r}, WinCheaply
				}
				return card.Card{Suit: s, Rank: r}, ThirdHandHigh
			}
		}
	case p.declaring:
		return declarer{p}.thirdDeclaring(s, best, partners)
	}
	top := p.cheap(s, own.Top())
	if partners && between(p.out[s], best, top) == 0 {
		return low, LeavePartner // the higher card would do no more than partner's
	}
	// Over dummy's honour the next lower card does as well, as long as few cards can beat it; the higher one
	// stays to deal with the honour.
	if dummys := p.may(p.right, s).Top(); p.sees[p.right] && dummys > best && dummys < top {
		for r := range own.Below(dummys).Above(best).Ranks() {
			if p.unseen[s].Above(r).Len() <= 2 {
				return card.Card{Suit: s, Rank: p.cheap(s, r)}, Finesse
			}
			break
		}
	}
	return card.Card{Suit: s, Rank: top}, ThirdHandHigh
}

// thirdDeclaring is third for declarer's side, when either opponent may have the hidden cards of the suit.
func (p declarer) thirdDeclaring(s card.Suit, best card.Rank, partners bool) (card.Card, Reason) {
	own, out := p.hand[s], p.out[s]
	low := card.Card{Suit: s, Rank: own.Bottom()}
	missing := out.Top()
	sure := own.Above(max(missing, best))
	if partners && p.other[s].Len() > 0 && out.Above(best).Len() == 1 && sure != 0 && !p.dropIs(p.right, s, missing) {
		return low, Finesse // partner's card runs
	}
	if r, ok := p.finesse(s, own, best); ok && (sure == 0 || !p.dropIs(p.right, s, missing)) {
		return card.Card{Suit: s, Rank: p.cheap(s, r)}, Finesse
	}
	if sure != 0 {
		return card.Card{Suit: s, Rank: sure.Bottom()}, WinNow
	}
	top := p.cheap(s, own.Top())
	if partners && between(out, best, top) == 0 || out.Above(top).Len() > 2 {
		return low, PlayLow
	}
	return card.Card{Suit: s, Rank: top}, ThirdHandHigh
}

// finesse returns the highest card of own, above best, that exactly one card of the opponents' can beat, or
// two if there is none.
func (p declarer) finesse(s card.Suit, own card.Holding, best card.Rank) (card.Rank, bool) {
	for r := range own.Above(best).Ranks() {
		if n := p.out[s].Above(r).Len(); n == 1 || n == 2 && own.Above(r) != 0 {
			return r, true
		}
	}
	return 0, false
}

// dropIs reports whether the missing card is more likely to drop under the side's higher cards than to be
// with front, where a finesse needs it: few of the suit are out, or the announced points rule it out there.
func (p declarer) dropIs(front card.Seat, s card.Suit, missing card.Rank) bool {
	if p.barred[front][s].Has(missing) {
		return true
	}
	tops := p.hand[s].Above(missing).Len() + p.other[s].Above(missing).Len()
	return p.out[s].Len() <= 2*tops
}

// secondDeclaring chooses second hand's card when the fourth hand is in sight.
func (p declarer) secondDeclaring(s card.Suit, best card.Rank) (card.Card, Reason) {
	own, out, other := p.hand[s], p.out[s], p.other[s]
	low := card.Card{Suit: s, Rank: own.Bottom()}
	sure := own.Above(max(out.Top(), best))
	switch {
	case p.ruffs(p.left, s):
		return low, SecondHandLow
	case other.Above(max(out.Top(), best)) != 0:
		return low, SecondHandLow // the other hand wins it
	case sure != 0 && other.Above(best) != 0 && out.Above(other.Top()).Len() == 1 && own.Len() > 1:
		return low, SecondHandLow // the other hand may win it more cheaply
	case sure != 0:
		return card.Card{Suit: s, Rank: sure.Bottom()}, WinNow
	}
	return p.cover(s, best)
}

// secondDefending chooses second hand's card for a defender.
func (p defender) secondDefending(s card.Suit, best card.Rank) (card.Card, Reason) {
	own := p.hand[s]
	sure := own.Above(max(p.out[s].Top(), best))
	if sure != 0 && !p.ruffs(p.left, s) {
		take := card.Card{Suit: s, Rank: sure.Bottom()}
		switch {
		case p.need <= 1:
			return take, WinNow
		case p.trumps && s != p.trump && p.sees[p.right] && p.held[p.right][s] == 0:
			return take, WinNow // dummy will trump the next one
		case best >= card.Maid && between(own, best, card.Ace+1) != 0:
			return card.Card{Suit: s, Rank: own.Above(best).Bottom()}, CoverHonour
		}
	}
	return p.cover(s, best)
}

// cover plays an honour on an honour if that may set up something for the side, and
// low otherwise.
func (p *position) cover(s card.Suit, best card.Rank) (card.Card, Reason) {
	own := p.hand[s]
	low := card.Card{Suit: s, Rank: own.Bottom()}
	next := own.Above(best).Bottom()
	run := p.sees[p.right] && p.held[p.right][s].Has(best-1) // dummy has the next one too
	trumps := p.trumps && s == p.trump
	if best >= card.Maid && next != 0 && !run && !trumps && p.out[s].Above(next).Len() <= 1 {
		return card.Card{Suit: s, Rank: next}, CoverHonour
	}
	return low, SecondHandLow
}
