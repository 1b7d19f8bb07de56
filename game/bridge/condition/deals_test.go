package condition_test

import (
	"context"
	"errors"
	"flag"
	"math"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
)

var (
	deals  = flag.Int("deals", 4000, "random deals of each deck to hold against what is counted")
	random = flag.Int("random", 8, "random conditions to hold against them")
	seed   = flag.Uint64("seed", 1, "of random deals and conditions")
)

func source(n uint64) *rand.Rand { return rand.New(rand.NewPCG(*seed, n)) }

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// common lists conditions that random deals meet now and then.
var common = map[string][]string{
	"Duplicate": {
		"N.points 15-17", "NS.points 25+", "not NS.points 17-23", "N balanced", "not S balanced", "N balanced, S balanced", "S.spades 5+",
		"NS.hearts 8", "NS fit", "not EW fit", "NS fit, not EW fit", "NS fit, NS.points 26+", "N.longest 6-7", "S.shortest 0", "NS.longest 8, N.points 8-14",
		"N.points 15-17, N balanced, S.spades 5+, NS.points 24+", "N.points 12+, E.points 8+, S.points 8+", "N.points 8-12, E.points 8-12, S.points 8-12, W.points 8-12",
		"N opens 1N", "S opens", "not W opens", "N opens 1S, S.points 6+", "E opens 3H", "N opens 1N, S.spades 5+",
		"N.hearts 4, S.hearts 4, E.spades 3+, W.clubs 3+, N.points 6+, W.points 6+", "EW.shortest 2-4, not N.diamonds 2-3, EW.points 18-25",
	},
	"SuperBridge": {
		"N.points 22-26", "NS.points 38+", "N balanced", "S.spades 6+", "NS.hearts 10", "NS fit", "not EW fit", "N.longest 8+", "S.shortest 1",
		"N.points 20+, N balanced, S.spades 6+, NS.points 30+", "N.points 11-19, E.points 11-19, S.points 11-19, W.points 11-19",
		"N opens 1N", "S opens", "not W opens", "N opens 1S, S.points 10+", "E opens 3H", "NS fit, EW fit, N.points 14+, E.points 14+",
	},
	"Duplicate36": {"N.points 12+", "N balanced", "NS fit, N.hearts 4+", "N opens 1H"},
	"MiniBridge":  {"NS.points 19-21", "EW.points 23+, EW fit"},
}

// The counted or estimated share agrees with that of random deals that meet a condition.
func TestShares(t *testing.T) {
	ctx := context.Background()
	for game, texts := range common {
		r := must(bridge.RulesNamed(game))
		shuffled := shuffle(r, *deals)
		chance := source(7)
		for range *random {
			if c := randomCondition(r, chance); c != "" {
				texts = append(texts, c)
			}
		}
		for _, text := range texts {
			c := must(condition.Parse(r, text))
			d, err := c.Deals(ctx)
			var impossible *condition.Impossible
			if err != nil && !errors.As(err, &impossible) {
				t.Fatal(err)
			}
			share, off := condition.Share{Exact: true}, 0.0
			if impossible == nil {
				if share = d.Share(ctx, source(3), 4000); !share.Exact && share.Met < 100 {
					share = d.Share(ctx, source(3), 100000)
				}
			}
			met := meeting(c, shuffled)
			n := float64(len(shuffled))
			if !share.Exact && share.Met > 0 {
				off = share.Of * share.Of * float64(share.Looked-share.Met) / float64(share.Looked) / float64(share.Met)
			}
			deviation := math.Sqrt(share.Of*(1-share.Of)/n + off)
			if got := float64(met) / n; math.Abs(got-share.Of) > 4.5*deviation+1/n {
				t.Errorf("%s, %s: %d of %d deals, and the share is %+v", game, text, met, len(shuffled), share)
			} else if testing.Verbose() {
				t.Logf("%s, %s: %d of %d deals, share %.3g, %v, %.1f σ", game, text, met, len(shuffled), share.Of, share.Exact, (got-share.Of)/deviation)
			}
		}
	}
}

// shuffle returns random deals that the game can play.
func shuffle(r bridge.Rules, n int) []card.Deal {
	chance, cards := source(1), r.Deck.Hand().Cards()
	all := make([]card.Deal, 0, n)
	for len(all) < n {
		chance.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		var deal card.Deal
		for i, c := range cards {
			deal[i/r.Tricks()] = deal[i/r.Tricks()].With(c)
		}
		if r.CheckDeal(deal) == nil {
			all = append(all, deal)
		}
	}
	return all
}

