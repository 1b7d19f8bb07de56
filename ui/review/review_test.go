package review

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/analysis"
	"github.com/superbridge/superbridge/game/assess"
	"github.com/superbridge/superbridge/game/bot"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/dd"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// board returns a board with the events of a list of text forms, in which a claim is written as
// Claim_5, "any" plays the first legal card and "rest" all others like that.
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

// played is a board of a person in the South that has been played to the end.
func played(t testing.TB, rules bridge.Rules) storage.Board {
	return kept(1, board(t, rules, 3, "1N Pass Pass Pass rest"))
}

// kept returns a board as the store returns it.
func kept(id int64, b bridge.Board) storage.Board {
	s := storage.Board{Board: b, Line: storage.Line{ID: id, Rubber: 1, Number: 2, Rules: b.Rules.Name, Seat: card.South, Costly: -1}}
	if b.Phase() == bridge.Finished {
		s.Finished = time.Date(2026, time.November, 20, 21, 0, 0, 0, time.UTC)
		s.Contract = b.Contract()
	}
	return s
}

// fakeStore has boards, and notes what is kept.
type fakeStore struct {
	mu       sync.Mutex
	boards   map[int64]storage.Board
	analyses map[int64]analysis.Analysis
	others   map[int64]storage.Other
	settings map[string]string
	broken   error // of all that belongs to a board
	saved    []string
	err      error // of all that is written
}

func newStore(boards ...storage.Board) *fakeStore {
	s := &fakeStore{boards: map[int64]storage.Board{}, analyses: map[int64]analysis.Analysis{}, others: map[int64]storage.Other{}, settings: map[string]string{}}
	for _, b := range boards {
		s.boards[b.ID] = b
	}
	return s
}

func (s *fakeStore) Board(_ context.Context, id int64) (storage.Board, error) {
	b, ok := s.boards[id]
	if !ok {
		return b, storage.ErrNoBoard
	}
	return b, nil
}

func (s *fakeStore) Lines(_ context.Context, ids []int64) (lines []storage.Line, err error) {
	for _, id := range ids {
		if b, ok := s.boards[id]; ok {
			lines = append(lines, b.Line)
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

func (s *fakeStore) OtherTable(_ context.Context, id int64) (storage.Other, error) {
	return s.others[id], s.broken
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
	return s.note(fmt.Sprintf("analysis %d of %d", a.Done, a.Total), func() { s.analyses[id] = a })
}

func (s *fakeStore) SaveOtherTable(id int64, o storage.Other) error {
	return s.note("other table", func() { s.others[id] = o })
}

func (s *fakeStore) MarkBoard(id int64, m storage.Marks) error {
	return s.note(fmt.Sprintf("marks %+v", m), func() {})
}

// complete is an analysis with nothing left to find, in which some acts cost something.
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

// costly returns the first act of South with three cards or more to choose from, which cost a
// trick that the last of them would have kept, and that card.
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

// desk is a screen in a window, where everything is done at once, with what it said.
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
		Store: store, Board: id, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: 1000, Memory: 1 << 20}, PlayBoth: true,
		OtherTable: func(_ context.Context, b bridge.Board) (storage.Other, error) {
			return storage.Other{Players: "club", Board: finish(t, b.Prefix(0))}, nil
		},
		OnBack:    func() { d.said = append(d.said, "back") },
		OnHistory: func() { d.said = append(d.said, "history") },
		OnPlayOn: func(b storage.Board, n int) {
			d.said = append(d.said, fmt.Sprintf("play on %d from %d of %d", b.ID, n, len(b.Board.Events())))
		},
		OnAgain: func(b storage.Board) { d.said = append(d.said, fmt.Sprint("again ", b.ID)) },
	}
	for _, c := range change {
		c(&o)
	}
	d.Screen = newScreen(widget.NewArt(cardart.Style{}), o, func(work func() func()) {
		if done := work(); done != nil {
			done()
		}
	}, func(do func()) { do() })
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
		words = append(words, t.worthWords.Text, t.other.Text, t.nothing.Text, t.searchWords.Text)
		for _, r := range d.page.rows() {
			if r.isBoard() {
				result, date := boardWords(r.line, time.UTC)
				words = append(words, d.page.relation(r.line), result, date)
				continue
			}
			when, what, cost := d.page.momentWords(r.moment)
			words = append(words, when, what, cost, d.page.stateWords(r.moment))
		}
	}
	return strings.Join(words, "\n")
}

