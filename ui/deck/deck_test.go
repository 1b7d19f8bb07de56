package deck

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// memory is a store that can fail.
type memory struct {
	kept map[string]string
	err  error
}

func (m *memory) Setting(key string) (string, bool, error) {
	value, ok := m.kept[key]
	return value, ok, nil
}

func (m *memory) SetSetting(key, value string) error {
	if m.err == nil {
		m.kept[key] = value
	}
	return m.err
}

// told records the calls of the screen.
type told struct {
	changes []settings.Settings
	backs   int
}

// documents returns the user's folder of documents. Fyne writes to the home folder itself, too.
func documents() string { return filepath.Join(os.Getenv("HOME"), "Documents") }

func newScreen(t *testing.T, store setting.Store) (*Screen, *told) {
	t.Helper()
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home) // it is called so on Windows
	if err := os.Mkdir(documents(), 0o700); err != nil {
		t.Fatal(err)
	}
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	window, said := test.NewTempWindow(t, nil), &told{}
	s := New(widget.NewArt(cardart.Style{}), Options{
		Style: settings.Default().Cards, Window: window, Runner: background.NewRunner(fyne.Do),
		OnChanged: func(style cardart.Style, kept func(error)) {
			s := settings.Default()
			s.Cards = style
			said.changes = append(said.changes, s)
			kept(settings.Save(store, s))
		},
		OnBack: func() { said.backs++ },
	})
	t.Cleanup(s.Close)
	window.SetContent(s.Content())
	window.Resize(fyne.NewSize(1024, 700))
	return s, said
}

func press(s *Screen, keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k)
	}
}

func TestArrowsChooseACard(t *testing.T) {
	s, said := newScreen(t, &memory{kept: map[string]string{}})
	press(s, fyne.KeyUp, fyne.KeyRight, fyne.KeyRight)
	if got := name(s.chosen.card(), cardart.English); got != "11 of spades" || s.view.large.want.card != s.chosen.card() || s.view.caption.Text != got {
		t.Errorf("chosen is %s, shown %v as %q", got, s.view.large.want.card, s.view.caption.Text)
	}
	press(s, fyne.KeyEnd, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown)
	if got := name(s.chosen.card(), cardart.English); got != "1 of clubs" {
		t.Errorf("chosen is %s", got)
	}
	press(s, fyne.KeyRight)
	if got := name(s.chosen.card(), cardart.English); got != "Joker" || s.view.caption.Text != got {
		t.Errorf("behind the last card comes %s, shown as %q", got, s.view.caption.Text)
	}
	press(s, fyne.KeySpace)
	if !s.close() {
		t.Error("space doesn't show the card closely")
	}
	press(s, fyne.KeyHome)
	if s.view.whole.want.card != s.chosen.card() || name(s.chosen.card(), cardart.English) != "Ace of clubs" {
		t.Errorf("closely seen is %v, chosen %v", s.view.whole.want.card, s.chosen.card())
	}
	if press(s, fyne.KeyEscape); s.close() || said.backs != 0 {
		t.Error("the first Escape leaves more than the card")
	}
	if press(s, fyne.KeyEscape); said.backs != 1 {
		t.Error("the second Escape doesn't lead back")
	}
}

