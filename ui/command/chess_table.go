package command

import (
	"context"
	"errors"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/turn"
)

// chessTable holds the players of a game of chess, and the dice.
type chessTable struct {
	players map[chess.Army]chessActor // by the player's first army
	dice    *rand.Rand
	acted   func(chess.Game) error // called after each event; or nil
}

// errOpened stops a game when its opening is played.
var errOpened = errors.New("the opening is played")

// play plays a game on to its end, or until a turn has a number.
func (t chessTable) play(ctx context.Context, g chess.Game, number int) (chess.Game, error) {
	table := turn.Table[chess.Game, chess.Event]{Append: t.acted, Ask: func(ctx context.Context, g chess.Game) (chess.Event, error) {
		p := g.Position()
		switch {
		case p.Number() >= number:
			return chess.Event{}, errOpened
		case p.Rolling():
			return chess.RollEvent(chess.Roll(t.dice)), nil
		}
		return t.players[p.Rules().Owner(p.Turn())].Act(ctx, g)
	}}
	g, err := table.Play(ctx, g)
	if errors.Is(err, errOpened) {
		err = nil
	}
	return g, err
}
