package spoken

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken/spokentest"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// normal is the manner of these tests.
var normal = spoken.Manner{Detail: spoken.Normal}

// cardsOf returns the cards of a text form.
func cardsOf(t *testing.T, written string) poker.Cards {
	t.Helper()
	cards, err := poker.ParseCards(written)
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

// What of three cards may go where: two into rows with room, one away.
func TestPut(t *testing.T) {
	full, err := poker.Board{}.Add(poker.Top, cardsOf(t, "SAHADA")...)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ line, why string }{
		{"1 m 2 b", ""}, {"1 m 2 b 3 x", ""}, {"1 x", ""},
		{"1 x 2 x", text.T("poker.enough-away")}, {"1 t", text.T("poker.no-box.top")}, {"1 m 2 b 3 m", text.T("poker.all-placed")},
		{"1 m 2 b 1 b", ""}, {"1 x 1 m 2 x", ""}, {"1 2", text.T("spoken.poker.where")},
	} {
		p := placing{hold: cardsOf(t, "S2H3D4"), at: []place{inHand, inHand, inHand}, board: full, boxes: 2}
		next, why, ok := p.read(tt.line)
		if why != tt.why || !ok {
			t.Errorf("%q: %q, %v; want %q", tt.line, why, ok, tt.why)
		}
		if p.begun() || why == "" && !next.begun() {
			t.Errorf("%q: what was placed before has changed", tt.line)
		}
	}
}

// seenOf returns a view of boards by seat, the user in seat 1.
func seenOf(t *testing.T, boards map[poker.Seat]string) Seen {
	t.Helper()
	s := Seen{View: poker.View{Seat: 1}, Names: pokertext.Names{1: "", 3: "Clara"}}
	s.Table.Rules = poker.Standard()
	for seat := poker.Seat(1); seat <= 3; seat++ {
		if written, ok := boards[seat]; ok {
			s.Table.Players = append(s.Table.Players, poker.Player{Seat: seat})
			act := poker.SeenAct{Seat: seat, Hidden: written == "?"}
			if !act.Hidden {
				var err error
				if act.Gains, err = poker.ParseBoard(written); err != nil {
					t.Fatal(err)
				}
			}
			s.Acts = append(s.Acts, act)
		}
	}
	return s
}

