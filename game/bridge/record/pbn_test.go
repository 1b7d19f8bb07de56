package record_test

import (
	"errors"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/record"
)

// aGame is a game in PBN, with the number 7.
var aGame = string(must(os.ReadFile("../pbn/testdata/standard.pbn")))

// Games of PBN are boards of rubbers.
func TestReadSeveralGames(t *testing.T) {
	number := func(n string, more ...string) string {
		return strings.NewReplacer(append(more, `[Board "7"]`, `[Board "`+n+`"]`)...).Replace(aGame)
	}
	for _, tt := range []struct{ text, want string }{
		{number("1") + number("2") + number("5"), "1: D, 1: 1, 31: 2, 61: 3"},
		{number("1") + "\n \n" + strings.ReplaceAll(number("2"), "Rubber 1", "#"), "1: D, 1: 1, 33: 2"},
		{number("1") + strings.ReplaceAll(number("2"), "Rubber 1", "##Rubber 2"), "1: D, 1: 1, 31: D, 31: 1"},
		{number("2") + number("1"), "1: D, 1: 1, 31: D, 31: 1"},
		{number("?") + number("x"), "1: D, 1: 1, 31: 2"},
		{strings.TrimSpace(number("1")) + "\n" + number("2"), "1: D, 1: 1, 30: 2"},
		{number("1") + number("2", "4NT X Pass Pass\n5C X 5H X\nPass Pass Pass\n", "*\n") + number("3"),
			"1: D, 1: 1, 31: to play: its auction is not finished, 59: 2"},
		{number("1", `[Deal "N`, `[Deel "N`), "1: it has no deal"},
		{number("1", "N:.63.AKQ987.A9732", "N:-"), "1: D, 1: 1"},
		{number("1", "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6", "N:- -"), "1: not all hands are given"},
		{number("1", "[Auction", "[Oction"), "1: to play: it has no auction"},
		{number("1", "C5 C2 C6 CK", "C5 C2 ^R C6 CK"), "1: to play: something irregular happened"},
		{number("1", `[Declarer "S"]`, `[Declarer "^S"]`), "1: to play: something irregular happened"},
		{number("1", "C5 C2 C6 CK", "C5 - C6 CK"), "1: to play: not all cards that were played are given"},
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

// What is wrong with a game is said with its line, as it is of a line of JSON.
func TestReadGamesRefused(t *testing.T) {
	for _, tt := range []struct {
		old, new string
		line     int
		want     string
	}{
		{`[Board "7"]`, `[Board 7]`, 4, `not of the form [Name "value"]`},
		{"*\n\n", "[Result", 29, "not of the form"},
		{`[Event`, `Event "x"`, 1, "neither a board as a line of JSON nor PBN"},
		{"*\n", "\x00\n", 29, "this is not text"},
		{"SK H3", "SK S2", 22, "S2 is not legal"},
	} {
		text := strings.Replace(aGame, tt.old, tt.new, 1)
		_, err := readAll(strings.NewReader(text))
		var at *record.LineError
		if !errors.As(err, &at) || at.Line != tt.line || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("with %s for %s: %v, want line %d: … %s", tt.new, tt.old, err, tt.line, tt.want)
		}
	}
}

// Results of other tables come with their play as games of their own, or are counted as what is not kept.
func TestReadResultsOfTables(t *testing.T) {
	const table = "[ScoreTable \"Table\\2R;Contract\\5L;Declarer\\1R;Result\\2R\"]\n 1 5HX   S  9\n 2 4S    W 10\n 3 Pass  -  -\n"
	text := strings.Replace(aGame, "*\n", "*\n"+table, 1)
	items, err := readAll(strings.NewReader(text))
	if err != nil || outline(items) != "1: D, 1: 1" || items[1].Skipped != 3 {
		t.Errorf("it is read as %s, %+v, %v", outline(items), items, err)
	}
	deal := regexp.MustCompile(`(?s)\[Auction.*`).ReplaceAllString(aGame, table)
	items, err = readAll(strings.NewReader(deal))
	if err != nil || outline(items) != "1: to play: it has no auction" || items[0].Skipped != 3 || items[0].ToPlay.List != "Rubber 1" {
		t.Errorf("a deal is read as %s, %+v, %v", outline(items), items, err)
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
		{room("Open") + room("Open"), "1: D, 1: 1, 32: D, 32: 1", false},
		{room("Open") + room("Closed", `[Event "Rubber 1"]`, `[Event "x"]`), "1: D, 1: 1, 32: D, 32: 1", false},
		{room("Closed") + room("Open"), "1: D, 1: 1, 32: D, 32: 1", false},
	} {
		items, err := readAll(strings.NewReader(tt.text))
		if err != nil || outline(items) != tt.want || (items[1].Board.Other != nil) != tt.other {
			t.Errorf("it is read as %s, %v; want %s", outline(items), err, tt.want)
		}
	}
}
