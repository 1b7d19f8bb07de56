package history

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	fynewidget "fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/past"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// finished returns a board of Super Bridge with the given calls, in which declarer's side then takes the
// given number of tricks.
func finished(board int, calls []string, tricks int) bridge.Board {
	return bridgetest.Called(bridge.SuperBridge(), board, calls, tricks)
}

// now is the time of all tests.
var now = time.Date(2026, time.November, 21, 12, 0, 0, 0, time.UTC)

// lineOf returns the line of a finished board, as South sees it.
func lineOf(b bridge.Board) bridgestore.BoardSummary {
	c := b.Contract()
	points := b.Points()
	l := bridgestore.BoardSummary{Number: 1, Rules: b.Rules.Name, Finished: now, Seat: card.South, Costly: -1,
		Result: bridgestore.Result{Contract: c, Points: points[card.NS] - points[card.EW]}}
	if !c.PassedOut() {
		l.Over = b.DeclarerTricks() - b.Rules.Needs(c.Level)
	}
	return l
}

// fakeStore has rubbers of the same boards. The boards of rubber 7 are 71, 72 and so on. It notes
// what is done with it.
type fakeStore struct {
	rubbers []bridgestore.Summary // the newest first
	boards  []bridge.Board        // of each
	err     error                 // of looking for them
	broken  int64                 // the board that can't be read
	goesOn  int64                 // the board that is not finished
	watched bool                  // nobody sits at any board
	refuse  error                 // of all writing
	words   []int64               // the boards that any words find
	marks   storage.Marks         // of all boards, and of their rubbers

	filters []bridgestore.Filter // that were asked for
	read    []int64              // rubbers of which the boards were asked for
	pages   int                  // of summaries and lines that were read
	wrote   []string
	items   []record.Item // of all rubbers
	added   []record.Item
}

func newStore(t testing.TB, n int) *fakeStore {
	f := &fakeStore{boards: []bridge.Board{
		finished(0, []string{"4S", "Pass", "Pass", "Pass"}, 12),
		finished(1, []string{"Pass", "Pass", "Pass", "Pass"}, 0),
		finished(2, []string{"Pass", "1N", "X", "Pass", "Pass", "Pass"}, 7),
	}}
	for i := range n {
		sum := bridgestore.Summary{ID: int64(n - i), Started: now, Seat: card.South, Rules: "SuperBridge", Length: 4, Boards: 3, Finished: i > 0}
		for _, b := range f.boards {
			sum.Contracts = append(sum.Contracts, lineOf(b).Result)
		}
		f.rubbers = append(f.rubbers, sum)
	}
	return f
}

func (f *fakeStore) DatedRubbers(ctx context.Context, filter bridgestore.Filter) ([]storage.Dated, error) {
	ids, err := f.found(filter)
	return dated(ids), err
}

func (f *fakeStore) DatedBoards(ctx context.Context, filter bridgestore.Filter) ([]storage.Dated, error) {
	ids, err := f.foundBoards(filter)
	return dated(ids), err
}

// dated gives ids times, the newest first.
func dated(ids []int64) (all []storage.Dated) {
	for i, id := range ids {
		all = append(all, storage.Dated{ID: id, At: now.UnixMilli() - int64(i)})
	}
	return all
}

func (f *fakeStore) found(filter bridgestore.Filter) ([]int64, error) {
	f.filters = append(f.filters, filter)
	var ids []int64
	for _, sum := range f.rubbers {
		if sum.Deleted.IsZero() != filter.Deleted && (filter.Rules == "" || filter.Rules == sum.Rules) {
			ids = append(ids, sum.ID)
		}
	}
	return ids, f.err
}

func (f *fakeStore) foundBoards(filter bridgestore.Filter) ([]int64, error) {
	rubbers, err := f.found(filter)
	f.filters = f.filters[:len(f.filters)-1]
	var ids []int64
	if filter.Text+filter.Terms != "" && f.words != nil {
		return f.words, err
	}
	for _, id := range rubbers {
		ids = append(ids, f.of(id)...)
	}
	return ids, err
}

