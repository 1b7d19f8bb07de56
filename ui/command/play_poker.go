package command

import (
	"context"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	pokerspoken "github.com/superbridge/superbridge/ui/poker/spoken"
)

// openPoker lays the table of a game of poker.
func openPoker(ctx context.Context, p byLines, store *bridgestore.Store) (spoken.Game, error) {
	return pokerspoken.Open(ctx, store.Store, p.Start, p.seed.chance)
}