func TestStepping(t *testing.T) {
	b := played(t, bridge.SuperBridge())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	last := len(b.Board.Events())
	for _, c := range []struct {
		keys string
		want int
	}{
		{"", 0}, {"Left", 0}, {"Right", 1}, {"Right Right", 3}, {"Left", 2}, {"End", last}, {"Right", last}, {"Home", 0},
		{"Next", 4}, {"Next", 8}, {".", 12}, {"Right", 13}, {"Prior", 12}, {",", 8}, {"Prior Prior", 0}, {"Prior", 0},
		{"Next Right Next", 8}, {"End Prior", last - 4}, {"Next", last}, {"Next", last},
	} {
		d.press(strings.Fields(c.keys)...)
		if got := d.page.n(); got != c.want {
			t.Fatalf("after %s at %d, want %d", c.keys, got, c.want)
		}
	}
	d.parts.slider.Tapped(&fyne.PointEvent{Position: fyne.NewPos(d.parts.slider.x(17), 5)})
	if d.page.n() != 17 {
		t.Errorf("a click on the slider leads to %d", d.page.n())
	}
	d.parts.slider.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(d.parts.slider.x(18)+1, 5)}})
	if d.page.n() != 18 {
		t.Errorf("drawn, the slider leads to %d", d.page.n())
	}
}

// Each kind of board can be stepped through, and says something at each place.
func TestEveryPlaceSaysWhatHappened(t *testing.T) {
	for name, events := range map[string]string{
		"played": "1N Pass Pass Pass rest", "passed out": "Pass Pass Pass Pass", "claimed": "1N Pass Pass Pass any any any any any Claim_7",
		"conceded": "1N Pass Pass Pass Claim_0", "claimed at the end of a trick": "4S X Pass Pass XX Pass Pass Pass any any any any Claim_3",
		"going on": "1N Pass Pass Pass any any", "in the auction": "1N Pass",
	} {
		b := kept(1, board(t, bridge.SuperBridge(), 3, events))
		for _, watched := range []bool{false, true} {
			b.Watched = watched
			store := newStore(b)
			if b.Board.Phase() == bridge.Finished {
				store.analyses[1] = complete(b.Board)
			}
			d := look(t, store, 1)
			for n := range len(b.Board.Events()) + 1 {
				if d.page.n() != n || d.parts.words.Text == "" || d.parts.heading.Text == "" {
					t.Errorf("%s, at %d: %q", name, n, d.shows())
				}
				if strings.Contains(d.shows(), "{{") || strings.Contains(d.shows(), "board.") {
					t.Errorf("%s, at %d: %q", name, n, d.shows())
				}
				d.press("Right")
			}
		}
	}
}

// Of a board that goes on the person sees what he may, whatever he presses, and nothing about it
// is worked out.
func TestNobodyPeeksAtABoardThatGoesOn(t *testing.T) {
	b := kept(1, board(t, bridge.SuperBridge(), 3, "1N Pass Pass Pass any any any any any"))
	store := newStore(b)
	d := look(t, store, 1)
	for _, key := range strings.Fields("o a w t x p g d e Up Down Return Right o Right o Right o Right o End o") {
		d.press(key)
		m := d.page.table()
		for _, seat := range card.Seats {
			dummy := seat == card.North && d.page.n() > 4
			if want := seat == card.South || dummy; m.Open[seat] != want || !want && m.Hands[seat] != (card.Hand{}) {
				t.Errorf("after %s at %d: %v open %v", key, d.page.n(), seat, m.Open[seat])
			}
		}
	}
	if len(store.saved) > 0 || len(d.said) > 0 {
		t.Errorf("kept %q, said %q", store.saved, d.said)
	}
}

// What the person saw is shown as he saw it, at each place.
func TestAsYouSawIt(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	open := func() string {
		seats := ""
		for _, seat := range card.Seats {
			if d.page.table().Open[seat] {
				seats += seat.String()
			}
		}
		return seats
	}
	for _, c := range []struct{ keys, want string }{
		{"", "NESW"}, {"o", "S"}, {"Next", "S"}, {"Right", "NS"}, {"End", "NS"}, {"o", "NESW"}, {"Home", "NESW"},
	} {
		d.press(strings.Fields(c.keys)...)
		if got := open(); got != c.want {
			t.Errorf("after %q %s are open, want %s", c.keys, got, c.want)
		}
	}
}

