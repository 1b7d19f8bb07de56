package quiz

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

var now = time.Date(2026, 3, 20, 12, 0, 0, 0, time.UTC)

// desk is a screen in a window, with a record of its calls.
type desk struct {
	*Screen
	window fyne.Window
	kept   []bridgestore.Practised
	fails  error
	back   int
}

// open shows the screen after some answers.
func open(t *testing.T, deck card.Deck, done ...bridgestore.Practised) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{}
	d.Screen = New(widget.NewArt(cardart.Style{}), Options{
		Done: done, Deck: deck, Runner: background.AtOnce(), Now: func() time.Time { return now }, Random: rand.New(rand.NewPCG(3, 3)),
		Keep: func(p bridgestore.Practised) error {
			d.kept = append(d.kept, p)
			return d.fails
		},
		OnBack: func() { d.back++ },
	})
	d.window = test.NewTempWindow(t, d.Content())
	d.window.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(d.Close)
	return d
}

// shown returns all text that is shown.
func (d *desk) shown() string {
	var words []string
	for _, o := range test.LaidOutObjects(d.Content()) {
		if p, ok := o.(*widget.Prose); ok && p.Visible() {
			words = append(words, p.Text)
		}
	}
	return strings.Join(words, "\n")
}

// worst returns a line that is not the best.
func worst(q suit.Quiz) int {
	if q.Best == 0 {
		return 1
	}
	return 0
}

// Before the answer nothing of the chances is shown; after it each line has its chance and how often it worked, and the answer is kept, with
// its level.
func TestAnswers(t *testing.T) {
	for _, right := range []bool{true, false} {
		d := open(t, card.Deck52)
		if said := d.shown(); strings.Contains(said, "%") || !strings.Contains(said, text.T("suit.quiz.level", "Level", 1, "Of", 10)) {
			t.Fatalf("before the answer: %s", said)
		}
		q := d.quiz
		line := q.Best
		if !right {
			line = worst(q)
		}
		d.Rune(rune('1' + line))
		said := d.shown()
		for i := range q.Lines {
			if chance := text.T("suit.chance", "Percent", text.Fraction(100*q.Chance(i), 1)); !strings.Contains(said, chance) {
				t.Errorf("%s isn't in: %s", chance, said)
			}
		}
		want := bridgestore.Practised{Kind: Kind, Key: q.Key(), Level: 1, Right: right, At: now}
		verdict := text.T("suit.quiz.right", "Works", d.after.works[line], "Of", 100)
		if !right {
			want.Tries = 1
			verdict = text.T("suit.quiz.wrong", "Works", d.after.works[line], "Best", d.after.works[q.Best], "Of", 100)
		}
		if len(d.kept) != 1 || d.kept[0] != want || !strings.Contains(said, verdict) {
			t.Errorf("kept %+v, want %+v; it says %s", d.kept, want, said)
		}
		if off := float64(d.after.works[q.Best]) - 100*q.Chance(q.Best); off < -20 || off > 20 {
			t.Errorf("in %d of 100 layouts works what has a chance of %v", d.after.works[q.Best], q.Chance(q.Best))
		}
		d.Rune('1')
		if len(d.kept) != 1 {
			t.Error("it is answered twice")
		}
		d.Key(fyne.KeyReturn)
		if d.quiz.Key() == q.Key() || d.after != nil || !strings.Contains(d.shown(), text.TN("drill.today", 1, "Right", map[bool]string{true: "1", false: "0"}[right])) {
			t.Errorf("the next one is %s, after %s: %s", d.quiz.Key(), q.Key(), d.shown())
		}
	}
}

// The example is a layout in which the best line works and the chosen one doesn't.
func TestExample(t *testing.T) {
	d := open(t, card.Deck52)
	q := d.quiz
	trials := []suit.Trial{{West: 1, Tricks: make([]int, len(q.Lines))}, {West: 2, Tricks: make([]int, len(q.Lines))}}
	trials[1].Tricks[q.Best] = q.Tricks
	o := outcomeOf(q, worst(q), trials)
	if !o.shown || o.example != 2 || o.works[q.Best] != 1 || o.works[worst(q)] != 0 {
		t.Errorf("%+v", o)
	}
	if o := outcomeOf(q, q.Best, trials); o.shown {
		t.Error("the best line has an example against itself")
	}
}

// The level follows from the answers, up to ten.
func TestLevel(t *testing.T) {
	var done []bridgestore.Practised
	for range 100 {
		done = append(done, bridgestore.Practised{Kind: Kind, Right: true, At: now.AddDate(0, 0, -1)})
	}
	for n, want := range map[int]int{0: 1, 8: 2, 16: 3, 100: suit.QuizLevels} {
		if d := open(t, card.Deck52, done[:n]...); d.quiz.Level != want {
			t.Errorf("after %d right answers the level is %d, want %d", n, d.quiz.Level, want)
		}
	}
}

// Arrows select a line round and round, Enter takes it, and Escape leads back.
func TestKeys(t *testing.T) {
	d := open(t, card.Deck68)
	d.Key(fyne.KeyUp)
	if d.line != len(d.quiz.Lines)-1 || !d.view.rows[d.line].Selected || d.view.rows[0].Selected {
		t.Errorf("above the first line is %d", d.line)
	}
	d.Key(fyne.KeyDown)
	d.Key(fyne.KeyDown)
	d.Key(fyne.KeyReturn)
	if d.after == nil || d.after.chosen != 1 {
		t.Errorf("Enter takes %+v", d.after)
	}
	d.Key(fyne.KeyDown)
	d.Rune('9')
	d.Redraw()
	if d.line != 1 || d.after == nil {
		t.Errorf("after the answer line %d is selected", d.line)
	}
	if d.Key(fyne.KeyEscape); d.back != 1 {
		t.Error("Escape doesn't lead back")
	}
}

// An answer that can't be kept is said.
func TestUnkept(t *testing.T) {
	d := open(t, card.Deck52)
	d.fails = errors.New("the disk is full")
	d.Rune('1')
	if said := d.shown(); !strings.Contains(said, "the disk is full") {
		t.Error(said)
	}
}

// Everything has room in each language, before the answer and after it.
func TestLayout(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	var done []bridgestore.Practised
	for range 100 {
		done = append(done, bridgestore.Practised{Kind: Kind, Right: true, At: now})
	}
	var faults layouttest.Faults
	for _, language := range text.Languages() {
		text.Use(language)
		d := open(t, card.Deck52, done...)
		for range 2 {
			for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1600, Height: 1000}} {
				d.window.Resize(size)
				faults.Walk(string(language), d.Content(), nil, size)
			}
			d.answer(worst(d.quiz))
		}
	}
	faults.Report(t)
}
