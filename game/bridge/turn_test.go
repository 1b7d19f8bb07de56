package bridge_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/turn/turntest"
)

// Each game of the list passes the tests of all games.
func TestTurnByTurn(t *testing.T) {
	for _, rules := range bridge.Games() {
		t.Run(rules.Name, func(t *testing.T) {
			turntest.Run(t, 8, turntest.Game[bridge.Board, bridge.Event]{
				New: func(r *rand.Rand) bridge.Board {
					return must(bridge.NewBoard(rules, rules.Shuffle(r), card.Seat(r.IntN(4)), rules.Vulnerability(r.IntN(16))))
				},
				Act:        func(b bridge.Board, r *rand.Rand) bridge.Event { return anyEvent(r, b, 60) },
				Illegal:    func(b bridge.Board) bridge.Event { return bridge.Claimed(b.Left() + 1) },
				Rule:       func(err error) bool { return errors.As(err, new(*bridge.RuleError)) },
				Events:     func(b bridge.Board) []bridge.Event { return b.Events() },
				Prefix:     bridge.Board.Prefix,
				ParseEvent: bridge.ParseEvent,
				Text: func(b bridge.Board) (string, error) {
					line, err := record.Entry{Session: 1, Number: 1, Board: b}.Marshal()
					return string(line), err
				},
				Parse: func(line string) (bridge.Board, error) {
					e, err := record.UnmarshalEntry([]byte(line))
					return e.Board, err
				},
				Choose: func(ctx context.Context, b bridge.Board) (bridge.Event, error) {
					return bot.Player{}.Act(ctx, b.View(b.Actor()))
				},
				View: func(b bridge.Board) any { return b.View(b.Actor()) },
				Exchange: func(b bridge.Board, r *rand.Rand) (bridge.Board, bool) {
					return exchanged(r, b.Prefix(0), b, b.Actor())
				},
			})
		})
	}
}
