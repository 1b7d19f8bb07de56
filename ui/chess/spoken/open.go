package spoken

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// Open sits down at the user's unfinished game that was played last, or at a new one as chosen in the settings.
func Open(ctx context.Context, file *storage.Store, start spoken.Start, chance func(game int64, roll int) *rand.Rand) (*Table, error) {
	store := chessstore.On(file)
	chosen, _, err := store.Setting(seating.Setting)
	if err != nil {
		return nil, err
	}
	setup := seating.ParseSetup(chosen)
	sit, err := sitting(ctx, store, setup, start)
	if err != nil {
		return nil, err
	}
	seats, names := seating.Players(sit, setup.Aim)
	return New(play.Config{
		Seats: seats, Adviser: bot.Player{Level: bot.Expert, Threads: start.Threads}, Journal: seating.NewJournal(store, sit),
		Clock: sit.Clock, Dice: func(roll int) chess.Dice { return chess.Roll(chance(sit.ID, roll)) },
	}, names, sit.Start)
}

// sitting reads the unfinished game, or seats the players of a new one.
func sitting(ctx context.Context, store *chessstore.Store, setup seating.Setup, start spoken.Start) (sit seating.Sitting, err error) {
	if !start.New {
		if g, err := seating.Unfinished(ctx, store); g != nil || err != nil {
			if err != nil {
				return sit, err
			}
			return seating.Of(*g), nil
		}
	}
	if start.Level != "" {
		setup = setup.AtLevel(start.Level)
	}
	number, err := store.NextSession()
	return seating.New(setup, number), err
}
