package results

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/results/resultstest"
	"github.com/superbridge/superbridge/ui/kit/chart"
)

// words returns the rows of a grid, its cells with a space between them.
func words(g chart.Grid) (rows []string) {
	for _, r := range g.Rows {
		var cells []string
		for _, c := range r.Cells {
			cells = append(cells, c.Words)
		}
		rows = append(rows, strings.TrimSpace(strings.Join(cells, " | ")))
	}
	return rows
}

func heads(g chart.Grid) string {
	var all []string
	for _, c := range g.Columns {
		all = append(all, c.Head)
	}
	return strings.Join(all, " | ")
}

func want[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

func wantRows(t *testing.T, g chart.Grid, want ...string) {
	t.Helper()
	if got := words(g); !slices.Equal(got, want) {
		t.Errorf("%s:\n%s\nwant\n%s", g.Title, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// A traveller has the best result for the user's side first, counts equal ones, and lists tables that still play last.
func TestTraveller(t *testing.T) {
	v := View{Side: card.NS, You: true}
	field := resultstest.Traveller("3N 10", "3N 9", "", "3N 10", "1N 8", "Pass", "3N 8")
	g, tables := v.Traveller(5, resultstest.Board(""), field)
	want(t, "title", g.Title, "Board 5 · dealer North · N-S vulnerable")
	want(t, "about", g.About, "Results in: 6 of 7 tables")
	want(t, "heads", heads(g), "Table | Contract | By | Lead | Tricks | N-S | E-W | MPs | % | IMPs | Cross-IMPs | Same")
	wantRows(t, g,
		"1 · you | 3NT | N | ♥A | 10 (+1) | 630 | – | 9 | 90.00 | +7 | +7.20 | 2×",
		"4 | 3NT | N | ♥A | 10 (+1) | 630 | – | 9 | 90.00 | +7 | +7.20",
		"2 | 3NT | N | ♥A | 9 (=) | 600 | – | 6 | 60.00 | +6 | +6.40",
		"5 | 1NT | N | ♥A | 8 (+1) | 120 | – | 4 | 40.00 | –6 | –4.60",
		"6 | Passed out |  |  |  | – | – | 2 | 20.00 | –8 | –7.20",
		"7 | 3NT | N | ♥A | 8 (–1) | – | 100 | 0 | 0.00 | –10 | –9.00",
		"3 | playing …")
	if !slices.Equal(tables, []int{1, 4, 2, 5, 6, 7, 0}) {
		t.Errorf("the rows are of tables %v", tables)
	}
	for i, row := range g.Rows {
		want(t, "own", row.Own, i == 0)
	}
}

// From the other side the order is the other way round, and the figures are theirs.
func TestTravellerOfTheOtherSide(t *testing.T) {
	v := View{Side: card.EW, By: field.ByIMPs}
	g, tables := v.Traveller(1, resultstest.Board(""), resultstest.Traveller("3N 10", "3N 8", "1N 8"))
	want(t, "about", g.About, "Datum N-S +220")
	wantRows(t, g,
		"2 | 3NT | N | ♥A | 8 (–1) | – | 100 | 4 | 100.00 | +8 | +9.00",
		"3 | 1NT | N | ♥A | 8 (+1) | 120 | – | 2 | 50.00 | +3 | +2.50",
		"1 | 3NT | N | ♥A | 10 (+1) | 630 | – | 0 | 0.00 | –9 | –11.50")
	if !slices.Equal(tables, []int{2, 3, 1}) {
		t.Errorf("the rows are of tables %v", tables)
	}
	for _, c := range g.Columns {
		want(t, c.Head+" counts", c.Bold, c.Head == "IMPs")
	}
}

// With one result nothing can be compared yet; the line says how many others are in.
func TestSummary(t *testing.T) {
	v := View{Side: card.NS, You: true}
	for _, c := range []struct {
		by      field.Method
		results []string
		words   string
		good    int
	}{
		{field.ByMatchpoints, []string{"3N 10", "", "", ""}, "The other 3 tables are still playing.", 0},
		{field.ByMatchpoints, []string{"3N 10", ""}, "The other table is still playing.", 0},
		{field.ByMatchpoints, []string{"", "3N 10", "3N 9", ""}, "The other 3 tables are still playing.", 0},
		{field.ByMatchpoints, []string{"3N 10", "3N 9", "", "3N 10"}, "75.00 % so far – 2 of 3 other results in", 1},
		{field.ByMatchpoints, []string{"3N 10", "3N 10", "3N 10"}, "50.00 %", 0},
		{field.ByIMPs, []string{"3N 8", "3N 9", "3N 9"}, "–10 IMPs to the datum", -1},
		{field.ByCross, []string{"3N 9", "3N 9", "3N 8"}, "+6.00 IMPs per table", 1},
		{field.ByMatchpoints, []string{"3N 9", "3N 10"}, "–1 IMP", -1},
	} {
		v.By = c.by
		words, good := v.Summary(resultstest.Traveller(c.results...))
		want(t, "words", words, c.words)
		want(t, "good", good, c.good)
	}
}

// of returns a session of boards with travellers, numbered from one on.
func of(first int, travellers ...field.Traveller) (s Session) {
	for i, t := range travellers {
		s.Boards = append(s.Boards, Board{Number: first + i, Traveller: t})
	}
	return s
}

// session returns three boards at four tables, of which the last table has not finished the last board.
func session() []field.Traveller {
	return []field.Traveller{
		resultstest.Traveller("3N 10", "3N 9", "3N 9", "1N 8"),
		resultstest.Traveller("3N 8", "3N 9", "3N 9", "3N 9"),
		resultstest.Traveller("1N 8", "1N 8", "1N 7", ""),
	}
}

func TestRanking(t *testing.T) {
	g := View{Side: card.NS, You: true}.Ranking(session())
	want(t, "title", g.Title, "Ranking after 3 boards, N-S")
	want(t, "about", g.About, "Results in: 11 of 12")
	want(t, "heads", heads(g), "Place | Table | MPs | % | IMPs | Cross-IMPs | Points")
	rows := words(g)
	if len(rows) != 4 || !strings.HasPrefix(rows[0], "1 | 2 | 10 | 62.50 |") || !strings.HasPrefix(rows[1], "2 | 1 · you | 9 | 56.25 |") {
		t.Errorf("the ranking is\n%s", strings.Join(rows, "\n"))
	}
	for i, row := range g.Rows {
		want(t, "own", row.Own, i == 1)
	}
	words, good, ok := View{Side: card.NS, You: true}.Result(session())
	want(t, "result", words, "56.25 % – place 2 of 4")
	want(t, "good", good, 1)
	want(t, "ok", ok, true)
}

// Pairs with equal results share a place.
func TestSharedPlaces(t *testing.T) {
	all := []field.Traveller{resultstest.Traveller("3N 9", "3N 10", "3N 9")}
	rows := words(View{Side: card.NS, You: true}.Ranking(all))
	if !strings.HasPrefix(rows[0], "1 | 2 ") || !strings.HasPrefix(rows[1], "2= | 1 · you") || !strings.HasPrefix(rows[2], "2= | 3 ") {
		t.Errorf("the ranking is\n%s", strings.Join(rows, "\n"))
	}
	words, good, _ := View{Side: card.NS, You: true}.Result(all)
	want(t, "result", words, "25.00 % – place 2= of 3")
	want(t, "good", good, -1)
}

// Two tables are a team match; 24 boards of it are worth victory points, seen from the user's side.
func TestTeams(t *testing.T) {
	var all []field.Traveller
	for range 24 {
		all = append(all, resultstest.Traveller("3N 10", "3N 9"))
	}
	ours, theirs := View{Side: card.NS, You: true}, View{Side: card.EW, You: true}
	wantRows(t, ours.Ranking(all), "Your team | +24 | 15", "The other team | –24 | 5")
	wantRows(t, theirs.Ranking(all), "Your team | –24 | 5", "The other team | +24 | 15")
	wantRows(t, ours.Ranking(all[:3]), "Your team | +3", "The other team | –3")
	words, good, ok := theirs.Result(all)
	want(t, "result", words, "–24 IMPs, 5 : 15 victory points")
	want(t, "good", good, -1)
	want(t, "ok", ok, true)
	g, _ := ours.Traveller(1, resultstest.Board(""), all[0])
	want(t, "heads", heads(g), "Table | Contract | By | Lead | Tricks | N-S | E-W | IMPs")
	wantRows(t, g, "1 · you | 3NT | N | ♥A | 10 (+1) | 630 | – | +1", "2 | 3NT | N | ♥A | 9 (=) | 600 | – | –1")
	gains, _ := ours.Gains(of(7, all[0]))
	wantRows(t, gains, "7 | 3NT | N | ♥A | 10 (+1) | +630 | +1 |")
}

func TestGains(t *testing.T) {
	g, boards := View{Side: card.NS, You: true}.Gains(of(1, session()...))
	want(t, "title", g.Title, "Your boards, from best to worst")
	watched, _ := View{Side: card.NS}.Gains(of(1, session()...))
	want(t, "title where nobody sits", watched.Title, "The first table’s boards, from best to worst")
	want(t, "heads", heads(g), "Board | Contract | By | Lead | Tricks | Score | % | IMPs | Cross-IMPs | ")
	if !slices.Equal(boards, []int{0, 2, 1}) {
		t.Errorf("the rows are of boards %v", boards)
	}
	bars := []float64{}
	for _, row := range g.Rows {
		bars = append(bars, row.Cells[len(row.Cells)-1].Bar)
	}
	if !slices.Equal(bars, []float64{1, 0.5, -1}) {
		t.Errorf("the bars are %v", bars)
	}
}

// While no other table has finished there is nothing to rank.
func TestNothingYet(t *testing.T) {
	all := []field.Traveller{resultstest.Traveller("3N 10", "", "")}
	if words, _, ok := (View{}).Result(all); ok {
		t.Errorf("the result is %q", words)
	}
	if g, _ := (View{}).Gains(of(1, all...)); len(g.Rows) != 0 || g.Empty == "" {
		t.Errorf("the gains are %v, said %q", words(g), g.Empty)
	}
	if _, _, ok := (View{}).Result(nil); ok {
		t.Error("nothing has a result")
	}
	if g := (View{}).Ranking(nil); len(g.Rows) != 0 {
		t.Errorf("the ranking of nothing is %v", words(g))
	}
}

// Where the pairs differ, the ranking says who they are.
func TestRankingOfAMix(t *testing.T) {
	v := View{Side: card.EW, You: true, Pairs: [][2]string{{}, {"Own · Club", "Standard · Expert · Bold"}, {"", "Goren · Beginner"}}}
	g := v.Ranking([]field.Traveller{resultstest.Traveller("3N 9", "3N 10", "3N 8")})
	if !strings.HasPrefix(heads(g), "Place | Table | Pair | MPs | ") {
		t.Error(heads(g))
	}
	for i, want := range []string{"1 | 3 | Goren · Beginner | ", "2 | 1 · you |  | ", "3 | 2 | Standard · Expert · Bold | "} {
		if got := words(g)[i]; !strings.HasPrefix(got, want) {
			t.Errorf("row %d: %s", i, got)
		}
	}
}
