package few_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
)

// snapshot returns everything that a board says, as text.
func snapshot(b few.Board) string {
	text := fmt.Sprint(b.Stage(), b.Turn(), b.Calls(), b.Answers(), b.Events(), b.Contract(), b.Tricks(), b.Trick(), b.DeclarerTricks(), b.Score())
	for _, p := range b.Places() {
		text += fmt.Sprint(p, b.Cards(p))
	}
	return text
}

// Boards are values: of two boards made from one by different events neither changes the other, nor the original.
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

// In Chinese bridge's last trick a card just uncovered is turned up when its owner has no other, and not the other
// player's before his turn. (Rules: bridge-few, Chinese bridge.)
func TestLastCovers(t *testing.T) {
	tried := 0
	for seed := range uint64(200) {
		b := after(t, boardOf(few.Of(few.ChineseBridge), seed), "1N, Pass")
		for b.Stage() == few.StagePlaying {
			turn := b.Turn()
			row, cover := few.Place{Pile: few.Row, Of: turn}, few.Place{Pile: few.Cover, Of: turn}
			legal := b.View(turn).LegalPlays().Cards()
			played := legal[0]
			for _, c := range legal { // cards that cover nothing go first
				i := slices.IndexFunc(b.Cards(row), func(s few.Slot) bool { return s.Card == c })
				if i < 0 || !b.Cards(cover)[i].There {
					played = c
					break
				}
			}
			before := b
			b = must(b.Apply(few.Played(played)))
			if len(b.Tricks()) < 12 || len(b.Trick().Plays) != 2 {
				continue
			}
			covered := func(b few.Board, p few.Player) bool {
				return slices.ContainsFunc(b.Cards(few.Place{Pile: few.Cover, Of: p}), func(s few.Slot) bool { return s.There })
			}
			if b.View(b.Turn()).LegalPlays().Len() != 1 || covered(b, b.Turn()) {
				t.Errorf("seed %d: the last card of the player to act isn't there", seed)
			}
			if covered(before, b.Turn()) && covered(before, turn) {
				tried++
				if !covered(b, turn) {
					t.Errorf("seed %d: the last cover of the other player comes up before his turn", seed)
				}
			}
		}
	}
	if tried == 0 {
		t.Error("in no deal did both players have a cover left")
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
