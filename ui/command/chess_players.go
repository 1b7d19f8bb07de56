package command

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/game/chess/random"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/turn"
)

// chessKind is a kind of computer players of chess, by the name that people type.
type chessKind struct {
	name    string
	level   bot.Level
	random  bool     // of no level: makes random legal moves
	program *program // whose players they are, or nil
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
	return oneOf(append(names, randomName))
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
			return nil, usage("command.fault.no-players", "Flag", flag, "Value", text, "Name", quoted(name), "Names", chessKindNames())
		}
		kinds = append(kinds, k)
	}
	return kinds, nil
}

// player returns a player of the kind, with its own source of randomness.
func (k chessKind) player(chance *rand.Rand) chessActor {
	switch {
	case k.program != nil:
		return &remoteChess{program: k.program}
	case k.random:
		return chessRandom{chance}
	}
	return bot.Player{Level: k.level, Seed: chance.Uint64(), Threads: 1}
}

// remoteChess is a player of another program for one game.
type remoteChess struct {
	program *program
	number  int          // of the turn that the program has decided
	moves   []chess.Move // of that turn, which are still to be made
}

func (r *remoteChess) Act(ctx context.Context, g chess.Game) (chess.Event, error) {
	p := g.Position()
	if len(r.moves) == 0 || r.number != p.Number() {
		if err := r.ask(ctx, g); err != nil {
			return chess.Event{}, err
		}
		r.number = p.Number()
	}
	move := r.moves[0]
	r.moves = r.moves[1:]
	return chess.MoveEvent(move), nil
}

// ask asks the program for the whole turn that is due.
func (r *remoteChess) ask(ctx context.Context, g chess.Game) error {
	p := g.Position()
	var tags chess.Tags
	if d := p.Dice(); d != (chess.Dice{}) {
		tags = chess.Tags{{Key: diceTag, Value: d.String()}}
	}
	text, err := r.program.answer(ctx, []byte(g.Line(tags)))
	if err != nil {
		return err
	}
	if _, moves, dice := strings.Cut(text, ":"); dice {
		text = moves
	}
	r.moves = nil
	for move := range strings.SplitSeq(text, ",") {
		m, err := chess.ParseMove(move)
		if err != nil {
			return fault.Errorf("%s: %w", r.program.path, err)
		}
		r.moves = append(r.moves, m)
	}
	return nil
}

// chessComparedNamed reads the names of A and B, as in club,expert or club,club@PROGRAM.
func chessComparedNamed(text string) (ab [2]chessKind, err error) {
	names, err := comparedNamed(text, bot.Beginner.String())
	if err != nil {
		return ab, err
	}
	for i, n := range names {
		if n.path != "" {
			ab[i] = chessKind{name: n.kind + "@" + n.path, program: &program{path: n.path, players: n.kind, timeout: actTimeout}}
			continue
		}
		kinds, err := chessKindsNamed("compare", n.kind)
		switch {
		case err != nil:
			return ab, err
		case len(kinds) != 1:
			return ab, usage("command.fault.two-kinds", "Value", text)
		}
		ab[i] = kinds[0]
	}
	return ab, nil
}
