package command

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/poker"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgespoken "github.com/superbridge/superbridge/ui/bridge/spoken"
	chessspoken "github.com/superbridge/superbridge/ui/chess/spoken"
	fewspoken "github.com/superbridge/superbridge/ui/few/spoken"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	pokerspoken "github.com/superbridge/superbridge/ui/poker/spoken"
)

// playedFamily is games that are played line by line in one way.
type playedFamily struct {
	games []string // by their ids
	short string   // another name of the first of them, or ""
	open  func(ctx context.Context, p byLines, store *bridgestore.Store) (spoken.Game, error)
}

// played are the families of games that can be played line by line. The first game of all is the one that is begun where none is
// named and none is unfinished.
var played = []playedFamily{
	{bridgeGames(), short, func(ctx context.Context, p byLines, store *bridgestore.Store) (spoken.Game, error) {
		return bridgespoken.Open(ctx, store, p.Start, p.seed.deals)
	}},
	{fewGames(), "", func(ctx context.Context, p byLines, store *bridgestore.Store) (spoken.Game, error) {
		return fewspoken.Open(ctx, store.Store, p.Start, p.seed.chance)
	}},
	{[]string{poker.Name}, "poker", func(ctx context.Context, p byLines, store *bridgestore.Store) (spoken.Game, error) {
		return pokerspoken.Open(ctx, store.Store, p.Start, p.seed.chance)
	}},
	{[]string{chess.Name}, "chess", func(ctx context.Context, p byLines, store *bridgestore.Store) (spoken.Game, error) {
		return chessspoken.Open(ctx, store.Store, p.Start, p.seed.chance)
	}},
}

// bridgeGames returns the games of the bridge family.
func bridgeGames() (names []string) {
	for _, game := range bridge.Games() {
		names = append(names, game.Name)
	}
	return names
}

// fewGames returns the games for two and three.
func fewGames() (names []string) {
	for _, game := range few.Games() {
		names = append(names, game.Name)
	}
	return names
}

// playedNamed returns the id of the game with a name that people type.
func playedNamed(name string) (game string, err error) {
	var all []string
	for _, f := range played {
		if f.short != "" && strings.EqualFold(f.short, name) {
			return f.games[0], nil
		}
		for _, game := range f.games {
			if strings.EqualFold(game, name) {
				return game, nil
			}
			all = append(all, game)
		}
	}
	return "", usage("command.fault.wrong-rules", "Value", name, "Names", oneOf(all))
}

// open returns the game that is to be played: the one that is named, or that was played last of those that are unfinished.
func (p byLines) open(ctx context.Context, store *bridgestore.Store) (spoken.Game, error) {
	game := p.Game
	if game == "" {
		var err error
		if game, err = store.LatestGame(ctx); err != nil {
			return nil, err
		}
	}
	if game == "" {
		return played[0].open(ctx, p, store)
	}
	family := played[0] // of bridge what can't be read is passed over, if the game wasn't named
	if i := slices.IndexFunc(played, func(f playedFamily) bool { return slices.Contains(f.games, game) }); i > 0 {
		family, p.Game = played[i], game
	}
	table, err := family.open(ctx, p, store)
	if err != nil {
		return nil, err
	}
	if err := store.SetSetting(setting.Game, game); err != nil { // the window offers it then
		return nil, errors.Join(err, table.Close())
	}
	return table, nil
}
