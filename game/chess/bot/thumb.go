package bot

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/chess"
)

// The probabilities of oversights, in per cent. Only a beginner overlooks kings.
const (
	overlooksReply = 35 // the next army's reply to a move
	overlooksKing  = 15 // that an own king can be taken, or a rival's can enter the Castle
)

// thumb returns a beginner's rating of the moves, the best first: roughly how the board looks after each, and what may
// be captured then. A king is taken and the Castle is entered whenever possible.
func (t *thinking) thumb() []try {
	chance := t.chance()
	tries := make([]try, len(t.moves))
	reply, king := chance.IntN(100) >= overlooksReply, chance.IntN(100) >= overlooksKing || t.player.Level != Beginner
	for i, m := range t.moves {
		value := t.after(m)
		if value < decided {
			value += t.pawns(t.slip(chance))
			if reply {
				value -= t.pawns(t.loss(m))
			}
			if king && t.blunders(m) {
				value -= 5000
			}
		}
		tries[i] = try{move: m, value: value, exact: true, line: []chess.Move{m}}
	}
	slices.SortStableFunc(tries, func(a, b try) int { return cmp.Compare(b.value, a.value) })
	return tries
}

// pawns returns the value of hundredths of a pawn, roughly.
func (t *thinking) pawns(hundredths int) int { return hundredths * t.slope / logFactor }

// slip returns a beginner's error about a move.
func (t *thinking) slip(chance *rand.Rand) int {
	return chance.IntN(2*t.effort.noise+1) - t.effort.noise
}

// loss returns the value of the piece that has moved if it can be taken on its new square and isn't defended, or if a
// pawn can take it.
func (t *thinking) loss(m chess.Move) int {
	if m.IsPass() || m.To.Castle() {
		return 0
	}
	p := t.p
	own := p.Side(p.At(m.From).Army())
	p.Do(m)
	if !hit(&p, m.To, everybody(&p)&^own) {
		return 0
	}
	worth := weightsFor(&p).piece(p.At(m.To).Kind())
	if hit(&p, m.To, own) {
		return worth / 2
	}
	return worth
}

// blunders reports whether a move leaves an own king to be taken, or lets a rival's king enter the Castle.
func (t *thinking) blunders(m chess.Move) bool {
	p := t.p
	own := p.Side(p.Turn())
	p.Do(m)
	for a := range p.Kings().All() {
		if own.Has(a) && canTake(&p, a, everybody(&p)&^own) || !own.Has(a) && canEnter(&p, a) {
			return true
		}
	}
	return false
}
