package record_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
)

// aGame is a game in PBN, with the number 7.
var aGame = string(must(os.ReadFile("../pbn/testdata/standard.pbn")))

// otherCards are the deals of some boards, by number: aGame's with two unplayed cards exchanged.
var otherCards = map[string]string{"2": "A9654.KQ5.T.QJT6 J873", "3": "A9854.KQ5.T.QJT6 J763", "5": "A9854.KQ5.T.QJT6 J763"}

// Games of PBN are boards of rubbers.
func TestReadSeveralGames(t *testing.T) {
	number := func(n string, more ...string) string {
		if other, ok := otherCards[n]; ok {
			more = append(more, "A8654.KQ5.T.QJT6 J973", other)
		}
		return strings.NewReplacer(append(more, `[Board "7"]`, `[Board "`+n+`"]`)...).Replace(aGame)
	}
	for _, tt := range []struct{ text, want string }{
		{number("1") + number("2") + number("5"), "1: D, 1: 1, 31: 2, 61: 3"},
		{number("1") + "\n \n" + strings.ReplaceAll(number("2"), "Rubber 1", "#"), "1: D, 1: 1, 33: 2"},
		{number("1") + strings.ReplaceAll(number("2"), "Rubber 1", "##Rubber 2"), "1: D, 1: 1, 31: D, 31: 1"},
		{number("2") + number("1"), "1: D, 1: 1, 31: D, 31: 1"},
		{number("?") + number("x"), "1: D, 1: 1"},
		{strings.TrimSpace(number("1")) + "\n" + number("2"), "1: D, 1: 1, 30: 2"},
		{number("1") + number("2", "4NT X Pass Pass\n5C X 5H X\nPass Pass Pass\n", "*\n") + number("3"),
			"1: D, 1: 1, 31: to play: its auction is not finished, 59: 2"},
		{number("1", `[Deal "N`, `[Deel "N`), "1: it has no deal"},
		{number("1", "N:.63.AKQ987.A9732", "N:-"), "1: D, 1: 1"},
		{number("1", "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6", "N:- -"), "1: not all hands are given"},
		{number("1", "[Auction", "[Oction"), "1: to play: it has no auction"},
		{number("1", "C5 C2 C6 CK", "C5 C2 ^R C6 CK"), "1: to play: something irregular happened"},
		{number("1", `[Declarer "S"]`, `[Declarer "^S"]`), "1: to play: something irregular happened"},
		{number("1", "C5 C2 C6 CK", "C5 - C6 CK"), "1: D, 1: 1"},
		{number("1", "C5 C2 C6 CK", "C5 - C6 CK", `[Result "9"]`, ""), "1: to play: not all cards that were played are given"},
		{number("1", `[Result "9"]`, `[Result "?"]`), "1: to play: it is not finished"},
		{number("1", "- - - H2\n*", "+ - - H2"), "1: to play: it is not finished"},
		{"% PBN 2.1\n", ""},
		{"; nothing", ""},
	} {
		items, err := readAll(strings.NewReader(tt.text))
		if got := outline(items); err != nil || got != tt.want {
			t.Errorf("it is read as %s, %v; want %s", got, err, tt.want)
		}
	}
}

