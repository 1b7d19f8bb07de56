package practice

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// boardsPlayed returns finished boards of 52 cards, from a source on, bid and played by rules of thumb.
func boardsPlayed(t *testing.T, from uint64, n int) (all []bridge.Board) {
	t.Helper()
	for ; len(all) < n; from++ {
		random := source(from)
		b, err := bridge.NewBoard(bridge.Duplicate(), bridge.Duplicate().Shuffle(random), card.Seat(random.IntN(4)), bridge.VulNone)
		if err != nil {
			t.Fatal(err)
		}
		for b.Phase() != bridge.Finished {
			advice, err := bot.Player{Cards: bidding.Cards{}}.Advise(context.Background(), b.View(b.Actor()))
			if err == nil {
				b, err = b.Apply(advice.Event)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		all = append(all, b)
	}
	return all
}

// TestFromBoard: among boards that were played there are puzzles. The right line makes them, and at the first turn at which one card is right all others
// lose, whatever is played after that.
func TestFromBoard(t *testing.T) {
	ctx := context.Background()
	m, err := NewMaker(bridge.Duplicate(), source(1))
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, b := range boardsPlayed(t, 5, max(10**each, 10)) {
		if *each == 0 && found > 0 {
			break
		}
		e, ok, err := m.FromBoard(ctx, b)
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			continue
		}
		found++
		same(t, e)
		if e.Kind != Puzzle || e.Board.Contract().Declarer != Learner || e.Board.Contract().Strain != b.Contract().Strain || len(e.Layouts) < 2 {
			t.Errorf("%v", e)
		}
		if running, _, err := e.only(ctx); err != nil || running < puzzleTricks {
			t.Errorf("%v: one card is right in %d tricks running, %v", e, running, err)
		}
		if made, err := e.NaiveMakes(ctx); err != nil || made {
			t.Errorf("%v: the naive line makes it, %v", e, err)
		}
		checkOnly(t, e)
	}
	if found == 0 || found < 2**each {
		t.Errorf("%d puzzles are found", found)
	}
	other, err := bridge.NewBoard(bridge.SuperBridge(), bridge.SuperBridge().Shuffle(source(1)), card.North, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok, err := m.FromBoard(ctx, other); ok || err != nil {
		t.Errorf("a board of another deck that wasn't played: %v, %v", ok, err)
	}
}

// checkOnly plays the right line up to the first turn with one right card, and there each wrong one with the best that can follow.
func checkOnly(t *testing.T, e Exercise) {
	t.Helper()
	ctx := context.Background()
	d := e.Defence()
	for b := e.Board; b.Phase() == bridge.PlayPhase; {
		if b.Turn().Side() != Learner.Side() {
			next, _, err := d.Reply(ctx, b)
			if err != nil {
				t.Fatal(err)
			}
			b = next
			continue
		}
		keep, err := d.Keep(ctx, b)
		if err != nil {
			t.Fatal(err)
		}
		wrong := b.View(b.Actor()).LegalPlays().Minus(keep)
		if touching(b, keep.Cards()[0]) == keep && wrong.Len() > 0 {
			for c := range wrong.All() {
				if madeAfter(t, e, b, c) {
					t.Errorf("%v: %v after %v makes it too", e, c, b.Events())
				}
			}
			return
		}
		event, _, err := d.Line(ctx, b)
		if err != nil {
			t.Fatal(err)
		}
		if b, err = b.Apply(event); err != nil {
			t.Fatal(err)
		}
	}
	t.Errorf("%v: there is no turn with one right card", e)
}

// madeAfter reports whether a contract is made after a card, with cards that keep it where there are some.
func madeAfter(t *testing.T, e Exercise, b bridge.Board, c card.Card) bool {
	t.Helper()
	b, err := b.Apply(bridge.Played(c))
	for d := e.Defence(); err == nil && b.Phase() == bridge.PlayPhase; {
		if b.Turn().Side() != Learner.Side() {
			b, _, err = d.Reply(context.Background(), b)
			continue
		}
		event, ok, lineErr := d.Line(context.Background(), b)
		if err = lineErr; err == nil && !ok {
			var advice bot.Advice
			advice, err = bot.Player{Cards: e.Cards}.Advise(context.Background(), b.View(b.Actor()))
			event = advice.Event
		}
		if err == nil {
			b, err = b.Apply(event)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return e.Ended(b).Right
}
