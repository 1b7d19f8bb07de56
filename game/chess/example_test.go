package chess_test

import (
	"fmt"

	"github.com/superbridge/superbridge/game/chess"
)

// An illegal move is refused with the rule that it breaks, and the game doesn't change.
func ExampleGame_Apply() {
	g := chess.New(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2}))
	for _, text := range []string{"d3-e5", "d3-e4", "b4-c6", "resign"} {
		e, err := chess.ParseEvent(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		if next, err := g.Apply(e); err != nil {
			fmt.Println(err)
		} else {
			g = next
		}
	}
	fmt.Println(g)
	// Output:
	// d3-e5 is not legal: rP doesn't move like that
	// b4-c6 is not legal: it is the turn of yellow, and rN isn't moved in it
	// A1-2 ; d3-e4 resign ; r/resign
}

// A turn with dice is played move by move. It ends by itself when no move is left.
func ExamplePosition_Roll() {
	p := chess.Start(chess.Usual(chess.Variant{Mode: chess.B, Persons: 4, Dice: true}))
	p.Roll(chess.Dice{A: 2, B: 5})
	for !p.Rolling() {
		m := p.Moves()[0]
		fmt.Printf("%v: %v, %d due\n", p.Turn(), m, p.Left())
		p.Do(m)
	}
	fmt.Println(p.Turn(), p.Number())
	// Output:
	// r: a6-b7, 2 due
	// r: a5-a6, 1 due
	// b 2
}

// A pawn that arrives in the Castle becomes a piece in its army's pool, or stays a pawn.
func ExamplePosition_Pool() {
	p, err := chess.ParsePosition("7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rKrQ2rB3 r A1-2 r-y- - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.Pool(chess.Red))
	for _, m := range p.Moves() {
		if m.To.Castle() && p.At(m.From).Kind() == chess.Pawn {
			fmt.Println(m)
		}
	}
	// Output:
	// RRBNN
	// f6-g7
	// f6-g7=R
	// f6-g7=B
	// f6-g7=N
}