// What is wrong with a game is said with its line and its board, and the other games are kept.
func TestReadGamesFaults(t *testing.T) {
	next := strings.NewReplacer(`[Board "7"]`, `[Board "8"]`, "A8654.KQ5.T.QJT6 J973", otherCards["2"]).Replace(aGame)
	for _, tt := range []struct {
		old, new string
		line     int
		want     string
		read     string
	}{
		{"SK H3", "SK S2", 22, "board 7: S2 is not legal", "1: D, 1: 1, 31: 2"},
		{"1D 1S", "1D 1C", 17, "board 7: 1C is not legal", "1: to play: 1C is not legal: a bid must be higher than the last one, 1D, 31: D, 31: 1"},
		{"QJT6 J973", "QJT6 J993", 11, "board 7: ", "31: D, 31: 1, 1: "},
		{"*\n", "\x00\n", 29, "board 0: this is not text", "29: <nil>, 1: D, 1: 1, 31: 2"},
		{`[Event`, "Some text\n[Event", 1, "board 0: 1 line before the first board is left out", "1: <nil>, 2: D, 2: 1, 32: 2"},
	} {
		items, err := readAll(strings.NewReader(strings.Replace(aGame, tt.old, tt.new, 1) + next))
		if got := outline(items); err != nil || !strings.HasPrefix(got, tt.read) {
			t.Errorf("with %q for %q it is read as %s, %v; want %s", tt.new, tt.old, got, err, tt.read)
		}
		var faults []record.Fault
		for _, item := range items {
			faults = append(faults, item.Faults...)
		}
		if len(faults) != 1 || faults[0].Line != tt.line || !strings.HasPrefix(fmt.Sprintf("board %d: %v", faults[0].Number, faults[0].Err), tt.want) {
			t.Errorf("with %q for %q: %+v, want line %d: … %s", tt.new, tt.old, faults, tt.line, tt.want)
		}
	}
}

// If there are no boards at all, the error is about the first non-empty line.
func TestNothingToRead(t *testing.T) {
	for text, want := range map[string]string{
		"[Document]\nHeadline=x\n":     "line 1: this is a file for a dealing machine, but no board of it can be read",
		"\n{ an open comment":          "line 2: this comment in braces has no end",
		"; x\nhello\nworld\n":          `line 2: 2 lines are neither tags nor comments, and are left out; "hello"`,
		"\nhello | world | again |\nx": `line 2: "hello" is no name of LIN`,
	} {
		items, err := readAll(strings.NewReader(text))
		if err == nil || !strings.HasPrefix(err.Error(), want) || len(items) > 0 {
			t.Errorf("%q is read as %s, %v, want %s", text, outline(items), err, want)
		}
	}
}

// The rows of a table of results stay with its board.
func TestReadResultsOfTables(t *testing.T) {
	const table = "[ScoreTable \"Table\\2R;Contract\\5L;Declarer\\1R;Result\\2R\"]\n 1 5HX   S  9\n 2 4S    W 10\n 3 Pass  -  -\n"
	text := strings.Replace(aGame, "*\n", "*\n"+table, 1)
	items, err := readAll(strings.NewReader(text))
	if err != nil || outline(items) != "1: D, 1: 1" || len(items[1].Board.Source.Tags.Rows("ScoreTable")) != 3 {
		t.Errorf("it is read as %s, %+v, %v", outline(items), items, err)
	}
	deal := regexp.MustCompile(`(?s)\[Auction.*`).ReplaceAllString(aGame, table)
	items, err = readAll(strings.NewReader(deal))
	if err != nil || outline(items) != "1: to play: it has no auction" || items[0].ToPlay.List != "" {
		t.Fatalf("a deal is read as %s, %+v, %v", outline(items), items, err)
	}
	results := items[0].ToPlay.Results
	if len(results) != 1 || results[0].Contract.String() != "5HX-S" || results[0].Tricks != 9 || len(results[0].Tags.Rows("ScoreTable")) != 3 {
		t.Errorf("its results are %+v", results)
	}
}

