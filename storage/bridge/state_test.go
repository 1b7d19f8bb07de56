package bridge_test

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// Whatever is kept goes out and comes in without loss, and lists and statistics are the same there.
func TestEverythingGoesOutAndIn(t *testing.T) {
	parts := map[string]int{}
	for seed := range uint64(some(2)) {
		from, to := open(t, t.TempDir()), open(t, t.TempDir())
		for _, s := range []*bridgestore.Store{from, to} {
			run(t, s.DB(), "PRAGMA synchronous = OFF")
		}
		l := newLife(t, from, 10+seed)
		for range 100 {
			l.step()
		}
		for _, id := range l.boards() {
			if b := must(from.Board(context.Background(), id)); l.r.IntN(3) == 0 {
				other, _ := table(uint64(id), nil)
				check(t, from.SaveOtherTable(id, bridgestore.Other{Players: "club", Board: must(other.Board(context.Background(), b.Board.Prefix(0)))}))
			}
			b := must(from.Board(context.Background(), id)).Board
			if last := len(b.Events()) - 1; b.Phase() == bridge.Finished && last >= 0 && b.Events()[last].Kind == bridge.PlayKind {
				check(t, from.SavePuzzle(id, bridgestore.Puzzle{Event: last - 1, Tried: []card.Card{b.Events()[last].Card, b.Events()[last-1].Card}, Found: id%2 == 0}))
				check(t, from.SavePuzzle(id, bridgestore.Puzzle{Event: last, Shown: true}))
			}
		}
		want := lines(t, from, "")
		for _, part := range []string{`"kind":"again"`, `"kind":"branch"`, `"origin":`, `"name":"`, `"note":"`, `"starred":true`, `"players":"club"`, `"both":true`, `"other":`, `"analysis":`, `"puzzles":`, `"unfinished":true`} {
			parts[part] += strings.Count(want, part)
		}
		rubbers, boards := must(from.FindRubbers(context.Background(), bridgestore.Filter{})), l.boards()
		if done, err := take(to, want); err != nil || done != (bridgestore.Imported{Rubbers: len(rubbers), Boards: len(boards)}) {
			t.Fatalf("%+v, %v; want %d rubbers with %d boards", done, err, len(rubbers), len(boards))
		}
		if got := lines(t, to, ""); got != want {
			t.Fatalf("it comes out as\n%s, went in as\n%s", got, want)
		}
		if n := number(t, to.DB(), difference); n > 0 {
			t.Errorf("%d rows are wrong", n)
		}
		for name, f := range wanted() {
			if f.Deleted {
				continue // that doesn't go out
			}
			if a, b := must(from.Statistics(context.Background(), f)), must(to.Statistics(context.Background(), f)); !reflect.DeepEqual(a, b) {
				t.Errorf("%s: statistics are\n%+v, and were\n%+v", name, b, a)
			}
		}
		if done, err := take(to, want); err != nil || done != (bridgestore.Imported{There: len(rubbers)}) {
			t.Errorf("once more: %+v, %v", done, err)
		}
	}
	if len(parts) != 12 || parts[`"puzzles":`] == 0 || parts[`"both":true`] == 0 || parts[`"origin":`] == 0 || parts[`"analysis":`] == 0 || parts[`"other":`] == 0 {
		t.Errorf("some of it never was: %v", parts)
	}
}

// states plays a rubber and returns its export at some moments, from its start to its end.
func states(t testing.TB) (all []string) {
	s := open(t, t.TempDir())
	id := must(s.NewRubber(bridge.SuperBridge(), 3, &south))
	j := s.Journal(id, "club")
	j.BothHands = true
	m, deal := table(7, j)
	all = append(all, lines(t, s, ""))
	n := 0
	m.Watch = func(b bridge.Board) {
		if n++; n%60 == 0 || len(b.Events()) < 2 || b.Phase() == bridge.Finished {
			all = append(all, lines(t, s, ""))
		}
		if n == 100 {
			check(t, s.Journal(id, "club").Hinted())
		}
	}
	must(m.Session(context.Background(), session.Session{Rules: bridge.SuperBridge(), Length: 3}, deal))
	board := must(s.Board(context.Background(), 1))
	check(t, s.SaveAnalysis(1, guess(newLife(t, s, 1).r, board.Board)))
	check(t, s.SaveOtherTable(3, bridgestore.Other{Players: "expert", Board: must(s.Board(context.Background(), 3)).Board}))
	all = append(all, lines(t, s, ""))
	if !strings.Contains(all[len(all)-1], `"both":true`) {
		t.Fatal("the person never plays for his partner")
	}
	return all
}

