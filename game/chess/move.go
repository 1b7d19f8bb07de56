package chess

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Move is one move of one piece. Moves compare with ==.
type Move struct {
	From     Square
	Via      Square // where the first leap of a double leap lands, otherwise NoSquare
	To       Square // equal to From when a pawn is exchanged on the spot
	Becomes  Kind   // what a pawn becomes in the Castle, otherwise NoKind
	Takes    bool   // captures on To
	TakesVia bool   // captures on Via
}

// Pass is the move of a player without any other.
var Pass = Move{From: NoSquare, Via: NoSquare, To: NoSquare}

// IsPass reports whether the move is Pass.
func (m Move) IsPass() bool { return m == Pass }

// Spot reports whether a pawn is exchanged on the spot.
func (m Move) Spot() bool { return m.From == m.To && m.Via == NoSquare && m.From != NoSquare }

// String returns the text form, as in c4-d5, c4xd4, b4-c6xd8, f6-g7=Q, g7=R and pass.
func (m Move) String() string {
	if m.IsPass() {
		return "pass"
	}
	var out strings.Builder
	out.WriteString(m.From.String())
	leg := func(to Square, takes bool) {
		if takes {
			out.WriteByte('x')
		} else {
			out.WriteByte('-')
		}
		out.WriteString(to.String())
	}
	if m.Via != NoSquare {
		leg(m.Via, m.TakesVia)
	}
	if !m.Spot() {
		leg(m.To, m.Takes)
	}
	if m.Becomes != NoKind {
		out.WriteByte('=')
		out.WriteString(m.Becomes.String())
	}
	return out.String()
}

// ParseMove reads the text form. It checks only the form; [Position.Check] says whether a move is legal.
func ParseMove(text string) (Move, error) {
	if text == "pass" {
		return Pass, nil
	}
	m, err := parseMove(text)
	if err != nil {
		return Move{}, fault.Errorf("%q is not a move: %w", text, err)
	}
	return m, nil
}

func parseMove(text string) (Move, error) {
	m := Move{Via: NoSquare}
	path, becomes, exchange := strings.Cut(text, "=")
	if exchange {
		var err error
		if m.Becomes, err = ParseKind(becomes); err != nil {
			return m, err
		}
		if most[m.Becomes] > 2 || m.Becomes == King {
			return m, fault.New("a pawn becomes Q, R, B or N")
		}
	}
	squares, takes, err := parsePath(path)
	if err != nil {
		return m, err
	}
	m.From, m.To = squares[0], squares[len(squares)-1]
	switch {
	case len(squares) == 1 && !exchange:
		return m, fault.New("it is written as c4-d5, c4xd4, b4-c6xd8, f6-g7=Q, g7=R or pass")
	case len(squares) == 2 && m.From == m.To:
		return m, fault.New("it ends where it begins")
	case exchange && (len(squares) > 2 || !m.To.Castle() || len(squares) == 2 && takes[0]):
		return m, fault.New("a pawn is exchanged on g7, g8, h7 or h8, without a capture")
	case len(squares) == 2:
		m.Takes = takes[0]
	case len(squares) == 3:
		m.Via, m.TakesVia, m.Takes = squares[1], takes[0], takes[1]
	}
	return m, nil
}

// parsePath reads one to three squares and the signs between them.
func parsePath(text string) (squares []Square, takes []bool, err error) {
	for {
		i := strings.IndexAny(text, "-x")
		word := text
		if i >= 0 {
			word = text[:i]
		}
		s, err := ParseSquare(word)
		if err != nil {
			return nil, nil, err
		}
		squares = append(squares, s)
		if i < 0 {
			return squares, takes, nil
		}
		if len(squares) == 3 {
			return nil, nil, fault.New("there are no more than two leaps")
		}
		takes = append(takes, text[i] == 'x')
		text = text[i+1:]
	}
}
