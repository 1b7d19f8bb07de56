package spoken

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/seating"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// Open lays the table of the user's unfinished game that was played last, or of a new one as chosen in the settings.
func Open(ctx context.Context, file *storage.Store, start spoken.Start, chance func(game int64, hand int) *rand.Rand) (*Table, error) {
	store := pokerstore.On(file)
	sit, err := sitting(ctx, store, start, chance)
	if err != nil {
		return nil, err
	}
	players, names := seating.Players(sit)
	return New(play.Config{
		Person: sit.Person, Players: players, Adviser: bot.Player{Level: bot.Expert, Threads: start.Threads}, Journal: seating.NewJournal(store, sit),
		Deal: sit.Deal(chance),
	}, pokertext.Names(names), sit.Brought, sit.Start)
}

// sitting reads the unfinished game, or seats the players of a new one.
func sitting(ctx context.Context, store *pokerstore.Store, start spoken.Start, chance func(game int64, hand int) *rand.Rand) (sit seating.Sitting, err error) {
	if !start.New {
		if g, err := seating.Unfinished(ctx, store); g != nil || err != nil {
			if err != nil {
				return sit, err
			}
			return seating.Of(*g), nil
		}
	}
	chosen, _, err := store.Setting(seating.Setting)
	if err != nil {
		return sit, err
	}
	setup := seating.ParseSetup(chosen)
	if start.Level != "" {
		setup.Level = start.Level
	}
	number, err := store.NextSession()
	if err != nil {
		return sit, err
	}
	return seating.New(setup, number, chance(number, 0))
}
