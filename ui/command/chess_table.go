package command

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/chess"
)

// chessTable holds the players of a game of chess, and the dice.
type chessTable struct {
	players map[chess.Army]chessActor // by the player's first army
	dice    *rand.Rand
	acted   func(chess.Game) error // called after each event; or nil
}

// play plays a game on to its end, or until a turn has a number.
func (t chessTable) play(ctx context.Context, g chess.Game, number int) (chess.Game, error) {
	for !g.Over() {
		p := g.Position()
		if p.Number() >= number {
			break
		}
		rules := p.Rules()
		var event chess.Event
		var err error
		if p.Rolling() {
			event = chess.RollEvent(chess.Roll(t.dice))
		} else {
			event, err = t.players[rules.Owner(p.Turn())].Act(ctx, g)
		}
		if err == nil {
			g, err = g.Apply(event)
		}
		if err == nil && t.acted != nil {
			err = t.acted(g)
		}
		if err != nil {
			return g, err
		}
	}
	return g, nil
}
