package bridge_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// fill plays a history: rubbers under both rules, one with computers only, one without a board, one in the middle
// of its third, with hints and undos.
func fill(t testing.TB, s *bridgestore.Store) {
	t.Helper()
	r := rand.New(rand.NewPCG(6, 6))
	p := anyone{r}
	rubber := func(rules bridge.Rules, length, boards int, person *card.Seat) *bridgestore.Journal {
		j := s.Journal(must(s.NewRubber(rules, length, person)), "")
		m := &match.Match{Players: [4]match.Player{p, p, p, p}, Journal: j}
		// The rubber knows no better than that it ends with its boards.
		must(m.Session(context.Background(), session.Session{Rules: rules, Length: boards}, func() card.Deal { return rules.Deck.Shuffle(r) }))
		return j
	}
	west := card.West
	rubber(bridge.SuperBridge(), 4, 4, &south)
	check(t, rubber(bridge.Duplicate(), 3, 3, nil).Hinted())
	check(t, must2(s.NewRubber(bridge.SuperBridge(), 8, &west)))
	j := rubber(bridge.SuperBridge(), 8, 2, &west)
	b := board(t, secondDeal)
	check(t, j.Begin(b))
	for _, e := range []string{"1C", "Pass", "4N"} {
		b = with(t, b, e)
		check(t, j.Append(b))
	}
	check(t, j.Undo(b.Prefix(2)))
	check(t, j.Hinted())
	rubber(bridge.Duplicate(), 16, 5, &south)
}

func must2[T any](_ T, err error) error { return err }

// lines is the history as it is exported.
func lines(t testing.TB, s *bridgestore.Store, rules string) string {
	t.Helper()
	var out strings.Builder
	rubber := 0
	for item, err := range s.History(context.Background(), rules) {
		check(t, err)
		line, err := []byte(nil), error(nil)
		if item.Rubber != nil {
			rubber = item.Rubber.Number
			line, err = item.Rubber.Marshal()
		} else if item.Learned != nil {
			line, err = item.Learned.Marshal()
		} else {
			item.Board.Session = rubber
			line, err = item.Board.Marshal()
		}
		check(t, err)
		fmt.Fprintf(&out, "%s\n", line)
	}
	return out.String()
}

func take(s *bridgestore.Store, lines string) (bridgestore.Imported, error) {
	return s.Import(context.Background(), record.Read(strings.NewReader(lines)))
}

// All that is kept goes out and comes back, byte for byte, whatever is there already.
func TestHistoryGoesOutAndIn(t *testing.T) {
	from, to := open(t, t.TempDir()), open(t, t.TempDir())
	fill(t, from)
	want := lines(t, from, "")
	if n := must(from.Boards("")); n != 15 || strings.Count(want, "\n") != 15+5 {
		t.Fatalf("%d boards:\n%s", n, want)
	}
	for _, part := range []string{`"hints":1`, `"undos":1`, `"unfinished":true`, `"seat":"W"`, `"boards":0`, `"Duplicate"`} {
		if !strings.Contains(want, part) {
			t.Errorf("%s isn't in the history", part)
		}
	}
	if done, err := take(to, want); err != nil || done != (bridgestore.Imported{Rubbers: 5, Boards: 15}) {
		t.Fatalf("%+v, %v", done, err)
	}
	if got := lines(t, to, ""); got != want {
		t.Errorf("it comes out as\n%s, went in as\n%s", got, want)
	}
	for id := int64(1); id <= 5; id++ {
		a, b := must(from.Rubber(id)), must(to.Rubber(id))
		if text(a) != text(b) || a.Seat != b.Seat || a.Watched != b.Watched || a.Finished != b.Finished || a.Started != b.Started || a.Changed != b.Changed {
			t.Errorf("rubber %d is %+v, and was %+v", id, b, a)
		}
	}
	// Lists are made of what a finished board carries besides.
	a, b := must(from.Rubbers()), must(to.Rubbers())
	if fmt.Sprint(a) != fmt.Sprint(b) {
		t.Errorf("the list is %v, and was %v", b, a)
	}
	// An unfinished rubber can be continued there too.
	j := to.Journal(4, "")
	check(t, j.Append(with(t, board(t, secondDeal), "1C", "Pass", "5C")))

	done, err := take(open(t, t.TempDir()), lines(t, from, "Duplicate"))
	if err != nil || done != (bridgestore.Imported{Rubbers: 2, Boards: 8}) {
		t.Errorf("of one of the rules: %+v, %v", done, err)
	}
}

func TestNothingIsImportedTwice(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	fill(t, s)
	want := lines(t, s, "")
	unchanged(t, dir, func() {
		if done, err := take(s, want+want); err != nil || done != (bridgestore.Imported{There: 10}) {
			t.Errorf("%+v, %v", done, err)
		}
	})
	// As record prints it: boards without their rubbers. The one without a board is not in there.
	var loose []string
	for _, line := range strings.SplitAfter(want, "\n") {
		if strings.HasPrefix(line, `{"board"`) && !strings.Contains(line, "unfinished") {
			loose = append(loose, line)
		}
	}
	if done, err := take(s, strings.Join(loose, "")); err != nil || done != (bridgestore.Imported{There: 4}) {
		t.Errorf("without the rubbers: %+v, %v", done, err)
	}
	// Twice in a file is once too many as well.
	fresh := open(t, t.TempDir())
	if done, err := take(fresh, strings.Join(loose, "")+strings.Join(loose, "")); err != nil || done != (bridgestore.Imported{Rubbers: 4, Boards: 14, There: 4}) {
		t.Errorf("twice: %+v, %v", done, err)
	}

	// The same cards, played the same way at another time, are another rubber, and so with another user.
	other := strings.ReplaceAll(want, `"started":17`, `"started":16`)
	if done, err := take(s, other); err != nil || done.Rubbers != 5 {
		t.Errorf("at another time: %+v, %v", done, err)
	}
	if done, err := take(s, strings.ReplaceAll(want, `"seat":"W"`, `"seat":"E"`)); err != nil || done != (bridgestore.Imported{Rubbers: 2, Boards: 3, There: 3}) {
		t.Errorf("with another person: %+v, %v", done, err)
	}
	// So it is when an act is another.
	if done, err := take(s, strings.Replace(want, `["1C","Pass"]`, `["1D","Pass"]`, 1)); err != nil || done != (bridgestore.Imported{Rubbers: 1, Boards: 3, There: 4}) {
		t.Errorf("with another call: %+v, %v", done, err)
	}
}

