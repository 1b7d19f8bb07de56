package bot

import "github.com/superbridge/superbridge/game/chess"

// camp is one of the two camps of a search: the side of the army in turn at the root, and everybody else. Sides change
// within the tree, as kings are captured, so it is determined in each position.
type camp struct {
	root chess.Army
	aim  Aim
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
		return c.part(p, oddsRange), true
	}
	return Won - turns, true
}

// value returns the value of a position for the root army.
func (c camp) value(p *chess.Position, o *outlook) int { return c.balance(p, &o.odds) }

// balance returns the value for the root army from the log-odds of each army's side.
func (c camp) balance(p *chess.Position, odds *[chess.Armies]int) int {
	own := p.Side(c.root)
	rest, first := 0, true
	for seen, a := own, chess.Army(0); a < chess.Armies; a++ {
		if seen.Has(a) || !p.Playing(a) {
			continue
		}
		seen |= p.Side(a)
		if first {
			rest, first = odds[a], false
		} else {
			rest = either(rest, odds[a])
		}
	}
	return c.part(p, odds[c.root]-rest)
}

// part returns the value for the root army where its side has the given one: without a king of its own, only a part of
// the points of a win is its own, or counts.
func (c camp) part(p *chess.Position, value int) int {
	if p.King(c.root) != chess.NoSquare {
		return value
	}
	switch {
	case p.Variant().Mode == chess.A2 && c.aim == Result:
		return alliedShare().at(value)
	case p.Variant().Mode == chess.A2:
		return alliedKing().at(value)
	case p.Variant().Mode == chess.B && c.aim == OwnKing:
		return pairKing().at(value)
	}
	return value
}

// drawn returns the value of a draw: the owners of kings share the points in A1 and A2, the pairs in B.
func (c camp) drawn(p *chess.Position) int {
	switch kings := p.Kings(); {
	case p.Variant().Mode == chess.B:
		return 0
	case !kings.Has(c.root):
		return -oddsRange
	default:
		return drawnOdds[kings.Len()]
	}
}

// material returns the value that the material alone stands for.
func (c camp) material(p *chess.Position) int {
	w := weightsFor(p)
	var strength, odds [chess.Armies]int
	for a := range strength {
		for kind := chess.Queen; kind <= chess.Pawn; kind++ {
			strength[a] += w.piece(kind) * p.Counted(chess.Army(a), kind)
		}
	}
	for a := range odds {
		sum := 0
		for own := range p.Side(chess.Army(a)).All() {
			sum += strength[own]
		}
		odds[a] = w.odds(sum)
	}
	return c.balance(p, &odds)
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
