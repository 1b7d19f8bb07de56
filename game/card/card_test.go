package card_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func TestDecks(t *testing.T) {
	for _, tt := range []struct {
		deck      card.Deck
		len, hand int
		suit      string
	}{
		{card.Deck68, 68, 17, "AKQJMZLT987654321"},
		{card.Deck52, 52, 13, "AKQJT98765432"},
	} {
		if tt.deck.Len() != tt.len || tt.deck.HandLen() != tt.hand || tt.deck.Ranks.String() != tt.suit {
			t.Errorf("deck of %d: %d cards, %d each, suit %v", tt.len, tt.deck.Len(), tt.deck.HandLen(), tt.deck.Ranks)
		}
		if got := len(tt.deck.Hand().Cards()); got != tt.len {
			t.Errorf("deck of %d yields %d cards", tt.len, got)
		}
	}
}

func TestHolding(t *testing.T) {
	h := card.HandOf(must(card.Parse("SK")), must(card.Parse("S9")), must(card.Parse("S1")))[card.Spades]
	for _, tt := range []struct {
		name string
		got  any
		want any
	}{
		{"String", h.String(), "K91"},
		{"Top", h.Top(), card.King},
		{"Bottom", h.Bottom(), card.One},
		{"Above 9", h.Above(9).String(), "K"},
		{"Above ace", h.Above(card.Ace).String(), ""},
		{"Below 9", h.Below(9).String(), "1"},
		{"Below 1", h.Below(1).String(), ""},
		{"Without", h.Without(9).String(), "K1"},
		{"Top of nothing", card.Holding(0).Top(), card.Rank(0)},
		{"Bottom of nothing", card.Holding(0).Bottom(), card.Rank(0)},
	} {
		if tt.got != tt.want {
			t.Errorf("%s = %v, want %v", tt.name, tt.got, tt.want)
		}
	}
}

// The joker has a text form of its own and is in no deck.
func TestJoker(t *testing.T) {
	if text := card.Joker.String(); text != "JK" {
		t.Errorf("the joker is %q", text)
	}
	for _, text := range []string{"JK", "jk"} {
		if c, err := card.Parse(text); err != nil || c != card.Joker {
			t.Errorf("%q is %v, %v", text, c, err)
		}
	}
	for _, text := range []string{"J", "KJ", "SJK", "JA", "Kj", "JK"} {
		if c, err := card.Parse(text); err == nil {
			t.Errorf("%q is %v", text, c)
		}
	}
	for _, deck := range []card.Deck{card.Deck68, card.Deck52, card.Deck36} {
		if deck.Hand().Has(card.Joker) {
			t.Errorf("the deck of %d has a joker", deck.Len())
		}
	}
	if _, err := card.ParseRank("?"); err == nil {
		t.Error("the joker's rank was read from a letter")
	}
}

func TestSeats(t *testing.T) {
	if card.South.Left() != card.West || card.West.Left() != card.North || card.North.Next(-1) != card.West {
		t.Error("the seats don't go clockwise")
	}
	if card.East.Partner() != card.West || card.East.Side() != card.EW || card.South.Side() != card.NS {
		t.Error("partners or sides are wrong")
	}
}

// The rules give 1.549 × 10^38 deals for 68 cards and 5.364 × 10^28 for 52.
func TestDeals(t *testing.T) {
	for deck, want := range map[card.Deck]string{card.Deck68: "1.549e+38", card.Deck52: "5.364e+28"} {
		f, _ := new(big.Float).SetInt(deck.Deals()).Float64()
		if got := fmt.Sprintf("%.3e", f); got != want {
			t.Errorf("deck of %d: %s deals, want %s", deck.Len(), got, want)
		}
	}
	if bits := card.Deck68.Deals().BitLen(); bits != 127 {
		t.Errorf("deal numbers need %d bits, want 127", bits)
	}
}

// A deck of three ranks has 12!/(3!)^4 = 369600 deals; each number must name another one.
func TestNumberOneToOne(t *testing.T) {
	small := card.Deck{Ranks: card.Holding(0).With(card.Ace).With(card.Maid).With(card.One)}
	count := int(small.Deals().Int64())
	if count != 369600 {
		t.Fatalf("%d deals", count)
	}
	seen := make(map[card.Deal]bool, count)
	for i := range count {
		number := must(card.ParseNumber(crockford(big.NewInt(int64(i)))))
		deal := must(small.Deal(number))
		if seen[deal] {
			t.Fatalf("deal %d has come before: %v", i, deal)
		}
		seen[deal] = true
		if i%97 == 0 {
			if back := must(small.Number(deal)); back != number {
				t.Fatalf("deal %v has number %v, want %v", deal, back, number)
			}
		}
	}
}

