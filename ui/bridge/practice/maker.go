package practice

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"

	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/bridge/practice"
)

// maker makes exercises by package practice. It makes one at a time.
type maker struct {
	mu        sync.Mutex
	random    *rand.Rand
	contracts map[int]*practice.Maker // by the number of cards in the deck
}

func newMaker(random *rand.Rand) *maker {
	return &maker{random: random, contracts: map[int]*practice.Maker{}}
}

// attempts is the number of tries to find a rare exercise.
const attempts = 25

// Make implements source.
func (m *maker) Make(ctx context.Context, o order, tell func(deals int)) (e practice.Exercise, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range attempts {
		if o.where != "" && i > 0 { // one search has looked at all there is
			break
		}
		if e, err = m.make(ctx, o, tell); !errors.Is(err, practice.ErrNotFound) || ctx.Err() != nil {
			break
		}
	}
	return e, err
}

func (m *maker) make(ctx context.Context, o order, tell func(deals int)) (practice.Exercise, error) {
	if o.where != "" {
		where, err := condition.Parse(o.choice.rules(), o.where)
		if err != nil {
			return practice.Exercise{}, err
		}
		return practice.NewWhere(ctx, o.kind, o.choice.Level, where, o.cards, m.random)
	}
	if o.kind == practice.Calling {
		return practice.NewTopic(ctx, o.topic, o.choice.Level, o.choice.rules(), o.cards, m.random)
	}
	if o.kind != practice.Contract {
		return practice.New(ctx, o.kind, o.choice.Level, o.choice.rules(), o.cards, m.random)
	}
	contracts, ok := m.contracts[o.choice.Cards]
	if !ok {
		var err error
		if contracts, err = practice.NewMaker(o.choice.rules(), m.random); err != nil {
			return practice.Exercise{}, err
		}
		m.contracts[o.choice.Cards] = contracts
	}
	technique := o.technique
	if !o.aimed {
		technique = practice.Techniques()[m.random.IntN(len(practice.Techniques()))]
	}
	return contracts.Make(ctx, technique, o.choice.Level, tell)
}

// Defence implements source.
func (m *maker) Defence(e practice.Exercise) replier { return e.Defence() }
