package setting

import (
	"errors"
	"testing"
	"time"
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

// chosen is a value with a part of each kind.
type chosen struct {
	loud  bool
	wait  time.Duration
	word  string
	point point
}

// point has a text form.
type point int

func (p point) String() string { return [...]string{"none", "one", "two"}[p] }

func parsePoint(text string) (point, error) {
	for p := range point(3) {
		if text == p.String() {
			return p, nil
		}
	}
	return 0, errors.New("no point")
}

var fields = []Field[chosen]{
	Former("was-loud", func(c *chosen) { c.loud = true }),
	Flag("loud", func(c *chosen) *bool { return &c.loud }),
	Duration("wait", []time.Duration{time.Second, -1}, func(c *chosen) *time.Duration { return &c.wait }),
	Word("word", []string{"yes", "no"}, func(c *chosen) *string { return &c.word }),
	Parsed("point", parsePoint, func(c *chosen) *point { return &c.point }),
}

var usual = chosen{wait: time.Second, word: "no", point: 1}

func load(store Store) chosen {
	c := usual
	Load(store, fields, &c)
	return c
}

func TestWhatIsChosenComesBack(t *testing.T) {
	store := newMemory()
	for _, c := range []chosen{usual, {true, -1, "yes", 2}} {
		if err := Save(store, fields, c); err != nil {
			t.Fatal(err)
		}
		if got := load(store); got != c {
			t.Errorf("got %+v, want %+v", got, c)
		}
	}
}

func TestOnlyWhatChangedIsSaved(t *testing.T) {
	store, c := newMemory(), usual
	if err := Save(store, fields, c); err != nil {
		t.Fatal(err)
	}
	store.saved, c.word = 0, "yes"
	if err := Save(store, fields, c); err != nil || store.saved != 1 {
		t.Errorf("%d settings saved, want 1; %v", store.saved, err)
	}
}

func TestGarbledSettingsAreAsIfNotSet(t *testing.T) {
	for _, garbage := range []string{"", "x", "TRUE", "1", "2s", "-3s", "9999999h", "0x1p4", "\x00", "ș"} {
		store := newMemory()
		for _, f := range fields {
			store.kept[f.Key] = garbage
		}
		if got := load(store); got != usual {
			t.Errorf("%q: got %+v", garbage, got)
		}
	}
}

func TestSettingsThatCantBeRead(t *testing.T) {
	store := newMemory()
	store.err = errors.New("disk on fire")
	if got := load(store); got != usual {
		t.Errorf("got %+v", got)
	}
	if err := Save(store, fields, usual); !errors.Is(err, store.err) {
		t.Errorf("got %v", err)
	}
}

// The value of an earlier version's field holds until something else is chosen.
func TestAFieldOfAnEarlierVersion(t *testing.T) {
	store := newMemory()
	store.kept["was-loud"] = "true"
	c := load(store)
	if !c.loud {
		t.Error("it is forgotten")
	}
	c.loud = false
	if err := Save(store, fields, c); err != nil {
		t.Fatal(err)
	}
	if load(store).loud {
		t.Error("what was chosen since is lost")
	}
}
