package review

import "github.com/superbridge/superbridge/game/chess"

// line is a line tried from a place: the games after each of its moves, and the number of these on the board. The zero
// value is none.
type line struct {
	games []chess.Game
	shown int
}

// newLine returns the line of moves from a game, with one of them on the board. It ends before an impossible move, as
// when dice are to be rolled.
func newLine(from chess.Game, moves []chess.Move) (l line) {
	for _, move := range moves {
		next, err := from.Apply(chess.MoveEvent(move))
		if err != nil {
			break
		}
		l.games = append(l.games, next)
		from = next
	}
	l.shown = min(1, len(l.games))
	return l
}

// game returns the game with the line's moves on the board; ok is false if there are none.
func (l line) game() (g chess.Game, ok bool) {
	if l.shown == 0 {
		return g, false
	}
	return l.games[l.shown-1], true
}

// with returns the line with another move behind those that are on the board.
func (l line) with(from chess.Game, move chess.Move) (line, error) {
	if g, ok := l.game(); ok {
		from = g
	}
	next, err := from.Apply(chess.MoveEvent(move))
	if err != nil {
		return l, err
	}
	games := append(append([]chess.Game{}, l.games[:l.shown]...), next)
	return line{games, len(games)}, nil
}

// step puts more or fewer moves on the board, as many as there are.
func (l line) step(by int) line {
	l.shown = min(max(l.shown+by, 0), len(l.games))
	return l
}

// moves returns the moves on the board, starting at the place where the line begins.
func (l line) moves() (moves []chess.Move) {
	for _, g := range l.games[:l.shown] {
		e, _ := g.Last()
		move, _ := e.Move()
		moves = append(moves, move)
	}
	return moves
}
