package chess

import (
	"iter"
	"strconv"
	"strings"
)

// board holds the pieces and their squares.
type board struct {
	squares [256]Piece        // by Square; rim on NoSquare
	armies  [Armies]SquareSet // squares of each army
}

// At returns the piece on a square, Empty for NoSquare too.
func (b *board) At(s Square) Piece {
	if s >= Squares {
		return Empty
	}
	return b.squares[s]
}

// Board returns the piece on each square. Callers must not change it.
func (b *board) Board() *[Squares]Piece { return (*[Squares]Piece)(b.squares[:Squares]) }

// Pieces yields all pieces in the order of their squares.
func (b *board) Pieces() iter.Seq2[Square, Piece] {
	return func(yield func(Square, Piece) bool) {
		for s := range b.Occupied().All() {
			if !yield(s, b.squares[s]) {
				return
			}
		}
	}
}

// Occupied returns the squares with pieces.
func (b *board) Occupied() SquareSet {
	return b.armies[Red].Or(b.armies[Blue]).Or(b.armies[Yellow]).Or(b.armies[Green])
}

// Army returns the squares of an army's pieces.
func (b *board) Army(a Army) SquareSet { return b.armies[a] }

// replace puts a piece, or Empty, on a square in place of what is there.
func (b *board) replace(s Square, piece Piece) {
	if now := b.squares[s]; now != Empty {
		b.armies[now.army()].remove(s)
	}
	if piece != Empty {
		b.armies[piece.army()].add(s)
	}
	b.squares[s] = piece
}

// home returns the square to which a king is sent home: its start square, else the first free start square of its army,
// else of its territory, else of the board.
func (b *board) home(l Layout, a Army) Square {
	for _, placed := range starts[l][a] {
		if b.squares[placed.Square] == Empty {
			return placed.Square
		}
	}
	fallback := NoSquare
	for s := range Square(Squares) {
		if b.squares[s] != Empty || s.Castle() {
			continue
		}
		if s.Territory() == a.Number() {
			return s
		}
		if fallback == NoSquare {
			fallback = s
		}
	}
	return fallback
}

// placement returns the ranks of the text form, from the top.
func (b *board) placement() string {
	var out strings.Builder
	for y := edge; y >= 1; y-- {
		empty := 0
		flush := func() {
			if empty > 0 {
				out.WriteString(strconv.Itoa(empty))
			}
			empty = 0
		}
		for x := 1; x <= edge; x++ {
			s := SquareAt(x, y)
			switch {
			case s == NoSquare:
			case b.squares[s] == Empty:
				empty++
			default:
				flush()
				out.WriteString(b.squares[s].String())
			}
		}
		flush()
		if y > 1 {
			out.WriteByte('/')
		}
	}
	return out.String()
}
