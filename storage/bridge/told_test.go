package bridge_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// said returns a file's information about a game: its event, a number, and North's name.
func said(event string, number int, north string) pbn.Source {
	return pbn.Source{
		Tags:    pbn.Tags{{Name: "Event", Value: event}, {Name: "Board", Value: fmt.Sprint(number)}, {Name: "North", Value: north}, {Value: "a comment of " + north}},
		Remarks: []pbn.Remark{{At: -1, Comment: "before"}},
	}
}

// result returns a table's result on a deal.
func result(contract string, tricks int, names ...string) pbn.Result {
	r := pbn.Result{Contract: must(bridge.ParseContract(contract)), Tricks: tricks}
	for i, name := range names {
		r.Tags = append(r.Tags, pbn.Tag{Name: []string{"North", "Section", "PairNS", "ScorePercentage"}[i], Value: name})
	}
	return r
}

// elsewhere is the result of a table whose auction and play are known.
func elsewhere(r *rand.Rand, b bridge.Board) pbn.Result {
	b = bridgetest.Play(r, b.Prefix(0))
	tricks := 0
	if !b.Contract().PassedOut() {
		tricks = b.DeclarerTricks()
	}
	return pbn.Result{Contract: b.Contract(), Tricks: tricks, Board: &b, Source: pbn.Source{Tags: pbn.Tags{{Name: "North", Value: "Olga"}}}}
}

// duplicate is a board of duplicate on which nothing has happened.
func duplicate(r *rand.Rand, n int) bridge.Board {
	rules := bridge.Duplicate()
	return must(bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(n-1), rules.Vulnerability(n-1)))
}

// takeItems adds items.
func takeItems(s *bridgestore.Store, items ...record.Item) (bridgestore.Imported, error) {
	return s.Import(context.Background(), func(yield func(record.Item, error) bool) {
		for _, item := range items {
			if !yield(item, nil) {
				return
			}
		}
	})
}

