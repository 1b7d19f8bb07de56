// Package typing reads moves of octagonal chess as they are typed, sign by sign.
package typing

import (
	"slices"
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/chess"
	_ "github.com/superbridge/superbridge/ui/chess/text" // has what is wrong with a move
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Typing is a typed move: its squares one after another, as in c4d5 and b4c6d8, or a pawn's square and its exchange, as
// in g7=Q. The signs of the text form may stand between the squares, and are ignored.
type Typing string

// longest is the longest move that can be typed: d10xe11xf12=Q is longer than any that is one.
const longest = 13

// Begins reports whether a letter may begin a move.
func Begins(r rune) bool {
	r = unicode.ToLower(r)
	return r >= 'a' && r <= 'n'
}

// Add returns the typing with another sign; ok is false if no move has that there.
func (t Typing) Add(r rune) (next Typing, ok bool) {
	r = unicode.ToLower(r)
	_, becomes, exchange := strings.Cut(string(t), "=")
	switch {
	case len(t) >= longest || t == "" && !Begins(r):
		return t, false
	case exchange:
		ok = becomes == "" && strings.ContainsRune("qrbnp", r)
	default:
		ok = Begins(r) || r >= '0' && r <= '9' || strings.ContainsRune("-x=", r)
	}
	if !ok {
		return t, false
	}
	return t + Typing(r), true
}

// Back returns the typing without its last sign.
func (t Typing) Back() Typing { return t[:max(len(t)-1, 0)] }

// String returns the text as shown: squares in lower case, and an exchange in upper case.
func (t Typing) String() string {
	path, becomes, exchange := strings.Cut(string(t), "=")
	if !exchange {
		return path
	}
	return path + "=" + strings.ToUpper(becomes)
}

// Read returns the typed squares, one to three, and the exchange of a pawn: Pawn if it should stay one, NoKind if
// unspecified. If the text can't be read, wrong says why.
func (t Typing) Read() (squares []chess.Square, becomes chess.Kind, wrong string) {
	path, kind, exchange := strings.Cut(string(t), "=")
	if exchange {
		var err error
		if becomes, err = chess.ParseKind(strings.ToUpper(kind)); err != nil {
			return nil, 0, text.T("chess.typed-kind")
		}
	}
	for path != "" {
		if path = strings.TrimLeft(path, "-x"); path == "" {
			break
		}
		word := path[:squareLen(path)]
		square, err := chess.ParseSquare(word)
		switch {
		case err != nil && len(word) > 1:
			return nil, 0, text.T("chess.typed-no-square", "Square", word)
		case err != nil:
			return nil, 0, text.T("chess.typed-half")
		}
		squares, path = append(squares, square), path[len(word):]
	}
	if len(squares) == 0 || len(squares) > 3 || len(squares) == 1 && !exchange {
		return nil, 0, text.T("chess.typed-half")
	}
	return squares, becomes, ""
}

// squareLen returns the number of characters at the beginning of a path that form a square: a letter, and its digits.
func squareLen(path string) int {
	n := 1
	for n < len(path) && path[n] >= '0' && path[n] <= '9' {
		n++
	}
	return n
}

// Meant returns the legal moves over some squares or, if there is none, the illegal move that they mean. A pawn that
// arrives in the Castle has several unless the exchange is given.
func Meant(p *chess.Position, squares []chess.Square, becomes chess.Kind) (legal []chess.Move, illegal chess.Move) {
	m := chess.Move{From: squares[0], Via: chess.NoSquare, To: squares[len(squares)-1], Becomes: becomes}
	if len(squares) == 3 {
		m.Via = squares[1]
		m.TakesVia = p.At(m.Via) != chess.Empty
	}
	m.Takes = m.From != m.To && p.At(m.To) != chess.Empty
	said := becomes != chess.NoKind
	if becomes == chess.Pawn {
		m.Becomes = chess.NoKind
	}
	legal = slices.DeleteFunc(p.Moves(), func(l chess.Move) bool {
		return l.From != m.From || l.Via != m.Via || l.To != m.To || said && l.Becomes != m.Becomes
	})
	return legal, m
}
