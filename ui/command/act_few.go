package command

import (
	"context"
	"fmt"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/record"
)

// actFew answers a deal of bridge for two or three in progress with the view of the player to act, and the act of a
// player of the kind.
func (k kind) actFew(ctx context.Context, chance chance, text string) (r reply, err error) {
	b, err := record.Unmarshal([]byte(text))
	if err != nil {
		return r, err
	}
	s := b.Setup()
	if b.Stage() == few.StageFinished {
		return r, fmt.Errorf("board %d: the deal is over", s.Number)
	}
	player, ok := fewKindNamed(k.name)
	if !ok {
		return r, fmt.Errorf("nobody plays %s as %q", s.Rules.Name, k.name)
	}
	v := b.View(b.Turn())
	if r.View, err = record.View(v); err != nil {
		return r, err
	}
	e, err := player.player(chance(firstGame, -int(b.Turn())-1)).Act(ctx, v)
	r.Event = e.String()
	return r, err
}
