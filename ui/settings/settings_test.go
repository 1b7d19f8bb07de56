package settings

import (
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/cardlook"
	"github.com/superbridge/superbridge/ui/kit/handorder"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// memory is a store that can fail.
type memory struct {
	kept  map[string]string
	saved int
	err   error
}

func newMemory() *memory { return &memory{kept: make(map[string]string)} }

func (m *memory) Setting(key string) (string, bool, error) {
	value, ok := m.kept[key]
	return value, ok, m.err
}

func (m *memory) SetSetting(key, value string) error {
	if m.err == nil {
		m.kept[key] = value
		m.saved++
	}
	return m.err
}

var fancy = cardart.Style{Colours: cardart.OrangeColours, Letters: cardart.Romanian, Pips: cardart.ClockPips, Back: cardart.StarBack}

func TestSettingsComeBack(t *testing.T) {
	chosen := Settings{
		Appearance: theme.AlwaysDark, Felt: theme.Grey, Letters: theme.LargestLetters, Holding: handorder.Order{Suits: handorder.Ranked, Rising: true},
		Cards: fancy, Size: tablescale.LargerCards, Think: 300 * time.Millisecond, Sound: sound.Off, Game: "Longwood",
	}
	store := newMemory()
	for _, s := range []Settings{Default(), chosen} {
		if err := Save(store, s); err != nil {
			t.Fatal(err)
		}
		if got := Load(store); got != s {
			t.Errorf("got %+v, want %+v", got, s)
		}
	}
}

func TestEveryValueOnTheScreenComesBack(t *testing.T) {
	store := newMemory()
	for _, r := range slices.Concat(looks(), cards(), playing()) {
		for i := range r.Options {
			s := Default()
			r.Choose(&s, i)
			if err := Save(store, s); err != nil {
				t.Fatal(err)
			}
			if got := Load(store); got != s || r.Chosen(got) != i {
				t.Errorf("%s, %s: got %+v, want %+v", r.Label, r.Options[i], got, s)
			}
		}
		if r.Chosen(Default()) < 0 {
			t.Errorf("%s: the default can't be chosen", r.Label)
		}
	}
}

// The settings don't check whether a game exists; every other invalid value counts as not set.
func TestGarbledSettingsAreAsIfNotSet(t *testing.T) {
	for _, garbage := range []string{"", "x", "TRUE", "1", "2s", "-3s", "9999999h", "0x1p4", "\x00", "ș"} {
		store, want := newMemory(), Default()
		for _, f := range fields {
			store.kept[f.Key] = garbage
		}
		want.Game = garbage
		if got := Load(store); got != want {
			t.Errorf("%q: got %+v", garbage, got)
		}
	}
}

// Earlier versions saved two settings of the cards, each under a key of its own.
func TestSettingsOfEarlierVersions(t *testing.T) {
	store := newMemory()
	store.kept["four-colours"], store.kept["large-index"] = "true", "false"
	want := cardart.Style{Colours: cardart.FourColours}
	s := Load(store)
	if s.Cards != want {
		t.Errorf("of four-colours became %v, want %v", s.Cards, want)
	}
	s.Cards.Colours = cardart.TwoColours
	if err := Save(store, s); err != nil {
		t.Fatal(err)
	}
	if got := Load(store); got != s {
		t.Errorf("what was chosen since is lost: %+v", got)
	}
	store = newMemory()
	store.kept["four-colours"], store.kept["large-index"] = "true", "true"
	want.Index = cardart.LargeIndex
	if got := Load(store).Cards; got != want {
		t.Errorf("both became %v, want %v", got, want)
	}
}

func TestEveryPartOfAStyleCanBeChosen(t *testing.T) {
	rows := cards()
	if words := cardart.StyleWords(); len(words) != len(rows) {
		t.Fatalf("%d rows, but a style has %d parts", len(rows), len(words))
	}
	seen := make(map[string]bool)
	for _, r := range rows {
		for i := range r.Options {
			s := Default()
			r.Choose(&s, i)
			seen[s.Cards.String()] = true
		}
	}
	want := 1 // the default
	for _, words := range cardart.StyleWords() {
		want += len(words) - 1
	}
	if len(seen) != want {
		t.Errorf("%d styles are a step from the default or less, want %d", len(seen), want)
	}
}

// cards returns the rows of all choices of the look of cards.
func cards() (rows []Row) {
	for _, r := range cardlook.Rows() {
		rows = append(rows, ofCards(r))
	}
	return rows
}
