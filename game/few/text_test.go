package few_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
)

// Every kind of event has a text form.
func TestEventText(t *testing.T) {
	hand := must(card.ParseHand("KQT..7.2"))
	for text, want := range map[string]few.Event{
		"Pass":           few.Called(few.Pass),
		"XX":             few.Called(few.Redouble),
		"7O":             few.Called(few.Bid(7, few.Nullo)),
		"12":             few.Called(few.Number(12)),
		"1C open":        few.CalledWith(few.Bid(1, few.Clubs), few.Open),
		"1N closed":      few.CalledWith(few.Bid(1, few.NoTrump), few.Closed),
		"Give KQT..7.2":  few.Given(hand),
		"Throw ...":      few.Thrown(card.Hand{}),
		"Throw KQT..7.2": few.Thrown(hand),
		"Trumps O":       few.Named(few.Nullo),
		"Reserve KQT...": few.Reserved(must(card.ParseHand("KQT..."))),
		"C9":             few.Played(must(card.Parse("C9"))),
		"Claim 0":        few.Claimed(0),
	} {
		got, err := few.ParseEvent(text)
		if err != nil || got != want || want.String() != text {
			t.Errorf("%q is read as %+v, %v; want %+v, %v", text, got, err, want, want)
		}
	}
	for _, bad := range []string{"", "Pas", "0C", "1C both", "open", "Give", "Give 4", "Give KQ", "Throw KK...", "Trumps", "Trumps NTT", "Claim", "Claim -1",
		"Claim 300", "C1 ", "100", "8P"} {
		if got, err := few.ParseEvent(bad); err == nil {
			t.Errorf("%q is read as %+v", bad, got)
		}
	}
	seen := few.Given(hand)
	seen.Cards = card.Hand{}
	if seen.String() != "Give 5" {
		t.Errorf("cards that aren't seen are %q, want Give 5", seen)
	}
}

// Text as people type it is read too.
func TestTyped(t *testing.T) {
	for text, want := range map[string]few.Call{"p": few.Pass, "PASS": few.Pass, "xx": few.Redouble, "3nt": few.Bid(3, few.NoTrump), "4o": few.Bid(4, few.Nullo)} {
		if got, err := few.ParseCall(text); err != nil || got != want {
			t.Errorf("%q is read as %v, %v, want %v", text, got, err, want)
		}
	}
	r := few.Of(few.TwoDummies)
	if p, err := r.ParsePlayer("w"); err != nil || p != 1 {
		t.Errorf("w is player %d, %v", p, err)
	}
	for _, bad := range []string{"", "A", "SW", "N"} {
		if p, err := r.ParsePlayer(bad); err == nil {
			t.Errorf("%q is player %d", bad, p)
		}
	}
	if r, err := few.RulesNamed("chineseBRIDGE"); err != nil || r.Kind != few.ChineseBridge {
		t.Errorf("got %v, %v", r, err)
	}
}

// A deal that lacks cards, or has some twice or in the wrong number, is refused.
func TestBadDeals(t *testing.T) {
	for kind := few.TwoDummies; kind <= few.ChineseBridge; kind++ {
		r := few.Of(kind)
		good := few.Shuffle(r, source(1)).String()
		cards := func(text string, from, to string) string { return strings.Replace(text, from, to, 1) }
		for _, bad := range []string{"", "{}", "N:", good[:len(good)-1], good + "}", good + " {}", "null", `"` + good, cards(good, "A", "a"),
			cards(good, "K", "Q"), cards(good, ":", ":1"), cards(good, "9", ""), cards(good, "9", "1")} {
			if d, err := few.ParseDeal(r, bad); err == nil && d.String() != good {
				t.Errorf("%s: %q is read as %v", r.Name, bad, d)
			}
		}
		if d, err := few.ParseDeal(r, cards(good, "{", `{"E":"...",`)); good[0] == '{' && err == nil {
			t.Errorf("%s: a deal with a part too many is read as %v", r.Name, d)
		}
		for other := few.TwoDummies; other <= few.ChineseBridge; other++ {
			if d, err := few.ParseDeal(few.Of(other), good); (err == nil) != (good[0] == 'N' && (other == few.TwoDummies || other == few.BridgeForThree) || kind == other) {
				t.Errorf("a deal of %s is read as one of %s: %v, %v", r.Name, few.Of(other).Name, d, err)
			}
			setup := few.NewSession(few.Of(other)).Next()
			if _, err := few.NewBoard(setup, few.Shuffle(r, source(1))); (err == nil) != (kind == other) {
				t.Errorf("a deal of %s is played by %s: %v", r.Name, few.Of(other).Name, err)
			}
		}
	}
}