func TestEveryKeySwitchesAndIsKept(t *testing.T) {
	store := &memory{kept: map[string]string{}}
	s, said := newScreen(t, store)
	for _, r := range "1234567" {
		s.Rune(r)
	}
	want := cardart.Style{
		Colours: cardart.FourColours, Index: cardart.LargeIndex, Letters: cardart.Romanian,
		Values: cardart.WithValues, Pips: cardart.ClockPips, Honours: cardart.SolidHonours, Back: cardart.WaveBack,
	}
	if got := settings.Load(store).Cards; got != want {
		t.Errorf("kept is %v", got)
	}
	if n := len(said.changes); n != 7 || said.changes[n-1].Cards != want {
		t.Errorf("told %d changes: %+v", n, said.changes)
	}
	for _, f := range s.gallery.frames {
		if f.want.style != want {
			t.Errorf("a picture of %v is to be %v", f.want.card, f.want.style)
			break
		}
	}
	s.step(0, -1) // as with Shift
	s.step(6, -1)
	s.Rune('8')
	want.Colours, want.Back = cardart.TwoColours, cardart.LatticeBack
	if got := settings.Load(store).Cards; got != want {
		t.Errorf("back again kept is %v", got)
	}
	s.step(0, -1) // before the first is the last
	if got := settings.Load(store).Cards.Colours; got != cardart.OrangeColours {
		t.Errorf("before the first comes %v", got)
	}
}

// The chosen card is called as the letters on it say.
func TestTheCaptionGoesByTheLetters(t *testing.T) {
	s, _ := newScreen(t, &memory{kept: map[string]string{}})
	for _, want := range []string{"Subretă de cupă", "Фрейлина червей", "Servistino de keroj", "Maid of hearts"} {
		if s.Rune('3'); s.view.caption.Text != want {
			t.Errorf("the caption is %q, want %q", s.view.caption.Text, want)
		}
	}
}

func TestEverySwitchHasItsKey(t *testing.T) {
	s, _ := newScreen(t, &memory{kept: map[string]string{}})
	if len(switchKeys) != len(s.switches) {
		t.Fatalf("%d keys for %d switches", len(switchKeys), len(s.switches))
	}
	for i, c := range s.switches {
		if c.Key != switchKeys[i:i+1] {
			t.Errorf("%s shows the key %q", c.Label, c.Key)
		}
	}
}

func TestAChoiceThatCantBeSavedHoldsAnyway(t *testing.T) {
	s, said := newScreen(t, &memory{kept: map[string]string{}, err: errors.New("disk full")})
	s.Rune('1')
	if words, bad := s.note(); !bad || s.view.note.Text != words {
		t.Errorf("the screen says %q", s.view.note.Text)
	}
	if len(said.changes) != 1 || s.gallery.style.Colours != cardart.FourColours {
		t.Errorf("told %+v", said.changes)
	}
}

func TestATapChoosesAndLooksClosely(t *testing.T) {
	s, _ := newScreen(t, &memory{kept: map[string]string{}})
	at, _ := s.view.cards.spread.at(place{2, 7})
	tap := &fyne.PointEvent{Position: at.AddXY(5, 20)}
	s.view.cards.Tapped(tap)
	if s.chosen != (place{2, 7}) || s.close() {
		t.Errorf("a tap chooses %v", s.chosen)
	}
	if s.view.cards.Tapped(tap); !s.close() {
		t.Error("a second tap doesn't show the card closely")
	}
	if s.view.cards.Tapped(&fyne.PointEvent{Position: fyne.NewPos(-1, -1)}); s.chosen != (place{2, 7}) {
		t.Error("a tap beside the cards chooses one")
	}
}

func TestItAllFitsTheSmallestWindow(t *testing.T) {
	s, _ := newScreen(t, &memory{kept: map[string]string{}})
	if size := s.Content().MinSize(); size.Width > 1024 || size.Height > 700 {
		t.Errorf("the screen needs %v", size)
	}
	inside := fyne.NewSize(1024, 700)
	for _, o := range append(s.view.page.Objects, s.switches[0]) {
		p := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
		if end := p.AddXY(o.Size().Width, o.Size().Height); p.X < 0 || p.Y < 0 || end.X > inside.Width || end.Y > inside.Height {
			t.Errorf("%T lies from %v to %v", o, p, end)
		}
	}
	high := s.view.large.raster.Size().Height
	if low := s.view.cards.spread.h; high < 1.4*low {
		t.Errorf("the large card is %v high, those in the grid %v", high, low)
	}
}
