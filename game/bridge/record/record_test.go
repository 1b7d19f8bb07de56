package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

const stripes = "N:AM951.JT62.QL73.KZ84 KZ84.AM951.JT62.QL73 QL73.KZ84.AM951.JT62 JT62.QL73.KZ84.AM951"

// board returns the first board of a rubber of Super Bridge, after the given events.
func board(text string) bridge.Board {
	b := must(bridge.NewBoard(bridge.SuperBridge(), must(card.ParseDeal(stripes)), card.South, bridge.VulNone))
	for _, form := range strings.Split(text, ", ") {
		b = must(b.Apply(must(bridge.ParseEvent(form))))
	}
	return b
}

const (
	claimed = "4N, Pass, Pass, Pass, SJ, SA, S4, Claim 12"
	passed  = "Pass, Pass, Pass, Pass"
)

// The form of a line is pinned: files are kept.
func TestLines(t *testing.T) {
	head := `,"rules":"SuperBridge","number":"0C026PYKKXWW7N5WPKGF356D3W","deal":"` + stripes + `","dealer":"S","vul":"None",`
	for _, tt := range []struct {
		number int
		events string
		want   string
	}{
		{1, claimed, `{"board":1` + head + `"auction":["4N","Pass","Pass","Pass"],"contract":"4N-S",` +
			`"play":["SJ","SA","S4"],"claim":12,"tricks":12,"score":{"NS":680,"EW":0}}`},
		{2, "4N, X, Pass, Pass, Pass, Claim 6", `{"board":2` + head + `"auction":["4N","X","Pass","Pass","Pass"],"contract":"4NX-S",` +
			`"play":[],"claim":6,"tricks":11,"score":{"NS":0,"EW":200}}`},
		{3, "1C, Pass, Pass, Pass, Claim 0", `{"board":3` + head + `"auction":["1C","Pass","Pass","Pass"],"contract":"1C-S",` +
			`"play":[],"claim":0,"tricks":17,"score":{"NS":930,"EW":0}}`},
		{16, passed, `{"board":16` + head + `"auction":["Pass","Pass","Pass","Pass"],"contract":"Passed",` +
			`"play":[],"tricks":0,"score":{"NS":0,"EW":0}}`},
	} {
		b := board(tt.events)
		got, err := record.Marshal(tt.number, b)
		if err != nil || string(got) != tt.want {
			t.Errorf("%s is written as\n%s, %v; want\n%s", tt.events, got, err, tt.want)
		}
		number, back, err := record.Unmarshal([]byte(tt.want))
		if err != nil || number != tt.number || !reflect.DeepEqual(back, b) {
			t.Errorf("%s is read as board %d, %v, %v", tt.want, number, back.Events(), err)
		}
	}
}

func TestRoundTrip(t *testing.T) {
	r := source(1)
	claims, passedOut, full := 0, 0, 0
	for i := range 400 {
		rules := bridge.SuperBridge()
		if i%3 == 0 {
			rules = bridge.Duplicate()
		}
		b := bridgetest.Board(r, rules, bridge.Vulnerability(r.IntN(4)))
		switch _, _, claim := b.Claim(); {
		case claim:
			claims++
		case b.Contract().PassedOut():
			passedOut++
		default:
			full++
		}
		text := must(record.Marshal(i+1, b))
		if bytes.ContainsRune(text, '\n') || bytes.Count(text, []byte(" ")) != 3 { // those in the deal
			t.Errorf("blanks in %s", text)
		}
		number, back, err := record.Unmarshal(text)
		if err != nil || number != i+1 || !reflect.DeepEqual(back, b) {
			t.Errorf("board %d comes back as %d, %v:\n%s", i+1, number, err, text)
		}
	}
	if claims < 20 || passedOut < 20 || full < 20 {
		t.Errorf("%d claims, %d passed out, %d played to the end: too few of a kind", claims, passedOut, full)
	}
}

