package practice

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// lesson is a screen whose work is done at once, and what it has done.
type lesson struct {
	*Screen
	kept  []pokerstore.Placed
	err   error // of keeping
	heard []sound.Effect
	backs int
}

// KeepPlaced implements [Store].
func (l *lesson) KeepPlaced(_ context.Context, p pokerstore.Placed) error {
	if l.err == nil {
		l.kept = append(l.kept, p)
	}
	return l.err
}

// open opens the screen after some exercises.
func open(t *testing.T, done ...pokerstore.Placed) *lesson {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	l := new(lesson)
	l.Screen = New(widget.NewArt(cardart.Style{}), Options{
		Done: done, Store: l, Expert: bot.Player{Level: bot.Club}, Runner: background.AtOnce(), Random: rand.New(rand.NewPCG(4, 4)),
		Now: func() time.Time { return time.UnixMilli(1000) }, Sound: func(e sound.Effect) { l.heard = append(l.heard, e) }, OnBack: func() { l.backs++ },
	})
	w := test.NewTempWindow(t, l.Content())
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(l.Close)
	return l
}

// letters types letters.
func (l *lesson) letters(letters string) {
	for _, r := range letters {
		l.Rune(r)
	}
}

// says reports whether something is written on the screen.
func (l *lesson) says(words string) bool {
	for _, o := range test.LaidOutObjects(l.Content()) {
		if p, ok := o.(*widget.Prose); ok && p.Visible() && strings.Contains(p.Text, words) {
			return true
		}
	}
	return false
}

// An exercise by keys: what is placed can be taken back, the answer is judged, compared, kept and counted, and the next one follows.
func TestByKeys(t *testing.T) {
	l := open(t)
	first := l.drill.model.Placing
	if l.drill.model.Stage != poker.FirstStreet || first.Len() != 5 || !l.says(text.TN("poker.place-all", 5)) || !l.says(text.T("poker.drill.none")) {
		t.Fatalf("it begins with street %d and %d cards", l.drill.model.Stage, first.Len())
	}
	l.letters("t")
	if !l.says(text.T("poker.choose-first")) {
		t.Error("a row is taken before a card is chosen")
	}
	l.letters("1btt")
	if p := l.drill.model.Placing; len(p.Left()) != 2 || p.Board().Free(poker.Top) != 1 || p.Board().Free(poker.Bottom) != 4 {
		t.Errorf("1btt places %v", p.Board())
	}
	l.Key(fyne.KeyBackspace)
	l.Undo()
	l.Undo()
	if l.drill.model.Placing.Begun() {
		t.Error("Backspace and undo don't take the cards back")
	}
	if l.Key(fyne.KeyReturn); len(l.kept) != 0 || l.drill.judging {
		t.Error("an exercise is judged before the cards are placed")
	}
	for range 5 {
		l.letters("1b")
	}
	if !l.says(text.T("poker.complete")) {
		t.Error("nothing says that the cards can be confirmed")
	}
	l.Key(fyne.KeyReturn)
	a := l.drill.answer
	if a == nil || a.Act.Gains.Free(poker.Bottom) != 0 || !l.says(l.drill.verdict()) || !l.says("You: ") {
		t.Fatalf("the answer is judged as %+v", a)
	}
	if len(l.kept) != 1 || l.kept[0] != (pokerstore.Placed{Street: 1, Cost: a.Cost, Right: a.Right(), At: time.UnixMilli(1000)}) || !l.says("1 exercise") {
		t.Errorf("kept is %+v", l.kept)
	}
	if want := map[bool]sound.Effect{true: sound.Made, false: sound.Down}[a.Right()]; l.heard[len(l.heard)-1] != want {
		t.Errorf("%v is heard", l.heard)
	}
	if l.letters("1t"); l.drill.model.Placing.Act().String() != a.Act.String() {
		t.Error("cards can be moved after the answer")
	}
	l.Key(fyne.KeyReturn)
	if l.drill.answer != nil || l.drill.model.Stage != poker.FirstStreet+1 || l.drill.model.Placing.Len() != 3 {
		t.Errorf("then comes street %d", l.drill.model.Stage)
	}
	if l.letters("n"); len(l.kept) != 1 || !l.drill.asks() {
		t.Error("an exercise that is left without an answer is kept")
	}
	l.letters("1")
	if l.Key(fyne.KeyEscape); l.backs != 0 || l.drill.model.Chosen >= 0 {
		t.Error("Esc doesn't let go of a card first")
	}
	if l.Key(fyne.KeyEscape); l.backs != 1 {
		t.Error("Esc doesn't lead back")
	}
}

// A hint marks the cards and says what to expect; again it places them, and then the answer doesn't count as found.
func TestHint(t *testing.T) {
	l := open(t)
	l.letters("h")
	if !l.advice.Shown || l.drill.hints != 1 || !l.says("Expected:") {
		t.Fatalf("after H there are %d hints", l.drill.hints)
	}
	l.letters("h")
	if l.advice.Shown || !l.drill.model.Placing.Complete() {
		t.Fatal("H again doesn't place the cards")
	}
	l.Key(fyne.KeyReturn)
	if a := l.drill.answer; a == nil || a.Cost != 0 || !l.says(text.T("poker.drill.best")) {
		t.Fatalf("the hint is judged as %+v", a)
	}
	if l.kept[0].Hints != 1 || !l.kept[0].Right || !strings.Contains(l.record.words()[0], "0 right at once") {
		t.Errorf("kept is %+v, and it says %q", l.kept[0], l.record.words())
	}
}

