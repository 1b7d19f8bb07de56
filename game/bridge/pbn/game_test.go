package pbn

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/lines"
)

// aGame is the example of the standard, in the format in which programs export, cut to what is kept of it: the
// result is 9 tricks, and the rest of play wasn't given.
var aGame = string(must(os.ReadFile("testdata/standard.pbn")))

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// faultsOf reads all that is found in a text.
func faultsOf(text string) (all []Found, err error) {
	var g Games
	for line, err := range lines.Read(strings.NewReader(text)) {
		if err != nil || line.Wrong != nil {
			return nil, errors.Join(err, line.Wrong)
		}
		all = append(all, g.Take(line.Number, line.Text)...)
	}
	return append(all, g.End()...), nil
}

// readGames reads games with their further information.
func readGames(text string) (games []Found, err error) {
	all, err := faultsOf(text)
	if err != nil {
		return nil, err
	}
	for _, f := range all {
		if f.Left == nil || len(f.Tags) > 0 {
			games = append(games, f)
		}
		for _, fault := range f.Faults {
			err = errors.Join(err, &Error{fault.Line, fault.Err})
		}
	}
	return games, err
}

// only returns the one board of a text.
func only(t *testing.T, text string) bridge.Board {
	t.Helper()
	found, err := readGames(text)
	if err != nil || len(found) != 1 || found[0].Left != nil {
		t.Fatalf("%s\nis read as %v, %v; want one board", text, found, err)
	}
	return found[0].Board
}

func TestGame(t *testing.T) {
	b := only(t, aGame)
	// South led to the ninth trick, and so West was to play: the claim is for declarer's opponents.
	if got := fmt.Sprint(b.Contract(), b.DeclarerTricks(), b.Events()[len(b.Events())-1]); got != "5HX-S 9 Claim 4" {
		t.Errorf("it is read as %s", got)
	}
	g := Game{Event: "Rubber 1", Date: "2026.11.20", Number: 7, Board: b,
		Players: [4]string{card.West: "Super Bridge", card.North: "Super Bridge", card.East: "Super Bridge", card.South: "?"}}
	want := strings.ReplaceAll(aGame, "\n", "\r\n")
	if got := string(must(g.Marshal())); got != want {
		t.Errorf("it is written as\n%s, want\n%s", got, want)
	}
}

func TestGamesRoundTrip(t *testing.T) {
	line := regexp.MustCompile(`^\[([A-Z][a-z]+) "([^"]*)"\]$`)
	order := strings.Fields("Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result Auction Play")
	r := source(8)
	claims, passedOut, whole := 0, 0, 0
	for i := range 300 {
		b := bridgetest.Board(r, bridge.Duplicate(), bridge.Vulnerability(r.IntN(4)))
		text := string(must(Game{Event: `a "b" \c`, Number: i + 1, Board: b}.Marshal()))
		back := only(t, Head+text)
		if !reflect.DeepEqual(back, b) {
			t.Fatalf("%v comes back as %v:\n%s", b.Events(), back.Events(), text)
		}
		want := order
		switch _, _, claim := b.Claim(); {
		case claim:
			claims++
		case b.Contract().PassedOut():
			passedOut++
			want = order[:16]
		default:
			whole++
		}
		var tags []string
		body, ended := strings.CutSuffix(text, "\r\n\r\n")
		for _, row := range strings.Split(body, "\r\n") {
			if strings.ContainsAny(row, "\r\n") || row == "" || len(row) > 253 || strings.TrimSpace(row) != row {
				t.Errorf("a line is %q", row)
			}
			if tag := line.FindStringSubmatch(row); tag != nil {
				tags = append(tags, tag[1])
			} else if row[0] == '[' && row != `[Event "a \"b\" \\c"]` {
				t.Errorf("a tag is %q", row)
			} else if row[0] == '[' {
				tags = append(tags, "Event")
			}
		}
		if !ended || !reflect.DeepEqual(tags, want) {
			t.Errorf("the tags are %v, want %v:\n%s", tags, want, text)
		}
	}
	if claims < 20 || passedOut < 5 || whole < 20 {
		t.Errorf("%d claims, %d passed out, %d played to the end: too few of a kind", claims, passedOut, whole)
	}
}