// Which hands lie open is kept for other boards, also when the program is opened again; what was
// seen for the moment of a search isn't.
func TestWhichHandsAreShownIsKept(t *testing.T) {
	b := played(t, bridge.Duplicate())
	act, _ := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	look(t, store, 1).press("o")
	d := look(t, store, 1)
	if d.page.hands != seenHands {
		t.Errorf("kept %q, shown %v", store.settings, d.page.hands)
	}
	d.press("o", "Down", "o", "o", "o")
	if d.page.hands != allHands || !d.page.table().Open[card.East] {
		t.Errorf("hands %v, open %v", d.page.hands, d.page.table().Open)
	}
	if d = look(t, store, 1); d.page.hands != allHands {
		t.Errorf("kept %q", store.settings)
	}
}

func TestFindTheBetterCard(t *testing.T) {
	b := played(t, bridge.Duplicate())
	act, better := costly(t, b.Board)
	name := "♣♦♥♠"
	for i, suit := range card.Suits {
		if better.Suit == suit {
			name = string([]rune(name)[i : i+1])
		}
	}
	wrong := b.Board.Events()[act.Event].Card
	var other card.Card
	plays := b.Board.Prefix(act.Event)
	for _, c := range plays.View(plays.Turn()).LegalPlays().Cards() {
		if c != better && c != wrong {
			other = c
		}
	}
	start := func() *desk {
		store := newStore(b)
		store.analyses[1] = complete(b.Board, act)
		d := look(t, store, 1)
		d.press("Down")
		return d
	}
	answer := "Better by a trick"

	d := start()
	if d.page.n() != act.Event || !d.page.finding || strings.Contains(d.shows(), answer) {
		t.Fatalf("at %d: %s", d.page.n(), d.shows())
	}
	if m := d.page.table(); m.Open[card.East] || !m.Yours || !m.Plays.Has(better) {
		t.Errorf("open %v, yours %v, plays %v", m.Open, m.Yours, m.Plays)
	}
	d.tapped(wrong, true)
	d.tapped(other, true)
	d.tapped(other, true) // again is not counted
	if p := d.page.puzzles[act.Event]; len(p.tried) != 2 || p.open() || !strings.Contains(d.shows(), "2 tries") {
		t.Errorf("%+v: %s", p, d.shows())
	}
	d.press("Left", "Right", "Right") // to after the card
	if strings.Contains(d.shows(), answer) || !strings.Contains(d.shows(), "It cost a trick.") {
		t.Errorf("stepping over it tells: %s", d.shows())
	}
	d.press("Return")
	d.tapped(better, true)
	if p := d.page.puzzles[act.Event]; !p.solved || !strings.Contains(d.shows(), answer) || !d.page.table().Open[card.East] {
		t.Errorf("%+v: %s", p, d.shows())
	}
	if !strings.Contains(d.shows(), "found") || !strings.Contains(d.shows(), "My hint") {
		t.Errorf("solved: %s", d.shows())
	}

	d = start()
	d.press("w")
	if p := d.page.puzzles[act.Event]; p.solved || !p.shown || !strings.Contains(d.shows(), answer) || !strings.Contains(d.shows(), "all hands") {
		t.Errorf("%+v: %s", p, d.shows())
	}

	d = start()
	for _, r := range strings.ToLower(better.String()) { // typed as suit and rank
		d.Rune(r)
	}
	if d.parts.surface.Selected() != better || d.page.puzzles[act.Event].open() {
		t.Errorf("typed %v, selected %v", better, d.parts.surface.Selected())
	}
	d.press("Return")
	if !d.page.puzzles[act.Event].solved {
		t.Errorf("typed %v: %s", better, d.shows())
	}
}

