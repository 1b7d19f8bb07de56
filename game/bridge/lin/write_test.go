package lin

import (
	"math"
	"math/rand/v2"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/card"
)

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func TestGamesRoundTrip(t *testing.T) {
	r := source(5)
	claims, passedOut, whole := 0, 0, 0
	for i := range 300 {
		b := bridgetest.Board(r, bridge.Duplicate(), bridge.Vulnerability(r.IntN(4)))
		g := Game{Room: OpenRoom, Number: i + 1, Players: [4]string{"a|b", "c,d", "e\nf", "Ștefan"}, Board: b}
		text := string(must(g.Marshal()))
		if strings.Count(text, "\n") != 1 || !strings.HasSuffix(text, "|\r\n") {
			t.Fatalf("it is not one line: %q", text)
		}
		found, err := read(strings.NewReader(text))
		if err != nil || len(found) != 1 || found[0].Left != nil || found[0].Unplayed != nil {
			t.Fatalf("%s\ncomes back as %q, %v", text, said(found), err)
		}
		g.Players = [4]string{"a b", "c d", "e f", "Ștefan"}
		if back := found[0].Game; !reflect.DeepEqual(back, g) {
			t.Fatalf("%s\ncomes back as %+v", text, back)
		}
		switch _, _, claim := b.Claim(); {
		case claim:
			claims++
		case b.Contract().PassedOut():
			passedOut++
		default:
			whole++
		}
	}
	if claims < 20 || passedOut < 5 || whole < 20 {
		t.Errorf("%d claims, %d passed out, %d played to the end: too few of a kind", claims, passedOut, whole)
	}
}

// A match is written with its results, and each board with its rooms.
func TestMatch(t *testing.T) {
	r := source(7)
	m := Match{Title: "Friends, again|"}
	for n := 3; n < 6; n++ {
		open := bridgetest.Board(r, bridge.Duplicate(), bridge.VulEW)
		closed := bridgetest.Play(r, open.Prefix(0))
		m.Games = append(m.Games, Game{Room: OpenRoom, Number: n, Board: open}, Game{Room: ClosedRoom, Number: n, Board: closed})
	}
	text := string(must(m.Marshal()))
	head, _, _ := strings.Cut(text, "pg||")
	lines := strings.Split(head, "\r\n")
	if lines[0] != "vg|Friends again,,I,3,5,,0,,0|" || strings.Count(lines[1], ",") != 5 || !strings.Contains(lines[1], outcomeText(m.Games[5])) {
		t.Errorf("it begins with %q", lines)
	}
	found := must(read(strings.NewReader(text)))
	if len(found) != 6 {
		t.Fatalf("%d boards come back", len(found))
	}
	for i, f := range found {
		want := m.Games[i]
		want.Title = "Friends again"
		if !reflect.DeepEqual(f.Game, want) {
			t.Errorf("%d: %+v, want %+v", i, f.Game, want)
		}
	}
	for _, g := range m.Games {
		if g.Board.Contract().PassedOut() {
			continue
		}
		its := readOutcome(outcomeText(g))
		if its == nil || its.contract != g.Board.Contract() || its.tricks != g.Board.DeclarerTricks() {
			t.Errorf("the result %s is read as %v", outcomeText(g), its)
		}
	}
}

// A match whose board numbers lie far apart has no row of results.
func TestNumbersFarApart(t *testing.T) {
	for _, numbers := range [][2]int{{1, math.MaxInt}, {math.MinInt, 5}, {math.MinInt, math.MaxInt}} {
		m := Match{}
		for _, n := range numbers {
			m.Games = append(m.Games, Game{Number: n, Board: bridgetest.Board(source(7), bridge.Duplicate(), 0)})
		}
		if text := string(must(m.Marshal())); !strings.Contains(text, "rs||") {
			t.Errorf("boards %v: %q", numbers, text)
		}
	}
}

func TestMarshalRefuses(t *testing.T) {
	for want, b := range map[string]bridge.Board{
		"LIN is for 52 cards":                 bridgetest.Board(source(1), bridge.SuperBridge(), 0),
		"the board is not finished":           bridgetest.Board(source(1), bridge.Duplicate(), 0).Prefix(2),
		"LIN has no board without an auction": bridgetest.Board(source(1), bridge.MiniBridge(), 0),
	} {
		if _, err := (Game{Number: 1, Board: b}).Marshal(); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
		if _, err := (Match{Games: []Game{{Number: 1, Board: b}}}).Marshal(); err == nil || err.Error() != want {
			t.Errorf("of a match: %v, want %s", err, want)
		}
	}
}

// Whatever comes, nothing panics, and what is read comes back the same when it is written.
func FuzzBoards(f *testing.F) {
	for _, name := range []string{"session.lin", "match.lin"} {
		f.Add(string(must(os.ReadFile("testdata/" + name))))
	}
	f.Add("md|1" + threeHands + "|mb|1N|mb|p|pc|CQ|mc|9|")
	f.Fuzz(func(t *testing.T, text string) {
		found, err := read(strings.NewReader(text))
		if err != nil && err.Error() == "" {
			t.Error("a mistake without words")
		}
		for _, one := range found {
			if one.Left != nil {
				continue
			}
			if err := one.Board.Deal.Check(card.Deck52); err != nil {
				t.Fatalf("a deal is %v: %v", one.Board.Deal, err)
			}
			if one.Unplayed != nil {
				if len(one.Board.Events()) > 0 {
					t.Fatal("a board to play has been played")
				}
				continue
			}
			line, err := one.Marshal()
			if err != nil {
				t.Fatal(err)
			}
			back, err := read(strings.NewReader(string(line)))
			if err != nil || len(back) != 1 || !reflect.DeepEqual(back[0].Board, one.Board) {
				t.Fatalf("%s\ncomes back as %q, %v", line, said(back), err)
			}
		}
	})
}
