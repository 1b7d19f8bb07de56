package bot

import "github.com/superbridge/superbridge/game/chess"

// ReasonKind is the main reason for a move.
type ReasonKind uint8

// The reasons, the most important first.
const (
	OnlyMove       ReasonKind = iota // there is no other
	EntersCastle                     // the king enters the Castle and wins, or with dice sends queens home
	TakesKing                        // Piece is the king that is captured
	WinsCastleRace                   // the king gets to the Castle in Turns turns, whatever the others do
	StopsEntry                       // Piece is a rival's king that could have entered on Squares
	SavesKing                        // Piece is the side's own king, attacked from Squares
	Exchanges                        // a pawn becomes Piece
	WinsPiece                        // Piece is captured, and nothing as valuable is lost for it
	TradesPiece                      // Piece is captured, and the capturing one may be lost
	AttacksKing                      // Piece is a rival's king that is attacked
	SavesPiece                       // Piece was attacked and is brought to safety
	RacesToCastle                    // the king is Turns turns from the Castle now, over squares that nobody attacks
	HoldsCastle                      // Piece is in the Castle, where nobody can take it
	GuardsCastle                     // Piece newly attacks Squares beside the Castle
	NearsCastle                      // a pawn comes nearer to the Castle
	Develops                         // Piece gains mobility
	Waits                            // nothing in particular
)

// Reason is a reason for a move, in a form that a window can describe and show.
type Reason struct {
	Kind    ReasonKind
	Piece   chess.Piece
	Squares []chess.Square
	Turns   int
}

// reason returns the reason for a move.
func (t *thinking) reason(m try) Reason {
	if len(t.moves) == 1 {
		return Reason{Kind: OnlyMove}
	}
	before, after := t.p, t.p
	after.Do(m.move)
	e := explainer{t: t, move: m.move, before: &before, after: &after, piece: before.At(m.move.From)}
	for _, ask := range []func(try) (Reason, bool){
		e.wins, e.saves, e.captures, e.attacks, e.brings,
	} {
		if r, ok := ask(m); ok {
			return r
		}
	}
	return Reason{Kind: Waits, Piece: e.piece}
}

// explainer compares a move's positions before and after it.
type explainer struct {
	t             *thinking
	move          chess.Move
	before, after *chess.Position
	piece         chess.Piece // the piece that moves
}

// own returns the side that moves.
func (e *explainer) own() chess.ArmySet { return e.before.Side(e.before.Turn()) }

// enemies returns everybody else, as before the move.
func (e *explainer) enemies() chess.ArmySet { return everybody(e.before) &^ e.own() }

// taken returns the most valuable piece that the move captures, Empty if there is none.
func (e *explainer) taken() chess.Piece {
	taken := chess.Empty
	for _, at := range []struct {
		takes bool
		sq    chess.Square
	}{{e.move.Takes, e.move.To}, {e.move.TakesVia, e.move.Via}} {
		if piece := e.before.At(at.sq); at.takes && order[piece.Kind()] > order[taken.Kind()] {
			taken = piece
		}
	}
	return taken
}

// wins handles moves that win at once, or by the king's race.
func (e *explainer) wins(m try) (Reason, bool) {
	switch {
	case e.move.IsPass():
		return Reason{Kind: Waits}, true
	case e.piece.Kind() == chess.King && e.move.To.Castle():
		return Reason{Kind: EntersCastle, Piece: e.piece, Squares: []chess.Square{e.move.To}}, true
	case e.taken().Kind() == chess.King:
		return Reason{Kind: TakesKing, Piece: e.taken(), Squares: []chess.Square{e.move.To}}, true
	case e.piece.Kind() == chess.King && m.value > decided && board.steps[e.move.To] < board.steps[e.move.From]:
		return Reason{Kind: WinsCastleRace, Piece: e.piece, Turns: 1 + board.steps[e.move.To]}, true
	}
	return Reason{}, false
}

// saves handles moves that keep a rival's king out, or an own king alive.
func (e *explainer) saves(try) (Reason, bool) {
	own := e.own()
	for a := range e.before.Kings().All() {
		king := chess.PieceOf(a, chess.King)
		switch {
		case own.Has(a):
			if canTake(e.before, a, e.enemies()) && !canTake(e.after, a, everybody(e.after)&^e.after.Side(a)) {
				return Reason{Kind: SavesKing, Piece: king, Squares: e.before.Attackers(e.before.King(a))}, true
			}
		case canEnter(e.before, a) && !canEnter(e.after, a):
			return Reason{Kind: StopsEntry, Piece: king, Squares: e.before.Entries(a)}, true
		}
	}
	return Reason{}, false
}

// captures handles captures and exchanges.
func (e *explainer) captures(try) (Reason, bool) {
	at := []chess.Square{e.move.To}
	if e.move.Becomes != chess.NoKind {
		return Reason{Kind: Exchanges, Piece: chess.PieceOf(e.piece.Army(), e.move.Becomes), Squares: at}, true
	}
	taken := e.taken()
	if taken == chess.Empty {
		return Reason{}, false
	}
	if order[taken.Kind()] < order[e.piece.Kind()] && e.attacked(e.after, e.move.To) {
		return Reason{Kind: TradesPiece, Piece: taken, Squares: at}, true
	}
	return Reason{Kind: WinsPiece, Piece: taken, Squares: at}, true
}

// attacked reports whether an enemy attacks a square on which it may capture.
func (e *explainer) attacked(p *chess.Position, sq chess.Square) bool {
	return !sq.Castle() && hit(p, sq, e.enemies())
}

// attacks handles attacks on kings, and pieces that were attacked themselves.
func (e *explainer) attacks(try) (Reason, bool) {
	for a := range (e.after.Kings() & e.enemies()).All() {
		if canTake(e.after, a, e.own()) && !canTake(e.before, a, e.own()) {
			return Reason{Kind: AttacksKing, Piece: chess.PieceOf(a, chess.King), Squares: []chess.Square{e.after.King(a)}}, true
		}
	}
	if e.piece.Kind() != chess.Pawn && e.attacked(e.before, e.move.From) && !e.attacked(e.after, e.move.To) {
		return Reason{Kind: SavesPiece, Piece: e.piece, Squares: []chess.Square{e.move.From}}, true
	}
	return Reason{}, false
}

// brings handles moves that bring a piece to a better square.
func (e *explainer) brings(try) (Reason, bool) {
	from, to, kind := e.move.From, e.move.To, e.piece.Kind()
	a := e.piece.Army()
	was, is := hitsOf(e.before, a, kind, from), hitsOf(e.after, a, kind, to)
	var guarded []chess.Square
	for sq := range is.And(board.ring).Minus(was).All() {
		guarded = append(guarded, sq)
	}
	switch {
	case kind == chess.King && board.steps[to] < board.steps[from]:
		return Reason{Kind: RacesToCastle, Piece: e.piece, Turns: board.steps[to]}, true
	case kind == chess.King:
		return Reason{}, false
	case to.Castle():
		return Reason{Kind: HoldsCastle, Piece: e.piece, Squares: []chess.Square{to}}, true
	case kind == chess.Pawn && board.pawnWay[a][to] < min(board.pawnWay[a][from], farWay):
		return Reason{Kind: NearsCastle, Piece: e.piece}, true
	case len(guarded) > 0:
		return Reason{Kind: GuardsCastle, Piece: e.piece, Squares: guarded}, true
	case is.Len() > was.Len():
		return Reason{Kind: Develops, Piece: e.piece}, true
	}
	return Reason{}, false
}
