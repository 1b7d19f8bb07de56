package command

import (
	"math/rand/v2"
	"strings"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/game/turn"
)

// fewKind is a kind of computer players of bridge for two and three, by the name that people type.
type fewKind struct {
	name   string
	level  bot.Level
	random bool // of no level: does random legal acts
}

// fewActor decides for a player.
type fewActor = turn.Player[few.View, few.Event]

// fewKindNames returns the names of all kinds, as "a, b or c".
func fewKindNames() string {
	var names []string
	for _, l := range bot.Levels() {
		names = append(names, l.String())
	}
	return oneOf(append(names, randomName))
}

// fewKindNamed reads the name of a kind; ok is false if there is none of that name.
func fewKindNamed(name string) (k fewKind, ok bool) {
	if name == randomName {
		return fewKind{name: name, random: true}, true
	}
	level, ok := bot.ParseLevel(name)
	return fewKind{name: name, level: level}, ok
}

// fewKindsNamed reads as many names of kinds as there are players, with commas between, or one for all.
func fewKindsNamed(flag, text string, players int) ([]fewKind, error) {
	var kinds []fewKind
	for name := range strings.SplitSeq(text, ",") {
		k, ok := fewKindNamed(name)
		if !ok {
			return nil, usage("command.fault.no-players", "Flag", flag, "Value", text, "Name", quoted(name), "Names", fewKindNames())
		}
		kinds = append(kinds, k)
	}
	switch {
	case len(kinds) == 1 && flag == "players":
		for len(kinds) < players {
			kinds = append(kinds, kinds[0])
		}
	case len(kinds) != players && flag == "players":
		return nil, usage("command.few.wrong-players", "Value", text, "Players", players)
	case len(kinds) != players:
		return nil, usage("command.few.two-kinds", "Flag", flag, "Value", text)
	}
	return kinds, nil
}

// player returns a player of the kind, with its own source of randomness.
func (k fewKind) player(chance *rand.Rand) fewActor {
	if k.random {
		return random.Player{Source: chance}
	}
	return bot.Player{Level: k.level, Seed: chance.Uint64()}
}
