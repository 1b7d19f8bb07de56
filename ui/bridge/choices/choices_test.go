package choices

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	duplicate "github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
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
		FullTrick: UntilGoOn, Level: bot.Expert, Apart: true, Partner: bot.Beginner, Early: true,
		Houses:  ParseHouses("Rubber hundreds; SuperBridge plain-doubles,redeal,vul=EW,dealer=W"),
		Systems: ForAll(Systems{}).With(card.Deck52, Systems{Theirs: bidding.Card{System: bidding.Goren}.With(bidding.Gerber, false)}),
		Field:   duplicate.Setup{Tables: 12, By: duplicate.ByCross}, FieldAlike: true, FieldLevel: bot.Beginner,
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
	start := Default()
	start.Apart = true
	for _, r := range append(Default().Rows(), start.levels()[1:]...) {
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

// Saved choices are found under the keys of earlier versions.
func TestTheKeysAreThoseOfEarlierVersions(t *testing.T) {
	var keys []string
	for _, f := range fields {
		keys = append(keys, f.Key)
	}
	slices.Sort(keys)
	want := []string{"apart", "by-the-book", "counts", "early-cards", "field", "field-alike", "field-level", "forced-cards", "full-trick", "house", "houses", "level", "order", "partner-level", "play-both-hands", "played", "systems"}
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

// One level is for all, unless partner has a separate one; choosing one for all takes that back.
func TestLevelsOfBothSides(t *testing.T) {
	c := Default()
	choose := func(row, i int) {
		t.Helper()
		c.Rows()[row].Choose(&c, i)
	}
	for _, step := range []struct {
		row, chosen, rows int
		ns, ew            bot.Level
	}{
		{0, 2, 0, bot.Expert, bot.Expert},
		{0, 3, 2, bot.Expert, bot.Expert},
		{1, 0, 2, bot.Beginner, bot.Expert},
		{2, 1, 2, bot.Beginner, bot.Club},
		{0, 2, 0, bot.Expert, bot.Expert},
		{0, 3, 2, bot.Expert, bot.Expert},
	} {
		choose(step.row, step.chosen)
		if got := c.Levels(card.NS); got != [2]bot.Level{card.NS: step.ns, card.EW: step.ew} {
			t.Errorf("%+v: the levels are %v", step, got)
		}
		if got := c.Levels(card.EW); got != [2]bot.Level{card.EW: step.ns, card.NS: step.ew} {
			t.Errorf("%+v: from the other side they are %v", step, got)
		}
		if more := len(c.Rows()) - len(Default().Rows()); more != step.rows || c.Rows()[step.row].Chosen(c) != step.chosen {
			t.Errorf("%+v: %d rows more, and %d is chosen", step, more, c.Rows()[step.row].Chosen(c))
		}
	}
}
