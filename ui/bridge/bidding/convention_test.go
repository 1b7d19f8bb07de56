package bidding

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// systems returns every system that can be bid with a deck, for each deck.
func systems() (all []system) {
	for _, r := range bidding.Games() {
		for _, y := range bidding.Systems() {
			if y.Fits(r) {
				all = append(all, system{r, bidding.Card{System: y}})
			}
		}
	}
	return all
}

// Every line of the card describes the call as the players explain it in its auction, and so for each of several calls
// on a line.
func TestTheCardIsTrue(t *testing.T) {
	for _, y := range systems() {
		r := y.rules
		for _, g := range y.sections() {
			if len(g.lines) == 0 {
				t.Errorf("%s, %v: nothing under %q", r.Name, y.card, g.title)
			}
			for _, l := range g.lines {
				one := bridgetext.Meaning(y.at(l.before).Explain(l.call))
				if written(l.before.With(l.call)) == l.label || l.label == bridgetext.Call(l.call) {
					if l.words != one {
						t.Errorf("%s, %s: %s is %q, want %q", r.Name, g.title, l.label, l.words, one)
					}
					continue
				}
				for _, label := range strings.Fields(l.label) {
					c := findCall(t, r, label)
					o := bidding.Option{Call: c, Meaning: y.at(l.before).Explain(c)}
					if l.words != ofAnySuit(o) {
						t.Errorf("%s, %s: %s is %q, want %q", r.Name, g.title, label, l.words, ofAnySuit(o))
					}
				}
			}
		}
	}
}

func findCall(t *testing.T, r bridge.Rules, label string) bridge.Call {
	t.Helper()
	for c := bridge.Pass; c <= bridge.Bid(r.Level, bridge.NoTrump); c++ {
		if bridgetext.Call(c) == label {
			return c
		}
	}
	t.Fatalf("no call is called %q", label)
	return 0
}

// The words for any suit are whole messages: no sign of the suit and no English is left in them.
func TestOfAnySuitInEachLanguage(t *testing.T) {
	defer text.Use(text.English)
	any := bidding.Range{Min: 0, Max: 17}
	m := bidding.Meaning{Purpose: bidding.Raise, Points: bidding.Range{Min: 9, Max: 13}, Support: true, Suit: card.Hearts,
		Length: [4]bidding.Range{any, any, {Min: 3, Max: 4}, {Min: 5, Max: 17}}, Guarded: [4]bool{true, false, true, false}}
	for language, want := range map[text.Language]string{
		text.English:   "9–13 points in support of the suit, 5+ ♠, 3–4 cards, stopper in ♣, stopper in the suit",
		text.Romanian:  "9–13 puncte cu culoarea ca atu, 5+ ♠, 3–4 cărți, oprire în ♣, oprire în culoare",
		text.Russian:   "9–13 очков с поддержкой масти, 5+ ♠, 3–4 карты, задержка в ♣, задержка в масти",
		text.Esperanto: "9–13 poentoj kun subteno de la emblemo, 5+ ♠, 3–4 kartoj, haltigilo en ♣, haltigilo en la emblemo",
	} {
		text.Use(language)
		if got := ofAnySuit(bidding.Option{Call: call(t, "3H"), Meaning: m}); !strings.HasSuffix(got, want) {
			t.Errorf("%s: it says %q, want %q", language, got, want)
		}
	}
}

// No call that the players may make up to game is left out after a card's auctions.
func TestTheCardIsWhole(t *testing.T) {
	for _, y := range systems() {
		r := y.rules
		for _, words := range []string{"", "1S Pass", "1D Pass", "1N Pass", "1D", "1D X Pass"} {
			before := auction(calls(t, words)...)
			labels := ""
			for _, l := range y.upToGame(before) {
				labels += l.label + " "
			}
			for _, o := range y.at(before).Options() {
				high := o.Call.IsBid() && o.Call.Level() > bidding.GameLevel(r, o.Call.Strain(), r.GameFrom)
				if listed := slices.Contains(strings.Fields(labels), bridgetext.Call(o.Call)); listed == high {
					t.Errorf("%s, %q: %v is listed: %t", r.Name, words, o.Call, listed)
				}
			}
		}
	}
}

func TestOfAnySuit(t *testing.T) {
	any := bidding.Range{Min: 0, Max: 17}
	m := bidding.Meaning{Purpose: bidding.Raise, Points: bidding.Range{Min: 9, Max: 13}, Support: true, Suit: card.Hearts,
		Length: [4]bidding.Range{any, any, {Min: 4, Max: 17}, any}}
	got := ofAnySuit(bidding.Option{Call: call(t, "3H"), Meaning: m})
	if want := "9–13 points in support of the suit, 4+ cards"; !strings.HasSuffix(got, want) {
		t.Errorf("got %q, want it to end with %q", got, want)
	}
	if got := ofAnySuit(bidding.Option{Call: call(t, "3N"), Meaning: m}); !strings.HasSuffix(got, "4+ ♥") {
		t.Errorf("at no-trump it is %q", got)
	}
}

