package bot

import (
	"context"
	"sync"

	"github.com/superbridge/superbridge/game/chess"
)

// ending is a table for king and one piece, other than a pawn, against a king: for the king to move, the turns to a
// win, the negative of the turns to a loss, and 0 for a draw or an impossible placement. It is computed backwards from
// the end (retrograde analysis). The board is symmetric under quarter turns, so the first king is always in one
// quarter.
type ending struct {
	kind   chess.Kind
	values []int8
}

// homes is the number of squares in the quarter; sizes of tables follow from it.
const (
	homes      = (chess.Squares - 4) / 4
	placements = homes * chess.Squares * chess.Squares * 2
)

// quarter maps squares to the quarter, and gives the number of quarter turns of the board needed.
type quarter struct {
	home  [chess.Squares]int // index among the homes
	turns [chess.Squares]int
	after [4][chess.Squares]chess.Square // a square's image after a number of quarter turns
	at    [homes]chess.Square
}

var quarters = newQuarter()

func newQuarter() *quarter {
	var q quarter
	for sq := range chess.Square(chess.Squares) {
		to := sq
		for n := range q.after {
			q.after[n][sq] = to
			to = chess.SquareAt(to.Y(), 15-to.X())
		}
	}
	n := 0
	for sq := range chess.Square(chess.Squares) {
		if sq.X() > 7 || sq.Y() > 7 || sq.Castle() {
			continue
		}
		q.at[n] = sq
		for turns := range q.after {
			from := q.after[(4-turns)%4][sq]
			q.home[from], q.turns[from] = n, turns
		}
		n++
	}
	return &q
}

// index returns the index of a placement: the king with the piece, the lone king, the piece, and whether the lone king
// is to move.
func index(strong, weak, piece chess.Square, alone int) int32 {
	q := quarters
	turn := &q.after[q.turns[strong]]
	return int32(((q.home[strong]*chess.Squares+int(turn[weak]))*chess.Squares+int(turn[piece]))*2 + alone)
}

// retro computes an ending backwards.
type retro struct {
	ending
	left   []uint8   // by placement, the number of moves not known to lose
	found  [][]int32 // by turns, the placements decided in that many
	wins   [][]int32 // by turns, placements won by then at the latest, by capturing the piece
	losses [][]int32 // by turns, placements where such a capture loses after that many
	board  struct{ strong, weak, piece chess.Square }
}

// newEnding computes the ending of a kind of piece, in a few tenths of a second, or returns nil if ctx is cancelled.
func newEnding(ctx context.Context, kind chess.Kind) *ending {
	const most = 127
	r := &retro{ending: ending{kind, make([]int8, placements)}, left: make([]uint8, placements)}
	r.found, r.wins, r.losses = make([][]int32, most+1), make([][]int32, most+1), make([][]int32, most+1)
	for home := range homes {
		if ctx.Err() != nil {
			return nil
		}
		r.begin(quarters.at[home])
	}
	for turns := 1; turns < most; turns++ {
		if ctx.Err() != nil {
			return nil
		}
		r.turn(turns)
	}
	return &r.ending
}

// begin examines all placements with the king on a square: those won at once, and the number of moves in the others.
func (r *retro) begin(strong chess.Square) {
	b := &r.board
	b.strong = strong
	for b.weak = range chess.Square(chess.Squares) {
		if b.weak == strong || b.weak.Castle() {
			continue
		}
		for b.piece = range chess.Square(chess.Squares) {
			if b.piece != strong && b.piece != b.weak {
				r.both()
				r.alone()
			}
		}
	}
}

// both starts with the placement on the board in which the king with the piece is to move.
func (r *retro) both() {
	b, at := &r.board, index(r.board.strong, r.board.weak, r.board.piece, 0)
	reach := r.reach(b.piece)
	if r.enters(b.strong) || board.king[b.strong].Has(b.weak) || reach.Has(b.weak) {
		r.decide(at, 1)
		return
	}
	steps := board.king[b.strong].Minus(board.castle)
	r.left[at] = uint8(steps.Without(b.piece).Len() + reach.Without(b.strong).Len())
}

