package record_test

import (
	"bytes"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// told is information that a file may have about a board.
var told = pbn.Source{
	Tags:    pbn.Tags{{Name: "Event", Value: "Club \"night\""}, {Name: "Board", Value: "17"}, {Value: "a comment"}, {Name: "ScoreTable", Value: `Rank\2R`, Rows: []string{" 1", " 2"}}},
	Remarks: []pbn.Remark{{At: -1, Comment: "before"}, {At: 0, Mark: "!", Note: "15 to 17"}},
}

func TestResultsRoundTrip(t *testing.T) {
	r := source(5)
	b := bridgetest.Board(r, bridge.Duplicate(), bridge.VulNS)
	elsewhere := bridgetest.Play(r, b.Prefix(0))
	tricks := 0
	if !elsewhere.Contract().PassedOut() {
		tricks = elsewhere.DeclarerTricks()
	}
	results := []pbn.Result{
		{Contract: must(bridge.ParseContract("3N-S")), Tricks: 9, Source: told},
		{Contract: must(bridge.ParseContract("3N-S")), Tricks: -1},
		{},
		{Contract: elsewhere.Contract(), Tricks: tricks, Board: &elsewhere, Source: told},
	}
	e := record.Entry{Number: 1, Board: b, Source: told, Results: results, Other: &record.Other{"people", elsewhere, told}}
	line := must(e.Marshal())
	back := must(record.UnmarshalEntry(line))
	if !reflect.DeepEqual(back, e) {
		t.Errorf("it comes back as\n%+v, want\n%+v", back, e)
	}
	south := card.South
	rubber := record.Rubber{Number: 1, Rules: bridge.Duplicate(), Length: 2, Person: &south, Given: []record.Given{{Number: 17, Board: b.Prefix(0), Source: told, Results: results}}}
	for item, err := range record.Read(bytes.NewReader(must(rubber.Marshal()))) {
		if err != nil || !reflect.DeepEqual(*item.Rubber, rubber) {
			t.Errorf("a deal to be played comes back as\n%+v, %v, want\n%+v", item.Rubber, err, rubber)
		}
	}
	for i, want := range results {
		if got := must(record.ParseResult(must(record.ResultText(want)), b.Prefix(0))); !reflect.DeepEqual(got, want) {
			t.Errorf("result %d comes back as %+v, want %+v", i+1, got, want)
		}
	}
}

func TestImpossibleResults(t *testing.T) {
	start := bridgetest.Board(source(5), bridge.Duplicate(), bridge.VulNS).Prefix(0)
	for _, text := range []string{
		``, `[]`, `{"contract":"8N-S"}`, `{"contract":"9N-S","tricks":13}`, `{"contract":"3N-S","tricks":14}`, `{"contract":"3N-S","tricks":-2}`,
		`{"contract":"Passed","tricks":1}`, `{"contract":"3N-S","tricks":9,"auction":["Pass","Pass","Pass","Pass"],"play":[]}`,
	} {
		if r, err := record.ParseResult(text, start); err == nil {
			t.Errorf("%s is read as %+v", text, r)
		}
	}
}