// meeting returns the number of deals that meet a condition.
func meeting(c condition.Condition, deals []card.Deal) int {
	var met [2]int
	var work sync.WaitGroup
	for i := range met {
		work.Go(func() {
			for _, deal := range deals[i*len(deals)/2 : (i+1)*len(deals)/2] {
				if must(c.Holds(context.Background(), deal)) {
					met[i]++
				}
			}
		})
	}
	work.Wait()
	return met[0] + met[1]
}

// randomCondition returns a condition of a few parts.
func randomCondition(r bridge.Rules, chance *rand.Rand) string {
	var parts []condition.Part
	for range 1 + chance.IntN(4) {
		p := condition.Part{Not: chance.IntN(6) == 0, Who: condition.Everyone[chance.IntN(6)], What: condition.What(chance.IntN(int(condition.Slam))),
			Suit: card.Suit(chance.IntN(4))}
		middle := r.Tricks() / 3
		if p.What == condition.Points {
			middle = 3 * r.Tricks() / 4
		}
		if p.Who.Side() {
			middle *= 2
		}
		low := middle - chance.IntN(middle)
		p.Range = bidding.Range{Min: low, Max: low + 1 + chance.IntN(2*middle)}
		if p.What.Of(p.Who) {
			parts = append(parts, p)
		}
	}
	return must(condition.New(r, parts...)).String()
}

// Drawn deals resemble filtered random ones, even in what the condition doesn't mention.
func TestMadeAsFound(t *testing.T) {
	ctx := context.Background()
	for _, tt := range []struct{ game, text string }{
		{"Duplicate", "N.points 15-17, N balanced, S.spades 5+"},
		{"Duplicate", "NS fit, N.points 10+, E.hearts 4+"},
		{"Duplicate", "N.points 8-12, E.points 8-12, S.points 8-12, W.points 8-12"},
		{"Duplicate", "N opens 1S, S.points 6+"},
		{"SuperBridge", "N.points 18+, NS fit"},
		{"SuperBridge", "N opens 1N"},
	} {
		r := must(bridge.RulesNamed(tt.game))
		c := must(condition.Parse(r, tt.text))
		var found []card.Deal
		for _, deal := range shuffle(r, 3**deals) {
			if must(c.Holds(ctx, deal)) {
				found = append(found, deal)
			}
		}
		d := must(c.Deals(ctx))
		var made []card.Deal
		chance := source(5)
		for range found {
			deal := must(d.Next(ctx, chance))
			if err := deal.Check(r.Deck); err != nil || !must(c.Holds(ctx, deal)) {
				t.Fatalf("%s: %v: %v", tt.text, deal, err)
			}
			made = append(made, deal)
		}
		for name, of := range map[string]func(card.Deal) int{
			"West's clubs":         func(d card.Deal) int { return d[card.West][card.Clubs].Len() },
			"North's spades":       func(d card.Deal) int { return d[card.North][card.Spades].Len() },
			"South's points":       func(d card.Deal) int { return bidding.Counting(r).Points(d[card.South]) },
			"the ace of hearts":    func(d card.Deal) int { return holder(d, card.Card{Suit: card.Hearts, Rank: card.Ace}) },
			"the jack of diamonds": func(d card.Deal) int { return holder(d, card.Card{Suit: card.Diamonds, Rank: card.Jack}) },
			"the two of clubs":     func(d card.Deal) int { return holder(d, card.Card{Suit: card.Clubs, Rank: 2}) },
		} {
			if off := apart(found, made, of); off > 5 {
				t.Errorf("%s: %s is not as in %d random deals, by %.1f standard deviations", tt.text, name, len(found), off)
			}
		}
	}
}

// holder returns the seat that has a card.
func holder(d card.Deal, c card.Card) int {
	for _, seat := range card.Seats {
		if d[seat].Has(c) {
			return int(seat)
		}
	}
	return -1
}

// apart returns the number of standard deviations by which the chi-square of two samples of the same size exceeds
// its mean.
func apart(one, other []card.Deal, of func(card.Deal) int) float64 {
	var a, b [80]float64
	for i := range one {
		a[of(one[i])]++
		b[of(other[i])]++
	}
	squares, free := 0.0, -1.0
	for i := range a {
		if sum := a[i] + b[i]; sum >= 10 {
			squares += (a[i] - b[i]) * (a[i] - b[i]) / sum
			free++
		}
	}
	return (squares - free) / math.Sqrt(2*max(1, free))
}

