package results

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/ui/bridge/results/resultstest"
)

// toldOf returns a result with tags, each a name and a value.
func toldOf(t *testing.T, contract string, tricks int, tags ...string) pbn.Result {
	t.Helper()
	c, err := bridge.ParseContract(contract)
	if err != nil {
		t.Fatal(err)
	}
	r := pbn.Result{Contract: c, Tricks: tricks}
	for i := 0; i < len(tags); i += 2 {
		r.Tags = append(r.Tags, pbn.Tag{Name: tags[i], Value: tags[i+1]})
	}
	return r
}

// Each result is a row, with the columns that contain data; the board's own is first.
func TestTold(t *testing.T) {
	b := resultstest.Board("3N 10")
	told := Told{Us: club.Pair{Number: "1"}, Told: club.Told{Number: 17, Board: b, You: true, Results: []pbn.Result{
		toldOf(t, "3N-N", 9, "Section", "A", "Table", "2", "North", "Ann", "South", "Art", "PairEW", "12", "ScorePercentage", "NS 62.5 EW 37.5", "Lead", "H2"),
		toldOf(t, "4SX-E", -1, "Table", "3", "Room", "Closed", "Score", "NS 300"),
		toldOf(t, "Passed", 0),
	}}}
	told.Source.Tags = pbn.Tags{{Name: "North", Value: "not you"}, {Name: "ScoreTable", Value: `Table\2R;PairId_NS\2R;Contract\5L;Declarer\1R;Result\2R;Lead\3L;Score_NS\6R;Percentage_NS\5R`,
		Rows: []string{"7 1 2NT S 8 SA 120 50.0", "8 2 Pass - - - 0 -", "9 3 3NT E A60 - 40 -", "10 4 A50 N - - 60 -", "11 5 9NT N 13 - 1 -", "12 6 3NT N 14 - 2 -"}}}
	g := told.Grid()
	want(t, "title", g.Title, "Board 17 · dealer North · N-S vulnerable")
	want(t, "about", g.About, "10 results")
	want(t, "heads", heads(g), "Section | Table | N-S | E-W | Contract | By | Lead | Tricks | N-S score | %")
	wantRows(t, g,
		"| you |  |  | 3NT | N | ♥A | 10 (+1) | +630 | 100.00",
		"A | 2 | Ann – Art | 12 | 3NT | N | ♥2 | 9 (=) | +600 | 62.5",
		"| 3 Closed |  |  | 4♠× | E |  |  | 300 |",
		"|  |  |  | Passed out |  |  |  | 0 |",
		"| 7 | 1 |  | 2NT | S | ♠A | 8 (=) | +120 | 50.0",
		"| 8 | 2 |  | Passed out |  |  |  | 0 |",
		"| 9 | 3 |  | 3NT | E |  | A60 | 40 |",
		"| 10 | 4 |  | A50 | N |  |  | 60 |",
		"| 11 | 5 |  | 9NT | N |  | 13 | 1 |",
		"| 12 | 6 |  | 3NT | N |  | 14 | 2 |")
	if !g.Rows[0].Own || g.Rows[1].Own || !g.Rows[4].Own || g.Rows[5].Own {
		t.Error("the board's own result and that of the user's pair don't stand out")
	}
	told.Board = b.Prefix(0)
	want(t, "to be played", told.Grid().About, "9 results")
	if !club.HasTables(told.Source, nil) || club.HasTables(pbn.Source{}, nil) || !club.HasTables(pbn.Source{}, told.Results) {
		t.Error("it is wrong whether there are results")
	}
	want(t, "none", Told{Told: club.Told{Board: b.Prefix(0)}}.Grid().Empty, "No results of other tables are known.")
}
