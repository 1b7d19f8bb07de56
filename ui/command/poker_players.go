package command

import (
	"math/rand/v2"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/game/turn"
)

// pokerKind is a kind of computer players of poker, by the name that people type.
type pokerKind struct {
	name   string
	level  bot.Level
	random bool // of no level: does random legal acts
}

const randomName = "random"

// pokerKindNames returns the names of all kinds, as "a, b or c".
func pokerKindNames() string {
	var names []string
	for _, l := range bot.Levels() {
		names = append(names, l.String())
	}
	return oneOf(append(names, randomName))
}

// pokerKindsNamed reads fewest to most names of kinds, as in club,expert.
func pokerKindsNamed(flag, text string, fewest, most int) ([]pokerKind, error) {
	var kinds []pokerKind
	for name := range strings.SplitSeq(text, ",") {
		k := pokerKind{name: name, random: name == randomName}
		level, ok := bot.ParseLevel(name)
		if !ok && !k.random {
			return nil, usage("command.fault.no-players", "Flag", flag, "Value", text, "Name", quoted(name), "Names", pokerKindNames())
		}
		k.level = level
		kinds = append(kinds, k)
	}
	if len(kinds) < fewest || len(kinds) > most {
		if fewest == most {
			return nil, usage("command.poker.kinds", "Flag", flag, "Value", text, "N", most)
		}
		return nil, usage("command.poker.how-many", "Flag", flag, "Value", text, "From", fewest, "To", most)
	}
	return kinds, nil
}

// pokerActor decides for a seat.
type pokerActor = turn.Player[poker.View, poker.Act]

// chance returns the source of chance for a part of a game: hands have the numbers from 1 on, players those below 0, and all
// else has 0.
type chance func(game int64, part int) *rand.Rand

// player returns a player of the kind, with its own source of randomness.
func (k pokerKind) player(chance *rand.Rand, threads int) pokerActor {
	if k.random {
		return random.Player{Source: chance}
	}
	return bot.Player{Level: k.level, Seed: chance.Uint64(), Threads: threads}
}