// What a file says of deals that are to be played stays when they are played, is found, and goes out and comes in again; the same
// file adds nothing more, and another only what is new.
func TestDealsWithResults(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	r := rand.New(rand.NewPCG(7, 7))
	first, second := duplicate(r, 17), duplicate(r, 18)
	played := elsewhere(r, first)
	list := func(results ...pbn.Result) []record.Item {
		return []record.Item{
			{ToPlay: &record.ToPlay{List: "Club night", Given: record.Given{Number: 17, Board: first, Source: said("Club \"night\"", 17, "Ann"), Results: results}}},
			{ToPlay: &record.ToPlay{List: "Club night", Given: record.Given{Number: 18, Board: second, Source: said("Club \"night\"", 18, "Zoë")}}},
		}
	}
	results := []pbn.Result{result("3N-S", 9, "Bob", "A", "12", "NS 62.5 EW 37.5"), result("3N-S", 9, "Bob", "A", "12", "NS 62.5 EW 37.5"), result("4SX-N", -1), {}, played}
	if done := must(takeItems(s, list(results...)...)); done != (bridgestore.Imported{ToPlay: 2, Results: 5}) {
		t.Fatalf("%+v", done)
	}
	if done := must(takeItems(s, list(results...)...)); done != (bridgestore.Imported{}) {
		t.Errorf("again: %+v", done)
	}
	if done := must(takeItems(s, list(result("4SX-N", -1), result("5C-W", 10, "Cid"))...)); done != (bridgestore.Imported{Results: 1}) {
		t.Errorf("with another: %+v", done)
	}
	results = append(results, result("5C-W", 10, "Cid"))
	id := must(s.Rubbers())[0].ID
	line := must(s.LineIDs(ctx, id))[0]
	has := func(b bridgestore.Board) {
		t.Helper()
		if !reflect.DeepEqual(b.Source, said("Club \"night\"", 17, "Ann")) || !reflect.DeepEqual(b.Results, results) || b.Number != 17 {
			t.Errorf("board %d has\n%+v\n%+v\nwant\n%+v", b.Number, b.Source, b.Results, results)
		}
	}
	has(must(s.Board(ctx, line)))
	for _, word := range []string{"olga", "ZOË", "cid", "comment"} {
		if got := must(s.FindRubbers(ctx, bridgestore.Filter{Text: word})); !slices.Equal(got, []int64{id}) {
			t.Errorf("%s finds the rubbers %v, want %d", word, got, id)
		}
	}
	before := lines(t, s, "")
	playNext(t, s, id)
	board := must(s.BoardIDs(ctx, id))[0]
	has(must(s.Board(ctx, board)))
	for word, want := range map[string][]int64{"olga": {board}, "Bob": {board}, "ann": {board}, "zoë": nil, "nobody": nil} {
		if got := must(s.FindBoards(ctx, bridgestore.Filter{Text: word})); !slices.Equal(got, want) {
			t.Errorf("%s finds the boards %v, want %v", word, got, want)
		}
	}
	after := lines(t, s, "")
	for _, text := range []string{before, after} {
		fresh := open(t, t.TempDir())
		if done := must(imports(fresh, text)); done.Results != 6 || lines(t, fresh, "") != text {
			t.Errorf("%+v:\n%s\ncomes back as\n%s", done, text, lines(t, fresh, ""))
		}
		if done := must(imports(fresh, after)); done.Results != 0 || done.There != 1 || lines(t, fresh, "") != after {
			t.Errorf("when one has been played: %+v,\n%s", done, lines(t, fresh, ""))
		}
		if done := must(imports(fresh, before)); done != (bridgestore.Imported{There: 1}) {
			t.Errorf("an older state: %+v", done)
		}
	}
	// What lists and ranking ask for is in columns.
	for query, want := range map[string]int{
		"SELECT count(*) FROM result WHERE north = 'Bob' AND section = 'A' AND ns_pair = '12' AND ew_pair = '' AND ns_percent = '62.5' AND ew_percent = '37.5' AND ns = 400 AND ew = 0": 2,
		"SELECT count(*) FROM result WHERE tricks IS NULL AND ns IS NULL AND contract = '4SX-N'":                                                                                        1,
		"SELECT count(*) FROM result WHERE contract = 'Passed' AND tricks = 0 AND ns = 0 AND ew = 0":                                                                                    1,
		"SELECT number FROM source WHERE deal = '" + first.Number().String() + "'":                                                                                                      17,
	} {
		if n := number(t, s.DB(), query); n != want {
			t.Errorf("%d, want %d: %s", n, want, query)
		}
	}
	// What is damaged is left out, and the rest is there.
	run(t, s.DB(), "UPDATE result SET told = substr(told, 2) WHERE contract = '5C-W'")
	run(t, s.DB(), "UPDATE source SET told = '{' WHERE number = 17")
	if b := must(s.Board(ctx, board)); len(b.Results) != 5 || !b.Source.IsZero() {
		t.Errorf("of what is damaged there is %+v, %+v", b.Source, b.Results)
	}
	if text := lines(t, s, ""); !strings.Contains(text, "Olga") || strings.Contains(text, "Cid") {
		t.Errorf("what is damaged goes out as\n%s", text)
	}
	run(t, s.DB(), "DELETE FROM event")
	run(t, s.DB(), "DELETE FROM part")
	run(t, s.DB(), "DELETE FROM session")
	if n := number(t, s.DB(), "SELECT (SELECT count(*) FROM source) + (SELECT count(*) FROM result)"); n != 0 {
		t.Errorf("%d rows stay behind", n)
	}
}

// The same cards with another dealer are another deal to be played, in a list of its own.
func TestSameCardsWithAnotherDealer(t *testing.T) {
	s, r := open(t, t.TempDir()), rand.New(rand.NewPCG(8, 8))
	b := duplicate(r, 1)
	turned := must(bridge.NewBoard(b.Rules, b.Deal, b.Dealer.Next(1), b.Vul))
	give := func(b bridge.Board, results ...pbn.Result) record.Item {
		return record.Item{ToPlay: &record.ToPlay{List: "x", Given: record.Given{Board: b, Results: results}}}
	}
	items := []record.Item{give(b, result("3N-S", 9)), give(turned, elsewhere(r, turned)), give(b, result("3N-S", 9))}
	for _, want := range []bridgestore.Imported{{ToPlay: 2, Results: 3}, {}} {
		if done := must(takeItems(s, items...)); done != want {
			t.Errorf("%+v, want %+v", done, want)
		}
	}
	for _, sum := range must(s.Rubbers()) {
		if sum.Length != 1 || sum.ToPlay != 1 {
			t.Errorf("%+v", sum)
		}
	}
}

