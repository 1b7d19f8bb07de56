package chess

import (
	"fmt"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/fault"
)

// Dice are two dice, 1 to 6, in the order rolled. The zero Dice are none.
type Dice struct{ A, B uint8 }

// ParseDice reads two digits, as in 63.
func ParseDice(text string) (Dice, error) {
	if len(text) == 2 && text[0] >= '1' && text[0] <= '6' && text[1] >= '1' && text[1] <= '6' {
		return Dice{text[0] - '0', text[1] - '0'}, nil
	}
	return Dice{}, fault.Errorf("%q is not a roll: it is two figures from 1 to 6, as 63", text)
}

// Roll rolls two dice.
func Roll(rng *rand.Rand) Dice { return Dice{uint8(1 + rng.IntN(6)), uint8(1 + rng.IntN(6))} }

// Valid reports whether both dice show 1 to 6.
func (d Dice) Valid() bool { return d.A >= 1 && d.A <= 6 && d.B >= 1 && d.B <= 6 }

// Equal reports whether both dice are equal: then the king may move any number of times.
func (d Dice) Equal() bool { return d.A == d.B }

// Moves returns the maximum number of moves in the turn: the lower number, or twice the number of equal ones; 0 without
// dice.
func (d Dice) Moves() int {
	if d.Equal() {
		return 2 * int(d.A)
	}
	return int(min(d.A, d.B))
}

// String returns two digits, as in 63, and "-" for none.
func (d Dice) String() string {
	if d == (Dice{}) {
		return "-"
	}
	return fmt.Sprintf("%d%d", d.A, d.B)
}

// Rolls returns the 21 distinct rolls, the higher number first, each with its frequency out of 36.
func Rolls() [21]struct {
	Dice Dice
	Of36 int
} {
	var all [21]struct {
		Dice Dice
		Of36 int
	}
	i := 0
	for a := uint8(1); a <= 6; a++ {
		for b := uint8(1); b <= a; b++ {
			all[i].Dice, all[i].Of36 = Dice{a, b}, 2
			if a == b {
				all[i].Of36 = 1
			}
			i++
		}
	}
	return all
}
