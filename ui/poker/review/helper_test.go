package review

import (
	"context"
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
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/family"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// some returns a legal act of the player to act.
func some(t testing.TB, r *rand.Rand, h poker.Hand) poker.Act {
	t.Helper()
	if h.Stage() > 0 {
		var all []poker.Act
		for a := range h.Legal() {
			all = append(all, a)
		}
		return all[r.IntN(len(all))]
	}
	for a := range h.Legal() {
		return a
	}
	t.Fatal("nobody can act")
	return poker.Act{}
}

// play returns a hand of some players, of whom fantasies begin with cards at once, after some acts; -1 is all.
func play(t testing.TB, seed uint64, acts int, fantasies ...int) poker.Hand {
	t.Helper()
	table := poker.Table{Rules: poker.Standard(), Game: "A", Hand: 3, Button: 2}
	for i, f := range fantasies {
		table.Players = append(table.Players, poker.Player{Seat: poker.Seat(i + 1), Stack: 100 + i, Fantasy: f})
	}
	r := rand.New(rand.NewPCG(seed, 1))
	h, err := poker.NewHand(table, table.Shuffle(r))
	for n := 0; err == nil && !h.Over() && n != acts; n++ {
		h, err = h.Apply(some(t, r, h))
	}
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// asKept returns a hand as the store returns it, the user in a seat.
func asKept(id int64, h poker.Hand, person poker.Seat) pokerstore.Whole {
	w := pokerstore.Whole{Played: pokerstore.Played{ID: id, Hand: h}}
	w.HandSummary = pokerstore.HandSummary{PartHead: family.PartHead{ID: id, Game: 1}, Number: h.Table().Hand, Person: person}
	for i, p := range h.Table().Players {
		w.Sitters = append(w.Sitters, pokerstore.Sitter{Seat: p.Seat, Name: []string{"Ann", "Ben", "Cid", "Dora", "Eve", "Fay"}[i], Level: "club"})
	}
	if h.Over() {
		w.Finished = time.Date(2026, 11, 20, 21, 0, 0, 0, time.UTC)
		o := pokerstore.OutcomeOf(h, person)
		w.Result = pokerstore.Result{Points: o.Points, Chips: o.Chips, Dead: o.Dead}
	}
	return w
}

// judgement is the judge of the tests: each third act of a hand cost two points.
func judgement(h poker.Hand, event int) bot.Judgement {
	a := h.Acts()[event]
	j := bot.Judgement{Played: bot.Option{Act: a, Points: 1, Error: 0.5, Dead: 0.25, Fantasy: 0.125}}
	if j.Best = j.Played; event%3 == 0 && h.Prefix(event).Stage() > 0 {
		for other := range h.Prefix(event).Legal() {
			if other.String() != a.String() {
				j.Best = bot.Option{Act: other, Points: 3, Error: 0.5}
				break
			}
		}
		j.Cost, j.Error = 2, 0.5
		j.Options = append(j.Options, j.Best)
	}
	j.Options = append(j.Options, j.Played)
	return j
}

// fakeStore has hands, and records saves.
type fakeStore struct {
	mu       sync.Mutex
	hands    map[int64]pokerstore.Whole
	judged   map[int64]map[int]bot.Judgement
	settings map[string]string
	saved    []string
	err      error // of all that is written
}

func newStore(hands ...pokerstore.Whole) *fakeStore {
	s := &fakeStore{hands: map[int64]pokerstore.Whole{}, judged: map[int64]map[int]bot.Judgement{}, settings: map[string]string{}}
	for _, h := range hands {
		s.hands[h.HandSummary.ID] = h
	}
	return s
}

func (s *fakeStore) Hand(_ context.Context, id int64) (pokerstore.Whole, error) {
	h, ok := s.hands[id]
	if !ok {
		return h, pokerstore.ErrNoHand
	}
	return h, nil
}

func (s *fakeStore) PartIDs(context.Context, int64) (ids []int64, err error) {
	for id := int64(1); id < 10; id++ {
		if _, ok := s.hands[id]; ok {
			ids = append(ids, id)
		}
	}
	return ids, nil
}

func (s *fakeStore) Judged(_ context.Context, id int64) (map[int]bot.Judgement, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := map[int]bot.Judgement{}
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

func (s *fakeStore) SaveJudged(hand int64, act int, j bot.Judgement) error {
	return s.note(fmt.Sprint("judged ", act), func() {
		if s.judged[hand] == nil {
			s.judged[hand] = map[int]bot.Judgement{}
		}
		s.judged[hand][act] = j
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
	store  *fakeStore
	window fyne.Window
	said   []string
}

// look opens the screen with a hand. Background work is done at once, unless the options are changed.
func look(t testing.TB, store *fakeStore, id int64, change ...func(*Options)) *desk {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{t: t, store: store, window: test.NewTempWindow(t, nil)}
	o := Options{
		Runner: background.AtOnce(), Store: store, ID: id,
		Judge: func(_ context.Context, h poker.Hand, event int) (bot.Judgement, error) {
			return judgement(h, event), nil
		},
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

// shows fails the test unless the column contains all of these words.
func (d *desk) shows(words ...string) {
	d.t.Helper()
	p := &d.Parts
	said := strings.Join([]string{p.Title.Text, p.Subtitle.Text, p.Heading.Text, p.Words.Text, p.Verdict.Text, p.Costs.Text, p.Judging.Words.Text}, "\n")
	for _, line := range d.Page.Model.settlement() {
		said += "\n" + line[0] + "\n" + line[1]
	}
	for _, w := range words {
		if !strings.Contains(said, w) {
			d.t.Errorf("at %d it says\n%s\nwithout %q", d.Page.Model.At, said, w)
		}
	}
}

// faces returns the numbers of a seat's cards face up and face down on the table.
func (d *desk) faces(seat poker.Seat) (open, down int) {
	for _, s := range d.Parts.Table.(*table).Scene().Sprites {
		switch {
		case !strings.HasPrefix(s.Key, seat.String()+" "):
		case s.Down:
			down++
		default:
			open++
		}
	}
	return open, down
}
