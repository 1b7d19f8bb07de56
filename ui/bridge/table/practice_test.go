package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// line is a board that is played on from a position of a record.
type line struct {
	*Screen
	dropped  int
	returned int
	news     chan func() // for Fyne's goroutine
}

const recorded = southToPlay + " Claim_9" // 1NT made

// playedOn returns the table of a record that is played on from where South plays to the first
// trick, and then has some events more.
func playedOn(t *testing.T, events string) *line {
	t.Helper()
	l := &line{news: make(chan func(), 1)}
	from := len(board(t, 3, southToPlay).Events())
	l.Screen = sitWith(t, board(t, 3, southToPlay+events), 1, new(forgetful), func(c *play.Config, o *Options) {
		c.From = from
		o.Practice = &Practice{
			Record:   board(t, 3, recorded),
			Drop:     func() error { l.dropped++; return nil },
			OnReturn: func() { l.returned++ },
		}
		o.OnHome = func() { t.Error("the person is led home") }
	})
	l.play.work.Runner = heardBy(func(f func()) { l.news <- f })
	return l
}

// hear waits for what happens in the background to come back.
func (l *line) hear(t *testing.T) {
	t.Helper()
	select {
	case f := <-l.news:
		f()
	case <-time.After(2 * time.Minute):
		t.Fatal("nothing is heard of it")
	}
}

func TestALineHasATitle(t *testing.T) {
	for _, tt := range []struct {
		from int
		want string
	}{
		{0, text.T("practice.again")},
		{2, text.T("practice.from-auction")},
		{4, text.T("practice.from-trick", "Trick", 1)},
		{7, text.T("practice.from-trick", "Trick", 1)},
		{8, text.T("practice.from-trick", "Trick", 2)},
	} {
		if got := practiceTitle(board(t, 3, southToPlay+" any any"), tt.from); got != tt.want {
			t.Errorf("after %d events: %q, want %q", tt.from, got, tt.want)
		}
	}
	l := playedOn(t, "")
	if l.parts.header.Right.Text != text.T("practice.from-trick", "Trick", 1) {
		t.Errorf("the header says %q", l.parts.header.Right.Text)
	}
}

// Nothing is asked of a user who has done nothing yet.
func TestALineWithoutAnActIsLeftAtOnce(t *testing.T) {
	l := playedOn(t, "")
	if l.Busy() {
		t.Error("it may not be left")
	}
	l.Key(fyne.KeyEscape)
	l.Key(fyne.KeyEscape) // once more, while it is being left
	if l.hear(t); l.returned != 1 || l.dropped != 1 {
		t.Errorf("returned %d times, dropped %d", l.returned, l.dropped)
	}
}

func TestLeavingALineIsAsked(t *testing.T) {
	for name, tt := range map[string]struct {
		answer            func(l *line)
		dropped, returned int
	}{
		"keep":       {func(l *line) { l.Key(fyne.KeyReturn) }, 0, 1},
		"don't keep": {func(l *line) { l.Key(fyne.KeyEscape); l.hear(t) }, 1, 1},
		"play on":    {func(l *line) { l.Rune('p') }, 0, 0},
		"undo":       {func(l *line) { l.Undo() }, 0, 0},
	} {
		l := playedOn(t, " any any any any")
		if !l.Busy() {
			t.Errorf("%s: it may be left", name)
		}
		if l.Key(fyne.KeyEscape); laidOn(l.Screen) != "keep" || l.returned != 0 {
			t.Fatalf("%s: sheet %q, returned %d times", name, laidOn(l.Screen), l.returned)
		}
		tt.answer(l)
		if l.dropped != tt.dropped || l.returned != tt.returned {
			t.Errorf("%s: dropped %d times, want %d; returned %d times, want %d", name, l.dropped, tt.dropped, l.returned, tt.returned)
		}
		if tt.returned == 0 && laidOn(l.Screen) != "" {
			t.Errorf("%s: sheet %q is there", name, laidOn(l.Screen))
		}
	}
}

