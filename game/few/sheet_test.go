package few

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// contractOf reads a contract without its declarer, as 4OX; Passed is the zero one.
func contractOf(t *testing.T, text string, declarer Player) Contract {
	t.Helper()
	if text == "Passed" {
		return Contract{}
	}
	bid := strings.TrimRight(text, "X")
	strain := strings.Index("CDHSNO", bid[1:])
	if len(bid) != 2 || strain < 0 {
		t.Fatalf("contract %q", text)
	}
	return Contract{Level: int(bid[0] - '0'), Strain: Strain(strain), Doubling: bridge.Doubling(len(text) - len(bid)), Declarer: declarer}
}

// said returns a score in the form of files.
func said(r Rules, s Score) string {
	var words []string
	for _, l := range s {
		words = append(words, fmt.Sprintf("%s %v %d", r.SideName(l.Side), l.Item, l.Points))
	}
	return strings.Join(words, ", ")
}

// rulesOf returns the rules with the given name.
func rulesOf(t *testing.T, name string) Rules {
	t.Helper()
	r, err := RulesNamed(name)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestScore(t *testing.T) {
	for _, test := range []struct {
		rules    string
		declarer Player
		games    [3]int
		below    [3]int
		contract string
		tricks   int
		want     string
	}{
		// Nullo, and game. (Rules: bridge-few, The sheet.)
		{"TwoDummies", 0, [3]int{}, [3]int{}, "2S", 8, "S below 60"},
		{"OpenOrClosed", 0, [3]int{}, [3]int{}, "2H", 9, "A below 60, A over 30"},
		{"BridgeForThree", 0, [3]int{}, [3]int{}, "2SX", 8, "NS below 120, NS made 50"},
		{"Booby", 0, [3]int{}, [3]int{}, "4O", 3, "A below 120"},
		{"NulloForTwo", 1, [3]int{}, [3]int{}, "5O", 2, "B below 150"},
		{"NulloForTwo", 1, [3]int{}, [3]int{}, "1H", 9, "B below 30, B over 60"},
		{"TwoDummies", 1, [3]int{0, 1}, [3]int{}, "3OX", 6, "S short 500"},
		{"Slam", 1, [3]int{}, [3]int{}, "2S", 8, "B below 16, B over 8"},

		{"TwoDummies", 0, [3]int{}, [3]int{}, "Passed", 0, ""},
		{"TwoDummies", 0, [3]int{}, [3]int{}, "3N", 10, "S below 100, S over 30"},
		{"TwoDummies", 0, [3]int{}, [3]int{}, "1NX", 7, "S below 80, S made 50"},
		{"TwoDummies", 0, [3]int{}, [3]int{}, "1CXX", 9, "S below 80, S over 400, S made 100"},
		{"TwoDummies", 0, [3]int{1}, [3]int{}, "1CXX", 9, "S below 80, S over 800, S made 100"},
		{"TwoDummies", 0, [3]int{}, [3]int{}, "6C", 12, "S below 120, S slam 500"},
		{"TwoDummies", 0, [3]int{0, 1}, [3]int{}, "7NX", 13, "S below 440, S made 50, S slam 1000"},
		{"TwoDummies", 0, [3]int{}, [3]int{}, "7O", 0, "S below 210, S slam 1000"},
		{"TwoDummies", 0, [3]int{}, [3]int{}, "6O", 0, "S below 180, S over 30, S slam 500"},
		{"TwoDummies", 0, [3]int{}, [3]int{}, "7O", 1, "W short 50"},
		{"TwoDummies", 0, [3]int{}, [3]int{}, "7NXX", 0, "W short 7000"},
		{"TwoDummies", 1, [3]int{0, 1}, [3]int{}, "7NXX", 0, "S short 7600"},
		{"TwoDummies", 1, [3]int{0, 1}, [3]int{}, "4S", 7, "S short 300"},

		// Winning a rubber.
		{"TwoDummies", 0, [3]int{1}, [3]int{60}, "1D", 7, "S below 20"},
		{"TwoDummies", 0, [3]int{1}, [3]int{80}, "1D", 8, "S below 20, S over 20, S rubber 700"},
		{"TwoDummies", 1, [3]int{1, 1}, [3]int{90}, "4S", 10, "W below 120, W rubber 500"},
		{"TwoDummies", 1, [3]int{1, 1}, [3]int{90, 90}, "1S", 6, "S short 100"},

		// Three players: a side of two has one line, and each of two defenders one.
		{"BridgeForThree", 1, [3]int{1}, [3]int{}, "1S", 5, "NS short 100"},
		{"BridgeForThree", 0, [3]int{1}, [3]int{}, "1SX", 5, "EW short 500"},
		{"Booby", 1, [3]int{0, 0, 1}, [3]int{}, "2DX", 7, "A short 100, C short 100"},
		{"Booby", 2, [3]int{1, 0, 1}, [3]int{}, "4S", 10, "C below 120, C rubber 500"},
		{"Booby", 2, [3]int{0, 0, 1}, [3]int{90, 90}, "4S", 10, "C below 120, C rubber 700"},

		// Slam: a fifth, with its own prices.
		{"Slam", 0, [3]int{}, [3]int{}, "4O", 1, "A below 32, A slam 100"},
		{"Slam", 0, [3]int{1}, [3]int{}, "5N", 10, "A below 50, A slam 300, A rubber 140"},
		{"Slam", 0, [3]int{1, 1}, [3]int{}, "4CX", 10, "A below 48, A over 40, A made 10, A slam 150, A rubber 100"},
		{"Slam", 0, [3]int{}, [3]int{}, "3NXX", 8, "A below 120, A made 20"},
		{"Slam", 0, [3]int{}, [3]int{}, "1O", 5, "B short 10"},
		{"Slam", 0, [3]int{1}, [3]int{}, "1OX", 6, "B short 100"},
	} {
		r := rulesOf(t, test.rules)
		s := Setup{Rules: r, Standing: Standing{Below: test.below, Games: test.games}}
		c := contractOf(t, test.contract, test.declarer)
		if got := said(r, s.Score(c, test.tricks)); got != test.want {
			t.Errorf("%s %s by %d, %v, %d tricks: %q, want %q", test.rules, test.contract, test.declarer, s.Standing, test.tricks, got, test.want)
		}
	}
}

// A contract other than nullo scores as in rubber bridge, and nullo as hearts do with the complementary tricks.
func TestScoreIsThatOfRubberBridge(t *testing.T) {
	theirs, r := bridge.Rubber(), rulesOf(t, "TwoDummies")
	for _, vulnerable := range []bool{false, true} {
		s := Setup{Rules: r}
		if vulnerable {
			s.Standing.Games[0] = 1
		}
		for n := range 7 * 5 * 3 * 14 {
			level, strain, doubling, tricks := n%7+1, Strain(n/7%5), bridge.Doubling(n/35%3), n/105
			got := s.Score(Contract{Level: level, Strain: strain, Doubling: doubling}, tricks)
			bonus := 0
			if vulnerable && s.Completes(Contract{Level: level, Strain: strain, Doubling: doubling}) && tricks >= 6+level {
				bonus = 700
			}
			want := theirs.Score(bridge.Contract{Level: level, Strain: bridge.Strain(strain), Doubling: doubling, Declarer: card.North}, vulnerable, tricks)
			if got.Points()[0] != want.Points()[0]+bonus || got.Points()[1] != want.Points()[1] {
				t.Fatalf("%d%v%v, %d tricks, vulnerable %v: %v, want %v", level, strain, doubling, tricks, vulnerable, got, want)
			}
			if strain != Hearts {
				continue
			}
			nullo := s.Score(Contract{Level: level, Strain: Nullo, Doubling: doubling}, 13-tricks)
			if fmt.Sprint(nullo) != fmt.Sprint(got) {
				t.Fatalf("%dO%v, %d tricks: %v, hearts: %v", level, doubling, 13-tricks, nullo, got)
			}
		}
	}
}

func TestHonours(t *testing.T) {
	for _, test := range []struct {
		rules, contract string
		hands           [3]string
		want            string
	}{
		{"TwoDummies", "1S", [3]string{"AKQJ.A.A.A", "T..."}, "S honours 100"},
		{"TwoDummies", "1S", [3]string{"AKQJT9.A.A.A", "..."}, "S honours 150"},
		{"TwoDummies", "1S", [3]string{"AKQ.A.A.A", "JT..."}, ""},
		{"TwoDummies", "1N", [3]string{"AKQ.A.A.A", "JT..."}, "S honours 150"},
		{"TwoDummies", "1N", [3]string{"AKQ.A.A.", "JT...A"}, ""},
		{"TwoDummies", "1O", [3]string{"AKQJT9.A.A.A", "..."}, ""},
		{"TwoDummies", "Passed", [3]string{"AKQJT9.A.A.A", "..."}, ""},
		{"TwoDummies", "1H", [3]string{"...", ".KQJT.."}, "W honours 100"},
		{"BridgeForThree", "1H", [3]string{"...", "...", ".KQJT.."}, "EW honours 100"},
		{"Booby", "1H", [3]string{"...", "...", ".KQJT.."}, "C honours 100"},
		{"Slam", "1H", [3]string{"...", ".KQJT.."}, "B honours 20"},
		{"Slam", "1H", [3]string{"...", ".AKQJT.."}, "B honours 30"},
		{"Slam", "1N", [3]string{"A.A.A.A", "..."}, "A honours 30"},
	} {
		r := rulesOf(t, test.rules)
		var hands []Held
		for i := range r.Players() {
			cards, err := card.ParseHand(test.hands[i])
			if err != nil {
				t.Fatal(err)
			}
			hands = append(hands, Held{Player(i), cards})
		}
		c := contractOf(t, test.contract, 0)
		got := Setup{Rules: r}.Scored(c, r.Book+c.Level-2, hands)
		if c.Level > 0 && c.Strain != Nullo && got[0].Item != ShortItem {
			t.Fatalf("%v isn't two short: %v", c, got)
		}
		honours := Score{}
		for _, l := range got {
			if l.Item == HonoursItem {
				honours = append(honours, l)
			}
		}
		if said(r, honours) != test.want {
			t.Errorf("%s %s %v: %q, want %q", test.rules, test.contract, test.hands, said(r, honours), test.want)
		}
	}
}

// Lines are in the order of their items, and of the sides within one.
func TestScoreWithHonours(t *testing.T) {
	r := rulesOf(t, "Booby")
	s := Setup{Rules: r, Standing: Standing{Games: [3]int{0, 1, 0}}}
	hands := []Held{{Owner: 0, Cards: card.Hand{}}, {Owner: 2, Cards: card.HandOf(card.Deck52.Hand().Suit(card.Spades).Cards()...)}}
	for tricks, want := range map[int]string{
		10: "B below 120, C honours 150, B rubber 700",
		8:  "A short 200, C short 200, C honours 150",
	} {
		if got := said(r, s.Scored(contractOf(t, "4S", 1), tricks, hands)); got != want {
			t.Errorf("%d tricks: %q, want %q", tricks, got, want)
		}
	}
}

func TestSheetOptions(t *testing.T) {
	standard := StandardSheet()
	for name, sheet := range map[string]Sheet{"clean": standard.CleanRubber(), "redoubled": standard.RedoubledAsDoubled(), "even": standard.EvenUndertricks()} {
		r := rulesOf(t, "TwoDummies")
		r.Sheet = sheet
		s := Setup{Rules: r, Standing: Standing{Games: [3]int{1}}}
		got := []int{s.Score(contractOf(t, "3N", 0), 9).Points()[0] - 100, s.Score(contractOf(t, "1CXX", 0), 7).Points()[0] - 80,
			s.Score(contractOf(t, "1SX", 1), 1).Points()[0], s.Score(contractOf(t, "1SX", 0), 1).Points()[1]}
		want := map[string][]int{"clean": {750, 100, 1400, 1700}, "redoubled": {700, 50, 1400, 1700}, "even": {700, 100, 1100, 1700}}[name]
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	if got := SlamSheet().CleanRubber().Rubber; got != [2]int{150, 100} {
		t.Errorf("a clean rubber of Slam: %v", got)
	}
}