// A setup that no session produces is refused.
func TestBadSetups(t *testing.T) {
	three, two := few.Of(few.BridgeForThree), few.Of(few.TwoDummies)
	for _, s := range []few.Setup{
		{},
		{Rules: two},
		{Rules: two, Number: 1, Dealer: 2},
		{Rules: two, Number: 1, Dealer: few.Nobody},
		{Rules: two, Number: 1, Standing: few.Standing{Below: [3]int{100}}},
		{Rules: two, Number: 1, Standing: few.Standing{Below: [3]int{-10}}},
		{Rules: two, Number: 1, Standing: few.Standing{Games: [3]int{0, 2}}},
		{Rules: two, Number: 1, Standing: few.Standing{Games: [3]int{0, 0, 1}}},
		{Rules: three, Number: 1},
		{Rules: three, Number: 1, Rubber: 4},
		{Rules: three, Number: 1, Rubber: 1, Soloist: 3},
	} {
		if b, err := few.NewBoard(s, few.Shuffle(two, source(1))); err == nil {
			t.Errorf("%+v is a board: %v", s, b.Turn())
		}
	}
}

// Contracts are read back as written.
func TestContractText(t *testing.T) {
	for kind := few.TwoDummies; kind <= few.ChineseBridge; kind++ {
		r, rng := few.Of(kind), source(uint64(kind))
		for range 50 {
			b := must(random.Play(must(random.Board(r, rng)), rng))
			want := b.Contract()
			want.Points = 0
			if got, err := r.ParseContract(contractOf(b)); err != nil || got != want {
				t.Fatalf("%s is read as %+v, %v, want %+v", contractOf(b), got, err, want)
			}
		}
		for _, bad := range []string{"", "1C", "1C-", "1C-D", "8C-A", "1CXXX-A", "X-A", "12-A", "passed", "1Z-A", "-A"} {
			if c, err := r.ParseContract(bad); err == nil {
				t.Errorf("%s: %q is read as %+v", r.Name, bad, c)
			}
		}
	}
}

func FuzzEvent(f *testing.F) {
	for _, text := range []string{"Pass", "XX", "7O", "12", "1C open", "Give KQT..7.2", "Throw ...", "Trumps O", "Reserve .Q8..9", "C9", "Claim 13"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := few.ParseEvent(text)
		if err != nil {
			return
		}
		if again, err := few.ParseEvent(e.String()); err != nil || again != e {
			t.Errorf("%q is read as %+v, which is written %q and read as %+v, %v", text, e, e, again, err)
		}
	})
}

func FuzzDeal(f *testing.F) {
	for kind := few.TwoDummies; kind <= few.ChineseBridge; kind++ {
		f.Add(uint8(kind), few.Shuffle(few.Of(kind), source(uint64(kind))).String())
	}
	f.Fuzz(func(t *testing.T, kind uint8, text string) {
		r := few.Of(few.Kind(kind % 7))
		d, err := few.ParseDeal(r, text)
		if err != nil {
			return
		}
		again, err := few.ParseDeal(r, d.String())
		if err != nil || !reflect.DeepEqual(again, d) {
			t.Errorf("%q is read as %v, and that as %v, %v", text, d, again, err)
		}
		if line, err := json.Marshal(d); err != nil || string(line) != d.String() && string(line) != `"`+d.String()+`"` {
			t.Errorf("%v is written %s, %v", d, line, err)
		}
		if _, err := few.NewBoard(few.NewSession(r).Next(), d); err != nil {
			t.Errorf("%v can't be played: %v", d, err)
		}
	})
}

func FuzzRules(f *testing.F) {
	for _, text := range []string{"TwoDummies", "booby clean-rubber", "Slam reserve-taken-up even-penalties"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := few.ParseRules(text)
		if err != nil {
			return
		}
		if again, err := few.ParseRules(r.String()); err != nil || !reflect.DeepEqual(again, r) {
			t.Errorf("%q is read as %v, and that as %v, %v", text, r, again, err)
		}
	})
}

func FuzzContract(f *testing.F) {
	for _, text := range []string{"Passed", "2HX-B", "7OXX-C", "1N-S"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, r := range few.Games() {
			c, err := r.ParseContract(text)
			if err != nil {
				continue
			}
			if again, err := r.ParseContract(r.ContractText(c)); err != nil || again != c {
				t.Errorf("%q is read as %+v, and that as %+v, %v", text, c, again, err)
			}
		}
	})
}

// BenchmarkBoard plays random deals of a game.
func BenchmarkBoard(b *testing.B) {
	for _, r := range few.Games() {
		b.Run(r.Name, func(b *testing.B) {
			rng := source(1)
			for b.Loop() {
				must(random.Play(must(random.Board(r, rng)), rng))
			}
		})
	}
}
