// Package lesson contains the lessons of octagonal chess, as data.
package lesson

import (
	"embed"
	"fmt"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/learning"
)

//go:embed course/*.json
var files embed.FS

// Course returns the lessons, in their order.
func Course() []learning.Lesson { return course() }

var course = learning.Course(files, "course")

// Game returns the game of a position: its start is a variant or a position, as in [chess.Parse], and its events are those of
// [chess.ParseEvent].
func Game(p learning.Position) (chess.Game, error) {
	g, _, err := chess.Parse(p.Start + " ; ; *")
	if err != nil {
		return chess.Game{}, err
	}
	for _, text := range p.Events {
		e, err := chess.ParseEvent(text)
		if err != nil {
			return chess.Game{}, err
		}
		if g, err = g.Apply(e); err != nil {
			return chess.Game{}, fmt.Errorf("%s: %w", text, err)
		}
	}
	return g, nil
}