func (f *fakeStore) of(rubber int64) (ids []int64) {
	for i := range f.boards[:min(len(f.boards), f.rubber(rubber).Length)] {
		ids = append(ids, 10*rubber+int64(i)+1)
	}
	return ids
}

func (f *fakeStore) rubber(id int64) *bridgestore.Summary {
	i := len(f.rubbers) - int(id) // as newStore numbers them
	if i < 0 || i >= len(f.rubbers) || f.rubbers[i].ID != id {
		i = slices.IndexFunc(f.rubbers, func(sum bridgestore.Summary) bool { return sum.ID == id })
	}
	if i < 0 {
		return nil
	}
	return &f.rubbers[i]
}

func (f *fakeStore) Summaries(ctx context.Context, ids []int64) (all []bridgestore.Summary, err error) {
	f.pages++
	for _, id := range ids {
		if sum := f.rubber(id); sum != nil {
			all = append(all, *sum)
		}
	}
	return all, nil
}

func (f *fakeStore) BoardSummaries(ctx context.Context, ids []int64) (all []bridgestore.BoardSummary, err error) {
	f.pages++
	for _, id := range ids {
		l := lineOf(f.boards[id%10-1])
		l.ID, l.Rubber, l.Number, l.Marks, l.Watched = id, id/10, int(id%10), f.marks, f.watched
		l.Length = f.rubber(l.Rubber).Length
		if id == f.goesOn {
			l.Finished, l.Result = time.Time{}, bridgestore.Result{}
		}
		all = append(all, l)
	}
	return all, nil
}

func (f *fakeStore) Singles(context.Context) (ids []int64, err error) {
	for _, sum := range f.rubbers {
		if sum.Length == 1 {
			ids = append(ids, sum.ID)
		}
	}
	return ids, nil
}

func (f *fakeStore) ToPlay(context.Context) (map[int64]int, error) {
	left := map[int64]int{}
	for _, sum := range f.rubbers {
		if sum.ToPlay > 0 {
			left[sum.ID] = sum.ToPlay
		}
	}
	return left, nil
}

func (f *fakeStore) PlayNext(line int64) error { return f.write("next %d", line) }

func (f *fakeStore) LineIDs(ctx context.Context, rubber int64) ([]int64, error) {
	f.read = append(f.read, rubber)
	return f.of(rubber), nil
}

func (f *fakeStore) Board(ctx context.Context, id int64) (bridgestore.Board, error) {
	if id == f.broken {
		return bridgestore.Board{}, errors.New("the events make no sense")
	}
	lines, _ := f.BoardSummaries(ctx, []int64{id})
	return bridgestore.Board{BoardSummary: lines[0], Board: f.boards[id%10-1], RubberMarks: f.marks}, nil
}

func (f *fakeStore) write(format string, args ...any) error {
	f.wrote = append(f.wrote, fmt.Sprintf(format, args...))
	return f.refuse
}

func (f *fakeStore) MarkSession(id int64, m storage.Marks) error {
	f.rubber(id).Marks = m
	return f.write("rubber %d %v", id, m)
}

func (f *fakeStore) MarkPart(id int64, m storage.Marks) error {
	return f.write("board %d %v", id, m)
}

func (f *fakeStore) Delete(ids ...int64) error {
	f.rubber(ids[0]).Deleted = now
	return f.write("delete %d", ids)
}

func (f *fakeStore) Restore(ids ...int64) error {
	f.rubber(ids[0]).Deleted = time.Time{}
	return f.write("restore %d", ids)
}

func (f *fakeStore) History(ctx context.Context, rules string) iter.Seq2[record.Item, error] {
	return func(yield func(record.Item, error) bool) {
		for _, item := range f.items {
			if !yield(item, ctx.Err()) {
				return
			}
		}
	}
}

func (f *fakeStore) HistoryOf(ctx context.Context, rubbers []int64) iter.Seq2[record.Item, error] {
	f.write("history of %d", rubbers)
	return f.History(ctx, "")
}

