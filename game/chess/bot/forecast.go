package bot

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// kingLoss is what it costs to lose a king without which the game goes on, in hundredths of a pawn.
const kingLoss = 4000

// What turns with dice come to is averaged as a chance, from -sure for a loss to sure for a win: hundredths of a pawn say less and
// less the more there are. The chance is the same part of sure that even makes of itself and the value.
const (
	sure = 1_000_000
	even = 2500
)

// chanceOf returns a value as a chance.
func chanceOf(value int) int { return value * sure / (max(value, -value) + even) }

// valueOf returns a chance as a value.
func valueOf(chance int) int {
	chance = max(-sure+1000, min(sure-1000, chance))
	return chance * even / (sure - max(chance, -chance))
}

// A forecast is what the player of the root expects of the turns with dice that rivals have before its own.
type forecast struct {
	ctx     context.Context
	weights *weights
	camp    camp
	effort  turnEffort
}

// expected returns what a position after a turn is worth on average after the rivals' turns. What each of them does is added up as
// if the others did nothing.
func (f *forecast) expected(p *chess.Position) int {
	if value, over := f.camp.over(p, 1); over {
		return value
	}
	own, q := p.Side(f.camp.root), *p
	var o outlook
	o.look(p, f.weights)
	stand := chanceOf(f.camp.value(p, &o))
	sum := stand
	for range chess.Armies {
		if own.Has(q.Turn()) || f.ctx.Err() != nil {
			break
		}
		sum += f.average(&q) - stand
		q.Skip()
	}
	return valueOf(sum)
}

// average returns the chance after the turn of the army that is to roll, over all rolls.
func (f *forecast) average(p *chess.Position) int {
	replies := f.replies(p)
	sum := 0
	for _, r := range chess.Rolls() {
		sum += r.Of36 * replies[min(r.Dice.Moves(), f.effort.moves)]
	}
	return sum / 36
}

// A reply is how a rival's turn may go on, what that is worth to the rival, and what chance it leaves.
type reply struct {
	p      chess.Position
	value  int
	chance int
}

// replies returns the chances after the turn that the army which is to roll thinks best for itself, by how many moves it has: at
// most as many as the effort says. All are prefixes of one turn, so that a king is moved once in equal rolls too.
func (f *forecast) replies(p *chess.Position) (chances [6]int) {
	most := f.effort.moves
	strike := soonest(p, p.Side(f.camp.root), min(f.effort.strikes, most))
	start := reply{p: *p}
	start.p.Roll(unequal(most))
	open := []reply{start}
	early := reply{value: -endless} // the best turn that has ended before its last move
	for n := 1; n <= most; n++ {
		if n >= strike {
			chances[n] = f.struck(p)
			continue
		}
		var next []reply
		for i := range open {
			for _, m := range open[i].p.Moves() {
				r, ended := f.reply(&open[i].p, m, p.Turn())
				if !ended {
					next = f.keep(next, r)
				} else if r.value > early.value {
					early = r
				}
			}
		}
		open = next
		chances[n] = early.chance
		if len(open) > 0 && open[0].value > early.value {
			chances[n] = open[0].chance
		}
	}
	return chances
}

// keep puts a reply among the best ones, each position once, as many as the effort says. The best is the first.
func (f *forecast) keep(kept []reply, r reply) []reply {
	at := len(kept)
	for at > 0 && kept[at-1].value < r.value {
		at--
	}
	if at == f.effort.width || slices.ContainsFunc(kept, func(k reply) bool { return k.p.Key() == r.p.Key() }) {
		return kept
	}
	if len(kept) == f.effort.width {
		kept = kept[:len(kept)-1]
	}
	return slices.Insert(kept, at, r)
}

// struck returns the chance after the king of the root's side has been taken, as they can be before the turn.
func (f *forecast) struck(p *chess.Position) int {
	if p.Variant().Mode == chess.A1 || sides(p) == 2 && (p.Kings()&p.Side(f.camp.root)).Len() == 1 {
		return chanceOf(1 - Won)
	}
	var o outlook
	o.look(p, f.weights)
	return chanceOf(f.camp.value(p, &o) - kingLoss)
}

// reply returns a turn of an army with one more move, looked at as if it ended there, and reports whether it does.
func (f *forecast) reply(p *chess.Position, m chess.Move, turn chess.Army) (r reply, ended bool) {
	r.p = *p
	r.p.Do(m)
	_, over := r.p.Result()
	if ended = over || r.p.Turn() != turn; !ended {
		undo := r.p.Skip()
		defer func() { r.p.Undo(undo) }()
	}
	var o outlook
	o.look(&r.p, f.weights)
	var won bool
	if r.value, won = (camp{turn}).over(&r.p, 1); !won {
		r.value = camp{turn}.value(&r.p, &o)
	}
	value, lost := f.camp.over(&r.p, 1)
	if !lost {
		value = f.camp.value(&r.p, &o)
	}
	r.chance = chanceOf(value)
	return r, ended
}
