package desk

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/poker/offer"
	"github.com/superbridge/superbridge/ui/poker/seating"
)

// newStore returns an empty data folder.
func newStore(t *testing.T) *pokerstore.Store {
	t.Helper()
	s, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return pokerstore.On(s)
}

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

// firstHand returns a new game and its first hand, without acts.
func firstHand(t *testing.T, s seating.Setup, seed uint64) (seating.Sitting, poker.Hand) {
	t.Helper()
	sit, err := seating.New(s, 1, source(seed))
	if err != nil {
		t.Fatal(err)
	}
	table := sit.Start.Game.Table()
	h, err := poker.NewHand(table, table.Shuffle(source(seed)))
	if err != nil {
		t.Fatal(err)
	}
	return sit, h
}

// act returns a hand after a random legal act.
func act(t *testing.T, h poker.Hand, rng *rand.Rand) poker.Hand {
	t.Helper()
	seat, _ := h.Turn()
	next, err := h.Apply(random.Act(h.View(seat), rng))
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// A new game follows the choices: the number of players, each with a different name and the right level.
func TestANewGameIsAsItWasChosen(t *testing.T) {
	for _, opponents := range seating.Opponents {
		s := seating.Setup{Opponents: opponents, Level: people.Mixed, Hands: 10, Point: 5, BuyIn: 200}
		sit, _ := firstHand(t, s, 7)
		table := sit.Start.Game.Table()
		if err := table.Check(); err != nil || len(table.Players) != opponents+1 || table.Rules != s.Rules() || table.Game != "1" {
			t.Errorf("%d opponents: %+v, %v", opponents, table, err)
		}
		names := map[string]bool{}
		for i, sitter := range sit.Sitters {
			player, there := table.Player(sitter.Seat)
			if !there || player.Stack != 200 || sit.Brought[sitter.Seat] != 200 || names[sitter.Name] {
				t.Errorf("%d opponents: %+v has %+v, and brought %d", opponents, sitter, player, sit.Brought[sitter.Seat])
			}
			names[sitter.Name] = true
			if person := sitter.Seat == sit.Person; person != (sitter.Level == "") || !person && sitter.Level != s.LevelOf(i-1) {
				t.Errorf("%d opponents: %+v", opponents, sitter)
			}
		}
	}
}

// A new game is saved when the user first acts; then everything before is there, with the user's hints. Its
// continuation is read back as it was.
func TestNothingIsKeptBeforeThePersonActs(t *testing.T) {
	for seed := range uint64(6) { // the button is in different places
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			store, rng := newStore(t), source(seed)
			sit, h := firstHand(t, seating.Setup{Opponents: 3, Level: "club", Hands: 10, Point: 1, BuyIn: 500}, seed)
			j := seating.NewJournal(store, sit)
			must := func(err error) {
				t.Helper()
				if err != nil {
					t.Fatal(err)
				}
			}
			must(j.Begin(h))
			must(j.Hinted())
			for acted := false; !acted; {
				if ids, err := store.Unfinished(t.Context()); err != nil || len(ids) != 0 {
					t.Fatalf("before his act %v is kept, %v", ids, err)
				}
				seat, _ := h.Turn()
				acted = seat == sit.Person
				h = act(t, h, rng)
				must(j.Append(h))
			}
			if j.Forsaken() != j.ID() {
				t.Error("it stays when it is left after one act")
			}
			h = act(t, h, rng)
			must(j.Append(h))
			g, err := seating.Unfinished(t.Context(), store)
			if err != nil || g == nil || g.ID != sit.ID {
				t.Fatalf("%+v is kept, %v", g, err)
			}
			again := seating.Of(*g)
			if again.Start.Hand == nil || fmt.Sprint(again.Start.Hand.Acts()) != fmt.Sprint(h.Acts()) || fmt.Sprint(again.Sitters) != fmt.Sprint(sit.Sitters) {
				t.Errorf("it goes on as %+v", again)
			}
			ids, err := store.PartIDs(t.Context(), g.ID)
			must(err)
			if whole, err := store.Hand(t.Context(), ids[0]); err != nil || whole.Hints != 1 {
				t.Errorf("%d hints are kept, %v", whole.Hints, err)
			}
			if p := progress(*g); p.Hand != 1 || p.Hands != 10 || p.Stack != 500 {
				t.Errorf("home says %+v", p)
			}
			for again := false; !again; {
				seat, _ := h.Turn()
				again = seat == sit.Person
				h = act(t, h, rng)
				must(j.Append(h))
			}
			if j.Forsaken() != 0 {
				t.Error("it goes when it is left after two acts")
			}
		})
	}
}

// When a game is over the home screen shows its result, and until then nothing.
func TestHowTheLastGameEnded(t *testing.T) {
	store, rng := newStore(t), source(5)
	sit, h := firstHand(t, seating.Setup{Opponents: 2, Level: "club", Hands: 1, Point: 1, BuyIn: 500}, 5)
	j := seating.NewJournal(store, sit)
	if err := j.Begin(h); err != nil {
		t.Fatal(err)
	}
	for !h.Over() {
		h = act(t, h, rng)
		if err := j.Append(h); err != nil {
			t.Fatal(err)
		}
	}
	if m, err := memoryOf(t.Context(), store); err != nil || m != (offer.Memory{}) {
		t.Errorf("before the end home says %+v, %v", m, err)
	}
	if err := j.Event(0, poker.Event{Kind: poker.Close}); err != nil {
		t.Fatal(err)
	}
	g, err := store.Game(t.Context(), j.ID())
	if err != nil {
		t.Fatal(err)
	}
	if m, err := memoryOf(t.Context(), store); err != nil || m.Chips != g.Gains()[sit.Person] || m.Place < 1 || m.Players != 3 {
		t.Errorf("after it home says %+v, %v; the gains are %v", m, err, g.Gains())
	}
}

// The players' chips brought include those bought later.
func TestWhatWasBrought(t *testing.T) {
	store, rng := newStore(t), source(3)
	sit, h := firstHand(t, seating.Setup{Opponents: 1, Level: "club", Point: 1, BuyIn: 500}, 3)
	j := seating.NewJournal(store, sit)
	if err := j.Begin(h); err != nil {
		t.Fatal(err)
	}
	for !h.Over() {
		h = act(t, h, rng)
		if err := j.Append(h); err != nil {
			t.Fatal(err)
		}
	}
	if err := j.Event(0, poker.Event{Kind: poker.Rebuy, Seat: sit.Person, Chips: 70}); err != nil {
		t.Fatal(err)
	}
	if err := j.Join(1, poker.Event{Kind: poker.Join, Seat: 6, Chips: 500}, "Nora", "club"); err != nil {
		t.Fatal(err)
	}
	again, err := seating.Read(t.Context(), store, j.ID())
	if err != nil || again.Brought[sit.Person] != 570 || again.Brought[4] != 500 || again.Brought[6] != 500 || len(again.Sitters) != 3 {
		t.Errorf("they brought %v, and %v sit there; %v", again.Brought, again.Sitters, err)
	}
}