// A line that contradicts itself is refused, and the error says where.
func TestRefused(t *testing.T) {
	good := string(must(record.Marshal(7, board(claimed))))
	short := string(must(record.Marshal(7, board(passed))))
	for _, tt := range []struct {
		line     string
		old, new string
		want     string
	}{
		{good, `"4N-S"`, `"4N-N"`, "the contract is given as 4N-N, but by deal and events it is 4N-S"},
		{good, `"4N-S"`, `"Passed"`, "the contract is given as Passed"},
		{good, `"tricks":12`, `"tricks":13`, "the number of tricks is given as 13, but by deal and events it is 12"},
		{good, `"tricks":12,`, ``, "the number of tricks is given as 0"},
		{good, `"claim":12`, `"claim":13`, "the number of tricks is given as 12, but by deal and events it is 13"},
		{good, `"NS":680`, `"NS":690`, "the score of NS is given as 690, but by deal and events it is 680"},
		{good, `"EW":0`, `"EW":-680`, "the score of EW is given as -680"},
		{good, `"vul":"None"`, `"vul":"NS"`, "the score of NS is given as 680, but by deal and events it is 980"},
		{good, `"dealer":"S"`, `"dealer":"N"`, "event 5: SJ is not legal: E doesn't hold it"},
		{good, `N:AM951`, `S:AM951`, "SJ is not legal: W doesn't hold it"},
		{good, `N:AM951`, `N:AM95`, "deal: nobody has S1"},
		{good, `N:AM951`, `N:AM9511`, "S1 is there twice"},
		{good, `N:AM951`, `AM951`, "want a seat and a colon"},
		{good, `"SA"`, `"HJ"`, "event 6: HJ is not legal: N must follow suit"},
		{good, `"SA"`, `"Pass"`, `"Pass" is not a card`},
		{good, `"4N",`, `"4N","4N",`, "event 2: 4N is not legal: a bid must be higher"},
		{good, `"4N",`, `"SA",`, `"SA" is not a call`},
		{good, `"claim":12`, `"claim":18`, "Claim 18 is not legal: 17 tricks are left"},
		{good, `"claim":12,`, ``, "the board is not finished after its 7 events"},
		{short, `"play":[]`, `"play":["SA"]`, "SA is not legal: the board is over"},
		{short, `"play":[]`, `"play":[],"claim":0`, "Claim 0 is not legal: the board is over"},
		{short, `,"Pass"`, ``, "the board is not finished after its 3 events"},
		{good, `"SuperBridge"`, `"Whist"`, `there are no rules named "Whist"`},
		{good, `"SuperBridge"`, `"Duplicate"`, "is not in a deck of 52"},
		{good, `"dealer":"S"`, `"dealer":""`, `"" is not a seat`},
		{good, `"vul":"None"`, `"vul":"none"`, `"none" is not a vulnerability`},
		{good, `"board":7`, `"board":0`, "board number 0, want 1 or more"},
		{good, `"board":7,`, ``, "board number 0, want 1 or more"},
		{good, `"board":7`, `"board":"7"`, `"board" has to be a whole number of at most 18 digits, not a text`},
		{good, `"board":7`, `"board":7,"table":3`, `there is no key "table"`},
		{good, `"NS":680`, `"NS":680,"both":0`, `there is no key "both"`},
		{good, `}}`, `}} {}`, "more text follows the object"},
		{good, `}}`, `}`, "the line ends in the middle of its JSON"},
	} {
		text := strings.Replace(tt.line, tt.old, tt.new, 1)
		if text == tt.line {
			t.Errorf("%s is not in the line", tt.old)
		}
		_, b, err := record.Unmarshal([]byte(text))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("with %s for %s: %v, want %q in it", tt.new, tt.old, err, tt.want)
		}
		if !reflect.DeepEqual(b, bridge.Board{}) {
			t.Errorf("with %s for %s a board came with the error", tt.new, tt.old)
		}
	}
	if _, _, err := record.Unmarshal(nil); err == nil {
		t.Error("an empty line is a board")
	}
}

