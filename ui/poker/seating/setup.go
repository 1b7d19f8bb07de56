// Package seating seats a user and computer players at a table of poker, as he has chosen or as it was left, and keeps the game. It
// needs no window.
package seating

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/people"
)

// Setup is the user's choice for a new game. Setups can be compared with ==.
//
// The text form is as in "level=club opponents=2 hands=20 point=1 buy-in=500".
type Setup struct {
	Opponents int    // 1 to 5
	Level     string // of the computer players, one of Levels
	Hands     int    // agreed number; 0 if the game is open
	Point     int    // value of a point in chips
	BuyIn     int    // chips of each player at the beginning
}

// The values to choose from, in the order of the options.
var (
	Opponents = []int{1, 2, 3, 4, 5}
	Levels    = append(slices.Clone(people.Levels), people.Mixed)
	Hands     = []int{0, 10, 20, 50}
	Points    = []int{1, 2, 5, 10}
	BuyIns    = []int{200, 500, 1000, 2000}
)

// Setting is the key of the user's setup among the settings.
const Setting = "poker"

// Usual returns the setup of a new user.
func Usual() Setup {
	r := poker.Standard()
	return Setup{Opponents: 2, Level: "club", Hands: 20, Point: r.Point, BuyIn: r.BuyIn}
}

// First returns the setup of a learner's first game: against a beginner.
func First() Setup {
	s := Usual()
	s.Opponents, s.Level = 1, people.Levels[0]
	return s
}

// Rules returns the rules that the game is played by.
func (s Setup) Rules() poker.Rules {
	r := poker.Standard()
	r.Point, r.BuyIn, r.Hands = s.Point, s.BuyIn, s.Hands
	return r
}

// LevelOf returns the level of an opponent, counted from 0.
func (s Setup) LevelOf(opponent int) string { return people.LevelOf(s.Level, opponent) }

// figure is a number in a setup, with its possible values.
type figure struct {
	key    string
	values []int
	of     func(*Setup) *int
}

var figures = []figure{
	{"opponents", Opponents, func(s *Setup) *int { return &s.Opponents }},
	{"hands", Hands, func(s *Setup) *int { return &s.Hands }},
	{"point", Points, func(s *Setup) *int { return &s.Point }},
	{"buy-in", BuyIns, func(s *Setup) *int { return &s.BuyIn }},
}

// String returns the text form.
func (s Setup) String() string {
	parts := []string{"level=" + s.Level}
	for _, f := range figures {
		parts = append(parts, fmt.Sprintf("%s=%d", f.key, *f.of(&s)))
	}
	return strings.Join(parts, " ")
}

// ParseSetup reads the text form. Missing and invalid parts are as usual: a bad setting must not stop anybody from
// playing.
func ParseSetup(text string) Setup {
	s := Usual()
	for part := range strings.FieldsSeq(text) {
		key, value, _ := strings.Cut(part, "=")
		if key == "level" && slices.Contains(Levels, value) {
			s.Level = value
		}
		for _, f := range figures {
			if n, err := strconv.Atoi(value); key == f.key && err == nil && slices.Contains(f.values, n) {
				*f.of(&s) = n
			}
		}
	}
	return s
}
