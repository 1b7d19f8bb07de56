package practice

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// puzzles returns the contracts of a file, one a line.
func puzzles(t *testing.T) (all []Exercise) {
	t.Helper()
	data, err := os.ReadFile("testdata/contracts.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		e, err := Parse(strings.TrimSpace(line))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, e)
	}
	return all
}

// TestPuzzles: the expert makes the contract, the naive line doesn't, a line makes it against every shift, and none without the
// technique.
func TestPuzzles(t *testing.T) {
	techniques := map[Technique]int{}
	for _, e := range puzzles(t) {
		techniques[e.Technique]++
		checkPuzzle(t, e)
	}
	if len(techniques) < len(Techniques()) {
		t.Errorf("there are only %v", techniques)
	}
}

// TestTheQueenFinesses: among the contracts with either deck there is the finesse that everybody learns first: the queen is played under
// the ace, past the king, and wins.
func TestTheQueenFinesses(t *testing.T) {
	made := map[int]bool{}
	for _, e := range puzzles(t) {
		if e.Technique == Finesse && queenFinesses(t, e) {
			made[e.Board.Rules.Deck.Len()] = true
		}
	}
	for _, deck := range []card.Deck{card.Deck52, card.Deck68} {
		if !made[deck.Len()] {
			t.Errorf("with %d cards no contract is made so", deck.Len())
		}
	}
}

// queenFinesses reports whether on the line that makes a contract the third hand plays the queen of ace and queen, while who played before
// it has the king, and wins the trick.
func queenFinesses(t *testing.T, e Exercise) (wins bool) {
	t.Helper()
	d := e.Defence()
	b, err := d.Through(context.Background(), func(b bridge.Board) (bridge.Event, error) {
		event, _, err := d.Line(context.Background(), b)
		s, trick := event.Card.Suit, b.Trick()
		if own := b.Hand(b.Turn())[s]; event.Card.Rank == card.Queen && trick.Len == 2 && own.Has(card.Ace) && b.Hand(b.Turn().Next(-1))[s].Has(card.King) {
			led, _ := trick.Led()
			wins = wins || led == s && trick.With(event.Card).Winner(b.Contract().Strain) == b.Turn()
		}
		return event, err
	})
	return wins && err == nil && e.Ended(b).Right
}

func checkPuzzle(t *testing.T, e Exercise) {
	t.Helper()
	ctx := context.Background()
	same(t, e)
	if won, err := e.ExpertMakes(ctx); err != nil || !won {
		t.Errorf("%v: the expert fails, %v", e, err)
	}
	if won, err := e.NaiveMakes(ctx); err != nil || won {
		t.Errorf("%v: the naive line makes it, %v", e, err)
	}
	moments, err := e.Moments(ctx)
	if err != nil || levelOf(e.Technique, moments) != e.Level {
		t.Errorf("%v: %d moments, %v", e, moments, err)
	}
	d := e.Defence()
	if won, err := d.game.ask(nodeOf(e.Board, e.Layouts)); err != nil || !won {
		t.Errorf("%v: no line makes it, %v", e, err)
	}
	if e.Technique != SafetyPlay {
		g := newGame(ctx, d.solver, e.Board.Contract(), 10*withoutNodes)
		g.avoid(e.Technique)
		if won, err := g.ask(nodeOf(e.Board, e.Layouts[:1])); err != nil || won {
			t.Errorf("%v: it is made without %v, %v", e, e.Technique, err)
		}
	}
}

