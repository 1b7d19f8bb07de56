package pbn

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

// exported returns what has been found in written form, one game after the other.
func exported(found []Found) string {
	var out strings.Builder
	for _, f := range found {
		g := Game{Number: max(f.Number(), 1), Board: f.Board, Source: f.Source, Made: f.Result}
		if f.Result != nil {
			g.Source = f.Result.Source
		}
		out.Write(must(g.Marshal()))
	}
	return strings.ReplaceAll(out.String(), "\r\n", "\n")
}

// What is no whole play is kept as it is written, with what explains it, and comes out and in again.
func TestUnfinishedIsKeptAsWritten(t *testing.T) {
	called := edited(aGame, "1D 1S 3H 4S", "1D! =1= 1S* 3H {why} 4S", "Pass Pass Pass\n[Play", "Pass Pass Pass\n[Note \"1:four or more\"]\n[Play")
	for name, tt := range map[string]struct{ text, why, fault, keeps string }{
		"an auction alone": {edited(called[:strings.Index(called, "[Play")], `[Result "9"]`, `[Result ""]`), "nothing says how many tricks were made", "",
			"[Contract \"5HX\"]\n[Result \"?\"]\n{why}\n[Auction \"N\"]\n1D! =1= 1S =2= 3H 4S\n4NT X Pass Pass\n5C X 5H X\nPass Pass Pass\n[Note \"1:four or more\"]\n[Note \"2:*\"]\n"},
		"an auction that says the contract": {edited(called[:strings.Index(called, "[Play")], `[Result "9"]`, "", `[Contract "5HX"]`, "", `[Declarer "S"]`, ""),
			"nothing says how many tricks were made", "", "[Declarer \"S\"]\n[Contract \"5HX\"]\n[Result \"?\"]\n"},
		"an auction that goes on": {edited(called[:strings.Index(called, "5C X 5H X")]+"+\n", `[Result "9"]`, `[Result ""]`, `[Contract "5HX"]`, `[Contract ""]`),
			"its auction is not finished", "line 1: its auction is not finished: what was called and played is kept as it is written", "1D! 1S =1= 3H 4S\n4NT X Pass Pass\n+\n[Note \"1:*\"]\n"},
		"a play alone": {aGame[:strings.Index(aGame, "[Auction")] + aGame[strings.Index(aGame, "[Play"):],
			"it has no auction", "line 1: it has no auction: what was called and played is kept as it is written", "[Result \"9\"]\n[Play \"W\"]\nSK H3 S4 S3\nC5 C2 C6 CK\n"},
		"a call that can't be": {strings.Replace(aGame, "1D 1S", "1D 1C", 1), "1C is not legal: a bid must be higher than the last one, 1D",
			"line 17: 1C is not legal: a bid must be higher than the last one, 1D", "[Auction \"N\"]\n1D 1C 3H 4S\n"},
	} {
		found, err := readGames(tt.text)
		fault := ""
		if err != nil {
			fault = err.Error()
		}
		if len(found) != 1 || found[0].Unplayed == nil || found[0].Unplayed.Error() != tt.why || fault != tt.fault {
			t.Errorf("%s is read as %+v, %v", name, found, err)
			continue
		}
		if broken := strings.Contains(name, "can't"); found[0].Broken != broken {
			t.Errorf("%s: broken is %t", name, found[0].Broken)
		}
		out := exported(found)
		if !strings.Contains(out, tt.keeps) {
			t.Errorf("%s is written as\n%s\nwant in it\n%s", name, out, tt.keeps)
		}
		if again := exported(must(faultsOf(out))); again != out {
			t.Errorf("%s is written again as\n%s\nafter\n%s", name, again, out)
		}
	}
}

// An unfinished auction or play keeps its explanations as a finished one does: alerts are notes, marks stand where PBN allows them, each
// section numbers its own notes, and a note that nothing refers to stays.
func TestMarksOfWhatIsKeptAsWritten(t *testing.T) {
	text := edited(aGame[:strings.Index(aGame, "[Play")], "1D 1S 3H 4S", "1D*! $5 1S =3= 3H =3= =7= 4S? =8=", `[Result "9"]`, "", `[Contract "5HX"]`, "", "Pass Pass Pass\n", "Pass Pass\n") +
		"[Note \"3:*\"]\n[Note \"7:splinter\"]\n[Note \"9:not asked\"]\n[Play \"W\"]\nSK$5 =3= H3!! S4*\n[Note \"3:suit preference\"]\n"
	for range 2 { // the output is read again
		found, err := readGames(text)
		if len(found) != 1 || found[0].Unplayed == nil {
			t.Fatalf("it is read as %+v, %v", found, err)
		}
		text = exported(found)
		want := "[Auction \"N\"]\n1D! $5 =1= 1S =1= 3H =2= 4S?\n4NT X Pass Pass\n5C X 5H X\nPass Pass\n[Note \"1:*\"]\n[Note \"2:splinter\"]\n" +
			"[Play \"W\"]\nSK $5 =1= H3!! S4 =2=\n[Note \"1:suit preference\"]\n[Note \"2:*\"]\n[Note \"9:not asked\"]\n"
		if !strings.Contains(text, want) {
			t.Fatalf("it is written as\n%s\nwant in it\n%s", text, want)
		}
	}
}