// What a file says of boards and of other tables goes out and comes in again, and fills what was said of those that are there.
func TestBoardsWithSources(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	r := rand.New(rand.NewPCG(9, 9))
	b := bridgetest.Play(r, duplicate(r, 3))
	there := func(s pbn.Source) record.Other {
		return record.Other{Players: "people", Board: bridgetest.Play(rand.New(rand.NewPCG(1, 1)), b.Prefix(0)), Source: s}
	}
	rubber := &record.Rubber{Rules: bridge.Duplicate(), Length: 2, Started: 1, Changed: 1, Number: 1, Boards: 1, Field: field.Setup{Tables: 3}}
	items := func(told bool) []record.Item {
		e := record.Entry{Number: 1, Board: b, Started: 2, Finished: 3, Tables: []record.Other{there(pbn.Source{}), there(pbn.Source{})}}
		o := there(pbn.Source{})
		if told {
			e.Source, e.Results = said("Cup", 33, "Dee"), []pbn.Result{result("3N-S", 9, "Eve"), elsewhere(r, b)}
			o, e.Tables[1] = there(said("Cup", 33, "Fay")), there(said("Cup", 33, "Guy"))
		}
		e.Other = &o
		return []record.Item{{Rubber: rubber}, {Board: &e}}
	}
	r = rand.New(rand.NewPCG(10, 10))
	whole := items(true)
	if done := must(takeItems(s, items(false)...)); done != (bridgestore.Imported{Rubbers: 1, Boards: 1}) {
		t.Fatalf("%+v", done)
	}
	if done := must(takeItems(s, whole...)); done != (bridgestore.Imported{There: 1, Results: 2, Sources: 3}) {
		t.Errorf("filled: %+v", done)
	}
	if done := must(takeItems(s, whole...)); done != (bridgestore.Imported{There: 1}) {
		t.Errorf("again: %+v", done)
	}
	fresh := open(t, t.TempDir())
	if done := must(takeItems(fresh, whole...)); done != (bridgestore.Imported{Rubbers: 1, Boards: 1, Results: 2}) {
		t.Errorf("at once: %+v", done)
	}
	if a, b := lines(t, s, ""), lines(t, fresh, ""); a != b || strings.Count(a, "Cup") != 3 {
		t.Errorf("filled is\n%s\nat once\n%s", a, b)
	}
	id := must(s.BoardIDs(ctx, must(s.Rubbers())[0].ID))[0]
	if o := must(s.OtherTable(ctx, id)); !reflect.DeepEqual(o.Source, said("Cup", 33, "Fay")) {
		t.Errorf("the other table says %+v", o.Source)
	} else {
		check(t, s.SaveOtherTable(id, o))
		o.Source = pbn.Source{} // as somebody keeps it who has found something out about the cards
		check(t, s.SaveOtherTable(id, o))
	}
	if o := must(s.FieldTables(ctx, id)); !o[0].Source.IsZero() || !reflect.DeepEqual(o[1].Source, said("Cup", 33, "Guy")) {
		t.Errorf("the tables say %+v", o)
	}
	if b := must(s.Board(ctx, id)); b.Number != 33 || b.Place != 1 || len(b.Results) != 2 {
		t.Errorf("board %d, place %d, %d results", b.Number, b.Place, len(b.Results))
	}
	for _, word := range []string{"dee", "eve", "fay", "guy", "olga"} {
		if got := must(s.FindBoards(ctx, bridgestore.Filter{Text: word})); !slices.Equal(got, []int64{id}) {
			t.Errorf("%s finds %v", word, got)
		}
	}
	var out bytes.Buffer
	for item, err := range s.History(ctx, "") {
		check(t, err)
		if item.Board != nil {
			out.Write(must(item.Board.Marshal()))
			if !reflect.DeepEqual(item.Board.Source, whole[1].Board.Source) || !reflect.DeepEqual(item.Board.Results, whole[1].Board.Results) ||
				!reflect.DeepEqual(item.Board.Other.Source, whole[1].Board.Other.Source) {
				t.Errorf("it goes out as %s", out.String())
			}
		}
	}
	// A state with another board goes on here, and what is said of both is kept.
	next := record.Entry{Number: 2, Board: bridgetest.Play(r, duplicate(r, 4)), Started: 4, Finished: 5, Tables: []record.Other{}, Source: said("Cup", 34, "Hal"), Results: []pbn.Result{result("1N-E", 7, "Ida")}}
	longer := *rubber
	longer.Boards = 2
	more := *whole[1].Board
	more.Results = append(slices.Clip(more.Results), result("2S-E", 8, "Jo"))
	if done := must(takeItems(s, record.Item{Rubber: &longer}, record.Item{Board: &more}, record.Item{Board: &next})); done != (bridgestore.Imported{There: 1, Continued: 1, Results: 2, Sources: 1}) {
		t.Errorf("further: %+v", done)
	}
	if got := must(s.FindBoards(ctx, bridgestore.Filter{Text: "ida hal"})); len(got) != 1 {
		t.Errorf("the second board is not found: %v", got)
	}
}
