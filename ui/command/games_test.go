package command

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/few"
)

// aGame adds a made-up game to the list while the test runs: a deck of 68 cards and the score of duplicate bridge.
func aGame(t *testing.T) {
	t.Helper()
	made := bridge.Duplicate()
	super := bridge.SuperBridge()
	made.Name, made.Deck, made.Book, made.Level = "Longwood", super.Deck, super.Book, super.Level
	t.Cleanup(bridge.Register(made))
}

func TestGames(t *testing.T) {
	aGame(t)
	got := mustAsk(t, "games")
	rows := map[string]bool{}
	for line := range strings.Lines(got) {
		rows[strings.Join(strings.Fields(line), " ")] = true
	}
	for _, want := range []string{
		"id cards players name",
		"SuperBridge 68 4 Super Bridge",
		"Duplicate 52 4 Duplicate bridge",
		"Rubber 52 4 Rubber bridge",
		"Longwood 68 4 Longwood",
		"Slam 32 2 Slam",
		"ProgressivePoker 53-105 2-6 Progressive poker",
		"chess - 2-4 Octagonal chess",
	} {
		if !rows[want] {
			t.Errorf("games says\n%s without %q", got, want)
		}
	}
	games := len(bridge.Games()) + len(few.Games()) + 2      // with poker and chess
	if lines := strings.Count(got, "\n"); lines != games+1 { // with the head
		t.Errorf("%d lines for %d games", lines, games)
	}
	for _, args := range [][]string{{"games", "chess"}, {"-data-dir", "x", "games"}} {
		wantRefusal(t, ask(args...), 2, "superbridge games -h explains")
	}
}

// Every command takes each game of the list by its id, in capitals or not, and names them all when it knows none.
func TestEveryCommandTakesEveryGame(t *testing.T) {
	aGame(t)
	for _, game := range bridge.Games() {
		for _, name := range []string{game.Name, strings.ToLower(game.Name), strings.ToUpper(game.Name)} {
			if got, err := rulesNamed(name); err != nil || got.Name != game.Name {
				t.Errorf("-rules %s is %q, %v", name, got.Name, err)
			}
		}
	}
	if got, err := rulesNamed("super"); err != nil || got.Name != "SuperBridge" {
		t.Errorf("-rules super is %q, %v", got.Name, err)
	}
	out := mustAsk(t, "match", "-rules", "longwood", "-deals", "1", "-seed", "1")
	if strings.Count(out, `"rules":"Longwood"`) != 1 {
		t.Errorf("a match of a game that is only in the list: %s", out)
	}
	for _, command := range []string{"match", "export", "analyse", "solve", "assess", "study"} {
		a := ask(command, "-rules", "whist", "-data-dir", t.TempDir())
		if command == "solve" || command == "assess" || command == "study" {
			a = ask(command, "-rules", "whist")
		}
		for _, game := range bridge.Games() {
			if a.status != 2 || !strings.Contains(a.stderr, game.Name) {
				t.Errorf("%s -rules whist: %d, %q, which doesn't name %s", command, a.status, a.stderr, game.Name)
			}
			if help := mustAsk(t, command, "-h"); !strings.Contains(help, game.Name) {
				t.Errorf("%s -h doesn't name %s", command, game.Name)
			}
		}
	}
}
