package bot

import (
	"context"
	"errors"
	"flag"
	"math/rand/v2"
	"regexp"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
)

var _ match.Player = Player{}

var bothRules = []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()}

// The soak runs more boards, the usual ones first.
var more = flag.Int("more", 1, "how many times as many random cases to run")

// some returns how many of n random cases to run: all, or a few if only races are looked for.
func some(n int) int {
	if testing.Short() {
		return max(1, n/10)
	}
	return n * *more
}

// eachBoard deals n boards for each of the rules, the same each time; fewer if only races are looked for.
func eachBoard(t *testing.T, n int, do func(t *testing.T, b bridge.Board, r *rand.Rand)) {
	t.Helper()
	for _, rules := range bothRules {
		t.Run(rules.Name, func(t *testing.T) {
			for i := range some(n) {
				r := rand.New(rand.NewPCG(uint64(i), 1))
				b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i))
				if err != nil {
					t.Fatal(err)
				}
				do(t, b, r)
			}
		})
	}
}

// advise returns the advice to the player to act, who must be allowed to follow it.
func advise(t *testing.T, b bridge.Board) Advice {
	t.Helper()
	a, err := Advise(t.Context(), b.View(b.Actor()))
	if err != nil {
		t.Fatalf("after %v: %v", b.Events(), err)
	}
	if _, err := b.Apply(a.Event); err != nil {
		t.Fatalf("%v after %v: %v", b.Deal, b.Events(), err)
	}
	return a
}

// apply applies an event that must be legal.
func apply(t *testing.T, b bridge.Board, e bridge.Event) bridge.Board {
	t.Helper()
	b, err := b.Apply(e)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// random returns any legal call or card. Calls are weighted so that auctions last some rounds before they get too
// high.
func random(b bridge.Board, r *rand.Rand) bridge.Event {
	v := b.View(b.Actor())
	if calls := v.LegalCalls(); len(calls) > 0 {
		if r.IntN(3) == 0 {
			return bridge.Called(bridge.Pass)
		}
		return bridge.Called(calls[r.IntN(min(len(calls), 8))])
	}
	cards := v.LegalPlays().Cards()
	return bridge.Played(cards[r.IntN(len(cards))])
}

// TestLegal asks for advice throughout boards on which the players act at random, follow the advice, or do a bit of
// both.
func TestLegal(t *testing.T) {
	eachBoard(t, 120, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		wild := r.IntN(4) // out of 3 acts
		for b.Phase() != bridge.Finished {
			e := advise(t, b).Event
			if r.IntN(3) < wild {
				e = random(b, r)
			}
			b = apply(t, b, e)
		}
	})
}

// TestBlind exchanges cards that the player to act can't see: his act must not change.
func TestBlind(t *testing.T) {
	eachBoard(t, 30, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		for b.Phase() != bridge.Finished {
			a := advise(t, b)
			if other := advise(t, exchange(t, b, r)); other != a {
				t.Fatalf("after %v %v sees the same and does %v, not %v", b.Events(), b.Actor(), other, a)
			}
			b = apply(t, b, a.Event)
		}
	})
}

// exchange returns a board that looks the same to the player to act, with the unseen cards redealt among their
// holders, as far as they have followed suit.
func exchange(t *testing.T, b bridge.Board, r *rand.Rand) bridge.Board {
	t.Helper()
	v := b.View(b.Actor())
	var hidden []card.Seat
	for _, s := range card.Seats {
		if _, ok := v.Hand(s); !ok {
			hidden = append(hidden, s)
		}
	}
	deal := b.Deal
	for range 20 {
		x, y := hidden[r.IntN(len(hidden))], hidden[r.IntN(len(hidden))]
		xs, ys := b.Hand(x).Cards(), b.Hand(y).Cards()
		if x == y || len(xs) == 0 || len(ys) == 0 {
			continue
		}
		c, d := xs[r.IntN(len(xs))], ys[r.IntN(len(ys))]
		deal[x] = deal[x].Without(c).With(d)
		deal[y] = deal[y].Without(d).With(c)
		swapped, err := bridge.NewBoard(b.Rules, deal, b.Dealer, b.Vul)
		if err != nil {
			t.Fatal(err)
		}
		// A player who hasn't followed a suit can't get a card of it.
		if swapped, err = swapped.Replay(b.Events()); err != nil {
			deal = b.Deal
			continue
		}
		b = swapped
	}
	return b
}

// TestMade plays boards to the end. The pairs make more contracts than they lose, and bid games and slams.
func TestMade(t *testing.T) {
	table := match.Match{Players: [4]match.Player{Player{}, Player{}, Player{}, Player{}}}
	for _, rules := range bothRules {
		t.Run(rules.Name, func(t *testing.T) {
			made, down, passed, games, slams, doubled, score := 0, 0, 0, 0, 0, 0, 0
			const boards = 400
			r := rand.New(rand.NewPCG(1, 1))
			for i := range boards {
				b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i))
				if err != nil {
					t.Fatal(err)
				}
				if b, err = table.Board(t.Context(), b); err != nil {
					t.Fatal(err)
				}
				contract, total := b.Contract(), b.Score().Balance(b.Contract().Declarer.Side())
				switch {
				case contract.PassedOut():
					passed++
				case total > 0:
					made++
				default:
					down++
				}
				if contract.Doubling != bridge.Undoubled {
					doubled++
				}
				switch level := contract.Level; {
				case contract.PassedOut():
				case level >= bidding.SlamLevel(rules):
					slams++
				case level >= bidding.GameLevel(rules, contract.Strain, rules.GameFrom):
					games++
				}
				score += max(total, -total)
			}
			t.Logf("%d boards: %d made, %d down, %d passed out; %d games, %d slams, %d doubled; %d points a board",
				boards, made, down, passed, games, slams, doubled, score/boards)
			if made <= down {
				t.Errorf("%d contracts made and %d not", made, down)
			}
			if games < boards/10 || slams == 0 || passed > boards/20 {
				t.Errorf("%d games, %d slams, %d passed out of %d", games, slams, passed, boards)
			}
		})
	}
}

