package offer

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/seating"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/outcome"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// shown is a game without later results.
type shown struct{ *Game }

func (shown) Shown() {}

// place is the home screen with a record of its calls.
type place struct {
	*home.Screen
	t      *testing.T
	window fyne.Window
	kept   seating.Setup
	begun  *seating.Setup
	from   *chess.Game
	set    []*chess.Position // set up
}

// onHome shows a game on the home screen in the smallest window.
func onHome(t *testing.T, options Options) *place {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	p := &place{t: t, kept: options.Setup}
	options.OnSetup = func(s seating.Setup, told func(error)) {
		if p.kept = s; told != nil {
			told(nil)
		}
	}
	options.OnNew = func(s seating.Setup) { p.begun = &s }
	options.OnSetUp = func(at *chess.Position) { p.set = append(p.set, at) }
	options.OnFrom = func(_ seating.Setup, g chess.Game) { p.from = &g }
	art := widget.NewArt(cardart.Style{})
	p.Screen = home.New(art, home.Options{Offering: shown{New(art, options)}})
	p.window = test.NewTempWindow(t, p.Content())
	p.window.SetPadded(false)
	p.window.Resize(fyne.NewSize(1024, 700))
	return p
}

// press presses keys on the focused object.
func (p *place) press(keys ...fyne.KeyName) {
	for _, key := range keys {
		if f := p.window.Canvas().Focused(); f != nil {
			f.TypedKey(&fyne.KeyEvent{Name: key})
			continue
		}
		p.Key(key)
	}
}

// write types letters into the focused object.
func (p *place) write(words string) {
	for _, r := range words {
		if f := p.window.Canvas().Focused(); f != nil {
			f.TypedRune(r)
			continue
		}
		p.Rune(r)
	}
}

// said returns all that is written in the window.
func (p *place) said() string {
	var all strings.Builder
	for _, o := range test.LaidOutObjects(p.window.Content()) {
		switch o := o.(type) {
		case *widget.Prose:
			all.WriteString(o.Text + "\n")
		case *widget.Button:
			all.WriteString(o.Label + "\n")
		}
	}
	return all.String()
}

// says reports each text that isn't in the window.
func (p *place) says(all ...string) {
	p.t.Helper()
	for _, want := range all {
		if !strings.Contains(p.said(), want) {
			p.t.Errorf("%q isn't in\n%s", want, p.said())
		}
	}
}

// Everything can be chosen with keys, is saved at once, and is used at the beginning.
func TestAGameByKeyboard(t *testing.T) {
	p := onHome(t, Options{Setup: seating.Usual()})
	p.press(fyne.KeyReturn)
	if p.begun == nil || *p.begun != seating.Usual() {
		t.Errorf("Enter begins with %v", p.begun)
	}
	p.says("You", "Clara", "Leo", "take over its whole army", "reaches the Castle")
	p.press(fyne.KeyHome)
	for _, row := range []struct {
		key  fyne.KeyName
		want string
	}{
		{fyne.KeyRight, "A2-4; who=person,club,club,club names=,,, clock=0+0"},
		{fyne.KeyRight, "A2-3; who=person,club,club,club names=,,, clock=0+0"},
		{fyne.KeyRight, "A2-3D; who=person,club,club,club names=,,, clock=0+0"},
		{fyne.KeyRight, "A2-3D; who=club,person,club,club names=,,, clock=0+0"},
		{fyne.KeyRight, "A2-3D; who=expert,person,expert,club names=,,, clock=0+0"},
	} {
		if p.press(row.key); p.kept.String() != row.want {
			t.Errorf("kept is %v, want %s", p.kept, row.want)
		}
		p.press(fyne.KeyDown)
	}
	p.press(fyne.KeyUp, fyne.KeyRight)
	if want := "A2-3D; who=club,person,expert,club names=,,, clock=0+0"; p.kept.String() != want {
		t.Errorf("mixed players are kept as %v, want %s", p.kept, want)
	}
	p.write("n")
	if *p.begun != p.kept {
		t.Errorf("begun with %v, chosen was %v", p.begun, p.kept)
	}
	p.says("play on in the captor", "Two dice", "Victor")
}

