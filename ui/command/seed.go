package command

import (
	crand "crypto/rand"
	"math/rand/v2"
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// seed is the flag -seed: a number that determines the deals, or none.
type seed struct {
	given bool
	value uint64
}

func (f flags) seed(text string) *seed {
	s := new(seed)
	f.Func("seed", text, func(arg string) error {
		value, err := strconv.ParseUint(arg, 10, 64)
		if err != nil {
			return failed("command.fault.whole-number-from-0")
		}
		s.given, s.value = true, value
		return nil
	})
	return s
}

// deals returns the deals of a rubber, by board. With a seed they follow from it; without
// one all deals can come up that the rules can play.
func (s *seed) deals(rules bridge.Rules, rubber int64) func(board int) card.Deal {
	return func(board int) card.Deal {
		if s.given {
			return rules.Seeded(s.value, rubber, board)
		}
		return rules.Shuffle(unforeseen())
	}
}

// chance returns the source of chance for a part of a session of other games than bridge. With a seed it follows from that.
func (s *seed) chance(session int64, part int) *rand.Rand {
	if s.given {
		return card.Source(s.value, session, part)
	}
	return unforeseen()
}

// unforeseen returns an unpredictable source of randomness.
func unforeseen() *rand.Rand {
	var key [32]byte
	crand.Read(key[:])
	return rand.New(rand.NewChaCha8(key))
}

// matchRubber is the number of a match's rubber to its seed, saved or not: that of the
// first rubber in a fresh data folder, so that the window deals the same there.
const matchRubber = 1