// Two tricks were lost: who finds the card that keeps one of them is right, and told that there
// is a better one.
func TestHalfAnAnswer(t *testing.T) {
	b := played(t, bridge.Duplicate())
	act, better := costly(t, b.Board)
	before := b.Board.Prefix(act.Event)
	var half card.Card
	for _, c := range before.View(before.Turn()).LegalPlays().Cards() {
		if c != better && c != b.Board.Events()[act.Event].Card {
			half = c
		}
	}
	act.Cost, act.Better = 2, []card.Hand{card.Hand{}.With(better).With(half), card.Hand{}.With(better)}
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	d.press("Down")
	d.tapped(half, true)
	for _, want := range []string{"a trick more", "Better by 2 tricks", "Better by 1"} {
		if !strings.Contains(d.shows(), want) {
			t.Errorf("nothing of %q in\n%s", want, d.shows())
		}
	}
}

// Yours come first; E lists everybody's.
func TestMomentsOfThePersonAndOfAll(t *testing.T) {
	b := played(t, bridge.Duplicate())
	yours, _ := costly(t, b.Board)
	other := assess.Judged{Event: yours.Event, Cost: 1}
	for other.Event++; b.Board.Prefix(other.Event).Turn().Side() == card.NS; other.Event++ {
	}
	other.Better = yours.Better
	store := newStore(b)
	store.analyses[1] = complete(b.Board, yours, other)
	d := look(t, store, 1)
	count := func() int { return len(d.page.moments()) }
	if count() != 1 {
		t.Errorf("%d are the person's", count())
	}
	d.press("e")
	if count() != 2 {
		t.Errorf("%d are everybody's", count())
	}
	d.press("Down", "Down")
	if d.page.n() != other.Event+1 || d.page.finding || !strings.Contains(d.shows(), "Better by a trick") {
		t.Errorf("the other's moment is at %d, finding %v: %s", d.page.n(), d.page.finding, d.shows())
	}
	d.press("Down")
	if d.page.n() != other.Event+1 {
		t.Errorf("there is no moment after the last, but one goes to %d", d.page.n())
	}
	d.press("Up")
	if d.page.n() != yours.Event || !d.page.finding {
		t.Errorf("back at %d", d.page.n())
	}

	b.Watched = true
	store = newStore(b)
	store.analyses[1] = complete(b.Board, yours, other)
	if d = look(t, store, 1); count() != 2 {
		t.Errorf("%d moments on a watched board", count())
	}
	d.press("Down")
	if d.page.finding || strings.Contains(d.shows(), "You played") {
		t.Errorf("nobody is to find anything: %s", d.shows())
	}
}

// In a record whose dummy the person was, partner's cards are his if he plays both hands.
func TestWhoPlaysBothHands(t *testing.T) {
	b := kept(1, board(t, bridge.Duplicate(), 3, "Pass Pass 1N Pass Pass Pass rest"))
	act := assess.Judged{Event: 6, Cost: 1}
	for b.Board.Prefix(act.Event).Turn() != card.North {
		act.Event++
	}
	for _, both := range []bool{false, true} {
		store := newStore(b)
		store.analyses[1] = complete(b.Board, act)
		d := look(t, store, 1, func(o *Options) { o.PlayBoth = both })
		if got := len(d.page.moments()) == 1; got != both {
			t.Errorf("both %v: %d moments", both, len(d.page.moments()))
		}
	}
}

func TestAnalysisIsKept(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	d := look(t, store, 1)
	first := d.page.mine.found
	if !first.Complete() || len(store.saved) != 1 {
		t.Fatalf("%d of %d done, kept %q", first.Done, first.Total, store.saved)
	}
	if d.parts.search.Hidden == first.Open() {
		t.Errorf("open %v, but there is a button to search on: %v", first.Open(), !d.parts.search.Hidden)
	}
	again := look(t, store, 1)
	if len(store.saved) != 1 || again.page.mine.found.Done != first.Done {
		t.Errorf("what has been kept is worked out anew: %q", store.saved)
	}
	again.press("a")
	if more := again.page.mine.found; more.Nodes <= first.Nodes || len(store.saved) != 2 {
		t.Errorf("searching on had %d nodes after %d, kept %q", more.Nodes, first.Nodes, store.saved)
	}
}

// later is a screen whose work in the background is done in goroutines, and whose window sees
// what came of it when it is asked to.
type later struct {
	work  sync.WaitGroup
	mu    sync.Mutex
	queue []func()
}

func (l *later) background(work func() func()) {
	l.work.Add(1)
	go func() {
		defer l.work.Done()
		if done := work(); done != nil {
			l.do(done)
		}
	}()
}

