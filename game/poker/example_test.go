package poker_test

import (
	"fmt"

	"github.com/superbridge/superbridge/game/poker"
)

// A board lives if no row is stronger than the one below it. The joker becomes the card that makes its row strongest
// without breaking this.
func ExampleRules_Rate() {
	board, err := poker.ParseBoard("JKDQC5/SQHQS4D3S2/C8D7S6H5H4")
	if err != nil {
		fmt.Println(err)
		return
	}
	rated := poker.Standard().Rate(board)
	for _, row := range poker.Rows {
		fmt.Printf("%v: %v, %d\n", row, rated.Strengths[row], rated.Royalties[row])
	}
	fmt.Println("joker:", rated.Joker)
	// Output:
	// top: pair 5Q, 0
	// middle: pair Q432, 0
	// bottom: straight 8, 2
	// joker: S5
}

// An illegal act is refused with the rule, and the hand doesn't change.
func ExampleHand_Apply() {
	game, err := poker.NewGame(poker.Standard(), "example", []poker.Seat{2, 5}, []int{500, 500}, 5)
	if err != nil {
		fmt.Println(err)
		return
	}
	table := game.Table()
	hand, err := poker.NewHand(table, table.Shuffle(source(1)))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("seat 2 holds", hand.Hold(2))
	for _, text := range []string{"2 -/HJHT/HAC6S6", "2 H6/HJHT/C6S6"} {
		act, err := poker.ParseAct(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		if next, err := hand.Apply(act); err != nil {
			fmt.Println(err)
		} else {
			hand = next
		}
	}
	seat, _ := hand.Turn()
	fmt.Printf("seat 2 has %v, and seat %v is to act\n", hand.Board(2), seat)
	// Output:
	// seat 2 holds HJH6HTC6S6
	// 2 -/HJHT/HAS6C6 is not legal: seat 2 doesn't hold HA
	// seat 2 has H6/HJHT/S6C6, and seat 5 is to act
}

// Leaving costs points while others have a fantasy coming.
func ExampleGame_Price() {
	game, err := poker.GameBetween(poker.Table{Rules: poker.Standard(), Game: "B", Hand: 4, Button: 3,
		Players: []poker.Player{{Seat: 1, Stack: 22}, {Seat: 3, Stack: 200, Fantasy: 15}, {Seat: 4, Stack: 90, Fantasy: 14}}})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, p := range game.Price(1) {
		fmt.Printf("%v: %d points, %d chips\n", p.Pair, p.Points, p.Paid)
	}
	// Output:
	// 1-3: -15 points, -15 chips
	// 1-4: -10 points, -7 chips
}