// alone starts with the placement on the board in which the lone king is to move. It may capture the piece, leaving two
// kings.
func (r *retro) alone() {
	b, at := &r.board, index(r.board.strong, r.board.weak, r.board.piece, 1)
	if r.enters(b.weak) || board.king[b.weak].Has(b.strong) {
		r.decide(at, 1)
		return
	}
	r.left[at] = uint8(board.king[b.weak].Minus(board.castle).Len())
	if !board.king[b.weak].Has(b.piece) || b.piece.Castle() {
		return
	}
	if after := duels()[b.strong][b.piece]; after < 0 {
		r.wins[1-after] = append(r.wins[1-after], at)
	} else {
		r.losses[after] = append(r.losses[after], at)
	}
}

// enters reports whether a king on a square may enter the Castle.
func (r *retro) enters(king chess.Square) bool {
	return !board.king[king].And(board.castle).Without(r.board.piece).Empty()
}

// reach returns the squares that the piece reaches, kings included.
func (r *retro) reach(from chess.Square) (reach chess.SquareSet) {
	if r.kind == chess.Knight {
		return board.knight[from]
	}
	if r.kind == chess.Bishop {
		reach = board.beside[from]
	}
	for d := range directions {
		if r.kind == chess.Rook && d%2 == 1 || r.kind == chess.Bishop && d%2 == 0 {
			continue
		}
		for _, to := range board.rays[from][d] {
			reach[to>>6] |= 1 << (to & 63)
			if to == r.board.strong || to == r.board.weak {
				break
			}
		}
	}
	return reach
}

// decide sets the value of an undecided placement.
func (r *retro) decide(at int32, value int) {
	if r.values[at] == 0 {
		r.values[at] = int8(value)
		r.found[max(value, -value)] = append(r.found[max(value, -value)], at)
	}
}

// lose removes one of the moves that may not lose, and decides the placement when none is left.
func (r *retro) lose(at int32, turns int) {
	if r.left[at]--; r.left[at] == 0 {
		r.decide(at, -turns)
	}
}

// turn derives what follows from everything decided in a number of turns.
func (r *retro) turn(turns int) {
	for _, at := range r.wins[turns] {
		r.decide(at, turns)
	}
	for _, at := range r.losses[turns] {
		r.lose(at, turns+1)
	}
	b := &r.board
	for i := 0; i < len(r.found[turns]); i++ {
		at := r.found[turns][i]
		place := int(at) / 2
		b.piece, b.weak = chess.Square(place%chess.Squares), chess.Square(place/chess.Squares%chess.Squares)
		b.strong = quarters.at[place/chess.Squares/chess.Squares]
		lost := r.values[at] < 0
		if at%2 == 0 {
			for from := range board.king[b.weak].Minus(board.castle).Without(b.piece).Without(b.strong).All() {
				r.before(index(b.strong, from, b.piece, 1), lost, turns+1)
			}
			continue
		}
		for from := range board.king[b.strong].Minus(board.castle).Without(b.piece).Without(b.weak).All() {
			r.before(index(from, b.weak, b.piece, 0), lost, turns+1)
		}
		for from := range r.reach(b.piece).Without(b.strong).Without(b.weak).All() {
			r.before(index(b.strong, b.weak, from, 0), lost, turns+1)
		}
	}
}

// before examines a placement from which a lost or won one is reached, from the view of the side to move there.
func (r *retro) before(at int32, lost bool, turns int) {
	switch {
	case r.values[at] != 0:
	case lost:
		r.decide(at, turns)
	default:
		r.lose(at, turns)
	}
}

// endings caches the known endings, by kind.
var endings struct {
	sync.Mutex
	of [chess.Pawn]*ending
}

// endingFor returns the ending of a kind, which is computed when first needed, or nil if ctx is cancelled.
func endingFor(ctx context.Context, kind chess.Kind) *ending {
	endings.Lock()
	e := endings.of[kind]
	endings.Unlock()
	if e != nil {
		return e
	}
	if e = newEnding(ctx, kind); e != nil {
		endings.Lock()
		endings.of[kind] = e
		endings.Unlock()
	}
	return e
}
