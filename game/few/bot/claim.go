package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/solve"
)

// CheckClaim judges the claim of a number of the tricks that are left, by the side of the player to act, as in [few.Claimed]:
// it is good if that side can take as many against the best play of the other one, all cards being seen; at nullo, if it
// needs take no more. Known is false if that isn't proved within a number of nodes, 1 or more.
//
// It fails with a [*few.RuleError] if the claim isn't legal, and with the error of ctx when that is cancelled.
func CheckClaim(ctx context.Context, b few.Board, tricks, nodes int) (good, known bool, err error) {
	if _, err := b.Apply(few.Claimed(tricks)); err != nil {
		return false, false, err
	}
	least, most, err := takes(ctx, b, nodes)
	if err != nil {
		return false, false, err
	}
	if b.Contract().Strain == few.Nullo {
		return most <= tricks, most <= tricks || least > tricks, nil
	}
	return least >= tricks, least >= tricks || most < tricks, nil
}

// takes returns bounds on the number of tricks left that the side to act takes.
func takes(ctx context.Context, b few.Board, nodes int) (least, most int, err error) {
	if !b.Rules().FourHands() {
		p, err := solve.At(b)
		if err != nil {
			return 0, 0, err
		}
		found, err := solve.NewSolver(0).Value(ctx, p, nodes)
		return found.Min, found.Max, err
	}
	found, err := dd.NewSolver(solverMemory).Solve(ctx, seatedAt(b, b.Turn()).position(), nodes)
	return found.Min, found.Max, err
}