// A rubber that has been played on, here or there, is known again, and is then as far as it has come anywhere.
func TestImportOfAnotherState(t *testing.T) {
	all := states(t)
	for i, here := range all {
		for k, coming := range all {
			if i == len(all)-1 && k == i-1 || k == len(all)-1 && i == k-1 {
				continue // they differ in what has been found out only, which is not looked at
			}
			if testing.Short() && (i+k)%4 != 0 {
				continue // some are enough for races
			}
			s := open(t, t.TempDir())
			run(t, s.DB(), "PRAGMA synchronous = OFF")
			check(t, must2(take(s, here)))
			check(t, s.MarkSession(1, storage.Marks{Name: "Mine"}))
			done, err := take(s, coming)
			want, wantDone := here, bridgestore.Imported{There: 1}
			if k > i {
				want, wantDone = coming, bridgestore.Imported{There: 1, Continued: 1}
			}
			if err != nil || done != wantDone {
				t.Fatalf("state %d into %d: %+v, %v; want %+v", k, i, done, err, wantDone)
			}
			got := strings.Replace(lines(t, s, ""), `,"name":"Mine"`, "", 1)
			// What was found out about a board that both have stays as it is here.
			if known := strings.Contains(here, "analysis"); k > i && !known && strings.Contains(want, "analysis") {
				got, want = withoutFound(got), withoutFound(want)
			}
			if got != want {
				t.Errorf("state %d into %d: there is\n%s, want\n%s", k, i, got, want)
			}
			if n := number(t, s.DB(), difference); n > 0 {
				t.Errorf("state %d into %d: %d rows are wrong", k, i, n)
			}
			if r, err := s.Rubber(1); err != nil || r.Finished != (strings.Count(want, `"contract"`) == 3) {
				t.Errorf("state %d into %d: %+v, %v", k, i, r, err)
			}
		}
	}
}

// withoutFound leaves out the analyses of boards.
func withoutFound(lines string) string {
	var out strings.Builder
	for line := range strings.Lines(lines) {
		line, _, _ = strings.Cut(line, `,"other"`)
		line, _, _ = strings.Cut(line, `,"analysis"`)
		fmt.Fprintln(&out, strings.TrimSuffix(strings.TrimSpace(line), "}"))
	}
	return out.String()
}

// Where the two have gone different ways, both are kept.
func TestImportOfAnotherWay(t *testing.T) {
	s, other := open(t, t.TempDir()), open(t, t.TempDir())
	id := keep(t, s) // 1C Pass 4N
	before := lines(t, s, "")
	check(t, must2(take(other, before)))
	check(t, s.Journal(id, "").Append(with(t, board(t, firstDeal), "1C", "Pass", "4N", "X")))
	check(t, other.Journal(id, "").Append(with(t, board(t, firstDeal), "1C", "Pass", "4N", "Pass")))
	if done, err := take(s, lines(t, other, "")); err != nil || done != (bridgestore.Imported{Rubbers: 1, Boards: 1}) {
		t.Errorf("%+v, %v", done, err)
	}
	// The state before both ways is there, twice by now.
	if done, err := take(s, before); err != nil || done != (bridgestore.Imported{There: 1}) {
		t.Errorf("%+v, %v", done, err)
	}
}

// What has been deleted and is imported again has not been deleted.
func TestImportFromTheTrash(t *testing.T) {
	s := open(t, t.TempDir())
	fill(t, s)
	all := lines(t, s, "")
	check(t, s.Delete(1, 4))
	if left := lines(t, s, ""); left == all || strings.Contains(left, `"started":1795188600000`) {
		t.Errorf("what has been deleted goes out:\n%s", left)
	}
	if done, err := take(s, all); err != nil || done != (bridgestore.Imported{There: 5, Restored: 2}) {
		t.Errorf("%+v, %v", done, err)
	}
	if got := lines(t, s, ""); got != all {
		t.Errorf("there is\n%s, want\n%s", got, all)
	}
}

