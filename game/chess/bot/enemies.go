package bot

import "github.com/superbridge/superbridge/game/chess"

// enemies adds to an army's score the parts that depend on enemies: its king's safety, the king's race, and hanging
// pieces.
func (o *outlook) enemies(p *chess.Position, w *weights, a chess.Army) {
	if p.Turn() == a {
		o.score[a] += w.tempo
	}
	all, deadly := o.against(p, a)
	o.score[a] -= o.hanging(p, w, a, all)
	king := p.King(a)
	if king == chess.NoSquare {
		return
	}
	if p.Variant().Dice && !p.TourDone(a) {
		o.score[a] += w.tour*(territorySteps*p.Tour(a)+ahead(king, a, p.Tour(a)))/territorySteps - o.exposure(p, w, a, deadly)
		return
	}
	race := w.race[o.race(p, a, deadly, len(w.race)-1)]
	if p.Turn() == a {
		race += race * w.turn / 100
	}
	o.score[a] += race - o.exposure(p, w, a, deadly)
}

// race returns the number of turns a king needs to reach the Castle over squares that are neither occupied by its own
// side nor attacked by an enemy, or most if it needs more.
func (o *outlook) race(p *chess.Position, a chess.Army, deadly chess.SquareSet, most int) int {
	open := board.castle.Minus(p.Occupied())
	king := p.King(a)
	if open.Empty() || board.steps[king] >= most {
		return most
	}
	closed := deadly.Or(board.castle)
	for own := range o.sides[a].All() {
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

// exposure returns the penalty for an exposed king. Everything that its player commands is at stake.
func (o *outlook) exposure(p *chess.Position, w *weights, a chess.Army, deadly chess.SquareSet) int {
	king := p.King(a)
	exposed := board.king[king].And(deadly).Len() * w.exposed
	if deadly.Has(king) {
		for e := range chess.Army(chess.Armies) {
			if o.sides[e] != 0 && !o.sides[a].Has(e) && o.attacks[e].Has(king) {
				exposed += w.threat
			}
		}
	}
	if p.Variant().Mode == chess.A1 {
		behind := 0
		for own := range o.sides[a].All() {
			behind += o.worth[own]
		}
		exposed += exposed * behind / 100_000 * w.army
	}
	return exposed
}

// hanging returns the penalty for an army's pieces that enemies attack and its own side doesn't defend.
func (o *outlook) hanging(p *chess.Position, w *weights, a chess.Army, all chess.SquareSet) int {
	loose := p.Army(a).And(all).Minus(board.castle)
	for own := range o.sides[a].All() {
		loose = loose.Minus(o.attacks[own])
	}
	sum := 0
	for sq := range loose.All() {
		sum += w.piece[p.At(sq).Kind()] * w.loose / 100
	}
	return sum
}

// territorySteps is the number of ranks or files of a territory on a tour.
const territorySteps = 7

// ahead returns how far a touring king has advanced within its territory, 0 to 6.
func ahead(king chess.Square, a chess.Army, tour int) int {
	switch (int(a) + tour) & 3 {
	case 0:
		return king.Y() - 1
	case 1:
		return king.X() - 1
	case 2:
		return 14 - king.Y()
	}
	return 14 - king.X()
}
