package choices

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	duplicate "github.com/superbridge/superbridge/game/bridge/field"
)

// memory is a store of texts.
type memory map[string]string

func (m memory) Setting(key string) (string, bool, error) {
	value, ok := m[key]
	return value, ok, nil
}

func (m memory) SetSetting(key, value string) error {
	m[key] = value
	return nil
}

func TestChoicesComeBack(t *testing.T) {
	chosen := Choices{
		FullTrick: UntilGoOn, Level: bot.Expert,
		Houses:  ParseHouses("Rubber hundreds; SuperBridge plain-doubles,redeal,vul=EW,dealer=W"),
		Systems: Systems{Theirs: bidding.Card{System: bidding.Goren}.With(bidding.Gerber, false)},
		Field:   duplicate.Setup{Tables: 12, By: duplicate.ByCross}, FieldLevel: bot.Beginner,
		Played: With52, Order: Order{52, "N.points 15-17, N balanced"},
	}
	store := memory{}
	for _, c := range []Choices{Default(), chosen} {
		if err := Save(store, c); err != nil {
			t.Fatal(err)
		}
		if got := Load(store); got != c {
			t.Errorf("got %+v, want %+v", got, c)
		}
	}
}

func TestEveryValueOnTheScreenComesBack(t *testing.T) {
	store := memory{}
	for _, r := range Rows() {
		for i := range r.Options {
			c := Default()
			r.Choose(&c, i)
			if err := Save(store, c); err != nil {
				t.Fatal(err)
			}
			if got := Load(store); got != c || r.Chosen(got) != i {
				t.Errorf("%s, %s: got %+v, want %+v", r.Label, r.Options[i], got, c)
			}
		}
		if r.Chosen(Default()) < 0 {
			t.Errorf("%s: the default can't be chosen", r.Label)
		}
	}
}

// What people have chosen is found under the keys under which it was kept, whatever becomes of the program.
func TestTheKeysAreThoseOfEarlierVersions(t *testing.T) {
	var keys []string
	for _, f := range fields {
		keys = append(keys, f.Key)
	}
	slices.Sort(keys)
	want := []string{"by-the-book", "counts", "field", "field-level", "forced-cards", "full-trick", "house", "houses", "level", "order", "play-both-hands", "played", "systems"}
	if !slices.Equal(keys, want) {
		t.Errorf("the keys are %q", keys)
	}
}

func TestGarbledChoicesAreAsIfNotMade(t *testing.T) {
	for _, garbage := range []string{"", "x", "TRUE", "1", "2s", "-3s", "9999999h", "0x1p4", "\x00", "ș"} {
		store := memory{}
		for _, f := range fields {
			store[f.Key] = garbage
		}
		if got := Load(store); got != Default() {
			t.Errorf("%q: got %+v", garbage, got)
		}
	}
}

// An earlier version had house rules of Super Bridge alone.
func TestHouseRulesOfEarlierVersions(t *testing.T) {
	store := memory{}
	store["house"] = "redeal,dealer=N"
	s := Load(store)
	if got := s.Houses.String(); got != "SuperBridge redeal,dealer=N" {
		t.Errorf("they became %q", got)
	}
	s.Houses = Houses{}
	if err := Save(store, s); err != nil {
		t.Fatal(err)
	}
	if got := Load(store).Houses; got != s.Houses {
		t.Errorf("what was taken back is there again: %q", got)
	}
}
