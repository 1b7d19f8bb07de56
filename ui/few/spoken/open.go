package spoken

import (
	"context"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/seating"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// Open lays the table of the user's unfinished session of a game that was played last, or of a new one as chosen in the settings.
func Open(ctx context.Context, file *storage.Store, start spoken.Start, chance func(session int64, deal int) *rand.Rand) (*Table, error) {
	rules, err := few.RulesNamed(start.Game)
	if err != nil {
		return nil, err
	}
	store := fewstore.On(file)
	sit, err := sitting(ctx, store, rules.Kind, start)
	if err != nil {
		return nil, err
	}
	return New(play.Config{
		Person: sit.Person, Players: seating.Players(sit), Adviser: bot.Player{Level: bot.Expert}, Journal: seating.NewJournal(store, sit),
		Deal: sit.Cards(chance), Forced: choices.Load(file).Forced,
	}, seating.NamesOf(sit.Person, sit.Sitters), sit.Start)
}

// sitting reads the unfinished session, or seats the players of a new one.
func sitting(ctx context.Context, store *fewstore.Store, kind few.Kind, start spoken.Start) (seating.Sitting, error) {
	if !start.New {
		if g, err := seating.Unfinished(ctx, store, kind); g != nil || err != nil {
			if err != nil {
				return seating.Sitting{}, err
			}
			return seating.Of(*g), nil
		}
	}
	chosen, _, err := store.Setting(seating.Setting)
	if err != nil {
		return seating.Sitting{}, err
	}
	setup := seating.ParseSetups(chosen).Of(kind)
	if start.Level != "" {
		setup.Level = start.Level
	}
	number, err := store.NextSession()
	return seating.New(setup, number), err
}
