package practice

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
)

// NewContract makes an exercise "make the contract" with a technique. tell, if it isn't nil, is called with how many deals have been
// looked at.
func NewContract(ctx context.Context, t Technique, level int, r bridge.Rules, random *rand.Rand, tell func(deals int)) (Exercise, error) {
	if err := ctx.Err(); err != nil {
		return Exercise{}, err
	}
	return Exercise{}, ErrNotFound
}

func (e Exercise) wrongLayouts() string { return "" }