// A row is told with its cards, what they are worth and earn, how many boxes are free, and whether it is out of order.
func TestRows(t *testing.T) {
	s := seenOf(t, map[poker.Seat]string{1: "HAHK/D2/S9H9D9C9S2", 3: "?"})
	for row, want := range map[poker.Row]string{
		poker.Top:    "Top: ace of hearts, king of hearts. Ace high. 1 box free.",
		poker.Middle: "Middle: 2 of diamonds. Two high. 4 boxes free. " + text.T("poker.behind") + ".",
		poker.Bottom: "Bottom: 9 of spades, 9 of hearts, 9 of diamonds, 9 of clubs, 2 of spades. Four nines, +10 points.",
	} {
		if got := s.row(normal, 1, row); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
	if got, want := s.boardOf(normal, 3), []string{text.T("poker.tip.hidden", "Name", "Clara")}; !slices.Equal(got, want) {
		t.Errorf("of a fantasy face down it says %q", got)
	}
	dead := seenOf(t, map[poker.Seat]string{1: "HAHKHQ/D2D3S4S5C7/-"})
	if got := dead.boardOf(normal, 1); !slices.Contains(got, text.T("spoken.poker.dead")) {
		t.Errorf("of a dead board it says %q", got)
	}
}

// What the result says of the user's chips is what his stack has become, hand by hand and in the whole game, bought chips included; one
// who has none left must buy or leave.
func TestChips(t *testing.T) {
	bought, results := 0, 0
	for seed := range uint64(4) {
		setup := of(1, 0)
		setup.Point = 10
		table := newTable(t, setup, 0, 40+seed)
		rng := rand.New(rand.NewPCG(seed, 9))
		brought, before, leaving := setup.BuyIn, setup.BuyIn, 0
		said := spokentest.Run(t, table, normal, func() (string, bool) {
			s := table.session.State()
			me, _ := s.Game.State().Player(table.person)
			if got := table.now().Brought[table.person]; got != brought {
				t.Fatalf("seed %d: %d chips were brought, not %d", seed, brought, got)
			}
			switch {
			case s.Ended:
				return "", false
			case s.MustBuy(table.person) && leaving == 0:
				if line := strings.Join(table.Ask()(normal), " "); line != text.T("spoken.poker.must-buy") {
					t.Errorf("without chips it says %q", line)
				}
				bought++
				brought += 70
				before = 70
				return "buy 70", true
			case s.Hand.Over() && (s.Game.State().Hand > 6 || leaving > 0) && s.MayLeave():
				leaving++
				if leaving == 2 && s.Ended {
					t.Error("it is left at the first time")
				}
				return "leave", leaving < 5
			case s.Hand.Over():
				gain := me.Stack - before
				if len(s.After) == 0 {
					results++
					if got, want := strings.Join(table.now().result(normal), "\n"), spoken.Sentence(gained("poker.result", gain, "Hand", s.Hand.Table().Hand)); !strings.Contains(got, want) {
						t.Errorf("seed %d: it says %q, want %q", seed, got, want)
					}
				}
				before = me.Stack
				return "", true
			case table.placing.complete():
				return "", true
			}
			return typed(table.placing, random.Act(table.now().View, rng), false), true
		})
		s := table.session.State()
		if !s.Ended || leaving != 2 {
			t.Fatalf("seed %d: left after %d times: %v", seed, leaving, s.Ended)
		}
		var left int
		for _, p := range table.now().Now.Players {
			if p.Seat == table.person {
				left = p.Stack
			}
		}
		if all := strings.Join(said, "\n"); left > 0 && !strings.Contains(all, gained("poker.end", left-brought)) {
			t.Errorf("seed %d: brought %d, left %d: %s", seed, brought, left, all[max(0, len(all)-300):])
		}
	}
	if bought == 0 || results < 8 {
		t.Errorf("chips were bought %d times, of %d results", bought, results)
	}
}

// An unfinished game goes on with its cards; -new begins another one, at the level asked for.
func TestOpen(t *testing.T) {
	file, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	chance := func(game int64, hand int) *rand.Rand { return rand.New(rand.NewPCG(uint64(game), uint64(hand))) }
	open := func(start spoken.Start) (table *Table, hold string) {
		t.Helper()
		if table, err = Open(t.Context(), file, start, chance); err != nil {
			t.Fatal(err)
		}
		spokentest.Script(t, table, normal, func() { hold = fmt.Sprint(table.now().Hold, table.now().Board(table.person)) }, "1 2 3 b 4 5 m", "")
		return table, hold
	}
	games := func() int {
		t.Helper()
		ids, err := pokerstore.On(file).Unfinished(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return len(ids)
	}
	_, first := open(spoken.Start{Level: "beginner"})
	table, err := Open(t.Context(), file, spoken.Start{}, chance)
	if err != nil {
		t.Fatal(err)
	}
	again := ""
	spokentest.Script(t, table, normal, func() { again = fmt.Sprint(table.now().Hold, table.now().Board(table.person)) })
	if again != first || games() != 1 {
		t.Errorf("it goes on with %s, %d games; it was left with %s", again, games(), first)
	}
	if _, other := open(spoken.Start{New: true}); other == first || games() != 2 {
		t.Errorf("another game has %s, %d games", other, games())
	}
}

// How many cards of each rank are out adds up to those that the user doesn't see.
func TestOut(t *testing.T) {
	s := newTable(t, of(2, 0), 0, 6).now()
	got := s.out(normal)[0]
	aces := 0
	for _, c := range s.Unseen() {
		if c.Rank == card.Ace {
			aces++
		}
	}
	if want := fmt.Sprintf("%d × ace", aces); !strings.Contains(got, want) || !strings.HasPrefix(got, fmt.Sprint(len(s.Unseen()))) {
		t.Errorf("it says %q, want %d cards with %s", got, len(s.Unseen()), want)
	}
}