// After the verdict F shows the expert's placing on the table, and again the user's.
func TestTheBestPlacing(t *testing.T) {
	l := open(t)
	if l.letters("f"); !l.says(text.T("poker.drill.answer-first")) {
		t.Error("F shows the answer before there is one")
	}
	for range 3 {
		l.letters("1t")
	}
	l.letters("1b1b")
	l.Key(fyne.KeyReturn)
	a := l.drill.answer
	if a == nil || a.Right() || !l.says("The expert: ") {
		t.Fatalf("three cards on top are judged as %+v", a)
	}
	l.letters("f")
	if got := l.drill.model.Placing.Act().String(); got != a.Best.Act.String() || !l.says(text.T("poker.drill.show-own")) {
		t.Errorf("on the table is %s, want %v", got, a.Best.Act)
	}
	l.letters("f")
	if got := l.drill.model.Placing.Act().String(); got != a.Act.String() {
		t.Errorf("then %s, want %v", got, a.Act)
	}
	a.Best = a.Played // as where the user's placing may be the better one by chance
	l.letters("f")
	if got := l.drill.model.Placing.Act().String(); got != a.Options[0].Act.String() {
		t.Errorf("on the table is %s, want the expert's %v", got, a.Options[0].Act)
	}
}

// By the mouse: cards are clicked and dragged into rows, taken back, and confirmed by the button.
func TestByMouse(t *testing.T) {
	l := open(t)
	l.cardClicked(2)
	l.parts.surface.OnRow(poker.Middle)
	if l.drill.model.Placing.At(2) != tabletop.ToMiddle {
		t.Fatal("a click on a row doesn't place the card")
	}
	l.cardClicked(2)
	if l.drill.model.Placing.At(2) != tabletop.Hand {
		t.Error("a click on a placed card doesn't take it back")
	}
	if l.parts.surface.OnAway(); l.drill.model.Placing.Begun() {
		t.Error("nothing is chosen, and something is thrown away")
	}
	for i := range 5 {
		l.parts.surface.OnMove(i, tabletop.ToBottom)
	}
	if !l.parts.confirm.Visible() {
		t.Fatal("there is no button to confirm")
	}
	test.Tap(l.parts.confirm)
	if l.drill.answer == nil || l.parts.confirm.Visible() {
		t.Error("the button doesn't confirm")
	}
	if test.Tap(l.parts.next); l.drill.answer != nil {
		t.Error("the button doesn't lead on")
	}
}

// An answer that can't be kept is said and isn't counted.
func TestNotKept(t *testing.T) {
	l := open(t)
	l.err = errors.New("the disk is full")
	for range 5 {
		l.letters("1b")
	}
	if l.Key(fyne.KeyReturn); len(l.record) != 0 || !l.says("the disk is full") {
		t.Errorf("%d exercises are counted", len(l.record))
	}
}

// The record counts the last exercises that were right without a hint, and what they gave away.
func TestRecord(t *testing.T) {
	var r record
	for i := range 30 {
		r = append(r, pokerstore.Placed{Cost: float64(i%2) * 3, Right: i%2 == 0, Hints: i / 28})
	}
	if got, want := r.words()[0], "30 exercises  ·  of the last 20, 9 right at once, 1.5 points given away on average"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	if got, want := record(r[:1]).words()[0], "1 exercise  ·  1 right at once  ·  0.0 points given away"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}

// In windows of all sizes nothing is outside, and the verdict doesn't cover the user's board.
func TestSizes(t *testing.T) {
	l := open(t)
	w := test.NewTempWindow(t, l.Content())
	w.SetPadded(false)
	for range 5 {
		l.letters("1b")
	}
	l.Key(fyne.KeyReturn)
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
		w.Resize(size)
		l.show()
		at, high := l.parts.strip.Position(), l.parts.strip.Size()
		board := l.parts.surface.Geometry().Board(0)
		if at.Y < board.Y+board.H || at.Y+high.Height > size.Height || at.X < 0 || at.X+high.Width > size.Width {
			t.Errorf("at %v the verdict is at %v, %v; the board ends at %v", size, at, high, board.Y+board.H)
		}
		for _, b := range []*widget.Button{l.parts.hint, l.parts.undo, l.parts.next, l.parts.home} {
			p := b.Position()
			if p.X < at.X+high.Width && p.X+b.Size().Width > at.X && p.Y < at.Y+high.Height && p.Y+b.Size().Height > at.Y {
				t.Errorf("at %v the verdict covers the button %q", size, b.Label)
			}
		}
	}
}

// In Russian the rows have letters of their own; other Cyrillic letters have no meaning here.
func TestRowsInRussian(t *testing.T) {
	text.Use(text.Russian)
	t.Cleanup(func() { text.Use(text.English) })
	l := open(t)
	l.letters("1")
	if !l.Spell('с', 'c') || !l.drill.model.Placing.Begun() {
		t.Error("1с places no card")
	}
	if l.Spell('т', 'n') {
		t.Error("т is a row")
	}
}
