package puzzle

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
)

// Kind is a goal of the solver.
type Kind uint8

// The kinds.
const (
	WinKing     Kind = iota // capture a king
	EnterCastle             // bring the own king into the Castle
	SaveKing                // let nobody capture the own king
)

var kindNames = [...]string{"king", "castle", "save"}

// String returns the word of the text form: king, castle or save.
func (k Kind) String() string {
	if int(k) >= len(kindNames) {
		return fmt.Sprintf("Kind(%d)", uint8(k))
	}
	return kindNames[k]
}

// MostTurns is the largest number of own turns that a puzzle allows.
const MostTurns = 4

// Puzzle is a problem with its solution.
type Puzzle struct {
	Kind  Kind
	Turns int            // of the solver, 1 to MostTurns
	Start chess.Position // between two turns, without dice; the solver is in turn
	// Line begins and ends with a move of the solver. The replies of all others stand between.
	Line []chess.Move
}

// Solver returns the army that solves it.
func (p Puzzle) Solver() chess.Army { return p.Start.Turn() }

// String returns the text form: what is asked for and the turns, the position, and the line, as in
// king 2 ; POSITION ; c4-d5 i14-h13 d5xe6.
func (p Puzzle) String() string {
	words := make([]string, len(p.Line))
	for i, m := range p.Line {
		words[i] = m.String()
	}
	return fmt.Sprintf("%v %d ; %v ; %s", p.Kind, p.Turns, p.Start.String(), strings.Join(words, " "))
}

// Parse reads the text form. The line must be legal; whether it solves the puzzle is up to [Puzzle.Prove].
func Parse(text string) (Puzzle, error) {
	bad := func(format string, values ...any) (Puzzle, error) {
		return Puzzle{}, fmt.Errorf("puzzle %q: "+format, append([]any{text}, values...)...)
	}
	parts := strings.Split(text, " ; ")
	if len(parts) != 3 {
		return bad("it is written as KIND TURNS ; POSITION ; LINE")
	}
	word, turns, _ := strings.Cut(parts[0], " ")
	kind := slices.Index(kindNames[:], word)
	p := Puzzle{Kind: Kind(kind)}
	var err error
	if p.Turns, err = strconv.Atoi(turns); err != nil || kind < 0 || p.Turns < 1 || p.Turns > MostTurns {
		return bad("it begins with king, castle or save, and a number of turns")
	}
	if p.Start, err = chess.ParsePosition(parts[1]); err != nil {
		return bad("%w", err)
	}
	if p.Start.Variant().Dice {
		return bad("there are no puzzles with dice")
	}
	at := p.Start
	for word := range strings.FieldsSeq(parts[2]) {
		m, err := chess.ParseMove(word)
		if err == nil {
			err = at.Check(m)
		}
		if _, over := at.Result(); err == nil && over {
			err = fmt.Errorf("%v comes after the end", m)
		}
		if err != nil {
			return bad("%w", err)
		}
		at.Do(m)
		p.Line = append(p.Line, m)
	}
	if len(p.Line) == 0 || p.String() != text {
		return bad("it would be written as %v", p)
	}
	return p, nil
}
