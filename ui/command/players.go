package command

import (
	"strings"

	"github.com/superbridge/superbridge/game/bot"
	"github.com/superbridge/superbridge/game/match"
)

// named is a kind of computer players, by the name that people type.
type named struct {
	name   string
	player match.Player // for any seat
}

// kinds lists the kinds of computer players.
var kinds = []named{
	{"first", bot.Player{}},
	{"club", bot.Player{Level: bot.Club}},
	{"expert", bot.Player{Level: bot.Expert}},
}

func kindNamed(name string) (named, error) {
	for _, k := range kinds {
		if k.name == name {
			return k, nil
		}
	}
	return named{}, usage("there are no players %q: want %s", name, kindNames())
}

// kindNames returns the names of all kinds, as "a, b or c".
func kindNames() string {
	var names []string
	for _, k := range kinds {
		names = append(names, k.name)
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// four returns a player of one kind for each seat.
func (n named) four() [4]match.Player { return [4]match.Player{n.player, n.player, n.player, n.player} }
