package few_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/fewtest"
	"github.com/superbridge/superbridge/game/few/random"
)

var (
	deals     = flag.Int("deals", 8, "random deals of each game that are held against the slow rules")
	firstSeed = flag.Uint64("from", 1, "the first seed of random deals")
)

// TestRandomDeals plays random deals of every game by both implementations at once. Before each event they agree on
// whose turn it is, which of all events are legal, where the cards lie and who sees them; at the end they agree on
// contract and tricks.
func TestRandomDeals(t *testing.T) {
	for kind := few.TwoDummies; kind <= few.ChineseBridge; kind++ {
		t.Run(few.Of(kind).Name, func(t *testing.T) {
			states := 0
			for i := range *deals {
				seed := *firstSeed + uint64(i)
				rng := rand.New(rand.NewPCG(seed, uint64(kind)))
				r := few.Of(kind)
				if i%2 == 1 {
					r = random.Rules(kind, rng)
				}
				b, err := random.Board(r, rng)
				if err != nil {
					t.Fatal(err)
				}
				for ; b.Stage() != few.StageFinished; states++ {
					if err := compare(b, rng); err != nil {
						t.Fatalf("seed %d, %v, %v after %v: %v", seed, r, b.Deal(), b.Events(), err)
					}
					if b, err = b.Apply(random.Event(b.View(b.Turn()), rng)); err != nil {
						t.Fatal(err)
					}
				}
				if err := compareEnd(b); err != nil {
					t.Fatalf("seed %d, %v, %v after %v: %v", seed, r, b.Deal(), b.Events(), err)
				}
			}
			t.Logf("%d deals, %d states", *deals, states)
		})
	}
}

// slowly replays a board by the slow rules.
func slowly(b few.Board) (fewtest.Told, error) {
	r, s := b.Rules(), b.Setup()
	d := fewtest.Deal{Game: r.Name, Dealer: r.Letter(s.Dealer), Soloist: r.Letter(s.Soloist), Text: b.Deal().String(),
		DealerLeads: r.Options.DealerLeads, ReserveTakenUp: r.Options.ReserveTakenUp}
	return fewtest.Tell(d, texts(b.Events()))
}

func texts(events []few.Event) []string {
	list := make([]string, len(events))
	for i, e := range events {
		list[i] = e.String()
	}
	return list
}

// compare compares a board on which somebody is to act with the slow rules.
func compare(b few.Board, rng *rand.Rand) error {
	told, err := slowly(b)
	if err != nil {
		return err
	}
	if told.Over {
		return fmt.Errorf("the deal is over: %+v", told.Outcome)
	}
	q := told.Question
	stage := [...]string{"Giving", "Exchanging", "Bidding", "Naming", "Reserving", "Playing"}[b.Stage()]
	if who := b.Rules().Letter(b.Turn()); who != q.Who || stage != q.Stage {
		return fmt.Errorf("%s: it is the turn of %s, want %s: %s", stage, who, q.Stage, q.Who)
	}
	v := b.View(b.Turn())
	for _, e := range everything(b, rng) {
		if err := v.Check(e); q.Accepts(e.String()) != (err == nil) {
			return fmt.Errorf("%v: got %v, want that it is legal: %v", e, err, q.Accepts(e.String()))
		}
	}
	legal := texts(v.Legal())
	for _, e := range legal {
		if !q.Accepts(e) {
			return fmt.Errorf("%s is no answer", e)
		}
	}
	want := slices.DeleteFunc(slices.Clone(q.Events), func(e string) bool { return strings.HasPrefix(e, "Claim ") })
	slices.Sort(want)
	slices.Sort(legal)
	if q.Word == "" && !slices.Equal(legal, want) {
		return fmt.Errorf("legal is %v, want %v", legal, want)
	}
	return compareCards(b, told.Cards)
}

// everything returns all possible events, of those that choose cards only some.
func everything(b few.Board, rng *rand.Rand) []few.Event {
	var all []few.Event
	for _, s := range []few.Strain{few.Clubs, few.Diamonds, few.Hearts, few.Spades, few.NoTrump, few.Nullo} {
		all = append(all, few.Named(s))
		for level := 1; level <= 8; level++ {
			all = append(all, few.Called(few.Bid(level, s)))
		}
	}
	for n := range 60 {
		all = append(all, few.Called(few.Number(n+1)))
	}
	all = append(all, few.Called(few.Pass), few.Called(few.Double), few.Called(few.Redouble))
	for _, e := range all {
		if e.Kind == few.Calling {
			all = append(all, few.CalledWith(e.Call, few.Open), few.CalledWith(e.Call, few.Closed))
		}
	}
	pack := card.Deck52.Hand().Cards()
	for _, c := range pack {
		all = append(all, few.Played(c))
	}
	for n := range 16 {
		all = append(all, few.Claimed(n-1))
	}
	hand := b.View(b.Turn()).Seen(few.Place{Pile: few.Hand, Of: b.Turn()}).Cards()
	for _, from := range [][]card.Card{hand, pack} {
		for n := range min(len(from), 6) {
			rng.Shuffle(len(from), func(i, j int) { from[i], from[j] = from[j], from[i] })
			h := card.HandOf(from[:n]...)
			all = append(all, few.Given(h), few.Thrown(h), few.Reserved(h))
		}
	}
	return all
}

// compareCards compares where cards lie, and who sees them, with the slow rules.
func compareCards(b few.Board, want map[string]fewtest.Lies) error {
	var views []few.View
	for p := range b.Rules().Players() {
		views = append(views, b.View(few.Player(p)))
	}
	count := 0
	for _, p := range b.Places() {
		for i, slot := range b.Cards(p) {
			if !slot.There {
				continue
			}
			count++
			got := fewtest.Lies{Where: where(b, p, i)}
			for _, v := range views {
				switch there := v.Cards(p)[i]; {
				case there == slot:
					got.Seen += b.Rules().Letter(v.Player())
				case there != few.Slot{There: true}:
					return fmt.Errorf("%s sees %v in %s, want %v", b.Rules().Letter(v.Player()), there, got.Where, slot)
				}
			}
			if want := want[slot.Card.String()]; got != want {
				return fmt.Errorf("%v: got %+v, want %+v", slot.Card, got, want)
			}
		}
	}
	if count != len(want) {
		return fmt.Errorf("%d cards lie there, want %d", count, len(want))
	}
	return nil
}

// where returns the slow rules' name for a slot.
func where(b few.Board, p few.Place, i int) string {
	if b.Rules().Kind <= few.BridgeForThree && b.Rules().Kind != few.OpenOrClosed {
		seat, _ := b.Seat(p)
		return "seat " + seat.String()
	}
	text := p.Pile.String()
	if p.Of != few.Nobody {
		text += " " + b.Rules().Letter(p.Of)
	}
	switch p.Pile {
	case few.Row, few.Cover, few.Stock:
		text += fmt.Sprint(" ", i+1)
	case few.Coming:
		text += fmt.Sprint(" ", 3-(len(b.Cards(p))-1-i)/2)
	}
	return text
}

// compareEnd compares a finished board with the slow rules.
func compareEnd(b few.Board) error {
	told, err := slowly(b)
	if err != nil {
		return err
	}
	got := fmt.Sprint(b.Rules().ContractText(b.Contract()), " ", b.DeclarerTricks())
	if want := fmt.Sprint(told.Outcome.Contract, " ", told.Outcome.Tricks); !told.Over || got != want {
		return fmt.Errorf("it has come to %s, want %s", got, want)
	}
	return nil
}
