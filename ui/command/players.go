package command

import (
	"strings"

	"github.com/superbridge/superbridge/game/bot"
	"github.com/superbridge/superbridge/game/bot/first"
	"github.com/superbridge/superbridge/game/match"
)

// kind is a kind of computer players, by the name that people type.
type kind struct {
	name   string
	player match.Player // for any seat
}

// kinds lists the kinds of computer players.
var kinds = []kind{
	{"first", first.Player{}},
	{"beginner", bot.Player{Level: bot.Beginner}},
	{"club", bot.Player{Level: bot.Club}},
	{"expert", bot.Player{Level: bot.Expert}},
}

func kindNamed(name string) (kind, error) {
	for _, k := range kinds {
		if k.name == name {
			return k, nil
		}
	}
	return kind{}, usage("there are no players %q: want %s", name, kindNames())
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
func (k kind) four() [4]match.Player { return [4]match.Player{k.player, k.player, k.player, k.player} }
