// Package seating seats users and computer players at a board of octagonal chess, as they have been chosen or as they were left, and
// keeps the game. It needs no window.
package seating

import (
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/people"
)

// Setup is the user's choice for a new game. Setups can be compared with ==.
//
// The text form is as in "A1-4D; who=person,club,expert,club names=,,, clock=10+5 aim=result": the rules, then for each army
// its commander at the start and the persons' names, the clock in minutes and seconds, and the aim unless it is the usual one.
type Setup struct {
	Rules chess.Rules
	Who   [4]string // the commander of each army, Person or one of [people.Levels]; for a pair with one, that of its first army counts
	Names [4]string // of persons who have given one, by army
	Clock chessstore.Clock
	Aim   bot.Aim // of computer players where a side goes on without a king
}

// Person is a human in front of the window.
const Person = "person"

// Setting is the key of the setup among the settings.
const Setting = "chess"

// Usual returns the setup of a new user.
func Usual() Setup {
	return Setup{
		Rules: chess.Usual(chess.Variant{Mode: chess.A1, Persons: 4}),
		Who:   [4]string{Person, "club", "club", "club"},
	}
}

// First returns the setup of a learner's first game: against beginners.
func First() Setup { return Usual().AtLevel(people.Levels[0]) }

// Seats returns the first army of each player, in the order of turns.
func (s Setup) Seats() (seats []chess.Army) {
	for a := range s.Rules.Armies().All() {
		if s.Rules.Owner(a) == a {
			seats = append(seats, a)
		}
	}
	return seats
}

// Commanded returns the armies that the player with a seat commands at the start.
func (s Setup) Commanded(seat chess.Army) (armies chess.ArmySet) {
	for a := range s.Rules.Armies().All() {
		if s.Rules.Owner(a) == seat {
			armies = armies.With(a)
		}
	}
	return armies
}

// Players returns the players in the seats. Computer players are those of package people, in order.
func (s Setup) Players() (all []chessstore.Seat) {
	computers := 0
	for _, a := range s.Seats() {
		if who := s.Who[a]; who == Person {
			all = append(all, chessstore.Seat{Army: a, Person: true, Name: s.Names[a]})
		} else {
			all = append(all, chessstore.Seat{Army: a, Name: people.All[computers].Name(), Level: who})
			computers++
		}
	}
	return all
}

// Persons returns the seats of persons, at least one.
func (s Setup) Persons() (seats []chess.Army) {
	for _, a := range s.Seats() {
		if s.Who[a] == Person {
			seats = append(seats, a)
		}
	}
	return seats
}

// Computers returns the seats of computer players.
func (s Setup) Computers() (seats []chess.Army) {
	for _, a := range s.Seats() {
		if s.Who[a] != Person {
			seats = append(seats, a)
		}
	}
	return seats
}

// You returns the seat of the user: the first one with a person.
func (s Setup) You() chess.Army { return s.Persons()[0] }

// Outlives reports whether sides go on without a king of their own, so that computer players must know what they play for.
func (s Setup) Outlives() bool { return s.MayOutlive() && len(s.Computers()) > 0 }

// MayOutlive reports whether sides go on without a king of their own.
func (s Setup) MayOutlive() bool { return s.Rules.Mode != chess.A1 && s.Rules.Armies().Len() > 2 }

// With returns the setup of another variant. A person who would have no seat there gets the first one.
func (s Setup) With(v chess.Variant) Setup {
	s.Rules = Fitting(s.Rules, v)
	return s.seated()
}

// seated returns the setup with the first seat for a person whose army doesn't play, if no other person plays.
func (s Setup) seated() Setup {
	if len(s.Persons()) > 0 {
		return s
	}
	first := s.Seats()[0]
	away := max(0, slices.Index(s.Who[:], Person))
	s.Who[first], s.Who[away] = Person, s.Who[first]
	return s
}

