package statistics

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/storage/family"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/period"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/statisticstest"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func want[T any](t *testing.T, what string, got, want T) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

var now = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// sample returns the statistics of a hundred deals: sixty of Booby against club players, forty of bridge for three
// against several levels.
func sample() fewstore.Statistics {
	st := fewstore.Statistics{
		Cells: []fewstore.Cell{
			{Game: "Booby", Players: "club", Role: fewstore.Declarer, Tally: fewstore.Tally{Deals: 20, Gain: 400, GainSquared: 20 * 40000, Made: 15, Doubled: 4, Slams: 2,
				SlamsMade: 1, Nullo: 5, NulloMade: 4, Honours: 3, Helped: 6}},
			{Game: "Booby", Players: "club", Role: fewstore.Defender, Tally: fewstore.Tally{Deals: 40, Gain: -200, GainSquared: 40 * 10000, Made: 22, Doubled: 2, Nullo: 5, NulloMade: 1}},
			{Game: "BridgeForThree", Role: fewstore.Partner, Tally: fewstore.Tally{Deals: 10, Gain: 50, GainSquared: 10 * 900, Made: 6}},
			{Game: "BridgeForThree", Role: fewstore.Defender, Tally: fewstore.Tally{Deals: 30, Gain: -150, GainSquared: 30 * 2500, Made: 10}},
		},
		Ended: []fewstore.Ended{{Game: "Booby", Players: "club", Won: 3, Lost: 1, Gain: 900}, {Game: "Booby", Players: "expert", Lost: 1, Gain: -90},
			{Game: "BridgeForThree", Won: 1, Lost: 1, Equal: 1}},
	}
	for i := range 10 {
		st.Days = append(st.Days, family.Day{Day: period.Day(now).AddDate(0, 0, i-10), Parts: 10, Points: 20 * (i%3 - 1)})
	}
	return st
}

// fakeStore has figures, and records requests.
type fakeStore struct {
	statistics fewstore.Statistics
	err        error
	asked      []fewstore.Filter
}

func (s *fakeStore) Statistics(_ context.Context, f fewstore.Filter) (fewstore.Statistics, error) {
	s.asked = append(s.asked, f)
	return s.statistics, s.err
}

// desk is a screen in a window, with a record of its calls.
type desk struct {
	*Screen
	store  *fakeStore
	window fyne.Window
	deals  []fewstore.Filter
	backs  int
}

func newDesk(t *testing.T, store *fakeStore) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{store: store, window: test.NewTempWindow(t, nil)}
	d.Screen = newScreen(widget.NewArt(cardart.Style{}), Options{Store: store, Window: d.window,
		Runner: background.NewRunnerWith(func(f func()) { f() }, func(f func()) { f() }),
		OnOpen: func(f fewstore.Filter) { d.deals = append(d.deals, f) }, OnBack: func() { d.backs++ }}, func() time.Time { return now })
	t.Cleanup(d.Close)
	d.window.SetPadded(false)
	d.window.SetContent(d.Content())
	d.window.Resize(fyne.NewSize(1024, 700))
	return d
}

