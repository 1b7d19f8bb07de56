package bot

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// What the partners' calls mean at bridge for three, and what a partner's hand is supposed to be after them.
const (
	opens    = 12.0 // points with which a partner bids
	answers  = 7.0  // points with which he bids after the other has
	longSuit = 4    // cards in a suit that is bid
)

// means reports whether a hand agrees with what its player has called in the partners' part.
func (t *thinking) means(b few.Board, p few.Player) bool {
	var h card.Hand
	for _, s := range b.Cards(few.Place{Pile: few.Hand, Of: p}) {
		h = h.With(s.Card)
	}
	bid := false // a partner has bid before
	for _, made := range t.view.Calls() {
		if made.Player == t.view.Setup().Soloist {
			break
		}
		if made.Player == p {
			need := opens
			if bid {
				need = answers
			}
			switch {
			case made.Call == few.Pass:
				if !bid && handPoints(h) >= opens+1 {
					return false
				}
			case handPoints(h) < need-1:
				return false
			case made.Call.Strain < few.NoTrump && h[made.Call.Strain].Len() < longSuit-1:
				return false
			}
		}
		bid = bid || made.Call.IsBid()
	}
	return true
}

// likely returns those layouts that agree with the calls, or all if none does.
func (t *thinking) likely(layouts []few.Board) []few.Board {
	agreeing := slices.DeleteFunc(slices.Clone(layouts), func(b few.Board) bool {
		for p := range few.Player(t.rules.Players()) {
			if p != t.me && p != t.view.Setup().Soloist && !t.means(b, p) {
				return true
			}
		}
		return false
	})
	if len(agreeing) == 0 {
		return layouts
	}
	return agreeing
}

// threeBid weighs the calls at bridge for three.
func (t *thinking) threeBid(layouts []few.Board) ([]Option, error) {
	setup := t.view.Setup()
	for range 4 { // more, if few agree
		if len(t.likely(layouts)) >= len(layouts)/4 {
			break
		}
		more, err := t.layouts(len(layouts))
		if err != nil {
			return nil, err
		}
		layouts = append(layouts, more...)
	}
	o := t.look(t.likely(layouts))
	soloed := slices.ContainsFunc(t.view.Calls(), func(m few.Made) bool { return m.Player == setup.Soloist })
	if t.me == setup.Soloist || soloed {
		return t.weigh(o, few.NoPacket), nil
	}
	_, by, any := t.view.Last()
	options := t.weighPartners(o)
	if any && by != t.me || t.player.Level == Beginner {
		return options, nil
	}
	if !any { // the first bid describes the hand; the other partner says where to play
		t.describe(options)
	}
	return options, nil
}

// weighPartners returns what the calls of a partner come to if the contract is played there, unless the soloist does better.
func (t *thinking) weighPartners(o *outlook) []Option {
	options := t.weigh(o, few.NoPacket)
	bid, by, any := t.view.Last()
	for i, option := range options {
		c := option.Event.Call
		switch {
		case c.IsBid():
			options[i].Worth = o.settled(few.Contract{Level: int(c.Level), Strain: c.Strain, Declarer: t.declares(c)}, true) - caution*float64(c.Level)
		case any:
			options[i].Worth = o.settled(few.Contract{Level: int(bid.Level), Strain: bid.Strain, Declarer: by, Doubling: bridge.Undoubled}, true)
		}
	}
	return options
}

// declares returns which partner would declare: who has named the strain first.
func (t *thinking) declares(c few.Call) few.Player {
	for _, made := range t.view.Calls() {
		if made.Call.IsBid() && made.Call.Strain == c.Strain {
			return made.Player
		}
	}
	return t.me
}

// describe makes the first bid of a partner the one that tells his hand: his longest suit at level 1 with enough points, else a
// pass.
func (t *thinking) describe(options []Option) {
	h := t.view.Seen(few.Place{Pile: few.Hand, Of: t.me})
	longest := card.Spades
	for _, suit := range []card.Suit{card.Hearts, card.Diamonds, card.Clubs} {
		if h[suit].Len() > h[longest].Len() {
			longest = suit
		}
	}
	tells := few.Pass
	if handPoints(h) >= opens {
		tells = few.Bid(1, few.Strain(longest))
	}
	top := options[0].Worth
	for _, o := range options {
		top = max(top, o.Worth)
	}
	for i, o := range options {
		if o.Event.Call == tells {
			options[i].Worth = top + 1
		}
	}
}
