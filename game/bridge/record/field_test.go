package record_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// fieldOf returns the lines of a session of a field of random play, the end line last, with results from the given
// number of tables on each board, the first included.
func fieldOf(seed uint64, in ...int) []string {
	r := rand.New(rand.NewPCG(seed, 15))
	s := session.Session{Rules: bridge.Duplicate(), Length: len(in)}
	var lines []string
	var travellers []field.Traveller
	most := slices.Max(in)
	for i, n := range in {
		b := must(s.Next(s.Rules.Deck.Shuffle(r)))
		e := record.Entry{Session: 1, Number: i + 1, Board: bridgetest.Play(r, b), Tables: []record.Other{}}
		for range n - 1 {
			e.Tables = append(e.Tables, record.Other{Board: bridgetest.Play(r, b)})
		}
		lines = append(lines, string(must(e.Marshal())))
		travellers = append(travellers, e.Traveller(most))
		s = s.With(e.Board)
	}
	return append(lines, string(must(record.MarshalField(1, s, travellers))))
}

// itemsOf reads the lines of a history.
func itemsOf(lines ...string) ([]record.Item, error) {
	return readAll(strings.NewReader(strings.Join(lines, "\n")))
}

// The lines of a field are read and written again byte for byte, whether all tables are in or not, several sessions
// one after the other, and before a board at one table.
func TestFieldsRoundTrip(t *testing.T) {
	first, second := fieldOf(1, 4, 4, 4), fieldOf(2, 8, 3, 1, 2)
	for i, line := range second {
		second[i] = strings.Replace(line, `{"session":1,`, `{"session":2,`, 1)
	}
	alone := linesOf(t, "Duplicate.jsonl")[0]
	all := slices.Concat(first, second, []string{alone})
	items, err := itemsOf(all...)
	if err != nil {
		t.Fatal(err)
	}
	var again []string
	rubbers := ""
	for _, item := range items {
		if item.Rubber != nil {
			rubbers += fmt.Sprintf("%d ", len(again))
			continue
		}
		e := *item.Board
		e.Number = must(record.UnmarshalEntry([]byte(all[len(again)+len(strings.Fields(rubbers))-1]))).Number
		again = append(again, string(must(e.Marshal())))
	}
	if want := slices.Concat(first[:3], second[:4], []string{alone}); !slices.Equal(again, want) {
		t.Errorf("they come back as\n%s\nwant\n%s", strings.Join(again, "\n"), strings.Join(want, "\n"))
	}
	if rubbers != "0 3 7 " {
		t.Errorf("rubbers begin at %s", rubbers)
	}
}

