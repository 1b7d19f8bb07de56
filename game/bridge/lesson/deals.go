package lesson

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Deals are new deals to be played. Each passes if it is played and the review finds at most one missed card, and calls are free.
// Where declarer chooses the contract his choice is judged as in a [Call], before it is done.
type Deals struct {
	Where  string `json:"where,omitempty"`  // a condition on the deals; of the lesson's game
	Number int    `json:"number,omitempty"` // how many
	Rubber int    `json:"rubber,omitempty"` // instead: a rubber of that many deals, stored like any other
}

// redeals is the maximum number of deals tried that meet the condition, until one can be played.
const redeals = 1000

// New returns a new board of a step with new deals: one that meets the step's condition, in the game of the lesson,
// with a random dealer and nobody vulnerable. It fails with the error of ctx, and for a step of another kind.
func (s Step) New(ctx context.Context, random *rand.Rand) (bridge.Board, error) {
	if s.Deals == nil || s.Deals.Number == 0 {
		return bridge.Board{}, fault.New("the step has no new deals")
	}
	rules, err := bridge.RulesNamed(s.rules)
	if err != nil {
		return bridge.Board{}, err
	}
	where, err := condition.Parse(rules, s.Deals.Where)
	if err != nil {
		return bridge.Board{}, err
	}
	deals, err := where.Deals(ctx)
	if err != nil {
		return bridge.Board{}, err
	}
	dealer := card.Seats[random.IntN(len(card.Seats))]
	for range redeals {
		deal, err := deals.Next(ctx, random)
		if err != nil {
			return bridge.Board{}, err
		}
		if rules.CheckDeal(deal) == nil {
			return bridge.NewBoard(rules, deal, dealer, bridge.VulNone)
		}
	}
	return bridge.Board{}, fault.New("the game can't be played with any deal that meets the condition")
}

// check returns an error for invalid new deals of a game.
func (d Deals) check(rules string) error {
	if (d.Number > 0) == (d.Rubber > 0) {
		return fault.New("want a number of deals, or a rubber")
	}
	r, err := bridge.RulesNamed(rules)
	if err == nil {
		_, err = condition.Parse(r, d.Where)
	}
	return err
}
