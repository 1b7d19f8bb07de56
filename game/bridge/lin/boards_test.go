package lin

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/lines"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// read reads boards. The error is of the first thing that was left out of one.
func read(r io.Reader) (all []Found, err error) {
	var b Boards
	var found []Found
	for line, err := range lines.Read(r) {
		if err != nil || line.Wrong != nil {
			return all, errors.Join(err, line.Wrong)
		}
		found = append(found, b.Take(line.Number, line.Text)...)
	}
	for _, f := range append(found, b.End()...) {
		if f.Left == nil || f.Number > 0 || len(f.Players[0]) > 0 || len(f.Faults) == 1 && f.Faults[0].Lost == pbn.Whole {
			all = append(all, f)
		}
		for _, fault := range f.Faults {
			if err == nil {
				err = &pbn.Error{Line: fault.Line, Err: fault.Err}
			}
		}
	}
	return all, err
}

// said describes what has been found, one text per board.
func said(all []Found) (texts []string) {
	for _, f := range all {
		text := fmt.Sprintf("%d: %s%d", f.Line, [3]string{"", "open ", "closed "}[f.Room], f.Number)
		b := f.Board
		switch {
		case f.Left != nil:
			text += " left out: " + f.Left.Error()
		case f.Unplayed != nil:
			text += fmt.Sprintf(" %v %v to play: %v", b.Dealer, b.Vul, f.Unplayed)
		default:
			text += fmt.Sprintf(" %v %v %v %d", b.Dealer, b.Vul, b.Contract(), b.DeclarerTricks())
		}
		texts = append(texts, text)
	}
	return texts
}

func file(name string) string { return string(must(os.ReadFile("testdata/" + name))) }

var (
	sessionBoards = []string{"1: 1 S None 3N-N 11", "4: 2 W NS Passed 0"}
	matchBoards   = []string{"4: open 5 N NS 3N-N 10", "5: closed 5 N NS 3N-S 9", "6: open 6 E EW Passed 0", "7: closed 6 E EW Passed 0", "8: open 7 S Both 4S-W 9", "2: closed 7 S Both to play: nothing has been played"}
)

// However lines are broken, the same boards are there.
func TestBoards(t *testing.T) {
	for name, want := range map[string][]string{"session.lin": sessionBoards, "match.lin": matchBoards} {
		text := file(name)
		for how, changed := range map[string]string{
			"as it is":        text,
			"for Windows":     "\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"),
			"of old Macs":     strings.ReplaceAll(text, "\n", "\r"),
			"in small":        strings.NewReplacer("S", "s", "H", "h", "D", "d", "C", "c", "|QX", "|qx").Replace(text),
			"hard blanks":     strings.ReplaceAll(text, "|mb|", "|\xa0mb|"),
			"blanks in hands": strings.ReplaceAll(strings.ReplaceAll(text, ",S", ", S"), "DK", "\u00a0DK"),
			"bars too many":   strings.ReplaceAll(text, "|pg||", "|pg|||"),
		} {
			got, err := read(strings.NewReader(changed))
			if err != nil || !slices.Equal(said(got), want) {
				t.Errorf("%s %s: %q, %v\nwant %q", name, how, said(got), err, want)
			}
			if again, err := read(iotest.OneByteReader(strings.NewReader(changed))); err != nil || !slices.Equal(said(again), said(got)) {
				t.Errorf("%s %s, byte by byte: %q, %v", name, how, said(again), err)
			}
		}
		inOne := strings.Join(strings.Fields(strings.ReplaceAll(text, "\n", "")), "")
		everyField := strings.ReplaceAll(text, "|", "|\n")
		for how, changed := range map[string]string{"in one line": inOne, "a line a field": everyField, "with tens": strings.ReplaceAll(inOne, "ST", "S10")} {
			got, err := read(strings.NewReader(changed))
			for i := range got {
				got[i].Line = 0
			}
			var wanted []string
			for _, w := range want {
				wanted = append(wanted, "0"+w[strings.Index(w, ":"):])
			}
			if err != nil || !slices.Equal(said(got), wanted) {
				t.Errorf("%s %s: %q, %v\nwant %q", name, how, said(got), err, wanted)
			}
		}
	}
}

