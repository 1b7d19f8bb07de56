package bot

import "github.com/superbridge/superbridge/game/chess"

// A side has all but won when the evaluation gives it at least this share of the points for this number of turns running.
const (
	wonShare = 0.97
	wonTurns = 10
)

// AllButWon finds the first place in a game at which a side has all but won. It returns the winners, as
// [chess.Position.Winners] has them, and the number of events there; ok is false if there is no such place. It goes by the
// evaluation of judgements alone, without a search, so that it takes some microseconds a turn and is always the same.
// (Rules: octagonal-chess, Adjudication.)
func AllButWon(g chess.Game) (winners chess.ArmySet, events int, ok bool) {
	leader, stands := chess.NoArmy, 0
	for _, turn := range g.Turns() {
		p := g.At(turn.To)
		if p.Over() {
			break
		}
		at := p.Position()
		army, share := leading(&at)
		switch {
		case share < wonShare:
			leader, stands = chess.NoArmy, 0
			continue
		case army != leader:
			leader, stands = army, 0
		}
		if stands++; stands == wonTurns {
			return at.Winners(army), turn.To, true
		}
	}
	return 0, 0, false
}

// leading returns the army with a king whose side has the largest share of the points to expect, and that share.
func leading(p *chess.Position) (leader chess.Army, most float64) {
	e := newExpectation(p, OwnKing)
	shares := e.shares(nil)
	leader = chess.NoArmy
	for a := range p.Kings().All() {
		own := 0.0
		for ally := range p.Side(a).All() {
			own += shares[ally]
		}
		if own > most {
			leader, most = a, own
		}
	}
	return leader, most
}
