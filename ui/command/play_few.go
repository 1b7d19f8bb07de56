package command

import (
	"context"

	"github.com/superbridge/superbridge/game/few"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	fewspoken "github.com/superbridge/superbridge/ui/few/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// fewGames returns the games for two and three.
func fewGames() (names []string) {
	for _, r := range few.Games() {
		names = append(names, r.Name)
	}
	return names
}

// openFew lays the table of a game for two or three.
func openFew(ctx context.Context, p byLines, store *bridgestore.Store) (spoken.Game, error) {
	return fewspoken.Open(ctx, store.Store, p.Start, p.seed.chance)
}