func TestWhoPlayedWhat(t *testing.T) {
	found := must(read(strings.NewReader(file("match.lin"))))
	for _, f := range found {
		want := [4]string{card.South: "Ann", card.West: "Bob", card.North: "Cyd", card.East: "Dan"}
		if f.Room == ClosedRoom {
			want = [4]string{card.South: "Eve", card.West: "Fay", card.North: "Gus", card.East: "Hal"}
		}
		if f.Players != want || f.Title != "Harvest Cup, Final, Reds, Blues" {
			t.Errorf("board %d was played by %q in %q", f.Number, f.Players, f.Title)
		}
	}
	if a, b := found[0], found[1]; a.Board.Deal != b.Board.Deal || len(a.Remarks)+len(a.Comments) != 2 || len(b.Remarks) != 0 {
		t.Errorf("the rooms have the deals %v and %v, and said is %+v, %q and %+v", a.Board.Deal, b.Board.Deal, a.Remarks, a.Comments, b.Remarks)
	}
	calls := ""
	for _, c := range found[0].Board.Auction().Calls {
		calls += c.String() + " "
	}
	if calls != "1N Pass 2C Pass 2S Pass 3N Pass Pass Pass " {
		t.Errorf("the auction is %s", calls)
	}
}

// The hands of all boards below, the last of them East's.
const threeHands = "SAK63HQ4DKT72C853,SQJ5HT982DA4CQJT9,ST72HAKJ7DQJ8CAK7"