func TestNumberEnds(t *testing.T) {
	for _, deck := range []card.Deck{card.Deck68, card.Deck52} {
		last := new(big.Int).Sub(deck.Deals(), big.NewInt(1))
		for _, v := range []*big.Int{big.NewInt(0), last} {
			number := must(card.ParseNumber(crockford(v)))
			deal := must(deck.Deal(number))
			if err := deal.Check(deck); err != nil {
				t.Errorf("deal %v: %v", number, err)
			}
			if back := must(deck.Number(deal)); back != number {
				t.Errorf("deal %v comes back as %v", number, back)
			}
		}
		first := must(deck.Deal(card.Number{}))
		if first[card.North].Suit(card.Spades) != first[card.North] {
			t.Errorf("deal 0 gives North %v, want all spades", first[card.North])
		}
		if _, err := deck.Deal(must(card.ParseNumber(crockford(deck.Deals())))); err == nil {
			t.Errorf("a number past the last deal of %d cards was taken", deck.Len())
		}
	}
}

// crockford is the text form computed the slow way, by division.
func crockford(v *big.Int) string {
	const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	v = new(big.Int).Set(v)
	text := make([]byte, 26)
	for i := len(text) - 1; i >= 0; i-- {
		var digit big.Int
		v.DivMod(v, big.NewInt(32), &digit)
		text[i] = digits[digit.Int64()]
	}
	return string(text)
}

func TestShuffle(t *testing.T) {
	r := source(1)
	const deals = 4000
	var held [4]int // how often each seat has the ace of spades
	for range deals {
		deal := card.Deck68.Shuffle(r)
		if err := deal.Check(card.Deck68); err != nil {
			t.Fatal(err)
		}
		for _, s := range card.Seats {
			if deal[s].Has(card.Card{Suit: card.Spades, Rank: card.Ace}) {
				held[s]++
			}
		}
	}
	for s, n := range held { // 4000/4 ± 5 standard deviations of 27
		if n < 860 || n > 1140 {
			t.Errorf("%v was dealt the ace of spades %d times of %d", card.Seat(s), n, deals)
		}
	}
}

// The shuffle from a seed is pinned: people share seeds.
func TestShufflePinned(t *testing.T) {
	for seed, want := range map[uint64]string{
		1: "2CJF899NFPJJ0RPT03RRJK0ADB",
		2: "2Q7MXMTT64W4VYR22G3ETS2NS7",
	} {
		if got := card.Deck68.RandomNumber(source(seed)).String(); got != want {
			t.Errorf("seed %d: deal number %s, want %s", seed, got, want)
		}
	}
}

func TestDealCheck(t *testing.T) {
	good := card.Deck68.Shuffle(source(3))
	c := good[card.North].Cards()[0]
	for _, tt := range []struct {
		name   string
		change func(d *card.Deal)
		want   string
	}{
		{"missing", func(d *card.Deal) { d[card.North] = d[card.North].Without(c) }, "nobody has " + c.String()},
		{"twice", func(d *card.Deal) { d[card.East] = d[card.East].With(c) }, c.String() + " is dealt to N and E"},
		{"uneven", func(d *card.Deal) {
			d[card.North], d[card.South] = d[card.North].Without(c), d[card.South].With(c)
		}, "N has 16 cards, want 17"},
	} {
		d := good
		tt.change(&d)
		if err := d.Check(card.Deck68); err == nil || err.Error() != tt.want {
			t.Errorf("%s: %v, want %s", tt.name, err, tt.want)
		}
	}
	if err := good.Check(card.Deck52); err == nil {
		t.Error("a deal of 68 cards passes for one of 52")
	}
}