// Each section numbers its own notes: one after the play doesn't explain a call, and is kept when a note of the auction has the same number.
func TestNotesOfTheSections(t *testing.T) {
	b := only(t, aGame)
	card := len(b.Auction().Calls)
	said := []Remark{{At: 0, Note: "four or more"}, {At: 2, Mark: "*"}, {At: card, Mark: "!?", Note: "suit preference"}}
	text := string(must(Game{Number: 1, Board: b, Source: Source{Remarks: said}}.Marshal()))
	if got := must(readGames(text))[0]; !slices.Equal(got.Remarks, said) {
		t.Errorf("they come back as %+v, %q, want %+v", got.Remarks, got.Tags, said)
	}
	got := must(readGames(strings.Replace(text, "!? =1=", "!?", 1)))[0]
	if want := (Tag{Name: "Note", Value: "1:suit preference"}); !slices.ContainsFunc(got.Tags, func(t Tag) bool { return t.Name == want.Name && t.Value == want.Value }) {
		t.Errorf("the note that no card refers to is lost: %q", got.Tags)
	}
	// Some programs put all notes at the end.
	called := strings.Replace(text, "[Note \"1:four or more\"]\r\n[Note \"2:*\"]\r\n", "", 1) + "[Note \"2:*\"]\r\n"
	got = must(readGames(strings.Replace(called, "1:suit preference", "1:four or more", 1)))[0]
	if len(got.Remarks) != 3 || got.Remarks[0] != said[0] || got.Remarks[1] != said[1] {
		t.Errorf("with all notes at the end they are %+v", got.Remarks)
	}
}