func TestLines(t *testing.T) {
	lines := map[string]line{}
	for _, l := range linesOf(sample(), choices{}.filter(now)) {
		lines[l.Label] = l
	}
	for label, want := range map[string]struct {
		value, chance, of string
		source
	}{
		"Deals":               {"100", "", "6 with help", statistics.Found(fewstore.Filter{Counted: true}, 100)},
		"Points per deal":     {"+1", "± 11", "100 deals", statistics.Found(fewstore.Filter{Counted: true}, 100)},
		"– as declarer":       {"+20", "± 46", "20 deals", statistics.Found(fewstore.Filter{Counted: true, Role: fewstore.Declarer}, 20)},
		"– as partner":        {"+5", "± 10", "10 deals", statistics.Found(fewstore.Filter{Counted: true, Role: fewstore.Partner}, 10)},
		"– as defender":       {"–5", "± 10", "70 deals", statistics.Found(fewstore.Filter{Counted: true, Role: fewstore.Defender}, 70)},
		"Your contracts made": {"75 %", "± 10", "20 deals", statistics.Found(fewstore.Filter{Counted: true, Role: fewstore.Declarer, Terms: "made"}, 15)},
		"Theirs beaten":       {"54 %", "± 6", "70 deals", statistics.Found(fewstore.Filter{Counted: true, Role: fewstore.Defender, Terms: "down"}, 38)},
		"Doubled":             {"6 %", "± 2", "100 deals", statistics.Found(fewstore.Filter{Counted: true, Terms: "doubled"}, 6)},
		"Slams made":          {"1 of 2", "", "2 contracts", statistics.Found(fewstore.Filter{Counted: true, Terms: "slam"}, 2)},
		"Nullos made":         {"50 %", "± 16", "10 contracts", statistics.Found(fewstore.Filter{Counted: true, Terms: "nullo"}, 10)},
		"Honours":             {"3 %", "± 2", "100 deals", statistics.Found(fewstore.Filter{Counted: true, Terms: "honours"}, 3)},
		"Rubbers won":         {"4 of 8", "", "8 rubbers", statistics.Found(fewstore.Filter{Counted: true}, 0)},
	} {
		l := lines[label]
		if l.Value != want.value || l.Chance != want.chance || l.Behind != want.of || l.Source != want.source {
			t.Errorf("%s: %q %q of %q, behind it %+v", label, l.Value, l.Chance, l.Behind, l.Source)
		}
	}
	for _, l := range linesOf(fewstore.Statistics{}, fewstore.Filter{}) {
		if l.Source.Count != 0 || l.Value != statistics.None && l.Value != "0" || l.Label == "– as partner" {
			t.Errorf("of nothing, %s: %q", l.Label, l.Value)
		}
	}
}

func TestPictures(t *testing.T) {
	p := newPage(sample(), choices{}, now, nil)
	want(t, "bars", p.Figure(rubbersFigure).(chart.Bars).Bars, []chart.Bar{{Label: "Thr", Up: 1, Down: 1}, {Label: "Boo", Up: 3, Down: 2}})
	course := p.Figure(courseFigure).(chart.Trend).Points
	last := course[len(course)-1]
	want(t, "points in all", last.Value, float64(20*3-20*4))
	if cells := p.Figure(gamesFigure).(chart.Heat).Cells; cells[3][1].Shade <= 0 || cells[2][3].Shade >= 0 || cells[0][0].Label != "" || cells[3][1].Label != "60" {
		t.Errorf("the map is %+v", cells)
	}
	for _, c := range []struct {
		figure int
		mark   chart.Mark
		words  string
		filter fewstore.Filter
	}{
		{rubbersFigure, chart.Mark{Column: 1}, "Booby: 3 won, 2 lost, 0 drawn", fewstore.Filter{Counted: true, Game: "Booby", Ended: true, Terms: "game-won"}},
		{rubbersFigure, chart.Mark{Row: 1}, "Bridge for three: 1 won, 1 lost, 1 drawn", fewstore.Filter{Counted: true, Game: "BridgeForThree", Ended: true, Terms: "game-lost"}},
		{gamesFigure, chart.Mark{Column: 1, Row: 3}, "Booby, Club players: 60 deals, +3 points per deal", fewstore.Filter{Counted: true, Game: "Booby", Players: "club"}},
		{gamesFigure, chart.Mark{Column: 3, Row: 2}, "Bridge for three, Mixed: 40 deals, –3 points per deal", fewstore.Filter{Counted: true, Game: "BridgeForThree", Terms: "mixed"}},
		{courseFigure, chart.Mark{Column: 1}, "12 Nov 2026: 0 points; –20 in all", fewstore.Filter{
			Counted: true, From: now.Add(-12*time.Hour).AddDate(0, 0, -9), To: now.Add(-12*time.Hour).AddDate(0, 0, -8)}},
	} {
		words, more, _ := strings.Cut(p.Tip(c.figure, c.mark), "\n")
		want(t, "words", words, c.words)
		want(t, "filter of "+c.words, p.Source(c.figure, c.mark).Filter, c.filter)
		if !strings.HasPrefix(more, "A click or Enter shows the ") {
			t.Errorf("%s: %q", words, more)
		}
	}
}

