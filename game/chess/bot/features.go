package bot

import "github.com/superbridge/superbridge/game/chess"

// The features of an army. Those before forces make up its strength; the others, which concern its king and whose turn
// it is, count as they are.
const (
	pieceFeature    = 0                   // pieces of each kind, from queen to pawn
	mobilityFeature = pieceFeature + 5    // squares that the queens, bishops, knights and rooks attack
	ringFeature     = mobilityFeature + 4 // squares round the Castle that it attacks
	castleFeature   = ringFeature + 1     // pieces in the Castle
	pawnFeature     = castleFeature + 1   // pawns by the number of moves to the Castle
	exchangeFeature = pawnFeature + nearPawns
	looseFeature    = exchangeFeature + nearPawns // value of undefended pieces attacked by the army in turn, by others in one's own turn, by others
	forces          = looseFeature + 3
	raceFeature     = forces // by turns that the king needs over safe squares, not in turn, then in turn
	stepsFeature    = raceFeature + 2*(maxSteps-1)
	exposedFeature  = stepsFeature + maxSteps // squares beside the king that an enemy attacks, then that squared
	threatFeature   = exposedFeature + 2      // armies that can take the king: the one in turn, others in one's own turn, others
	turnFeature     = threatFeature + 3
	armyFeature     = turnFeature + 1 // armies of the side
	pairFeature     = armyFeature + 1 // the side has two kings
	tourFeature     = pairFeature + 1 // with dice: progress on the tour, then a completed tour
	queensFeature   = tourFeature + 2 // with dice: an enemy has a queen
	allFeatures     = queensFeature + 1
)

// nearPawns is the number of distances of pawns to the Castle that are told apart.
const nearPawns = 8

// features holds the features of an army. Those of kings count double, or single for each of two kings of a side.
type features [allFeatures]int16

// view holds the features of all armies in a position.
type view struct {
	attacks [chess.Armies]chess.SquareSet // squares that the pieces of each army attack, including those of their own side
	sides   [chess.Armies]chess.ArmySet
	of      [chess.Armies]features
}

// rough are rough values of the kinds, in pawns, where a feature adds up pieces of different kinds.
var rough = [7]int16{chess.Queen: 14, chess.Bishop: 6, chess.Knight: 3, chess.Rook: 6, chess.Pawn: 1}

// look computes the features.
func (v *view) look(p *chess.Position) {
	for a := range chess.Army(chess.Armies) {
		if v.sides[a] = p.Side(a); v.sides[a] != 0 {
			v.of[a] = features{}
			v.army(p, a)
		} else {
			v.attacks[a] = chess.SquareSet{}
		}
	}
	for a := range chess.Army(chess.Armies) {
		if v.sides[a] != 0 {
			v.enemies(p, a)
		}
	}
}

// army computes the features that don't depend on other armies.
func (v *view) army(p *chess.Position, a chess.Army) {
	f := &v.of[a]
	best := bestRough(p.Pool(a))
	var attacks chess.SquareSet
	for sq := range p.Army(a).All() {
		kind := p.At(sq).Kind()
		hits := hitsOf(p, a, kind, sq)
		attacks = attacks.Or(hits)
		if sq.Castle() {
			f[castleFeature]++
		}
		switch kind {
		case chess.King:
		case chess.Pawn:
			f[pieceFeature+4]++
			if way := board.pawnWay[a][sq]; way < nearPawns {
				f[pawnFeature+way]++
				f[exchangeFeature+way] += best
			}
		default:
			f[pieceFeature+int(kind-chess.Queen)]++
			f[mobilityFeature+int(kind-chess.Queen)] += int16(hits.Len())
		}
	}
	f[ringFeature] = int16(attacks.And(board.ring).Len())
	v.attacks[a] = attacks
}

// bestRough returns the rough value of the best piece of a pool, minus a pawn.
func bestRough(pool chess.Pool) int16 {
	best := int16(0)
	for kind := chess.Queen; kind <= chess.Rook; kind++ {
		if pool.Has(kind) {
			best = max(best, rough[kind]-1)
		}
	}
	return best
}