// A trick that isn't under the seats is played by who holds its cards, whatever seat the program begins with.
func TestTricksNotUnderTheirSeats(t *testing.T) {
	want := only(t, aGame)
	for name, text := range map[string]string{
		"as it was played":        edited(aGame, "C8 CA CT C4", "CA CT C4 C8", "D2 DA DT D3", "DA DT D3 D2", "C5 C2 C6 CK", "C2 C6 CK C5"),
		"from another seat":       edited(aGame, "S2 H6 S5 S7", "S7 S2 H6 S5"),
		"with a card left out":    edited(aGame, "- - - H2", "H2 - - -"),
		"the last trick is short": edited(aGame, "- - - H2\n", "H2\n"),
	} {
		found, err := readGames(text)
		if len(found) != 1 || found[0].Unplayed != nil || !slices.Equal(found[0].Board.Events(), want.Events()) {
			t.Errorf("%s: it is read as %+v", name, found)
		}
		if err == nil || !strings.HasSuffix(err.Error(), "the cards of a trick are not under their seats: each is played by who holds it") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := readGames(edited(aGame, "C5 C2 C6 CK", "C5 C2 C6 C6")); err == nil || !strings.Contains(err.Error(), "C6 is not legal") {
		t.Errorf("a card that is there twice: %v", err)
	}
}

// After two signs a value applies to later games without the tag; one sign is the previous value, and any other value
// is literal.
func TestValuesThatGoOn(t *testing.T) {
	board := func(number int, tags string) string {
		return fmt.Sprintf("[Board \"%d\"]\n%s[Deal \"%s\"]\n\n", number, tags, must(readGames(aGame))[0].Board.Deal)
	}
	text := board(1, "[Event \"##Cup\"]\n[Hidden \"##NE\"]\n") + board(2, "[Event \"#\"]\n") + board(3, "") + board(4, "[Event \"#7 Pairs\"]\n[Hidden \"\"]\n") +
		board(5, "[Event \"##\"]\n") + board(6, "[Event \"#\"]\n[Hidden \"x\"]\n") + board(7, "[Event \" #\"]\n") + board(8, "[Event \"?\"]\n")
	found, err := readGames(text)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range found {
		got = append(got, f.Tags.value("Event")+"/"+f.Tags.value("Hidden"))
	}
	want := []string{"Cup/NE", "Cup/NE", "Cup/NE", "#7 Pairs/", "#7 Pairs/", "#7 Pairs/x", "#/", "?/"}
	// The third has no event: it continues that of the previous one.
	if !slices.Equal(got, want) {
		t.Errorf("the values are %q, want %q", got, want)
	}
	for i, f := range must(faultsOf(exported(found))) {
		if f.Tags.value("Event")+"/"+f.Tags.value("Hidden") != want[i] {
			t.Errorf("%q comes back as %v", want[i], f.Tags)
		}
	}
}

// Some archives say of the first board only what all belong to.
func TestEventOfTheFirstBoard(t *testing.T) {
	first := edited(aGame, `[Site ""]`, "[Site \"Here\"]\n[Stage \"Final\"]\n[HomeTeam \"Reds\"]")
	next := func(number string) string {
		return "[Board \"" + number + "\"]\n" + aGame[strings.Index(aGame, "[Dealer"):]
	}
	var got []string
	for _, f := range must(readGames(first + next("8") + strings.Replace(next("9"), "[Board", "[Event \"?\"]\n[Board", 1) + next("2") + next("3"))) {
		got = append(got, fmt.Sprintf("%d %s %s %s", f.Number(), f.Tags.Get("Event"), f.Tags.Get("Stage"), f.Tags.Get("HomeTeam")))
	}
	if want := []string{"7 Rubber 1 Final Reds", "8 Rubber 1 Final Reds", "9   ", "2   ", "3   "}; !slices.Equal(got, want) {
		t.Errorf("they belong to %q, want %q", got, want)
	}
}

// A comment of several lines stays one, with what each line begins with.
func TestCommentOfSeveralLines(t *testing.T) {
	const said = "        S J 9\n        H 8\n\n% of all\nS K            S A"
	text := strings.Replace(aGame, "[Auction", "{\n        S J 9\n        H 8  \n\n % of all\nS K            S A\n}\n[Auction", 1)
	text = strings.Replace(text, "1D 1S", "1D {first\nsecond} 1S", 1)
	found := must(readGames(text))
	if tags := found[0].Tags; tags[len(tags)-1].Value != strings.Replace(said, "%", " %", 1) || found[0].Remarks[0].Comment != "first\nsecond" {
		t.Errorf("the comments are %q and %+v", tags, found[0].Remarks)
	}
	out := exported(found)
	if again := exported(must(readGames(out))); again != out || !strings.Contains(out, "{        S J 9\n        H 8\n\n % of all\nS K") {
		t.Errorf("it is written as\n%s\nand again as\n%s", out, again)
	}
}

// A value is written whole, however long, and so is a note.
func TestLongValues(t *testing.T) {
	long := strings.Repeat("long ", 100) + "end"
	b := only(t, aGame)
	g := Game{Number: 1, Board: b, Source: Source{Tags: Tags{{Name: "Event", Value: long}, {Name: "My", Value: long}}, Remarks: []Remark{{At: 0, Note: long}}}}
	found := must(readGames(string(must(g.Marshal()))))
	if f := found[0]; f.Tags.Get("Event") != long || f.Tags.Get("My") != long || f.Remarks[0].Note != long {
		t.Errorf("they come back as %v, %+v", f.Tags, f.Remarks)
	}
}

// A table without a deal needs no empty line before it.
func TestTablesWithoutEmptyLines(t *testing.T) {
	second := aGame[strings.Index(aGame, "[Declarer"):]
	text := strings.TrimSpace(aGame) + "\n" + strings.TrimSpace(second) + "\n" + second
	found, err := readGames(text)
	if err != nil || len(found) != 3 {
		t.Fatalf("it is read as %+v, %v", found, err)
	}
	for i, f := range found {
		if f.Unplayed != nil || f.Board.Deal != found[0].Board.Deal || f.Board.DeclarerTricks() != 9 || f.Elsewhere != (i > 0) {
			t.Errorf("table %d is %+v", i+1, f)
		}
	}
}

// A game that contradicts itself is kept as written, and stays the same when the output is read again; comments on one line stay there.
func TestWhatContradictsItselfStaysSo(t *testing.T) {
	told := strings.ReplaceAll(string(must(os.ReadFile("testdata/told.pbn"))), "S2 H6 S5 S7", "H H6 S5 S7")
	for _, declarer := range []string{`N\"¤`, "^S"} {
		found, _ := readGames(strings.Replace(told, `[Declarer "S"]`, `[Declarer "`+declarer+`"]`, 1))
		first := exported(found)
		found, _ = readGames(first)
		if again := exported(found); again != first || found[0].Unplayed == nil || !strings.Contains(first, "H H6 S5 S7") || !strings.Contains(first, "{first} ; second } brace") {
			t.Errorf("declarer %s: it is written as\n%s\nand again as\n%s", declarer, first, again)
		}
	}
}