// Every option can be chosen by its number, and the store is asked for it.
func TestChoices(t *testing.T) {
	d := newDesk(t, &fakeStore{statistics: sample()})
	statisticstest.Step(d, '2')
	statisticstest.Step(d, '2')
	statisticstest.Step(d, '3')
	statisticstest.Step(d, '4', fyne.KeyEnd)
	statisticstest.Step(d, '5')
	want(t, "chosen", d.Chosen(), choices{game: 2, role: fewstore.Declarer, players: 4, alone: true})
	want(t, "asked", d.store.asked[len(d.store.asked)-1], fewstore.Filter{Game: "OpenOrClosed", Role: fewstore.Declarer, Terms: people.Mixed, Alone: true, Counted: true})
	want(t, "in words", d.Chosen().Words(), "Bridge for two and three  ·  All time  ·  Open or closed dummy  ·  Declarer  ·  Mixed  ·  No undo, no hint")
	for _, c := range []choices{{}, {game: 7, players: 2}, {role: fewstore.Defender}, {span: statistics.Span{Choice: statistics.Week}, alone: true}} {
		want(t, c.Words(), chosenBy(c.filter(now), now), c)
	}
	want(t, "by a term", chosenBy(fewstore.Filter{Terms: "defender nullo"}, now), choices{role: fewstore.Defender})
}

// Each number opens its deals; without deals, or if they can't be read, a message is shown instead.
func TestTheScreen(t *testing.T) {
	d := newDesk(t, &fakeStore{statistics: sample()})
	d.Key(fyne.KeyDown)
	d.Key(fyne.KeyReturn)
	want(t, "deals", d.deals, []fewstore.Filter{{Counted: true}})
	for i := -1; i < figureCount; i++ {
		var out strings.Builder
		if err := d.Paper(picture.NewLook(theme.Light, cardart.Style{}, 3), i).SVG(&out, "statistics"); err != nil || out.Len() < 3000 {
			t.Errorf("figure %d: %d bytes, %v", i, out.Len(), err)
		}
	}
	d.store.statistics = fewstore.Statistics{}
	d.Reload()
	said := func() string {
		words, _ := d.Message()
		return words
	}
	if !strings.HasPrefix(said(), "No deal for two or three has been counted yet.") {
		t.Errorf("without deals it says %q", said())
	}
	statisticstest.Step(d, '2')
	want(t, "of a choice", said(), "No deal matches these choices. Press 1 for another period.")
	d.store.err = errors.New("the disk is gone")
	d.Reload()
	want(t, "if it fails", said(), "The statistics can’t be worked out: the disk is gone")
	d.Key(fyne.KeyEscape)
	want(t, "left", d.backs, 1)
}

// In any window each figure has room, and each of its marks has words.
func TestEverySize(t *testing.T) {
	d := newDesk(t, &fakeStore{statistics: sample()})
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
		d.window.Resize(size)
		for i, p := range d.View().Plots {
			if s := p.Size(); s.Width < 200 || s.Height < 150 {
				t.Errorf("%v: figure %d is %v large", size, i, s)
			}
			marks := p.Picture().Marks
			if len(marks) == 0 {
				t.Errorf("%v: figure %d has no mark", size, i)
			}
			for k, m := range marks {
				d.View().Point(statistics.Spot{Figure: i, Mark: k})
				if said := d.View().Said(); said == "" || strings.Contains(said, "statistics.") || strings.Contains(said, "<no value>") {
					t.Errorf("%v: figure %d says %q at %+v", size, i, said, m)
				}
			}
		}
	}
}
