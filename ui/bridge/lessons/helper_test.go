package lessons

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// board is a table without felt: it records its positions, and does the user's acts if the guide allows them.
type board struct {
	guide  tutor.Guide
	now    bridge.Board
	laid   tutor.Position
	keys   []fyne.KeyName // that were the table's
	runes  []rune
	undone int
	closed bool
	object fyne.CanvasObject
}

var _ tutor.Table = (*board)(nil)

func (t *board) Content() fyne.CanvasObject { return t.object }
func (t *board) Lay(p tutor.Position) error {
	t.laid, t.now = p, p.Board
	t.tell()
	return nil
}
func (t *board) tell() {
	t.guide.Changed(play.State{Board: t.now, Gathered: len(t.now.Tricks())})
}
func (t *board) PointAt(halo []string)     { t.laid.Halo = halo }
func (t *board) Rest()                     { t.laid.Still = true }
func (t *board) Typing() bool              { return false }
func (t *board) Spell(sign, key rune) bool { return false }
func (t *board) Covered() bool             { return t.now.Phase() == bridge.Finished && !t.laid.Bare }
func (t *board) Board() bridge.Board       { return t.now }
func (t *board) Undo()                     { t.undone++ }
func (t *board) Report()                   {}
func (t *board) Key(k fyne.KeyName)        { t.keys = append(t.keys, k) }
func (t *board) KeyDown(k fyne.KeyName)    {}
func (t *board) KeyUp(k fyne.KeyName)      {}
func (t *board) Rune(r rune)               { t.runes = append(t.runes, r) }
func (t *board) Redraw()                   {}
func (t *board) Close()                    { t.closed = true }

// act does something at the table in the user's place, and reports whether it was done.
func (t *board) act(test *testing.T, e bridge.Event) bool {
	test.Helper()
	if t.laid.Still || !t.guide.Allows(t.now, e) {
		return false
	}
	t.put(test, e)
	return true
}

// put performs an event of the player to act.
func (t *board) put(test *testing.T, e bridge.Event) {
	test.Helper()
	next, err := t.now.Apply(e)
	if err != nil {
		test.Fatal(err)
	}
	if err := t.laid.Journal.Append(next); err != nil {
		test.Fatal(err)
	}
	t.now = next
	t.tell()
}

// store holds steps in memory.
type store struct {
	steps map[learning.Place]storage.LessonStep
}

func (s *store) KeepLessonStep(_ context.Context, l storage.LessonStep) error {
	s.steps[learning.Place{Lesson: l.Lesson, Step: l.Step}] = l
	return nil
}

func (s *store) ForgetLesson(_ context.Context, lesson string) error {
	for place := range s.steps {
		if place.Lesson == lesson {
			delete(s.steps, place)
		}
	}
	return nil
}

func (s *store) all() (steps []storage.LessonStep) {
	for _, step := range s.steps {
		steps = append(steps, step)
	}
	return steps
}

// room is the screen with its table and a record of its calls.
type room struct {
	*Screen
	store *store
	said  []string
}

// board returns the room's table.
func (r *room) board() *board { return r.table.(*board) }

// enter opens the screen at a place.
func enter(t *testing.T, s *store, at learning.Place) *room {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	r := &room{store: s}
	r.Screen = New(widget.NewArt(cardart.Style{}), r.options(at))
	w := test.NewTempWindow(t, r.Content())
	w.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(r.Close)
	return r
}

func (r *room) options(at learning.Place) Options {
	return Options{
		Course: lesson.Course(), Steps: r.store.all(), At: at, Store: r.store, Runner: background.AtOnce(), Adviser: bot.Player{},
		Now: func() time.Time { return now }, Random: rand.New(rand.NewPCG(1, 2)),
		Table: func(g tutor.Guide, _ bridge.Rules) tutor.Table {
			return &board{guide: g, object: canvas.NewRectangle(nil)}
		},
		OnPractice: func() { r.said = append(r.said, "practice") },
		OnRubber:   func(at learning.Place, deals int) { r.said = append(r.said, "rubber of "+at.Lesson) },
		OnBack:     func() { r.said = append(r.said, "home") },
	}
}

var now = time.Date(2026, 11, 23, 9, 0, 0, 0, time.UTC)

func newStore() *store { return &store{map[learning.Place]storage.LessonStep{}} }

// types types an answer.
func (r *room) types(answer string) {
	for _, c := range answer {
		r.Rune(c)
	}
}

// answer gives the answer to the step that asks, by keys.
func (r *room) answerBy(text string) {
	step, _ := r.taking.step()
	if n := slices.Index(step.Ask.Options, text); n >= 0 {
		r.Rune(rune('1' + n))
		return
	}
	r.types(text)
	r.Key(fyne.KeyReturn)
}
