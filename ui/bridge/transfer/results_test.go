package transfer

import (
	"context"
	"flag"
	"fmt"
	"iter"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

var update = flag.Bool("update", false, "write the golden files")

// golden compares a text with a file.
func golden(t *testing.T, name, text string) {
	t.Helper()
	path := "testdata/" + name
	if *update {
		check(t, os.WriteFile(path, []byte(text), 0o600))
	}
	want, err := os.ReadFile(path)
	check(t, err)
	if text != string(want) {
		t.Errorf("%s is written as\n%s\nwant\n%s", name, text, want)
	}
}

// all yields items.
func all(items ...record.Item) iter.Seq2[record.Item, error] {
	return func(yield func(record.Item, error) bool) {
		for _, item := range items {
			if !yield(item, nil) {
				return
			}
		}
	}
}

// tagged is a source with tags, each a name and a value.
func tagged(tags ...string) pbn.Source {
	var s pbn.Source
	for i := 0; i < len(tags); i += 2 {
		s.Tags = append(s.Tags, pbn.Tag{Name: tags[i], Value: tags[i+1]})
	}
	return s
}

// made is the result of a table.
func made(t *testing.T, contract string, tricks int, tags ...string) pbn.Result {
	c, err := bridge.ParseContract(contract)
	check(t, err)
	return pbn.Result{Contract: c, Tricks: tricks, Source: tagged(tags...)}
}

// clubNight is a session with all kinds of data from a file: a board played in two rooms with two more results, a deal
// with three results, one with a board that was played, one without any, and one that was only half played.
func clubNight(t *testing.T) []record.Item {
	rules := bridge.Duplicate()
	deal := func(number uint64) bridge.Board {
		d, err := card.ParseDeal("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85")
		check(t, err)
		b, err := bridge.NewBoard(rules, card.Deal{d[number%4], d[(number+1)%4], d[(number+2)%4], d[(number+3)%4]}, rules.Dealer(int(number)), rules.Vulnerability(int(number)))
		check(t, err)
		return b
	}
	play := func(b bridge.Board, events string) bridge.Board {
		for word := range strings.FieldsSeq(events) {
			e, err := bridge.ParseEvent(strings.Replace(word, "_", " ", 1))
			check(t, err)
			b, err = b.Apply(e)
			check(t, err)
		}
		return b
	}
	start := deal(0)
	here := play(start, "1D 1S 3H 4S 4N X Pass Pass 5C X 5H X Pass Pass Pass SK H3 S4 S3 Claim_2")
	there := play(start, "Pass 1S Pass 4S Pass Pass Pass H2 HT H6 HK Claim_8")
	e := record.Entry{Number: 1, Board: here, Started: 1, Finished: 2, Source: tagged("Event", "Club", "Site", "Cluj", "Date", "2026.11.20", "Board", "17", "West", "Wim", "North", "Nan", "East", "Ede", "South", "Sue", "Scoring", "IMP", "HomeTeam", "Reds", "VisitTeam", "Blues", "Room", "Open", "Annotator", "me")}
	e.Source.Remarks = []pbn.Remark{{At: -1, Comment: "a start | with a bar"}, {At: 0, Note: "11, or more"}, {At: 1, Mark: "!"}, {At: 2, Mark: "*"}, {At: 15, Note: "a lead", Comment: "two\nlines"}, {At: 19, Comment: "conceded"}}
	e.Other = &record.Other{Players: "people", Board: there, Source: tagged("West", "Wil", "Room", "Closed")}
	e.Results = []pbn.Result{
		made(t, "4S-E", 10, "Table", "3", "North", "Nat"),
		{Contract: there.Contract(), Tricks: there.DeclarerTricks(), Board: &there, Source: tagged("Table", "4")},
	}
	given := []record.Given{
		{Number: 18, Board: deal(1), Source: tagged("Event", "Club", "Board", "18"), Results: []pbn.Result{
			made(t, "3N-S", 9, "Event", "Club", "Board", "18", "Table", "1", "North", "Ann", "South", "Art"),
			made(t, "3NX-W", -1, "Event", "Club", "Board", "18", "Table", "2"),
			made(t, "Passed", 0, "Event", "Club", "Board", "18", "Table", "3"),
		}},
		{Number: 19, Board: deal(2), Source: tagged("Event", "Club", "Board", "19a", "", "only a deal")},
		{Number: 20, Board: deal(3), Source: pbn.Source{Tags: pbn.Tags{{Name: "ScoreTable", Value: `Rank\2R`, Rows: []string{" 1"}}}}, Results: []pbn.Result{made(t, "1C-N", 7), made(t, "2C-N", 7), made(t, "3C-N", 7)}},
	}
	half := record.Entry{Number: 2, Board: play(deal(2), "1C"), Started: 1, Results: []pbn.Result{made(t, "6N-S", 12, "Table", "9")}, Source: tagged("Board", "21")}
	half.Board.Deal[0], half.Board.Deal[1] = half.Board.Deal[1], half.Board.Deal[0]
	south := card.South
	return []record.Item{
		{Rubber: &record.Rubber{Number: 1, Rules: rules, Length: 1, Boards: 1}}, {Board: &e},
		{Rubber: &record.Rubber{Number: 2, Rules: rules, Length: 5, Boards: 2, Name: "Club night", Person: &south, Given: given}}, {Board: &record.Entry{Number: 1, Board: here, Started: 1, Finished: 2, Source: tagged("Board", "33", "South", "Sue", "Event", "Club night")}}, {Board: &half},
	}
}

// The data of files is exported: each table as a game, in LIN as far as it fits.
func TestSourcesGoOut(t *testing.T) {
	items := clubNight(t)
	for format, want := range map[Format]Exported{
		JSON: {Rubbers: 2, Boards: 3, ToPlay: 3, Results: 9},
		PBN:  {Rubbers: 2, Boards: 2, ToPlay: 3, Results: 9, Unfinished: 1},
		LIN:  {Rubbers: 2, Boards: 2, ToPlay: 3, Results: 4, Unfinished: 1, Lost: 5, Unsaid: 9},
	} {
		var out strings.Builder
		done, err := Write(context.Background(), all(items...), &out, format, func(int) {})
		if err != nil || done != want {
			t.Errorf("%s: out went %+v (%v), want %+v", format.Ending(), done, err, want)
		}
		golden(t, "club"+format.Ending(), out.String())
		if format == PBN {
			// Two boards, another room, nine results, a deal without one, and one with more data than its results.
			if n := strings.Count(out.String(), "[Deal "); n != 2+1+9+1+1 {
				t.Errorf("there are %d games", n)
			}
		}
	}
}

// A tournament is exported as the games of its source: each table of each deal, and no more.
func TestTournamentGoesOutWhole(t *testing.T) {
	var given []record.Given
	rules := bridge.Duplicate()
	for n := range 30 {
		d, err := card.Deck52.Deal(card.Number{})
		check(t, err)
		d[n%4], d[(n+1)%4] = d[(n+1)%4], d[n%4]
		b, err := bridge.NewBoard(rules, d, rules.Dealer(n), rules.Vulnerability(n))
		check(t, err)
		g := record.Given{Number: n + 1, Board: b, Source: tagged("Event", "Cup", "Board", fmt.Sprint(n+1))}
		for table := range 19 {
			g.Results = append(g.Results, made(t, "3N-S", table%14, "Event", "Cup", "Board", fmt.Sprint(n+1), "Table", fmt.Sprint(table+1), "North", "Ann \"the\" first"))
		}
		given = append(given, g)
	}
	south := card.South
	var out strings.Builder
	done, err := Write(context.Background(), all(record.Item{Rubber: &record.Rubber{Number: 1, Rules: rules, Length: 30, Person: &south, Given: given}}), &out, PBN, func(int) {})
	if want := (Exported{Rubbers: 1, ToPlay: 30, Results: 570}); err != nil || done != want {
		t.Errorf("out went %+v (%v), want %+v", done, err, want)
	}
	for _, tag := range []string{`[Deal "`, `[Event "Cup"]`, `[North "Ann \"the\" first"]`, `[Contract "3NT"]`, `[Table "`} {
		if n := strings.Count(out.String(), tag); n != 570 {
			t.Errorf("%s is there %d times", tag, n)
		}
	}
	if n := strings.Count(out.String(), `[Board "17"]`); n != 19 {
		t.Errorf("board 17 is there %d times", n)
	}
}

// Lines of JSON export and import all of it.
func TestSourcesGoOutAndIn(t *testing.T) {
	var out strings.Builder
	items := clubNight(t)
	_, err := Write(context.Background(), all(items...), &out, JSON, func(int) {})
	check(t, err)
	n := 0
	for item, err := range record.Read(strings.NewReader(out.String())) {
		check(t, err)
		if item.Board != nil {
			want := *items[n].Board
			if !reflect.DeepEqual(item.Board.Source, want.Source) || !reflect.DeepEqual(item.Board.Results, want.Results) || (want.Other != nil && !reflect.DeepEqual(item.Board.Other, want.Other)) {
				t.Errorf("%d: %+v\nwant\n%+v", n, item.Board, want)
			}
		} else if !reflect.DeepEqual(item.Rubber.Given, items[n].Rubber.Given) {
			t.Errorf("%d: %+v\nwant\n%+v", n, item.Rubber.Given, items[n].Rubber.Given)
		}
		n++
	}
	if n != len(items) {
		t.Errorf("%d things come back", n)
	}
}

// An export can be imported, with any number of results: those that make a line too long are left out and counted.
func TestManyResults(t *testing.T) {
	session := clubNight(t)
	deal := session[2].Rubber.Given[0]
	tags := []string{"North", "Alexandra Maria von Hohenstein", "South", "Wilhelmina Antoinette of the Netherlands", "Section", "A", "Table", "12", "PairNS", "1234", "PairEW", "4321",
		"ScoreNS", "420", "ScorePercentage", "57.25", "Competition", strings.Repeat("Simultaneous pairs of all clubs ", 100)}
	for _, tt := range []struct{ given, played, lost int }{{1_000, 500, 0}, {12_000, 12_000, 24_000}} {
		many := func(n int) (results []pbn.Result) {
			for range n {
				results = append(results, made(t, "4S-N", 10, tags...))
			}
			return results
		}
		rubber, board := *session[2].Rubber, *session[3].Board
		deal.Results, board.Results = many(tt.given), many(tt.played)
		rubber.Given, rubber.Boards = []record.Given{deal}, 1
		var out strings.Builder
		done, err := Write(t.Context(), all(record.Item{Rubber: &rubber}, record.Item{Board: &board}), &out, JSON, func(int) {})
		check(t, err)
		if done.TooMany != tt.lost || done.Results != tt.given+tt.played-tt.lost {
			t.Errorf("%+v: %d results are written, and %d left out", tt, done.Results, done.TooMany)
		}
		if tt.lost == 0 && out.Len() < 2<<20 {
			t.Errorf("%d bytes are not long", out.Len())
		}
		back := 0
		for item, err := range record.Read(strings.NewReader(out.String())) {
			check(t, err)
			if item.Rubber != nil {
				back += len(item.Rubber.Given[0].Results)
			} else if item.Board != nil {
				back += len(item.Board.Results)
			}
		}
		if back != done.Results {
			t.Errorf("%+v: %d results come back, and %d were written", tt, back, done.Results)
		}
	}
}