// What is there gets the names, notes and stars of an import where it has none, and loses none.
func TestImportOfMarks(t *testing.T) {
	ctx := context.Background()
	from := open(t, t.TempDir())
	fill(t, from)
	bare := lines(t, from, "")
	here := storage.Marks{Name: "Here", Note: "written here", Starred: true}
	theirs := storage.Marks{Name: "Évening", Note: "two\nlines", Starred: true}
	check(t, from.MarkSession(1, theirs))
	check(t, from.MarkBoard(2, storage.Marks{Name: "Theirs", Note: "a squeeze", Starred: true}))
	check(t, from.MarkBoard(3, storage.Marks{Note: "theirs"}))
	marked := lines(t, from, "")

	dir := t.TempDir()
	s := open(t, dir)
	check(t, must2(take(s, bare)))
	check(t, s.MarkBoard(2, storage.Marks{Name: "Here"}))
	check(t, s.MarkBoard(3, here))
	check(t, s.MarkBoard(4, here))
	check(t, s.Delete(1))
	if done, err := take(s, marked); err != nil || done != (bridgestore.Imported{There: 5, Restored: 1, Marks: 5}) {
		t.Errorf("%+v, %v", done, err)
	}
	if sum := must(s.Summaries(ctx, []int64{1}))[0]; sum.Marks != theirs || !sum.Deleted.IsZero() {
		t.Errorf("the rubber is %+v", sum)
	}
	for board, want := range map[int64]storage.Marks{1: {}, 2: {Name: "Here", Note: "a squeeze", Starred: true}, 3: here, 4: here} {
		if l := must(s.BoardSummaries(ctx, []int64{board}))[0]; l.Marks != want {
			t.Errorf("board %d has %+v, want %+v", board, l.Marks, want)
		}
	}
	if ids := must(s.FindBoards(ctx, bridgestore.Filter{Text: "éVENING"})); len(ids) != 4 { // all of the rubber
		t.Errorf("by its new name are found %v", ids)
	}
	if ids := must(s.FindBoards(ctx, bridgestore.Filter{Text: "SQUEEZE here"})); !slices.Equal(ids, []int64{2}) {
		t.Errorf("by its new note is found %v", ids)
	}
	if n := number(t, s.DB(), difference); n > 0 {
		t.Errorf("%d rows are wrong", n)
	}
	unchanged(t, dir, func() {
		if done, err := take(s, marked); err != nil || done != (bridgestore.Imported{There: 5}) {
			t.Errorf("once more: %+v, %v", done, err)
		}
	})

	// Marks alone are something new, and they come with a rubber that has been played on, and with loose boards.
	played := states(t)
	early, late := played[len(played)/2], played[len(played)-1]
	for name, file := range map[string]string{
		"played on": strings.Replace(late, `,"players":"club"`, `,"players":"club","name":"Theirs"`, 1),
		"loose":     strings.Replace(early[strings.Index(early, "\n")+1:], `,"players":"club"`, `,"players":"club","name":"Theirs"`, 1),
	} {
		s := open(t, t.TempDir())
		check(t, must2(take(s, early)))
		want := bridgestore.Imported{There: 1, Marks: 1}
		if name == "played on" {
			want.Continued = 1
		}
		if done, err := take(s, file); err != nil || done != want {
			t.Errorf("%s: %+v, %v", name, done, err)
		}
		if l := must(s.BoardSummaries(ctx, []int64{1}))[0]; l.Name != "Theirs" {
			t.Errorf("%s: the first board is %+v", name, l)
		}
	}
}

