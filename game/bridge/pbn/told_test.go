package pbn

import (
	"flag"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/card"
)

var update = flag.Bool("update", false, "write the golden files")

// golden compares a text with a file.
func golden(t *testing.T, name, text string) {
	t.Helper()
	if *update {
		if err := os.WriteFile("testdata/"+name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if want := string(must(os.ReadFile("testdata/" + name))); text != want {
		t.Errorf("it is written as\n%s\nwant\n%s", text, want)
	}
}

// toldOf returns what a file may say of the standard's board, with everything that could break a format.
func toldOf() Source {
	return Source{
		Tags: Tags{
			{Name: "Board", Value: "17"}, {Name: "Event", Value: `Club "night" \ {x}`}, {Name: "North", Value: "Ann"},
			{Value: "a comment; [not a tag]"}, {Name: "Room", Value: "Open"}, {Value: "with a } in it"},
			{Name: "ScoreTable", Value: `Rank\2R;PairId\2;Names\20L`, Rows: []string{` 1  7 "Dee; [Eve]"`, " 2 12 -", `%  } "`}},
			{Name: "Site", Value: ""}, {Name: "Result", Value: "NS 9"}, {Name: "My_Tag", Value: strings.Repeat("x", 300)},
		},
		Remarks: []Remark{
			{At: -1, Comment: "before\n% anything; here"}, {At: 0, Mark: "!", Note: "11 to 15"}, {At: 1, Mark: "$21"}, {At: 2, Mark: "*"},
			{At: 3, Mark: "*", Note: "11 to 15"}, {At: 4, Note: "a \"note\"", Comment: "first\nsecond } brace\nthird"},
			{At: 9, Mark: "??", Comment: strings.Repeat("long ", 60)}, {At: 99, Comment: "in the end"}, {At: 12, Mark: "very good"},
		},
	}
}

func TestToldGame(t *testing.T) {
	b := only(t, aGame)
	g := Game{Event: "Rubber 1", Date: "2026.11.20", Number: 7, Board: b, Players: [4]string{"?", "?", "?", "?"}, Room: "Closed", Source: toldOf(),
		Sections: []Section{{Name: "ScoreTable"}, OptimumResultTable([4][5]int{})}}
	text := string(must(g.Marshal()))
	golden(t, "told.pbn", text)
	if back := only(t, text); !reflect.DeepEqual(back, b) {
		t.Errorf("it comes back as %v, want %v", back.Events(), b.Events())
	}
	for line := range strings.SplitSeq(text, "\r\n") {
		if len(line) > 253 && !strings.HasPrefix(line, "[My_Tag ") || strings.HasPrefix(line, "%") {
			t.Errorf("a line is %q", line)
		}
	}
}

// What a table has made of a deal without its auction goes out with the deal.
func TestMadeGames(t *testing.T) {
	start := only(t, aGame).Prefix(0)
	var text strings.Builder
	for i, r := range []Result{
		{Contract: must(bridge.ParseContract("3NX-W")), Tricks: 8, Source: Source{Tags: Tags{{Name: "Board", Value: "17"}, {Name: "Table", Value: "2"}, {Name: "East", Value: "Zoë"}}}},
		{Contract: must(bridge.ParseContract("4S-N")), Tricks: -1},
		{},
		{Contract: must(bridge.ParseContract("4S-N")), Tricks: -1, Source: Source{Tags: Tags{{Name: "Result", Value: "^9"}}, Remarks: []Remark{{At: -1, Comment: "adjusted"}}}},
	} {
		text.Write(must(Game{Event: "e", Number: i + 1, Board: start, Made: &r, Source: r.Source}.Marshal()))
	}
	golden(t, "made.pbn", text.String())
}

// tagsIn reads the tags of a game as simply as can be: a line that begins with a bracket is a tag, and one that doesn't is a row of the
// tag before it.
func tagsIn(text string) (all Tags) {
	for line := range strings.SplitSeq(strings.TrimRight(text, "\r\n"), "\r\n") {
		if !strings.HasPrefix(line, "[") {
			last := &all[len(all)-1]
			last.Rows = append(last.Rows, line)
			continue
		}
		name, value, _ := strings.Cut(line[1:len(line)-2], ` "`)
		var plain strings.Builder
		for i := 0; i < len(value); i++ {
			if value[i] == '\\' && i+1 < len(value) && (value[i+1] == '"' || value[i+1] == '\\') {
				i++
			}
			plain.WriteByte(value[i])
		}
		its := plain.String()
		if bare := strings.TrimLeft(its, " "); bare != its && (bare == "#" || strings.HasPrefix(bare, "##")) { // it would mean another game
			its = its[1:]
		}
		all = append(all, Tag{Name: name, Value: its})
	}
	return all
}

// All tags come out as they went in, whatever is in them.
func TestTagsComeOut(t *testing.T) {
	r := source(11)
	pieces := []string{`"`, `\`, `]`, `[`, "{", "}", ";", "%", "ș", "a", " ", "#", "?", `\2R`, "=1="}
	text := func(n int) string {
		var out strings.Builder
		for range r.IntN(n) {
			out.WriteString(pieces[r.IntN(len(pieces))])
		}
		return out.String()
	}
	for range 500 {
		b := bridgetest.Board(r, bridge.Duplicate(), bridge.VulNS)
		names := slices.Clone(strings.Fields("Event Site Date Board West North East South Scoring Table Round HomeTeam Competition ScoreTable TotalScoreTable"))
		r.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
		var s Source
		for _, name := range names[:r.IntN(len(names))] {
			tag := Tag{Name: name, Value: text(12)}
			if strings.HasSuffix(name, "Table") && name != "Table" {
				tag.Rows = []string{"1 2", fmt.Sprint(r.IntN(9), ` "x;["`)}
			}
			s.Tags = append(s.Tags, tag)
		}
		out := string(must(Game{Number: 1, Board: b, Source: s}.Marshal()))
		got := tagsIn(out)
		for i, tag := range s.Tags {
			at := slices.IndexFunc(got, func(its Tag) bool { return its.Name == tag.Name })
			if at < 0 || !reflect.DeepEqual(got[at], tag) {
				t.Fatalf("%+v comes out as %+v\n%s", tag, got[max(at, 0)], out)
			}
			if i > 0 && !slices.Contains(structure, tag.Name) && !slices.Contains(structure, s.Tags[i-1].Name) &&
				slices.IndexFunc(got, func(its Tag) bool { return its.Name == s.Tags[i-1].Name }) > at {
				t.Fatalf("the order is another:\n%s", out)
			}
		}
		if back := only(t, out); !reflect.DeepEqual(back.Events(), b.Events()) {
			t.Fatalf("%s\ncomes back as %v", out, back.Events())
		}
	}
}

func TestBySide(t *testing.T) {
	for _, tt := range []struct {
		tags, what string
		want       [2]string
	}{
		{"Score=NS 420", "Score", [2]string{"420", ""}},
		{"Score=EW -100 NS 100", "Score", [2]string{"100", "-100"}},
		{"Score=-50", "Score", [2]string{"", "-50"}},
		{"Score=?", "Score", [2]string{}},
		{"Score=NS", "Score", [2]string{}},
		{"Score_NS=420 Score=EW -1", "Score", [2]string{"420", "-1"}},
		{"PairNS=7 PairEW=12", "Pair", [2]string{"7", "12"}},
		{"PairId_NS=A1", "Pair", [2]string{"A1", ""}},
		{"ScorePercentage=NS 62.5 EW 37.5", "Percentage", [2]string{"62.5", "37.5"}},
	} {
		var tags Tags
		for word := range strings.SplitSeq(tt.tags, " ") {
			if name, value, ok := strings.Cut(word, "="); ok {
				tags = append(tags, Tag{Name: name, Value: value})
			} else {
				tags[len(tags)-1].Value += " " + word
			}
		}
		if got := tags.BySide(tt.what, card.West); got != tt.want {
			t.Errorf("%s of %s: %q, want %q", tt.what, tt.tags, got, tt.want)
		}
	}
}

// A comment of several lines comes back as one, even if a brace in it ends the comment for other programs; two comments
// stay two.
func TestCommentsOfSeveralLinesRoundTrip(t *testing.T) {
	b, lines := only(t, aGame), []string{"a", "  b", "c } d", "%e", "{f", "g ; h", "}"}
	comments := func(tags Tags) (all []string) {
		for _, t := range tags {
			if t.Name == "" {
				all = append(all, t.Value)
			}
		}
		return all
	}
	for _, first := range lines {
		for _, second := range lines {
			for _, third := range lines {
				text := strings.Join([]string{first, second, third}, "\n")
				out := string(must(Game{Number: 1, Board: b, Source: Source{Tags: Tags{{Value: text}, {Value: "another"}}}}.Marshal()))
				found := must(readGames(out))
				its := comments(found[0].Tags)
				if len(its) != 2 || strings.Count(its[0], "\n") != 2 || its[1] != "another" {
					t.Fatalf("%q comes back as %q", text, its)
				}
				if again := must(readGames(exported(found))); !slices.Equal(comments(again[0].Tags), its) {
					t.Fatalf("%q comes back as %q and then as %q", text, its, comments(again[0].Tags))
				}
			}
		}
	}
}
