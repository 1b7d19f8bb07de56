package analysis

import (
	"runtime"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
)

// Options say how thoroughly a board is analysed.
type Options struct {
	// Nodes is how many cards are tried in a step, about, and for the contract itself eight times as
	// many; 0 or less is [DefaultNodes].
	Nodes int
	// Memory is how many bytes the solvers' tables may take together; 0 or less is [dd.DefaultMemory]. While values are estimated
	// each worker takes a sixteenth more.
	Memory int
	// Workers is how many steps [Work.Run] works on at once; 0 or less is all processors but one,
	// and one at least. What is found doesn't depend on it.
	Workers int
	// Cards says that only the cards are judged. The table stays as far as it is known.
	Cards bool
}

// DefaultNodes is what a step may take if nobody says otherwise: a second or so. That is enough
// for 52 cards. With 68 a board takes 10 to 40 seconds; in two of three all cards and the
// contract become known, but few tables as a whole. Eight times as much takes one to three minutes more.
const DefaultNodes = 4_000_000

func (o Options) workers() int {
	if o.Workers > 0 {
		return o.Workers
	}
	return max(1, runtime.GOMAXPROCS(0)-1)
}

// memory returns what the solver of a strain may take. That of the contract, which judges the cards,
// has half of it all. The shares are the same for any number of workers: so is what is found.
func (o Options) memory(strain int) int {
	if strain == 0 {
		return o.all() / 2
	}
	return o.all() / 2 / (len(bridge.Strains) - 1)
}

// estimateMemory returns what a solver may take that estimates values.
func (o Options) estimateMemory() int { return o.all() / 16 }

func (o Options) all() int {
	if o.Memory <= 0 {
		return dd.DefaultMemory
	}
	return o.Memory
}