// rare lists conditions that at most one deal in a million meets.
var rare = map[string][]string{
	"Duplicate": {
		"N.spades 8+, S.hearts 8+", "NS.points 39+", "N.points 30+", "N.longest 11+", "N.spades 13", "N.points 37",
		"N.spades 13, E.hearts 13, S.diamonds 13, W.clubs 13", "N.points 20-22, N balanced, S.hearts 7+, NS.points 35+",
		"N opens 2S, S opens 2H", "N opens 3S, S opens 3H, E opens 1N", "N.points 10, E.points 10, S.points 10, W.points 10, N balanced, E balanced, S balanced, W balanced, NS.spades 6, NS.hearts 6, NS.clubs 6",
		"N.shortest 0, E.shortest 0, S.shortest 0, W.shortest 0, NS.points 30+",
		"N.points 0, E.points 0, S.points 3", "N.points 0, E.points 0-1, S.points 15-20", "W.points 37+", "E.points 2, NS.points 1-2",
	},
	"SuperBridge": {
		"N.spades 10+, S.hearts 10+", "NS.points 58+", "N.points 45+", "N.longest 14+", "N.spades 17", "N.points 31-34, N balanced, S.hearts 9+, NS.points 50+",
		"N opens 2C, S.points 24+", "N opens 3S, S opens 3H, E opens 1N", "N.shortest 0, E.shortest 0, S.shortest 0, W.shortest 0, NS.points 42+",
		"N.points 0, E.points 0, S.points 3", "N.points 0, E.points 0-1, S.points 25-30", "W.points 45+", "E.points 2, NS.points 1-2",
	},
}

// Deals that occur at most once in a million come at once.
func TestRare(t *testing.T) {
	for game, texts := range rare {
		r := must(bridge.RulesNamed(game))
		for _, text := range texts {
			start := time.Now()
			c := must(condition.Parse(r, text))
			d, err := c.Deals(context.Background())
			if err != nil {
				t.Errorf("%s: %v", text, err)
				continue
			}
			deal, err := d.Next(context.Background(), source(1))
			took := time.Since(start)
			if err != nil || !must(c.Holds(context.Background(), deal)) {
				t.Errorf("%s: %v, %v", text, deal, err)
			}
			share := d.Share(context.Background(), source(2), 1000)
			if share.Of > 2e-5 || share.Of == 0 {
				t.Errorf("%s: that isn't rare: %+v", text, share)
			}
			if took > 5*time.Second { // a second on an idle machine
				t.Errorf("%s took %v", text, took)
			}
			t.Logf("%s, %s: one deal in %.3g, %v, after %d", game, text, 1/share.Of, took.Round(time.Microsecond*100), d.Looked()-share.Looked)
		}
	}
}

// Impossible conditions are reported with exactly the parts that contradict each other.
func TestImpossible(t *testing.T) {
	for _, tt := range []struct{ game, text, want string }{
		{"Duplicate", "N.points 38", "no deal has N.points 38"},
		{"Duplicate", "W.spades 4+, N.points 20+, S.hearts 5+, S.points 21+", "no deal has N.points 20+ and S.points 21+ together"},
		{"Duplicate", "N.points 15+, E.points 15+, S.points 15+, W.hearts 2+", "no deal has N.points 15+, E.points 15+ and S.points 15+ together"},
		{"Duplicate", "N.points 15+, E.points 5+, S.points 15+, W.points 10+", "no deal has N.points 15+, E.points 5+, S.points 15+ and W.points 10+ together"},
		{"Duplicate", "N balanced, N.longest 6+, S balanced", "no deal has N balanced and N.longest 6+ together"},
		{"Duplicate", "NS fit, NS.spades 7, NS.hearts 7, NS.diamonds 6, NS.clubs 6", "no deal has NS fit, NS.spades 7, NS.hearts 7 and NS.diamonds 6 together"},
		{"Duplicate", "not NS fit, N.spades 5, S.spades 4", "no deal has not NS fit, N.spades 5 and S.spades 4 together"},
		{"Duplicate", "N.spades 5+, E.spades 5+, S.spades 4+", "no deal has N.spades 5+, E.spades 5+ and S.spades 4+ together"},
		{"Duplicate", "N opens 1N, S.points 5, N.points 10", "no deal has N opens 1N and N.points 10 together"},
		{"Duplicate", "N opens 7N", "no deal has N opens 7N"},
		{"Duplicate", "N.spades 13, N.points 11+", "no deal has N.spades 13 and N.points 11+ together"},
		{"Duplicate", "not N.points 0+", "no deal has not N.points 0+"},
		{"Duplicate", "N.points 0, E.points 0, S.points 0", "no deal has N.points 0, E.points 0 and S.points 0 together"},
		{"Duplicate", "N opens 1N, E opens 1N, S opens 1N", "no deal has N opens 1N, E opens 1N and S opens 1N together"},
		{"Duplicate", "N opens 2S, S opens 3H, E opens 1S, W opens 1S", "no deal has N opens 2S, E opens 1S and W opens 1S together"},
		{"SuperBridge", "N opens 1N, E opens 1N, S opens 1N, W opens 1S", "no deal has N opens 1N, E opens 1N and S opens 1N together"},
		{"SuperBridge", "N.points 40+, EW.points 21+", "no deal has N.points 40+ and EW.points 21+ together"},
		{"MiniBridge", "NS.points 20", "no deal has NS.points 20, as no deal of this game has as many points on both sides"},
	} {
		start := time.Now()
		_, err := must(condition.Parse(must(bridge.RulesNamed(tt.game)), tt.text)).Deals(context.Background())
		if err == nil || err.Error() != tt.want {
			t.Errorf("%s: %v, want %s", tt.text, err, tt.want)
		}
		t.Logf("%s: %v", tt.text, time.Since(start))
	}
}

