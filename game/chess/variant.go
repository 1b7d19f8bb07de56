package chess

import (
	"fmt"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// Mode says what becomes of an army that loses its king.
type Mode uint8

// The modes.
const (
	A1 Mode = iota // each for himself: the captor takes over the army
	A2             // each for himself: the army plays on in the captor's team
	B              // two pairs against each other
)

var modeNames = [...]string{"A1", "A2", "B"}

// String returns A1, A2 or B.
func (m Mode) String() string {
	if int(m) >= len(modeNames) {
		return fmt.Sprintf("Mode(%d)", uint8(m))
	}
	return modeNames[m]
}

// Variant is the mode, the number of persons, and whether there are dice. The zero Variant isn't valid.
type Variant struct {
	Mode    Mode
	Persons uint8 // 2 to 4; in B 2 or 4
	Dice    bool
}

// Variants returns all variants in the order of the rules, those with dice last. (Rules: octagonal-chess, Variants.)
func Variants() []Variant {
	var all []Variant
	for _, dice := range []bool{false, true} {
		for _, m := range []Mode{A1, A2, B} {
			for n := uint8(4); n >= 2; n-- {
				if v := (Variant{m, n, dice}); v.Valid() {
					all = append(all, v)
				}
			}
		}
	}
	return all
}

// Valid reports whether the variant is one of [Variants].
func (v Variant) Valid() bool {
	return v.Mode <= B && v.Persons >= 2 && v.Persons <= 4 && (v.Mode != B || v.Persons != 3)
}

// ParseVariant reads a code, as in A1-4 or B-2D.
func ParseVariant(text string) (Variant, error) {
	all := Variants()
	if i := slices.IndexFunc(all, func(v Variant) bool { return v.String() == text }); i >= 0 {
		return all[i], nil
	}
	return Variant{}, fault.Errorf("%q is not a variant: it is written as A1-4, A2-3 or B-2, with a D behind it for dice", text)
}

// String returns the code: the mode, the number of persons, and D with dice.
func (v Variant) String() string {
	d := ""
	if v.Dice {
		d = "D"
	}
	return fmt.Sprintf("%v-%d%s", v.Mode, v.Persons, d)
}

// Armies returns the armies in the game at the start: all four in B and for four persons, red, blue and yellow for
// three, red and yellow for two. (Rules: octagonal-chess, Seats, TwoPersonsB.)
func (v Variant) Armies() ArmySet {
	switch {
	case v.Mode == B || v.Persons == 4:
		return ArmiesOf(Red, Blue, Yellow, Green)
	case v.Persons == 3:
		return ArmiesOf(Red, Blue, Yellow)
	}
	return ArmiesOf(Red, Yellow)
}
