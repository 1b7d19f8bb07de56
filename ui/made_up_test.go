package ui

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// madeUp is a family of one game, Patience, that no list has.
type madeUp struct {
	chosen int
	did    []string
}

var _ family.Family = (*madeUp)(nil)

func (m *madeUp) do(what string) func() { return func() { m.did = append(m.did, what) } }

func (m *madeUp) Steps() map[int]storage.Step                 { return nil }
func (m *madeUp) Open(context.Context, *storage.Store) func() { return m.do("open") }
func (m *madeUp) Shut()                                       { m.do("shut")() }
func (m *madeUp) Last() string                                { return "" }
func (m *madeUp) About() family.Tile                          { return m.Tiles()[0] }
func (m *madeUp) Begin()                                      { m.do("begin")() }
func (m *madeUp) Past() history.Family                        { return nil }
func (m *madeUp) ShowStatistics(game string)                  { m.do("statistics of " + game)() }
func (m *madeUp) Guide(game string, _ family.Screen) family.Guide {
	return family.Guide{Title: "How " + game + " goes", Keys: []family.Key{{Caps: "Space", Does: "Turn a card"}}}
}
func (m *madeUp) Offer(string) func(context.Context) (family.Offering, error) {
	return func(context.Context) (family.Offering, error) { return m.offering(), nil }
}

func (m *madeUp) Tiles() []family.Tile {
	picture := func() vector.Drawing { return vector.Drawing{Width: 160, Height: 96} }
	return []family.Tile{
		{ID: "Patience", Name: "Patience", Sentence: "For one.", Group: "Alone", Picture: picture},
		{ID: "puzzle", Name: "The puzzle", Sentence: "Of the day.", Group: "Alone", Picture: picture, Open: m.do("puzzle")},
	}
}

func (m *madeUp) Settings(kept func(error)) family.Settings {
	return family.Settings{Heading: "Alone", Rows: []family.Choice{{Label: "Draw", Options: []string{"one", "three"}, Chosen: m.chosen, Choose: func(i int) {
		m.chosen = i
		kept(nil)
	}}}}
}

func (m *madeUp) Adjust(family.Screen) { m.do("adjust")() }

func (m *madeUp) Game(on family.Screen) string {
	if _, ok := on.(*lowest); ok {
		return "Patience"
	}
	return ""
}

// offering is its part of the home screen.
type offering struct{ of *madeUp }

func (m *madeUp) offering() family.Offering { return offering{m} }

func (o offering) Shown() { o.of.do("shown")() }

func (o offering) Offer(family.Home) family.Offer {
	return family.Offer{
		Name: "Patience", Subtitle: "With one pack",
		Picture: func(*widget.Art) vector.Drawing { return vector.Drawing{Width: 2, Height: 1} },
		New:     family.Action{Label: "New patience", Do: o.of.do("new")},
		Panel:   func(*widget.Art) fyne.CanvasObject { return container.NewStack() },
	}
}

// teacher is a made-up family with lessons.
type teacher struct {
	madeUp
	own, elsewhere string // their keys
}

// Learn implements [family.Teacher].
func (t *teacher) Learn(own bool) (all []family.Action) {
	keys := t.elsewhere
	if own {
		keys = t.own
	}
	for _, k := range keys {
		all = append(all, family.Action{Label: t.own, Key: string(k)})
	}
	return all
}

// The home screen of a game has the lessons of its own family first, and those of another only as long as their keys
// are free.
func TestLessonsAreTheFamilysOwn(t *testing.T) {
	cards, board, none := &teacher{own: "LX", elsewhere: "LE"}, &teacher{own: "L"}, &madeUp{}
	all := shelf{cards, none, board}
	for _, tt := range []struct {
		of   family.Family
		want string
	}{{cards, "LX:L LX:X"}, {board, "L:L LX:E"}, {none, "LX:L LX:E"}} {
		var got []string
		for _, a := range all.learn(tt.of) {
			got = append(got, a.Label+":"+a.Key)
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("the lessons are %q, want %q", got, tt.want)
		}
	}
}

// A family in the list appears wherever the window has games, without changes elsewhere.
func TestAFamilyOfTheListIsEverywhere(t *testing.T) {
	d := openHouse(t, t.TempDir())
	m := &madeUp{}
	d.families = append(d.families, m)
	d.step(d.open) // again, with the family
	d.until(isShown[*home.Screen](d))
	if !slices.Equal(m.did, []string{"shut", "open"}) {
		t.Errorf("when a data folder is opened it hears %q", m.did)
	}
	m.did = nil

	d.press("g")
	if !d.says("Alone") {
		t.Errorf("the shelf says %q", written(d.screen.Content()))
	}
	for _, r := range "the p" {
		d.press(string(r))
	}
	d.press("Enter")
	for _, r := range "pat" {
		d.press(string(r))
	}
	if !d.says("For one.") {
		t.Errorf("on the game the shelf says %q", written(d.screen.Content()))
	}
	d.press("Enter")
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says("With one pack") })
	d.press("n", "t")
	d.step(func() { d.begin() })
	if want := []string{"puzzle", "shown", "new", "statistics of Patience", "begin"}; !slices.Equal(m.did, want) {
		t.Errorf("it did %q, want %q", m.did, want)
	}
	if settings.Load(d.App.store).Game != "Patience" {
		t.Errorf("the game that is kept as chosen is %q", settings.Load(d.App.store).Game)
	}

	d.press("s")
	d.until(isShown[*settings.Screen](d))
	d.step(func() { d.screen.Key(fyne.KeyEnd) })
	d.step(func() { d.screen.Key(fyne.KeyRight) })
	if m.chosen != 1 {
		t.Errorf("in the settings %d is chosen", m.chosen)
	}
	d.press("Escape")
	d.until(isShown[*home.Screen](d))

	d.step(d.toggleHelp)
	d.press("2")
	if _, ok := d.screen.(*help.Screen); !ok || !d.says("How Patience goes") {
		t.Errorf("%T says %q", d.screen, written(d.screen.Content()))
	}
	d.press("g") // and round to the first
	if !d.says("How Super Bridge differs") {
		t.Errorf("the next game of the help says %q", written(d.screen.Content()))
	}
	d.press("Escape")

	table := &lowest{content: container.NewStack()}
	d.step(func() { d.show(table) })
	d.step(d.toggleHelp)
	d.press("2")
	if !d.says("How Patience goes") {
		t.Errorf("at its table the help says %q", written(d.screen.Content()))
	}
	d.press("Escape")
	if d.step(sharedWindow{d.App}.Depart); !table.closed {
		t.Error("its table isn't left as one")
	}
	d.step(d.showHome)
	d.until(isShown[*home.Screen](d))
	d.shut()
}