func (l *later) do(f func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.queue = append(l.queue, f)
}

// run does what the window has been asked for until now.
func (l *later) run() {
	l.mu.Lock()
	queue := l.queue
	l.queue = nil
	l.mu.Unlock()
	for _, f := range queue {
		f()
	}
}

// A search that takes long is stopped when the board is left; what it has found is kept before
// the screen is closed, and found again.
func TestWhatWasFoundIsKeptWhenOneLeaves(t *testing.T) {
	b := played(t, bridge.SuperBridge())
	store := newStore(b)
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	l := &later{}
	s := newScreen(widget.NewArt(cardart.Style{}), Options{
		Store: store, Board: 1, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: 1 << 40}, OnBack: func() {},
	}, l.background, l.do)
	for s.page.model == nil || s.page.mine.found.Done < 5 {
		l.run()
		time.Sleep(time.Millisecond)
	}
	began := time.Now()
	s.Close()
	if took := time.Since(began); took > leaving/2 {
		t.Errorf("closing took %v", took)
	}
	kept, err := store.Analysis(t.Context(), 1)
	if err != nil || kept.Done < 5 || kept.Complete() {
		t.Fatalf("%d of %d steps have been kept", kept.Done, kept.Total)
	}
	l.work.Wait()
	l.run() // what comes too late does nothing
}

// A stops the search and goes on with it.
func TestASearchIsStopped(t *testing.T) {
	store := newStore(played(t, bridge.SuperBridge()))
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	l := &later{}
	s := newScreen(widget.NewArt(cardart.Style{}), Options{
		Store: store, Board: 1, Adviser: bot.Player{}, Analysis: analysis.Options{Nodes: 1 << 40}, OnBack: func() {},
	}, l.background, l.do)
	until := func(ok func() bool) {
		for !ok() {
			l.run()
			time.Sleep(time.Millisecond)
		}
	}
	until(func() bool { return s.page.model != nil && s.page.mine.found.Done >= 3 })
	if s.parts.progress.Hidden {
		t.Error("no progress is shown")
	}
	s.Rune('a')
	until(func() bool { return s.page.search.stop == nil })
	stopped := s.page.mine.found.Done
	if !strings.HasPrefix(s.parts.searchWords.Text, "stopped") || !s.parts.progress.Hidden || len(store.saved) != 1 {
		t.Errorf("stopped: %q, kept %q", s.parts.searchWords.Text, store.saved)
	}
	s.Rune('a')
	until(func() bool { return s.page.mine.found.Done > stopped })
	s.Close()
	l.work.Wait()
}

func TestTheOtherTable(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	if !strings.Contains(d.shows(), "hasn't been played") {
		t.Errorf("%s", d.shows())
	}
	d.press("t")
	if !d.page.hasOther() || d.page.model.away || !slices.Contains(store.saved, "other table") || !strings.Contains(d.shows(), "At the other table 3NT S") {
		t.Fatalf("kept %q: %s", store.saved, d.shows())
	}
	d.press("Right", "Right", "x", "Right")
	if !d.page.model.away || d.page.n() != 1 || !strings.Contains(d.shows(), "South 3NT") {
		t.Errorf("at %d of the other's record: %s", d.page.n(), d.shows())
	}
	d.press("p")
	want := fmt.Sprintf("play on 1 from 1 of %d", len(d.page.other.places)-1)
	if len(d.said) != 1 || d.said[0] != want {
		t.Errorf("said %q, want %q", d.said, want)
	}
	d.press("Escape")
	if d.page.model.away || d.page.n() != 2 || len(d.said) != 1 {
		t.Errorf("Esc leads to %d, said %q", d.page.n(), d.said)
	}

	d = look(t, newStore(b), 1, func(o *Options) {
		o.OtherTable = func(context.Context, bridge.Board) (storage.Other, error) {
			return storage.Other{}, errors.New("no chairs")
		}
	})
	d.press("t")
	if !strings.Contains(d.shows(), "no chairs") || d.page.hasOther() {
		t.Errorf("%s", d.shows())
	}
}

