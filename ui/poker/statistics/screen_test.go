package statistics

import (
	"bytes"
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/storage/family"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
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

// sample returns the statistics of a hundred hands: eighty against one club player, twenty against three of several
// levels.
func sample() pokerstore.Statistics {
	club := pokerstore.Tally{
		Hands: 80, Points: 160, PointsSquared: 80 * 104, Chips: 150, Rivals: 80, Fantasies: 10, Returns: 2, Entered: 14, Dead: 8,
		Won: [3]int{40, 36, 30}, Lost: [3]int{32, 40, 48}, WithWon: [3]int{40, 36, 30}, WithLost: [3]int{32, 40, 48},
		Royalties: [3]int{160, 80, 240}, Paying: [4]int{20, 16, 40, 50}, RoyaltiesSquared: [4]int{1600, 400, 1900, 5000},
		FantasyPoints: 90, FantasySquared: 1000, Helped: 6,
	}
	several := pokerstore.Tally{
		Hands: 20, Points: -60, PointsSquared: 20 * 400, Chips: -44, Rivals: 60, Dead: 4,
		Won: [3]int{20, 20, 20}, Lost: [3]int{30, 30, 30}, WithWon: [3]int{12, 12, 12}, WithLost: [3]int{15, 15, 15},
		Royalties: [3]int{0, 40, 20}, Paying: [4]int{0, 5, 5, 8}, RoyaltiesSquared: [4]int{0, 300, 90, 420},
	}
	st := pokerstore.Statistics{Cells: []pokerstore.Cell{{Players: "", Rivals: 3, Tally: several}, {Players: "club", Rivals: 1, Tally: club}}}
	for i := range 10 {
		st.Days = append(st.Days, family.Day{Day: period.Day(now).AddDate(0, 0, i-10), Parts: 10, Points: 10 * (i%3 - 1), Chips: 20 * (i%4 - 1)})
	}
	return st
}

// fakeStore has figures, and records requests.
type fakeStore struct {
	statistics pokerstore.Statistics
	err        error
	asked      []pokerstore.Filter
	contexts   []context.Context
}

func (s *fakeStore) Statistics(ctx context.Context, f pokerstore.Filter) (pokerstore.Statistics, error) {
	s.asked, s.contexts = append(s.asked, f), append(s.contexts, ctx)
	return s.statistics, s.err
}

// desk is a screen in a window, with a record of its calls, and its pending background work.
type desk struct {
	*Screen
	store  *fakeStore
	window fyne.Window
	queue  []func()
	hands  []pokerstore.Filter
	backs  int
}

func newDesk(t *testing.T, store *fakeStore, f pokerstore.Filter) *desk {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{store: store, window: test.NewTempWindow(t, nil)}
	d.Screen = newScreen(widget.NewArt(cardart.Style{}), Options{
		Store: store, Filter: f, Window: d.window,
		Runner: background.NewRunnerWith(func(f func()) { d.queue = append(d.queue, f) }, func(f func()) { f() }),
		OnOpen: func(f pokerstore.Filter) { d.hands = append(d.hands, f) },
		OnBack: func() { d.backs++ },
	}, func() time.Time { return now })
	t.Cleanup(d.Screen.Close)
	d.window.SetPadded(false)
	d.window.SetContent(d.Content())
	d.window.Resize(fyne.NewSize(1024, 700))
	return d
}

// answer lets the store answer the oldest question.
func (d *desk) answer() {
	do := d.queue[0]
	d.queue = d.queue[1:]
	do()
}

// shown is one that shows the sample.
func shown(t *testing.T) *desk {
	d := newDesk(t, &fakeStore{statistics: sample()}, pokerstore.Filter{})
	d.answer()
	return d
}

func (d *desk) press(keys ...fyne.KeyName) {
	for _, k := range keys {
		d.Key(k)
	}
}

// labelled returns a line of the table by its name.
func labelled(t *testing.T, label string) line {
	t.Helper()
	lines := linesOf(sample(), choices{}.filter(now))
	i := slices.IndexFunc(lines, func(l line) bool { return l.Label == label })
	if i < 0 {
		t.Fatalf("there is no line %q", label)
	}
	return lines[i]
}

func TestFigures(t *testing.T) {
	for label, want := range map[string][3]string{
		"Hands": {"100", "", "6 with help"}, "Points per hand": {"+1.0", "± 1.3", "100 hands"}, "Chips won": {"+106", "", "100 hands"},
		"– street by street": {"+0.1", "± 1.4", "90 hands"}, "– in fantasy": {"+9.0", "± 1.5", "10 hands"},
		"Top row won": {"43 %", "± 4", "140 comparisons"}, "Bottom row won": {"36 %", "± 4", "140 comparisons"},
		"Royalties per hand": {"5.4", "± 0.5", "100 hands"}, "– Bottom": {"2.6", "± 0.4", "100 hands"},
		"Dead hands": {"12 %", "± 3", "100 hands"}, "Fantasies earned": {"16 %", "± 4", "90 hands"}, "Returns": {"20 %", "± 13", "10 fantasies"},
	} {
		f := labelled(t, label)
		if got := [3]string{f.Value, f.Chance, f.Behind}; got != want {
			t.Errorf("%s: %q, want %q", label, got, want)
		}
	}
	for label, of := range map[string]source{
		"Hands": statistics.Found(pokerstore.Filter{Counted: true}, 100), "Dead hands": statistics.Found(pokerstore.Filter{Counted: true, Terms: "dead"}, 12),
		"Fantasies earned": statistics.Found(pokerstore.Filter{Counted: true, Terms: "fantasy-next"}, 14), "Returns": statistics.Found(pokerstore.Filter{Counted: true, Terms: "return"}, 2),
		"Middle row won": statistics.Found(pokerstore.Filter{Counted: true, Terms: "middle-won"}, 48), "Royalties per hand": statistics.Found(pokerstore.Filter{Counted: true, Terms: "royalties"}, 58),
		"– in fantasy": statistics.Found(pokerstore.Filter{Counted: true, Terms: "fantasy"}, 10),
	} {
		want(t, "behind "+label, labelled(t, label).Source, of)
	}
	for _, f := range linesOf(pokerstore.Statistics{}, pokerstore.Filter{}) {
		if f.Label == "Hands" || f.Label == "Chips won" {
			want(t, f.Label+" of nothing", f.Value, "0")
			continue
		}
		if f.Value != statistics.None || f.Chance != "" || !f.Few {
			t.Errorf("of nothing, %s: %q %q", f.Label, f.Value, f.Chance)
		}
	}
}

func TestPictures(t *testing.T) {
	p := newPage(sample(), choices{}, now, nil)
	want(t, "bars", p.Figure(barsFigure).(chart.Bars).Bars, []chart.Bar{{Label: "Top", Up: 60, Down: 62}, {Label: "Middle", Up: 56, Down: 70}, {Label: "Bottom", Up: 50, Down: 78}})
	chips := p.Figure(chipsFigure).(chart.Trend).Points
	last := chips[len(chips)-1]
	want(t, "chips in all", last.Value, float64(-20*3+20*2+40*2))
	cells := p.Figure(heatFigure).(chart.Heat).Cells
	want(t, "club players, one of them", cells[1][0].Label, "80")
	want(t, "several levels, three of them", cells[3][2].Label, "20")
	if cells[1][0].Shade <= 0 || cells[3][2].Shade >= 0 || cells[0][0].Label != "" {
		t.Errorf("the map is %+v", cells)
	}
	for _, c := range []struct {
		figure int
		mark   chart.Mark
		words  string
		filter pokerstore.Filter
	}{
		{barsFigure, chart.Mark{Column: 2, Row: 1}, "Bottom: 50 won, 78 lost, 12 tied", pokerstore.Filter{Counted: true, Terms: "bottom-lost"}},
		{heatFigure, chart.Mark{Column: 0, Row: 1}, "Club players, 1 opponent: 80 hands, +2.0 points per hand from each, +150 chips in all", pokerstore.Filter{Counted: true, Rivals: 1, Players: "club"}},
		{heatFigure, chart.Mark{Column: 2, Row: 3}, "Mixed, 3 opponents: 20 hands, –1.0 points per hand from each, –44 chips in all", pokerstore.Filter{Counted: true, Rivals: 3, Terms: "mixed"}},
		{chipsFigure, chart.Mark{Column: 1}, "12 Nov 2026: 0 chips, –20 since the start", pokerstore.Filter{
			Counted: true, From: now.Add(-12*time.Hour).AddDate(0, 0, -9), To: now.Add(-12*time.Hour).AddDate(0, 0, -8)}},
	} {
		words, _, _ := strings.Cut(p.Tip(c.figure, c.mark), "\n")
		want(t, "words", words, c.words)
		want(t, "filter of "+c.words, p.Source(c.figure, c.mark).Filter, c.filter)
	}
}

// Every option can be chosen by its number, and the store is asked for it; the answer to an earlier request is late.
func TestChoices(t *testing.T) {
	d := shown(t)
	statisticstest.Step(d, '2')
	statisticstest.Step(d, '3', fyne.KeyEnd)
	statisticstest.Step(d, '4')
	statisticstest.Step(d, '1')
	want(t, "chosen", d.Chosen(), choices{rivals: 1, players: 4, alone: true, span: statistics.Span{Choice: statistics.Year}})
	for range 4 {
		d.answer()
	}
	want(t, "asked", d.store.asked[len(d.store.asked)-1], pokerstore.Filter{
		Rivals: 1, Terms: people.Mixed, Alone: true, Counted: true, From: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)})
	d.press(fyne.KeyDown, fyne.KeyReturn)
	want(t, "on the page", d.hands, d.store.asked[len(d.store.asked)-1:])
	if d.store.contexts[1].Err() == nil || len(d.store.asked) > 5 {
		t.Error("what was asked before is still wanted")
	}
	want(t, "in words", d.Chosen().Words(), "Progressive poker  ·  This year  ·  1 opponent  ·  Mixed  ·  No undo, no hint")
	for _, c := range []choices{{}, {rivals: 3, players: 2}, {players: 4}, {span: statistics.Span{Choice: statistics.Week}, alone: true}} {
		want(t, c.Words(), chosenBy(c.filter(now), now), c)
	}
}

