package deal

import (
	"context"
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// clipboard is a clipboard.
type clipboard struct{ content string }

func (c *clipboard) Content() string     { return c.content }
func (c *clipboard) SetContent(s string) { c.content = s }

// desk is a screen with its data and a record of its calls.
type desk struct {
	*Screen
	clipboard *clipboard
	played    []Choice
	back      int
	later     []func() // work in the background
}

func newDesk(t *testing.T, change func(*Options)) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{clipboard: new(clipboard)}
	drawn := 0
	options := Options{
		Game: bridge.SuperBridge(),
		Seat: card.West, Level: bot.Club, Clipboard: d.clipboard,
		Runner: background.NewRunnerWith(func(f func()) { d.later = append(d.later, f) }, func(f func()) { f() }),
		Random: func(deck card.Deck) card.Number {
			n, err := deck.Number(deck.Seeded(1, 1, drawn))
			if err != nil {
				t.Error(err)
			}
			drawn++
			return n
		},
		OnPlay: func(c Choice) { d.played = append(d.played, c) },
		OnBack: func() { d.back++ },
	}
	if change != nil {
		change(&options)
	}
	d.Screen = New(widget.NewArt(cardart.Style{}), options)
	test.NewTempWindow(t, d.Content()).Resize(fyne.NewSize(1024, 700))
	return d
}

func (d *desk) types(text string) {
	for _, r := range text {
		d.Rune(r)
	}
}

func (d *desk) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		d.Key(k)
	}
}

// last returns the only choice reported.
func (d *desk) last(t *testing.T) Choice {
	t.Helper()
	if len(d.played) != 1 {
		t.Fatalf("%d deals are played, want 1; it says %q", len(d.played), d.note.Text)
	}
	return d.played[0]
}

func TestEnterPlaysANewDeal(t *testing.T) {
	d := newDesk(t, nil)
	d.press(fyne.KeyReturn)
	c := d.last(t)
	if c.Board.Deal != card.Deck68.Seeded(1, 1, 0) || c.Board.Dealer != card.South || c.Board.Vul != bridge.VulNone {
		t.Errorf("deal %v, dealer %v, %v", c.Board.Number(), c.Board.Dealer, c.Board.Vul)
	}
	if c.Seat != card.West || c.Level != bot.Club || c.Origin != 0 {
		t.Errorf("seat %v, level %v, origin %d", c.Seat, c.Level, c.Origin)
	}
}

func TestANumberIsTyped(t *testing.T) {
	d := newDesk(t, nil)
	d.types("oqop 086k-9sfn 8r2s cwvk 7gi5 0x")
	d.press(fyne.KeyBackspace)
	if d.types("q"); d.form.number.digits != some {
		t.Fatalf("%q, want %q", d.form.number.digits, some)
	}
	d.press(fyne.KeyReturn)
	if got := d.last(t).Board.Number().String(); got != some {
		t.Errorf("deal %s, want %s", got, some)
	}
}

// Each choice reaches the table.
func TestChoices(t *testing.T) {
	d := newDesk(t, nil)
	d.press(fyne.KeyDown, fyne.KeyDown, fyne.KeyRight, fyne.KeyLeft, // South
		fyne.KeyDown, fyne.KeyRight, // experts
		fyne.KeyDown, fyne.KeyRight, // 52 cards: another number is drawn
		fyne.KeyDown, fyne.KeyRight, // West deals
		fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, // E-W
		fyne.KeyDown, fyne.KeyReturn) // Play
	c := d.last(t)
	if c.Seat != card.South || c.Level != bot.Expert {
		t.Errorf("seat %v, level %v", c.Seat, c.Level)
	}
	if b := c.Board; b.Rules.Name != bridge.Duplicate().Name || b.Deal != card.Deck52.Seeded(1, 1, 1) || b.Dealer != card.West || b.Vul != bridge.VulEW {
		t.Errorf("%s, deal %v, dealer %v, %v", b.Rules.Name, b.Number(), b.Dealer, b.Vul)
	}
}

