package chess

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Kind is a kind of piece.
type Kind uint8

// The kinds, in the order of the rules. (Rules: octagonal-chess, Text forms.)
const (
	NoKind Kind = iota
	King
	Queen
	Bishop
	Knight
	Rook
	Pawn
)

const kindLetters = "-KQBNRP"

// String returns the letter K, Q, B, N, R or P, and "-" for none.
func (k Kind) String() string {
	if k > Pawn {
		k = NoKind
	}
	return kindLetters[k : k+1]
}

// Letter returns the letter K, Q, B, N, R or P, and "-" for none.
func (k Kind) Letter() string { return k.String() }

// ParseKind reads the letter K, Q, B, N, R or P.
func ParseKind(text string) (Kind, error) {
	if i := strings.Index(kindLetters, text); i > 0 && len(text) == 1 {
		return Kind(i), nil
	}
	return NoKind, fault.Errorf("%q is not a piece: they are K, Q, B, N, R and P", text)
}

// most is the maximum number of each kind that an army ever has.
var most = [...]uint8{King: 1, Queen: 1, Bishop: 2, Knight: 2, Rook: 2, Pawn: 7}

// Piece is a kind and its army. The zero Piece is an empty square.
type Piece uint8

// Empty is no piece; rim is the piece on NoSquare, so that nothing moves there.
const (
	Empty Piece = 0
	rim   Piece = 31
	// pieces exceeds every Piece.
	pieces = 32
)

// PieceOf returns the piece of an army and a kind, Empty for NoKind.
func PieceOf(a Army, k Kind) Piece {
	if k == NoKind {
		return Empty
	}
	return Piece(a<<3) | Piece(k)
}

// Army returns the piece's army, NoArmy for Empty.
func (p Piece) Army() Army {
	if p == Empty {
		return NoArmy
	}
	return p.army()
}

// army is Army for pieces other than Empty.
func (p Piece) army() Army { return Army(p>>3) & 3 }

// Kind returns the piece's kind, NoKind for Empty.
func (p Piece) Kind() Kind { return Kind(p & 7) }

// String returns army and kind, as in rK, and "-" for Empty.
func (p Piece) String() string {
	if p == Empty {
		return "-"
	}
	return p.Army().String() + p.Kind().String()
}

// ParsePiece reads army and kind, as in gP.
func ParsePiece(text string) (Piece, error) {
	if len(text) == 2 {
		a, errArmy := ParseArmy(text[:1])
		k, errKind := ParseKind(text[1:])
		if errArmy == nil && errKind == nil {
			return PieceOf(a, k), nil
		}
	}
	return Empty, fault.Errorf("%q is not a piece: it is an army and a kind, as rK", text)
}

// Pool counts, by kind, the pieces that an army's pawns may become: a queen and two each of rooks, bishops and
// knights, minus those on the board.
type Pool [Pawn + 1]uint8

// exchanges are the kinds in a pool, in the order in which exchanges are listed.
var exchanges = [...]Kind{Queen, Rook, Bishop, Knight}

// Has reports whether a pawn may become a piece of the kind.
func (p Pool) Has(k Kind) bool { return k <= Pawn && p[k] > 0 }

// Empty reports whether the pool is empty.
func (p Pool) Empty() bool { return p == Pool{} }

// String returns the letters of the pieces in the pool, as in QRB, and "-" for an empty one.
func (p Pool) String() string {
	var out strings.Builder
	for _, k := range exchanges {
		out.WriteString(strings.Repeat(k.String(), int(p[k])))
	}
	if out.Len() == 0 {
		return "-"
	}
	return out.String()
}
