package command

import (
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/game/poker/random"
)

// pokerKind is a kind of computer players of poker, by the name that people type.
type pokerKind struct {
	name   string
	level  bot.Level
	random bool // of no level: he does anything that is legal
}

const randomName = "random"

// pokerKindNames returns the names of all kinds, as "a, b or c".
func pokerKindNames() string {
	var names []string
	for _, l := range bot.Levels() {
		names = append(names, l.String())
	}
	return strings.Join(names, ", ") + " or " + randomName
}

// pokerKindsNamed reads so many names of kinds, as in club,expert.
func pokerKindsNamed(flag, text string, fewest, most int) ([]pokerKind, error) {
	var kinds []pokerKind
	for name := range strings.SplitSeq(text, ",") {
		k := pokerKind{name: name, random: name == randomName}
		level, ok := bot.ParseLevel(name)
		if !ok && !k.random {
			return nil, usage("-%s %s: there are no players %q: want %s", flag, text, name, pokerKindNames())
		}
		k.level = level
		kinds = append(kinds, k)
	}
	if len(kinds) < fewest || len(kinds) > most {
		if fewest == most {
			return nil, usage("-%s %s: want %d kinds of players, as club,expert", flag, text, most)
		}
		return nil, usage("-%s %s: want %d to %d players, as beginner,club,expert", flag, text, fewest, most)
	}
	return kinds, nil
}

// player returns a player of the kind. What he leaves to chance follows from the seed, the number of the game and that of the
// player in it.
func (k pokerKind) player(seed uint64, game int64, number, threads int) poker.Actor {
	if k.random {
		return random.Player{Source: card.Source(seed, game, -number)}
	}
	return bot.Player{Level: k.level, Seed: card.Source(seed, game, -number).Uint64(), Threads: threads}
}
