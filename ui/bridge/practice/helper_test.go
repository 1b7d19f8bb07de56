package practice

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The exercises of the tests, one of each kind.
const (
	toCount = "kind count; level 2; rules Duplicate; dealer N; vul None; seat S; cards own/own; " +
		"deal N:AKQ65.A74.Q72.83 J2.KQT9.AT98.A64 T9874.8652.K3.K2 3.J3.J654.QJT975; count points C 0 0"
	toOpen = "kind opening; level 1; rules Duplicate; dealer S; vul None; seat S; cards own/own; " +
		"deal N:T9874.8652.K3.K2 J2.KQT9.AT98.A64 AKQ65.A7.Q742.83 3.J43.J65.QJT975"
	toAnswer = "kind answer; level 1; rules Duplicate; dealer N; vul None; seat S; cards own/own; " +
		"deal N:AKQ65.A74.Q72.83 J2.KQT9.JT98.T64 T9874.8652.K3.K2 3.J3.A654.AQJ975; events 1S,Pass"
	toCall = "kind calling; level 1; rules Duplicate; dealer N; vul None; seat S; cards own/own; topic answers; " +
		"deal N:AKQ65.A74.Q72.83 J2.KQT9.JT98.T64 T9874.8652.K3.K2 3.J3.A654.AQJ975; events 1S,Pass"
	toDefend = "kind defend; level 1; rules Duplicate; dealer S; vul None; seat S; cards own/own; deal N:42.K965.KQ752.32 QT6.AJ432.J4.J86 J3.Q87.AT3.AK974 AK9875.T.986.QT5; " +
		"events 1N,2S,3D,3S,Pass,Pass,Pass,C3,C6,C9,CT,SA,S2,S6,S3,S5,S4,SQ,SJ,HA,H7,HT,H5,H2; right .8..; best H8; reason second-hand-low H"
	toRead = "kind reading; level 2; rules Duplicate; dealer S; vul None; seat S; cards own/own; " +
		"deal N:AKQJ.AKQ.432.432 T987.JT9.765.765 6543.876.AKQ.AKQ 2.5432.JT98.JT98; events 3N,Pass,Pass,Pass,DJ,D2,D5,DQ,S3,S2,SA,S7,SK,S8,S4,H2; read left E S"
	toLead = "kind lead; level 1; rules Duplicate; dealer E; vul None; seat S; cards own/own; " +
		"deal N:752.KQT9.AT98.64 AK6.A74.QJ7.A873 QJT98.85.K43.K92 43.J632.652.QJT5; events 1N,Pass,3N,Pass,Pass,Pass; " +
		"right QJT...; best SQ; reason top-of-sequence S"
	aMistake = "kind mistake; level 2; rules Duplicate; dealer E; vul None; seat S; cards own/own; " +
		"deal N:752.KQT9.AT98.64 AK6.A74.QJ7.A873 QJT98.85.K43.K92 43.J632.652.QJT5; events 1N,Pass,3N,Pass,Pass,Pass; " +
		"right QJT...; best SQ; done H8"
)

// toMake is a contract that is to be made: 3NT with nine tricks, but for the last card of each hand.
func toMake(t *testing.T) practice.Exercise {
	t.Helper()
	e := exercise(t, toLead)
	deal, err := card.ParseDeal("N:AKQJ.AKQ.432.432 T987.JT9.765.765 6543.876.AKQ.AKQ 2.5432.JT98.JT98")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(e.Board.Rules, deal, card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"3N", "Pass", "Pass", "Pass", "DJ"} {
		event, err := bridge.ParseEvent(text)
		if err != nil {
			t.Fatal(err)
		}
		if b, err = b.Apply(event); err != nil {
			t.Fatal(err)
		}
	}
	e.Kind, e.Board, e.Technique, e.Right, e.Best = practice.Contract, b, practice.Finesse, card.Hand{}, bridge.Event{}
	return e
}

