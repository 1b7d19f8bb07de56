package bot

import "github.com/superbridge/superbridge/game/chess"

// strike returns at most a number of moves of the army in turn, the last of which takes one of the kings or wins in the
// Castle; nil if there are none.
func strike(p *chess.Position, kings chess.ArmySet, most int) []chess.Move {
	turn := p.Turn()
	for _, m := range p.AppendCaptures(nil) {
		taken := p.At(m.To)
		if m.TakesVia && p.At(m.Via).Kind() == chess.King {
			taken = p.At(m.Via)
		}
		if taken.Kind() == chess.King && kings.Has(taken.Army()) || wins(p, m) {
			return []chess.Move{m}
		}
	}
	if most <= 1 {
		return nil
	}
	for _, m := range p.Moves() {
		undo := p.Do(m)
		var line []chess.Move
		if p.Turn() == turn && p.Left() > 0 {
			line = strike(p, kings, most-1)
		}
		p.Undo(undo)
		if line != nil {
			return append([]chess.Move{m}, line...)
		}
	}
	return nil
}

// wins reports whether a king's move wins in the Castle.
func wins(p *chess.Position, m chess.Move) bool {
	if !m.To.Castle() || p.At(m.From).Kind() != chess.King {
		return false
	}
	undo := p.Do(m)
	_, over := p.Result()
	p.Undo(undo)
	return over
}

// soonest returns the number of moves with which the army to roll takes one of the kings or wins in the Castle, if it
// rolls that many, or most+1 if it needs more.
func soonest(p *chess.Position, kings chess.ArmySet, most int) int {
	for n := 1; n <= most; n++ {
		rolled := *p
		rolled.Roll(unequal(n))
		if strike(&rolled, kings, n) != nil {
			return n
		}
	}
	return most + 1
}

// unequal returns a roll of unequal dice with a number of moves, 1 to 5.
func unequal(moves int) chess.Dice { return chess.Dice{A: uint8(moves + 1), B: uint8(moves)} }
