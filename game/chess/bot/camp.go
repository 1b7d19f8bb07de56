package bot

import "github.com/superbridge/superbridge/game/chess"

// camp is one of the two camps of a search: the side of the army in turn at the root, and everybody else. Sides change
// within the tree, as kings are captured, so it is determined in each position.
type camp struct {
	root chess.Army
}

// ours reports whether the army in turn belongs to the root's side.
func (c camp) ours(p *chess.Position) bool { return p.Side(c.root).Has(p.Turn()) }

// over reports whether the game is over, at least for the root army, and its value for that army; turns were made since
// the root. In A1 a player without a king is out.
func (c camp) over(p *chess.Position, turns int) (value int, over bool) {
	r, over := p.Result()
	mode := p.Variant().Mode
	switch {
	case mode == chess.A1 && p.King(c.root) == chess.NoSquare:
		return turns - Won, true
	case !over:
		return 0, false
	case !r.Winners.Has(c.root):
		return turns - Won, true
	case mode == chess.A2 && p.King(c.root) == chess.NoSquare:
		return allyWins, true
	}
	return Won - turns, true
}

// value returns the value of a position for the root's side.
func (c camp) value(p *chess.Position, o *outlook) int { return c.balance(p, &o.score) }

// balance returns the value of the root's side minus the average of the other sides.
func (c camp) balance(p *chess.Position, scores *[chess.Armies]int) int {
	own := p.Side(c.root)
	ours, theirs, others, seen := 0, 0, 0, own
	for a, score := range scores {
		army := chess.Army(a)
		switch {
		case own.Has(army):
			ours += score
		case p.Playing(army):
			theirs += score
			if !seen.Has(army) {
				others++
				seen |= p.Side(army)
			}
		}
	}
	return ours - theirs/max(1, others)
}

// material returns the material balance for the root's side.
func (c camp) material(p *chess.Position, w *weights) int {
	var scores [chess.Armies]int
	for a := range scores {
		for kind := chess.Queen; kind <= chess.Pawn; kind++ {
			scores[a] += w.piece[kind] * p.Counted(chess.Army(a), kind)
		}
	}
	return c.balance(p, &scores)
}

// everybody returns the armies in the game.
func everybody(p *chess.Position) (all chess.ArmySet) {
	for a := range chess.Army(chess.Armies) {
		if p.Playing(a) {
			all = all.With(a)
		}
	}
	return all
}

// sides returns the number of sides left.
func sides(p *chess.Position) int {
	n := 0
	var seen chess.ArmySet
	for a := range everybody(p).All() {
		if !seen.Has(a) {
			n++
			seen |= p.Side(a)
		}
	}
	return n
}
