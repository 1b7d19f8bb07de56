package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// hand returns the user's cards, the highest first.
func (e *evening) hand() []card.Card {
	return e.play.view().Seen(few.Place{Pile: few.Hand, Of: e.play.config.Person}).Cards()
}

// selects moves to a card with the arrows.
func (e *evening) selects(t *testing.T, c card.Card) {
	t.Helper()
	for range 40 {
		if e.parts.surface.Selected().Card == c {
			return
		}
		e.Key(fyne.KeyRight)
	}
	t.Fatalf("the arrows don't come to %v", c)
}

// Four cards are chosen at Booby: no more, no fewer, and choices can be taken back by a click, Backspace, undo and Esc.
func TestGiving(t *testing.T) {
	e := sit(t, few.Booby, nil)
	hand := e.hand()
	if !strings.Contains(e.says(), "Choose four cards for dummy") || !e.parts.buttons.done.Visible() || !e.parts.buttons.done.Disabled {
		t.Fatalf("it asks %q", e.says())
	}
	for i := range 3 {
		e.selects(t, hand[i])
		e.Key(fyne.KeySpace)
	}
	if !strings.Contains(e.says(), "One more card") {
		t.Errorf("after three cards it says %q", e.says())
	}
	if e.Key(fyne.KeyReturn); e.play.model.Table.Stage() != few.StageGiving || !strings.Contains(e.says(), "One more card") {
		t.Errorf("three cards and Enter: %q", e.says())
	}
	e.click(t, hand[3])
	if !e.play.model.Ready() || e.parts.buttons.done.Disabled {
		t.Error("with four cards it isn't ready")
	}
	if e.click(t, hand[4]); e.play.model.Chosen.Has(hand[4]) || e.says() != text.TN("few.table.enough", 4) {
		t.Errorf("a fifth card: %v, %q", e.play.model.Chosen, e.says())
	}
	if e.Key(fyne.KeyBackspace); e.play.model.Chosen.Has(hand[3]) || e.play.model.Chosen.Len() != 3 {
		t.Errorf("Backspace leaves %v", e.play.model.Chosen)
	}
	if e.Undo(); e.play.model.Chosen.Has(hand[2]) || e.play.model.Chosen.Len() != 2 || e.journal.undos != 0 {
		t.Errorf("undo leaves %v", e.play.model.Chosen)
	}
	if e.click(t, hand[0]); e.play.model.Chosen.Has(hand[0]) {
		t.Error("a second click leaves a card chosen")
	}
	if e.Key(fyne.KeyEscape); e.play.model.Chosen.Len() != 0 || e.homes != 0 {
		t.Errorf("Esc leaves %v, and %d times home", e.play.model.Chosen, e.homes)
	}
	for _, c := range hand[:4] {
		e.letters(strings.ToLower(c.String()))
	}
	e.goOn(t, func() { e.Key(fyne.KeyReturn) })
	if got := e.play.model.Table.Events()[2]; got != few.Given(card.HandOf(hand[:4]...)) {
		t.Errorf("%v is given", got)
	}
	if e.Undo(); e.journal.undos != 1 {
		t.Error("what is given can't be taken back")
	}
	e.wait(t, "the choice", func() bool { return e.play.asked() && e.play.model.Picks == few.CardsGiven })
}

// Any number of cards is thrown at nullo for two; none only when Enter is pressed twice.
func TestExchanging(t *testing.T) {
	e := sit(t, few.NulloForTwo, nil)
	hand := e.hand()
	if e.Key(fyne.KeyReturn); e.play.model.Table.Stage() != few.StageExchanging || e.says() != text.T("few.table.keep-sure") {
		t.Fatalf("Enter alone: %q", e.says())
	}
	for _, c := range []card.Card{hand[0], hand[5], hand[12]} {
		e.click(t, c)
	}
	if label := e.parts.buttons.done.Label; label != text.TN("few.table.exchange", 3) {
		t.Errorf("the button says %q", label)
	}
	e.goOn(t, func() { e.parts.buttons.done.Tapped(nil) })
	if got := e.play.model.Table.Events()[1]; got.Count != 3 || !got.Cards.Has(hand[5]) {
		t.Errorf("thrown are %v", got)
	}
	e = sit(t, few.NulloForTwo, nil)
	e.Key(fyne.KeyReturn)
	if e.goOn(t, func() { e.Key(fyne.KeyReturn) }); e.play.model.Table.Events()[1].Count != 0 {
		t.Error("a second Enter throws cards")
	}
}

