package command

import (
	"fmt"
	"io"
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

// listGames prints the games.
func listGames(args []string, stdout io.Writer) error {
	f := noFlags("superbridge games", text.T("command.games.help"), stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	t := tabwriter.NewWriter(stdout, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, heads("game-id", "cards", "players", "name"))
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
	return bridge.Rules{}, usage("command.fault.wrong-rules", "Value", name, "Names", either(func(r bridge.Rules) string { return r.Name }))
}

// rulesFlag adds the flag for the name of a game. The message of an id describes it.
func (f flags) rulesFlag(value, id string) *string {
	names := either(func(r bridge.Rules) string { return text.TN("command.games.with-cards", r.Deck.Len(), "Rules", r.Name) })
	return f.String("rules", value, text.T(id, "Names", names))
}

// either names all games, as in: A, B or C.
func either(name func(bridge.Rules) string) string {
	var names []string
	for _, game := range bridge.Games() {
		names = append(names, name(game))
	}
	return oneOf(names)
}

// isPoker reports whether a name that people type is that of poker.
func isPoker(name string) bool {
	return strings.EqualFold(name, poker.Name) || strings.EqualFold(name, "poker")
}
