package bot

import (
	"context"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// kingLoss is the cost of losing a king without which the game goes on.
const kingLoss = 4 * logit

// forecast is the root player's expectation of the rivals' dice turns before its own next one.
type forecast struct {
	ctx    context.Context
	camp   camp
	effort turnEffort
}

// expected returns the average value of a position after a turn, over the rivals' turns. The effects of their turns are
// added as if they were independent.
func (f *forecast) expected(p *chess.Position) int {
	if value, over := f.camp.over(p, 1); over {
		return value
	}
	own, q := p.Side(f.camp.root), *p
	var o outlook
	o.look(p)
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

// average returns the chance after the turn of the army that is to roll, averaged over all rolls.
func (f *forecast) average(p *chess.Position) int {
	replies := f.replies(p)
	sum := 0
	for _, r := range chess.Rolls() {
		sum += r.Of36 * replies[min(r.Dice.Moves(), f.effort.moves)]
	}
	return sum / 36
}

// reply is a possible continuation of a rival's turn, its value for the rival, and the chance that it leaves.
type reply struct {
	p      chess.Position
	value  int
	chance int
}

// replies returns the chances after the turn that the rolling army considers best for itself, by the number of its
// moves, up to the limit of the effort. All are prefixes of one turn, so a king moves once even in equal rolls.
func (f *forecast) replies(p *chess.Position) (chances [6]int) {
	most := f.effort.moves
	strike := soonest(p, p.Side(f.camp.root), min(f.effort.strikes, most))
	start := reply{p: *p}
	start.p.Roll(unequal(most))
	open := []reply{start}
	early := reply{value: -endless} // the best turn that ended before its last move
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

// keep adds a reply to the best ones, each position once, up to the limit of the effort. The best comes first.
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

// struck returns the chance after kings of the root's side have been taken, where that is possible before its turn.
func (f *forecast) struck(p *chess.Position) int {
	if p.Variant().Mode == chess.A1 || sides(p) == 2 && (p.Kings()&p.Side(f.camp.root)).Len() == 1 {
		return chanceOf(1 - Won)
	}
	var o outlook
	o.look(p)
	return chanceOf(f.camp.value(p, &o) - kingLoss)
}

// reply returns a turn of an army extended by a move, rated as if it ended there, and reports whether it does.
func (f *forecast) reply(p *chess.Position, m chess.Move, turn chess.Army) (r reply, ended bool) {
	r.p = *p
	r.p.Do(m)
	_, over := r.p.Result()
	if ended = over || r.p.Turn() != turn; !ended {
		undo := r.p.Skip()
		defer func() { r.p.Undo(undo) }()
	}
	var o outlook
	o.look(&r.p)
	rival := camp{turn, f.camp.aim}
	var won bool
	if r.value, won = rival.over(&r.p, 1); !won {
		r.value = rival.value(&r.p, &o)
	}
	value, lost := f.camp.over(&r.p, 1)
	if !lost {
		value = f.camp.value(&r.p, &o)
	}
	r.chance = chanceOf(value)
	return r, ended
}
