package command

import (
	"context"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	chessspoken "github.com/superbridge/superbridge/ui/chess/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken"
)

// openChess sits down at a game of octagonal chess.
func openChess(ctx context.Context, p byLines, store *bridgestore.Store) (spoken.Game, error) {
	return chessspoken.Open(ctx, store.Store, p.Start, p.seed.chance)
}
