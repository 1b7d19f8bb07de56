package bot_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
)

// someTable returns a table with a number of players, some with fantasies.
func someTable(rng *rand.Rand, players int) poker.Table {
	table := poker.Table{Rules: poker.Standard(), Game: "some", Hand: 1, Button: 1}
	for i := range players {
		p := poker.Player{Seat: poker.Seat(i + 1), Stack: 1 + rng.IntN(500)}
		if rng.IntN(4) == 0 {
			p.Fantasy = 14 + rng.IntN(4)
		}
		table.Players = append(table.Players, p)
	}
	return table
}

// play plays a hand to the end, and calls before with the view of the player to act.
func play(t *testing.T, h poker.Hand, player bot.Player, before func(h poker.Hand, v poker.View, a poker.Act)) poker.Hand {
	t.Helper()
	for {
		seat, ok := h.Turn()
		if !ok {
			return h
		}
		v := h.View(seat)
		act, err := player.Act(context.Background(), v)
		if err != nil {
			t.Fatal(err)
		}
		if before != nil {
			before(h, v, act)
		}
		if h, err = h.Apply(act); err != nil {
			t.Fatal(err)
		}
	}
}

func someHand(t *testing.T, rng *rand.Rand, players int) poker.Hand {
	t.Helper()
	table := someTable(rng, players)
	h, err := poker.NewHand(table, table.Shuffle(rng))
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// All levels act by the rules, at tables of all sizes and under all rulings that change values.
func TestLegalActs(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for _, level := range []bot.Level{bot.Beginner, bot.Club} {
		for players := poker.MinPlayers; players <= poker.MaxPlayers; players++ {
			table := someTable(rng, players)
			if players%2 == 0 {
				table.Rules.FantasySets = poker.Last
				table.Rules.DeadPays = poker.Six
				table.Rules.ReturnBottom = poker.Quads
			}
			h, err := poker.NewHand(table, table.Shuffle(rng))
			if err != nil {
				t.Fatal(err)
			}
			play(t, h, bot.Player{Level: level}, nil)
		}
	}
}

// With the same view and seed a player acts the same on any number of processors.
func TestThreads(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	play(t, someHand(t, rng, 3), bot.Player{Level: bot.Club, Threads: 1}, func(_ poker.Hand, v poker.View, a poker.Act) {
		for _, threads := range []int{2, 5} {
			got, err := bot.Player{Level: bot.Club, Threads: threads}.Act(context.Background(), v)
			if err != nil || got.String() != a.String() {
				t.Errorf("on %d processors the act is %v, %v; on one it is %v", threads, got, err, a)
			}
		}
	})
}

// Hidden cards make no difference to an act: others' hands and discards, and what isn't dealt yet.
func TestHidden(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	for _, level := range []bot.Level{bot.Beginner, bot.Club} {
		player := bot.Player{Level: level, Seed: 5}
		play(t, someHand(t, rng, 3), player, func(h poker.Hand, v poker.View, a poker.Act) {
			other := exchanged(t, h, v, rng)
			if got := other.View(v.Seat); got.Hold.String() != v.Hold.String() || got.Unseen().String() != v.Unseen().String() {
				t.Fatalf("the view of %d isn't the same", v.Seat)
			}
			got, err := player.Act(context.Background(), other.View(v.Seat))
			if err != nil || got.String() != a.String() {
				t.Errorf("with other cards hidden %v acts %v, %v; before %v", level, got, err, a)
			}
		})
	}
}

// exchanged returns the hand with the cards that the viewer can't see dealt differently.
func exchanged(t *testing.T, h poker.Hand, v poker.View, rng *rand.Rand) poker.Hand {
	t.Helper()
	table, deal := h.Table(), h.Deal()
	hidden := v.Unseen()
	rng.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	other := func() card.Card {
		c := hidden[0]
		hidden = hidden[1:]
		return c
	}
	acts := h.Acts()
	for i, p := range table.Players {
		cards := deal[i]
		if p.Seat == v.Seat {
			for n := len(v.Hold) + len(v.Board(p.Seat).All()) + len(v.Discards()); n < len(cards); n++ {
				cards[n] = other()
			}
			continue
		}
		n := 0 // cards of his acts so far
		for k := range acts {
			a := &acts[k]
			switch {
			case a.Seat != p.Seat:
			case p.Fantasy > 0:
				for ; n < len(cards); n++ {
					cards[n] = other()
				}
				*a = set(p.Seat, cards)
			default:
				open := a.Gains.All()
				a.Discards = slices.Clone(a.Discards)
				for j := range a.Discards {
					a.Discards[j] = other()
				}
				n += copy(cards[n:], append(open, a.Discards...))
			}
		}
		for ; n < len(cards); n++ {
			cards[n] = other()
		}
	}
	changed, err := poker.NewHand(table, deal)
	for _, a := range acts {
		if err == nil {
			changed, err = changed.Apply(a)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return changed
}

// set returns the act that sets a fantasy's cards in the order they come.
func set(seat poker.Seat, cards poker.Cards) poker.Act {
	a := poker.Act{Seat: seat, Discards: cards[poker.Boxes:]}
	a.Gains, _ = a.Gains.Add(poker.Top, cards[:3]...)
	a.Gains, _ = a.Gains.Add(poker.Middle, cards[3:8]...)
	a.Gains, _ = a.Gains.Add(poker.Bottom, cards[8:poker.Boxes]...)
	return a
}

// A cancelled player stops at once, with the error.
func TestCancel(t *testing.T) {
	h := someHand(t, rand.New(rand.NewPCG(4, 4)), 2)
	seat, _ := h.Turn()
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := (bot.Player{Level: bot.Expert}).Act(ctx, h.View(seat)); err != context.Canceled {
		t.Errorf("the error is %v", err)
	}
	ctx, cancel = context.WithTimeout(context.Background(), time.Millisecond)
	defer cancel()
	if _, err := (bot.Player{Level: bot.Expert}).Act(ctx, h.View(seat)); err != context.DeadlineExceeded {
		t.Errorf("the error after a while is %v", err)
	}
}

func TestNotToAct(t *testing.T) {
	h := someHand(t, rand.New(rand.NewPCG(5, 5)), 2)
	seat, _ := h.Turn()
	if _, err := (bot.Player{}).Act(context.Background(), h.View(3-seat)); err != bot.ErrNotToAct {
		t.Errorf("the error is %v", err)
	}
}
