package bidding

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// controls reports whether a holding in a side suit stops the opponents from cashing one trick more than the lowest
// slam may lose. With 52 cards that takes the ace, the king, or at most one card; with 68, where the slam may lose two
// tricks, a queen or two cards also do.
func (f *figures) controls(h card.Holding) bool {
	for rank := card.Ace; rank >= card.Ace-card.Rank(f.slamLoses); rank-- {
		if h.Has(rank) {
			return true
		}
	}
	return h.Len() <= f.slamLoses
}

// toldControls reports whether the player's side has shown controls.
func (a *Auction) toldControls() bool {
	return a.controls[a.me] != [4]Held{} || a.controls[a.partner] != [4]Held{}
}

// slamSuit returns the trump suit of a possible slam: the suit of the last call by the player or partner that shows a
// control or invites slam, or the suit agreed.
func (a *Auction) slamSuit() card.Suit {
	for _, seat := range [2]card.Seat{a.me, a.partner} {
		if p := a.last[seat].Purpose; p == ControlBid || p == SlamInvitation {
			return a.last[seat].Suit
		}
	}
	s, _ := a.agreed()
	return s
}

// slamTakesMore reports whether slam in the agreed suit takes more points than game, which isn't so with 36 cards.
func (a *Auction) slamTakesMore() bool {
	strain := bridge.Strain(a.slamSuit())
	return a.need(strain, SlamLevel(a.rules)) > a.need(strain, a.wholeGame(strain))
}

// controls returns the suits in which hands of the kind have a control.
func (k *kind) controls(a *Auction, b binding) (suits [4]Held) {
	for _, of := range k.control {
		of.each(a, b, func(s card.Suit) bool { suits[s] = Has; return true })
	}
	return suits
}