// A variant without a place for the user, or not for that number of players, gives way to the most similar one.
func TestWhatCantBe(t *testing.T) {
	s := seating.Usual().SitAt(chess.Green).With(chess.Variant{Mode: chess.A1, Persons: 2})
	if got := s.Persons(); len(got) != 1 || got[0] != chess.Red {
		t.Errorf("of two, persons are %v", got)
	}
	if got := s.With(chess.Variant{Mode: chess.A1, Persons: 4}).Persons(); len(got) != 1 {
		t.Errorf("back among four, persons are %v", got)
	}
	p := onHome(t, Options{Setup: seating.Usual().With(chess.Variant{Mode: chess.A2, Persons: 3})})
	p.press(fyne.KeyHome, fyne.KeyRight)
	if want := (chess.Variant{Mode: chess.B, Persons: 4}); p.kept.Rules.Variant != want {
		t.Errorf("partners are %v", p.kept.Rules.Variant)
	}
	p.press(fyne.KeyDown, fyne.KeyRight)
	p.says("Red and Yellow", "Blue and Green", "two armies")
}

// Persons are seated and named on a sheet, which also sets the clock, by presets or any other numbers.
func TestPlayersAndClock(t *testing.T) {
	p := onHome(t, Options{Setup: seating.Usual()})
	p.write("c")
	p.press(fyne.KeyLeft) // the only person must stay
	if p.press(fyne.KeyRight); p.kept != seating.Usual() {
		t.Errorf("without a person kept is %v", p.kept)
	}
	p.press(fyne.KeyDown, fyne.KeyLeft, fyne.KeyLeft, fyne.KeyDown, fyne.KeyRight, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight)
	if want := "A1-4; who=person,person,expert,club names=,,, clock=3+0"; p.kept.String() != want {
		t.Errorf("kept is %v, want %s", p.kept, want)
	}
	p.press(fyne.KeyDown)
	p.write("7")
	p.press(fyne.KeyUp)
	p.write("120")
	if want := "A1-4; who=person,person,expert,club names=,,, clock=120+7"; p.kept.String() != want {
		t.Errorf("kept is %v, want %s", p.kept, want)
	}
	var named []string
	for _, o := range test.LaidOutObjects(p.window.Canvas().Content()) {
		if f, ok := o.(*widget.Field); ok {
			named = append(named, f.PlaceHolder)
		}
	}
	if want := []string{"Name of Red", "Name of Blue"}; !slices.Equal(named, want) {
		t.Errorf("the fields are %q, want %q", named, want)
	}
	p.window.Canvas().FocusNext()
	p.write("Ana & Ion")
	p.press(fyne.KeyReturn, fyne.KeyReturn)
	if want := "A1-4; who=person,person,expert,club names=Ana+%26+Ion,,, clock=120+7"; p.kept.String() != want {
		t.Errorf("kept is %v, want %s", p.kept, want)
	}
	p.says("Ana & Ion", "120 minutes + 7 s")
}

// What computer players play for is chosen where sides go on without a king, and only there.
func TestAim(t *testing.T) {
	setup := seating.Usual().With(chess.Variant{Mode: chess.A2, Persons: 4})
	p := onHome(t, Options{Setup: setup})
	p.write("c")
	p.says("Computer players play for", "Their own king")
	p.press(fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight)
	if p.kept.Aim != bot.Result || seating.ParseSetup(p.kept.String()) != p.kept {
		t.Errorf("kept is %v, read as %v", p.kept, seating.ParseSetup(p.kept.String()))
	}
	p.press(fyne.KeyDown, fyne.KeyRight) // the clock comes next
	if p.kept.Clock == setup.Clock || p.kept.Aim != bot.Result {
		t.Errorf("with a clock kept is %v", p.kept)
	}
	p = onHome(t, Options{Setup: seating.Usual()})
	p.write("c")
	if strings.Contains(p.said(), "play for") {
		t.Errorf("in A1 there is a choice of the aim:\n%s", p.said())
	}
}

