package poker_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
)

// Exchanging the cards that a seat can't see changes neither its view nor, with the same random source, its act. These
// are the cards that others hold or have thrown away, face-down fantasies, and all that isn't dealt yet.
func TestViewExchange(t *testing.T) {
	rng, exchanges := source(5), 0
	for range 60 {
		h := randomHand(t, rng)
		h = h.Prefix(rng.IntN(h.Len() + 1))
		for _, p := range h.Table().Players {
			other, ok := exchanged(h, p.Seat, rng)
			if !ok {
				continue
			}
			exchanges++
			v, w := h.View(p.Seat), other.View(p.Seat)
			if got, want := fmt.Sprintf("%+v", w), fmt.Sprintf("%+v", v); got != want {
				t.Fatalf("seat %v sees\n%s\nand with other cards\n%s", p.Seat, want, got)
			}
			if fmt.Sprint(v.Unseen()) != fmt.Sprint(w.Unseen()) {
				t.Fatalf("seat %v doesn't see\n%v\nand with other cards\n%v", p.Seat, v.Unseen(), w.Unseen())
			}
			if seat, ok := h.Turn(); ok && seat == p.Seat {
				seed := rng.Uint64()
				if a, b := random.Act(v, source(seed)), random.Act(w, source(seed)); a.String() != b.String() {
					t.Fatalf("seat %v does %v, and with other cards %v", p.Seat, a, b)
				}
			}
		}
	}
	if exchanges < 150 {
		t.Errorf("only %d exchanges", exchanges)
	}
}

// randomHand plays a random hand of 2 to 6 players, some in fantasy, to its end.
func randomHand(t *testing.T, rng *rand.Rand) poker.Hand {
	t.Helper()
	table := poker.Table{Rules: poker.Standard(), Game: "random", Hand: 1}
	for _, n := range rng.Perm(poker.Seats)[:2+rng.IntN(5)] {
		table.Players = append(table.Players, poker.Player{Seat: poker.Seat(n + 1), Stack: 1 + rng.IntN(200), Fantasy: []int{0, 0, 0, 14, 15, 16, 17}[rng.IntN(7)]})
	}
	slices.SortFunc(table.Players, func(a, b poker.Player) int { return int(a.Seat) - int(b.Seat) })
	table.Button = table.Players[rng.IntN(len(table.Players))].Seat
	if rng.IntN(4) == 0 {
		table.Rules.FantasySets = poker.Last
	}
	h := must(poker.NewHand(table, table.Shuffle(rng)))
	for seat, ok := h.Turn(); ok; seat, ok = h.Turn() {
		h = must(h.Apply(lively(h.View(seat), rng)))
	}
	return h
}

// exchanged returns the hand with the cards that a seat can't see in a different order, and the acts changed
// accordingly; ok is false if nothing could be exchanged.
func exchanged(h poker.Hand, seat poker.Seat, rng *rand.Rand) (other poker.Hand, ok bool) {
	table, deal := h.Table(), h.Deal()
	acts := placesOf(h)
	open := map[place]bool{} // seen by the seat, now or earlier
	for n, a := range h.Acts() {
		p, _ := table.Player(a.Seat)
		for _, gains := range acts[n].gains {
			for _, at := range gains {
				open[at] = p.Fantasy == 0 || h.Over()
			}
		}
	}
	var hidden poker.Cards
	for i, p := range table.Players {
		if p.Seat == seat {
			for j := range len(h.Hold(seat)) + h.Board(seat).Len() + len(h.Discards(seat)) {
				open[place{i, j}] = true
			}
		}
		for j, c := range deal[i] {
			if !open[place{i, j}] {
				hidden = append(hidden, c)
			}
		}
	}
	left := poker.Pack(len(table.Players)) // including those that nobody gets
	for _, cards := range deal {
		for _, c := range cards {
			at := slices.Index(left, c)
			left = slices.Delete(left, at, at+1)
		}
	}
	hidden = append(hidden, left...)
	before := slices.Clone(hidden)
	rng.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
	ok = !slices.Equal(before, hidden)
	for i := range deal {
		for j := range deal[i] {
			if !open[place{i, j}] {
				deal[i][j], hidden = hidden[0], hidden[1:]
			}
		}
	}
	other = must(poker.NewHand(table, deal))
	for n, a := range h.Acts() {
		out := poker.Act{Seat: a.Seat}
		for _, row := range poker.Rows {
			for _, at := range acts[n].gains[row] {
				out.Gains = must(out.Gains.Add(row, deal[at.player][at.card]))
			}
		}
		for _, at := range acts[n].discards {
			out.Discards = append(out.Discards, deal[at.player][at.card])
		}
		other = must(other.Apply(out))
	}
	return other, ok
}

// place is the position of a card in the deal.
type place struct{ player, card int }

// places are the positions of an act's cards in the deal.
type places struct {
	gains    [3][]place
	discards []place
}

// placesOf returns the positions of each act's cards in the deal.
func placesOf(h poker.Hand) []places {
	table, deal, used := h.Table(), h.Deal(), map[place]bool{}
	var all []places
	for n, a := range h.Acts() {
		i := slices.IndexFunc(table.Players, func(p poker.Player) bool { return p.Seat == a.Seat })
		from := h.Prefix(n).Board(a.Seat).Len() + len(h.Prefix(n).Discards(a.Seat))
		find := func(c card.Card) place {
			for j := from; ; j++ {
				if at := (place{i, j}); deal[i][j] == c && !used[at] {
					used[at] = true
					return at
				}
			}
		}
		var p places
		for _, row := range poker.Rows {
			for _, c := range a.Gains.Row(row) {
				p.gains[row] = append(p.gains[row], find(c))
			}
		}
		for _, c := range a.Discards {
			p.discards = append(p.discards, find(c))
		}
		all = append(all, p)
	}
	return all
}

// A seen act has a text form that reads back as the same act.
func TestSeenActText(t *testing.T) {
	for _, text := range []string{"2 ?", "4 -/H9/SA:?", "4 -/H9/SA:????", "4 -/H9/SA:D4", "4 -/H9/SA"} {
		a, err := poker.ParseSeenAct(text)
		if err != nil || a.String() != text {
			t.Errorf("%q is read as %q, %v", text, a, err)
		}
	}
	for _, text := range []string{"", "2", "?", "7 ?", "2 ?:?", "2 ??", "4 -/H9/SA:", "4 -/H9:?", "4 -/H9/SA:?D4", "4 -/H9/SA:??????????????????"} {
		if a, err := poker.ParseSeenAct(text); err == nil {
			t.Errorf("%q is read as %v", text, a)
		}
	}
}
