package command

import (
	"cmp"
	"context"
	"errors"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// chessSeries is some games of chess between the same players.
type chessSeries struct {
	start   chess.Game
	games   int
	opening int // random turns that each game begins with
	chance  chance
	threads int
	kinds   []chessKind               // by player, in the order of their turns
	tags    func(game int) chess.Tags // or nil
	store   *chessstore.Store         // for saving them, or nil
}

// The parts of a game's chance. Players have those below 0.
const (
	chessDicePart = iota
	chessOpeningPart
)

// run plays the games and prints each when it and those before it are over.
func (s chessSeries) run(ctx context.Context, stdout, stderr io.Writer) error {
	out := ordered{w: stdout}
	_, err := each(ctx, s.games, s.threads, stderr, func(ctx context.Context, game int) (struct{}, error) {
		g, err := s.play(ctx, game, game, func(person int, chance *rand.Rand) chessActor { return s.kinds[person].player(chance) }, nil)
		if err != nil {
			return struct{}{}, failed("command.chess.game", "Game", game+1, "Why", err)
		}
		line := g.String()
		if s.tags != nil {
			line = g.Line(s.tags(game))
		}
		return struct{}{}, out.put(game, line+"\n")
	})
	if unsaid := out.rest(); err == nil { // a stopped game doesn't hold back others
		err = unsaid
	}
	if errors.Is(err, context.Canceled) {
		return stoppedAt("command.stopped.games", s.games, out.count())
	}
	return err
}

// play plays a game with a number, with the opening and the dice of a group. Unless watch is nil, it is called after
// each event that follows the opening.
func (s chessSeries) play(ctx context.Context, group, game int, player func(person int, chance *rand.Rand) chessActor, watch func(chess.Game) error) (chess.Game, error) {
	table := chessTable{players: map[chess.Army]chessActor{}, dice: s.chance(int64(group), chessDicePart), acted: watch}
	opener := chessTable{players: map[chess.Army]chessActor{}, dice: table.dice}
	anybody := quietRandom{s.chance(int64(group), chessOpeningPart)}
	for i, a := range s.start.Rules().Owners() {
		opener.players[a] = anybody
		table.players[a] = player(i, s.chance(int64(game), -i-1))
	}
	if s.store != nil {
		acted, err := s.keep()
		if err != nil {
			return s.start, err
		}
		table.acted, opener.acted = acted, acted
	}
	first := s.start.Position()
	g, err := opener.play(ctx, s.start, first.Number()+s.opening)
	if err != nil {
		return g, err
	}
	return table.play(ctx, g, math.MaxInt)
}

// keep starts saving a game, and returns a function that saves each of its events.
func (s chessSeries) keep() (acted func(chess.Game) error, err error) {
	b := chessstore.Beginning{Game: s.start}
	for i, a := range s.start.Rules().Owners() {
		b.Seats = append(b.Seats, chessstore.Seat{Army: a, Name: s.kinds[i].name, Level: s.kinds[i].level.String()})
	}
	slices.SortFunc(b.Seats, func(a, b chessstore.Seat) int { return cmp.Compare(a.Army, b.Army) })
	id, err := s.store.NewGame(b)
	journal := s.store.Journal(id)
	return func(g chess.Game) error { return journal.Append(g, chessstore.Times{}) }, err
}

// chessTags returns a function for the tags that -tags adds to the line of a game.
func chessTags(seed uint64, rules chess.Rules, kinds []chessKind) func(game int) chess.Tags {
	var players chess.Tags
	for i, a := range rules.Owners() {
		who := kinds[i].name
		if kinds[i].random {
			who = "person" // whom the history takes for one
		}
		players = append(players, chess.Tag{Key: a.String(), Value: who + ":" + kinds[i].name})
	}
	return func(game int) chess.Tags {
		return append(chess.Tags{{Key: "seed", Value: strconv.FormatUint(seed, 10)}, {Key: "game", Value: strconv.Itoa(game + 1)}}, players...)
	}
}