// Cards of an unnamed suit are counted by the rules of the language, and a good suit is no number of cards.
func TestCardsOfAnySuitAreCounted(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	for _, tt := range []struct {
		language text.Language
		length   bidding.Range
		good     bool
		want     string
	}{
		{text.English, bidding.Range{Min: 6, Max: 17}, true, "6+ cards, good suit"},
		{text.English, bidding.Range{Min: 1, Max: 1}, false, "1 card"},
		{text.Russian, bidding.Range{Min: 4, Max: 17}, false, "4+ карты"},
		{text.Russian, bidding.Range{Min: 6, Max: 17}, true, "6+ карт, хорошая масть"},
		{text.Russian, bidding.Range{Min: 7, Max: 8}, false, "7–8 карт"},
		{text.Russian, bidding.Range{Min: 0, Max: 1}, false, "не больше 1 карты"},
		{text.Russian, bidding.Range{}, false, "ни одной карты"},
		{text.Romanian, bidding.Range{Min: 6, Max: 17}, true, "6+ cărți, culoare de calitate"},
		{text.Esperanto, bidding.Range{Min: 0, Max: 3}, false, "maksimume 3 kartoj"},
	} {
		text.Use(tt.language)
		any := bidding.Range{Min: 0, Max: 17}
		m := bidding.Meaning{Purpose: bidding.Natural, Points: bidding.Range{Min: 9, Max: 13}, Length: [4]bidding.Range{any, any, tt.length, any}}
		m.Good[card.Hearts] = tt.good
		if got := ofAnySuit(bidding.Option{Call: call(t, "3H"), Meaning: m}); !strings.HasSuffix(got, ", "+tt.want) {
			t.Errorf("%s: got %q, want it to end with %q", tt.language, got, tt.want)
		}
	}
}

func TestWritten(t *testing.T) {
	for words, want := range map[string]string{
		"1S 2D X":              "1♠ (2♦) X",
		"1S Pass 2S 3D X":      "1♠ 2♠ (3♦) X",
		"1S 2D Pass Pass X":    "1♠ (2♦) – X",
		"Pass 1D 1S 2D X":      "(1♦) 1♠ (2♦) X",
		"Pass Pass 1N Pass 2N": "1NT 2NT",
		"1C X Pass 1H Pass 2H": "(1♣) X 1♥ 2♥",
	} {
		if got := written(auction(calls(t, words)...)); got != want {
			t.Errorf("%s is written %q, want %q", words, got, want)
		}
	}
}

// The card names the call that asks for aces, and its answers show their number. With 36 cards there is no room to ask:
// the answers would be beyond the slam.
func TestAces(t *testing.T) {
	for _, y := range systems() {
		r := y.rules
		g, ok := y.aces()
		if bidding.SlamLevel(r) < 5 {
			if ok {
				t.Errorf("%s: the aces are asked for by %+v", r.Name, g)
			}
			continue
		}
		if !ok || len(g.lines) < 3 {
			t.Fatalf("%s: %+v", r.Name, g)
		}
		for i, l := range g.lines {
			if tells := y.at(l.before).Explain(l.call).Aces != 0; tells != (i > 0) {
				t.Errorf("%s: %s tells of aces: %t", r.Name, l.label, tells)
			}
		}
	}
}

// No line of the card has more leeway than the card says.
func TestLeeway(t *testing.T) {
	r, groups := bridge.SuperBridge(), system{rules: bridge.SuperBridge()}.sections()
	most := system{rules: r}.leeway(groups)
	reached := false
	for _, g := range groups {
		for _, l := range g.lines {
			m := bidding.Explain(r, l.before, l.call)
			if m.Leeway > most {
				t.Errorf("%s has a leeway of %d, but the card says %d", l.label, m.Leeway, most)
			}
			reached = reached || m.Leeway == most
		}
	}
	if !reached {
		t.Errorf("no line has a leeway of %d", most)
	}
}

func TestCounting(t *testing.T) {
	for _, r := range bridge.Games() {
		c := bidding.Counting(r)
		said := counting(r)
		ace := "A " + strconv.Itoa(c.Honours)
		if !strings.HasPrefix(said[0], ace) || !strings.Contains(said[1], strconv.Itoa(c.Fit)+" cards") {
			t.Errorf("%s: %q", r.Name, said)
		}
	}
	text.SetLetters(cardart.Romanian)
	defer text.SetLetters(cardart.English)
	if got := counting(bridge.SuperBridge())[0]; !strings.Contains(got, ", R ") || strings.Contains(got, "K") {
		t.Errorf("with Romanian letters on the cards it is %q", got)
	}
}

// Two spades over one no-trump is to play only without transfers.
func TestTwoSpadesOverOneNoTrump(t *testing.T) {
	standard := bidding.Card{System: bidding.Standard}
	for _, v := range standard.System.Conventions() {
		if v.String() != "transfers" {
			continue
		}
		for _, on := range []bool{true, false} {
			y := system{bridge.Duplicate(), standard.With(v, on)}
			title, toPlay := text.T("system.answers", "Bid", "1NT"), false
			for _, g := range y.sections() {
				for _, l := range g.lines {
					toPlay = toPlay || g.title == title && strings.Contains(l.label, "2♠") && strings.HasPrefix(l.words, text.T("purpose.sign-off"))
				}
			}
			if toPlay == on {
				t.Errorf("with transfers %t it is to play: %t", on, toPlay)
			}
		}
		return
	}
	t.Error("there are no transfers")
}
