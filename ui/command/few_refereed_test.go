package command

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

// The soak lets other deals be judged each time: -few 10000 -few-seed a number; -few-players club those of other players.
var (
	fewRefereed     = flag.Int("few", 150, "deals of each game for two and three that the referee judges")
	fewRefereedBy   = flag.String("few-players", randomName, "who plays them")
	fewRefereedSeed = flag.Uint64("few-seed", 1, "the seed of them")
)

// The referee accepts the printed sessions, and refuses changed ones.
func TestFewRefereeKnowsTheExamples(t *testing.T) {
	for _, game := range fewNames {
		text, err := os.ReadFile("../../game/few/record/testdata/" + game + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		var r fewReferee
		for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
			for _, wrong := range [][2]string{{`"total":{"`, `"total":{"Q":0,"`}, {`"score":`, `"scores":`}, {`"play":["`, `"play":["SA","`},
				{`"lines":[]`, `"lines":["A below 20"]`}, {`"board":`, `"board":1`}, {`" Pass"`, `" X"`}, {`,"tricks":`, `,"tricks":1`}} {
				changed, other := strings.Replace(line, wrong[0], wrong[1], 1), r.copy()
				if changed != line && other.judge(changed) == nil {
					t.Errorf("%s, line %d: the referee takes %s", game, i+1, changed)
				}
			}
			if err := r.judge(line); err != nil {
				t.Errorf("%s, line %d: %v", game, i+1, err)
			}
		}
	}
}

// TestFewReferee lets deals, of random players mostly, be judged by docs/rules/bridge-few.md alone.
func TestFewReferee(t *testing.T) {
	deals := *fewRefereed
	if testing.Short() {
		deals = 25
	}
	for _, game := range fewNames {
		args := []string{"match", "-rules", strings.ToLower(game), "-players", *fewRefereedBy, "-deals", fmt.Sprint(deals), "-seed", fmt.Sprint(*fewRefereedSeed)}
		var r fewReferee
		for n, line := range strings.Split(strings.TrimSpace(mustAsk(t, args...)), "\n") {
			if err := r.judge(line); err != nil {
				t.Fatalf("superbridge %s\nline %d: %v\n%s", strings.Join(args, " "), n+1, err, line)
			}
		}
		t.Logf("%s: %v", game, r.counts)
		if got := r.counts[game+" deals"]; got != deals {
			t.Errorf("%s: %d deals were judged, want %d", game, got, deals)
		}
		for _, what := range fewJudged(game) {
			if r.counts[game+" "+what] == 0 && !testing.Short() && *fewRefereedBy == randomName {
				t.Errorf("%s: nothing was judged of this: %s", game, what)
			}
		}
	}
}

// fewJudged returns the features that must occur in some hundred deals of a game.
func fewJudged(game string) []string {
	what := []string{"below", "over", "made", "short", "doubled 0", "doubled 1", "claims", "passed out"}
	switch game {
	case "OpenOrClosed": // the first call can't be a pass
		what = append(what[:len(what)-1], "open", "closed")
	case "Booby":
		what = append(what, "O")
	case "NulloForTwo":
		what = append(what, "O", "0 thrown", "13 thrown")
	case "Slam":
		what = append(what, "O", "slams bid", "trumps changed", "doubled 2")
	}
	return what
}
