package chess

import (
	"iter"
	"math/bits"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Army is one of the four armies, clockwise from the lower left: a colour that its pieces keep, whoever commands them.
type Army uint8

// The armies.
const (
	Red Army = iota
	Blue
	Yellow
	Green

	Armies = 4

	// NoArmy stands for no army.
	NoArmy Army = 255
)

const armyLetters = "rbyg"

var armyNames = [Armies]string{"red", "blue", "yellow", "green"}

// String returns the letter r, b, y or g, and "-" for none.
func (a Army) String() string {
	if a >= Armies {
		return "-"
	}
	return armyLetters[a : a+1]
}

var armyWords = [Armies]fault.Phrase{fault.Say("red"), fault.Say("blue"), fault.Say("yellow"), fault.Say("green")}

// Words returns the colour, for errors.
func (a Army) Words() fault.Phrase {
	if a >= Armies {
		return fault.Say("none")
	}
	return armyWords[a]
}

// Name returns the colour in English, and "none".
func (a Army) Name() string {
	if a >= Armies {
		return "none"
	}
	return armyNames[a]
}

// ParseArmy reads the letter r, b, y or g.
func ParseArmy(text string) (Army, error) {
	if i := strings.Index(armyLetters, text); i >= 0 && len(text) == 1 {
		return Army(i), nil
	}
	return NoArmy, fault.Errorf("%q is not an army: they are r, b, y and g", text)
}

// Number returns the army's number in the source, 1 to 4, which is that of its home territory too.
func (a Army) Number() int { return int(a) + 1 }

var steps = [Armies][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}

// Step returns the files and ranks of a step of the army's pawns.
func (a Army) Step() (dx, dy int) { return steps[a][0], steps[a][1] }

// Captures returns the files and ranks by which the army's pawns capture: the two squares beside their step. (Rules:
// octagonal-chess, PawnCapture.)
func (a Army) Captures() [2][2]int {
	dx, dy := a.Step()
	return [2][2]int{{dx, 0}, {0, dy}}
}

// Placed is a kind of piece and its square.
type Placed struct {
	Square Square
	Kind   Kind
}

// Start returns the army's 15 pieces on their start squares, in the order K Q B B N N R R and 7 P of the table in the
// rules. (Rules: octagonal-chess, Layout.)
func (a Army) Start() []Placed { return a.start(MiddleLayout) }

func (a Army) start(l Layout) []Placed {
	start := starts[l][a]
	return start[:]
}

// corner lists the start squares of the red army's pieces, by layout.
var corner = [...]string{
	MiddleLayout: "Kc2 Qb3 Ba4 Bd1 Nb4 Nd2 Ra5 Re1 Pc3 Pa6 Pb5 Pc4 Pd3 Pe2 Pf1",
	OuterLayout:  "Kd1 Qa4 Bc2 Bb3 Nb4 Nd2 Ra5 Re1 Pc3 Pa6 Pb5 Pc4 Pd3 Pe2 Pf1",
}

var starts = newStarts()

// newStarts rotates the red corner clockwise from army to army: (x, y) becomes (y, 15-x).
func newStarts() [len(corner)][Armies][15]Placed {
	var all [len(corner)][Armies][15]Placed
	for l, text := range corner {
		for i, word := range strings.Fields(text) {
			kind, _ := ParseKind(word[:1])
			square, _ := ParseSquare(word[1:])
			for a := range all[l] {
				all[l][a][i] = Placed{square, kind}
				square = SquareAt(square.Y(), edge+1-square.X())
			}
		}
	}
	return all
}

// ArmySet is a set of armies. The zero set is empty.
type ArmySet uint8

// ArmiesOf returns the set of the given armies.
func ArmiesOf(armies ...Army) ArmySet {
	var s ArmySet
	for _, a := range armies {
		s = s.With(a)
	}
	return s
}

// Has reports whether the army is in the set.
func (s ArmySet) Has(a Army) bool { return a < Armies && s>>a&1 != 0 }

// With returns the set with an army added.
func (s ArmySet) With(a Army) ArmySet { return s | 1<<a }

// Without returns the set with an army removed.
func (s ArmySet) Without(a Army) ArmySet { return s &^ (1 << a) }

// Len returns the number of armies in the set.
func (s ArmySet) Len() int { return bits.OnesCount8(uint8(s)) }

// All yields the armies of the set in the order r, b, y, g.
func (s ArmySet) All() iter.Seq[Army] {
	return func(yield func(Army) bool) {
		for a := Red; a <= Green; a++ {
			if s.Has(a) && !yield(a) {
				return
			}
		}
	}
}

// String returns the letters of the armies in the order r, b, y, g.
func (s ArmySet) String() string {
	var out strings.Builder
	for a := range s.All() {
		out.WriteString(a.String())
	}
	return out.String()
}