// Loose boards have a rubber of the time at which they came, or of the date that is given.
func TestLooseBoards(t *testing.T) {
	s := open(t, t.TempDir())
	b := board(t, firstDeal, "Pass", "Pass", "Pass", "Pass")
	line := string(must(record.Marshal(3, b))) + "\n"
	if done, err := take(s, line); err != nil || done != (bridgestore.Imported{Rubbers: 1, Boards: 1}) {
		t.Fatalf("%+v, %v", done, err)
	}
	r := must(s.Rubber(1))
	if !r.Finished || !r.Watched || r.Rubber.Length != 1 || !r.Started.Equal(start) {
		t.Errorf("it is kept as %+v", r)
	}
	items := func(yield func(record.Item, error) bool) {
		_ = yield(record.Item{Rubber: &record.Rubber{Rules: bridge.SuperBridge(), Date: "2001.02.03"}}, nil) &&
			yield(record.Item{Board: &record.Entry{Number: 1, Board: b}}, nil) &&
			yield(record.Item{Board: &record.Entry{Number: 2, Board: b}}, nil)
	}
	if done, err := s.Import(context.Background(), items); err != nil || done != (bridgestore.Imported{Rubbers: 1, Boards: 2}) {
		t.Fatalf("%+v, %v", done, err)
	}
	if r := must(s.Rubber(2)); r.Rubber.Length != 2 || r.Started.Format(time.DateOnly) != "2001-02-03" {
		t.Errorf("it is kept as %+v", r)
	}
}

// Whatever stops an import, and wherever, nothing has changed.
func TestImportIsWholeOrNothing(t *testing.T) {
	from, dir := open(t, t.TempDir()), t.TempDir()
	fill(t, from)
	all := strings.SplitAfter(lines(t, from, ""), "\n")
	s := open(t, dir)
	keep(t, s)
	want := lines(t, s, "")
	for n := 0; n < len(all); n += 4 { // 20 is the end
		torn := errors.New("the paper is torn")
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		// then does something before the line, and stops if that fails.
		then := func(lines []string, do func() error) func(yield func(record.Item, error) bool) {
			return func(yield func(record.Item, error) bool) {
				count := 0
				for item, err := range record.Read(strings.NewReader(strings.Join(lines, ""))) {
					if count == n && err == nil {
						err = do()
					}
					if count++; !yield(item, err) || err != nil {
						return
					}
				}
			}
		}
		for name, items := range map[string]func(yield func(record.Item, error) bool){
			"a mistake":              then(append(all[:n:n], "nonsense\n"), nil),
			"an error":               then(all, func() error { return torn }),
			"the end of the context": then(all, func() error { cancel(); return nil }),
		} {
			if name != "a mistake" && n == len(all)-1 {
				continue // it comes too late
			}
			within := context.Background()
			if name == "the end of the context" {
				within = ctx
			}
			if done, err := s.Import(within, items); err == nil || done != (bridgestore.Imported{}) {
				t.Errorf("%s behind %d lines: %+v, %v", name, n, done, err)
			}
		}
	}
	if got := lines(t, s, ""); got != want {
		t.Errorf("the history is\n%s, and was\n%s", got, want)
	}
	if n := number(t, s.DB(), "SELECT seq FROM sqlite_sequence WHERE name = 'session'"); n != 1 {
		t.Errorf("the next rubber would be number %d", n+1)
	}
	check(t, must2(take(s, strings.Join(all, ""))))
	reader := must(bridgestore.OpenReadOnly(dir))
	defer reader.Close()
	if _, err := take(reader, "{}"); err == nil {
		t.Error("what is open for reading takes an import")
	}
}

// What makes no sense is not exported, but what comes before it is.
func TestHistoryWithDamage(t *testing.T) {
	from := open(t, t.TempDir())
	fill(t, from)
	all := lines(t, from, "")
	for damage, want := range map[string]string{
		"UPDATE event SET text = 'SA,SK' WHERE part = 2 AND position = 1":   `rubber 1, board 2, event 2`,
		"DELETE FROM event WHERE part = 2 AND position = 1":                 "rubber 1, board 2: it is missing",
		"DELETE FROM part WHERE id = 2":                                     "rubber 1, board 2: it is missing",
		"UPDATE session SET game = 'Whist' WHERE id = 1":                    "Whist",
		"UPDATE board SET deal = 'ZZZZZZZZZZZZZZZZZZZZZZZZZZ' WHERE id = 2": "rubber 1, board 2",
	} {
		s := open(t, t.TempDir())
		check(t, must2(take(s, all)))
		run(t, s.DB(), "PRAGMA foreign_keys = off;"+damage)
		n := 0
		var err error
		for _, err = range s.History(context.Background(), "") {
			n++
		}
		if err == nil || !strings.Contains(err.Error(), want) || n > 3 {
			t.Errorf("%s: after %d things %v, want %s", damage, n, err, want)
		}
	}
	for range from.History(context.Background(), "") {
		break
	}
	check(t, must2(from.Rubbers())) // the store is free again
}
