package suit

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// desk is a screen in a window, with a record of its calls.
type desk struct {
	*Screen
	window fyne.Window
	copied string
	back   int
}

func holding(t *testing.T, ranks string) card.Holding {
	t.Helper()
	h, err := card.ParseHand("..." + ranks)
	if err != nil {
		t.Fatal(err)
	}
	return h[card.Clubs]
}

// open shows a suit of 52 cards.
func open(t *testing.T, north, south string, runner *background.Runner) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{}
	d.Screen = New(widget.NewArt(cardart.Style{}), Options{
		Problem: suit.Problem{North: holding(t, north), South: holding(t, south), Deck: card.Deck52}, Suit: card.Spades,
		Copy: func(s string) { d.copied = s }, Runner: runner, OnBack: func() { d.back++ },
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
		if p, ok := o.(*widget.Prose); ok {
			words = append(words, p.Text)
		}
	}
	return strings.Join(words, "\n")
}

func (d *desk) typed(letters string) {
	for _, r := range letters {
		if r == '\t' {
			d.Key(fyne.KeyTab)
			continue
		}
		d.Rune(r)
	}
}

func (d *desk) wantCards(t *testing.T, north, south string) {
	t.Helper()
	if p := d.question.problem; p.North != holding(t, north) || p.South != holding(t, south) {
		t.Errorf("North has %v and South %v, want %s and %s", p.North, p.South, north, south)
	}
}

// The odds of a known combination are shown for each goal: AJT opposite 432 takes two tricks in 76 %.
func TestOdds(t *testing.T) {
	d := open(t, "", "", background.AtOnce())
	if said := d.shown(); d.err == nil || !strings.Contains(said, text.Error(d.err)) {
		t.Errorf("without cards it says %s", said)
	}
	d.typed("ajt\t432")
	d.wantCards(t, "AJT", "432")
	d.Key(fyne.KeyDown)
	for range 3 { // most tricks, matchpoints, 1 trick, 2 tricks
		d.Key(fyne.KeyRight)
	}
	if d.question.goal != (suit.Goal{Tricks: 2}) || len(d.answer.lines) == 0 || d.answer.lines[0].worth != "76.0 %" {
		t.Fatalf("for %+v the answer is %+v", d.question.goal, d.answer)
	}
	if said := d.shown(); !strings.Contains(said, "76.0 %") || !strings.Contains(said, d.answer.lines[0].words) {
		t.Errorf("it shows %s", said)
	}
	d.Copy()
	for _, part := range []string{"A J 10", "76.0 %", d.answer.lines[0].words, goalName(d.question.goal)} {
		if !strings.Contains(d.copied, part) {
			t.Errorf("%q isn't copied: %s", part, d.copied)
		}
	}
	d.Key(fyne.KeyEscape)
	if d.back != 1 {
		t.Error("Escape doesn't lead back")
	}
}

// Vacant places change the odds, but not both can be 0; another deck begins with whole hands.
func TestVacantPlaces(t *testing.T) {
	d := open(t, "AQ", "32", background.AtOnce())
	before := d.answer.lines[0].worth
	d.choosePlaces(13, 9)
	if now := d.answer.lines[0].worth; now == before {
		t.Errorf("still %s with 9 places at East", now)
	}
	d.choosePlaces(0, 9)
	d.choosePlaces(0, 0)
	if p := d.question.problem; p.West != 0 || p.East != 9 {
		t.Errorf("%d and %d places", p.West, p.East)
	}
	d.chooseDeck(0)
	d.wantCards(t, "AQ", "")
	if p := d.question.problem; p.West != 9 || p.East != 9 || p.Deck != card.Deck36 {
		t.Errorf("%+v", p)
	}
}

// Cards are typed for either hand, in English or the language in use, and taken out again.
func TestTyping(t *testing.T) {
	d := open(t, "", "", background.AtOnce())
	t.Cleanup(func() { text.Use(text.English) })
	d.typed("A0\tkA")
	d.wantCards(t, "T", "AK")
	d.typed("k")
	d.wantCards(t, "T", "A")
	d.typed("m")
	if d.refused == "" || !strings.Contains(d.shown(), d.refused) {
		t.Error("a card that the deck lacks is taken")
	}
	d.wantCards(t, "T", "A")
	text.Use(text.Russian)
	if !d.Spell('Д', 'l') || d.Spell('ъ', ']') {
		t.Error("what is spelt in Russian")
	}
	d.wantCards(t, "T", "AQ")
	text.Use(text.English)
	d.Key(fyne.KeyBackspace)
	d.wantCards(t, "T", "A")
	d.Key(fyne.KeyDelete)
	d.wantCards(t, "", "")
}

// A click moves a card from the missing ones to North, to South, and back.
func TestClicks(t *testing.T) {
	d := open(t, "", "", background.AtOnce())
	click := func(r card.Rank) {
		at, _ := d.view.cards.At(r)
		test.TapAt(d.view.cards, at.AddXY(3, 3))
	}
	click(card.Queen)
	d.wantCards(t, "Q", "")
	click(card.Queen)
	d.wantCards(t, "", "Q")
	click(card.Queen)
	d.wantCards(t, "", "")
	size := d.view.cards.Size()
	test.TapAt(d.view.cards, fyne.NewPos(size.Width-30, size.Height-30))
	if d.hand != card.South {
		t.Error("a click on South's row doesn't choose South")
	}
}

// A search goes on in the background, can be stopped and begun again, and gives way to the next question.
func TestStopping(t *testing.T) {
	var works []func()
	d := open(t, "AJT", "432", background.NewRunnerWith(func(f func()) { works = append(works, f) }, func(f func()) { f() }))
	said := func(id string) {
		t.Helper()
		if !strings.Contains(d.shown(), text.T(id)) {
			t.Errorf("it doesn't say %q, but %s", text.T(id), d.shown())
		}
	}
	said("suit.working")
	d.Key(fyne.KeyReturn)
	said("suit.stopped")
	works[0]()
	said("suit.stopped")
	d.Key(fyne.KeyReturn)
	said("suit.working")
	d.typed("q") // another question
	works[1]()
	said("suit.working")
	works[2]()
	said("suit.seen")
	if len(works) != 3 || !strings.Contains(told(d.question, d.answer), "A Q J 10") {
		t.Errorf("%d searches, the last: %s", len(works), told(d.question, d.answer))
	}
}

// With West's number of cards known the chances are others, until other cards are missing.
func TestLength(t *testing.T) {
	d := open(t, "AQ", "32", background.AtOnce())
	length := func(n int) { d.view.choices.All[4].Choose(n + 1) }
	d.view.choices.All[1].Choose(3) // two tricks
	for n, want := range map[int]string{3: "33.3", 9: "100.0", 0: "0.0", -1: "50.0"} {
		if length(n); !strings.Contains(told(d.question, d.answer), want) || strings.Contains(told(d.question, d.answer), "of the missing") != (n >= 0) {
			t.Errorf("with %d cards in West the chance is not %s:\n%s", n, want, told(d.question, d.answer))
		}
	}
	length(3)
	d.typed("4")
	if d.question.length() != -1 || d.view.choices.All[4].Chosen != 0 {
		t.Errorf("with other cards missing West is still known to have %d", d.question.length())
	}
}

// Everything has room in each language.
func TestLayout(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	var faults layouttest.Faults
	for _, language := range text.Languages() {
		text.Use(language)
		d := open(t, "AJT", "432", background.AtOnce())
		for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1600, Height: 1000}} {
			d.window.Resize(size)
			faults.Walk(string(language), d.Content(), nil, size)
		}
	}
	faults.Report(t)
}