func TestShortcuts(t *testing.T) {
	b := played(t, bridge.Duplicate())
	b.Previous, b.Next, b.Branches = 0, 7, []int64{8}
	next := b
	next.ID, next.Previous, next.Next, next.Branches, next.Origin = 7, 1, 0, nil, 0
	branch := next
	branch.ID, branch.Kind, branch.Previous, branch.Origin = 8, storage.Branch, 0, 1
	store := newStore(b, next, branch)
	for _, b := range []storage.Board{b, next, branch} {
		store.analyses[b.ID] = complete(b.Board)
	}
	d := look(t, store, 1)
	d.press("Next", "Right", "p", "g", "h", "Escape")
	want := []string{fmt.Sprintf("play on 1 from 5 of %d", len(b.Board.Events())), "again 1", "history", "back"}
	if !slices.Equal(d.said, want) {
		t.Errorf("said %q, want %q", d.said, want)
	}
	d.press("d")
	number := b.Board.Number().String()
	if got := fyne.CurrentApp().Clipboard().Content(); got != number || !strings.Contains(d.shows(), number) {
		t.Errorf("on the clipboard %q, shown %s", got, d.shows())
	}
	d.press("s", "s")
	if len(store.saved) != 2 || !strings.Contains(store.saved[0], "Starred:true") || !strings.Contains(store.saved[1], "Starred:false") {
		t.Errorf("kept %q", store.saved)
	}
	d.press("o", "[")
	if d.Board() != 1 {
		t.Errorf("[ leads to %d", d.Board())
	}
	surface := d.parts.surface
	d.press("]")
	if d.Board() != 7 || d.page.hands != seenHands || d.parts.surface != surface {
		t.Errorf("] leads to %d, hands %v, the same table %v", d.Board(), d.page.hands, d.parts.surface == surface)
	}
	d.press("[")
	if d.Board() != 1 || !strings.Contains(d.shows(), "Played on") {
		t.Errorf("[ leads to %d: %s", d.Board(), d.shows())
	}
	d.selectRow(0)
	if d.Board() != 8 || !strings.Contains(d.shows(), "From") {
		t.Errorf("a branch leads to %d: %s", d.Board(), d.shows())
	}
}

func TestANameAndANote(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	canvas := fyne.CurrentApp().Driver().CanvasForObject(d.Content())
	write := func(words string) {
		for _, r := range words {
			canvas.Focused().TypedRune(r)
		}
	}
	d.press("n")
	if !d.Busy() {
		t.Error("somebody writes, but the screen isn't busy")
	}
	write("Squeeze")
	canvas.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if len(store.saved) > 0 || d.Busy() {
		t.Errorf("kept %q", store.saved)
	}
	d.press("n")
	write("Squeeze")
	d.press("Right", "o") // does nothing below the sheet
	d.Redraw()            // the theme has changed: what was written is still there
	d.press("]")
	d.Screen.leave() // as if the window were closed
	if len(store.saved) != 1 || !strings.Contains(store.saved[0], "Name:Squeeze") {
		t.Errorf("kept %q", store.saved)
	}
}

func TestWhatCantBeKeptIsSaid(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	store.err = errors.New("the disk is full")
	d := look(t, store, 1)
	d.press("s")
	if !strings.Contains(d.shows(), "the disk is full") || d.page.board.Marks.Starred {
		t.Errorf("starred %v: %s", d.page.board.Marks.Starred, d.shows())
	}
	store = newStore(b)
	store.err = errors.New("the disk is full")
	d = look(t, store, 1)
	if !strings.Contains(d.shows(), "the disk is full") {
		t.Errorf("%s", d.shows())
	}
}

func TestABoardThatIsNotThere(t *testing.T) {
	d := look(t, newStore(), 5)
	d.press("Right", "o", "w", "a", "t", "s", "n", "d", "Down", "Return", "Escape")
	if !slices.Equal(d.said, []string{"back"}) {
		t.Errorf("said %q", d.said)
	}
}

