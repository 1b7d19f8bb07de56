package review

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// played returns the first deal of a game that was played by chance and not passed out, after some events; -1 is all.
func played(t testing.TB, kind few.Kind, seed uint64, events int) few.Board {
	t.Helper()
	source := rand.New(rand.NewPCG(seed, 5))
	for {
		r := few.Of(kind)
		b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, source))
		for err == nil && b.Stage() != few.StageFinished {
			b, err = b.Apply(random.Event(b.View(b.Turn()), source))
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, _, claimed := b.Claim(); b.Passed() || claimed {
			continue
		}
		if events >= 0 {
			return b.Prefix(events)
		}
		return b
	}
}

// asKept returns a deal as the store returns it.
func asKept(id int64, b few.Board, person few.Player) fewstore.Whole {
	w := fewstore.Whole{Board: b}
	w.DealSummary = fewstore.DealSummary{PartHead: family.PartHead{ID: id, Game: 1, Of: 1}, Number: b.Setup().Number, Rules: b.Rules(), Person: person}
	for p := range few.Player(b.Rules().Players()) {
		w.Sitters = append(w.Sitters, fewstore.Sitter{Player: p, Name: []string{"Ann", "Ben", "Cid"}[p], Level: "club"})
	}
	if b.Stage() == few.StageFinished {
		w.Finished = time.Date(2026, 11, 20, 21, 0, 0, 0, time.UTC)
	}
	return w
}

// pundit is the judge of the tests: each legal act is worth 100 points less than the one before it.
type pundit struct{ asked func() }

func (p pundit) Advise(ctx context.Context, v few.View) (bot.Advice, error) {
	p.asked()
	return opinion(v), ctx.Err()
}

func opinion(v few.View) (a bot.Advice) {
	for i, e := range v.Legal() {
		a.Options = append(a.Options, bot.Option{Event: e, Worth: float64(-100 * i), Why: bot.Reason{Kind: bot.MostTricks, Tricks: 5}})
	}
	a.Event = a.Options[0].Event
	return a
}

// fakeStore has deals, and records saves.
type fakeStore struct {
	mu       sync.Mutex
	deals    map[int64]fewstore.Whole
	judged   map[int64]map[int]json.RawMessage
	settings map[string]string
	saved    []string
	err      error // of all that is written
}

func newStore(deals ...fewstore.Whole) *fakeStore {
	s := &fakeStore{deals: map[int64]fewstore.Whole{}, judged: map[int64]map[int]json.RawMessage{}, settings: map[string]string{}}
	for _, d := range deals {
		s.deals[d.ID] = d
	}
	return s
}

func (s *fakeStore) Deal(_ context.Context, id int64) (fewstore.Whole, error) {
	d, ok := s.deals[id]
	if !ok {
		return d, fewstore.ErrNoDeal
	}
	return d, nil
}

func (s *fakeStore) PartIDs(context.Context, int64) (ids []int64, err error) {
	for id := int64(1); id < 10; id++ {
		if _, ok := s.deals[id]; ok {
			ids = append(ids, id)
		}
	}
	return ids, nil
}

func (s *fakeStore) Judged(_ context.Context, id int64, version int) (map[int]json.RawMessage, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := map[int]json.RawMessage{}
	for n, j := range s.judged[id] {
		all[n] = j
	}
	return all, nil
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

func (s *fakeStore) SaveJudged(deal int64, act int, text string, _ int, j json.RawMessage) error {
	return s.note(fmt.Sprint("judged ", text), func() {
		if s.judged[deal] == nil {
			s.judged[deal] = map[int]json.RawMessage{}
		}
		s.judged[deal][act] = j
	})
}

func (s *fakeStore) MarkPart(_ int64, m storage.Marks) error {
	return s.note(fmt.Sprintf("marks %+v", m), func() {})
}

func (s *fakeStore) Setting(key string) (string, bool, error) {
	value, ok := s.settings[key]
	return value, ok, nil
}

func (s *fakeStore) SetSetting(key, value string) error {
	return s.note(key+" "+value, func() { s.settings[key] = value })
}

var errFull = errors.New("the disk is full")

// desk is a screen in a window, with a record of its calls.
type desk struct {
	*Screen
	t      testing.TB
	window fyne.Window
	said   []string
	asked  int // of the judge
}

// look opens the screen with a deal. Background work is done at once, unless the options are changed.
func look(t testing.TB, store *fakeStore, id int64, change ...func(*Options)) *desk {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{t: t, window: test.NewTempWindow(t, nil)}
	o := Options{
		Runner: background.AtOnce(), Store: store, ID: id, Judge: pundit{func() { d.asked++ }},
		OnBack:    func() { d.said = append(d.said, "back") },
		OnHistory: func() { d.said = append(d.said, "history") },
		OnPlayOn: func(id int64, acts []string) {
			d.said = append(d.said, fmt.Sprintf("play on %d: %s", id, strings.Join(acts, ", ")))
		},
	}
	for _, c := range change {
		c(&o)
	}
	d.Screen = New(widget.NewArt(cardart.Style{}), o)
	d.window.SetPadded(false)
	d.window.SetContent(d.Content())
	d.window.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(d.Close)
	return d
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

// words returns the texts of the column.
func (d *desk) words() string {
	p := &d.Parts
	said := []string{p.Title.Text, p.Subtitle.Text, p.Heading.Text, p.Words.Text, p.Verdict.Text, p.Costs.Text, p.Judging.Words.Text}
	for _, line := range d.Page.Model.scored() {
		said = append(said, line[0], line[1])
	}
	return strings.Join(said, "\n")
}

// shows fails the test unless the column contains all of these words.
func (d *desk) shows(words ...string) {
	d.t.Helper()
	said := d.words()
	for _, w := range words {
		if !strings.Contains(said, w) {
			d.t.Errorf("at %d it says\n%s\nwithout %q", d.Page.Model.At, said, w)
		}
	}
}

func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
