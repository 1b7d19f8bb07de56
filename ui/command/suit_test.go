package command

import (
	"encoding/json"
	"flag"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/suit"
)

func TestSuit(t *testing.T) {
	out := mustAsk(t, "suit", "-goal", "2", "AJT", "432")
	for _, want := range []string{
		"A J 10 opposite 4 3 2, missing K Q 9 8 7 6 5\nAt least 2 tricks:\n\n",
		"76.0 %  First South leads low to the J. If it loses, South leads low to the 10.",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
}

// The deck is that of the cards; places and entries count.
func TestSuitJSON(t *testing.T) {
	for _, tt := range []struct {
		args  string
		worth float64
	}{
		{"suit -json -goal 2 AQ 32", 0.5},
		{"suit -json -goal 2 -west 11 -east 13 AQ 32", 11.0 / 24},
		{"suit -json -goal 2 -west 1 -deck 36 AQ 76", 1.0 / 10},
		{"suit -json -goal 2 -entries 0,1 AQ 32", 0.5},
		{"suit -json AQ KJM", 3},
		{"suit -json -goal 2 -west-holds K AQ 32", 1},
		{"suit -json -goal 2 -east-holds KJ AQ 32", 0},
		{"suit -json -goal 2 -west-length 3 AQ 32", 3.0 / 9}, // West has three of nine cards
		{"suit -json -goal 2 -east-length 6 AQ 32", 3.0 / 9},
		{"suit -json -goal 2 -west-length 0-9 -east-length 9 AQ 32", 0},
		{"suit -json -goal 2 -west-length 1-2 -east-length 8 AQ 32", 1.0 / 9},
	} {
		var a struct {
			Exact bool
			Lines []struct{ Worth float64 }
		}
		if err := json.Unmarshal([]byte(mustAsk(t, strings.Fields(tt.args)...)), &a); err != nil {
			t.Fatal(err)
		}
		if !a.Exact || math.Abs(a.Lines[0].Worth-tt.worth) > 1e-6 {
			t.Errorf("%s: %v, want %v", tt.args, a, tt.worth)
		}
	}
}

// A high card that a defender must play is no case of its own: the other's low card is.
func TestSuitForced(t *testing.T) {
	out := mustAsk(t, strings.Fields("suit -goal 5 -west-length 3 -east-holds Q KT952 A843")...)
	for _, want := range []string{"First cash the A. If West follows low, South leads low to the 9. If West drops the J, cash the K.", "First cash the A. Then South leads low to the 9."} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
	if strings.Contains(out, "If no high card falls") {
		t.Errorf("East's queen falls in any case:\n%s", out)
	}
}

// What can't be known of the defenders gets one sentence and exit status 2.
func TestSuitKnownFaults(t *testing.T) {
	for _, tt := range []struct{ args, why string }{
		{"suit -west-length 10 AQ 32", "want a number from 0 to 9, or two such as 2-4"},
		{"suit -east-length 4-2 AQ 32", "want a number from 0 to 9"},
		{"suit -east-length x AQ 32", "want a number from 0 to 9"},
		{"suit -west-length 4 -east-length 4 AQ 32", "9 cards are missing"},
		{"suit -west-holds A AQ 32", "must be missing"},
		{"suit -west-holds KQQ AQ 32", "is no holding"},
		{"suit -west-holds KJ -east-holds K AQ 32", "held by one defender"},
		{"suit -west-holds KJ -west-length 1 AQ 32", "no layout of the missing cards agrees"},
		{"suit -atlas -west-holds K", "-west-holds"},
	} {
		wantRefusal(t, ask(strings.Fields(tt.args)...), 2, tt.why)
	}
}

var wholeAtlas = flag.Bool("whole-atlas", false, "compare the whole atlas of suits, not only some holdings")

// The page of the atlas is what the command writes.
func TestAtlas(t *testing.T) {
	page, err := os.ReadFile(filepath.FromSlash("../../docs/suit-atlas.md"))
	if err != nil {
		t.Fatal(err)
	}
	if *wholeAtlas {
		if out := mustAsk(t, "suit", "-atlas"); out != string(page) {
			t.Error("docs/suit-atlas.md isn't what superbridge suit -atlas writes")
		}
		return
	}
	for i, p := range suit.Frequent()[:atlasPairs] {
		if i%12 != 0 {
			continue
		}
		rows, err := atlasRows(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(page), rows) {
			t.Errorf("docs/suit-atlas.md lacks these rows: write it again by superbridge suit -atlas\n%s", rows)
		}
	}
}
