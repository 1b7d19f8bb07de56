package company_test

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
)

// number returns the number of a deal.
func number(t *testing.T, random *rand.Rand) string {
	t.Helper()
	rules := bridge.SuperBridge()
	b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(random), card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	return b.Number().String()
}

// Each seating has the three players once, and occurs about as often as the others.
func TestEverybodySitsSomewhere(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	often := map[company.Table]int{}
	const deals = 6000
	for range deals {
		table := company.At(number(t, random))
		often[table]++
		seen := map[company.Player]bool{table.Left: true, table.Partner: true, table.Right: true}
		if len(seen) != len(company.Players) {
			t.Fatalf("%+v: somebody sits twice", table)
		}
	}
	if len(often) != 6 {
		t.Errorf("%d ways to sit, want 6", len(often))
	}
	for table, n := range often {
		if n < deals/6-150 || n > deals/6+150 {
			t.Errorf("%+v comes up %d times in %d", table, n, deals)
		}
	}
}

func TestWhoSitsWhere(t *testing.T) {
	table := company.Table{Left: company.Leo, Partner: company.Clara, Right: company.Victor}
	for _, person := range card.Seats {
		for by, want := range map[int]company.Player{1: company.Leo, 2: company.Clara, 3: company.Victor} {
			if got := table.Of(person.Next(by), person); got != want {
				t.Errorf("%d after %v: %v, want %v", by, person, got.Name(), want.Name())
			}
		}
	}
}

func TestRecords(t *testing.T) {
	table := company.Table{Left: company.Leo, Partner: company.Clara, Right: company.Victor}
	var r company.Records
	for _, won := range []int{1, 1, -1, 0} {
		r.Count(table, won)
	}
	r.Count(company.Table{Left: company.Clara, Partner: company.Leo, Right: company.Victor}, -1)
	want := company.Records{
		company.Clara:  {WonWith: 2, LostWith: 1, WonAgainst: 1},
		company.Victor: {WonAgainst: 2, LostAgainst: 2},
		company.Leo:    {LostWith: 1, WonAgainst: 1, LostAgainst: 2},
	}
	if r != want {
		t.Errorf("%+v, want %+v", r, want)
	}
}

// The three have different faces and names.
func TestNamesAndFaces(t *testing.T) {
	names, faces := map[string]bool{}, map[card.Card]bool{}
	for _, p := range company.Players {
		names[p.Name()], faces[p.Card()] = true, true
	}
	if len(names) != 3 || len(faces) != 3 || names[""] {
		t.Errorf("names %v, faces %v", names, faces)
	}
}
