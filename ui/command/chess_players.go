package command

import (
	"context"
	"math/rand/v2"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
)

// chessKind is a kind of computer players of chess, by the name that people type.
type chessKind struct {
	name   string
	random bool // of no level: he makes any move that is legal
}

// chessActor is what plays: it says what whoever is in turn does, with dice one move of the turn. It never rolls.
type chessActor interface {
	Act(ctx context.Context, g chess.Game) (chess.Event, error)
}

// chessRandom makes any legal move, each as likely as another.
type chessRandom struct{ chance *rand.Rand }

func (r chessRandom) Act(ctx context.Context, g chess.Game) (chess.Event, error) {
	if err := ctx.Err(); err != nil {
		return chess.Event{}, err
	}
	p := g.Position()
	moves := p.Moves()
	return chess.MoveEvent(moves[r.chance.IntN(len(moves))]), nil
}

// chessUsualPlayers are who plays if nobody says who.
const chessUsualPlayers = randomName

// chessKindNames returns the names of all kinds, as "a, b or c".
func chessKindNames() string { return randomName }

// chessKindNamed reads the name of a kind.
func chessKindNamed(name string) (chessKind, bool) {
	return chessKind{name: name, random: true}, name == randomName
}

// chessKindsNamed reads names of kinds with commas between, as in club,expert.
func chessKindsNamed(flag, text string) ([]chessKind, error) {
	var kinds []chessKind
	for name := range strings.SplitSeq(text, ",") {
		k, ok := chessKindNamed(name)
		if !ok {
			return nil, usage("-%s %s: there are no players %q: want %s", flag, text, name, chessKindNames())
		}
		kinds = append(kinds, k)
	}
	return kinds, nil
}

// player returns a player of the kind, with a chance of his own.
func (k chessKind) player(chance *rand.Rand) chessActor {
	return chessRandom{chance}
}