// TestVocabulary checks that each purpose and reason has its own name, and that it occurs.
func TestVocabulary(t *testing.T) {
	kebab := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	names := map[string]bool{}
	unused := map[string]bool{NoReason.String(): false}
	reversed := bidding.Card{}.WithCarding(bidding.LowLikes, true).WithCarding(bidding.LowEven, true)
	for _, p := range bidding.Purposes() {
		names[p.String()], unused["purpose "+p.String()] = true, true
	}
	for _, r := range Reasons() {
		names[r.String()], unused["reason "+r.String()] = true, r != NoReason
	}
	if len(names) != len(bidding.Purposes())+len(Reasons()) {
		t.Error("a name is there twice")
	}
	for name := range names {
		if !kebab.MatchString(name) {
			t.Errorf("%q is not an identifier", name)
		}
	}
	unused["purpose "+bidding.Question.String()] = false // for users' books
	eachBoard(t, 100, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		for b.Phase() != bridge.Finished {
			a := advise(t, b)
			if b.Phase() == bridge.AuctionPhase {
				read := bidding.Read(&b.Table, b.Auction())
				for _, c := range b.View(b.Actor()).LegalCalls() {
					unused["purpose "+read.Explain(c).Purpose.String()] = false
				}
			} else {
				unused["reason "+a.Reason.String()] = false
				unused["reason "+consider(t, b, unthinking).Reason.String()] = false // a player who signals has more
				a, err := newPosition(b.View(b.Actor()), bidding.Cards{reversed, reversed}).consider(t.Context(), unthinking)
				if err != nil {
					t.Fatal(err)
				}
				unused["reason "+a.Reason.String()] = false
			}
			b = apply(t, b, a.Event)
		}
	})
	// Some calls are made only in systems other than the players' own.
	var cards []bidding.Card
	for _, s := range bidding.Systems() {
		c := bidding.Card{System: s}
		cards = append(cards, c)
		for _, v := range s.Conventions() {
			if !c.Has(v) {
				cards = append(cards, c.With(v, true))
			}
		}
	}
	never := func() (names []string) {
		for name, unused := range unused {
			if unused {
				names = append(names, name)
			}
		}
		return names
	}
	for i := 0; i < some(500) && len(never()) > 0; i++ {
		for _, c := range cards {
			rules, r := bridge.Duplicate(), rand.New(rand.NewPCG(uint64(i), 8))
			b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), bridge.VulNone)
			if err != nil {
				t.Fatal(err)
			}
			for b.Phase() == bridge.AuctionPhase {
				a := bidding.Cards{c, c}.Read(&b.Table, b.Auction())
				for _, o := range a.Options() {
					unused["purpose "+o.Meaning.Purpose.String()] = false
				}
				call, _ := a.Choose(b.Hand(b.Turn()))
				b = apply(t, b, bridge.Called(call))
			}
		}
	}
	if names := never(); len(names) > 0 && !testing.Short() {
		t.Errorf("%s never come up", names)
	}
}

// TestRefuses asks for advice at the wrong time.
func TestRefuses(t *testing.T) {
	deal := card.Deck68.Shuffle(rand.New(rand.NewPCG(1, 1)))
	b, err := bridge.NewBoard(bridge.SuperBridge(), deal, card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Advise(t.Context(), b.View(card.North)); err != ErrNotToAct {
		t.Errorf("not to act: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := (Player{}).Act(ctx, b.View(card.South)); err != context.Canceled {
		t.Errorf("cancelled: %v", err)
	}
	rules := bridge.Duplicate()
	rules.Deck = card.Deck{Ranks: card.Deck52.Ranks.Without(2).Without(3).Without(4).Without(5).Without(6)}
	if b, err = bridge.NewBoard(rules, rules.Deck.Shuffle(rand.New(rand.NewPCG(1, 1))), card.North, bridge.VulNone); err != nil {
		t.Fatal(err)
	}
	if _, err := Advise(t.Context(), b.View(card.North)); !errors.Is(err, bidding.ErrUnknownDeck) {
		t.Errorf("32 cards: %v", err)
	}
}

// TestFast requires less than a millisecond per act on average, on the board on which the machine was least busy.
func TestFast(t *testing.T) {
	least := time.Hour
	eachBoard(t, 20, func(t *testing.T, b bridge.Board, _ *rand.Rand) {
		acts, start := 0, time.Now()
		for b.Phase() != bridge.Finished {
			b = apply(t, b, advise(t, b).Event)
			acts++
		}
		least = min(least, time.Since(start)/time.Duration(acts))
	})
	if least > time.Millisecond {
		t.Errorf("%v an act", least)
	}
}

func BenchmarkAdvise(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	rules := bridge.SuperBridge()
	board, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), card.South, bridge.VulNone)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		played := board
		for played.Phase() != bridge.Finished {
			a, err := Advise(b.Context(), played.View(played.Actor()))
			if err != nil {
				b.Fatal(err)
			}
			if played, err = played.Apply(a.Event); err != nil {
				b.Fatal(err)
			}
		}
	}
}
