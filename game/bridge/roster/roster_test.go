package roster

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// The rubbers, letter by letter. (Rules: bridge-few, Five or six players.)
func TestRubbers(t *testing.T) {
	for players, want := range map[int]string{
		5: "1: 23–45 · 2: 34–15 · 3: 14–25 · 4: 12–35 · 5: 13–24",
		6: "1 5: 23–46 · 2 6: 34–15 · 1 3: 45–26 · 2 4: 56–13 · 3 5: 16–24 · 4 6: 12–35",
	} {
		r, err := Of(players)
		if err != nil {
			t.Fatal(err)
		}
		var said []string
		for _, rubber := range r.Rubbers() {
			p := rubber.Pairs
			said = append(said, fmt.Sprintf("%s: %d%d–%d%d", strings.Trim(fmt.Sprint(rubber.Out), "[]"), p[0][0], p[0][1], p[1][0], p[1][1]))
		}
		if got := strings.Join(said, " · "); got != want {
			t.Errorf("%d players: %s, want %s", players, got, want)
		}
	}
	for _, players := range []int{0, 4, 7} {
		if _, err := Of(players); err == nil {
			t.Errorf("there is a roster for %d", players)
		}
	}
}

// Everybody is either in one pair or out; five play once with each other, and of six each is out twice.
func TestEverybodyPlays(t *testing.T) {
	for players := Fewest; players <= Most; players++ {
		r, _ := Of(players)
		together, out := map[[2]int]int{}, map[int]int{}
		for i, rubber := range r.Rubbers() {
			for p := 1; p <= players; p++ {
				_, plays := rubber.Pair(p)
				if plays == slices.Contains(rubber.Out, p) {
					t.Errorf("%d players, rubber %d: player %d plays: %v, and is out: %v", players, i+1, p, plays, !plays)
				}
				if partner := rubber.Partner(p); plays {
					together[[2]int{min(p, partner), max(p, partner)}]++
					if rubber.Partner(partner) != p {
						t.Errorf("%d is %d's partner, but not the other way round", partner, p)
					}
				} else if out[p]++; partner != 0 {
					t.Errorf("%d is out and has partner %d", p, partner)
				}
			}
		}
		for pair, n := range together {
			if n != 2 { // counted for both of them
				t.Errorf("%d players: %v play together %d times", players, pair, n/2)
			}
		}
		for p, n := range out {
			if n != players-4 {
				t.Errorf("%d players: player %d is out %d times", players, p, n)
			}
		}
	}
}

func TestTotals(t *testing.T) {
	five, _ := Of(5)
	got := five.Totals([][2]int{{1000, 300}, {0, 500}})
	if want := []int{500, 700, 700 - 500, -700 - 500, -700 + 500}; !slices.Equal(got, want) {
		t.Errorf("totals are %v, want %v", got, want)
	}
}