// Boards of Chicago are of 52 cards, and PBN has a word for how they are scored.
func TestGameOfChicago(t *testing.T) {
	b := bridgetest.Board(source(3), bridge.Chicago(), bridge.VulEW)
	text := string(must(Game{Number: 3, Board: b}.Marshal()))
	if back := only(t, Head+text); back.Deal != b.Deal || !reflect.DeepEqual(back.Events(), b.Events()) {
		t.Errorf("%v comes back as %v", b.Events(), back.Events())
	}
	if !strings.Contains(text, `[Scoring "Chicago"]`) {
		t.Errorf("it doesn't say how it is scored:\n%s", text)
	}
}

// However long a name is and whatever is in it, the line is one of PBN.
func TestGameWithALongName(t *testing.T) {
	b := only(t, aGame)
	for _, name := range []string{strings.Repeat("x", 300), strings.Repeat(`"`, 300), strings.Repeat("ț\n", 300), "\x00\"]\r\n\r\n[Board \"9\"]"} {
		text := string(must(Game{Event: name, Number: 1, Board: b}.Marshal()))
		if back := only(t, text); !reflect.DeepEqual(back, b) {
			t.Errorf("with the name %.20q it comes back as %v", name, back.Events())
		}
		if first, _, _ := strings.Cut(text, "\r\n"); len(first) > 253 || strings.ContainsAny(first, "\r\n\x00") {
			t.Errorf("the name %.20q is written as %q", name, first)
		}
	}
}

func TestGameRefuses(t *testing.T) {
	for want, b := range map[string]bridge.Board{
		"PBN is for 52 cards":       bridgetest.Board(source(1), bridge.SuperBridge(), 0),
		"the board is not finished": bridgetest.Board(source(1), bridge.Duplicate(), 0).Prefix(2),
	} {
		if _, err := (Game{Number: 1, Board: b}).Marshal(); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// Other programs take more liberties than the export format leaves.
func TestReadGames(t *testing.T) {
	want := only(t, aGame)
	edit := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(aGame) }
	for name, text := range map[string]string{
		"as it is":                   aGame,
		"of old Macs":                "% PBN 2.1\r" + strings.ReplaceAll(aGame, "\n", "\r"),
		"for Windows, with a mark":   "\ufeff% PBN 2.1\r\n" + strings.ReplaceAll(aGame, "\n", "\r\n"),
		"empty lines before":         "\n \n\t\n" + aGame,
		"no end of the last line":    strings.TrimSpace(aGame),
		"comments":                   "; one\n{ two\n\n[Event \"x\"] }\n" + edit("1D 1S 3H 4S", "1D {a bid} 1S 3H 4S ; more"),
		"annotations":                edit("1D 1S", "1D! =1= 1S $3", "SK H3", "SK!? H3=12=", "[Play", "[Note \"1:odd ]\"]\n[Play"),
		"a tag over lines":           edit(`[Board "7"]`, "[ Board\n\t\"7\"\n]"),
		"a comment in a tag":         edit(`[Board "7"]`, "[Board {the ; number} ; [\n\"7\"]"),
		"tags in one line":           edit("]\n[", "] ["),
		"another order":              edit("[Result \"9\"]\n", "", "*\n", "*\n[Result \"9\"]\n"),
		"unknown tags and tables":    edit("[Scoring", "[ScoreTable \"Rank;Names\"]\n 1 \"a [b]\" 3NT\n[Scoring"),
		"the hands from another one": edit("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85", "w:KQT2.AT.J6542.85 .63.789QKA.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4"),
		"calls in other words":       edit("Pass Pass Pass\n[Play", "AP\n[Play", "4NT X Pass", "4n Dbl p"),
		"four columns from West":     edit("[Auction \"N\"]\n", "[Auction \"W\"]\n-\n"),
		"cards from another seat":    edit("[Play \"W\"]\nSK H3 S4 S3", "[Play \"N\"]\nH3 S4 S3 SK", "C5 C2 C6 CK", "C2 C6 CK C5", "S2 H6 S5 S7", "H6 S5 S7 S2", "C8 CA CT C4", "CA C10 C4 C8", "D2 DA DT D3", "DA D10 D3 D2", "D4 DK H5 H7", "dk h5 h7 d4", "- - - H2", "- - H2 -"),
		"no star":                    edit("*\n", ""),
		"the result of both sides":   edit(`"9"`, `"EW 4 NS 9"`),
		"the result of the others":   edit(`"9"`, `"EW 4"`),
		"no contract":                edit(`[Contract "5HX"]`, `[Contract "?"]`, "[Declarer \"S\"]\n", ""),
		"nobody vulnerable":          edit(`"None"`, `"Love"`),
		"a tag twice":                edit(`[Result "9"]`, "[Result \"9\"]\n[Result \"10\"]"),
	} {
		if got := only(t, text); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: it is read as %v", name, got.Events())
		}
	}
	if b := only(t, edit("[Play \"W\"]\nSK", "[Nothing \"W\"]\nSK")); b.DeclarerTricks() != 9 || len(b.Tricks()) != 0 {
		t.Errorf("without its play it is read as %v", b.Events())
	}
}

