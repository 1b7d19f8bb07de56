package table

import (
	"slices"
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// typing is a move as it is being typed: its squares one after another, as in c4d5 and b4c6d8, or a pawn's square and what it
// becomes, as in g7=Q. The signs of the text form may stand between the squares, and are not looked at.
type typing string

// longest is the longest move that can be typed: d10xe11xf12=Q is longer than any that is one.
const longest = 13

// begins reports whether a letter may begin a move.
func begins(r rune) bool {
	r = unicode.ToLower(r)
	return r >= 'a' && r <= 'n'
}

// add returns the typing with another sign; ok is false if no move has that there.
func (t typing) add(r rune) (next typing, ok bool) {
	r = unicode.ToLower(r)
	_, becomes, exchange := strings.Cut(string(t), "=")
	switch {
	case len(t) >= longest || t == "" && !begins(r):
		return t, false
	case exchange:
		ok = becomes == "" && strings.ContainsRune("qrbnp", r)
	default:
		ok = begins(r) || r >= '0' && r <= '9' || strings.ContainsRune("-x=", r)
	}
	if !ok {
		return t, false
	}
	return t + typing(r), true
}

// back returns the typing without its last sign.
func (t typing) back() typing { return t[:max(len(t)-1, 0)] }

// String returns what is shown: squares are written small, and what a pawn becomes large.
func (t typing) String() string {
	path, becomes, exchange := strings.Cut(string(t), "=")
	if !exchange {
		return path
	}
	return path + "=" + strings.ToUpper(becomes)
}

// read returns the squares that have been typed, one to three, and what a pawn is to become: Pawn if it is to stay one, NoKind if
// nothing is said. What can't be read is told in words.
func (t typing) read() (squares []chess.Square, becomes chess.Kind, wrong string) {
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

// squareLen returns how many signs at the beginning of a path are a square: a letter, and the digits behind it.
func squareLen(path string) int {
	n := 1
	for n < len(path) && path[n] >= '0' && path[n] <= '9' {
		n++
	}
	return n
}

// meant returns the legal moves that go over some squares, and the move that they mean if there is none, which the rules forbid.
// Of a pawn that arrives in the Castle there are several unless it is said what it becomes.
func meant(p *chess.Position, squares []chess.Square, becomes chess.Kind) (legal []chess.Move, illegal chess.Move) {
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
