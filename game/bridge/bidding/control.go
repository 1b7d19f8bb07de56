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
func toldControls(v *view) bool {
	return v.controls[v.me] != [4]Held{} || v.controls[v.partner] != [4]Held{}
}

// slamSuit returns the trump suit of a possible slam: the suit of the last call by the player or partner that shows a
// control or invites slam, or the suit agreed.
func (v *view) slamSuit() card.Suit {
	for _, seat := range [2]card.Seat{v.me, v.partner} {
		if p := v.last[seat].Purpose; p == ControlBid || p == SlamInvitation {
			return v.last[seat].Suit
		}
	}
	s, _ := v.agreed()
	return s
}

// slamTakesMore reports whether slam in the agreed suit takes more points than game, which isn't so with 36 cards.
func slamTakesMore(v *view) bool {
	strain := bridge.Strain(v.slamSuit())
	return v.need(strain, SlamLevel(v.rules)) > v.need(strain, v.whole[strain])
}

// controls returns the suits in which hands of the kind have a control.
func (k *kind) controls(v *view, b binding) (suits [4]Held) {
	for _, of := range k.control {
		of.each(v, b, func(s card.Suit) bool { suits[s] = Has; return true })
	}
	return suits
}
