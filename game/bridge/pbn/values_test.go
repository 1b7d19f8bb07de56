package pbn

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func TestContractsOfOthers(t *testing.T) {
	for text, want := range map[string]string{
		"4H": "4H-N", "4h x": "4HX-N", "4HXX": "4HXX-N", "4H Dbl": "4HX-N", "4H doubled": "4HX-N", "4H Rdbl": "4HXX-N", "4♥": "4H-N", "3NT": "3N-N", "3N": "3N-N", "3 NT X": "3NX-N",
		"4H*": "4HX-N", "7ntxx": "7NXX-N", "4H=": "4H-N", "4HX-2": "4HX-N", "3NT+1": "3N-N", "Pass": "Passed", "PASS": "Passed", "All Pass": "Passed", "passed out": "Passed", "AP": "Passed",
	} {
		if c, err := parseContract(text); err != nil || c.String() != want {
			t.Errorf("%q is read as %v, %v; want %s", text, c, err, want)
		}
	}
	for _, text := range []string{"", "8H", "H", "4", "X", "XX", "4HH", "Double", "4Z", "-", "=", "0NT"} {
		if c, err := parseContract(text); err == nil {
			t.Errorf("%q is read as %v", text, c)
		}
	}
}

func TestCallsOfOthers(t *testing.T) {
	for text, want := range map[string]string{
		"p": "Pass", "pass": "Pass", "X": "X", "dbl": "X", "d": "X", "R": "XX", "Rdbl": "XX", "1NT": "1N", "1n": "1N", "(1S)": "1S", "2♦": "2D", "AP": "Pass again", "All-Pass": "Pass again",
	} {
		c, again, err := parseCall(text)
		got := c.String()
		if again {
			got += " again"
		}
		if err != nil || got != want {
			t.Errorf("%q is read as %s, %v; want %s", text, got, err, want)
		}
	}
}

func TestTricksOfOthers(t *testing.T) {
	c := bridge.Contract{Level: 4, Strain: bridge.Hearts, Declarer: card.East}
	for text, want := range map[string]int{"9": 9, "=": 10, "+1": 11, "-3": 7, "EW 9": 9, "NS 4": 9, "NS 4 EW 9": 9, "0": 0, "13": 13} {
		if n, err := parseTricks(text, c); err != nil || n != want {
			t.Errorf("%q is read as %d, %v; want %d", text, n, err, want)
		}
	}
	for _, text := range []string{"", "14", "+4", "-11", "many", "NS", "NS 9 EW", "N 9", "9.5"} {
		if n, err := parseTricks(text, c); err == nil {
			t.Errorf("%q is read as %d", text, n)
		}
	}
	for score, want := range map[string]string{"420": "10 true", "-420": "0 false", "EW 420": "10 true", "NS -420": "10 true", "EW -100": "8 true", "-50": "9 true", "x": "0 false", "": "0 false"} {
		if n, ok := tricksOf(score, c, bridge.VulNone); fmt.Sprint(n, ok) != want {
			t.Errorf("the score %q is of %d, %t; want %s", score, n, ok, want)
		}
	}
}

func TestVulnerabilityOfOthers(t *testing.T) {
	for text, want := range map[string]bridge.Vulnerability{
		"None": bridge.VulNone, "love": bridge.VulNone, "-": bridge.VulNone, "Nil": bridge.VulNone, "N-S ": bridge.VulNS, "n/s": bridge.VulNS, "NS": bridge.VulNS, "North-South": bridge.VulNS, "E-W": bridge.VulEW, "EAST/WEST": bridge.VulEW,
		"All": bridge.VulBoth, "both": bridge.VulBoth,
	} {
		if v, err := parseVulnerability(text); err != nil || v != want {
			t.Errorf("%q is read as %v, %v; want %v", text, v, err, want)
		}
	}
	if v, err := parseVulnerability("some"); err == nil {
		t.Errorf("it is read as %v", v)
	}
}