// W asks the adviser about the person's own calls and cards, and about nothing else.
func TestMyHint(t *testing.T) {
	b := kept(1, board(t, bridge.Duplicate(), 3, "5C Pass Pass Pass rest"))
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	d.press("w", "Right")
	if d.parts.act.Hidden || strings.Contains(d.shows(), "My call") {
		t.Errorf("at the person's call: button hidden %v, %s", d.parts.act.Hidden, d.shows())
	}
	var work func() func()
	background := d.background
	d.background = func(w func() func()) { work = w }
	d.press("w")
	if d.parts.more.Text != "Let me think …" {
		t.Errorf("while it is thought about: %s", d.shows())
	}
	work()()
	d.background = background
	if !strings.Contains(d.shows(), "My call, knowing what you knew") || strings.Contains(d.shows(), "think") {
		t.Errorf("%s", d.shows())
	}
	d.press("Right", "w")
	if !d.parts.act.Hidden || d.parts.more.Text != "" {
		t.Errorf("at West's call: button hidden %v, %s", d.parts.act.Hidden, d.shows())
	}
	act, _ := costly(t, b.Board)
	d.to(act.Event+1, false)
	d.press("w")
	if !strings.Contains(d.shows(), "My hint, knowing what you knew") {
		t.Errorf("at the person's card: %s", d.shows())
	}
	if d.press("t", "x", "Right", "w"); d.parts.more.Text != "" {
		t.Errorf("at the other table: %s", d.shows())
	}
}

// After the last moment Down leads to the boards that are listed, and Enter opens one.
func TestBoardsOfTheListByKeyboard(t *testing.T) {
	b := played(t, bridge.Duplicate())
	b.Branches = []int64{8, 9}
	act, _ := costly(t, b.Board)
	one, two := b, b
	one.ID, one.Branches, two.ID, two.Branches = 8, nil, 9, nil
	store := newStore(b, one, two)
	for id := range store.boards {
		store.analyses[id] = complete(b.Board, act)
	}
	d := look(t, store, 1)
	d.press("Down", "Down", "Down", "Down", "Up", "Down")
	if d.page.chosen != 1 || d.page.n() != act.Event {
		t.Errorf("chosen %d at %d", d.page.chosen, d.page.n())
	}
	d.press("Return")
	if d.Board() != 9 {
		t.Errorf("Enter opens %d", d.Board())
	}
}

// When the screen is seen again, a line that has been played meanwhile is there.
func TestWhatWasPlayedMeanwhileIsListed(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	d.press("Next", "p")
	branch := b
	branch.ID, branch.Kind = 4, storage.Branch
	b.Branches = []int64{4}
	store.boards[1], store.boards[4] = b, branch
	d.Reload()
	if !strings.Contains(d.shows(), "Played on") || d.page.n() != 4 {
		t.Errorf("at %d: %s", d.page.n(), d.shows())
	}
}

