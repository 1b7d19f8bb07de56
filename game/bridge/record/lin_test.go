package record_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/lin"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// A match in two rooms is one rubber: what the closed room made of a board is its other table.
func TestReadAMatch(t *testing.T) {
	text := string(must(os.ReadFile("../lin/testdata/match.lin")))
	text = strings.Replace(text, "4S84HAQ72DKJ5CQ983,SKJ95", "4S85HAQ72DKJ5CQ983,SKJ94", 1) // two boards there have the same cards
	items, err := readAll(strings.NewReader(text))
	if got, want := outline(items), "4: D, 4: 1, 6: 2, 8: 3"; err != nil || got != want {
		t.Fatalf("it is read as %s, %v; want %s", got, err, want)
	}
	if r := items[0].Rubber; r.Name != "Harvest Cup, Final, Reds, Blues" || r.Person != nil || r.Length != 0 {
		t.Errorf("the rubber is %+v", r)
	}
	first := items[1].Board
	if o := first.Other; o == nil || o.Board.Contract().String() != "3N-S" || o.Board.DeclarerTricks() != 9 || first.Board.Contract().String() != "3N-N" {
		t.Errorf("the other table is %+v", o)
	}
	if got, want := first.Source.Tags.Players(), [4]string{"Cyd", "Dan", "Ann", "Bob"}; got != want {
		t.Errorf("it was played by %q, want %q", got, want)
	}
	if got, want := first.Other.Source.Tags.Players(), [4]string{"Gus", "Hal", "Eve", "Fay"}; got != want {
		t.Errorf("in the closed room it was played by %q, want %q", got, want)
	}
	if o := items[2].Board.Other; o == nil || !o.Board.Contract().PassedOut() {
		t.Errorf("the other table of the second is %+v", o)
	}
	if o := items[3].Board.Other; o != nil {
		t.Errorf("the third, played in one room, has %+v", o)
	}
}

// Where the whole closed room comes behind the open one, boards find their own.
func TestReadAMatchRoomByRoom(t *testing.T) {
	r := source(11)
	var open, closed []lin.Game
	for n := 1; n <= 4; n++ {
		b := bridgetest.Board(r, bridge.Duplicate(), bridge.VulNone)
		open = append(open, lin.Game{Room: lin.OpenRoom, Number: n, Board: b})
		closed = append(closed, lin.Game{Room: lin.ClosedRoom, Number: n, Board: bridgetest.Play(r, b.Prefix(0))})
	}
	items, err := readAll(strings.NewReader(string(must(lin.Match{Title: "x", Games: append(open, closed...)}.Marshal()))))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, item := range items {
		if e := item.Board; e != nil {
			if e.Other == nil || fmt.Sprint(e.Other.Board.Events()) != fmt.Sprint(closed[n].Board.Events()) {
				t.Errorf("board %d has at the other table %+v", n+1, e.Other)
			}
			n++
		}
	}
	if n != 4 {
		t.Errorf("%d boards", n)
	}
}

// Sessions become rubbers, and a board without a play becomes a deal to be played.
func TestReadLIN(t *testing.T) {
	text := string(must(os.ReadFile("../lin/testdata/session.lin")))
	text = strings.Replace(text, "|2SAK63HQ4DKT72C853,SQJ5", "|2SAK53HQ4DKT72C853,SQJ6", 1) // the boards there have the same cards
	line := func(n int) string { return strings.Split(text, "\n")[n] }
	deal := strings.Replace(line(3), "mb|p|mb|p|mb|p|mb|p|", "", 1)
	for _, tt := range []struct{ text, want string }{
		{text, "1: D, 1: 1, 4: 2"},
		{text + text, "1: D, 1: 1, 4: 2"},
		{deal, "1: to play: nothing has been played"},
		{text + deal, "1: D, 1: 1, 4: 2"},
		{strings.Replace(deal, "CAK7,", ",", 1), "1: not all hands are given"},
	} {
		items, err := readAll(strings.NewReader(tt.text))
		if got := outline(items); err != nil || got != tt.want {
			t.Errorf("it is read as %s, %v; want %s", got, err, tt.want)
		}
	}
	items := must(readAll(strings.NewReader("vg|Cup,,I,1,8|" + deal)))
	if p := items[0].ToPlay; p.List != "Cup" || p.Number != 2 || p.Board.Dealer != card.West || p.Board.Vul != bridge.VulNS || len(p.Board.Events()) > 0 {
		t.Errorf("to be played is %+v", p)
	}
}