// House rules are chosen on a sheet, one key resets them, and the button shows their number.
func TestHouseRules(t *testing.T) {
	p := onHome(t, Options{Setup: seating.Usual()})
	p.write("r")
	n := len(seating.Usual().Rules.Rulings())
	for range n {
		p.press(fyne.KeyRight, fyne.KeyDown)
	}
	changed := 0
	for _, r := range p.kept.Rules.Rulings() {
		if r.Chosen == 1 {
			changed++
		}
	}
	if changed != n || n == 0 {
		t.Errorf("%d of %d rulings are changed: %v", changed, n, p.kept.Rules)
	}
	if got := seating.ParseSetup(p.kept.String()); got != p.kept {
		t.Errorf("%v is read as %v", p.kept, got)
	}
	if strings.Contains(p.said(), "chess.house") {
		t.Errorf("words are missing in\n%s", p.said())
	}
	p.press(fyne.KeyReturn)
	p.says("House rules · ", "A short game: after turn 120 the most valuable pieces win.")
	p.write("ru")
	if p.kept != seating.Usual() {
		t.Errorf("U leaves %v", p.kept)
	}
}

// The game in progress comes first, with its variant and the turn.
func TestTheGameInProgress(t *testing.T) {
	goneOn := false
	p := onHome(t, Options{Setup: seating.Usual(), OnContinue: func() { goneOn = true },
		Progress: &Progress{Variant: chess.Variant{Mode: chess.B, Persons: 2, Dice: true}, Turn: 12, Army: chess.Blue, Yours: true}})
	p.says("Partners, 2 players, with dice  ·  turn 12  ·  Blue, your move")
	if p.press(fyne.KeyReturn); !goneOn {
		t.Error("Enter doesn't go on with it")
	}
}

// The user's results are shown once they are known.
func TestMemory(t *testing.T) {
	for want, m := range map[string]outcome.Tally{
		"In all: 2 won, 1 drawn, 1 lost": {Last: outcome.Won, Won: 2, Drawn: 1, Lost: 1},
		"You lost the last game.":        {Last: outcome.Lost, Lost: 1},
	} {
		onHome(t, Options{Setup: seating.Usual(), Memory: m}).says(want)
	}
}

// A setup survives its text form; invalid parts become the usual ones.
func TestSetups(t *testing.T) {
	for _, v := range chess.Variants() {
		s := seating.Usual().With(v).AtLevel(people.Mixed)
		s.Clock = chessstore.Clock{Base: 10 * time.Minute, Increment: 5 * time.Second}
		s.Names = [4]string{"a b", "", "x,y", "ș;="}
		if got := seating.ParseSetup(s.String()); got != s {
			t.Errorf("%v is read as %v", s, got)
		}
		if n := len(s.Players()); n != int(v.Persons) || len(s.Persons()) != 1 {
			t.Errorf("%v has %d players, persons are %v", v, n, s.Persons())
		}
		turned := s
		for range v.Persons {
			turned = turned.Rotated()
		}
		if turned != s || s.Rotated() == s {
			t.Errorf("%v: moved on by one seat %v, and all round %v", s, s.Rotated(), turned)
		}
	}
	for _, text := range []string{"", "nonsense", "A1-5; who=a,b clock=x names=,", "A1-4; who=,,, clock=999+0", "A1-4 x=y; clock=-1+0"} {
		if got := seating.ParseSetup(text); got != seating.Usual() {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

func TestItAllFitsTheSmallestWindow(t *testing.T) {
	for _, v := range chess.Variants() {
		s := seating.Usual().With(v)
		s.Clock = chessstore.Clock{Base: 180 * time.Minute, Increment: 60 * time.Second}
		if v.Mode == chess.A1 {
			s.Rules.Length = chess.ShortGame
		}
		for _, progress := range []*Progress{nil, {Variant: v, Turn: 1234, Army: chess.Yellow, Yours: true}} {
			p := onHome(t, Options{Setup: s, Progress: progress, Memory: outcome.Tally{Last: outcome.Drawn, Won: 1234, Drawn: 1234, Lost: 1234}})
			if least := p.Content().MinSize(); least.Width > 1024 || least.Height > 700 {
				t.Errorf("%v, in progress %v: the screen needs %v", v, progress != nil, least)
			}
		}
	}
}
