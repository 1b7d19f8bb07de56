package poker_test

import (
	"context"
	"errors"
	"math"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
)

// thought returns a possible judgement of an act: that another one is better.
func thought(h poker.Hand, n int) bot.Judgement {
	before, played := h.Prefix(n), h.Acts()[n]
	j := bot.Judgement{Cost: 1.5, Error: 0.25}
	points := 20.5
	for a := range before.Legal() {
		if a.String() == played.String() || len(j.Options) > 20 {
			continue
		}
		j.Options = append(j.Options, bot.Option{Act: a, Points: points, Error: 0.5, Dead: 0.125, Fantasy: 0.0625})
		points -= 0.75
	}
	j.Played = bot.Option{Act: played, Points: points, Dead: 1}
	j.Options = append(j.Options, j.Played)
	j.Best = j.Options[0]
	return j
}

// What is thought of acts comes back, the best options and the one that was played, until the hand is played otherwise.
func TestJudged(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	e, id := newEvening(t, s, 3, table(poker.Standard(), 100, 100))
	e.next()
	e.act()
	hand := must(s.PartIDs(ctx, id))[0]
	if err := s.SaveJudged(hand, 0, thought(e.hand, 0)); !errors.Is(err, storage.ErrOutOfStep) {
		t.Errorf("of a hand that goes on it says %v", err)
	}
	for !e.hand.Over() {
		e.act()
	}
	for _, n := range []int{0, 4} {
		j := thought(e.hand, n)
		check(t, s.SaveJudged(hand, n, bot.Judgement{Played: j.Played, Options: j.Options}))
		check(t, s.SaveJudged(hand, n, j)) // replacing an earlier one
	}
	all := must(s.Judged(ctx, hand))
	if len(all) != 2 {
		t.Fatalf("%d acts are judged", len(all))
	}
	for n, got := range all {
		want := thought(e.hand, n)
		if got.Cost != want.Cost || got.Error != want.Error || len(got.Options) != 13 || got.Best.Act.String() != want.Best.Act.String() ||
			got.Played.Act.String() != want.Played.Act.String() || math.Abs(got.Options[3].Points-want.Options[3].Points) > 0.001 || got.Best.Fantasy != 0.0625 {
			t.Errorf("act %d: %+v, want %+v", n, got, want)
		}
	}
	other := thought(e.hand, 2)
	other.Played = other.Best
	if err := s.SaveJudged(hand, 2, other); !errors.Is(err, storage.ErrOutOfStep) {
		t.Errorf("of another act it says %v", err)
	}
	if err := s.SaveJudged(99, 0, thought(e.hand, 0)); !errors.Is(err, pokerstore.ErrNoHand) {
		t.Errorf("of no hand it says %v", err)
	}
	e.hand = e.hand.Prefix(e.hand.Len() - 2)
	check(t, e.j.Undo(e.hand))
	if all := must(s.Judged(ctx, hand)); len(all) != 0 {
		t.Errorf("of a hand that goes on again there are %v", all)
	}
}
