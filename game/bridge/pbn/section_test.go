package pbn

import (
	"fmt"
	"reflect"
	"testing"
)

func TestSections(t *testing.T) {
	for _, tt := range []struct {
		value string
		rows  []string
		want  Section
	}{
		{`Rank\2R;PairId\4L;Names`, []string{" 1 12   \"Ann & Bob\"", " 2 -    Cid", "", "3"}, Section{Columns: []Column{{"Rank", 2, false}, {"PairId", 4, true}, {"Names", 0, false}},
			Rows: [][]string{{"1", "12", "Ann & Bob"}, {"2", "", "Cid"}, {"3", "", ""}}}},
		{`+Table\2R; -Score\x`, []string{"1 2 3 4", `"a \"b\"" "open`}, Section{Columns: []Column{{"Table", 2, false}, {"Score", 0, false}}, Rows: [][]string{{"1", "2"}, {`a "b"`, "open"}}}},
		{``, []string{"1 2"}, Section{}},
		{`;;`, []string{"1 2"}, Section{}},
	} {
		tt.want.Name = "ScoreTable"
		if got := (Tag{Name: "ScoreTable", Value: tt.value, Rows: tt.rows}).Section(); !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: %+v, want %+v", tt.value, got, tt.want)
		}
	}
	s := (Tag{Value: `Table\2R;Result\2R`, Rows: []string{"1 -"}}).Section()
	if got := fmt.Sprint(s.Tags(0)); got != "[{Table 1 []}]" {
		t.Errorf("a row is %s", got)
	}
	// What is written is read as it was.
	table := OptimumResultTable([4][5]int{{1, 2, 3, 4, 5}, {13}})
	text := string(must(Game{Number: 1, Board: only(t, aGame), Sections: []Section{table}}.Marshal()))
	tag := tagsIn(text)
	last := tag[len(tag)-1]
	if got := last.Section(); !reflect.DeepEqual(got, table) {
		t.Errorf("%+v comes back as %+v", table, got)
	}
}
