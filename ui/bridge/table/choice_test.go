package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// mini returns a board of MiniBridge that South declares with 16 and 11 points, after some events. West leads.
func mini(t *testing.T, events ...string) bridge.Board {
	t.Helper()
	deal, err := card.ParseDeal("N:KQ2.K93.QJ4.7642 JT9.QT8.T987.AK5 A8653.AJ2.AK3.83 74.7654.652.QJT9")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(bridge.MiniBridge(), deal, card.East, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range events {
		var e bridge.Event
		if e, err = bridge.ParseEvent(form); err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// Declarer chooses by keys: typed, or with the arrows, and Enter. What a choice is worth is said before, and why others
// can't be chosen.
func TestTheContractIsChosenByKeys(t *testing.T) {
	s := sit(t, mini(t), new(forgetful))
	if s.parts.box.Hidden || !s.parts.auction.Hidden || s.parts.box.Len() != 10 || !s.parts.buttons.auction.Hidden {
		t.Fatalf("the box has %d choices, hidden %v", s.parts.box.Len(), s.parts.box.Hidden)
	}
	asks := s.note.prose.Text
	if !strings.Contains(asks, "27 points together") || s.parts.header.Middle.Text != "You declare · You (N-S) 27 points" {
		t.Errorf("it asks %q, below %q", asks, s.parts.header.Middle.Text)
	}
	typed := func(keys string) {
		for _, r := range keys {
			s.Rune(r)
		}
	}
	for keys, says := range map[string]string{"2h": text.T("rule.choice-part-score-or-game"), "6c": text.T("rule.choice-part-score-or-game"), "x": text.T("rule.choice-part-score-or-game")} {
		typed(keys)
		if _, ok := s.parts.box.Selection(); ok || s.note.prose.Text != says {
			t.Errorf("%s: it says %q, want %q", keys, s.note.prose.Text, says)
		}
	}
	typed("4s")
	if c, ok := s.parts.box.Selection(); !ok || c != bridge.Bid(4, bridge.Spades) || !strings.HasPrefix(s.note.prose.Text, "4♠, game: 10 tricks score 420") {
		t.Errorf("typed, %v is chosen, and it says %q", c, s.note.prose.Text)
	}
	s.Key(fyne.KeyLeft)
	s.Key(fyne.KeyDown)
	if c, _ := s.parts.box.Selection(); c != bridge.Bid(1, bridge.NoTrump) {
		t.Errorf("left and down of 4S is %v", c)
	}
	s.Key(fyne.KeyRight)
	if c, _ := s.parts.box.Selection(); c != bridge.Bid(3, bridge.NoTrump) {
		t.Errorf("right of 1N is %v", c)
	}
	if s.Key(fyne.KeyEscape); s.note.prose.Text != asks {
		t.Errorf("after Esc it says %q", s.note.prose.Text)
	}
	for _, key := range "ab" {
		if s.Rune(key); s.note.prose.Text != text.T("choice.no-auction") || !s.parts.sheets.Empty() {
			t.Errorf("%c: it says %q", key, s.note.prose.Text)
		}
	}
	s.Rune('4')
	if s.Key(fyne.KeyReturn); s.note.prose.Text != text.T("table.half-a-call") {
		t.Errorf("with a 4 typed Enter says %q", s.note.prose.Text)
	}
	s.Rune('h')
	s.Key(fyne.KeyReturn)
	wantChosen(t, s, "4H-S")
}

// wantChosen waits until the contract has been chosen, and wants it.
func wantChosen(t *testing.T, s *Screen, want string) {
	t.Helper()
	eventually(t, "a contract has been chosen", func() bool { return s.play.session.State().Board.Phase() != bridge.ChoicePhase })
	s.refresh()
	if got := s.play.model.Table.Contract().String(); got != want || !s.parts.box.Hidden || s.parts.buttons.auction.Visible() {
		t.Errorf("the contract is %s, want %s; the box is hidden: %v", got, want, s.parts.box.Hidden)
	}
}

// A click chooses, and what is under the mouse is explained.
func TestTheContractIsChosenByMouse(t *testing.T) {
	s := sit(t, mini(t), new(forgetful))
	asks := s.note.prose.Text
	button := s.parts.box.Button(bridge.Bid(3, bridge.NoTrump))
	if button.Key != "9 tricks: 400" {
		t.Errorf("3NT is said to be worth %q", button.Key)
	}
	if button.MouseIn(&desktop.MouseEvent{}); !strings.HasPrefix(s.note.prose.Text, "3NT, game: 9 tricks score 400") {
		t.Errorf("under the mouse it says %q", s.note.prose.Text)
	}
	if button.MouseOut(); s.note.prose.Text != asks {
		t.Errorf("when the mouse has gone it says %q", s.note.prose.Text)
	}
	s.tapped(s.play.model.Hands[card.South].Cards()[0], true)
	if s.note.prose.Text != text.T("choice.first") {
		t.Errorf("at a click on a card it says %q", s.note.prose.Text)
	}
	test.Tap(button)
	wantChosen(t, s, "3N-S")
}

// The hint is a choice with its reason, which Enter makes.
func TestHintForTheChoice(t *testing.T) {
	s := sit(t, mini(t), new(forgetful))
	advice, err := bot.Player{}.Advise(t.Context(), mini(t).View(card.South))
	if err != nil {
		t.Fatal(err)
	}
	s.advice.advised(advice, nil)
	if c, ok := s.parts.box.Selection(); !ok || c != advice.Event.Call {
		t.Errorf("%v is chosen, want %v", c, advice.Event)
	}
	if said := s.note.prose.Text; !strings.HasPrefix(said, "Hint: ") || !strings.Contains(said, "% of the time") || !strings.Contains(said, "Next best: ") {
		t.Errorf("it says %q", said)
	}
	english := s.note.prose.Text
	defer text.Use(text.English)
	for _, l := range []text.Language{text.Russian, text.English} { // a hint is said again where the language changes
		text.Use(l)
		if s.Redraw(); s.note.prose.Text == "" || (s.note.prose.Text == english) != (l == text.English) {
			t.Errorf("%s: %q has become %q", l, english, s.note.prose.Text)
		}
	}
	s.Key(fyne.KeyReturn)
	wantChosen(t, s, advice.Event.Call.String()+"-S")
}

// The box lies beside the hand of dummy, on the felt and above the note, in windows of all sizes.
func TestTheBoxLiesBesideDummy(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800), fyne.NewSize(2560, 1440), fyne.NewSize(860, 600)} {
		s := sit(t, mini(t), new(forgetful))
		s.Content().Resize(size)
		g := tabletop.NewGeometry(size.Width, size.Height)
		at, end := s.parts.box.Position(), s.parts.box.Position().Add(s.parts.box.Size())
		if at.X < size.Width/2 || end.X > g.Oval.X+g.Oval.W || at.Y < g.Oval.Y || end.Y > g.Note.Y {
			t.Errorf("%v: the box lies from %v to %v, the note at %v", size, at, end, g.Note)
		}
	}
}

// What others choose is announced until the lead has been made.
func TestTheChoiceOfOthersIsSaid(t *testing.T) {
	s := sit(t, mini(t), new(forgetful))
	for _, tt := range []struct {
		person card.Seat
		events []string
		want   string
	}{
		{card.West, nil, "South chooses the contract"},
		{card.West, []string{"Choose 4S"}, "South chooses 4♠: game, 10 tricks. Lead a card"},
		{card.East, []string{"Choose 1D"}, "South chooses 1♦: part-score, 7 tricks. West is thinking"},
		{card.East, []string{"Choose 1D", "CQ"}, "South is thinking"},
	} {
		b := mini(t, tt.events...)
		s.play.config.User = bridge.User{Seat: tt.person}
		s.play.model = modelOf(t, b, tt.person, false)
		s.play.model.Company = nil
		s.note.said = ""
		if s.parts.show(); s.note.prose.Text != tt.want || !s.parts.box.Hidden {
			t.Errorf("after %v %v reads %q, want %q; the box is hidden: %v", tt.events, tt.person, s.note.prose.Text, tt.want, s.parts.box.Hidden)
		}
	}
	if a := s.parts.chosen; a.sheet.Visible() {
		t.Error("the slip with the choice stays when a card has been played")
	}
	s.play.model = modelOf(t, mini(t, "Choose 4S"), card.East, false)
	s.parts.show()
	if a := s.parts.chosen; !a.sheet.Visible() || a.contract.Text != "4♠ by South" || a.kind.Text != "game, 10 tricks: 420" {
		t.Errorf("the slip says %q and %q, visible %v", a.contract.Text, a.kind.Text, a.sheet.Visible())
	}
	if got := contractLines(modelOf(t, mini(t), card.North, true)); got[0] != "South declares · You (N-S) 27 points" {
		t.Errorf("where the partner chooses for declarer the header says %q", got)
	}
	if got := contractLines(modelOf(t, mini(t), card.West, false)); got[0] != "South declares · They (N-S) 27 points" {
		t.Errorf("the header says %q", got)
	}
}
