package bridge_test

import (
	"context"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// difference counts the rows behind lists that aren't as they should be.
const difference = `
	SELECT count(*) FROM (
		SELECT * FROM (SELECT * FROM digested EXCEPT SELECT * FROM digest)
		UNION ALL
		SELECT * FROM (SELECT * FROM digest EXCEPT SELECT * FROM digested))`

// life does at random what can happen to a history.
type life struct {
	t  testing.TB
	s  *bridgestore.Store
	r  *rand.Rand
	on map[int64]session.Session // unfinished rubbers
}

func newLife(t testing.TB, s *bridgestore.Store, seed uint64) *life {
	return &life{t, s, rand.New(rand.NewPCG(seed, 1)), map[int64]session.Session{}}
}

// all returns all rubbers, the deleted ones too.
func (l *life) all() []int64 {
	return append(must(l.s.FindRubbers(context.Background(), bridgestore.Filter{})),
		must(l.s.FindRubbers(context.Background(), bridgestore.Filter{Deleted: true}))...)
}

// boards returns the boards of the rubbers that have not been deleted.
func (l *life) boards() []int64 {
	return must(l.s.FindBoards(context.Background(), bridgestore.Filter{}))
}

// one returns one of several, or 0 if there is none.
func (l *life) one(ids []int64) int64 {
	if len(ids) == 0 {
		return 0
	}
	return ids[l.r.IntN(len(ids))]
}

func (l *life) level() string { return []string{"beginner", "club", ""}[l.r.IntN(3)] }

// seat returns the user's seat, or nil.
func (l *life) seat() *card.Seat {
	if l.r.IntN(5) == 0 {
		return nil
	}
	seat := card.Seat(l.r.IntN(4))
	return &seat
}

func (l *life) marks() storage.Marks {
	names := []string{"", "", "Évening", "4S or not", "100 %", "New\nYear"}
	return storage.Marks{Name: names[l.r.IntN(len(names))], Note: names[l.r.IntN(len(names))], Starred: l.r.IntN(2) == 0}
}

// step does one thing and describes it.
func (l *life) step() string {
	ctx := context.Background()
	switch what := l.r.IntN(16); {
	case what == 0 || len(l.on) == 0:
		rules := []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()}[l.r.IntN(2)]
		length := 1 + l.r.IntN(3)
		id := must(l.s.NewRubber(rules, length, l.seat()))
		l.on[id] = session.Session{Rules: rules, Length: length}
		return "a new rubber"
	case what <= 4:
		id := l.one(slices.Sorted(maps.Keys(l.on))) // the same one each time that the test runs
		l.play(id, l.on[id])
		return "a board"
	case what == 5:
		if id := l.one(l.all()); id != 0 {
			l.undo(id)
		}
		return "an undo"
	case what == 6:
		_ = l.s.Journal(l.one(l.all()), "").Hinted() // there may be no board
		return "a hint"
	case what == 7:
		check(l.t, l.s.Delete(l.one(l.all())))
		return "a rubber is deleted"
	case what == 8:
		check(l.t, l.s.Restore(l.one(l.all()), l.one(l.all())))
		return "rubbers are taken back"
	case what == 9:
		if id := l.one(l.all()); id != 0 {
			check(l.t, l.s.MarkSession(id, l.marks()))
		}
		return "a rubber is marked"
	case what == 10:
		if id := l.one(l.boards()); id != 0 {
			check(l.t, l.s.MarkBoard(id, l.marks()))
		}
		return "a board is marked"
	case what <= 12:
		if id := l.one(must(l.s.FindBoards(ctx, bridgestore.Filter{To: start.AddDate(1, 0, 0)}))); id != 0 { // finished ones
			b := must(l.s.Board(ctx, id)).Board
			a := guess(l.r, b)
			if l.r.IntN(3) == 0 {
				a.Acts, a.Par, a.Total = a.Acts[len(a.Acts)/2:], nil, 2 // half of it
			}
			check(l.t, l.s.SaveAnalysis(id, a))
			n := l.r.IntN(2) * l.r.IntN(30)
			for event, e := range b.Events() {
				if n--; n < 0 {
					break
				}
				if shown := l.r.IntN(4) > 0; e.Kind == bridge.PlayKind { // others are no puzzles, and don't go out
					check(l.t, l.s.SavePuzzle(id, bridgestore.Puzzle{Event: event, Shown: shown}))
				}
			}
		}
		return "an analysis"
	case what == 13:
		if id := l.one(l.boards()); id != 0 {
			b := must(l.s.Board(ctx, id)).Board
			kind := []bridgestore.Kind{bridgestore.Ordinary, bridgestore.Again, bridgestore.Branch}[l.r.IntN(3)]
			from := b.Prefix(l.r.IntN(max(1, len(b.Events()))))
			new := must(l.s.NewDeal(from, bridgestore.Deal{Seat: l.seat(), Kind: kind, Origin: id, Name: "From here", Players: l.level()}))
			l.finish(new, must(l.s.Board(ctx, must(l.s.Rubber(new)).BoardIDs[0])).Board)
		}
		return "a deal"
	default:
		other, err := bridgestore.Open(l.t.TempDir(), clock())
		check(l.t, err)
		defer other.Close()
		o := newLife(l.t, other, l.r.Uint64())
		o.on[must(other.NewRubber(bridge.SuperBridge(), 2, l.seat()))] = session.Session{Rules: bridge.SuperBridge(), Length: 2}
		for id, rubber := range o.on {
			o.play(id, rubber)
		}
		check(l.t, must2(take(l.s, lines(l.t, other, ""))))
		return "an import"
	}
}

