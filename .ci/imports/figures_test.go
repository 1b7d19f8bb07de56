package main

import (
	"strings"
	"testing"
)

// What is alike but for names, literals, comments and blank lines is found, in rooms of another name too; figures in rows aren't.
func TestShared(t *testing.T) {
	var out strings.Builder
	printShared(&out, runsIn(sources("testdata/games")), true)
	for _, line := range []string{
		"all            –       0/9 0%  7/11 64%  7/16 44%  14/36 39%\n",
		"game/GAME      –       –       7/11 64%  0/9 0%    7/20 35%\n",
		"game/GAME/bot  –       –       –         7/7 100%  7/7 100%\n",
		"storage/GAME   –       0/9 0%  –         –         0/9 0%\n",
		"\ngame/poker/hand.go:10-18 in game/chess/bot/bot.go\n",
	} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("%q isn't in\n%s", line, out.String())
		}
	}
}

// A file of ui or ui/command is of the game that it imports, if that is one, or of the one that builds on the others. Elsewhere it is of
// the game that the room is of.
func TestPieceOf(t *testing.T) {
	for _, tt := range []struct{ room, file, game, kind string }{
		{"ui/command", "poker", "poker", "ui/command"},
		{"ui/command", "few", "few", "ui/command"},
		{"ui/command", "games", "", ""},
		{"ui", "poker", "poker", "ui"},
		{"ui/home", "poker", "", ""},
		{"ui/chess/table", "poker", "chess", "ui/GAME/table"},
	} {
		if game, kind := pieceOf(tt.room, "testdata/games/ui/command/"+tt.file+".go"); game != tt.game || kind != tt.kind {
			t.Errorf("%s.go in %s is of %q, in %q; want %q, in %q", tt.file, tt.room, game, kind, tt.game, tt.kind)
		}
	}
}

func TestFigures(t *testing.T) {
	var out strings.Builder
	printFigures(&out, sources("testdata/games"))
	for _, line := range []string{"lines of code: 60\n", "of package ui: 0\n", "    2 Hand of the room \"game/poker\"\n"} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("%q isn't in\n%s", line, out.String())
		}
	}
	out.Reset()
	printFigures(&out, sources("testdata/house"))
	for _, line := range []string{"of package ui: 19\n", "    2 App of the room \"ui\"\n"} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("%q isn't in\n%s", line, out.String())
		}
	}
}