// What is wrong in LIN is said with its line and its board, and the other boards are kept.
func TestReadLINFaults(t *testing.T) {
	text := string(must(os.ReadFile("../lin/testdata/match.lin")))
	for _, tt := range []struct {
		old, new string
		line     int
		want     string
		read     string
	}{
		{"mb|1C|", "mb|8C|", 5, "board 5: 8C is not legal", "4: D, 4: 1, 6: <nil>, 6: 2, 8: 3"},
		{"pc|DK|", "pc|D8|", 8, "board 7: D8 is not legal", "4: D, 4: 1, 6: 2, 8: 3"},
		{"qx|c6|", "\x00", 7, "board 0: this is not text", "7: <nil>, 4: D, 4: 1, 6: 2, 8: 3"},
		{"vg|", "Hello\nvg|", 1, "board 0: 1 line before the first board is left out", "1: <nil>, 5: D, 5: 1, 7: 2, 9: 3"},
	} {
		items, err := readAll(strings.NewReader(strings.Replace(text, tt.old, tt.new, 1)))
		if got := outline(items); err != nil || !strings.HasPrefix(got, tt.read[:10]) {
			t.Errorf("with %q for %q it is read as %s, %v", tt.new, tt.old, got, err)
		}
		var faults []record.Fault
		for _, item := range items {
			faults = append(faults, item.Faults...)
		}
		if len(faults) != 1 || faults[0].Line != tt.line || fmt.Sprintf("board %d: %v", faults[0].Number, faults[0].Err) != tt.want && !strings.HasPrefix(fmt.Sprintf("board %d: %v", faults[0].Number, faults[0].Err), tt.want) {
			t.Errorf("with %q for %q: %+v, want line %d: … %s", tt.new, tt.old, faults, tt.line, tt.want)
		}
	}
}

// A rubber with deals chosen beforehand lists those still to be played.
func TestGivenDealsInLines(t *testing.T) {
	r := source(12)
	var given []record.Given
	for n := 3; n < 6; n++ {
		given = append(given, record.Given{Number: n, Board: bridgetest.Board(r, bridge.Duplicate(), bridge.VulEW).Prefix(0)})
	}
	south := card.South
	head := record.Rubber{Number: 1, Rules: bridge.Duplicate(), Length: 3, Person: &south, Given: given}
	line := string(must(head.Marshal()))
	items := must(readAll(strings.NewReader(line)))
	if got := string(must(items[0].Rubber.Marshal())); got != line || len(items[0].Rubber.Given) != 3 || !strings.Contains(line, `"deals":[{"board":3,"number":"`) {
		t.Errorf("%s\ncomes back as\n%s", line, got)
	}
	for _, tt := range []struct{ old, new, says string }{
		{`"length":3`, `"length":1`, "there can't be 3 deals left to play"},
		{`"rules":"Duplicate","length":3`, `"rules":"Chicago","length":4`, "there can't be 3 deals left to play"},
		{`"board":4`, `"board":-4`, "deal 2: board number -4"},
		{`"vul":"EW"`, `"vul":"X"`, "deal 1: "},
	} {
		if _, err := readAll(strings.NewReader(strings.Replace(line, tt.old, tt.new, 1))); err == nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("with %s: %v, want %s", tt.new, err, tt.says)
		}
	}
}

// A file of either notation may begin with what a program says of it.
func TestHeadOfAFile(t *testing.T) {
	lin := string(must(os.ReadFile("../lin/testdata/session.lin")))
	for name, text := range map[string]string{"LIN": lin, "PBN": aGame} {
		want := outline(must(readAll(strings.NewReader("\n\n" + text))))
		for _, head := range []string{"% made by a program\n%\n", "%\n% [Event] a|b\n"} {
			items, err := readAll(strings.NewReader(head + text))
			if got := outline(items); err != nil || got != want {
				t.Errorf("%s behind %q is read as %s, %v; want %s", name, head, got, err, want)
			}
		}
	}
}