// At Slam trumps are named, doubled and changed with the box or by their letters, and three cards are laid aside.
func TestNamingAndReserving(t *testing.T) {
	r := few.Of(few.Slam)
	deal := few.Shuffle(r, random(3))
	// The user is declarer with 8, and names.
	e := sit(t, few.Slam, boards(r, deal, "Pass", "8", "Pass", "Pass"))
	if e.play.model.Table.Stage() != few.StageNaming || e.play.model.Table.Turn() != 0 {
		t.Fatalf("it is stage %d", e.play.model.Table.Stage())
	}
	for _, tt := range []struct{ keys, strain string }{{"n", "N"}, {"o", "O"}, {"s", "S"}, {"d", "D"}, {"c", "C"}} {
		if e.letters(tt.keys); e.chosen() != "Trumps "+tt.strain {
			t.Errorf("%q chooses %q", tt.keys, e.chosen())
		}
	}
	e.Key(fyne.KeyEscape)
	e.Rune('h') // a hint, or hearts
	if e.says() != text.T("few.table.hint-or-hearts") {
		t.Errorf("h says %q", e.says())
	}
	if e.Key(fyne.KeyReturn); e.chosen() != "Trumps H" {
		t.Errorf("h and Enter choose %q", e.chosen())
	}
	e.goOn(t, func() { e.Key(fyne.KeyReturn) })
	if got := e.play.model.Table.Contract(); got.Strain != few.Hearts || got.Level != 1 {
		t.Errorf("the contract is %v", got)
	}
	e.wait(t, "the reserve", func() bool { return e.play.asked() && e.play.model.Picks == few.CardsReserved })
	hand := e.hand()
	for _, c := range hand[:3] {
		e.click(t, c)
	}
	e.goOn(t, func() { e.Key(fyne.KeyReturn) })
	if got := e.play.view().Seen(few.Place{Pile: few.Reserve, Of: 0}); got != card.HandOf(hand[:3]...) {
		t.Errorf("the reserve is %v", got)
	}
	// When doubled, declarer may change trumps or redouble.
	e = sit(t, few.Slam, boards(r, deal, "Pass", "8", "Pass", "Pass", "Trumps C", "X"))
	if e.says() == "" || e.parts.box.Button(few.Named(few.Clubs)).Disabled == false || e.parts.box.Button(few.Called(few.Redouble)).Disabled {
		t.Errorf("doubled he can press clubs again or not redouble; it says %q", e.says())
	}
	e.enters("xx")
	e.wait(t, "the reserve", func() bool { return e.play.asked() && e.play.model.Picks != 0 })
	if e.play.model.Table.Contract().Doubling != 2 {
		t.Error("xx doesn't redouble")
	}
	// The other's contract can be doubled.
	e = sit(t, few.Slam, boards(r, deal, "8", "Pass", "Pass", "Trumps S"))
	e.goOn(t, func() { e.enters("x") })
	if e.play.model.Table.Contract().Doubling != 1 {
		t.Error("x doesn't double")
	}
}

// Choices survive other changes of the window, and a deal resumed in the middle continues.
func TestResumed(t *testing.T) {
	r := few.Of(few.ChineseBridge)
	b, err := few.NewBoard(few.NewSession(r).Next(), few.Shuffle(r, random(9)))
	if err != nil {
		t.Fatal(err)
	}
	for len(b.Tricks()) < 3 || b.Turn() != 0 {
		if b, err = b.Apply(thinly(b.View(b.Turn()))); err != nil {
			t.Fatal(err)
		}
	}
	e := sit(t, few.ChineseBridge, func(_ *play.Config, _ *Options, s *play.Start) {
		s.Session, s.Board = few.NewSession(r), &b
	})
	if !e.play.asked() || len(e.play.model.Table.Tricks()) != 3 || e.parts.box.Visible() {
		t.Fatalf("it goes on with %d tricks", len(e.play.model.Table.Tricks()))
	}
	e.goOn(t, func() { e.byKeys(t) })
	if len(e.play.model.Table.Events()) <= len(b.Events()) {
		t.Error("nothing was played")
	}
	g := sit(t, few.Booby, nil)
	g.click(t, g.hand()[0])
	g.window.Resize(fyne.NewSize(1024, 700))
	g.Redraw()
	if g.refresh(); g.play.model.Chosen.Len() != 1 {
		t.Error("another size takes the choice back")
	}
}
