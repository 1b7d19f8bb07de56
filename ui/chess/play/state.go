package play

import "github.com/superbridge/superbridge/game/chess"

// State is a game as the table shows it. It is a value. Its armies name seats: a player who commands several at the start has the
// first of them.
type State struct {
	Game     chess.Game
	Asked    chess.Army // the user who is to move or to roll; NoArmy if nobody is
	Thinking chess.Army // the computer player who thinks about a move; NoArmy if nobody does
	Ticking  chess.Army // whose clock goes; NoArmy if none does
	Offer    Offer      // a draw that is offered
	Refused  chess.Army // who has refused a draw since the last event; NoArmy if nobody has
	// Settled is the side that has all but won, while the persons are asked whether the result may stand; else 0.
	Settled chess.ArmySet
	Err     error // the error that stopped the game, or nil
}

// Offer is a draw that a user offers to all others who have a king.
type Offer struct {
	By   chess.Army   // NoArmy: none is offered
	Open []chess.Army // users who have not answered yet; computer players answer by themselves
}

// noOffer is none.
var noOffer = Offer{By: chess.NoArmy}

// at returns the state of a game in which nobody has been asked to move.
func (c *Config) at(g chess.Game) State {
	return State{Game: g, Settled: c.settled(g), Asked: chess.NoArmy, Thinking: chess.NoArmy, Ticking: chess.NoArmy, Offer: noOffer, Refused: chess.NoArmy}
}
