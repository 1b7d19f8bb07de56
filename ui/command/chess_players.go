package command

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/chess/random"
	"github.com/superbridge/superbridge/game/turn"
)

// chessKind is a kind of computer players of chess, by the name that people type.
type chessKind struct {
	name   string
	level  bot.Level
	random bool // of no level: makes random legal moves
}

// chessActor returns the act of the player in turn, with dice one move of the turn. It never rolls.
type chessActor = turn.Player[chess.Game, chess.Event]

// chessRandom makes any legal move, each as likely as another.
type chessRandom struct{ chance *rand.Rand }

func (r chessRandom) Act(ctx context.Context, g chess.Game) (chess.Event, error) {
	return random.Event(g, r.chance), ctx.Err()
}

// quietRandom makes any legal move that doesn't capture, if there is one: openings are to be fair.
type quietRandom struct{ chance *rand.Rand }

func (q quietRandom) Act(ctx context.Context, g chess.Game) (chess.Event, error) {
	p := g.Position()
	quiet := slices.DeleteFunc(p.Moves(), func(m chess.Move) bool { return m.Takes || m.TakesVia })
	if len(quiet) == 0 {
		return chessRandom(q).Act(ctx, g)
	}
	return chess.MoveEvent(quiet[q.chance.IntN(len(quiet))]), ctx.Err()
}

// chessKindNames returns the names of all kinds, as "a, b or c".
func chessKindNames() string {
	var names []string
	for _, l := range bot.Levels() {
		names = append(names, l.String())
	}
	return strings.Join(names, ", ") + " or " + randomName
}

// chessKindNamed reads the name of a kind; ok is false if there is none of that name.
func chessKindNamed(name string) (k chessKind, ok bool) {
	if name == randomName {
		return chessKind{name: name, random: true}, true
	}
	level, ok := bot.ParseLevel(name)
	return chessKind{name: name, level: level}, ok
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

// player returns a player of the kind, with its own source of randomness.
func (k chessKind) player(chance *rand.Rand) chessActor {
	if k.random {
		return chessRandom{chance}
	}
	return bot.Player{Level: k.level, Seed: chance.Uint64(), Threads: 1}
}
