package guide

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The page of MiniBridge explains it without mentioning calls, doubles, slams and vulnerability; its examples are those
// of the rules. (Rules: bridge-52, Worked examples, row 37, row 38.)
func TestMiniBridge(t *testing.T) {
	r := bridge.MiniBridge()
	said := strings.Join(sentences(r), "\n")
	for _, want := range []string{
		"announces the high-card points", "With 20 on each side, the same dealer deals again", "Dummy is put down at once",
		"for 7 tricks, game for 9 at no-trump, 10 in a major suit and 11 in a minor", "With 26 points or more together", "It takes 4 deals. North deals first",
		text.T("house.vul-nobody"),
	} {
		if !strings.Contains(said, want) {
			t.Errorf("%q isn't in\n%s", want, said)
		}
	}
	for _, not := range []string{"passes", "redoubl", "a bid of 1", "grand"} {
		if strings.Contains(said, not) {
			t.Errorf("%q is in\n%s", not, said)
		}
	}
	var got []string
	for _, e := range examples(r) {
		what, score := e.worked(r)
		got = append(got, what+": "+score)
	}
	want := []string{
		"1♣, made +1: 20 + 50 + 20 = 90", "1♥, made +3: 30 + 50 + 90 = 170", "3NT, made: 100 + 300 = 400",
		"5♦, made +1: 100 + 300 + 20 = 420", "4♥, 2 down: –100",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if lines := choiceLines(r); len(lines) != 10 || lines[0] != [2]string{"1♣, part-score", "7 tricks: 70"} || lines[9] != [2]string{"3NT, game", "9 tricks: 400"} {
		t.Errorf("the contracts are %q", lines)
	}
	for _, line := range bridgetext.Scores(r) {
		if line[2] == "" != (line[0] == text.T("help.score.made") || line[0] == text.T("help.score.down")) {
			t.Errorf("the score has the line %q", line)
		}
	}
}
