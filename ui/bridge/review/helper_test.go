package review

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/line"
	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// board returns a board with the events of a list of text forms, in which Claim_5 is a claim, "any" plays the first
// legal card and "rest" plays all others like that.
func board(t testing.TB, rules bridge.Rules, seed uint64, events string) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(rules, rules.Deck.Seeded(seed, 1, 1), card.South, bridge.VulNS)
	if err != nil {
		t.Fatal(err)
	}
	do := func(text string) {
		if text == "any" {
			text = b.View(b.Actor()).LegalPlays().Cards()[0].String()
		}
		e, err := bridge.ParseEvent(strings.ReplaceAll(text, "_", " "))
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, text := range strings.Fields(events) {
		if text != "rest" {
			do(text)
			continue
		}
		for b.Phase() == bridge.PlayPhase {
			do("any")
		}
	}
	return b
}

// played is a board of a user in the South that has been played to the end.
func played(t testing.TB, rules bridge.Rules) bridgestore.Board {
	return asKept(1, board(t, rules, 3, "1N Pass Pass Pass rest"))
}

// asKept returns a board as the store returns it.
func asKept(id int64, b bridge.Board) bridgestore.Board {
	s := bridgestore.Board{Board: b, BoardSummary: bridgestore.BoardSummary{ID: id, Rubber: 1, Number: 2, Rules: b.Rules.Name, Seat: card.South, Costly: -1}}
	if b.Phase() == bridge.Finished {
		s.Finished = time.Date(2026, time.November, 20, 21, 0, 0, 0, time.UTC)
		s.Contract = b.Contract()
	}
	return s
}

// fakeStore has boards, and records saves.
type fakeStore struct {
	mu        sync.Mutex
	boards    map[int64]bridgestore.Board
	analyses  map[int64]analysis.Analysis
	others    map[int64]bridgestore.Other
	tables    map[int64][]bridgestore.Other
	settings  map[string]string
	puzzles   []bridgestore.Puzzle
	broken    error // of all that belongs to a board
	saved     []string
	searching bool  // the last saved analysis is incomplete
	err       error // of all that is written
}

func newStore(boards ...bridgestore.Board) *fakeStore {
	s := &fakeStore{boards: map[int64]bridgestore.Board{}, analyses: map[int64]analysis.Analysis{}, others: map[int64]bridgestore.Other{}, settings: map[string]string{}}
	for _, b := range boards {
		s.boards[b.ID] = b
	}
	return s
}

func (s *fakeStore) Board(_ context.Context, id int64) (bridgestore.Board, error) {
	b, ok := s.boards[id]
	if !ok {
		return b, bridgestore.ErrNoBoard
	}
	return b, nil
}

func (s *fakeStore) BoardSummaries(_ context.Context, ids []int64) (lines []bridgestore.BoardSummary, err error) {
	for _, id := range ids {
		if b, ok := s.boards[id]; ok {
			lines = append(lines, b.BoardSummary)
		}
	}
	return lines, s.broken
}

func (s *fakeStore) Analysis(_ context.Context, id int64) (analysis.Analysis, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.analyses[id], s.broken
}

func (s *fakeStore) Setting(key string) (string, bool, error) {
	value, ok := s.settings[key]
	return value, ok, s.broken
}

func (s *fakeStore) SetSetting(key, value string) error {
	return s.note(key+" "+value, func() { s.settings[key] = value })
}

func (s *fakeStore) OtherTable(_ context.Context, id int64) (bridgestore.Other, error) {
	return s.others[id], s.broken
}

func (s *fakeStore) FieldTables(_ context.Context, id int64) ([]bridgestore.Other, error) {
	return s.tables[id], s.broken
}

func (s *fakeStore) note(what string, do func()) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.err != nil {
		return s.err
	}
	s.saved = append(s.saved, what)
	do()
	return nil
}

func (s *fakeStore) SaveAnalysis(id int64, a analysis.Analysis) error {
	what := fmt.Sprintf("analysis %d of %d", a.Done, a.Total)
	return s.note(what, func() {
		if last := len(s.saved) - 2; last >= 0 && s.searching && strings.HasPrefix(s.saved[last], "analysis") { // records the progress of a search, not the number of saves
			s.saved = append(s.saved[:last], what)
		}
		s.analyses[id], s.searching = a, !a.Complete()
	})
}

func (s *fakeStore) SaveOtherTable(id int64, o bridgestore.Other) error {
	return s.note("other table", func() { s.others[id] = o })
}

func (s *fakeStore) Puzzles(context.Context, int64) ([]bridgestore.Puzzle, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.puzzles), s.broken
}

func (s *fakeStore) SavePuzzle(_ int64, p bridgestore.Puzzle) error {
	return s.note(fmt.Sprintf("puzzle %d", p.Event), func() {
		s.puzzles = append(slices.DeleteFunc(s.puzzles, func(old bridgestore.Puzzle) bool { return old.Event == p.Event }), p)
	})
}

func (s *fakeStore) MarkBoard(id int64, m storage.Marks) error {
	return s.note(fmt.Sprintf("marks %+v", m), func() {})
}

// complete returns a complete analysis, in which some acts cost something.
func complete(b bridge.Board, acts ...assess.Judged) analysis.Analysis {
	par := dd.ParScore{Points: -140, Contracts: []bridge.Contract{{Level: 2, Strain: bridge.Hearts, Declarer: card.East}, {Level: 3, Strain: bridge.Hearts, Declarer: card.West}}}
	a := analysis.Analysis{Done: 1, Total: 1, Nodes: 1000, Par: &par}
	for _, seat := range card.Seats {
		for _, strain := range bridge.Strains {
			a.Tricks[seat][strain].Min, a.Tricks[seat][strain].Max = 7, 7
		}
	}
	for i := len(b.Auction().Calls); i < len(b.Events()); i++ {
		act := assess.Judged{Event: i, Seat: b.Prefix(i).Turn()}
		for _, other := range acts {
			if other.Event == i {
				act.Cost, act.Better = other.Cost, other.Better
			}
		}
		a.Acts = append(a.Acts, act)
	}
	return a
}

