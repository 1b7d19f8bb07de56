package command

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
)

// diceTag is the key of the roll that is to be played, in the line of a game with dice.
const diceTag = "dice"

// isChess reports whether a line is a game of chess; all other questions are JSON.
func isChess(text string) bool { return !strings.HasPrefix(text, "{") && strings.Contains(text, ";") }

// actChess answers the line of a game of chess in progress with the turn of a player of the kind. With dice the line
// contains the roll.
func (k kind) actChess(ctx context.Context, chance chance, text string) (reply, error) {
	g, tags, err := chess.Parse(text)
	if err != nil {
		return reply{}, err
	}
	if g.Over() {
		return reply{}, fmt.Errorf("the game is over: %v", g.Result())
	}
	if p := g.Position(); p.Rolling() {
		dice, err := chess.ParseDice(tags.Get(diceTag))
		if err != nil {
			return reply{}, errors.New("a roll is due: the line says it in its fourth part, as dice=63")
		}
		if g, err = g.Apply(chess.RollEvent(dice)); err != nil {
			return reply{}, err
		}
	}
	player, err := k.chessPlayer(chance, g)
	if err != nil {
		return reply{}, err
	}
	turns := len(g.Turns())
	for len(g.Turns()) == turns {
		event, err := player.Act(ctx, g)
		if err != nil {
			return reply{}, err
		}
		if g, err = g.Apply(event); err != nil {
			return reply{}, err
		}
	}
	return reply{Event: g.Turns()[turns].String()}, nil
}

// chessPlayer returns the player of the kind in turn, as in the first game of superbridge chess.
func (k kind) chessPlayer(chance chance, g chess.Game) (chessActor, error) {
	player, ok := chessKindNamed(k.name)
	if !ok {
		return nil, fmt.Errorf("nobody plays chess as %q", k.name)
	}
	p := g.Position()
	person := slices.Index(g.Rules().Owners(), g.Rules().Owner(p.Turn()))
	return player.player(chance(0, -person-1)), nil
}
