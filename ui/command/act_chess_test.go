package command

import (
	"strings"
	"testing"
)

// Asked turn by turn, players act as in a game.
func TestActOnChess(t *testing.T) {
	for _, variant := range []string{"A1-3", "B-2", "A1-2D"} {
		line := strings.TrimSpace(mustAsk(t, "chess", "-variant", variant, "-seed", "5", "-players", "beginner"))
		turns := strings.Fields(strings.Split(line, " ; ")[1])
		turns = turns[:min(len(turns), 40)]
		var asked []string
		for i, turn := range turns {
			question := variant + " ; " + strings.Join(turns[:i], " ") + " ; *"
			if dice, _, rolled := strings.Cut(turn, ":"); rolled {
				question += " ; dice=" + dice
			}
			asked = append(asked, question)
		}
		for i, got := range actAnswers(t, "beginner", 5, asked...) {
			if got.Event != turns[i] || got.Error != "" {
				t.Errorf("%s, turn %d: %q %s, in the game %s", variant, i+1, got.Event, got.Error, turns[i])
			}
		}
	}
}

// A line that can't be answered is reported, and the next line is answered.
func TestActOnChessRefuses(t *testing.T) {
	lines := []string{"A1-2 ; d3-e5 ; *", "A1-2 ; resign ; y/resign", "A1-2D ;  ; *", "A1-2D ;  ; * ; dice=77", "A1-2 ; d3-e4 ; *"}
	got := actAnswers(t, "beginner", 1, lines...)
	for i, mentions := range []string{"turn 1", "y/resign", "dice=63", "dice=63", ""} {
		if !strings.Contains(got[i].Error, mentions) || (got[i].Event == "") != (mentions != "") {
			t.Errorf("%s: %+v, want an error that mentions %q", lines[i], got[i], mentions)
		}
	}
}