// A number of a deal of 52 cards was taken for one of 68 without a word.
func TestTheGameFollowsTheNumber(t *testing.T) {
	const of52 = "0000000Q0P086K9SFN8R2SCWVK"
	if n, err := card.ParseNumber(of52); err != nil {
		t.Fatal(err)
	} else if _, err := card.Deck52.Deal(n); err != nil {
		t.Fatal(err)
	}
	down, up := text.T("deal.moved-down", "Cards", 52), text.T("deal.moved-up", "Cards", 68, "Game", "Super Bridge")
	super, duplicate := bridge.SuperBridge().Name, bridge.Duplicate().Name
	d := newDesk(t, nil)
	wants := func(what, rules, remark string) {
		t.Helper()
		if d.form.rules.Name != rules || bridge.Games()[d.game.Chosen].Name != rules || d.remark.Text != remark {
			t.Errorf("%s: %s, on the screen %s; it says %q", what, d.form.rules.Name, bridge.Games()[d.game.Chosen].Name, d.remark.Text)
		}
	}
	wants("drawn", super, text.Deals(card.Deck68))
	d.types(of52[:25])
	wants("too short", super, text.Deals(card.Deck68))
	d.types(of52[25:])
	wants("typed", duplicate, down)
	d.press(fyne.KeyLeft)
	wants("the caret moved", duplicate, down)
	d.clipboard.content = "0q0p 086k 9sfn 8r2s cwvk 7g15 0q"
	d.Paste()
	wants("pasted, of 68", super, up)
	d.clipboard.content = of52
	d.Paste()
	wants("pasted, of 52", duplicate, down)

	// The user may correct the game; then the number stays.
	d.press(fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyLeft)
	wants("Super Bridge chosen", super, text.T("deal.small", "Cards", 52))
	d.press(fyne.KeyRight)
	wants("bridge chosen", duplicate, text.Deals(card.Deck52))
	d.press(fyne.KeyLeft, fyne.KeyReturn)
	if b := d.last(t).Board; b.Rules.Name != super || b.Number().String() != of52 {
		t.Errorf("played is %v of %s", b.Number(), b.Rules.Name)
	}

	// For a drawn number there is no note.
	d = newDesk(t, func(o *Options) { o.Random = func(card.Deck) card.Number { return card.Number{} } })
	wants("drawn, very small", super, text.Deals(card.Deck68))
}

// A fault is reported at once, and prevents playing.
func TestWhatIsWrong(t *testing.T) {
	for name, tt := range map[string]struct {
		do   func(d *desk)
		want string
	}{
		"a character that there isn't": {func(d *desk) { d.types("0u") }, text.T("deal.no-digit", "Digit", "u")},
		"too few":                      {func(d *desk) { d.types(some[:25]) }, text.TN("deal.incomplete", 25, "Length", 26)},
		"nothing":                      {func(d *desk) { d.press(fyne.KeyBackspace) }, text.T("deal.type", "Length", 26)},
		"too large":                    {func(d *desk) { d.types(strings.Repeat("Z", 26)) }, text.T("deal.too-large", "Cards", 68)},
		"too large for the number":     {func(d *desk) { d.types("3" + strings.Repeat("Z", 25)) }, text.T("deal.too-large", "Cards", 68)},
		"of the other deck": {func(d *desk) {
			d.types(some)
			d.press(fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight)
		},
			text.T("deal.other-deck", "Cards", 52, "Others", 68)},
	} {
		d := newDesk(t, nil)
		tt.do(d)
		if d.note.Text != tt.want {
			t.Errorf("%s: it says %q, want %q", name, d.note.Text, tt.want)
		}
		d.press(fyne.KeyReturn)
		if len(d.played) != 0 {
			t.Errorf("%s: it is played", name)
		}
	}
}

// Refused input leaves the number as it was.
func TestWhatIsRefused(t *testing.T) {
	for name, tt := range map[string]struct {
		do   func(d *desk)
		want string
	}{
		"one character more": {func(d *desk) { d.types("7") }, text.T("deal.full", "Length", 26)},
		"nothing to paste":   {func(d *desk) { d.Paste() }, text.T("deal.nothing-to-paste")},
		"another text":       {func(d *desk) { d.clipboard.content = "a deal with you"; d.Paste() }, text.T("deal.no-number")},
		"half a number":      {func(d *desk) { d.clipboard.content = some[:13]; d.Paste() }, text.T("deal.wrong-length", "Characters", 13, "Length", 26)},
		"two numbers": {func(d *desk) { d.clipboard.content = some + some; d.Paste() },
			text.T("deal.wrong-length", "Characters", 52, "Length", 26)},
	} {
		d := newDesk(t, nil)
		d.types(some)
		tt.do(d)
		if d.note.Text != tt.want || d.form.number.digits != some {
			t.Errorf("%s: it says %q, want %q; the number is %q", name, d.note.Text, tt.want, d.form.number.digits)
		}
		if d.press(fyne.KeyReturn); len(d.played) != 1 {
			t.Errorf("%s: the number that stands there isn't played", name)
		}
	}
}

func TestCopyAndPaste(t *testing.T) {
	d := newDesk(t, nil)
	d.Copy()
	copied := d.clipboard.content
	if copied != d.form.number.digits || d.note.Text != text.T("deal.copied") {
		t.Errorf("copied %q, it says %q", copied, d.note.Text)
	}
	if d.press(fyne.KeyF2); d.form.number.digits == copied {
		t.Error("F2 draws no other number")
	}
	if d.Paste(); d.form.number.digits != copied {
		t.Errorf("pasted %q, want %q", d.form.number.digits, copied)
	}
	d.press(fyne.KeyBackspace)
	d.clipboard.content = "what was there"
	if d.Copy(); d.clipboard.content != "what was there" {
		t.Error("a number that isn't complete is copied")
	}
}