// What contradicts the rest of a game, or can't be kept, is said with its line and with what is lost; what is good is kept.
func TestReadGamesFaults(t *testing.T) {
	for _, tt := range []struct {
		old, new string
		line     int
		lost     Lost
		want     string // of the first fault, or "" for none
		kept     string // the contract, declarer's tricks, and how many of them were played; or the deal and what was made of it
	}{
		{`[Board "7"]`, `[Board 7]`, 0, 0, "", "5HX-S 9 6"},
		{`[Board "7"]`, `[Board "7]`, 0, 0, "", "5HX-S 9 6"},
		{`[Board "7"]`, `["7"]`, 4, Text, "a tag has no name", "5HX-S 9 6"},
		{`[Board "7"]`, `[Board "7" "8"]`, 0, 0, "", "5HX-S 9 6"},
		{`[Board "7"]`, "[Board\n\n\"7\"]", 0, 0, "", "5HX-S 9 6"},
		{"*\n\n", "[Result", 0, 0, "", "5HX-S 9 6"},
		{`[Event`, `Event "x"`, 1, Text, `"Event" is neither a tag nor a comment`, "5HX-S 9 6"},
		{"*\n", "*\n\nhello\n", 31, Text, `"hello" is neither a tag nor a comment`, "5HX-S 9 6"},
		{"*\n", "{ never\n", 29, Nothing, "this comment in braces has no end", "5HX-S 9 6"},
		{"[Dealer \"N\"]\n", "", 0, 0, "", "5HX-S 9 6"},
		{`[Dealer "N"]`, `[Dealer "X"]`, 9, Nothing, `"X" is not a seat`, "5HX-S 9 6"},
		{`[Dealer "N"]`, `[Dealer "E"]`, 16, Nothing, "the first 3 passes are not written: E is the dealer", "5HX-S 9 6"},
		{`[Vulnerable "None"]`, `[Vulnerable "Some"]`, 10, Nothing, "doesn't say who is vulnerable", "5HX-S 9 6"},
		{".63.AKQ987.A9732", ".63.AKQ987.A973", 11, Whole, "nobody has C2", ""},
		{".63.AKQ987.A9732", "M.63.AKQ987.A9732", 11, Whole, "is not in the deck of 52", ""},
		{"1D 1S", "1D 1Z", 17, Play, "no such strain", "deal 5HX-S 9"},
		{"1D 1S", "1D 1C", 17, Play, "1C is not legal", "deal 5HX-S 9"},
		{"4NT X", "8NT X", 18, Play, "8N is not legal", "deal 5HX-S 9"},
		{"Pass Pass Pass", "Pass Pass Pass Pass", 0, 0, "", "5HX-S 9 6"},
		{"Pass Pass Pass", "Pass Pass Pass 6H", 20, Play, "6H is called after the auction has ended", "deal 5HX-S 9"},
		{"SK H3", "SK S2", 22, Card, "S2 is not legal", "5HX-S 9 0"},
		{"SK H3", "SK HM", 22, Card, "HM is not legal", "5HX-S 9 0"},
		{"SK H3", "SK xyz", 22, Card, "want a suit and a rank", "5HX-S 9 0"},
		{`"5HX"`, `"5H"`, 14, Nothing, `the contract is given as "5H", but by the auction it is 5HX`, "5HX-S 9 6"},
		{`"5HX"`, `"5H X"`, 0, 0, "", "5HX-S 9 6"},
		{`"5HX"`, `"Pass"`, 14, Play, "by the auction it is 5HX", "deal Passed 0"},
		{`[Declarer "S"]`, `[Declarer "N"]`, 13, Play, `the declarer is given as "N", but by the auction it is S`, "deal 5HX-N 9"},
		{`"9"`, `"14"`, 15, Play, "0 to 13", "deal 5HX-S -1"},
		{`"9"`, `"many"`, 15, Play, "0 to 13", "deal 5HX-S -1"},
		{`"9"`, `"1"`, 15, Card, "the play is left out: declarer can't have 1 tricks", "5HX-S 1 0"},
		{`"9"`, `"-2"`, 0, 0, "", "5HX-S 9 6"},
		{`[Result "9"]`, "[Result \"?\"]\n[Score \"EW 300\"]", 0, 0, "", "5HX-S 9 6"},
		{"*\n", strings.Repeat("SA ", 80), 29, Card, "too many words behind [Play]", "5HX-S 9 6"},
	} {
		text := strings.Replace(aGame, tt.old, tt.new, 1)
		if text == aGame {
			t.Errorf("%s is not there", tt.old)
		}
		found, _ := faultsOf(text)
		if len(found) == 0 {
			t.Errorf("with %s for %s nothing is read", tt.new, tt.old)
			continue
		}
		var f Found
		var fault Fault
		for _, its := range found {
			if its.Left == nil {
				f = its
			}
			if len(its.Faults) > 0 && fault.Err == nil {
				fault = its.Faults[0]
			}
		}
		kept := ""
		switch {
		case f.Unplayed != nil && f.Result != nil:
			kept = fmt.Sprint("deal ", f.Result.Contract, " ", f.Result.Tricks)
		case f.Unplayed != nil:
			kept = "deal"
		case f.Line > 0:
			kept = fmt.Sprint(f.Board.Contract(), " ", f.Board.DeclarerTricks(), " ", len(f.Board.Tricks()))
		}
		said := ""
		if fault.Err != nil {
			said = fault.Err.Error()
		}
		if kept != tt.kept || fault.Line != tt.line || fault.Lost != tt.lost || !strings.Contains(said, tt.want) || (said == "") != (tt.want == "") || strings.Contains(said, "line ") && !strings.Contains(tt.want, "comment") {
			t.Errorf("with %s for %s: %s is kept, and line %d: %d %s; want %s, line %d: %d … %s", tt.new, tt.old, kept, fault.Line, fault.Lost, said, tt.kept, tt.line, tt.lost, tt.want)
		}
	}
	r := source(30)
	whole := Game{Number: 1, Board: bridgetest.Board(r, bridge.Duplicate(), 0)}
	for len(whole.Board.Tricks()) < 13 {
		whole.Board = bridgetest.Board(r, bridge.Duplicate(), 0)
	}
	text := string(must(whole.Marshal()))
	tricks := whole.Board.DeclarerTricks()
	lie := strings.Replace(text, fmt.Sprintf(`[Result "%d"]`, tricks), fmt.Sprintf(`[Result "%d"]`, tricks^1), 1)
	games, err := readGames(lie)
	if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("line 15: declarer's tricks are given as %d, but by the cards there are %d", tricks^1, tricks)) {
		t.Errorf("a wrong result: %v", err)
	}
	if b := games[0].Board; games[0].Unplayed != nil || b.DeclarerTricks() != tricks { // all cards are there
		t.Errorf("of a wrong result is kept %v, %v", b.Events(), games[0].Unplayed)
	}
}