// What is said of a game and of its calls and cards is kept with it.
func TestWhatIsSaidOfAGame(t *testing.T) {
	text := "{ the last board }\n" + edited(aGame,
		"[Scoring", "[Round \"3\"]\n{it was late}\n[ScoreTable \"Rank\\2R\"]\n 1\n 2\n[Scoring",
		"1D 1S", "1D! =1= 1S* {a bid}",
		"*\n", "* ; claimed\n", "[Play", "[Note \"1:five or more\"]\n[Play")
	found, err := readGames(text)
	if err != nil || len(found) != 1 {
		t.Fatalf("%d games, %v", len(found), err)
	}
	f := found[0]
	if got := fmt.Sprintf("%+v", f.Remarks); got != "[{At:0 Mark:! Note:five or more Comment:} {At:1 Mark:* Note: Comment:a bid}]" {
		t.Errorf("said is %s", got)
	}
	var names []string
	for _, tag := range f.Tags {
		names = append(names, tag.Name+":"+tag.Value)
	}
	want := "[:the last board Event:Rubber 1 Site: Date:2026.11.20 Board:7 West:Super Bridge North:Super Bridge East:Super Bridge South:? Round:3 :it was late ScoreTable:Rank\\2R Scoring: :claimed]"
	if fmt.Sprint(names) != want || len(f.Tags.Rows("ScoreTable")) != 2 {
		t.Errorf("the tags are %v, want %s", names, want)
	}
}

// A game without a board at the beginning says something of the boards; one at the end of nothing.
func TestGamesWithoutABoard(t *testing.T) {
	const head = "[Event \"x\"]\n[EventDate \"2026.11.29\"]\n[TotalScoreTable \"Rank\"]\n1\n\n"
	found, err := readGames(head + aGame)
	if err == nil || err.Error() != "line 1: of the tags before the board 1 are left out, for it has its own" || len(found) != 1 || found[0].Tags.Get("Event") != "Rubber 1" || found[0].Tags.Get("EventDate") != "2026.11.29" || len(found[0].Tags.Rows("TotalScoreTable")) != 1 {
		t.Errorf("behind a head it is read as %+v, %v", found, err)
	}
	if found, err = readGames(aGame + head); err == nil || err.Error() != "line 31: tags that belong to no board are left out" || len(found) != 1 {
		t.Errorf("before it it is read as %+v, %v", found, err)
	}
}

// edited returns a text in which some are replaced by others.
func edited(text string, pairs ...string) string { return strings.NewReplacer(pairs...).Replace(text) }

// A contract may have its declarer in it, in the words of other languages too, and what was made of it.
func TestContractsWithTheirDeclarer(t *testing.T) {
	for _, tt := range []struct{ contract, declarer, result, want string }{
		{"W 4H+1", "", "", "4H-W 11"}, {"4HW=", "", "", "4H-W 10"}, {"4HX by N", "", "8", "4HX-N 8"}, {"4HNX-2", "", "", "4HX-N 8"}, {"3NT-E", "", "9", "3N-E 9"},
		{"3NT (S)", "", "NS 9", "3N-S 9"}, {"4♠ E", "", "-1", "4S-E 9"}, {"1NW", "", "=", "1N-W 7"}, {"3NN", "", "=", "3N-N 9"}, {"5CXXS", "", "+1", "5CXX-S 12"},
		{"4H", "Sud", "10", "4H-S 10"}, {"4H", "Ouest", "4H-2", "4H-W 8"}, {"4H", "Süd", "10", "4H-S 10"}, {"4H W", "E", "10", "4H-E 10"},
		{"4H", "O", "10", ""}, {"4H", "", "10", ""}, {"Ave", "N", "A50", ""}, {"8H W", "", "", ""},
	} {
		text := edited(aGame[:strings.Index(aGame, "[Auction")], `"5HX"`, `"`+tt.contract+`"`, `[Declarer "S"]`, `[Declarer "`+tt.declarer+`"]`, `"9"`, `"`+tt.result+`"`)
		got := ""
		for _, f := range must(readGames(text)) {
			if f.Result != nil {
				got = fmt.Sprint(f.Result.Contract, " ", f.Result.Tricks)
			} else if f.Tags.Get("Contract") != tt.contract {
				t.Errorf("of %v the tags are %v", tt, f.Tags)
			}
		}
		if got != tt.want {
			t.Errorf("%v is %q", tt, got)
		}
	}
}

// Some programs write each hand as a tag of its own.
func TestHandsInTagsOfTheirOwn(t *testing.T) {
	deal := only(t, aGame).Deal
	var tags []string
	for seat, hand := range deal {
		tags = append(tags, fmt.Sprintf("[Deal \"%v:%v\"]\n", card.Seat(seat), hand))
	}
	for _, text := range []string{strings.Join(tags, ""), tags[2] + tags[0] + tags[3] + tags[1], tags[1] + tags[2] + tags[3]} {
		found, err := readGames("[Board \"1\"]\n" + text)
		if err != nil || len(found) != 1 || found[0].Board.Deal != deal {
			t.Errorf("%s is read as %+v, %v", text, found, err)
		}
	}
	if found, err := readGames("[Board \"1\"]\n" + tags[0] + tags[1] + tags[1]); err == nil || len(found) != 2 {
		t.Errorf("a hand that is there twice: %+v, %v", found, err)
	}
}
