package lesson

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Figures that decide a choice of the contract. The page on MiniBridge says 25, and the deals of lesson 8 leave out
// sides with exactly 25. (Rules: lessons, Counting a hand, row both hands together.)
const (
	GamePoints = 26 // points of both hands for game, as the players' system needs for 3NT
	Trumps     = 8  // cards of both hands for a trump suit; with a major that is better than no-trump
)

// chose returns the verdict on a choice of the contract, where declarer chooses.
func (s Step) chose(b bridge.Board, c bridge.Call) Verdict {
	hand, dummy := b.Deal[b.Turn()], b.Deal[b.Turn().Partner()]
	points := bridge.HCP(hand) + bridge.HCP(dummy)
	together := func(suit card.Suit) int { return hand[suit].Len() + dummy[suit].Len() }
	major := card.Hearts
	if together(card.Spades) > together(card.Hearts) {
		major = card.Spades
	}
	v := Verdict{Call: c, Number: points, Wanted: GamePoints}
	trump, suit := c.Strain().Trump()
	switch {
	case c.Level() > 1 && points < GamePoints:
		v.Why = "choice-part"
	case c.Level() == 1 && points >= GamePoints:
		v.Why = "choice-game"
	case suit && together(trump) < Trumps:
		v.Why, v.Number, v.Wanted, v.Suit = "choice-no-fit", together(trump), Trumps, trump
	case !suit && together(major) >= Trumps:
		v.Why, v.Number, v.Wanted, v.Suit = "choice-fit", together(major), Trumps, major
	default:
		return right
	}
	return v
}

// bid returns the verdict on an auction: the contract is one of the best double-dummy, or the players'.
func (s Step) bid(b bridge.Board) Verdict {
	c := b.Contract()
	players := bidOut(s.board, s.Play.Silent)
	if s.Play.lists(c) || c.Strain == players.Strain && c.Level == players.Level {
		return right
	}
	v := Verdict{Why: "contract", Call: bridge.Bid(c.Level, c.Strain)}
	best := stage(b.Rules, players)
	switch now := stage(b.Rules, c); {
	case now < best:
		v.Why = "too-low"
	case now > best:
		v.Why = "too-high"
	}
	return v
}

// stage returns 0 for a part-score, 1 for game, and then 2 for the first slam, 3 for the second, …
func stage(r bridge.Rules, c bridge.Contract) (n int) {
	if r.TrickPoints(c) >= r.GameFrom {
		n = 1
	}
	for _, slam := range r.Slams {
		if c.Level >= slam.Level {
			n++
		}
	}
	return n
}

// bidOut returns the contract that the players reach from a board on; silent makes the opponents pass.
func bidOut(b bridge.Board, silent bool) bridge.Contract {
	for b.Phase() == bridge.AuctionPhase {
		call := bridge.Pass
		if !silent || !opponent(b.Turn()) {
			call, _ = bidding.Read(&b.Table, b.Auction()).Choose(b.Deal[b.Turn()])
		}
		next, err := b.Apply(bridge.Called(call))
		if err != nil {
			return bridge.Contract{}
		}
		b = next
	}
	return b.Contract()
}
