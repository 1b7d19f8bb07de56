package settings

import (
	"errors"
	"testing"
	"time"

	"github.com/superbridge/superbridge/ui/theme"
)

// memory is a store that can be told to fail.
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

func TestSettingsComeBack(t *testing.T) {
	chosen := Settings{
		Appearance: theme.AlwaysDark, FourColour: true, LargeIndex: true,
		Think: 300 * time.Millisecond, FullTrick: UntilGoOn,
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

func TestOnlyWhatChangedIsSaved(t *testing.T) {
	store, s := newMemory(), Default()
	Save(store, s)
	store.saved = 0
	s.FourColour = true
	if Save(store, s); store.saved != 1 {
		t.Errorf("%d settings saved, want 1", store.saved)
	}
}

func TestEveryValueOnTheScreenComesBack(t *testing.T) {
	store := newMemory()
	for _, r := range append(looks(), playing()...) {
		for i := range r.options {
			s := Default()
			r.choose(&s, i)
			if err := Save(store, s); err != nil {
				t.Fatal(err)
			}
			if got := Load(store); got != s || r.chosen(got) != i {
				t.Errorf("%s, %s: got %+v, want %+v", r.label, r.options[i], got, s)
			}
		}
		if r.chosen(Default()) < 0 {
			t.Errorf("%s: the default can't be chosen", r.label)
		}
	}
}

func TestGarbledSettingsAreAsIfNotSet(t *testing.T) {
	for _, garbage := range []string{"", "x", "TRUE", "1", "2s", "-3s", "9999999h", "0x1p4", "\x00", "ș"} {
		store := newMemory()
		for _, f := range fields {
			store.kept[f.key] = garbage
		}
		if got := Load(store); got != Default() {
			t.Errorf("%q: got %+v", garbage, got)
		}
	}
}

func TestSettingsThatCantBeRead(t *testing.T) {
	store := newMemory()
	store.err = errors.New("disk on fire")
	if got := Load(store); got != Default() {
		t.Errorf("got %+v", got)
	}
	if err := Save(store, Default()); !errors.Is(err, store.err) {
		t.Errorf("got %v", err)
	}
}