// play plays a board of a rubber, unless that is in the trash.
func (l *life) play(id int64, rubber session.Session) {
	got := must(l.s.Rubber(id))
	if got.Current != nil {
		l.finish(id, *got.Current)
		return
	}
	b := must(got.Rubber.Next(rubber.Rules.Deck.Shuffle(l.r)))
	if l.s.Journal(id, l.level()).Begin(b) == nil {
		l.finish(id, b)
	}
	if rubber = must(l.s.Rubber(id)).Rubber; rubber.Over() {
		delete(l.on, id)
	}
}

// finish plays a board to its end, or nearly so.
func (l *life) finish(id int64, b bridge.Board) {
	j, p := l.s.Journal(id, ""), bot.Player{}
	j.BothHands = l.r.IntN(2) == 0
	for b.Phase() != bridge.Finished && l.r.IntN(200) > 0 {
		b = must(b.Apply(must(p.Act(context.Background(), b.View(b.Actor())))))
		if j.Append(b) != nil {
			return
		}
	}
}

// undo takes the newest board of a rubber back.
func (l *life) undo(id int64) {
	r := must(l.s.Rubber(id))
	b := r.Current
	if n := len(r.Rubber.Boards); b == nil && n > 0 {
		b = &r.Rubber.Boards[n-1]
	}
	if b != nil && len(b.Events()) > 0 && l.s.Journal(id, "").Undo(b.Prefix(l.r.IntN(len(b.Events())))) == nil {
		if rules := r.Rubber; !r.Finished || rules.Length > 1 {
			l.on[id] = session.Session{Rules: rules.Rules, Length: rules.Length}
		}
	}
}

// Whatever happens, lists and statistics are made from what is kept, and so are the rubbers that are over.
func TestDigest(t *testing.T) {
	for seed := range uint64(some(2)) {
		s := open(t, t.TempDir())
		run(t, s.DB(), "PRAGMA synchronous = OFF")
		l := newLife(t, s, seed)
		done := map[string]int{}
		steps := 150
		if testing.Short() { // where races are looked for
			steps = 50
		}
		for range steps {
			what := l.step()
			done[what]++
			if n := number(t, s.DB(), difference); n > 0 {
				t.Fatalf("after %s %d rows are wrong", what, n)
			}
		}
		all := plainBoards(t, s)
		for name, f := range wanted() {
			compare(t, s, all, name, f)
		}
		for _, text := range []string{"éVENING", "100 %", "%", "_", "4S or", "year new", "passed", "3nt", "2N", "=", "+1", "−1", "-", "+",
			"2026-11-2", "2026-11-20", "2026-13", "202", "2026-11-20T", all[0].board.Number().String(), strings.ToLower(all[1].board.Number().String())} {
			compare(t, s, all, text, bridgestore.Filter{Text: text})
		}
		compare(t, s, all, "a while", bridgestore.Filter{From: start.Add(time.Hour), To: start.Add(2 * time.Hour)})
		if !testing.Short() && (len(done) < 11 || len(all) < 30) {
			t.Errorf("it was a dull life: %v, %d boards", done, len(all))
		}
		fill(t, s)
		checkEnded(t, s)
	}
}

// compare compares what a filter finds with what it should.
func compare(t testing.TB, s *bridgestore.Store, all []plainBoard, name string, f bridgestore.Filter) {
	t.Helper()
	ctx := context.Background()
	var boards, rubbers, left []int64
	for _, d := range all {
		if !d.wantedBy(f) {
			continue
		}
		boards = append(boards, d.line.ID)
		if d.finished() && !d.found.Complete() {
			left = append(left, d.line.ID)
		}
		if !slices.Contains(rubbers, d.rubber.ID) {
			rubbers = append(rubbers, d.rubber.ID)
		}
	}
	same := func(what string, got, want []int64) {
		t.Helper()
		got, want = slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))
		if !slices.Equal(got, want) {
			t.Errorf("%s: %s %v, want %v", name, what, got, want)
		}
	}
	same("boards", must(s.FindBoards(ctx, f)), boards)
	same("boards to analyse", must(s.Unanalysed(ctx, f)), left)
	if f != (bridgestore.Filter{Deleted: f.Deleted}) { // which finds rubbers without a board
		same("rubbers", must(s.FindRubbers(ctx, f)), rubbers)
	}
	if got, want := must(s.Statistics(ctx, f)), statistics(all, f); !reflect.DeepEqual(got, want) {
		t.Errorf("%s: statistics\n%+v\nwant\n%+v", name, got, want)
	}
}
