package settings

import (
	"errors"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/cardlook"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/handorder"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// made is a made-up family with settings.
type made struct {
	chosen [2]int
	store  *memory
	full   bool // the window
}

func (m *made) settings(kept func(error)) []family.Settings {
	row := func(label string, n int) family.Choice {
		return family.Choice{Label: label, Options: []string{"a", "b", "c"}, Chosen: m.chosen[n], Choose: func(i int) {
			m.chosen[n] = i
			kept(m.store.SetSetting(label, "changed"))
		}}
	}
	return []family.Settings{{Heading: "Longwood", Rows: []family.Choice{row("first", 0), row("second", 1)}}}
}

func newScreen(t *testing.T, store *memory) (s *Screen, changes *[]Settings, m *made, back *int) {
	t.Helper()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	changes, m, back = &[]Settings{}, &made{store: store}, new(int)
	now := Default()
	s = New(widget.NewArt(cardart.Style{}), Options{
		Settings: func() Settings { return now }, Dir: "/home/ana/.local/share/superbridge",
		OnChanged: func(s Settings, kept func(error)) {
			now = s
			*changes = append(*changes, s)
			app.Settings().SetTheme(theme.Theme{Appearance: s.Appearance})
			kept(Save(store, s))
		},
		Families: m.settings,

		FullScreen:   func() bool { return m.full },
		OnFullScreen: func(full bool) { m.full = full; s.Redraw() },

		OnDeck:   func() { *back += 10 },
		OnCopies: func() { *back += 100 },
		OnBack:   func() { *back++ },
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s, changes, m, back
}

func TestEachChangeIsKeptAndTold(t *testing.T) {
	store := newMemory()
	s, changes, m, back := newScreen(t, store)
	for _, k := range []fyne.KeyName{
		fyne.KeyUp, fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, // dark
		fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, // burgundy felt
		fyne.KeyDown, fyne.KeyRight, // large text
		fyne.KeyDown, fyne.KeyReturn, // four colours
		fyne.KeyDown, fyne.KeyDown, fyne.KeyRight, // large cards
		fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, // spades, hearts, diamonds, clubs
		fyne.KeyDown, fyne.KeyRight, // from the bottom up
		fyne.KeyDown, fyne.KeyReturn, // no keys
		fyne.KeyDown, fyne.KeySpace, // full screen
		fyne.KeyDown, fyne.KeyLeft, // 0.3 s
		fyne.KeyDown, fyne.KeyLeft, fyne.KeyLeft, // cards don't move
		fyne.KeyDown, fyne.KeyRight, // loud
		fyne.KeyDown, fyne.KeyRight, fyne.KeyRight, // of the family
		fyne.KeyEnd, fyne.KeySpace,
	} {
		s.Key(k)
	}
	want := Settings{
		Appearance: theme.AlwaysDark, Felt: theme.Burgundy, Letters: theme.LargeLetters,
		Holding: handorder.Order{Suits: handorder.Ranked, Rising: true}, Cards: cardart.Style{Colours: cardart.FourColours}, Size: tablescale.LargeCards, Think: 300 * time.Millisecond, Sound: sound.Loud,
		Backup: 7 * day,
	}
	if got := Load(store); got != want {
		t.Errorf("kept %+v, want %+v", got, want)
	}
	if n := len(*changes); n != 14 || (*changes)[n-1] != want {
		t.Errorf("told %d changes: %+v", n, *changes)
	}
	if m.chosen != [2]int{2, 1} || s.choices.All[len(s.choices.All)-1].Chosen != 1 {
		t.Errorf("of the family %v is chosen", m.chosen)
	}
	if !m.full || s.choices.All[10].Chosen != 1 {
		t.Errorf("full screen %t is chosen, and the row shows %d", m.full, s.choices.All[10].Chosen)
	}
	if s.Key(fyne.KeyEscape); *back != 1 {
		t.Error("Escape doesn't lead back")
	}
}

func TestTheCopiesAreOneKeyAway(t *testing.T) {
	s, _, _, back := newScreen(t, newMemory())
	if s.Rune('K'); *back != 100 {
		t.Error("K doesn't lead to the copies")
	}
}

func TestTheScreenFollowsTheCardStyle(t *testing.T) {
	s, _, _, _ := newScreen(t, newMemory())
	for _, k := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyRight, fyne.KeyDown, fyne.KeyRight} {
		s.Key(k)
	}
	if want := (cardart.Style{Colours: cardart.FourColours, Index: cardart.LargeIndex}); s.art.Style != want {
		t.Errorf("the preview is drawn as %+v", s.art.Style)
	}
}

func TestAChangeThatCantBeSavedHoldsAnyway(t *testing.T) {
	store := newMemory()
	store.err = errors.New("disk full")
	s, changes, _, _ := newScreen(t, store)
	s.Key(fyne.KeyDown)
	s.Key(fyne.KeyRight)
	if len(*changes) != 1 || (*changes)[0].Appearance != theme.AlwaysLight {
		t.Errorf("told %+v", *changes)
	}
	if words, bad := s.note(); !bad || words == "" {
		t.Errorf("the screen says %q", words)
	}
	store.err = nil
	if s.Key(fyne.KeyRight); s.failed != nil {
		t.Errorf("later it says %v", s.failed)
	}
	store.err = errors.New("disk full")
	s.Key(fyne.KeyEnd)
	if s.Key(fyne.KeyRight); s.failed == nil {
		t.Error("of a family's change that can't be saved it says nothing")
	}
}

func TestItAllFitsTheSmallestWindow(t *testing.T) {
	s, _, _, _ := newScreen(t, newMemory())
	s.Content().Resize(fyne.NewSize(1024, 700))
	if size := s.build().MinSize(); size.Width > 1024 {
		t.Errorf("the screen needs %v", size)
	}
}

func TestTheLetterOfTheDeck(t *testing.T) {
	s, _, _, left := newScreen(t, newMemory())
	if s.Rune('x'); *left != 0 {
		t.Error("x leads somewhere")
	}
	if s.Rune('D'); *left != 10 {
		t.Error("D doesn't lead to the deck")
	}
}

// In a low window the last row also scrolls to the note below it, and a change leaves it there.
func TestALowWindowScrolls(t *testing.T) {
	s, _, _, _ := newScreen(t, newMemory())
	for range s.choices.All {
		s.Key(fyne.KeyDown)
	}
	if hidden := s.scroll.Content.Size().Height - s.scroll.Size().Height; hidden <= 0 || s.scroll.Offset.Y != hidden {
		t.Fatalf("scrolled by %v of %v", s.scroll.Offset.Y, hidden)
	}
	at := s.scroll.Offset.Y
	for name, there := range map[string]func(){
		"Page Down": func() { s.Key(fyne.KeyPageDown) },
		"End":       func() { s.Key(fyne.KeyEnd) },
		"the wheel": func() { s.scroll.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -at)}) },
	} {
		if s.Key(fyne.KeyPageUp); s.scroll.Offset.Y != 0 {
			t.Errorf("Page Up scrolls to %v", s.scroll.Offset.Y)
		}
		if there(); s.scroll.Offset.Y != at {
			t.Errorf("%s scrolls to %v, want %v", name, s.scroll.Offset.Y, at)
		}
	}
	if s.Key(fyne.KeyReturn); s.scroll.Offset.Y != at {
		t.Errorf("a change scrolls to %v", s.scroll.Offset.Y)
	}
	for range s.choices.All {
		s.Key(fyne.KeyUp)
	}
	if s.scroll.Offset.Y != 0 {
		t.Errorf("at the first row it is scrolled by %v", s.scroll.Offset.Y)
	}
}