// The rubbers of a history may come in any order, but what is said of them must be there.
func TestImportOfOrigins(t *testing.T) {
	from := open(t, t.TempDir())
	m, deal := table(1, from.Journal(must(from.NewRubber(bridge.SuperBridge(), 2, &south)), ""))
	must(m.Session(context.Background(), session.Session{Rules: bridge.SuperBridge(), Length: 2}, deal))
	ctx := context.Background()
	again := must(from.NewDeal(must(from.Board(ctx, 2)).Board.Prefix(9), bridgestore.Deal{Seat: &south, Kind: bridgestore.Branch, Origin: 2, Players: "club"}))
	all := strings.SplitAfter(lines(t, from, ""), "\n") // a rubber, two boards; a rubber, a board
	if !strings.Contains(all[3], `"kind":"branch","origin":{"rubber":1,"board":2}`) {
		t.Fatalf("rubber %d is %s", again, all[3])
	}
	origin := func(s *bridgestore.Store) int64 {
		ids := must(s.FindBoards(ctx, bridgestore.Filter{Players: "club"}))
		if len(ids) != 1 {
			t.Fatalf("%d branches", len(ids))
		}
		b := must(s.Board(ctx, ids[0]))
		if its := must(s.Board(ctx, b.Origin)); its.Number != 2 || len(its.Branches) != 1 || its.Branches[0] != b.ID || its.Deal != b.Deal {
			t.Errorf("the origin of %+v is %+v", b.BoardSummary, its.BoardSummary)
		}
		return b.Origin
	}
	origin(from)
	for name, order := range map[string][]string{"as it goes out": all, "the other way": append(all[3:5:5], all[:3]...)} {
		s := open(t, t.TempDir())
		keep(t, s) // so that numbers are others
		if done, err := take(s, strings.Join(order, "")); err != nil || done.Rubbers != 2 {
			t.Errorf("%s: %+v, %v", name, done, err)
		}
		if origin(s) == 2 {
			t.Errorf("%s: the numbers are the same by chance", name)
		}
	}
	for _, wrong := range []string{`{"rubber":1,"board":3}`, `{"rubber":7,"board":1}`} {
		s := open(t, t.TempDir())
		_, err := take(s, strings.Replace(strings.Join(all, ""), `{"rubber":1,"board":2}`, wrong, 1))
		var at *record.LineError
		if !errors.As(err, &at) || at.Line != 4 || !strings.Contains(err.Error(), "from which it should come") {
			t.Errorf("%s: %v", wrong, err)
		}
		if rest := lines(t, s, ""); rest != "" {
			t.Errorf("%s: there is %s", wrong, rest)
		}
	}
}

// An analysis that can't be read is a mistake in its line.
func TestImportOfABadAnalysis(t *testing.T) {
	from, s := open(t, t.TempDir()), open(t, t.TempDir())
	m, deal := table(1, from.Journal(must(from.NewRubber(bridge.SuperBridge(), 1, &south)), ""))
	must(m.Session(context.Background(), session.Session{Rules: bridge.SuperBridge(), Length: 1}, deal))
	check(t, from.SaveAnalysis(1, analysis.Analysis{Total: 1}))
	all := lines(t, from, "")
	_, err := take(s, strings.Replace(all, `"analysis":{"version":1,`, `"analysis":{"version":99,`, 1))
	var at *record.LineError
	if !errors.As(err, &at) || at.Line != 2 || !strings.Contains(err.Error(), "version 99") {
		t.Error(err)
	}
	check(t, must2(take(s, all)))
}

// Whatever can be read can be kept, and goes out so that it comes in as the same.
func FuzzImport(f *testing.F) {
	s := open(f, f.TempDir())
	l := newLife(f, s, 3)
	for range 30 {
		l.step()
	}
	all := lines(f, s, "")
	f.Add(all)
	for rubber := range strings.SplitSeq(all, "\n{\"rubber\"") {
		f.Add(strings.TrimSuffix(`{"rubber"`+strings.TrimPrefix(rubber, `{"rubber"`), "\n") + "\n")
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, fresh := open(t, t.TempDir()), open(t, t.TempDir())
		for _, s := range []*bridgestore.Store{s, fresh} {
			run(t, s.DB(), "PRAGMA synchronous = OFF")
		}
		defer s.Close()
		defer fresh.Close()
		if _, err := take(s, text); err != nil {
			return
		}
		want := lines(t, s, "")
		if done, err := take(fresh, want); err != nil || done.There > 0 {
			t.Fatalf("%+v, %v", done, err)
		}
		if got := lines(t, fresh, ""); got != want {
			t.Errorf("it comes back as\n%s, want\n%s", got, want)
		}
		if n := number(t, fresh.DB(), difference); n > 0 {
			t.Errorf("%d rows are wrong", n)
		}
		must(fresh.Statistics(context.Background(), bridgestore.Filter{}))
		for _, id := range must(fresh.FindBoards(context.Background(), bridgestore.Filter{})) {
			must(fresh.Analysis(context.Background(), id))
			must(fresh.OtherTable(context.Background(), id))
		}
	})
}