// Each number leads to its hands, by the mouse and by keys.
func TestTheHandsBehind(t *testing.T) {
	d := shown(t)
	d.press(fyne.KeyReturn) // from nowhere
	d.press(fyne.KeyDown, fyne.KeyReturn)
	p := d.View().Plots[heatFigure]
	m := p.Picture().Marks[0]
	p.Tapped(&fyne.PointEvent{Position: fyne.NewPos(float32(m.X0+m.X1)/2, float32(m.Y0+m.Y1)/2)})
	want(t, "hands", d.hands, []pokerstore.Filter{{Counted: true}, {Counted: true, Rivals: 1, Players: "club"}})
	if said := d.View().Said(); !strings.HasSuffix(said, "A click or Enter shows the 100 hands.") {
		t.Errorf("it says %q", said)
	}
	d.press(fyne.KeyEscape)
	want(t, "left", d.backs, 1)
}

func TestWordsInTheirPlace(t *testing.T) {
	store := &fakeStore{}
	d := newDesk(t, store, pokerstore.Filter{})
	said := func() string {
		words, _ := d.Message()
		return words
	}
	want(t, "before the answer", said(), "One moment …")
	d.answer()
	want(t, "without hands", said(), "No poker hands counted yet. Play a game: each hand that you finish counts here.")
	statisticstest.Step(d, '2')
	d.answer()
	want(t, "of a choice", said(), "No hands match the choices above. Press 1 for another period.")
	store.err = errors.New("the disk is gone")
	d.Reload()
	d.answer()
	want(t, "if it fails", said(), "The statistics can’t be worked out: the disk is gone")
	d.Rune('e')
	d.press(fyne.KeyEscape)
	want(t, "left, as there is nothing to export", d.backs, 1)
}