// A search ends soon after its context does.
func TestCancel(t *testing.T) {
	c := must(condition.Parse(bridge.Duplicate(), "NS.points 20, NS slam, EW slam"))
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	start := time.Now()
	if deal, err := c.Deal(ctx, source(1)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v, %v", deal, err)
	}
	if took := time.Since(start); took > 2*time.Second {
		t.Errorf("it ended after %v", took)
	}
	ctx, cancel = context.WithCancel(context.Background())
	cancel()
	c = must(condition.Parse(bridge.Duplicate(), "N.points 5-8, S.hearts 5, N.points 20"))
	if _, err := c.Deals(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("the count: %v", err)
	}
}

// A slam is on if the solver finds it for some strain and declarer.
func TestSlam(t *testing.T) {
	for _, tt := range []struct {
		rules bridge.Rules
		deal  string
		slam  bool
	}{
		{bridge.Duplicate(), "N:AKQJ.AKQ.AK32.AK T987.JT9.QJT.QJT 65432.8765.9.987 .432.87654.65432", true},
		{bridge.Duplicate(), "N:32.543.A432.KQJ7 7654.T98.QT.A983 AK.AKQ2.8765.654 QJT98.J76.KJ9.T2", false},
		{bridge.SuperBridge(), "N:KQ853.K6.QZ942.AJ963 Z2.QMZ9742.M8731.ML8 AJM974.A83.AK65.KQ72 LT61.JLT51.JLT.ZT541", true},
	} {
		deal := must(card.ParseDeal(tt.deal))
		if err := deal.Check(tt.rules.Deck); err != nil {
			t.Error(err)
		}
		for text, want := range map[string]bool{"NS slam": tt.slam, "not NS slam": !tt.slam, "EW slam": false} {
			if got := must(must(condition.Parse(tt.rules, text)).Holds(context.Background(), deal)); got != want {
				t.Errorf("%v: %s is %v", deal, text, got)
			}
		}
	}
}

// Deals from a given random source are always the same.
func TestPinned(t *testing.T) {
	for _, tt := range []struct{ game, text, want string }{
		{"Duplicate", "N.points 15-17, N balanced, S.spades 5+, NS.points 33+", "N:KJ92.AQ94.T5.AQJ .J52.J986432.T32 AQT74.K87.AQ.K54 8653.T63.K7.9876"},
		{"SuperBridge", "N opens 1N, NS fit", "N:AK21.K761.AK8.QT4321 QL75.L94.MLT732.AJ86 Z98643.AJMZT5.Q5.Z95 JMT.Q832.JZ9641.KML7"},
	} {
		c := must(condition.Parse(must(bridge.RulesNamed(tt.game)), tt.text))
		if deal := must(c.Deal(context.Background(), card.Source(1, 1, 0))); deal.String() != tt.want {
			t.Errorf("%s: %v, want %s", tt.text, deal, tt.want)
		}
	}
}

// In another system other hands open.
func TestSystems(t *testing.T) {
	r := bridge.Duplicate()
	c := must(condition.Parse(r, "S opens 1N"))
	goren := bidding.Cards{must(bidding.ParseCard("goren")), {}}
	hand := must(card.ParseDeal("N:KJ92.AQ9.T54.AJ3 T873.T8632.92.T4 AQ5.KJ4.KQ73.985 64.75.AJ86.KQ762"))
	if !must(c.Holds(context.Background(), hand)) || must(c.With(goren).Holds(context.Background(), hand)) {
		t.Error("15 points are one no-trump for the players, and not for Goren")
	}
	chance := source(1)
	d := must(c.With(goren).Deals(context.Background()))
	for range 50 {
		deal := must(d.Next(context.Background(), chance))
		if p := bridge.HCP(deal[card.South]); p < 16 || p > 18 {
			t.Errorf("Goren opens one no-trump with %d points", p)
		}
	}
}
