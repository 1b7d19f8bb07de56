package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
)

func TestPaper(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	write := func(name, content string) string {
		if err := os.WriteFile(in(name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return in(name)
	}
	deal := bridge.SuperBridge().Seeded(58, 1, 0)
	row := `{"C":1,"D":2,"H":3,"S":4,"N":5}`
	solved := write("solved.json", `{"deal":"`+deal.String()+`","table":{"N":`+row+`,"E":`+row+`,"S":`+row+`,"W":`+row+`},"ms":1}`+"\n")
	listed := write("deals.txt", deal.String()+"\n")
	results := write("results.csv", "board,ns,ew,score\n1,1,2,260\n1,3,4,-200\n")
	number := bridge.Duplicate().Deck
	other, err := number.Number(bridge.Duplicate().Seeded(58, 1, 0))
	if err != nil {
		t.Fatal(err)
	}
	for i, words := range []string{
		"records -from " + solved, // whose tricks are known: it would take a minute to find them
		"records -bare -deals 36 -seed 58",
		"records -bare -rules duplicate -number " + other.String(),
		"curtains -from " + listed + " -sheet letter",
		"lists -from " + listed + " -title Club",
		"travellers -pairs 8",
		"slips -pairs 9 -movement mitchell",
		"personal -players 12 -rounds 4 -each 3",
		"movement -pairs 4",
		"evening -players 8 -seed 58",
		"ranking -by cross -results " + results,
	} {
		path := in(strings.Fields(words)[0] + string(rune('a'+i)) + ".pdf")
		args := append([]string{"paper"}, strings.Fields(words)...)
		if got := mustAsk(t, append(args, path)...); got != path+"\n" {
			t.Errorf("%s: it printed %q", words, got)
		}
		if data, err := os.ReadFile(path); err != nil || !strings.HasPrefix(string(data), "%PDF") {
			t.Errorf("%s: no PDF (%v)", words, err)
		}
	}
	there := write("there.pdf", "mine")
	for _, c := range []struct{ words, says string }{
		{"", "curtains"},
		{"-force", "curtains"},
		{"nonsense x.pdf", "curtains"},
		{"records", "papers.pdf"},
		{"records a.pdf b.pdf", "b.pdf"},
		{"records " + there, there},
		{"records -pairs 8 FREE", "-pairs is for"},
		{"slips -from x FREE", "-from is for"},
		{"slips FREE", "-players"},
		{"slips -pairs 8 -players 8 FREE", "players"},
		{"slips -pairs 8 -movement individual FREE", "individual"},
		{"slips -players 8 -movement howell FREE", "individual"},
		{"slips -pairs 4 -movement mitchell FREE", "Mitchell"},
		{"slips -pairs 40 FREE", "2 to 8 tables"},
		{"slips -pairs 8 -rounds 9 FREE", "1 to 7 rounds"},
		{"slips -pairs 8 -each 0 FREE", "0"},
		{"slips -pairs 8 -rules chicago FREE", "Chicago"},
		{"slips -players 9 FREE", "multiple of four"},
		{"evening -players 8 -from " + listed + " FREE", "needs 14"},
		{"records -sheet a5 FREE", "a5"},
		{"records -from " + in("none") + " FREE", "none"},
		{"records -from " + results + " FREE", "results.csv"},
		{"records -deals 0 FREE", "0"},
		{"records -number 12 FREE", "26"},
		{"score FREE", "-rubber"},
		{"ranking FREE", "-results"},
		{"ranking -by luck -results " + results + " FREE", "luck"},
		{"ranking -results " + solved + " FREE", "line 1"},
	} {
		args := []string{"paper"}
		for _, word := range strings.Fields(c.words) {
			args = append(args, strings.ReplaceAll(word, "FREE", in("free.pdf")))
		}
		wantRefusal(t, ask(args...), 2, c.says)
	}
	if data, err := os.ReadFile(there); err != nil || string(data) != "mine" {
		t.Errorf("%q (%v) is there", data, err)
	}
	if _, err := os.Stat(in("free.pdf")); err == nil {
		t.Error("a refused command has written a file")
	}
}

// PBN's tag has a digit for each seat and strain: no-trump first, and North, South, East, West.
func TestDoubleDummyTricks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "told.pbn")
	tag := `[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "N:AKQJ.AKQJ.AKQ.AK T987.T987.JT9.QJ 6543.6543.876.T9 2.2.5432.8765432"]
[DoubleDummyTricks "dcba98765432100123a5"]
`
	if err := os.WriteFile(path, []byte(tag), 0o600); err != nil {
		t.Fatal(err)
	}
	boards, err := (&boardSource{from: &path}).file(&papers{})
	if err != nil || len(boards) != 1 || boards[0].Number != 7 {
		t.Fatalf("%v (%v)", boards, err)
	}
	tricks := boards[0].Tricks
	if tricks == nil || tricks[0][bridge.NoTrump] != (dd.Bounds{Min: 13, Max: 13}) || tricks[0][bridge.Clubs].Min != 9 || tricks[2][bridge.NoTrump].Min != 8 || tricks[3][bridge.Clubs].Min != 5 {
		t.Errorf("%v", tricks)
	}
}
