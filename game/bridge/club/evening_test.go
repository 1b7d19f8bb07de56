package club

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
)

// deal returns a deal of a board by its number; claimed is North's contract of 3NT with so many tricks, or 0 if it is to be played.
func deal(t *testing.T, number, claimed int) Told {
	t.Helper()
	rules := bridge.Duplicate()
	cards, err := card.ParseDeal("N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(rules, cards, card.North, rules.Vulnerability(number-1))
	if err != nil {
		t.Fatal(err)
	}
	if claimed > 0 {
		for call := range strings.FieldsSeq("3N Pass Pass Pass") {
			c, err := bridge.ParseCall(call)
			if err != nil {
				t.Fatal(err)
			}
			if b, err = b.Apply(bridge.Called(c)); err != nil {
				t.Fatal(err)
			}
		}
		if b, err = b.Apply(bridge.Claimed(13 - claimed)); err != nil { // by the leader
			t.Fatal(err)
		}
	}
	return Told{Number: number, Board: b, You: true, Seat: card.South}
}

// with returns the deal with a score table of rows.
func (t Told) with(columns string, rows ...string) Told {
	t.Source.Tags = append(t.Source.Tags, pbn.Tag{Name: "ScoreTable", Value: columns, Rows: rows})
	return t
}

// line tells a pair in a ranking.
func line(p Pair) string {
	place := fmt.Sprint(p.Place)
	if p.Shared {
		place += "="
	}
	if p.You {
		place = "you"
	}
	return strings.TrimSpace(fmt.Sprintf("%s %s%s %s %v/%d %s", place, p.Section, p.Number, p.Names, p.Percent.Hundredths, p.Boards, p.Said))
}

func wantPairs(t *testing.T, s Standing, want ...string) {
	t.Helper()
	var got []string
	for _, p := range s.Pairs {
		got = append(got, line(p))
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// A table's score follows from its contract and tricks, else it is what the file says; an adjusted result has none. (Board 1: nobody is
// vulnerable. Source of the points: Laws of Duplicate Bridge 2017, law 77.)
func TestTables(t *testing.T) {
	d := deal(t, 1, 0).with(`Contract;Declarer;Result;Score_NS;Score_EW`,
		"3NT N 9 - -", "3NTX W 7 - -", "Pass - - - -", "4S N A60 420 -", "8NT N 9 55 -", "- - - - 140", "2H E - +110 -")
	want := []string{"400 true", "300 true", "0 true", "0 false", "55 true", "-140 true", "110 true"}
	for i, table := range d.Tables() {
		score, ok := d.Score(table)
		if got := fmt.Sprint(score, ok); got != want[i] && (ok || want[i] != "0 false") {
			t.Errorf("row %d: %s, want %s", i+1, got, want[i])
		}
	}
	if n := len(d.Tables()); n != len(want) {
		t.Errorf("%d tables", n)
	}
	if HasTables(pbn.Source{}, nil) || !HasTables(d.Source, nil) || !HasTables(pbn.Source{}, []pbn.Result{{}}) {
		t.Error("it is wrong whether there are results")
	}
}

// Percentages are the file's; without any of these they follow from the scores: of 400, 400, 150 and −50 the first have beaten two and
// tied with one of three.
func TestPercents(t *testing.T) {
	d := deal(t, 1, 10).with(`Contract;Declarer;Result`, "3NT N 9", "3NT N 9", "2NT N 9", "3NT N 8", "4S N A60")
	said := func(d Told) (all []string) {
		for _, p := range d.Percents(d.Tables()) {
			if all = append(all, "-"); p.Known {
				all[len(all)-1] = p.String()
			}
		}
		return all
	}
	if got, want := strings.Join(said(d), " "), "83.33 83.33 33.33 0.00 -"; got != want {
		t.Errorf("by the scores %s, want %s", got, want)
	}
	if got := d.Against(d.Tables()); got != (Percent{100_00, true}) {
		t.Errorf("430 against all of them: %v", got)
	}
	d = deal(t, 1, 9).with(`Contract;Declarer;Result`, "3NT N 9", "2NT N 9", "3NT N 10")
	if got := d.Against(d.Tables()); got != (Percent{50_00, true}) {
		t.Errorf("400 against 400, 150 and 430: %v", got)
	}
	d = deal(t, 1, 0).with(`Contract;Declarer;Result;Percentage_NS;Percentage_EW`, "3NT N 9 62,5 -", "3NT N 9 - 30%", "2NT N 9 - -")
	if got, want := strings.Join(said(d), " "), "62.50 70.00 -"; got != want {
		t.Errorf("by the file %s, want %s", got, want)
	}
	if d.Against(d.Tables()).Known {
		t.Error("a deal to be played has a percentage")
	}
}

// Pairs are ranked by their mean: for each side, where both sides' pairs have the same numbers or none sits at both; else all together.
// The user is where his own results put him.
func TestStandings(t *testing.T) {
	const columns = `PairId_NS;PairId_EW;Contract;Declarer;Result`
	mitchell := []Told{
		deal(t, 1, 9).with(columns, "1 1 3NT N 9", "2 2 3NT N 8", "3 3 2NT N 9"),
		deal(t, 2, 0).with(columns, "1 2 3NT N 9", "2 3 3NT N 9", "3 1 3NT N 8"),
	}
	all := Standings(mitchell)
	if len(all) != 2 || all[0].Side != card.NS || !all[1].Sided {
		t.Fatalf("%+v", all)
	}
	wantPairs(t, all[0], "1 1  87.50/2", "you   83.33/1", "2 2  37.50/2", "3 3  25.00/2")
	wantPairs(t, all[1], "1 2  62.50/2", "2 1  50.00/2", "3 3  37.50/2")

	howell := []Told{
		deal(t, 1, 0).with(columns, "1 2 3NT N 9", "3 4 3NT N 8"),
		deal(t, 2, 0).with(columns, "4 1 3NT N 9", "2 3 3NT N 8"),
	}
	all = Standings(howell)
	if len(all) != 1 || all[0].Sided {
		t.Fatalf("%+v", all)
	}
	wantPairs(t, all[0], "1 4  100.00/2", "2= 1  50.00/2", "2= 3  50.00/2", "4 2  0.00/2")
}

// The ranking of a file is taken as it is, with names and totals; names by which alone a pair is known are its number.
func TestSaidStandings(t *testing.T) {
	d := deal(t, 1, 9).with(`PairId_NS;PairId_EW;Contract;Declarer;Result`, "1 1 3NT N 8", "2 2 2NT N 9")
	d.Source.Tags = append(d.Source.Tags, pbn.Tag{Name: "TotalScoreTable", Value: `Rank;PairId;TotalPercentage;Names;Direction;Section`, Rows: []string{
		`1 7 61.25 "Ann - Bob" N-S A`, `2= 3 55 "Cat/Dan" NS A`, `2= 5 55 "Guy" NS A`, `1 8 58,5 "Eve & Fox" EW B`}})
	all := Standings([]Told{deal(t, 2, 0), d})
	if len(all) != 2 || !all[0].Told {
		t.Fatalf("%+v", all)
	}
	wantPairs(t, all[0], "you   100.00/1", "1 A7 Ann – Bob 61.25/0", "2= A3 Cat – Dan 55.00/0", "2= A5 Guy 55.00/0")
	wantPairs(t, all[1], "1 B8 Eve – Fox 58.50/0")

	d.Source.Tags = pbn.Tags{{Name: "TotalScoreTable", Value: `Rank;Name;TotalScore`, Rows: []string{`1 "Red team" 12`, `2 "Blue team" -12`}}}
	wantPairs(t, Standings([]Told{d})[0], "1  Red team 0.00/0 12", "2  Blue team 0.00/0 -12")
	if all := Standings([]Told{deal(t, 1, 9)}); all != nil {
		t.Errorf("of no results: %+v", all)
	}
}
