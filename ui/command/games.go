package command

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/poker"
	_ "github.com/superbridge/superbridge/ui/chess/text" // has its name
	_ "github.com/superbridge/superbridge/ui/few/text"   // has its names
	"github.com/superbridge/superbridge/ui/kit/text"
	_ "github.com/superbridge/superbridge/ui/poker/text" // has its name
)

const gamesUsage = `games

Lists the games, a line each: the id, which is what -rules of the other commands takes, in capitals
or not; how many cards there are, how many play, and what the game is called. super is short for
SuperBridge. Poker and chess have commands of their own, poker, chess and record; of the others export takes
them. match plays the games for two and three too, and export takes few for all of them.`

// listGames prints the games.
func listGames(args []string, stdout io.Writer) error {
	f := noFlags("superbridge games", gamesUsage, stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	t := tabwriter.NewWriter(stdout, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, "id\tcards\tplayers\tname")
	for _, game := range bridge.Games() {
		fmt.Fprintf(t, "%s\t%d\t%d\t%s\n", game.Name, game.Deck.Len(), len(card.Seats), text.Game(game.Name))
	}
	for _, game := range few.Games() {
		fmt.Fprintf(t, "%s\t%d\t%d\t%s\n", game.Name, game.Deck.Len(), game.Players(), text.Game(game.Name))
	}
	fmt.Fprintf(t, "%s\t%d-%d\t%d-%d\t%s\n", poker.Name, len(poker.Pack(poker.MinPlayers)), len(poker.Pack(poker.MaxPlayers)),
		poker.MinPlayers, poker.MaxPlayers, text.Game(poker.Name))
	fmt.Fprintf(t, "%s\t-\t2-4\t%s\n", chess.Name, text.Game(chess.Name))
	return t.Flush()
}

// short is a short name for the first of all games.
const short = "super"

// rulesNamed returns the rules by the name that people type.
func rulesNamed(name string) (bridge.Rules, error) {
	if strings.EqualFold(name, short) {
		name = bridge.SuperBridge().Name
	}
	for _, game := range bridge.Games() {
		if strings.EqualFold(game.Name, name) {
			return game, nil
		}
	}
	return bridge.Rules{}, usage("-rules %s: want %s", name, either(func(r bridge.Rules) string { return r.Name }))
}

// rulesFlag adds the flag for the name of a game. Its meaning contains `RULES` where the names are inserted.
func (f flags) rulesFlag(value, meaning string) *string {
	names := either(func(r bridge.Rules) string { return r.Name + " (" + strconv.Itoa(r.Deck.Len()) + " cards)" })
	return f.String("rules", value, meaning+" `RULES` "+names)
}

// either names all games, as in: A, B or C.
func either(name func(bridge.Rules) string) string {
	games := bridge.Games()
	said := name(games[0])
	for i, game := range games[1:] {
		between := ", "
		if i == len(games)-2 {
			between = " or "
		}
		said += between + name(game)
	}
	return said
}

// isPoker reports whether a name that people type is that of poker.
func isPoker(name string) bool {
	return strings.EqualFold(name, poker.Name) || strings.EqualFold(name, "poker")
}