// The focused row is visible, in either direction.
func TestTheRowOfTheKeyboardIsSeen(t *testing.T) {
	s, _, _, _ := newScreen(t, newMemory())
	driver := fyne.CurrentApp().Driver()
	seen := func() {
		t.Helper()
		row := s.choices.All[s.choices.Row]
		top := driver.AbsolutePositionForObject(row).Y - driver.AbsolutePositionForObject(s.scroll).Y
		if top < 0 || top+row.Size().Height > s.scroll.Size().Height {
			t.Errorf("%q lies at %v to %v of %v", row.Label, top, top+row.Size().Height, s.scroll.Size().Height)
		}
	}
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyUp} {
		for range s.choices.All {
			seen()
			s.Key(key)
		}
	}
	s.Key(fyne.KeyPageDown)
	if s.Key(fyne.KeyDown); s.choices.Row != 1 {
		t.Errorf("the keyboard is at row %d", s.choices.Row)
	}
	seen()
}

// A language brings the letters of its cards.
func TestALanguageBringsItsLetters(t *testing.T) {
	row := language()
	s := Default()
	for i, l := range append([]text.Language{text.System()}, text.Languages()...) {
		s.Cards.Letters = cardart.Romanian
		if l == text.Romanian {
			s.Cards.Letters = cardart.English
		}
		row.Choose(&s, i)
		if want := cardlook.LettersOf(l); s.Cards.Letters != want {
			t.Errorf("%s: cards have the letters %v, want %v", row.Options[i], s.Cards.Letters, want)
		}
	}
}
