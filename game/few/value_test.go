package few_test

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
)

// snapshot is all that a board says, as a text.
func snapshot(b few.Board) string {
	text := fmt.Sprint(b.Stage(), b.Turn(), b.Calls(), b.Answers(), b.Events(), b.Contract(), b.Tricks(), b.Trick(), b.DeclarerTricks(), b.Score())
	for _, p := range b.Places() {
		text += fmt.Sprint(p, b.Cards(p))
	}
	return text
}

// Boards are values: of two that come of one by different events neither changes the other, nor the one before.
func TestBoardsOfOnePrefix(t *testing.T) {
	for _, r := range few.Games() {
		for seed := range uint64(3) {
			rng := source(seed)
			for b := boardOf(r, seed); b.Stage() != few.StageFinished; {
				e := random.Event(b.View(b.Turn()), rng)
				next := must(b.Apply(e))
				before, after := snapshot(b), snapshot(next)
				for _, other := range b.View(b.Turn()).Legal() {
					if other != e {
						must(b.Apply(other))
					}
				}
				if snapshot(b) != before {
					t.Fatalf("%s, seed %d: %v changes the board before it", r.Name, seed, e)
				}
				if snapshot(next) != after {
					t.Fatalf("%s, seed %d: the board after %v changes with another one of the same prefix", r.Name, seed, e)
				}
				b = next
			}
		}
	}
}

// Sessions are values too.
func TestSessionsOfOnePrefix(t *testing.T) {
	r := few.Of(few.TwoDummies)
	s := few.NewSession(r)
	for seed := range uint64(8) {
		played := func(text string) few.Session {
			b := must(few.NewBoard(s.Next(), few.Shuffle(r, source(seed))))
			return must(s.Played(after(t, b, text)))
		}
		passed := played("Pass, Pass")
		played("1C, Pass, Claim 13")
		if c := passed.Scores()[seed].Contract; !c.PassedOut() {
			t.Fatalf("deal %d was passed out, and is %s with another session of the same prefix", seed+1, r.ContractText(c))
		}
		s = passed
	}
}
