// Package spoken says a game of octagonal chess in words, and plays it by lines: it is a [spoken.Game] of the kit. All see the whole
// board.
package spoken

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// kinds are the kinds of pieces in the order in which they are told.
var kinds = []chess.Kind{chess.King, chess.Queen, chess.Rook, chess.Bishop, chess.Knight, chess.Pawn}

// where says which turn it is, of which variant.
func where(g chess.Game) string {
	p := g.Position()
	turn := text.T("chess.turn", "N", p.Number())
	if last := g.Rules().LastTurn(); last > 0 {
		turn = text.T("chess.turn-of-last", "N", p.Number(), "Last", last)
	}
	return spoken.Sentences(spoken.Sentence(chesstext.Variant(p.Variant())), spoken.Sentence(turn))
}

// board says the pieces of each army that is on the board, a line for each.
func (t *Table) board(p *chess.Position) (lines []string) {
	for a := range p.Variant().Armies().All() {
		if line := t.army(p, a); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// army says the pieces of an army with their squares, or "" if there are none.
func (t *Table) army(p *chess.Position, a chess.Army) string {
	var parts []string
	for _, k := range kinds {
		if squares := of(p, a, k); len(squares) > 0 {
			parts = append(parts, text.T("spoken.chess.at", "Piece", chesstext.Kind(k), "Squares", strings.Join(squares, " ")))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return text.T("spoken.chess.army", "Army", t.called(a), "Pieces", strings.Join(parts, "; "))
}

// of returns the squares of an army's pieces of a kind.
func of(p *chess.Position, a chess.Army, k chess.Kind) (squares []string) {
	for s, piece := range p.Pieces() {
		if piece.Army() == a && piece.Kind() == k {
			squares = append(squares, s.String())
		}
	}
	return squares
}

// called names an army with its player, as in Blue (Clara).
func (t *Table) called(a chess.Army) string {
	name, there := t.names[a]
	army := chesstext.Army(a)
	switch {
	case !there || name == army:
		return army
	case name == "":
		name = text.T("spoken.chess.you")
	}
	return text.T("spoken.chess.called", "Army", army, "Name", name)
}

// player names the player with a seat: you, a name, or a colour.
func (t *Table) player(a chess.Army) string {
	switch name, there := t.names[a]; {
	case !there:
		return chesstext.Army(a)
	case name == "":
		return text.T("chess.you")
	default:
		return name
	}
}

// rank says what stands on a rank, 1 to 14, from the left.
func (t *Table) rank(p *chess.Position, rank int) string {
	var parts []string
	for s, piece := range p.Pieces() {
		if s.Y() == rank {
			parts = append(parts, placed(s, piece))
		}
	}
	if len(parts) == 0 {
		return text.T("spoken.chess.rank-empty", "N", rank)
	}
	return text.T("spoken.chess.rank", "N", rank, "Pieces", strings.Join(parts, ", "))
}

// placed says a piece with its square, as in d5 pawn (Blue).
func placed(s chess.Square, piece chess.Piece) string {
	return text.T("spoken.chess.placed", "Square", s.String(), "Piece", named(piece))
}

// named says a piece with its army, as in pawn (Blue).
func named(piece chess.Piece) string {
	return text.T("spoken.chess.piece", "Piece", chesstext.Kind(piece.Kind()), "Army", chesstext.Army(piece.Army()))
}

// attacks says what stands on a square, the enemies that attack it, and the pieces that may go there in this turn.
func attacks(p *chess.Position, s chess.Square) []string {
	on := text.T("spoken.chess.nothing-on", "Square", s.String())
	if piece := p.At(s); piece != chess.Empty {
		on = spoken.Sentence(placed(s, piece))
	}
	var by []string
	for _, from := range p.Attackers(s) {
		by = append(by, placed(from, p.At(from)))
	}
	lines := []string{on}
	switch {
	case len(by) > 0:
		lines = append(lines, text.T("spoken.chess.attacked", "Pieces", strings.Join(by, ", ")))
	case p.At(s) != chess.Empty:
		lines = append(lines, text.T("spoken.chess.no-attack"))
	}
	if to := reaching(p, s); len(to) > 0 {
		lines = append(lines, text.T("spoken.chess.reached", "Pieces", strings.Join(to, ", ")))
	}
	return lines
}

// reaching returns the pieces that may go to a square in this turn.
func reaching(p *chess.Position, s chess.Square) (pieces []string) {
	for _, m := range p.Moves() {
		if words := placed(m.From, p.At(m.From)); m.To == s && m.From != s && !slices.Contains(pieces, words) {
			pieces = append(pieces, words)
		}
	}
	return pieces
}

// moves says the legal moves from some squares, a line for each piece that has any.
func moves(p *chess.Position, from []chess.Square) (lines []string) {
	all := p.Moves()
	for _, s := range from {
		var to []string
		for _, m := range all {
			if m.From == s && m.From != m.To {
				words := target(p, m)
				if !slices.Contains(to, words) { // the kinds that a pawn can become
					to = append(to, words)
				}
			}
		}
		if len(to) > 0 {
			lines = append(lines, text.T("spoken.chess.moves", "From", placed(s, p.At(s)), "To", strings.Join(to, ", ")))
		}
	}
	if len(lines) == 0 {
		return []string{text.T("spoken.chess.no-moves")}
	}
	return lines
}

// target says where a move goes, and what it takes.
func target(p *chess.Position, m chess.Move) string {
	words := m.To.String()
	if m.Via != chess.NoSquare {
		words = text.T("spoken.chess.to", "From", m.Via.String(), "To", words)
	}
	return capturing(p, m, words)
}

// moved says a move: pawn c4 to d5, taking knight (Blue).
func moved(p *chess.Position, m chess.Move) string {
	if m.Spot() {
		return chesstext.Move(m)
	}
	path := m.From.String()
	for _, s := range []chess.Square{m.Via, m.To} {
		if s != chess.NoSquare {
			path = text.T("spoken.chess.to", "From", path, "To", s.String())
		}
	}
	return capturing(p, m, text.T("spoken.chess.moved", "Piece", chesstext.Kind(p.At(m.From).Kind()), "Path", path))
}

// capturing adds what a move takes to words on it.
func capturing(p *chess.Position, m chess.Move, words string) string {
	var taken []string
	for _, s := range []chess.Square{m.Via, m.To} {
		if s != chess.NoSquare && s != m.From && p.At(s) != chess.Empty && (s == m.To && m.Takes || s == m.Via && m.TakesVia) {
			taken = append(taken, named(p.At(s)))
		}
	}
	if len(taken) == 0 {
		return words
	}
	return text.T("spoken.chess.taking", "Move", words, "Taken", strings.Join(taken, ", "))
}

// event says an event; before and after are the positions around it.
func (t *Table) event(before, after *chess.Position, e chess.Event) string {
	m, isMove := e.Move()
	if !isMove {
		return chesstext.Event(before, e)
	}
	told := chesstext.Told(before, after, m)
	if m.IsPass() {
		return spoken.Sentences(told...)
	}
	return spoken.Sentences(append([]string{spoken.Sentence(text.T("chess.told", "Army", t.called(before.Turn()), "Move", moved(before, m)))}, told...)...)
}