func TestVariants(t *testing.T) {
	const east = ",S984H653D9653C642"
	const auction = "|sv|o|mb|1N|mb|p|mb|p|mb|p|pc|CQ|"
	for name, tt := range map[string]struct {
		text string
		want []string
	}{
		"nothing":                        {"", nil},
		"names only":                     {"pn|a,b,c,d|pg||", nil},
		"three hands":                    {"md|1" + threeHands + auction + "mc|9|", []string{"1: 0 S None 1N-S 9"}},
		"three hands and a comma":        {"md|1" + threeHands + "," + auction + "mc|9|", []string{"1: 0 S None 1N-S 9"}},
		"four hands":                     {"md|1" + threeHands + east + auction + "mc|9|", []string{"1: 0 S None 1N-S 9"}},
		"another hand left out":          {"md|1,SQJ5HT982DA4CQJT9,ST72HAKJ7DQJ8CAK7" + east + auction + "mc|9|", []string{"1: 0 S None 1N-S 9"}},
		"passes left out":                {"md|1" + threeHands + "|mb|1N|mb|p|pc|CQ|mc|9|", []string{"1: 0 S None 1N-S 9"}},
		"passes too many":                {"md|1" + threeHands + "|mb|1Nppppp|mc|9|", []string{"1: 0 S None 1N-S 9"}},
		"nothing but a claim":            {"md|1" + threeHands + "|mb|1N|mc|9|", []string{"1: 0 S None 1N-S 9"}},
		"no bar at the end":              {"md|1" + threeHands + auction + "mc|9", []string{"1: 0 S None 1N-S 9"}},
		"who is vulnerable":              {"md|1" + threeHands + "|sv|n|\nah|1|mb|p|\nah|2|md|2" + threeHands + "|sv|e|\nmb|p|ah|Board 3|md|3" + threeHands + "|sv|B|", []string{"1: 1 S NS to play: its auction is not finished", "3: 2 W EW to play: its auction is not finished", "4: 3 N Both to play: nothing has been played"}},
		"headings before hands":          {"ah|Board 2|md|2" + threeHands + "|\nah|Board 3|md|2" + threeHands + "|", []string{"1: 2 W NS to play: nothing has been played", "2: 3 W EW to play: nothing has been played"}},
		"by the number":                  {"qx|o7|md|" + threeHands + "|", []string{"1: open 7 S Both to play: nothing has been played"}},
		"no dealer":                      {"md|" + threeHands + "|mb|p|", []string{"1: 0 left out: nothing says who deals"}},
		"nothing but a deal":             {"md|4" + threeHands + "|", []string{"1: 0 E None to play: nothing has been played"}},
		"deals":                          {"md|1" + threeHands + "|md|3" + strings.Replace(threeHands, "C853,", "C852,", 1), []string{"1: 0 S None to play: nothing has been played", "1: 0 N None to play: nothing has been played"}},
		"hidden hands":                   {"md|1SAK63HQ4DKT72C853,,,|mb|p|", []string{"1: 0 left out: not all hands are given"}},
		"hidden cards":                   {"md|1SAKXXHQ4DKT72C853,SQJ5HT982DA4CQJT9,ST72HAKJ7DQJ8CAK7|", []string{"1: 0 left out: not all of its cards are shown"}},
		"a hand too short":               {"md|1" + strings.Replace(threeHands, "HAKJ7", "HAKJ", 1) + "|", []string{"1: 0 left out: not all hands are given"}},
		"an address with bars":           {"https://club.example/view.html?bbo=y&lin=pn|a,b,c,d|md|1" + threeHands + "|mb|1N|mb|p|mb|p|mb|p|mc|8|&x=1", []string{"1: 0 S None 1N-S 8"}},
		"no deal":                        {"qx|o3|mb|1N|", []string{"1: open 3 left out: it has no deal"}},
		"an empty board":                 {"qx|o3|qx|c3|", nil},
		"an auction that goes on":        {"md|1" + threeHands + "|mb|1N|mb|p|", []string{"1: 0 S None to play: its auction is not finished"}},
		"a play that goes on":            {"md|1" + threeHands + auction, []string{"1: 0 S None to play: it is not finished"}},
		"a play without an auction":      {"md|1" + threeHands + "|pc|CQ|", []string{"1: 0 S None to play: it has no auction"}},
		"doubles":                        {"md|1" + threeHands + "|mb|1s|mb|D|mb|R|mb|2Cx|mb|rppp|mc|3|", []string{"1: 0 S None 2CXX-E 3"}},
		"calls in words":                 {"md|1" + threeHands + "|mb|1NT!|mb|dbl|mb|rdbl|mb|pass|mb|Pass|mb|PASS|mc|3|", []string{"1: 0 S None 1NXX-S 3"}},
		"a repeated deal":                {"md|1" + threeHands + "|sv|b|md||ah|Board 4|mb|1N|mc|7|", []string{"1: 4 S Both 1N-S 7"}},
		"a result of another contract":   {"vg|x,,I,1,1|rs|2NS=,|qx|o1|md|1" + threeHands + auction, []string{"1: open 1 S None to play: it is not finished"}},
		"a result":                       {"vg|x,,I,1,1|rs|1NTS-2,|qx|o1|md|1" + threeHands + auction, []string{"1: open 1 S None 1N-S 5"}},
		"a result of the other room":     {"vg|x,,I,1,1|rs|1NS=,|qx|c1|md|1" + threeHands + auction, []string{"1: closed 1 S None to play: it is not finished", "1: open 1 S None to play: nothing has been played"}},
		"names that nobody needs":        {"bt||up||md|1" + threeHands + auction + "ht|a|at|^b @c|mc|7|bg|x|", []string{"1: 0 S None 1N-S 7"}},
		"words before it":                {"Played last night\nqx|o1|md|1" + threeHands + auction + "mc|7|", []string{"2: open 1 S None 1N-S 7"}},
		"an address":                     {"https://club.example/view.html?bbo=y&lin=pn%7Ca%2Cb%2Cc%2Cd%7Cmd%7C1" + strings.ReplaceAll(threeHands, ",", "%2C") + "%7Cmb%7C1N%7Cmb%7Cp%7Cmb%7Cp%7Cmb%7Cp%7Cmc%7C8%7C&x=1", []string{"1: 0 S None 1N-S 8"}},
		"passed out, and a result of it": {"md|1" + threeHands + "|mb|pppp|mc|0|", []string{"1: 0 S None Passed 0"}},
	} {
		if got, err := read(strings.NewReader(tt.text)); !slices.Equal(said(got), tt.want) {
			t.Errorf("%s: %q, %v\nwant %q", name, said(got), err, tt.want)
		}
	}
}

