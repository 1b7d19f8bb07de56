package poker_test

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
)

// The number of sets of cards that make each kind. (Rules: progressive-poker, Examples.) Sets with the same ranks and
// with or without a common suit are equivalent, so one of each is evaluated and counted as often as there are such
// sets.
func TestCounts(t *testing.T) {
	for _, tt := range []struct {
		row    poker.Row
		copies int
		want   string
	}{
		{poker.Top, 1, "[18304 4992 130]"},
		{poker.Top, 2, "[146432 39936 1092]"},
		{poker.Bottom, 1, "[1302540 1268088 123552 137280 20532 7804 6552 3120 13 180 24]"},
		{poker.Bottom, 2, "[41681280 43627008 5374512 4598880 491712 318704 305760 157248 1638 3456 448]"},
	} {
		count := map[poker.Kind]int{}
		rules := poker.Standard()
		for _, joker := range []int{0, 1} {
			eachSet(tt.row.Len()-joker, func(ranks []card.Rank) {
				all, suited := ways(ranks, tt.copies)
				for flush, sets := range map[bool]int{false: all - suited, true: suited} {
					if sets > 0 {
						count[rules.Strength(tt.row, cardsOf(ranks, flush, joker == 1)).Kind()] += sets
					}
				}
			})
		}
		var got []int
		for k := poker.High; k <= poker.Royal; k++ {
			if n := count[k]; n > 0 {
				got = append(got, n)
			}
			if count[k] == 0 && tt.row == poker.Bottom {
				t.Errorf("no %v", k)
			}
		}
		if tt.row == poker.Top && fmt.Sprint(count[poker.High], count[poker.OnePair], count[poker.Trips]) != fmt.Sprint(got[0], got[1], got[2]) {
			t.Errorf("the top row knows other kinds: %v", count)
		}
		if fmt.Sprint(got) != tt.want {
			t.Errorf("%d cards, each %d times: %v, want %s", tt.row.Len(), tt.copies, got, tt.want)
		}
	}
}

// eachSet calls do with each set of n ranks, descending, with repetitions.
func eachSet(n int, do func([]card.Rank)) {
	ranks := []card.Rank{card.Ace, card.King, card.Queen, card.Jack, 10, 9, 8, 7, 6, 5, 4, 3, 2}
	var add func(set []card.Rank, from int)
	add = func(set []card.Rank, from int) {
		if len(set) == n {
			do(set)
			return
		}
		for i := from; i < len(ranks); i++ {
			add(append(set, ranks[i]), i)
		}
	}
	add(nil, 0)
}

// ways returns the number of sets of cards with these ranks, given the copies of each card, and the number of these
// that are of one suit.
func ways(ranks []card.Rank, copies int) (all, suited int) {
	all, suited = 1, 4
	for i := 0; i < len(ranks); {
		n := 1
		for i+n < len(ranks) && ranks[i+n] == ranks[i] {
			n++
		}
		all *= choose(4*copies, n)
		suited *= choose(copies, n)
		i += n
	}
	return all, suited
}

func choose(n, k int) int {
	c := 1
	for i := range k {
		c = c * (n - i) / (i + 1)
	}
	return c
}

// cardsOf returns cards of the given ranks, of one suit or of several, and the joker if wanted.
func cardsOf(ranks []card.Rank, flush, joker bool) poker.Cards {
	var cards poker.Cards
	for i, r := range ranks {
		c := card.Card{Suit: card.Hearts, Rank: r}
		if !flush {
			c.Suit = card.Suits[i%2]
		}
		cards = append(cards, c)
	}
	if joker {
		cards = append(cards, card.Joker)
	}
	return cards
}