// All tables of a deal belong together, however they come.
func TestReadTablesOfADeal(t *testing.T) {
	table := func(board, deal, players string, more ...string) string {
		return strings.NewReplacer(append(more, `[Board "7"]`, `[Board "`+board+`"]`+"\n"+players, "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85", deal)...).Replace(aGame)
	}
	const first = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
	bare := func(board string, more ...string) string {
		return regexp.MustCompile(`(?s)\[Auction.*`).ReplaceAllString(table(board, first, "", more...), "\n")
	}
	for name, tt := range map[string]struct {
		text    string
		want    string
		results int // of the first board
	}{
		"by who sat there":           {table("1", first, `[North "a"]`) + table("1", first, `[North "b"]`), "1: D, 1: 1", 1},
		"alike":                      {table("1", first, "") + table("1", first, "") + table("1", first, ""), "1: D, 1: 1", 2},
		"results of a board":         {table("1", first, "") + bare("1") + bare("1"), "1: D, 1: 1", 2},
		"results and nothing else":   {bare("1") + bare("2") + bare("1"), "1: to play: it has no auction, 18: to play: it has no auction", 2},
		"another event":              {table("1", first, "") + strings.ReplaceAll(table("1", first, ""), "Rubber 1", "x"), "1: D, 1: 1, 32: D, 32: 1", 0},
		"by the number of the board": {table("1", first, "") + table("2", first, "") + strings.ReplaceAll(bare("1"), "[Deal ", "[Dael "), "1: D, 1: 1, 32: D, 32: 1", 1},
	} {
		items, err := readAll(strings.NewReader(tt.text))
		if err != nil || outline(items) != tt.want {
			t.Errorf("%s: it is read as %s, %v; want %s", name, outline(items), err, tt.want)
			continue
		}
		results := 0
		if items[0].ToPlay != nil {
			results = len(items[0].ToPlay.Results)
		} else {
			results = len(items[1].Board.Results)
		}
		if results != tt.results {
			t.Errorf("%s: %d results, want %d", name, results, tt.results)
		}
	}
}

// A deal played as two boards of an event goes into two rubbers, because what a file says of a board is kept by the rubber and the deal. The
// second board used to lose its number, names and comments to the first.
func TestReadADealPlayedTwice(t *testing.T) {
	board := func(n, cards, north string) string {
		more := []string{`[North "Super Bridge"]`, `[North "` + north + `"]`, `[Board "7"]`, `[Board "` + n + `"]`}
		if other, ok := otherCards[cards]; ok {
			more = append(more, "A8654.KQ5.T.QJT6 J973", other)
		}
		return strings.NewReplacer(more...).Replace(aGame)
	}
	items, err := readAll(strings.NewReader(board("1", "1", "Ann") + board("2", "2", "Bob") + board("17", "1", "Cyd") + board("18", "2", "Dee")))
	if got, want := outline(items), "1: D, 1: 1, 31: 2, 61: D, 61: 1, 91: 2"; err != nil || got != want {
		t.Fatalf("it is read as %s, %v; want %s", got, err, want)
	}
	for at, want := range map[int][2]string{1: {"1", "Ann"}, 2: {"2", "Bob"}, 4: {"17", "Cyd"}, 5: {"18", "Dee"}} {
		if tags := items[at].Board.Source.Tags; tags.Get("North") != want[1] || tags.Get("Board") != want[0] {
			t.Errorf("board %s has the tags %v", want[0], tags)
		}
	}
}

// A deal to be played under two numbers is kept once, and a fault says so.
func TestReadADealToPlayTwice(t *testing.T) {
	bare := func(n string) string {
		text := strings.Replace(aGame, `[Board "7"]`, `[Board "`+n+`"]`, 1)
		return regexp.MustCompile(`(?s)\[Declarer.*`).ReplaceAllString(text, "\n")
	}
	for first, want := range map[string]string{
		"1": "the same deal came before, as board 1; it is kept once, with the results of both",
		"":  "the same deal came before; it is kept once, with the results of both",
	} {
		items, err := readAll(strings.NewReader(bare(first) + bare("17")))
		if err != nil || len(items) != 2 || len(items[0].Faults) != 0 || len(items[1].Faults) != 1 {
			t.Fatalf("it is read as %s, %v", outline(items), err)
		}
		if f := items[1].Faults[0]; f.Number != 17 || f.Line != items[1].Line || f.Lost != pbn.Text || f.Err.Error() != want {
			t.Errorf("the fault is %+v, want %q", f, want)
		}
	}
}