// fake makes the exercises of the tests.
type fake struct {
	t      *testing.T
	made   []order
	sought []int64 // boards
	fail   error
	wait   chan bool // unless nil, an exercise is made on receiving from it
}

func (f *fake) Make(ctx context.Context, o order, tell func(int)) (practice.Exercise, error) {
	f.made = append(f.made, o)
	if f.wait != nil {
		tell(1234)
		select {
		case <-f.wait:
		case <-ctx.Done():
			return practice.Exercise{}, ctx.Err()
		}
	}
	if o.kind == practice.Contract {
		return toMake(f.t), f.fail
	}
	texts := map[practice.Kind]string{practice.Counting: toCount, practice.Opening: toOpen, practice.Answer: toAnswer, practice.Lead: toLead, practice.Calling: toCall, practice.Reading: toRead, practice.Defending: toDefend}
	return exercise(f.t, texts[o.kind]), f.fail
}

func (f *fake) Defence(practice.Exercise) replier { return thumb{} }

// Puzzle finds one on each board with an even number of events.
func (f *fake) Puzzle(_ context.Context, l Left) (string, error) {
	f.sought = append(f.sought, l.ID)
	if len(l.Board.Events())%2 == 1 {
		return "", f.fail
	}
	return puzzleOf(f.t).String(), f.fail
}

func puzzleOf(t *testing.T) practice.Exercise {
	t.Helper()
	e := toMake(t)
	e.Kind, e.Layouts = practice.Puzzle, []card.Deal{e.Board.Deal}
	return e
}

// thumb plays the first card that is legal.
type thumb struct{}

func (thumb) Reply(_ context.Context, b bridge.Board) (bridge.Board, bridge.Event, error) {
	event := bridge.Played(b.View(b.Turn()).LegalPlays().Cards()[0])
	b, err := b.Apply(event)
	return b, event, err
}

