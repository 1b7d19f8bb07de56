package chess_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/storage/family"
)

// export returns the lines of games.
func export(t testing.TB, s *chessstore.Store, games []int64) string {
	t.Helper()
	var out bytes.Buffer
	_, err := s.Export(context.Background(), &out, games, func(int) {})
	check(t, err)
	return out.String()
}

// take adds the games of lines.
func take(t testing.TB, s *chessstore.Store, text string) chessstore.Imported {
	t.Helper()
	games, err := chessstore.Read(strings.NewReader(text))
	check(t, err)
	return must(s.Import(context.Background(), games))
}

// What is written to a file comes back whole: each game with who sat where, times, clocks, marks and what statistics count.
func TestExportAndImport(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	ids := examples(t, s)
	clocked := keepExample(t, s)
	check(t, s.Journal(clocked).Clocks(chessstore.Times{chess.Red: 123 * time.Millisecond}))
	turn := newGame("A1-2D")
	for _, text := range []string{"63:", "d3-e4", "b4-c6"} {
		turn = must(turn.Apply(must(chess.ParseEvent(text))))
	}
	keep(t, s, turn)                           // in the midst of a turn
	keep(t, s, must(turn.Apply(chess.Resign))) // and broken off there
	check(t, s.MarkSession(clocked, storage.Marks{Name: "ș; 100 % =", Note: "two\nlines\tand more"}))
	ruled := must(chess.ParseRules("A1-3 double-leap=no limit=100"))
	keep(t, s, must(chess.New(ruled).Apply(chess.Resign)))

	file := export(t, s, nil)
	if n := strings.Count(file, "\n"); n != len(ids)+4 {
		t.Errorf("%d lines for %d games", n, len(ids)+4)
	}
	other := open(t, t.TempDir())
	done := take(t, other, file)
	if done.Games != len(ids)+4 || done.There+done.Continued+done.Restored+done.Marks != 0 {
		t.Errorf("added are %+v", done)
	}
	if again := export(t, other, nil); again != file {
		t.Errorf("written again it is\n%s, want\n%s", again, file)
	}
	says := func(s *chessstore.Store) (all []string) {
		for _, d := range must(s.DatedGames(ctx, chessstore.Filter{})) {
			w := must(s.Whole(ctx, d.ID))
			w.ID, w.Part, w.Origin, w.Branches = 0, 0, 0, nil
			all = append(all, fmt.Sprintf("%+v", w.Summary)+fmt.Sprint(w.Game.Events(), w.Clocks, w.Moments))
		}
		return all
	}
	if got, want := says(other), says(s); !slices.Equal(got, want) {
		t.Errorf("kept is\n%s, want\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	counted := func(s *chessstore.Store) (all []string) {
		for _, p := range must(s.Statistics(ctx, chessstore.Filter{})) {
			p.Game = 0
			all = append(all, fmt.Sprintf("%+v", p))
		}
		return all
	}
	if got, want := counted(other), counted(s); !slices.Equal(got, want) || len(want) == 0 {
		t.Errorf("counted are\n%s, want\n%s", got, want)
	}
	if done := take(t, other, file); done != (chessstore.Imported{Imported: family.Imported{There: len(ids) + 4}}) {
		t.Errorf("a second time: %+v", done)
	}
	if one := export(t, s, []int64{clocked}); strings.Count(one, "\n") != 1 || !strings.Contains(file, one) {
		t.Errorf("one game alone is %s", one)
	}
}

// A game in an older state is continued, restored from the trash, and keeps its marks.
func TestImportGoesOn(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	g := line("A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 d3-d4 g12-f11 d4-e5 f11-e10 e5-f6 e10-d9 f6-g7 ; r/castle")
	id := keep(t, s, g)
	whole := export(t, s, nil)
	left := must(s.Journal(id).Undo(g.At(3)))
	if left != (chessstore.Times{}) {
		t.Error(left)
	}
	older := export(t, s, nil)
	check(t, s.MarkSession(id, storage.Marks{Name: "mine"}))
	check(t, s.Delete(id))
	if done := take(t, s, older); done != (chessstore.Imported{Imported: family.Imported{There: 1, Restored: 1}}) {
		t.Errorf("the same: %+v", done)
	}
	done := take(t, s, strings.TrimSuffix(whole, "\n")+" name=theirs star=yes\n")
	if done != (chessstore.Imported{Imported: family.Imported{There: 1, Continued: 1, Marks: 1}, Turns: 8}) {
		t.Errorf("a later state: %+v", done)
	}
	sum := must(s.Summaries(ctx, []int64{id}))[0]
	if !sum.Over || sum.Won != 1 || sum.Name != "mine" || !sum.Starred || sum.Turns != 11 || sum.Undos != 1 {
		t.Errorf("it is %+v", sum)
	}
	if its := must(s.Game(ctx, id)); its.Game.String() != g.String() {
		t.Errorf("it is %v", its.Game)
	}
	if done := take(t, s, older); done != (chessstore.Imported{Imported: family.Imported{There: 1}}) {
		t.Errorf("an older state: %+v", done)
	}
	if n := number(t, s, "SELECT count(*) FROM session"); n != 1 {
		t.Errorf("%d games are there", n)
	}
}

// Lines from elsewhere have no tags: then persons sit everywhere, and statistics leave the game out.
func TestImportFromElsewhere(t *testing.T) {
	ctx := context.Background()
	s := open(t, t.TempDir())
	file := "\ufeffA1-2 ; resign ; y/resign\r\n\r\nB-2 ; ; *\nA1-2 ; c4-d5 ; * ; round=7\n"
	if done := take(t, s, file); done != (chessstore.Imported{Imported: family.Imported{Games: 3, Parts: 3}, Turns: 2}) {
		t.Errorf("%+v", done)
	}
	if done := take(t, s, file); done != (chessstore.Imported{Imported: family.Imported{There: 3}}) {
		t.Errorf("again: %+v", done)
	}
	if all := must(s.Statistics(ctx, chessstore.Filter{})); len(all) != 0 {
		t.Errorf("counted are %v", all)
	}
	all := must(s.DatedGames(ctx, chessstore.Filter{Terms: "together"}))
	if len(all) != 3 {
		t.Fatalf("%d games", len(all))
	}
	if g := must(s.Game(ctx, all[2].ID)); g.Game.String() != "A1-2 ; resign ; y/resign" || len(g.Seats) != 2 || !g.Seats[1].Person {
		t.Errorf("the first is %+v", g)
	}
}

// The error of a wrong line names the line and the fault, and nothing is added.
func TestImportOfWrongLines(t *testing.T) {
	const good = "A1-2 ; d3-e4 ; *"
	for text, says := range map[string]string{
		"A1-2 ; d3-e5 ; *":                            "turn 1, d3-e5: d3-e5 is not legal",
		"A1-2 ; d3-e4 ; r/castle":                     "the result is *, not r/castle",
		"A1-2":                                        "START ; TURNS ; RESULT",
		good + " ; r=expert":                          "r=expert doesn't say who plays",
		good + " ; r=genius:Ann":                      "r=genius:Ann doesn't say who plays",
		good + " ; started=yesterday":                 "started=yesterday is no time",
		good + " ; clock=5":                           "clock=5 is no clock",
		good + " ; clock=0+0":                         "a clock needs some time",
		good + " ; clock=60+0 left=1,2,3":             "is not what is left on four clocks",
		good + " ; clock=60+0 times=1,1,1,1/1,1,1,1":  "times has 2 times for 1 events",
		good + " ; undos=-1":                          "undos=-1 is no number",
		good + " ; kind=again":                        "kind=again is unknown",
		good + " ; kind=branch stands=2":              "there are 1 events",
		good + " ; events=c4-d5":                      "events and the turns say different games",
		good + " ; events=c4-d6":                      "events: c4-d6 is not legal",
		good + " ; name":                              "key=value",
		good + " ; name=" + strings.Repeat("x", 2000): "a name has at most",
		"A1-2 ;\x00; *":                               "this is not text",
	} {
		_, err := chessstore.Read(strings.NewReader(good + "\n\n" + text + "\n" + good + "\n"))
		var wrong *lines.Error
		if !errors.As(err, &wrong) || wrong.Line != 3 || !strings.Contains(err.Error(), says) {
			t.Errorf("%.80s: %v, want %q", text, err, says)
		}
	}
	s := open(t, t.TempDir())
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	games := must(chessstore.Read(strings.NewReader(good)))
	if _, err := s.Import(ctx, games); !errors.Is(err, context.Canceled) || number(t, s, "SELECT count(*) FROM session") != 0 {
		t.Errorf("given up: %v", err)
	}
}

// A line of a file of several families says whether it is a game of chess.
func TestReads(t *testing.T) {
	for text, want := range map[string]bool{
		"A1-2 ; d3-e5 ; *": true,
		"B-2D;;*":          true,
		"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1 ; f6-g7 ; r/castle": true,
		`{"rules":"poker"}`: false,
		`[Event "x"] ; y`:   false,
		"; a comment":       false,
		"A9-2 ; ; *":        false,
		"":                  false,
	} {
		if chessstore.Reads([]byte(text)) != want {
			t.Errorf("%q is one: %t", text, !want)
		}
	}
}

// Whatever a file says, it is read or a line is wrong.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{
		"A1-2 ; resign ; y/resign ; r=person:Ann y=club:Ben started=2026-11-20T15:30:00.000Z clock=300+2.5 left=1,0,2,0 times=1,0,2,0",
		"A1-2D ; ; * ; events=63:,d3-e4,b4-c6 undos=2 hints=1 star=yes note=%0A",
		"B-2 ; d3-e4 ; * ; kind=branch stands=1 part-name=x", "\r\n;;;", "7yK/10 r A1-2 r-y- - - 0 1 ; ; *",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		games, err := chessstore.Read(strings.NewReader(text))
		var wrong *lines.Error
		if err != nil && (!errors.As(err, &wrong) || games != nil) {
			t.Errorf("%d games, and %v", len(games), err)
		}
	})
}