// wordsOn returns all text on a sheet, also on its buttons.
func wordsOn(o fyne.CanvasObject) (all []string) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, in := range o.Objects {
			all = append(all, wordsOn(in)...)
		}
		return all
	case *kitwidget.Button:
		return []string{o.Label + " " + o.Key}
	}
	return textOf(o)
}

// At the end the record stands beside it; Enter keeps it, and Escape doesn't.
func TestTheEndOfALine(t *testing.T) {
	l := playedOn(t, " Claim_10")
	shown := wordsOn(l.parts.sheets.Shown())
	for _, want := range []string{
		text.T("compare.record") + " 1NT S =", "+160", text.T("compare.better", "Points", "100"),
		text.T("practice.keep.line") + " Enter", text.T("practice.return") + " Esc",
	} {
		if !slices.Contains(shown, want) {
			t.Errorf("it doesn't say %q, only %q", want, shown)
		}
	}
	if l.Key(fyne.KeyReturn); l.returned != 1 || l.dropped != 0 {
		t.Errorf("returned %d times, dropped %d", l.returned, l.dropped)
	}
	l = playedOn(t, " Claim_10")
	l.Key(fyne.KeyEscape)
	if l.hear(t); l.returned != 1 || l.dropped != 1 {
		t.Errorf("Escape: returned %d times, dropped %d", l.returned, l.dropped)
	}
}

// Undo goes back to where the line begins, and the button says so.
func TestUndoOfALine(t *testing.T) {
	l := playedOn(t, "")
	if !l.parts.buttons.undo.Disabled {
		t.Error("undo is offered at the beginning")
	}
	if got := l.play.nothingToUndo(); got != text.T("practice.nothing-to-undo") {
		t.Errorf("it says %q", got)
	}
	l = playedOn(t, " any any any any")
	if l.parts.buttons.undo.Disabled {
		t.Error("undo isn't offered")
	}
	if err := l.play.session.Undo(); err != nil {
		t.Fatal(err)
	}
	l.refresh()
	if got := len(l.play.model.Table.Events()); got < l.play.config.From {
		t.Errorf("%d events are left, and the record has %d", got, l.play.config.From)
	}
}

// A record that goes on itself has come to nothing yet.
func TestALineOfARecordThatGoesOn(t *testing.T) {
	s := sitWith(t, board(t, 3, over), 1, new(forgetful), func(c *play.Config, o *Options) {
		c.From = 7
		o.Practice = &Practice{Record: board(t, 3, southToPlay), OnReturn: func() {}}
	})
	for _, words := range wordsOn(s.parts.sheets.Shown()) {
		if strings.HasPrefix(words, text.T("compare.record")) {
			t.Errorf("it says %q", words)
		}
	}
}

// A deal that is played again from the beginning is kept by its journal: nothing is asked.
func TestADealAgain(t *testing.T) {
	returned, again := 0, 0
	s := sitWith(t, board(t, 3, southToPlay+" Claim_8"), 1, new(forgetful), func(c *play.Config, o *Options) {
		o.Practice = &Practice{Record: board(t, 3, recorded), OnReturn: func() { returned++ }}
		o.OnAgain = func(b bridge.Board) {
			if again++; !slices.Equal(b.Events(), board(t, 3, southToPlay+" Claim_8").Events()) {
				t.Errorf("%v is played again", b.Events())
			}
		}
	})
	shown := wordsOn(s.parts.sheets.Shown())
	for _, want := range []string{text.T("compare.record") + " 1NT S =", "+160", text.T("practice.return") + " Enter", text.T("table.deal-again") + " N"} {
		if !slices.Contains(shown, want) {
			t.Errorf("it doesn't say %q, only %q", want, shown)
		}
	}
	if s.Busy() {
		t.Error("it may not be left")
	}
	if s.Rune('n'); again != 1 {
		t.Error("G doesn't play it again")
	}
	if s.Key(fyne.KeyReturn); returned != 1 {
		t.Error("Enter doesn't go back to the record")
	}
	if s.Key(fyne.KeyEscape); returned != 2 {
		t.Error("Escape doesn't go back to the record")
	}
}
