package few_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/game/few/record"
	"github.com/superbridge/superbridge/game/turn/turntest"
)

// Each game passes the tests of all games.
func TestTurnByTurn(t *testing.T) {
	for _, rules := range few.Games() {
		t.Run(rules.Name, func(t *testing.T) {
			turntest.Run(t, 6, turntest.Game[few.Board, few.Event]{
				New: func(r *rand.Rand) few.Board {
					return must(few.NewBoard(few.NewSession(rules).Next(), few.Shuffle(rules, r)))
				},
				Act:        func(b few.Board, r *rand.Rand) few.Event { return random.Event(b.View(b.Turn()), r) },
				Illegal:    func(few.Board) few.Event { return few.Claimed(99) },
				Rule:       func(err error) bool { return errors.As(err, new(*few.RuleError)) },
				Events:     func(b few.Board) []few.Event { return b.Events() },
				Prefix:     few.Board.Prefix,
				ParseEvent: few.ParseEvent,
				Text: func(b few.Board) (string, error) {
					line, err := record.Line(b, nil)
					return string(line), err
				},
				Parse: func(line string) (few.Board, error) { return record.Unmarshal([]byte(line)) },
				Choose: func(ctx context.Context, b few.Board) (few.Event, error) {
					return bot.Player{Level: bot.Beginner}.Act(ctx, b.View(b.Turn()))
				},
				View: func(b few.Board) any { return b.View(b.Turn()) },
				Exchange: func(b few.Board, r *rand.Rand) (few.Board, bool) {
					cards := hidden(b, b.View(b.Turn()))
					if len(cards) < 2 {
						return b, false
					}
					for range 40 {
						r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
						if other, ok := swapped(b, cards[0], cards[1]); ok {
							return other, true
						}
					}
					return b, false
				},
			})
		})
	}
}