// The last trick is played by itself where nothing else is missing.
func TestTheLastTrick(t *testing.T) {
	b := must(bridge.NewBoard(bridge.Duplicate(), must(card.ParseDeal("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")), card.North, 0))
	for _, e := range []string{"7S", "Pass", "Pass", "Pass"} {
		b = must(b.Apply(must(bridge.ParseEvent(e))))
	}
	for b.Phase() != bridge.Finished {
		b = must(b.Apply(bridge.Played(b.View(b.Actor()).LegalPlays().Cards()[0])))
	}
	text := string(must(Game{Number: 1, Board: b}.Marshal()))
	cut := text[:strings.LastIndex(text[:strings.LastIndex(text, "pc|")], "pg||")]
	for _, text := range []string{text, cut} {
		if got, err := read(strings.NewReader(text)); err != nil || !slices.Equal(said(got), []string{"1: open 1 N None 7S-N 13"}) {
			t.Errorf("%s\nis read as %q, %v", text, said(got), err)
		}
	}
	if strings.Count(cut, "pc|") != 48 {
		t.Errorf("%d cards are left", strings.Count(cut, "pc|"))
	}
}

// What is wrong is said with its line; the board has its deal, if it can be read.
func TestMistakes(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"qx|o4|\nmd|1" + threeHands + "|\nmb|8N|", `line 3: 8N is not legal`},
		{"qx|o4|md|1" + threeHands + "|\nmb|1N|mb|1S|", `line 2: 1S is not legal`},
		{"qx|o4|md|1" + threeHands + "|\n\nmb|1N|mb|zz|", `line 3: "ZZ" is no call: want p, d, r or a bid as 1N`},
		{"qx|o4|md|1" + threeHands + "|mb|1Nppp|\npc|CQ|pc|C7|pc|CA|", `line 2: CA is not legal`},
		{"qx|o4|md|1" + threeHands + "|mb|1Nppp|\npc|QC|", `line 2: "QC" doesn't begin with a suit, S, H, D or C`},
		{"qx|o4|md|1" + threeHands + "|mb|1Nppp|\npc|SX|", `line 2: "SX" names no card`},
		{"qx|o4|md|1" + threeHands + "|mb|1Nppp|\nmc|14|", `line 2: declarer's tricks are given as "14": want 0 to 13`},
		{"qx|o4|md|1" + threeHands + "|mb|1Npppp|\nmb|1S|", `line 2: 1S is called after the auction has ended`},
		{"qx|o4|\nmd|7" + threeHands + "|", "line 2: the dealer is given as 7: want 1 South, 2 West, 3 North or 4 East"},
		{"qx|o4|\nmd|1SAA|", "line 2: SA is there twice"},
		{"qx|o4|\nmd|1SAKQ,SA|", "line 2: SA is there twice"},
		{"qx|o4|\nmd|1SAKQMT|", `line 2: the hand of S: "M", the letter 5 of "SAKQMT", is no rank: want A K Q J T 9 to 2`},
		{"qx|o4|\nmd|1SAKQJT98765432HA|", "line 2: the hand of S has 14 cards"},
		{"qx|o4|\nmd|1,,,,SA|", "line 2: there are more than four hands"},
		{"qx|o4|md|1" + threeHands + "|\nsv|q|", `line 2: "q" doesn't say who is vulnerable: want o, n, e or b`},
		{"hello|x|", `line 1: "hello" is no name of LIN: want two letters and a bar, as mb|`},
		{"md|1" + threeHands + "|\nmb|1N|mb|p|mb\n|p|an|x|", "line 1: its auction is not finished: what was called and played is kept as it is written"},
		{strings.Repeat("x", longestValue+1), "line 1: there is no bar within 65536 characters: what follows is left out up to the next"},
		{"qx|o4|md|1" + threeHands + "|" + strings.Repeat("mb|p|", 500), "line 1: there are more than 400 calls"},
	} {
		found, err := read(strings.NewReader(tt.text))
		if strings.HasPrefix(tt.text, "qx|o4|md|1"+threeHands) && (len(found) != 1 || found[0].Left != nil || found[0].Board.Rules.Name == "") {
			t.Errorf("%.200s\nhas no deal: %q", tt.text, said(found))
		}
		var at *pbn.Error
		switch {
		case tt.want != "" && (err == nil || !errors.As(err, &at) || !strings.HasPrefix(err.Error(), tt.want)):
			t.Errorf("%.200s\nis refused with %v, want %s", tt.text, err, tt.want)
		}
	}
}