// TestShift: after a wrong card even who sees all hands as they lie at the moment doesn't make the contract, for they shift; and what
// the learner has seen stays as it was.
func TestShift(t *testing.T) {
	ctx := context.Background()
	shifts, lucky := 0, 0
	for _, e := range puzzles(t) {
		d, tech := e.Defence(), e.Technique
		b := e.Board
		for b.Phase() == bridge.PlayPhase {
			if b.Turn().Side() != e.Seat.Side() {
				next, event, err := d.Reply(ctx, b)
				if err != nil {
					t.Fatal(err)
				}
				checkReply(t, b, next, event)
				b = next
				continue
			}
			keep, err := d.Keep(ctx, b)
			if err != nil || keep.Len() == 0 {
				t.Fatalf("%v: nothing keeps it, %v", b.Events(), err)
			}
			for c := range b.View(b.Actor()).LegalPlays().Minus(keep).All() {
				wrong, err := b.Apply(bridge.Played(c))
				if err != nil {
					t.Fatal(err)
				}
				if made, shifted := peeking(t, e, d, wrong); made {
					t.Errorf("%v: after the wrong %v at %v it is made", tech, c, b.Events()[b.Opening():])
				} else {
					shifts += shifted
					lucky++
				}
			}
			event, ok, err := d.Line(ctx, b)
			if err != nil || !ok || !keep.Has(event.Card) {
				t.Fatalf("%v: the line is lost at %v, %v", tech, b.Events(), err)
			}
			if b, err = b.Apply(event); err != nil {
				t.Fatal(err)
			}
		}
		if v := e.Ended(b); !v.Right || v.Number < v.Wanted {
			t.Errorf("%v: the right line takes %d tricks of %d", tech, v.Number, v.Wanted)
		}
	}
	t.Logf("%d wrong cards, and the cards were shifted %d times after them", lucky, shifts)
	if shifts == 0 {
		t.Error("the opponents' cards never shifted")
	}
}

// peeking plays a contract to its end as who sees all hands; it returns whether it is made, and how often the cards have shifted.
func peeking(t *testing.T, e Exercise, d *Defence, b bridge.Board) (made bool, shifts int) {
	t.Helper()
	for b.Phase() == bridge.PlayPhase {
		if b.Turn().Side() != e.Seat.Side() {
			next, _, err := d.Reply(context.Background(), b)
			if err != nil {
				t.Fatal(err)
			}
			if next.Deal != b.Deal {
				shifts++
			}
			b = next
			continue
		}
		p, err := dd.At(b)
		if err != nil {
			t.Fatal(err)
		}
		plays, err := dd.Plays(context.Background(), p, dd.Options{})
		if err != nil {
			t.Fatal(err)
		}
		best := plays[0]
		for _, p := range plays {
			if p.Tricks.Min > best.Tricks.Min {
				best = p
			}
		}
		if b, err = b.Apply(bridge.Played(best.Cards.Cards()[0])); err != nil {
			t.Fatal(err)
		}
	}
	return e.Ended(b).Right, shifts
}

// checkReply fails unless a reply has added one card, and changed nothing that declarer has seen.
func checkReply(t *testing.T, before, after bridge.Board, event bridge.Event) {
	t.Helper()
	n := len(before.Events())
	if len(after.Events()) != n+1 || after.Events()[n] != event || after.Prefix(n).Check(after.Prefix(n).Hand(before.Turn()), event) != nil {
		t.Fatalf("%v: the reply is %v", before.Events(), event)
	}
	was, is := before.View(Learner), after.Prefix(n).View(Learner)
	for _, seat := range card.Seats {
		one, seen := was.Hand(seat)
		if other, still := is.Hand(seat); one != other || seen != still || was.Played(seat) != is.Played(seat) {
			t.Errorf("%v: what is seen of %v has changed", before.Events(), seat)
		}
	}
}

// TestBadLayouts: layouts that can't be are refused, and so is a reply out of turn.
func TestBadLayouts(t *testing.T) {
	e := puzzles(t)[0]
	d := e.Defence()
	if _, _, err := d.Reply(context.Background(), e.Board); err == nil {
		t.Error("the defence plays when it is declarer's turn")
	}
	north := e
	north.Layouts = append(north.Layouts[:1:1], e.Board.Deal)
	north.Layouts[1][card.North], north.Layouts[1][card.East] = e.Board.Deal[card.East], e.Board.Deal[card.North]
	if _, err := Parse(north.String()); err == nil {
		t.Error("dummy's cards may be other ones")
	}
	none := e
	none.Layouts = nil
	if _, err := Parse(none.String()); err == nil {
		t.Error("there is no layout")
	}
	if v := e.Ended(e.Board); v.Right || v.Why != "not-finished" {
		t.Errorf("before the end: %+v", v)
	}
}
