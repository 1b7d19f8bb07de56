// Package lesson contains the lessons of bridge for two and three, as data: one for each game.
package lesson

import (
	"embed"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/learning"
)

// Learner is the learner's place: S at bridge for two with two dummies, and otherwise A.
const Learner few.Player = 0

//go:embed course/*.json
var files embed.FS

// Course returns the lessons, in the order of [few.Games].
func Course() []learning.Lesson { return course() }

var course = learning.Course(files, "course")

// Of returns the ID of a game's lesson, and Kind the game of a lesson.
func Of(k few.Kind) string {
	for i, r := range few.Games() {
		if r.Kind == k {
			return Course()[i].ID
		}
	}
	return ""
}

// Kind is described with [Of].
func Kind(id string) few.Kind {
	for i, l := range Course() {
		if l.ID == id {
			return few.Games()[i].Kind
		}
	}
	return few.Games()[0].Kind
}

// Board returns the board of a position, the first of a session. Its start has the name of the game and the deal, as in
// [few.ParseDeal]; its events are those of [few.ParseEvent].
func Board(p learning.Position) (few.Board, error) {
	name, deal, _ := strings.Cut(p.Start, " ")
	rules, err := few.RulesNamed(name)
	if err != nil {
		return few.Board{}, err
	}
	d, err := few.ParseDeal(rules, deal)
	if err != nil {
		return few.Board{}, err
	}
	b, err := few.NewBoard(few.NewSession(rules).Next(), d)
	if err != nil {
		return few.Board{}, err
	}
	for _, text := range p.Events {
		e, err := few.ParseEvent(text)
		if err != nil {
			return few.Board{}, err
		}
		if b, err = b.Apply(e); err != nil {
			return few.Board{}, fmt.Errorf("%s: %w", text, err)
		}
	}
	return b, nil
}