// The page and each figure can be exported as pictures.
func TestExport(t *testing.T) {
	d := shown(t)
	l := picture.NewLook(theme.Light, cardart.Style{}, 3)
	for i := -1; i < figureCount; i++ {
		drawing := d.Paper(l, i)
		var out bytes.Buffer
		if err := drawing.SVG(&out, "statistics"); err != nil || out.Len() < 5000 {
			t.Errorf("figure %d: %d bytes, %v", i, out.Len(), err)
		}
	}
	d.Rune('e')
	d.press(fyne.KeyEscape)
	want(t, "left, where E has opened a sheet", d.backs, 0)
}

// No word of the page is cut off in any window, and no message is missing.
func TestEverySize(t *testing.T) {
	d := shown(t)
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
		d.window.Resize(size)
		for i, p := range d.View().Plots {
			if s := p.Size(); s.Width < 200 || s.Height < 150 {
				t.Errorf("%v: figure %d is %v large", size, i, s)
			}
			for k, m := range p.Picture().Marks {
				d.View().Point(statistics.Spot{Figure: i, Mark: k})
				if said := d.View().Said(); said == "" || strings.Contains(said, "statistics.") || strings.Contains(said, "<no value>") {
					t.Errorf("%v: figure %d says %q at %+v", size, i, said, m)
				}
			}
		}
	}
}