func (f *fakeStore) SoundHistory(ctx context.Context, rules string, _ bridgestore.Reading) iter.Seq2[record.Item, error] {
	return f.History(ctx, rules)
}

func (f *fakeStore) SoundHistoryOf(ctx context.Context, rubbers []int64, _ bridgestore.Reading) iter.Seq2[record.Item, error] {
	return f.HistoryOf(ctx, rubbers)
}

func (f *fakeStore) Import(ctx context.Context, items iter.Seq2[record.Item, error]) (done bridgestore.Imported, err error) {
	for item, err := range items {
		if err != nil {
			return bridgestore.Imported{}, err
		}
		f.added = append(f.added, item)
		if item.Rubber != nil {
			done.Rubbers++
		}
		if item.Board != nil {
			done.Boards++
		}
		if item.ToPlay != nil {
			done.ToPlay++
		}
	}
	return done, nil
}

// atOnce does everything where it is asked for.
var atOnce = system{runner: background.AtOnce(), now: func() time.Time { return now }}

// later keeps what a screen does in the background until the test lets it happen.
type later []func()

func (l *later) system() system {
	sys := atOnce
	sys.runner = background.NewRunnerWith(func(f func()) { *l = append(*l, f) }, func(f func()) { f() })
	return sys
}

func (l *later) next() {
	work := (*l)[0]
	*l = (*l)[1:]
	work()
}

func (l *later) all() {
	for len(*l) > 0 {
		l.next()
	}
}

// bothStores keep rubbers, and mark and delete them.
type bothStores interface {
	past.Store
	Store
}

// open opens the screen in a window, with bridge; said is whom it has told what.
func open(t testing.TB, store bothStores, sys system, position Position) (s *Screen, said *[]string) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	said = &[]string{}
	say := func(what string, values ...any) {
		*said = append(*said, fmt.Sprintln(append([]any{what}, values...)...))
	}
	return show(t, store, sys, position, []history.Family{past.New(past.Options{
		Store:        store,
		OnOpen:       func(id int64) { say("open", id) },
		OnReview:     func(id int64) { say("review", id) },
		OnStatistics: func(f bridgestore.Filter) { say("statistics", f.Text) },
		Now:          sys.now,
	})}, func() { say("back") }), said
}

// show shows the screen in a window.
func show(t testing.TB, store Store, sys system, position Position, families []history.Family, back func()) *Screen {
	window := test.NewTempWindow(t, nil)
	s := newScreen(widget.NewArt(cardart.Style{}), Options{Families: families, Store: store, Window: window, Position: position, OnBack: back}, sys)
	window.SetContent(s.Content())
	window.Resize(fyne.NewSize(1024, 700))
	return s
}

// asking is the position of what a filter wants.
func asking(f bridgestore.Filter) Position { return Position{Query: past.Query(f, time.UTC)} }

func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k)
	}
}

// turnList lists parts instead of sessions by their number, or sessions again.
func turnList(s *Screen) {
	if s.byParts() {
		typeIn(s, "1")
	} else {
		typeIn(s, "2")
	}
}

func typeIn(s *Screen, letters string) {
	for _, r := range letters {
		s.Rune(r)
	}
}

// walk visits all text in an object.
func walk(o fyne.CanvasObject, visit func(*widget.Prose)) {
	switch o := o.(type) {
	case *widget.Prose:
		visit(o)
	case *fyne.Container:
		for _, inside := range o.Objects {
			walk(inside, visit)
		}
	case *container.Scroll:
		walk(o.Content, visit)
	}
}

// words returns all that is written in an object, as it is shown.
func words(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *widget.Prose:
		return o.Text + "\n"
	case *fyne.Container:
		var all string
		for _, inside := range o.Objects {
			all += words(inside)
		}
		return all
	case *container.Scroll:
		return words(o.Content)
	case *fynewidget.Label:
		return o.Text + "\n"
	case *widget.Button:
		return o.Label + " " + o.Key + "\n"
	}
	return ""
}

// unasked is a store that is never asked for anything.
var unasked *bridgestore.Store