// The number of distinct acts with different cards: on street 1, and later by free boxes.
func TestActCounts(t *testing.T) {
	table := poker.Table{Rules: poker.Standard(), Game: "acts", Hand: 1, Button: 2,
		Players: []poker.Player{{Seat: 1, Stack: 100}, {Seat: 2, Stack: 100}}}
	deal := []poker.Cards{must(poker.ParseCards("SASKSQSJSTS9S8S7S6S5S4S3S2HAHKHQHJ")),
		must(poker.ParseCards("CACKCQCJCTC9C8C7C6C5C4C3C2DADKDQDJ"))}
	for _, tt := range []struct {
		acts []string // of both seats in turn
		want int
	}{
		{nil, 232},
		{[]string{"1 SA/SKSQ/SJST", "2 CA/CKCQ/CJCT"}, 27},
		{[]string{"1 SA/SKSQ/SJST", "2 CA/CKCQ/CJCT", "1 S9/S8/-:S7", "2 C9/C8/-:C7", "1 -/S6/S5:S4", "2 -/C6/C5:C4"}, 21},
		{[]string{"1 SA/SKSQ/SJST", "2 CA/CKCQ/CJCT", "1 S9/S8/-:S7", "2 C9/C8/-:C7", "1 -/S6/S5:S4", "2 -/C6/C5:C4",
			"1 S3/-/S2:HA", "2 C3/-/C2:DA"}, 6},
		{[]string{"1 SA/SKSQ/SJST", "2 CA/CKCQ/CJCT", "1 S9/S8/-:S7", "2 C9/C8/-:C7", "1 -/S6/S5:S4", "2 -/C6/C5:C4",
			"1 S3/S2/-:HA", "2 C3/C2/-:DA"}, 3},
	} {
		h := play(t, must(poker.NewHand(table, deal)), tt.acts...)
		seen := map[string]bool{}
		for a := range h.Legal() {
			seen[a.String()] = true
			if err := h.Check(a); err != nil {
				t.Errorf("an act that is said to be legal: %v", err)
			}
		}
		if len(seen) != tt.want {
			t.Errorf("after %v: %d acts, want %d", tt.acts, len(seen), tt.want)
		}
	}
}

// A fantasy of 14 different cards can be set in 1009008 ways. With seven cards, each twice, there are fewer distinct
// ways: the coefficient of a³b⁵c⁵d in the seventh power of the sum of all products of two of a, b, c and d.
func TestSettingCounts(t *testing.T) {
	table := poker.Table{Rules: poker.Standard(), Game: "settings", Hand: 1, Button: 2,
		Players: []poker.Player{{Seat: 1, Stack: 100, Fantasy: 14}, {Seat: 2, Stack: 100}, {Seat: 3, Stack: 100}, {Seat: 4, Stack: 100}}}
	rest := []poker.Cards{must(poker.ParseCards("CACKCQCJCTC9C8C7C6C5C4C3C2DADKDQDJ")), must(poker.ParseCards("CACKCQCJCTC9C8C7C6C5C4C3C2DADKDQDJ")),
		must(poker.ParseCards("HTH9H8H7H6H5H4H3H2DTD9D8D7D6D5D4D3"))}
	for cards, want := range map[string]int{
		"SASKSQSJSTS9S8S7S6S5S4S3S2HA": 1009008,
		"SASASKSKSQSQSJSJSTSTS9S9S8S8": 37632,
	} {
		h := must(poker.NewHand(table, append([]poker.Cards{must(poker.ParseCards(cards))}, rest...)))
		got := 0
		for range h.Legal() {
			got++
		}
		if got != want {
			t.Errorf("%s: %d settings, want %d", cards, got, want)
		}
	}
}

// Iteration stops when the caller breaks off.
func TestLegalStops(t *testing.T) {
	h := documentHand(t).Prefix(0)
	got := 0
	for range h.Legal() {
		if got++; got == 1000 {
			break
		}
	}
	if got != 1000 {
		t.Errorf("%d acts, want 1000", got)
	}
	if seat, _ := h.Turn(); seat != 2 {
		t.Errorf("seat %v is to act", seat)
	}
	for range documentHand(t).Legal() {
		t.Fatal("an act after the end")
	}
}