// What a line says of a field is not believed.
func TestFieldsThatContradict(t *testing.T) {
	lines := fieldOf(3, 4, 4)
	for _, tt := range []struct {
		line     int // that is changed
		old, new string
		says     string
	}{
		{0, `"datum":`, `"datum":1`, "the datum is given as"},
		{0, `"percent":[`, `"percent":[1`, "by deal and events it is"},
		{0, `"matchpoints":[`, `"matchpoints":[1`, "by deal and events it is"},
		{0, `"tables":[{"contract":"`, `"tables":[{"contract":"7`, "table 1: by deal and events it is"},
		{0, `"tables":[{`, `"tables":[{"auction":[],`, "the first table is that of the line"},
		{0, `{"auction":[`, `{"auction":["7N",`, "table 2: event"},
		{0, `{"session":1,`, `{`, "of which session"},
		{0, `"cross":[`, `"cross":["`, "it stops being JSON"},
		{2, `"matchpoints":[`, `"matchpoints":[1`, "the session ends differently"},
		{2, `"imps":[`, `"vp":[10,10],"imps":[`, "the session ends differently"},
		{2, `"cross":[`, `"winner":"NS","cross":[`, `there is no key "winner"`},
	} {
		changed := slices.Clone(lines)
		changed[tt.line] = strings.Replace(lines[tt.line], tt.old, tt.new, 1)
		_, err := itemsOf(changed...)
		var at *record.LineError
		if changed[tt.line] == lines[tt.line] || !errors.As(err, &at) || at.Line != tt.line+1 || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%s instead of %s: %v; want %q", tt.new, tt.old, err, tt.says)
		}
	}
	none := lines[0][:strings.Index(lines[0], `"tables":[`)] + `"tables":[]}`
	if _, err := itemsOf(none); err == nil || !strings.Contains(err.Error(), "a field has 1 to 16 results") {
		t.Errorf("no tables: %v", err)
	}
	// A board of Chicago isn't played at many tables, and an unfinished one doesn't mention them.
	chicago := linesOf(t, "Chicago.jsonl")[0]
	if _, err := itemsOf(strings.TrimSuffix(chicago, "}") + `,"datum":0,"tables":[{"contract":"Passed"}]}`); err == nil || !strings.Contains(err.Error(), "not played at many tables") {
		t.Errorf("Chicago: %v", err)
	}
	going := must(bridge.NewBoard(bridge.Duplicate(), card.Deck52.Shuffle(rand.New(rand.NewPCG(1, 1))), card.North, bridge.VulNone))
	line := string(must(record.Entry{Number: 1, Board: going, Tables: []record.Other{{Board: going}}}.Marshal()))
	if strings.Contains(line, "tables") || strings.Contains(line, "session") {
		t.Errorf("a board that goes on: %s", line)
	}
	if _, err := itemsOf(strings.Replace(line, `"play":[]`, `"play":[],"datum":0,"tables":[{"contract":"Passed"}]`, 1)); err == nil {
		t.Error("a board that goes on is compared")
	}
}

// The line of a rubber has the number of tables of its field, and its date.
func TestRubbersWithTables(t *testing.T) {
	lines := fieldOf(4, 4, 2, 1)[:3]
	seat := card.South
	r := record.Rubber{Number: 1, Rules: bridge.Duplicate(), Length: 3, Field: field.Setup{Tables: 4, By: field.ByIMPs}, FieldPlayers: "club", Daily: "2026-11-22", Person: &seat, Boards: 3}
	head := string(must(r.Marshal()))
	if !strings.Contains(head, `"length":3,"tables":4,"by":"imps","others":"club","daily":"2026-11-22",`) {
		t.Errorf("its line is %s", head)
	}
	items, err := itemsOf(slices.Concat([]string{head}, lines)...)
	if err != nil || len(items) != 4 || items[0].Rubber.Field != r.Field || items[0].Rubber.Daily != r.Daily || items[0].Rubber.FieldPlayers != "club" {
		t.Fatalf("%v: %+v", err, items)
	}
	if tr := items[2].Board.Traveller(4); tr.In() != 2 || tr.Tables != 4 {
		t.Errorf("board 2: %+v", tr)
	}
	plain := linesOf(t, "Duplicate.jsonl")[0]
	for _, tt := range []struct{ old, new, line, says string }{
		{`"tables":4`, `"tables":3`, lines[0], "the results of 4 tables, of 3"},
		{`"tables":4,"by":"imps","others":"club",`, ``, lines[0], "played at no other tables"},
		{`"tables":4,`, ``, lines[0], "there are no tables"},
		{`"imps"`, `"luck"`, lines[0], "no way to compare"},
		{`"tables":4`, `"tables":4`, plain, "doesn't say what the tables"},
		{`"tables":4`, `"tables":1`, lines[0], "from 2 to 16"},
		{`"tables":4`, `"tables":17`, lines[0], "from 2 to 16"},
		{`2026-11-22`, `2026-11-31`, lines[0], "no date"},
		{`"rules":"Duplicate"`, `"rules":"SuperBridge"`, lines[0], "not played at many tables"},
	} {
		if _, err := itemsOf(strings.Replace(head, tt.old, tt.new, 1), tt.line); err == nil || !strings.Contains(err.Error(), tt.says) {
			t.Errorf("%s: %v", tt.new, err)
		}
	}
	if _, err := record.MarshalField(1, session.Session{Rules: bridge.Duplicate(), Length: 2}, nil); err == nil {
		t.Error("a session that goes on has an end")
	}
}
