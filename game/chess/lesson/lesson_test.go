package lesson

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/game/learning/learningtest"
)

// each yields the steps of the course with their games.
func each(t *testing.T, f func(place string, s learning.Step, g chess.Game)) {
	t.Helper()
	for _, l := range Course() {
		for i, s := range l.Steps {
			g, err := Game(l.Position(i, nil))
			if err != nil {
				t.Errorf("%s.%s: %v", l.ID, s.ID, err)
				continue
			}
			f(l.ID+"."+s.ID, s, g)
		}
	}
}

// movesOf returns the legal moves of a game.
func movesOf(g chess.Game) (all []string) {
	p := g.Position()
	for _, m := range p.Moves() {
		all = append(all, chess.MoveEvent(m).String())
	}
	return all
}

func TestTasks(t *testing.T) {
	learningtest.Check(t, Course(), func(p learning.Position) ([]string, error) {
		g, err := Game(p)
		if now := g.Position(); err != nil || now.Turn() != chess.Red {
			return nil, err
		}
		return movesOf(g), nil
	})
}

// What the lessons say is so by the rules.
func TestFacts(t *testing.T) {
	wins := []string{"chess-pieces.capture", "chess-pieces.castle", "chess-pieces.race-end"}
	each(t, func(place string, s learning.Step, g chess.Game) {
		p := g.Position()
		taken := func(move string) bool { // somebody can take the piece that has moved
			e, err := chess.ParseEvent(move)
			if err != nil {
				t.Fatal(err)
			}
			next, err := g.Apply(e)
			if err != nil {
				t.Fatal(err)
			}
			m, _ := e.Move()
			now := next.Position()
			return len(now.Attackers(m.To)) > 0
		}
		switch place {
		case "chess-pieces.save":
			for _, move := range movesOf(g) {
				if got := taken(move); got == s.Right(move) {
					t.Errorf("after %s the king can be taken: %v", move, got)
				}
			}
		case "chess-pieces.shelter":
			queen, _ := chess.ParseSquare("g7")
			if p.At(queen) != chess.PieceOf(chess.Red, chess.Queen) || slices.ContainsFunc(movesOf(g), func(m string) bool { return strings.HasPrefix(m, "g7xh8") }) {
				t.Errorf("%v can take in the Castle", p.At(queen))
			}
		case "chess-armies.safe":
			if !taken("d5xd9") || taken("d5xh5") {
				t.Error("the queen is taken on the wrong square")
			}
		case "chess-armies.kings":
			if moves := movesOf(g); slices.Contains(moves, "e10xe12") || !slices.Contains(moves, "e10-e11") {
				t.Errorf("an ally moves %v", moves)
			}
		case "chess-armies.tour":
			rolled, err := Game(learning.Position{Start: s.On.Start, Events: []string{"21:"}})
			if moves := movesOf(rolled); err != nil || slices.Contains(moves, "f6-g7") || !slices.Contains(moves, "f6-g6") {
				t.Errorf("before its tour the king moves %v, %v", moves, err)
			}
		}
		if s.Kind() == learning.Acted && slices.Contains(wins, place) {
			e, _ := chess.ParseEvent(s.Do.Right[0])
			if next, err := g.Apply(e); err != nil || !next.Over() {
				t.Errorf("%s: %s doesn't win", place, e)
			}
		}
	})
}