// What the closed room has made of a board is its other table; a game of another deal is a board of its own.
func TestReadRoomsOfPBN(t *testing.T) {
	room := func(name string, more ...string) string {
		return strings.NewReplacer(append(more, `[Scoring`, `[Room "`+name+`"]`+"\n[Scoring")...).Replace(aGame)
	}
	for _, tt := range []struct {
		text, want string
		other      bool
	}{
		{room("Open") + room("Closed"), "1: D, 1: 1", true},
		{room("Open") + room("Open"), "1: D, 1: 1", false},
		{room("Open") + room("Closed", `[Event "Rubber 1"]`, `[Event "x"]`), "1: D, 1: 1, 32: D, 32: 1", false},
		{room("Closed") + room("Open"), "32: D, 32: 1", true},
		{aGame + "\n" + regexp.MustCompile(`(?s)^.*\[Declarer`).ReplaceAllString(aGame, "[North \"Eve\"]\n[Declarer"), "1: D, 1: 1", true},
	} {
		items, err := readAll(strings.NewReader(tt.text))
		if err != nil || outline(items) != tt.want || (items[1].Board.Other != nil) != tt.other {
			t.Errorf("it is read as %s, %v; want %s", outline(items), err, tt.want)
		}
	}
}

// A table without a result has no place besides those that have one: that is said, and so is nothing where all it says is known.
func TestTableWithoutAResult(t *testing.T) {
	bare := aGame[:strings.Index(aGame, "[Scoring")] + "\n"
	for _, tt := range []struct {
		text, want string
		faults     int
	}{
		{aGame + strings.Replace(bare, "Super Bridge", "Ann", 1), "1: D, 1: 1", 1},
		{aGame + bare, "1: D, 1: 1", 0},
		{aGame + strings.Replace(bare, "[Dealer", "{a remark}\n[Dealer", 1), "1: D, 1: 1", 0},
		{aGame + strings.Replace(bare, "[Dealer", "[Contract \"4H\"]\n[Dealer", 1), "1: D, 1: 1", 2},
		{bare + strings.Replace(bare, `[West "Super Bridge"]`, "[West \"Ann\"]\n[Table \"2\"]", 1), "1: to play: it has no auction", 1},
	} {
		items, err := readAll(strings.NewReader(tt.text))
		if got := outline(items); err != nil || got != tt.want {
			t.Errorf("it is read as %s, %v; want %s", got, err, tt.want)
		}
		var faults []record.Fault
		for _, item := range items {
			faults = append(faults, item.Faults...)
		}
		said := []string{"", "this table has no result", `nobody knows who declared "4H"`}[tt.faults]
		if len(faults) != min(tt.faults, 1) || len(faults) > 0 && (!strings.HasPrefix(faults[0].Err.Error(), said) || (faults[0].Lost > pbn.Text) != (tt.faults == 2)) {
			t.Errorf("it is said that %+v", faults)
		}
	}
}

// An auction without a play is a deal to be played with its contract, and nothing is wrong with that.
func TestAuctionsAlone(t *testing.T) {
	called := aGame[:strings.Index(aGame, "[Play")]
	items := must(readAll(strings.NewReader(strings.Replace(called, `[Result "9"]`, `[Result ""]`, 1))))
	if len(items) != 1 || items[0].ToPlay == nil || items[0].ToPlay.Played || len(items[0].Faults) > 0 {
		t.Fatalf("it is read as %+v", items)
	}
	results := items[0].ToPlay.Results
	if len(results) != 1 || results[0].Contract.String() != "5HX-S" || results[0].Tricks != -1 || len(results[0].Tags.Rows("Auction")) != 4 {
		t.Errorf("its results are %+v", results)
	}
	if items[0].ToPlay.Source.Tags.Has("Auction") {
		t.Error("the auction is of the deal too")
	}
}
