package club_test

import (
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/card"
)

// each calls f for every whole movement.
func each(t *testing.T, f func(t *testing.T, m club.Movement)) {
	for _, kind := range []club.Kind{club.Mitchell, club.Howell, club.Individual} {
		for tables := club.FewestTables; tables <= club.MostTables; tables++ {
			if kind == club.Mitchell && tables < 3 {
				continue
			}
			m, err := club.New(kind, tables)
			if err != nil {
				t.Fatal(err)
			}
			t.Run(fmt.Sprintf("%v-%d", kind, tables), func(t *testing.T) { f(t, m) })
		}
	}
}

// In each round everybody has one seat, partners are one pair, and no set is at two tables unless all share it.
func TestRounds(t *testing.T) {
	each(t, func(t *testing.T, m club.Movement) {
		for r, round := range m.Rounds {
			if len(round) != m.Tables {
				t.Fatalf("round %d has %d tables", r+1, len(round))
			}
			seats, sets := map[int]int{}, map[int]int{}
			for _, p := range round {
				for _, s := range card.Seats {
					seats[p.Seats[s]]++
					if m.Kind != club.Individual && p.Seats[s] != p.Seats[s.Partner()] {
						t.Errorf("round %d: %v are no pair", r+1, p)
					}
				}
				sets[p.Set]++
				if p.Set < 0 || p.Set >= m.Sets {
					t.Errorf("round %d: set %d of %d", r+1, p.Set, m.Sets)
				}
			}
			times := 2
			if m.Kind == club.Individual {
				times = 1
			}
			for who := 1; who <= m.Contestants; who++ {
				if seats[who] != times {
					t.Errorf("round %d: %d has %d seats", r+1, who, seats[who])
				}
			}
			if m.Shared != (len(sets) == 1) || !m.Shared && len(sets) != m.Tables {
				t.Errorf("round %d: %d sets at %d tables, shared: %v", r+1, len(sets), m.Tables, m.Shared)
			}
		}
	})
}

// Nobody plays a set twice, nor meets the same opponents twice; in an individual nobody has a partner twice, and nobody
// an opponent more than twice.
func TestFair(t *testing.T) {
	each(t, func(t *testing.T, m club.Movement) {
		type pair [2]int
		met, partners, played := map[pair]int{}, map[pair]int{}, map[pair]int{}
		for _, round := range m.Rounds {
			for _, p := range round {
				for _, s := range card.Seats {
					who := p.Seats[s]
					played[pair{who, p.Set}]++
					partners[pair{who, p.Seats[s.Partner()]}]++
					met[pair{who, p.Seats[s.Left()]}]++
					met[pair{who, p.Seats[s.Left().Partner()]}]++
				}
			}
		}
		seats, meet := 2, 4 // a pair is counted at both its seats, with both of its opponents
		if m.Kind == club.Individual {
			seats, meet = 1, 2
			for p, n := range partners {
				if n > 1 {
					t.Errorf("%v are partners %d times", p, n)
				}
			}
		}
		for p, n := range played {
			if n != seats {
				t.Errorf("%d plays set %d %d times", p[0], p[1], n/seats)
			}
		}
		for p, n := range met {
			if n > meet {
				t.Errorf("%v meet %d times", p, n/meet)
			}
		}
		if m.Kind != club.Mitchell { // which are complete
			if want := m.Contestants * (m.Contestants - 1); len(met) != want || len(played) != m.Contestants*m.Sets {
				t.Errorf("%d of %d meetings, %d of %d sets", len(met), want, len(played), m.Contestants*m.Sets)
			}
		}
	})
}

// Boards go to the next lower table in a Mitchell; in a Howell a set that goes on goes to the same table each time, so that
// one card on the table says it for all rounds.
func TestBoardsTravel(t *testing.T) {
	each(t, func(t *testing.T, m club.Movement) {
		if m.Shared {
			return
		}
		next := map[int]int{}
		for r := 1; r < len(m.Rounds); r++ {
			for to, p := range m.Rounds[r] {
				for from, q := range m.Rounds[r-1] {
					if p.Set != q.Set {
						continue
					}
					if was, ok := next[from]; ok && was != to {
						t.Errorf("round %d: from table %d to %d, and before to %d", r+1, from+1, to+1, was+1)
					}
					next[from] = to
					if m.Kind == club.Mitchell && to != (from-1+m.Tables)%m.Tables {
						t.Errorf("round %d: from table %d to %d", r+1, from+1, to+1)
					}
				}
			}
		}
	})
}

// Players of a table always go on to the same seat, except for the one who stays and, in a Mitchell, the skip.
func TestWhereToGo(t *testing.T) {
	each(t, func(t *testing.T, m club.Movement) {
		type seat struct {
			table int
			seat  card.Seat
		}
		next := map[seat]map[seat]bool{}
		for r := 1; r < len(m.Rounds); r++ {
			for who := 1; who <= m.Contestants; who++ {
				a, b := seat{}, seat{}
				a.table, a.seat, _ = m.At(r-1, who)
				b.table, b.seat, _ = m.At(r, who)
				if next[a] == nil {
					next[a] = map[seat]bool{}
				}
				next[a][b] = true
			}
		}
		for from, to := range next {
			if most := 1 + (m.Tables+1)%2*btoi(m.Kind == club.Mitchell); len(to) > most {
				t.Errorf("from %v to %v", from, to)
			}
		}
	})
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func TestOddPairs(t *testing.T) {
	m, err := club.For(club.Howell, 7)
	if err != nil || m.Tables != 4 || m.Missing != 8 {
		t.Fatalf("%d tables without pair %d: %v", m.Tables, m.Missing, err)
	}
	out := map[int]int{}
	for _, round := range m.Rounds {
		for _, p := range round {
			if p.SitsOut() {
				out[p.Seats[card.North]+p.Seats[card.East]]++
			}
		}
	}
	for pair := 1; pair <= 7; pair++ {
		if out[pair] != 1 {
			t.Errorf("pair %d sits out %d times", pair, out[pair])
		}
	}
	if _, err := club.For(club.Individual, 9); err == nil {
		t.Error("nine players have an individual")
	}
	if _, err := club.New(club.Mitchell, 2); err == nil {
		t.Error("two tables have a Mitchell")
	}
	if _, err := m.Limit(8); err == nil {
		t.Error("seven rounds have an eighth")
	}
}
