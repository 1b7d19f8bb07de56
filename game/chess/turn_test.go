package chess_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/chess/random"
	"github.com/superbridge/superbridge/game/turn/turntest"
)

// Games of all kinds pass the tests of all games.
func TestTurnByTurn(t *testing.T) {
	turntest.Run(t, 24, turntest.Game[chess.Game, chess.Event]{
		New:        func(r *rand.Rand) chess.Game { return chess.New(random.Rules(r)) },
		Act:        random.Event,
		Illegal:    func(chess.Game) chess.Event { return chess.MoveEvent(chess.Move{}) },
		Rule:       func(err error) bool { return errors.As(err, new(*chess.RuleError)) },
		Events:     chess.Game.Events,
		Prefix:     chess.Game.At,
		ParseEvent: chess.ParseEvent,
		Text:       func(g chess.Game) (string, error) { return g.String(), nil },
		Parse: func(line string) (chess.Game, error) {
			g, _, err := chess.Parse(line)
			return g, err
		},
		Choose: func(ctx context.Context, g chess.Game) (chess.Event, error) {
			if p := g.Position(); p.Rolling() {
				return chess.RollEvent(chess.Roll(rand.New(rand.NewPCG(1, 1)))), nil
			}
			return bot.Player{Level: bot.Beginner}.Act(ctx, g)
		},
	})
}