// What is read of any text is a board by the rules, and as PBN it reads the same.
func FuzzReadGames(f *testing.F) {
	f.Add(aGame + aGame)
	f.Add("% PBN 2.1\n[Event \"#\"] {x} ; y\n[Deal \"N:- - - -\"]\n[Auction \"N\"]\n- 1C! =1= AP\n[Play \"W\"]\n- + *\n")
	f.Add(string(must(Game{Number: 1, Board: bridgetest.Board(source(9), bridge.Duplicate(), bridge.VulNS)}.Marshal())))
	f.Fuzz(func(t *testing.T, text string) {
		found, _ := readGames(text)
		for _, f := range found {
			if f.Left != nil {
				continue
			}
			if again := only(t, string(must(Game{Number: f.Number(), Board: f.Board}.Marshal()))); !reflect.DeepEqual(again, f.Board) {
				t.Errorf("%v comes back as %v", f.Board.Events(), again.Events())
			}
		}
	})
}

// Hands that are left out are told from text that only says so.
func TestHandsAreLeftOut(t *testing.T) {
	for deal, want := range map[string]string{
		"N:AK.. - - -":  "not all hands are given",
		"is not given-": `"is not given-" is not a deal: want a seat and a colon first, as N:`,
	} {
		found, _ := readGames("[Event \"\"]\n[Deal \"" + deal + "\"]\n")
		if len(found) != 1 || found[0].Left == nil || found[0].Left.Error() != want {
			t.Errorf("%q: %+v, want %q", deal, found, want)
		}
	}
}
