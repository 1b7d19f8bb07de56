package record_test

import (
	"errors"
	"os"
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
