package bot

import "slices"

// Aim says which of two things counts for a player where a side goes on without a king: its own king, or the result.
type Aim uint8

// The aims.
const (
	OwnKing Aim = iota // to keep its own king as long as that costs little, and then the points
	Result             // the points, wherever they come from
)

var aimNames = [...]string{OwnKing: "king", Result: "result"}

// Aims lists all aims, the usual one first.
func Aims() []Aim { return []Aim{OwnKing, Result} }

// String returns the aim's name: king or result.
func (a Aim) String() string {
	if int(a) >= len(aimNames) {
		return "unknown"
	}
	return aimNames[a]
}

// ParseAim parses an aim's name; ok is false if there is no such aim.
func ParseAim(name string) (a Aim, ok bool) {
	i := slices.Index(aimNames[:], name)
	return Aim(max(i, 0)), i >= 0
}