// A deal that the user has played before is looked up, and reported with the choice.
func TestAKnownDeal(t *testing.T) {
	asked := 0
	d := newDesk(t, func(o *Options) {
		o.Known = func(_ context.Context, r bridge.Rules, n card.Number) (int64, error) {
			asked++
			if n.String() == some && r.Name == bridge.SuperBridge().Name {
				return 7, nil
			}
			return 0, errors.New("the disk is asleep")
		}
	})
	run := func() {
		for _, work := range d.later {
			work()
		}
		d.later = nil
	}
	d.types(some[:25])
	run()
	if asked != 0 {
		t.Error("a number that isn't complete is looked up")
	}
	d.types("R")
	d.press(fyne.KeyBackspace)
	d.types("Q")
	run() // first the lookup of the other number, which doesn't matter any more
	if d.note.Text != text.T("deal.known") {
		t.Errorf("it says %q", d.note.Text)
	}
	if d.press(fyne.KeyReturn); d.last(t).Origin != 7 {
		t.Errorf("origin %d, want 7", d.last(t).Origin)
	}
	if d.types(" "); len(d.later) != 0 {
		t.Error("the same number is looked up again")
	}
	d.press(fyne.KeyF2)
	if run(); !strings.Contains(d.note.Text, "the disk is asleep") {
		t.Errorf("it says %q", d.note.Text)
	}
	d.press(fyne.KeyHome, fyne.KeyF2)
	d.Close()
	before := d.note.Text
	if run(); d.note.Text != before {
		t.Error("a screen that is closed shows what was looked up")
	}
}

// A board that is played again keeps all but the seat and the level.
func TestABoardAgain(t *testing.T) {
	before, err := bridge.NewBoard(bridge.Duplicate(), card.Deck52.Seeded(1, 1, 5), card.East, bridge.VulBoth)
	if err != nil {
		t.Fatal(err)
	}
	d := newDesk(t, func(o *Options) { o.Board, o.Origin = &before, 12 })
	d.clipboard.content = some
	d.types(some)
	d.Paste()
	d.press(fyne.KeyF2, fyne.KeyRight, fyne.KeyLeft, fyne.KeyDown, fyne.KeyRight, fyne.KeyReturn)
	c := d.last(t)
	if c.Board.Deal != before.Deal || c.Board.Dealer != card.East || c.Board.Vul != bridge.VulBoth || c.Board.Rules.Name != before.Rules.Name {
		t.Errorf("%v is played, want %v", c.Board.Number(), before.Number())
	}
	if c.Origin != 12 || c.Level != bot.Expert || c.Seat != card.South {
		t.Errorf("origin %d, level %v, seat %v", c.Origin, c.Level, c.Seat)
	}
	if d.Copy(); d.clipboard.content != before.Number().String() {
		t.Errorf("copied %q", d.clipboard.content)
	}
	if d.press(fyne.KeyEscape); d.back != 1 {
		t.Error("Escape doesn't go back")
	}
}

// A board of Chicago that is played again retains its part-scores, and the screen says so.
func TestABoardOfChicagoAgain(t *testing.T) {
	before, err := bridge.NewBoard(bridge.Chicago().Alone(), card.Deck52.Seeded(1, 1, 5), card.East, bridge.VulNS)
	if err != nil {
		t.Fatal(err)
	}
	before.Standing = bridge.Standing{Below: [2]int{60, 40}}
	d := newDesk(t, func(o *Options) { o.Board, o.Origin = &before, 12 })
	if got := d.given(); !strings.Contains(got, "N-S vulnerable · below: N-S 60, E-W 40") {
		t.Errorf("it says %q", got)
	}
	d.press(fyne.KeyReturn)
	if c := d.last(t); c.Board.Standing != before.Standing || !c.Board.Rules.Same(before.Rules) || c.Board.Rules.Length != 1 {
		t.Errorf("%+v by %+v is played", c.Board.Standing, c.Board.Rules)
	}
}

// After a click between two characters, typing inserts there.
func TestAClickInTheNumber(t *testing.T) {
	d := newDesk(t, nil)
	d.types("ABCDEFGH")
	test.TapAt(d.field, fyne.NewPos(theme.U(fieldInset)+6.2*digitWidth(), 10))
	if d.types("x"); d.form.number.digits != "ABCDEXFGH" {
		t.Errorf("%q, want ABCDEXFGH", d.form.number.digits)
	}
}