// Other programs number deals otherwise: what the deal says counts, and the line is written with our number.
func TestNumberOfAnotherProgram(t *testing.T) {
	want := string(must(record.Marshal(7, board(claimed))))
	line := strings.Replace(want, `"number":"0C`, `"number":"ZV`, 1)
	number, b, err := record.Unmarshal([]byte(line))
	if err != nil || line == want {
		t.Fatalf("%s: %v", line, err)
	}
	if got := string(must(record.Marshal(number, b))); got != want {
		t.Errorf("written again it is\n%s\nwant\n%s", got, want)
	}
}

func TestErrorsCanBeUnwrapped(t *testing.T) {
	text := strings.Replace(string(must(record.Marshal(1, board(claimed)))), `"SA"`, `"HJ"`, 1)
	_, _, err := record.Unmarshal([]byte(text))
	var broke *bridge.RuleError
	if !errors.As(err, &broke) || broke.Rule != bridge.FollowSuit {
		t.Errorf("%v", err)
	}
}

func TestMarshalRefuses(t *testing.T) {
	changed := board(passed)
	changed.Rules.PartScore = 50
	unnamed := board(passed)
	unnamed.Rules.Name = "Whist"
	for _, tt := range []struct {
		err  error
		want string
	}{
		{second(record.Marshal(1, board("4N, Pass, Pass, Pass, SJ"))), "the board is not finished"},
		{second(record.Marshal(1, bridge.Board{})), "the board is not finished"},
		{second(record.Marshal(0, board(passed))), "board number 0, want 1 or more"},
		{second(record.Marshal(1, changed)), `not those that are named "SuperBridge"`},
		{second(record.Marshal(1, unnamed)), `there are no rules named "Whist"`},
	} {
		if tt.err == nil || !strings.Contains(tt.err.Error(), tt.want) {
			t.Errorf("%v, want %q", tt.err, tt.want)
		}
	}
}

// What can be read is written so that it reads as the same.
func FuzzUnmarshal(f *testing.F) {
	for _, events := range []string{claimed, passed, "9N, X, XX, Pass, Pass, Pass, Claim 1"} {
		f.Add(must(record.Marshal(1, board(events))))
	}
	r := source(2)
	for range 3 {
		f.Add(must(record.Marshal(9, bridgetest.Board(r, bridge.Duplicate(), bridge.VulBoth))))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		number, b, err := record.Unmarshal(text)
		if err != nil {
			return
		}
		again, err := record.Marshal(number, b)
		if err != nil {
			t.Fatalf("%s was read and can't be written: %v", text, err)
		}
		if n, back, err := record.Unmarshal(again); err != nil || n != number || !reflect.DeepEqual(back, b) {
			t.Errorf("%s comes back as %s, %v", text, again, err)
		}
	})
}

func ExampleUnmarshal() {
	line := `{"board":1,"rules":"SuperBridge","number":"0C026PYKKXWW7N5WPKGF356D3W",` +
		`"deal":"N:AM951.JT62.QL73.KZ84 KZ84.AM951.JT62.QL73 QL73.KZ84.AM951.JT62 JT62.QL73.KZ84.AM951",` +
		`"dealer":"S","vul":"None","auction":["4N","Pass","Pass","Pass"],"contract":"4N-S",` +
		`"play":["SJ","SA","S4"],"claim":12,"tricks":12,"score":{"NS":680,"EW":0}}`
	number, b, err := record.Unmarshal([]byte(line))
	fmt.Println(number, b.Contract(), b.DeclarerTricks(), err)

	_, _, err = record.Unmarshal([]byte(strings.Replace(line, `"tricks":12`, `"tricks":17`, 1)))
	fmt.Println(err)
	// Output:
	// 1 4N-S 12 <nil>
	// board 1: the number of tricks is given as 17, but by deal and events it is 12
}

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func second[T any](_ T, err error) error { return err }
