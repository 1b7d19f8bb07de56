package poker

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// The soak tries more rows than CI does.
var randomRows = flag.Int("rows", 30_000, "random rows of five and random boards of each pack in TestTallies")

// cardsOf returns the cards of tokens.
func cardsOf(list []Token) Cards {
	var cards Cards
	for _, k := range list {
		cards = append(cards, k.Card())
	}
	return cards
}

// every calls f with the tally of each combination of n of the cards.
func every(pack []Token, n int, t Tally, f func(Tally)) {
	if n == 0 {
		f(t)
		return
	}
	for i := range len(pack) - n + 1 {
		every(pack[i+1:], n-1, t.With(pack[i]), f)
	}
}

func tokens(players int) []Token {
	var list []Token
	for _, c := range Pack(players) {
		list = append(list, TokenOf(c))
	}
	return list
}

func TestTokens(t *testing.T) {
	for _, c := range Pack(2) {
		if got := TokenOf(c).Card(); got != c {
			t.Errorf("%v comes back as %v", c, got)
		}
	}
}

// Counting all rows by kind, with the joker at its strongest, gives the numbers of the document. (Rules:
// progressive-poker, Examples.)
func TestTallyCounts(t *testing.T) {
	for _, tt := range []struct {
		players, cards int
		want           string
	}{
		{2, 3, "[18304 4992 0 130 0 0 0 0 0 0 0]"},
		{4, 3, "[146432 39936 0 1092 0 0 0 0 0 0 0]"},
		{2, 5, "[1302540 1268088 123552 137280 20532 7804 6552 3120 13 180 24]"},
	} {
		e := Standard().Evaluator()
		var counts [Royal + 1]int
		every(tokens(tt.players), tt.cards, Tally{}, func(t Tally) { counts[e.Strength(t).Kind()]++ })
		if got := fmt.Sprint(counts); got != tt.want {
			t.Errorf("%d cards of %d players: %v, want %v", tt.cards, tt.players, got, tt.want)
		}
	}
}

// Tables agree with the reference on all rows of three, random rows of five, and random boards.
func TestTallies(t *testing.T) {
	for _, rules := range []Rules{Standard(), {Point: 1, BuyIn: 1, JokerRepeats: true, ReturnBottom: Quads}} {
		e := rules.Evaluator()
		for _, players := range []int{2, 4} {
			rng := rand.New(rand.NewPCG(1, uint64(players)))
			pack := tokens(players)
			check := func(row Row, list []Token) {
				cards := cardsOf(list)
				if got, want := e.Strength(TallyOf(cards)), rules.Strength(row, cards); got != want {
					t.Fatalf("%v is %v, want %v", cards, got, want)
				}
			}
			for i := range pack {
				for j := range i {
					for k := range j {
						check(Top, []Token{pack[i], pack[j], pack[k]})
					}
				}
			}
			for range *randomRows {
				rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
				check(Middle, pack[:5])
			}
		}
	}
}

// Tables and the reference rate boards equally if the row below limits the joker.
func TestTallyRows(t *testing.T) {
	rules := Standard()
	e := rules.Evaluator()
	alive, wild := 0, 0
	for _, players := range []int{2, 4} {
		rng := rand.New(rand.NewPCG(2, uint64(players)))
		pack := tokens(players)
		for range *randomRows {
			rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
			if rng.IntN(2) == 0 { // more often than by chance
				for i, k := range pack {
					if k == JokerToken {
						box := rng.IntN(Boxes)
						pack[i], pack[box] = pack[box], JokerToken
						break
					}
				}
			}
			cards := cardsOf(pack[:Boxes])
			board, _ := Board{}.Add(Top, cards[:3]...)
			board, _ = board.Add(Middle, cards[3:8]...)
			board, _ = board.Add(Bottom, cards[8:]...)
			got, lives := e.Rows(&[3]Tally{TallyOf(cards[:3]), TallyOf(cards[3:8]), TallyOf(cards[8:])})
			want := rules.Rate(board)
			if lives == want.Dead || lives && got != want.Strengths {
				t.Fatalf("%v: %v, living %v; want %+v", board, got, lives, want)
			}
			if lives {
				alive++
				if want.Joker != (card.Card{}) {
					wild++
				}
			}
		}
	}
	if alive < *randomRows/10 || wild < alive/4 {
		t.Errorf("only %d boards live, %d of them with a joker", alive, wild)
	}
}

// BenchmarkRows rates random rows of five, each from its five cards.
func BenchmarkRows(b *testing.B) {
	e := Standard().Evaluator()
	rng := rand.New(rand.NewPCG(3, 0))
	pack := tokens(2)
	rows := make([][5]Token, 1<<12)
	for i := range rows {
		rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
		copy(rows[i][:], pack)
	}
	var sum Strength
	for i := range b.N {
		r := &rows[i%len(rows)]
		sum += e.Strength(Tally{}.With(r[0]).With(r[1]).With(r[2]).With(r[3]).With(r[4]))
	}
	if sum == 0 {
		b.Fatal("no strengths")
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rows/s")
}
