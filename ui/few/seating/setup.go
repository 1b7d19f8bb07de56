// Package seating seats a user and computer players at a table of bridge for two or three, as he has chosen or as it was left, and
// keeps the session. It needs no window.
package seating

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/people"
)

// Setup is the user's choice for a new session of a game. Setups can be compared with ==.
//
// The text form is as in "Booby clean-rubber; level=club player=1".
type Setup struct {
	Kind    few.Kind
	Options few.Options // the house rules
	Level   string      // of the computer players, one of people.Levels or people.Mixed
	Player  few.Player  // the user: player 0 deals first, or at bridge for three sits alone first
}

// Setting is the key of the user's setups among the settings.
const Setting = "few"

// Usual returns the setup of a new user of a game.
func Usual(k few.Kind) Setup { return Setup{Kind: k, Level: people.Levels[1]} }

// First returns the setup of a learner's first session of a game: against beginners.
func First(k few.Kind) Setup { return Setup{Kind: k, Level: people.Levels[0]} }

// Rules returns the rules that the session is played by.
func (s Setup) Rules() few.Rules { return few.Of(s.Kind).With(s.Options) }

// Levels returns the possible levels of a game's computer players: equal, and for two of them, mixed.
func Levels(k few.Kind) []string {
	if few.Of(k).Players() > 2 {
		return append(slices.Clone(people.Levels), people.Mixed)
	}
	return people.Levels
}

// Opponents returns the computer players, in seating order from the user's left.
func (s Setup) Opponents() (all []Opponent) {
	n := few.Player(s.Rules().Players())
	for i := range n - 1 {
		all = append(all, Opponent{Player: (s.Player + 1 + i) % n, Person: people.All[i], Level: people.LevelOf(s.Level, int(i))})
	}
	return all
}

// Opponent is a computer player.
type Opponent struct {
	Player few.Player
	Person people.Person
	Level  string
}

// String returns the text form.
func (s Setup) String() string {
	return fmt.Sprintf("%v; level=%s player=%d", s.Rules(), s.Level, s.Player)
}

// ParseSetup reads the text form. Missing and invalid parts are as usual; ok is false if there is no such game.
func ParseSetup(text string) (s Setup, ok bool) {
	game, rest, _ := strings.Cut(text, ";")
	fields := strings.Fields(game)
	if len(fields) == 0 {
		return Setup{}, false
	}
	r, err := few.RulesNamed(fields[0])
	if err != nil {
		return Setup{}, false
	}
	s = Usual(r.Kind)
	if chosen, err := few.ParseRules(game); err == nil {
		s.Options = chosen.Options
	}
	for part := range strings.FieldsSeq(rest) {
		key, value, _ := strings.Cut(part, "=")
		n, err := strconv.Atoi(value)
		switch {
		case key == "level" && slices.Contains(Levels(s.Kind), value):
			s.Level = value
		case key == "player" && err == nil && n >= 0 && n < r.Players():
			s.Player = few.Player(n)
		}
	}
	return s, true
}

// Setups are the setups of all games, by kind.
//
// The text form has one a line.
type Setups map[few.Kind]Setup

// Of returns the setup of a game.
func (all Setups) Of(k few.Kind) Setup {
	if s, ok := all[k]; ok {
		return s
	}
	return Usual(k)
}

// With returns the setups with another one in the place of that of its game.
func (all Setups) With(s Setup) Setups {
	next := Setups{s.Kind: s}
	for k, other := range all {
		if k != s.Kind {
			next[k] = other
		}
	}
	return next
}

// String returns the text form.
func (all Setups) String() string {
	var lines []string
	for _, r := range few.Games() {
		if s, ok := all[r.Kind]; ok {
			lines = append(lines, s.String())
		}
	}
	return strings.Join(lines, "\n")
}

// ParseSetups reads the text form. A line that makes no sense is passed over.
func ParseSetups(text string) Setups {
	all := Setups{}
	for line := range strings.SplitSeq(text, "\n") {
		if s, ok := ParseSetup(line); ok {
			all[s.Kind] = s
		}
	}
	return all
}