// Whatever is pressed and clicked, in whatever order and window, the screen stands it.
func TestNonsense(t *testing.T) {
	b := played(t, bridge.SuperBridge())
	b.Branches = []int64{2, 3}
	act, _ := costly(t, b.Board)
	on := kept(2, board(t, bridge.SuperBridge(), 3, "1N Pass Pass Pass any any any"))
	passed := kept(3, board(t, bridge.SuperBridge(), 3, "Pass Pass Pass Pass"))
	passed.Next, passed.Origin, on.Next, on.Previous = 1, 1, 3, 1
	b.Next = 2
	store := newStore(b, on, passed)
	store.analyses[1], store.analyses[3] = complete(b.Board, act), complete(passed.Board)
	d := look(t, store, 1)
	canvas := fyne.CurrentApp().Driver().CanvasForObject(d.Content())
	keys := []string{"Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "Return", "Space", "BackSpace", "Escape", "Tab", "F5"}
	for _, r := range "aedghnopstxw[],.1234hcskzqm?" {
		keys = append(keys, string(r))
	}
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 1000 {
		switch random.IntN(30) {
		case 0:
			d.tapped(b.Board.Deal[random.IntN(4)].Cards()[random.IntN(17)], random.IntN(3) > 0)
		case 1:
			d.point(random.IntN(5) - 1)
		case 2:
			if list := d.parts.list; list != nil {
				list.Select(random.IntN(5))
			}
		case 3:
			d.Redraw()
		case 4:
			if i%10 == 0 {
				canvas.Content().Resize(fyne.NewSize(200+float32(random.IntN(1500)), 100+float32(random.IntN(1000))))
			}
		case 5:
			d.Reload()
			d.Copy()
		default:
			d.press(keys[random.IntN(len(keys))])
		}
		if f := canvas.Focused(); f != nil && random.IntN(3) == 0 {
			f.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		}
	}
}

// The buttons fit side by side, and the column needs no scrolling, in the smallest window that
// is promised, with any label.
func TestTheScreenFitsASmallWindow(t *testing.T) {
	auction := "1C 1D 1H 1S 1N 2C 2D 2H 2S 2N 3C 3D 3H 3S 3N 4C 4D 4H 4S 4N 5C Pass Pass Pass rest"
	b := kept(1, board(t, bridge.SuperBridge(), 3, auction))
	act, _ := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	for _, keys := range []string{"", "t", "t", "Escape", "Down", "End", "s"} {
		d.press(strings.Fields(keys)...)
		if wide := d.parts.buttons.row().MinSize().Width; wide > 1024-2*margin {
			t.Errorf("after %q the buttons take %v", keys, wide)
		}
		if room, takes := d.parts.column.Size(), d.parts.column.Content.MinSize(); takes.Height > room.Height+1 || takes.Width > room.Width {
			t.Errorf("after %q the column takes %v of %v", keys, takes, room)
		}
		if size := d.parts.surface.Size(); size.Width < 620 || size.Height < 500 {
			t.Errorf("after %q the table has %v", keys, size)
		}
	}
}

// A board can be looked at though nothing of what belongs to it can be read; it is analysed anew.
func TestABoardWithoutWhatBelongsToIt(t *testing.T) {
	store := newStore(played(t, bridge.Duplicate()))
	store.broken = errors.New("damaged")
	d := look(t, store, 1)
	if d.press("Right"); d.page.n() != 1 || !d.page.mine.found.Complete() || len(store.saved) != 1 {
		t.Errorf("at %d, kept %q: %s", d.page.n(), store.saved, d.shows())
	}
}

// While a card is looked for, a letter that may begin one waits a moment for the rest of it; then
// it is the shortcut.
func TestALetterThatMayBeACard(t *testing.T) {
	b := played(t, bridge.Duplicate())
	act, _ := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	d.press("Down")
	todo := make(chan func())
	d.Screen.do = func(f func()) { todo <- f }
	began := time.Now()
	d.press("s")
	if d.page.board.Marks.Starred || d.page.typed != "s" {
		t.Errorf("starred at once: %s", d.shows())
	}
	(<-todo)()
	if took := time.Since(began); took < letterPause || !d.page.board.Marks.Starred {
		t.Errorf("after %v starred: %v", took, d.page.board.Marks.Starred)
	}
}

// The name stands below the title, however long it is, and the note at the beginning.
func TestNameAndNoteAreShown(t *testing.T) {
	b := played(t, bridge.Duplicate())
	b.Name, b.Note = strings.Repeat("Squeeze ", 20), "Hearts first,\nthen the clubs."
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	if got := d.page.subtitle(); !strings.HasPrefix(got, "Squeeze Squeeze") || len([]rune(got)) > 120 {
		t.Errorf("below the title: %q", got)
	}
	if d.parts.more.Text != b.Note {
		t.Errorf("the note is %q", d.parts.more.Text)
	}
	if d.press("Right"); d.parts.more.Text != "" {
		t.Errorf("later it is %q", d.parts.more.Text)
	}
}

// While the next board is being read, which may take a while, the one before is still in sight.
// Nothing that is done there does harm.
func TestWhileTheNextBoardIsRead(t *testing.T) {
	b := played(t, bridge.Duplicate())
	b.Next = 2
	act, _ := costly(t, b.Board)
	next := b
	next.ID = 2
	store := newStore(b, next)
	store.analyses[1], store.analyses[2] = complete(b.Board, act), complete(b.Board, act)
	d := look(t, store, 1)
	var later []func() func()
	d.background = func(work func() func()) { later = append(later, work) }
	d.press("]")
	before := d.parts
	for _, key := range strings.Fields("Right Up Down Home End Next Return o p g t d s n a w e [ h 2") {
		d.press(key)
	}
	before.list.Select(0)
	before.list.SetLength(1)
	before.slider.OnMoved(7)
	d.point(1)
	d.tapped(card.Card{}, false)
	d.Reload()
	if len(later) != 1 {
		t.Fatalf("%d works were begun", len(later))
	}
	later[0]()()
	if d.Board() != 2 || d.page.n() != 0 || d.page.model == nil {
		t.Errorf("at %d of board %d", d.page.n(), d.Board())
	}
}
