package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// toldHistory returns a history in lines of JSON: a board with a file's data on the players and on other tables'
// results, and a list with results.
func toldHistory(t *testing.T) string {
	t.Helper()
	must := func(line []byte, err error) string {
		if err != nil {
			t.Fatal(err)
		}
		return string(line) + "\n"
	}
	source := func(tags ...string) (s pbn.Source) {
		for i := 0; i < len(tags); i += 2 {
			s.Tags = append(s.Tags, pbn.Tag{Name: tags[i], Value: tags[i+1]})
		}
		return s
	}
	rules := bridge.Duplicate()
	deal, err := card.Deck52.Deal(card.Number{})
	if err != nil {
		t.Fatal(err)
	}
	start, err := bridge.NewBoard(rules, deal, card.North, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	b := start
	for range 4 {
		if b, err = b.Apply(bridge.Called(bridge.Pass)); err != nil {
			t.Fatal(err)
		}
	}
	made := func(contract string, tricks int) pbn.Result {
		c, err := bridge.ParseContract(contract)
		if err != nil {
			t.Fatal(err)
		}
		return pbn.Result{Contract: c, Tricks: tricks, Source: source("Table", "2", "Annotator", "me")}
	}
	south := card.South
	return must(record.Rubber{Number: 1, Rules: rules, Length: 1, Started: 1, Changed: 1, Boards: 1}.Marshal()) +
		must(record.Entry{Number: 1, Board: b, Started: 1, Finished: 1, Source: source("Event", "Cup\tnight", "Board", "17", "North", "Ann", "East", "Bob", "South", "Cid", "West", "Dee"),
			Results: []pbn.Result{made("3N-S", 9), made("4N-S", 9), made("5N-S", -1)}}.Marshal()) +
		must(record.Rubber{Number: 2, Rules: rules, Length: 1, Started: 2, Changed: 2, Person: &south, Name: "Club night",
			Given: []record.Given{{Number: 18, Board: start, Source: source("Event", "Club", "North", "Eve"), Results: []pbn.Result{made("1C-N", 7)}}}}.Marshal())
}

func TestToldHistory(t *testing.T) {
	dir, lines := t.TempDir(), toldHistory(t)
	mustAsk(t, "import", "-data-dir", dir, file(t, "told.jsonl", lines))
	list := mustAsk(t, "list", "-data-dir", dir)
	for _, want := range []string{
		"  finished (Cup night), N Ann, E Bob, S Cid, W Dee, 3 results\n",
		"  1 to play (Club night), 1 result\n",
	} {
		if !strings.Contains(list, want) {
			t.Errorf("the list is\n%s, want %q in it", list, want)
		}
	}
	if got := mustAsk(t, "export", "-data-dir", dir); got != lines {
		t.Errorf("it goes out as\n%s, and came in as\n%s", got, lines)
	}

	// A minus is standard output, in every format, and omissions are reported beside it.
	here := t.TempDir()
	t.Chdir(here)
	for format, want := range map[string]string{"json": "", "pbn": "", "lin": "superbridge: 2 results left out: LIN has a place for two tables of a board, -format json and pbn for all\n" +
		"superbridge: 4 tags and marks left out: LIN has no place for them, -format json and pbn have\n"} {
		printed := ask("export", "-data-dir", dir, "-format", format)
		dashed := ask("export", "-data-dir", dir, "-format", format, "-")
		if printed.status != 0 || printed.stdout == "" || dashed != printed || printed.stderr != want {
			t.Errorf("%s: it printed\n%s\nand for a minus\n%s\nand said %q, want %q", format, printed.stdout, dashed.stdout, printed.stderr, want)
		}
	}
	if left, err := os.ReadDir(here); err != nil || len(left) > 0 {
		t.Errorf("there is a file %v (%v)", left, err)
	}
	out := filepath.Join(t.TempDir(), "all.pbn")
	if got, want := mustAsk(t, "export", "-data-dir", dir, out), "2 rubbers with 1 board and 1 deal to play, 4 results of tables in "+out+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
}
