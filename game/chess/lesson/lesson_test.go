package lesson

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/learning"
)

// each yields the steps of the course with their games.
func each(t *testing.T, f func(place string, s learning.Step, g chess.Game)) {
	t.Helper()
	for _, l := range Course() {
		for i, s := range l.Steps {
			g, err := Game(l.Position(i))
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

// Where a move is wanted the right ones are legal, it is the learner's turn, every other move has its reason, and every reason a
// move or an answer.
func TestTasks(t *testing.T) {
	each(t, func(place string, s learning.Step, g chess.Game) {
		p := g.Position()
		var given []string
		switch s.Kind() {
		case learning.Acted:
			if given = movesOf(g); p.Turn() != chess.Red {
				t.Errorf("%s: %v moves", place, p.Turn())
			}
			for _, right := range s.Do.Right {
				if !slices.Contains(given, right) {
					t.Errorf("%s: %s isn't legal", place, right)
				}
			}
		case learning.Asked:
			given = s.Ask.Options
		}
		used := map[string]bool{}
		for _, act := range given {
			why := s.Why(act)
			if s.Right(act) {
				continue
			}
			if used[why] = true; why == "" {
				t.Errorf("%s: there is no reason against %s", place, act)
			}
		}
		for _, r := range s.No {
			if !used[r.Why] {
				t.Errorf("%s: the reason %s is never given", place, r.Why)
			}
		}
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
