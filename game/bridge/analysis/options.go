package analysis

import (
	"runtime"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
)

// Options control how thoroughly a board is analysed.
type Options struct {
	// Nodes is the approximate maximum number of nodes per step, eight times as many for the contract itself; 0 or less
	// means [DefaultNodes].
	Nodes int
	// Memory is the total size of the solvers' tables in bytes; 0 or less means [dd.DefaultMemory]. While values are
	// estimated each worker takes a sixteenth more.
	Memory int
	// Workers is the number of steps that [Work.Run] works on at once; 0 or less means all processors but one, and at
	// least one. The results don't depend on it.
	Workers int
	// Cards says that only the cards are judged. The table stays as far as it is known.
	Cards bool
}

// DefaultNodes is the default for [Options.Nodes]: a second or so per step. That is enough for 52 cards. With 68 a
// board takes 10 to 40 seconds; in two of three all cards and the contract become known, but few tables as a whole.
// Eight times as much takes one to three minutes more.
const DefaultNodes = 4_000_000

func (o Options) workers() int {
	if o.Workers > 0 {
		return o.Workers
	}
	return max(1, runtime.GOMAXPROCS(0)-1)
}

// memory returns the memory for the solver of a strain. That of the contract, which judges the cards, has half of it
// all. The shares, and so the results, don't depend on the number of workers.
func (o Options) memory(strain int) int {
	if strain == 0 {
		return o.all() / 2
	}
	return o.all() / 2 / (len(bridge.Strains) - 1)
}

// estimateMemory returns the memory for a solver that estimates values.
func (o Options) estimateMemory() int { return o.all() / 16 }

func (o Options) all() int {
	if o.Memory <= 0 {
		return dd.DefaultMemory
	}
	return o.Memory
}