func TestParseErrors(t *testing.T) {
	for _, tt := range []struct {
		err  error
		want string
	}{
		{second(card.Parse("S0")), "no such rank"},
		{second(card.Parse("♠A")), "want a suit and a rank"},
		{second(card.Parse("XA")), "no such suit"},
		{second(card.Parse("")), "want a suit and a rank"},
		{second(card.ParseHand("AK.Q")), "want four suits"},
		{second(card.ParseHand("AKA...")), "SA is there twice"},
		{second(card.ParseHand("A?...")), `no such rank as "?"`},
		{second(card.ParseHand("A10.♠K..")), `no such rank as "0"`},
		{second(card.ParseHand("A1.♠K..")), `no such rank as "♠"`},
		{second(card.ParseDeal("AK.. ... ... ...")), "want a seat and a colon"},
		{second(card.ParseDeal("N:... ... ...")), "3 hands, want 4"},
		{second(card.ParseDeal("N:A... A... ... ...")), "SA is there twice"},
		{second(card.ParseDeal("Q:... ... ... ...")), "no such seat"},
		{second(card.ParseNumber("123")), "3 characters, want 26"},
		{second(card.ParseNumber(strings.Repeat("U", 26))), "is not a digit"},
		{second(card.ParseNumber(strings.Repeat("Z", 26))), "fewer deals than that"},
		{second(card.ParseSide("ns")), "want NS or EW"},
	} {
		if tt.err == nil || !strings.Contains(tt.err.Error(), tt.want) {
			t.Errorf("%v, want %q in it", tt.err, tt.want)
		}
	}
}

// A number may be written in groups, as the window shows it and as people write it down.
func TestNumberInGroups(t *testing.T) {
	const plain = "0Q0P086K9SFN8R2SCWVK7G150Q"
	for _, text := range []string{"0Q0P 086K 9SFN 8R2S CWVK 7G15 0Q", "oqop-086k–9sfn\u00a08r2s cwvk 7gl5 0q\n"} {
		if n, err := card.ParseNumber(text); err != nil || n.String() != plain {
			t.Errorf("%q is %v, %v", text, n, err)
		}
	}
}

func FuzzCard(f *testing.F) {
	f.Add("SA")
	f.Add("hm")
	f.Add("C1")
	f.Add("JK")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := card.Parse(text)
		if err != nil {
			return
		}
		if back, err := card.Parse(c.String()); err != nil || back != c {
			t.Errorf("%q is %v, which comes back as %v, %v", text, c, back, err)
		}
	})
}

func FuzzHand(f *testing.F) {
	f.Add("AKM97.QT2..ZL8")
	f.Add("...")
	f.Fuzz(func(t *testing.T, text string) {
		h, err := card.ParseHand(text)
		if err != nil {
			return
		}
		if back, err := card.ParseHand(h.String()); err != nil || back != h {
			t.Errorf("%q is %v, which comes back as %v, %v", text, h, back, err)
		}
	})
}

func FuzzDeal(f *testing.F) {
	f.Add("N:AK... QJ... .AK.. .QJ..")
	f.Add("W:... ... ... ...")
	f.Add(card.Deck68.Shuffle(source(1)).String())
	f.Fuzz(func(t *testing.T, text string) {
		d, err := card.ParseDeal(text)
		if err != nil {
			return
		}
		if back, err := card.ParseDeal(d.String()); err != nil || back != d {
			t.Errorf("%q is %v, which comes back as %v, %v", text, d, back, err)
		}
	})
}

func FuzzNumber(f *testing.F) {
	f.Add("00000000000000000000000000")
	f.Add("02il-OZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZ")
	f.Add(" 0Q0P 086K 9SFN 8R2S\tCWVK 7G15 0Q\n")
	f.Fuzz(func(t *testing.T, text string) {
		n, err := card.ParseNumber(text)
		if err != nil {
			return
		}
		if back, err := card.ParseNumber(n.String()); err != nil || back != n {
			t.Errorf("%q is %v, which comes back as %v, %v", text, n, back, err)
		}
		if deal, err := card.Deck68.Deal(n); err == nil {
			if back, err := card.Deck68.Number(deal); err != nil || back != n {
				t.Errorf("deal %v has number %v, %v; want %v", deal, back, err, n)
			}
		}
	})
}

func BenchmarkNumber(b *testing.B) {
	deal := card.Deck68.Shuffle(source(1))
	for b.Loop() {
		must(card.Deck68.Number(deal))
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func second[T any](_ T, err error) error { return err }