// Playing returns the setup of a game by other rules, seated as in a new one.
func (s Setup) Playing(r chess.Rules) Setup {
	s = s.With(r.Variant)
	s.Rules = r
	return s.seated()
}

// SetupOf returns the setup of a game that has been played.
func SetupOf(r chess.Rules, seats []chessstore.Seat, clock chessstore.Clock) Setup {
	s := Usual()
	s.Rules, s.Clock = r, clock
	for _, seat := range seats {
		s.Who[seat.Army], s.Names[seat.Army] = seat.Level, ""
		if seat.Person {
			s.Who[seat.Army], s.Names[seat.Army] = Person, seat.Name
		} else if !slices.Contains(people.Levels, s.Who[seat.Army]) {
			s.Who[seat.Army] = Usual().Level()
		}
	}
	return s.seated()
}

// Fitting returns the rules of another variant, with the rulings of a table that matter in it.
func Fitting(r chess.Rules, v chess.Variant) chess.Rules {
	fit := chess.Usual(v)
	for _, ruling := range r.Rulings() {
		if other, err := fit.With(ruling.ID, ruling.Chosen); err == nil {
			fit = other
		}
	}
	return fit
}

// SitAt returns the setup in which the user exchanges seats with another player.
func (s Setup) SitAt(seat chess.Army) Setup {
	you := s.You()
	s.Who[you], s.Who[seat] = s.Who[seat], s.Who[you]
	s.Names[you], s.Names[seat] = s.Names[seat], s.Names[you]
	return s
}

// Level returns the level of the computer players: one of [people.Levels], [people.Mixed], or "" if there are none.
func (s Setup) Level() string {
	level := ""
	for _, a := range s.Computers() {
		if who := s.Who[a]; level == "" {
			level = who
		} else if level != who {
			return people.Mixed
		}
	}
	return level
}

// AtLevel returns the setup with all computer players at a level; see [people.LevelOf].
func (s Setup) AtLevel(level string) Setup {
	for i, a := range s.Computers() {
		s.Who[a] = people.LevelOf(level, i)
	}
	return s
}

// Rotated returns the setup with all players moved on by one seat, to the left as turns go.
func (s Setup) Rotated() Setup {
	moved, seats := s, s.Seats()
	for i, a := range seats {
		next := seats[(i+1)%len(seats)]
		moved.Who[next], moved.Names[next] = s.Who[a], s.Names[a]
	}
	return moved
}

// String returns the text form.
func (s Setup) String() string {
	var who, names []string
	for i := range s.Who {
		who, names = append(who, s.Who[i]), append(names, url.QueryEscape(s.Names[i]))
	}
	all := fmt.Sprintf("%s; who=%s names=%s clock=%s", s.Rules, strings.Join(who, ","), strings.Join(names, ","), clockText(s.Clock))
	if s.Aim != bot.OwnKing {
		all += " aim=" + s.Aim.String()
	}
	return all
}

// ParseSetup reads the text form. Missing and invalid parts are as usual: a bad setting must not stop anybody from
// playing.
func ParseSetup(text string) Setup {
	s := Usual()
	rules, rest, _ := strings.Cut(text, ";")
	if r, err := chess.ParseRules(rules); err == nil {
		s.Rules = r
	}
	for part := range strings.FieldsSeq(rest) {
		key, value, _ := strings.Cut(part, "=")
		switch values := strings.Split(value, ","); {
		case key == "who" && len(values) == len(s.Who):
			for i, w := range values {
				if w == Person || slices.Contains(people.Levels, w) {
					s.Who[i] = w
				}
			}
		case key == "names" && len(values) == len(s.Names):
			for i, n := range values {
				s.Names[i], _ = url.QueryUnescape(n)
			}
		case key == "clock":
			s.Clock = parseClock(value)
		case key == "aim":
			s.Aim, _ = bot.ParseAim(value)
		}
	}
	return s.With(s.Rules.Variant)
}
