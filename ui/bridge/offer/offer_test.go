package offer

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// place is a home screen that shows only the labels of the offer, and the sheets.
type place struct {
	*Session
	sheets *sheet.Stack
	typed  bool
}

func newPlace(t *testing.T, options Options) (p *place, w fyne.Window) {
	t.Helper()
	if options.OnPick == nil {
		options.OnPick = func(int, card.Seat) {}
	}
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	p = &place{Session: New(widget.NewArt(cardart.Style{}), options), sheets: sheet.NewStack()}
	w = test.NewTempWindow(t, p.sheets.Content())
	w.Resize(fyne.NewSize(1024, 700))
	p.Redraw()
	return p, w
}

func (p *place) offer() family.Offer { return p.Session.Offer(p) }

func (p *place) Push(s sheet.Sheet)   { p.sheets.Push(s) }
func (p *place) Remove(s sheet.Sheet) { p.sheets.Remove(s) }
func (p *place) Redraw() {
	labels := container.NewVBox()
	o := p.offer()
	for _, a := range append(o.More, o.New) {
		labels.Add(widget.NewButton(p.art, a.Label, a.Key, a.Do))
	}
	if o.Beside != nil {
		labels.Add(widget.NewButton(p.art, o.Beside.Label, "", o.Beside.Do))
	}
	p.sheets.SetScreen(labels)
	p.sheets.Redraw()
}

// press sends keys to the sheet on top.
func (p *place) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		p.sheets.Key(k)
		p.typed = false
	}
}

// rune types a letter or a digit.
func (p *place) rune(r rune) {
	if p.sheets.Rune(r) {
		return
	}
	o := p.offer()
	if o.Digit != nil && r >= '0' && r <= '9' && o.Digit(r, p.typed) {
		p.typed = true
		return
	}
	for _, a := range append(o.More, family.Action{Key: "N", Do: o.New.Do}) {
		if strings.EqualFold(a.Key, string(r)) {
			a.Do()
		}
	}
	if o.Beside != nil && strings.EqualFold(o.Beside.Key, string(r)) {
		o.Beside.Do()
	}
}

// proseOf returns all that is written in an object.
func proseOf(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *widget.Prose:
		return o.Text + "\n"
	case *widget.Button:
		return o.Label + "\n"
	case *fyne.Container:
		all := ""
		for _, inside := range o.Objects {
			all += proseOf(inside)
		}
		return all
	case *container.Scroll:
		return proseOf(o.Content)
	}
	return ""
}

// much is the summary of a user who has played a lot.
var much = Memory{Rubbers: 4321, Won: -1, By: "123,456", Today: 12, Longest: 123, ToFind: 1234, Records: company.Records{
	{WonWith: 1234, LostWith: 1021, WonAgainst: 2345, LostAgainst: 1987}, {LostWith: 3}, {},
}}

// The summary arrives while the screen is shown, with the button to the better cards if there are any.
func TestTheScreenRemembers(t *testing.T) {
	found := 0
	p, _ := newPlace(t, Options{Game: bridge.SuperBridge(), OnFind: func() { found++ }})
	if p.offer().Below != nil {
		t.Error("there is nothing to find, and a button for it")
	}
	p.Remember(much)
	find := p.offer().Below
	if find == nil || find.Key != "F" || !strings.Contains(find.Label, "1,234") {
		t.Fatalf("to find: %+v", find)
	}
	if find.Do(); found != 1 {
		t.Error("the button doesn't lead there")
	}
	if said := proseOf(p.offer().Panel(p.art)); !strings.Contains(said, "1,234 won, 1,021 lost") || !strings.Contains(said, "lost by 123,456") {
		t.Errorf("it says %q", said)
	}
}

// A new rubber has the length and the seat that are chosen; without a choice it is a short one, and the user sits South.
func TestANewRubber(t *testing.T) {
	var length int
	var seat card.Seat
	p, _ := newPlace(t, Options{Game: bridge.SuperBridge(), Seat: card.South, OnNew: func(l int, s card.Seat) { length, seat = l, s }})
	p.offer().New.Do()
	if length != 4 || seat != card.South {
		t.Errorf("a rubber of %d deals, seat %v", length, seat)
	}
	choices := p.offer().Choices
	choices[0].Choose(2)
	choices[1].Choose(int(card.West))
	if p.offer().New.Do(); length != 12 || seat != card.West {
		t.Errorf("a rubber of %d deals, seat %v", length, seat)
	}
}

