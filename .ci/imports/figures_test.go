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

// A file of ui or ui/command is of the game that it imports, if that is one, or of the one that builds on the others.
func TestPieceOf(t *testing.T) {
	for name, want := range map[string]string{"poker": "poker", "few": "few", "games": ""} {
		if game, kind := pieceOf("ui/command", "testdata/games/ui/command/"+name+".go"); game != want || want != "" && kind != "ui/command" {
			t.Errorf("%s.go is of %q, in %q; want %q", name, game, kind, want)
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
	for _, line := range []string{"of package ui: 14\n", "    2 App of the room \"ui\"\n"} {
		if !strings.Contains(out.String(), line) {
			t.Errorf("%q isn't in\n%s", line, out.String())
		}
	}
}