// costly returns the first act of South with three cards or more to choose from, as one that cost a trick that the last
// of them would have saved, and that card.
func costly(t testing.TB, b bridge.Board) (assess.Judged, card.Card) {
	t.Helper()
	for i := len(b.Auction().Calls); i < len(b.Events()); i++ {
		before := b.Prefix(i)
		if plays := before.View(before.Turn()).LegalPlays(); before.Turn() == card.South && plays.Len() >= 3 {
			cards := plays.Cards()
			better := cards[len(cards)-1]
			if better != b.Events()[i].Card {
				return assess.Judged{Event: i, Cost: 1, Better: []card.Hand{card.Hand{}.With(better)}}, better
			}
		}
	}
	t.Fatal("South has no choice")
	return assess.Judged{}, card.Card{}
}

// desk is a screen in a window that does everything at once, with a record of its calls.
type desk struct {
	*Screen
	store *fakeStore
	said  []string
}

// look opens the screen with a board. Analyses of boards that have none go on as far as a
// thousand cards a step.
func look(t testing.TB, store *fakeStore, id int64, change ...func(*Options)) *desk {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{store: store}
	o := Options{
		Runner: background.AtOnce(), Store: store, Board: id, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: 1000, Memory: 1 << 20},
		Lines: line.Effort{Tricks: line.Usual.Tricks, Layouts: 32, Work: 100_000, Trials: 16, Cards: 1_000_000},
		OtherTable: func(_ context.Context, b bridge.Board) (bridgestore.Other, error) {
			return bridgestore.Other{Players: "club", Board: finish(t, b.Prefix(0))}, nil
		},
		OnBack:    func() { d.said = append(d.said, "back") },
		OnHistory: func() { d.said = append(d.said, "history") },
		OnPlayOn: func(b bridgestore.Board, n int) {
			d.said = append(d.said, fmt.Sprintf("play on %d from %d of %d", b.ID, n, len(b.Board.Events())))
		},
		OnGoOn:   func(rubber int64) { d.said = append(d.said, fmt.Sprint("go on with ", rubber)) },
		OnAgain:  func(b bridgestore.Board) { d.said = append(d.said, fmt.Sprint("again ", b.ID)) },
		OnTables: func(board int64) { d.said = append(d.said, fmt.Sprint("tables of ", board)) },
		OnTold:   func(board int64) { d.said = append(d.said, fmt.Sprint("told ", board)) },
		OnSuit: func(p suit.Problem, of card.Suit) {
			d.said = append(d.said, fmt.Sprintf("%v: %v opposite %v, missing %v, %d and %d, %b", of, p.North, p.South, p.Missing(), p.West, p.East, p.WestLengths))
		},
	}
	for _, c := range change {
		c(&o)
	}
	d.Screen = New(widget.NewArt(cardart.Style{}), o)
	w := test.NewTempWindow(t, d.Content())
	w.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(d.Close)
	return d
}

// finish plays a board on: three notrump, and the first legal card each.
func finish(t testing.TB, b bridge.Board) bridge.Board {
	return board(t, b.Rules, 3, "3N Pass Pass Pass rest")
}

// press presses keys: names of keys, or letters.
func (d *desk) press(keys ...string) {
	for _, k := range keys {
		if r := []rune(k); len(r) == 1 {
			d.Rune(r[0])
		} else {
			d.Key(fyne.KeyName(k))
		}
	}
}

// shows is all that can be read in the column.
func (d *desk) shows() string {
	t := d.parts
	words := []string{t.heading.Text, t.words.Text, t.more.Text, t.tries.Text}
	if t.list != nil {
		words = append(words, t.worthWords.Text, t.other.Text, t.nothing.Text, t.searchWords.Text, t.failure.Text)
		for _, r := range d.page().rows() {
			if r.isBoard() {
				result, date := boardWords(r.line, time.UTC)
				words = append(words, d.page().relation(r.line), result, date)
				continue
			}
			when, what, cost := d.page().momentWords(r.moment)
			words = append(words, when, what, cost, d.page().stateWords(r.moment))
		}
	}
	return strings.Join(words, "\n")
}

// later does a screen's background work on goroutines, and delivers the results to its window on request.
type later struct {
	work  sync.WaitGroup
	mu    sync.Mutex
	queue []func()
}

func (l *later) runner() *background.Runner {
	return background.NewRunnerWith(func(f func()) { l.work.Go(f) }, l.do)
}

func (l *later) do(f func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.queue = append(l.queue, f)
}

// run delivers the results so far.
func (l *later) run() {
	l.mu.Lock()
	queue := l.queue
	l.queue = nil
	l.mu.Unlock()
	for _, f := range queue {
		f()
	}
}

// until runs what the search has found until a condition holds. The search is on the processor as well: it gets a moment each time.
func (l *later) until(t *testing.T, is func() bool) {
	t.Helper()
	for deadline := time.Now().Add(2 * time.Minute); !is(); time.Sleep(time.Millisecond) {
		if l.run(); time.Now().After(deadline) {
			t.Fatal("it doesn't come to that")
		}
	}
}

// otherOf returns the other table's result, without an analysis of its cards.
func otherOf(b bridge.Board) bridgestore.Other { return bridgestore.Other{Players: "club", Board: b} }

// searches reports whether a board has been read and is being searched.
func (s *Screen) searches() bool { return s.page() != nil && s.page().search.stop != nil }
