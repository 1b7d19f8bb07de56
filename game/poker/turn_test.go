package poker_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/game/poker/record"
	"github.com/superbridge/superbridge/game/turn/turntest"
)

// The hands of the game pass the tests of all games.
func TestTurnByTurn(t *testing.T) {
	toAct := func(h poker.Hand) poker.Seat {
		seat, _ := h.Turn()
		return seat
	}
	turntest.Run(t, 12, turntest.Game[poker.Hand, poker.Act]{
		New:        func(r *rand.Rand) poker.Hand { return randomHand(t, r).Prefix(0) },
		Act:        func(h poker.Hand, r *rand.Rand) poker.Act { return lively(h.View(toAct(h)), r) },
		Illegal:    func(h poker.Hand) poker.Act { return poker.Act{Seat: toAct(h)} },
		Rule:       func(err error) bool { return errors.As(err, new(*poker.RuleError)) },
		Events:     poker.Hand.Acts,
		Prefix:     poker.Hand.Prefix,
		ParseEvent: poker.ParseAct,
		Text: func(h poker.Hand) (string, error) {
			line, err := record.MarshalHand(h)
			return string(line), err
		},
		Parse: func(line string) (poker.Hand, error) { return record.UnmarshalHand([]byte(line)) },
		Choose: func(ctx context.Context, h poker.Hand) (poker.Act, error) {
			return bot.Player{Level: bot.Beginner}.Act(ctx, h.View(toAct(h)))
		},
		View:     func(h poker.Hand) any { return h.View(toAct(h)) },
		Exchange: func(h poker.Hand, r *rand.Rand) (poker.Hand, bool) { return exchanged(h, toAct(h), r) },
	})
}