// A game of fixed length has no choice of length, one without house rules has no key for them, and one with other cards
// shows these.
func TestGameOnItsOwnTerms(t *testing.T) {
	length := 0
	game := bridge.Duplicate()
	game.Name, game.Length = "Longwood", 6
	p, _ := newPlace(t, Options{Game: game, OnNew: func(l int, _ card.Seat) { length = l }})
	if o := p.offer(); len(o.Choices) != 1 || o.Beside != nil {
		t.Errorf("%d choices, and house rules %+v", len(o.Choices), o.Beside)
	}
	if p.rune('n'); length != 6 {
		t.Errorf("a session of %d deals", length)
	}
	for _, c := range honours(game.Deck) {
		if !card.Deck52.Has(c) {
			t.Errorf("%v is not among 52 cards", c)
		}
	}
	if got := honours(card.Deck68); got[4].Rank != card.Maid {
		t.Errorf("the fan of 68 cards ends with %v", got[4])
	}
}

// A session without a fixed number of deals shows the number of the deal, and one against targets shows IMPs.
func TestProgress(t *testing.T) {
	for want, p := range map[string]Progress{
		"Deal 3 of 4  ·  N-S 1,240 – E-W 680": {Deal: 3, Length: 4, Points: [2]int{1240, 680}},
		"Deal 7  ·  N-S 440 – E-W 90":         {Deal: 7, Points: [2]int{440, 90}},
		"Deal 3 of 4  ·  N-S +5 IMPs":         {Deal: 3, Length: 4, Points: [2]int{0, 170}, IMPs: &[2]int{5, -5}},
		"Deal 3 of 4  ·  E-W +1 IMP":          {Deal: 3, Length: 4, IMPs: &[2]int{-1, 1}},
		"Deal 2 of 4  ·  N-S 0 IMPs":          {Deal: 2, Length: 4, IMPs: &[2]int{}},
	} {
		if got := p.String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// A learner is led to the next step of the course, unless a rubber is in progress.
func TestTheLessonThatComesNext(t *testing.T) {
	went := 0
	options := Options{Game: bridge.SuperBridge(), Lesson: &Lesson{Number: 3, Title: "Making winners", Step: 2, Steps: 9}, OnLesson: func() { went++ }}
	p, _ := newPlace(t, options)
	o := p.offer()
	if c := o.Continue; c == nil || c.Label != "Continue lesson 3" || c.Game != "Making winners" || c.Stands != "Step 2 of 9" || o.Note != "" {
		t.Fatalf("offered is %+v, with the note %q", c, o.Note)
	}
	if o.Continue.Do(); went != 1 {
		t.Error("it leads to no lesson")
	}
	options.Progress = &Progress{Game: "SuperBridge", Deal: 3, Length: 4}
	p, _ = newPlace(t, options)
	if o := p.offer(); o.Continue.Stands == "Step 2 of 9" || o.Note == "" {
		t.Errorf("offered is %+v, with the note %q", o.Continue, o.Note)
	}
}

func TestItAllFitsTheSmallestWindow(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	for _, game := range []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()} {
		for _, progress := range []*Progress{nil, {Game: "Chicago", Deal: 16, Length: 16, Points: [2]int{112640, 98700}}} {
			s := New(widget.NewArt(cardart.Style{}), Options{Game: game, Progress: progress, Length: 12, Field: usualField, Memory: much, Lesson: &Lesson{Number: 12, Title: "Their bids, and going down doubled", Step: 10, Steps: 12}})
			learn := []family.Action{{Label: "Lessons", Key: "L"}, {Label: "Practice", Key: "X"}}
			screen := home.New(s.art, home.Options{Offering: shown{s}, Learn: learn})
			test.NewTempWindow(t, screen.Content()).Resize(fyne.NewSize(1024, 700))
			if size := screen.Content().MinSize(); size.Width > 1024 || size.Height > 700 {
				t.Errorf("%s: the screen needs %v", game.Name, size)
			}
		}
	}
}

// shown is a session whose summary never arrives later.
type shown struct{ *Session }

func (shown) Shown() {}
