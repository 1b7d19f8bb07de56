package bot

import "github.com/superbridge/superbridge/game/chess"

// enemies computes the features of an army that depend on others: those of its king, and its loose pieces.
func (v *view) enemies(p *chess.Position, a chess.Army) {
	f, side, turn := &v.of[a], v.sides[a], p.Turn()
	inTurn := turn == a || p.Variant().Mode == chess.A1 && side.Has(turn)
	if turn == a {
		f[turnFeature] = 1
	}
	all, deadly := v.against(p, a)
	v.loose(p, a, all, inTurn)
	king := p.King(a)
	if king == chess.NoSquare {
		return
	}
	f[armyFeature] = int16(side.Len() - 1)
	weight := int16(2)
	if (side & p.Kings()).Len() == 2 {
		f[pairFeature], weight = 1, 1
	}
	if p.Variant().Dice {
		v.dice(p, a, weight)
	}
	if !p.Variant().Dice || p.TourDone(a) {
		if turns := v.race(p, a, deadly, maxSteps-1); turns < maxSteps-1 {
			at := raceFeature + turns
			if turn == a {
				at += maxSteps - 1
			}
			f[at] = weight
		}
		f[stepsFeature+board.steps[king]] = weight
	}
	exposed := int16(board.king[king].And(deadly).Len())
	f[exposedFeature], f[exposedFeature+1] = weight*exposed, weight*exposed*exposed
	if deadly.Has(king) {
		v.threats(p, a, weight, inTurn)
	}
}

// threats counts the armies that can take an army's king.
func (v *view) threats(p *chess.Position, a chess.Army, weight int16, inTurn bool) {
	f, king, turn := &v.of[a], p.King(a), p.Turn()
	for e := range chess.Army(chess.Armies) {
		if v.sides[e] == 0 || v.sides[a].Has(e) || !v.attacks[e].Has(king) || !capturesKings(p, e) {
			continue
		}
		switch {
		case e == turn || p.Variant().Mode == chess.A1 && v.sides[e].Has(turn):
			f[threatFeature] = weight
		case inTurn:
			f[threatFeature+1] += weight
		default:
			f[threatFeature+2] += weight
		}
	}
}

// dice computes the features of an army's king that matter with dice alone.
func (v *view) dice(p *chess.Position, a chess.Army, weight int16) {
	f := &v.of[a]
	if !p.TourDone(a) {
		f[tourFeature] = weight * int16(territorySteps*p.Tour(a)+ahead(p.King(a), a, p.Tour(a)))
		return
	}
	f[tourFeature], f[tourFeature+1] = weight*4*territorySteps, weight
	for e := range chess.Army(chess.Armies) {
		if v.sides[e] != 0 && !v.sides[a].Has(e) && v.of[e][pieceFeature] > 0 {
			f[queensFeature] = weight
		}
	}
}

// loose computes the value of an army's pieces that enemies attack and its own side doesn't defend.
func (v *view) loose(p *chess.Position, a chess.Army, all chess.SquareSet, inTurn bool) {
	loose := p.Army(a).And(all).Minus(board.castle)
	for own := range v.sides[a].All() {
		loose = loose.Minus(v.attacks[own])
	}
	f := &v.of[a]
	for sq := range loose.All() {
		worth := rough[p.At(sq).Kind()]
		switch {
		case inTurn:
			f[looseFeature+1] += worth
		case !v.sides[a].Has(p.Turn()) && v.attacks[p.Turn()].Has(sq):
			f[looseFeature] += worth
		default:
			f[looseFeature+2] += worth
		}
	}
}

// race returns the number of turns a king needs to reach the Castle over squares that are neither occupied by its own
// side nor attacked by an enemy, or most if it needs more.
func (v *view) race(p *chess.Position, a chess.Army, deadly chess.SquareSet, most int) int {
	open := board.castle.Minus(p.Occupied())
	king := p.King(a)
	if open.Empty() || board.steps[king] >= most {
		return most
	}
	closed := deadly.Or(board.castle)
	for own := range v.sides[a].All() {
		closed = closed.Or(p.Army(own))
	}
	front := chess.SquareSet{}.With(king)
	for turns := 1; turns < most; turns++ {
		front = around(front)
		if !front.And(open).Empty() {
			return turns
		}
		if front = front.Minus(closed).And(board.within[most-turns-1]); front.Empty() {
			break
		}
		closed = closed.Or(front)
	}
	return most
}

// against returns the squares that an army's enemies attack, and those of them on which they may capture its king.
func (v *view) against(p *chess.Position, a chess.Army) (all, deadly chess.SquareSet) {
	for e := range chess.Army(chess.Armies) {
		if v.sides[e] == 0 || v.sides[a].Has(e) {
			continue
		}
		all = all.Or(v.attacks[e])
		if capturesKings(p, e) {
			deadly = deadly.Or(v.attacks[e])
		}
	}
	return all, deadly
}
