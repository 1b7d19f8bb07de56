package assess

import (
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// Outcome is the outcome of an auction, with the contract played double-dummy.
type Outcome struct {
	// Level is the bonus that the contract scores if made.
	Level Bonus
	Made  bool
	// OffPar is the value of the contract minus par, in points for North-South.
	OffPar int
	// Lost is, by side, the points by which the contract is worth less than the side's best contract, had the opponents
	// let it play that; and Best is the bonus of that one.
	Lost [2]int
	Best [2]Bonus
}

// Bonus is the bonus that a contract is bid for.
type Bonus uint8

// The bonuses: none, that for a game, and that for a slam of any kind.
const (
	PartScore Bonus = iota
	Game
	Slam
)

// Bidding returns the outcome of a board's auction, which must be over, given the tricks of its deal.
func Bidding(b bridge.Board, tricks dd.Tricks) (Outcome, error) {
	par, err := dd.ParOf(tricks, b.Table)
	if err != nil {
		return Outcome{}, err
	}
	if !b.Auction().Over() {
		return Outcome{}, fmt.Errorf("assess: the auction goes on")
	}
	c := b.Contract()
	worth := [2]int{}
	var o Outcome
	if !c.PassedOut() {
		side := c.Declarer.Side()
		n := tricks[c.Declarer][c.Strain].Min
		worth[side] = b.Worth(c, n)
		worth[1-side] = -worth[side]
		o.Level, o.Made = bonus(b.Rules, c), n >= b.Rules.Needs(c.Level)
	}
	o.OffPar = worth[card.NS] - par.Points
	for _, side := range card.Sides {
		best := 0
		for _, seat := range card.Seats {
			for _, strain := range bridge.Strains {
				for level := 1; seat.Side() == side && level <= b.Rules.Level; level++ {
					c := bridge.Contract{Level: level, Strain: strain, Declarer: seat}
					if points := b.Worth(c, tricks[seat][strain].Min); points > best {
						best, o.Best[side] = points, bonus(b.Rules, c)
					}
				}
			}
		}
		o.Lost[side] = best - worth[side]
	}
	return o, nil
}

// bonus returns the bonus that a contract scores under the rules, if made.
func bonus(r bridge.Rules, c bridge.Contract) Bonus {
	for _, s := range r.Slams {
		if c.Level >= s.Level {
			return Slam
		}
	}
	if r.TrickPoints(bridge.Contract{Level: c.Level, Strain: c.Strain}) >= r.GameFrom {
		return Game
	}
	return PartScore
}