func exercise(t *testing.T, text string) practice.Exercise {
	t.Helper()
	e, err := practice.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// desk is a table for tests: it records its positions, and does what the guide allows.
type desk struct {
	guide  tutor.Guide
	seat   card.Seat
	laid   []tutor.Position
	board  bridge.Board
	keys   []string
	closed bool
}

func (d *desk) Content() fyne.CanvasObject {
	r := canvas.NewRectangle(theme.Current().Felt)
	r.SetMinSize(fyne.NewSize(720, 600))
	return r
}

func (d *desk) Lay(p tutor.Position) error {
	d.laid, d.board = append(d.laid, p), p.Board
	return nil
}

func (d *desk) Key(k fyne.KeyName) {
	d.keys = append(d.keys, string(k))
	if k == fyne.KeyEscape {
		d.guide.Leave()
	}
}

func (d *desk) PointAt([]string)          {}
func (d *desk) Typing() bool              { return false }
func (d *desk) Spell(sign, key rune) bool { return false }
func (d *desk) Covered() bool             { return false }
func (d *desk) Board() bridge.Board       { return d.board }
func (d *desk) Undo()                     {}
func (d *desk) Report()                   {}
func (d *desk) Rest()                     {}
func (d *desk) KeyDown(fyne.KeyName)      {}
func (d *desk) KeyUp(fyne.KeyName)        {}
func (d *desk) Rune(r rune)               { d.keys = append(d.keys, string(r)) }
func (d *desk) Redraw()                   {}
func (d *desk) Close()                    { d.closed = true }
func (d *desk) position() tutor.Position  { return d.laid[len(d.laid)-1] }

// do does an act of the user's, if the guide allows it.
func (d *desk) do(t *testing.T, text string) {
	t.Helper()
	e, err := bridge.ParseEvent(text)
	if err != nil {
		t.Fatal(err)
	}
	if d.guide.Allows(d.board, e) {
		d.put(t, e)
	}
}

// put has something done.
func (d *desk) put(t *testing.T, e bridge.Event) {
	t.Helper()
	b, err := d.board.Apply(e)
	if err != nil {
		t.Fatal(err)
	}
	d.board = b
	d.guide.Changed(play.State{Board: b, Gathered: len(b.Tricks())})
}

// room is a screen on 22 November 2026, with its table and a record of its calls.
type room struct {
	*Screen
	desk   *desk
	fake   *fake
	now    time.Time
	kept   []bridgestore.Practised
	keep   sync.Mutex // guards kept, when another goroutine saves
	fail   error
	mine   []Mine
	done   []bridgestore.Practised
	sought Sought
	unread error            // of puzzles
	found  map[int64]string // saved
	themes bridgestore.Themes
	said   []string
	last   string      // the last condition on deals
	todo   chan func() // functions for Fyne's goroutine; nil: they run at once
}

// KeepPractised implements Store.
func (r *room) KeepPractised(_ context.Context, p bridgestore.Practised) error {
	r.keep.Lock()
	defer r.keep.Unlock()
	if r.fail == nil {
		r.kept = append(r.kept, p)
	}
	return r.fail
}

// SaveFoundPuzzle implements Store.
func (r *room) SaveFoundPuzzle(board int64, version int, exercise string) error {
	r.keep.Lock()
	defer r.keep.Unlock()
	if r.fail == nil && version == practice.PuzzleVersion {
		r.found[board] = exercise
	}
	return r.fail
}

// count returns the number of saved exercises.
func (r *room) count() int {
	r.keep.Lock()
	defer r.keep.Unlock()
	return len(r.kept)
}

var errFull = errors.New("the disk is full")

func enter(t *testing.T, change ...func(*room)) *room {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	r := &room{now: time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC), fake: &fake{t: t}, found: map[int64]string{}}
	for _, c := range change {
		c(r)
	}
	runner := background.AtOnce()
	if r.todo != nil {
		runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { r.todo <- f })
	}
	r.Screen = newScreen(widget.NewArt(cardart.Style{}), Options{
		Store: r, Done: r.done, Choice: ParseChoice("52 own 2"), Runner: runner,
		Mistakes: func(context.Context) ([]Mine, error) { return r.mine, nil },
		Puzzles:  func(context.Context) (Sought, error) { return r.sought, r.unread },
		Themes:   func(context.Context) (bridgestore.Themes, error) { return r.themes, nil },
		Table: func(g tutor.Guide, _ bridge.Rules, seat card.Seat) tutor.Table {
			r.desk = &desk{guide: g, seat: seat}
			return r.desk
		},
		Now: func() time.Time { return r.now }, Random: rand.New(rand.NewPCG(1, 2)),
		OnChoice: func(c Choice) { r.said = append(r.said, c.String()) },
		Ordered:  func(bridge.Rules) string { return r.last },
		OnOrder:  func(c condition.Condition) { r.last = c.String() },
		OnSuit:   func() { r.said = append(r.said, "suit") },
		OnQuiz:   func(d card.Deck) { r.said = append(r.said, fmt.Sprint("quiz of ", d.Len())) },
		OnBack:   func() { r.said = append(r.said, "back") },
	}, r.fake)
	test.NewTempWindow(t, r.Content()).Resize(fyne.NewSize(1024, 700))
	t.Cleanup(func() {
		r.Close()
		if r.todo != nil {
			go func() {
				for f := range r.todo {
					f()
				}
			}()
			runner.Wait(time.Minute)
		}
	})
	return r
}

func (r *room) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		r.Key(k)
	}
}

func (r *room) letters(all string) {
	for _, l := range all {
		r.Rune(l)
	}
}

// wantKept fails unless the last saved exercise has these values.
func (r *room) wantKept(t *testing.T, n int, kind string, right bool, tries, hints int) {
	t.Helper()
	if len(r.kept) != n {
		t.Fatalf("%d are kept, want %d: %+v", len(r.kept), n, r.kept)
	}
	if p := r.kept[n-1]; p.Kind != kind || p.Right != right || p.Tries != tries || p.Hints != hints || p.Key == "" || p.Level == 0 {
		t.Errorf("kept is %+v, want %s, right %t, %d tries, %d hints", p, kind, right, tries, hints)
	}
}
