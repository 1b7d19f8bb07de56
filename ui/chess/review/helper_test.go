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
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/storage/family"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// parse reads a game line.
func parse(t testing.TB, line string) chess.Game {
	t.Helper()
	g, _, err := chess.Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// short is a game of eleven turns that the king of red wins in the Castle.
const short = "A1-2 ; d3-e4 i14-h13 c2-d3 h13-g12 d3-d4 g12-f11 d4-e5 f11-e10 e5-f6 e10-d9 f6-g7 ; r/castle"

// random plays some events at random.
func random(t testing.TB, variant string, seed uint64, events int) chess.Game {
	t.Helper()
	v, err := chess.ParseVariant(variant)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 2))
	g := chess.New(chess.Usual(v))
	for g.Len() < events && !g.Over() {
		p := g.Position()
		e := chess.RollEvent(chess.Roll(r))
		if !p.Rolling() {
			moves := p.Moves()
			e = chess.MoveEvent(moves[r.IntN(len(moves))])
		}
		if g, err = g.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// asKept returns a game as the store returns it, the user in the seat of an army.
func asKept(id int64, g chess.Game, person chess.Army) chessstore.Whole {
	w := chessstore.Whole{Game: g}
	w.Summary = chessstore.Summary{Head: family.Head{ID: id, Over: g.Over()}, Part: 100 + id, Rules: g.Rules(), Person: person, Result: g.Result(), Turns: len(g.Turns())}
	for _, a := range g.Rules().Owners() {
		s := chessstore.Seat{Army: a, Person: a == person, Name: [...]string{"Ann", "Ben", "Cid", "Dora"}[a], Level: "club"}
		if s.Person {
			s.Level = ""
		}
		w.Seats = append(w.Seats, s)
	}
	if g.Over() {
		w.Finished = time.Date(2026, 11, 20, 21, 0, 0, 0, time.UTC)
		if person != chess.NoArmy {
			w.Won = chessstore.OutcomeOf(g, person).Won
		}
	}
	return w
}

// judgement is the judge of the tests: the first two legal moves are the best ones, and any other that is requested
// costs two pawns. All armies can expect the same.
func judgement(g chess.Game, also ...chess.Move) (j bot.Judgement) {
	p := g.Position()
	armies := p.Rules().Armies()
	for a := range armies.All() {
		j.Shares[a] = 1 / float64(armies.Len())
	}
	if g.Over() || p.Rolling() {
		return j
	}
	for i, move := range p.Moves() {
		value := -10 * i
		if i >= 2 && !slices.Contains(also, move) {
			continue
		} else if i >= 2 {
			value = -800
		}
		j.Advice.Options = append(j.Advice.Options, bot.Option{Move: move, Line: []chess.Move{move}, Value: value, Why: bot.Reason{Kind: bot.Waits}})
	}
	j.Advice.Move = j.Advice.Options[0].Move
	return j
}

// fakeStore has games, and records saves.
type fakeStore struct {
	mu       sync.Mutex
	games    map[int64]chessstore.Whole
	judged   map[int64]map[int]bot.Judgement
	settings map[string]string
	saved    []string
	err      error // of all that is written
}

func newStore(games ...chessstore.Whole) *fakeStore {
	s := &fakeStore{games: map[int64]chessstore.Whole{}, judged: map[int64]map[int]bot.Judgement{}, settings: map[string]string{}}
	for _, g := range games {
		s.games[g.ID] = g
	}
	return s
}

func (s *fakeStore) Whole(_ context.Context, id int64) (chessstore.Whole, error) {
	g, ok := s.games[id]
	if !ok {
		return g, chessstore.ErrNoGame
	}
	return g, nil
}

func (s *fakeStore) Judged(_ context.Context, id int64, _ int) (map[int]bot.Judgement, error) {
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

func (s *fakeStore) SaveJudged(game int64, _ int, g chess.Game, j bot.Judgement) error {
	return s.note(fmt.Sprint("judged ", g.Len()), func() {
		if s.judged[game] == nil {
			s.judged[game] = map[int]bot.Judgement{}
		}
		s.judged[game][g.Len()] = j
	})
}

func (s *fakeStore) MarkPart(part int64, m storage.Marks) error {
	return s.note(fmt.Sprintf("marks of %d %+v", part, m), func() {})
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
}

// look opens the screen with a game. Background work is done at once, unless the options are changed.
func look(t testing.TB, store *fakeStore, id int64, change ...func(*Options)) *desk {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{t: t, window: test.NewTempWindow(t, nil)}
	o := Options{
		Runner: background.AtOnce(), Store: store, Game: id, Window: d.window,
		Judge: func(_ context.Context, g chess.Game, also ...chess.Move) (bot.Judgement, error) {
			return judgement(g, also...), nil
		},
		OnBack:    func() { d.said = append(d.said, "back") },
		OnHistory: func() { d.said = append(d.said, "history") },
		OnGoOn:    func(game int64) { d.said = append(d.said, fmt.Sprint("go on with ", game)) },
		OnPlayOn: func(w chessstore.Whole, from chess.Game) {
			d.said = append(d.said, fmt.Sprintf("play on %d: %v", w.ID, from))
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
	p := &d.parts
	said := strings.Join([]string{p.title.Text, p.subtitle.Text, p.heading.Text, p.words.Text, p.verdict.Text, p.shares.Text(), p.why.Text, p.costs.Text,
		p.judging.Words.Text}, "\n")
	for _, w := range words {
		if !strings.Contains(said, w) {
			d.t.Errorf("at %d it says\n%s\nwithout %q", d.page().at, said, w)
		}
	}
}

// move tries a move on the board by clicks on its squares.
func (d *desk) move(squares ...string) {
	d.t.Helper()
	for _, name := range squares {
		d.parts.board.OnSquare(square(d.t, name))
	}
}

func square(t testing.TB, name string) chess.Square {
	t.Helper()
	s, err := chess.ParseSquare(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
