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
	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
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

// sample is six games: three won in a row by Red, one drawn, and two lost by Blue with dice.
func sample() (all chessstore.Statistics) {
	add := func(v chess.Variant, army chess.Army, players string, how chess.How, won int, points float64, turns int) {
		at := now.AddDate(0, 0, len(all)-6)
		all = append(all, chessstore.Played{Game: int64(len(all) + 1), At: at, Day: period.Day(at), Variant: v, Army: army, Players: players,
			How: how, Won: won, Points: points, Turns: turns, Helped: len(all) == 0})
	}
	four, dice := chess.Variant{Mode: chess.A1, Persons: 4}, chess.Variant{Mode: chess.B, Persons: 2, Dice: true}
	add(four, chess.Red, "club", chess.ByCastle, 1, 1, 90)
	add(four, chess.Red, "club", chess.ByKings, 1, 1, 40)
	add(four, chess.Red, "", chess.ByCastle, 1, 1, 200)
	add(four, chess.Red, "club", chess.Agreed, 0, 0.5, 25)
	add(dice, chess.Blue, "expert", chess.Resigned, -1, 0, 12)
	add(dice, chess.Blue, "expert", chess.TimedOut, -1, 0, 61)
	return all
}

// fakeStore has games, and records requests.
type fakeStore struct {
	games chessstore.Statistics
	err   error
	asked []chessstore.Filter
}

func (s *fakeStore) Statistics(_ context.Context, f chessstore.Filter) (chessstore.Statistics, error) {
	s.asked = append(s.asked, f)
	return s.games, s.err
}

// desk is a screen in a window, with a record of its calls.
type desk struct {
	*Screen
	store  *fakeStore
	window fyne.Window
	games  []chessstore.Filter
	backs  int
}

func newDesk(t *testing.T, store *fakeStore) *desk {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	d := &desk{store: store, window: test.NewTempWindow(t, nil)}
	d.Screen = newScreen(widget.NewArt(cardart.Style{}), Options{Store: store, Window: d.window,
		Runner: background.NewRunnerWith(func(f func()) { f() }, func(f func()) { f() }),
		OnOpen: func(f chessstore.Filter) { d.games = append(d.games, f) }, OnBack: func() { d.backs++ }}, func() time.Time { return now })
	t.Cleanup(d.Close)
	d.window.SetPadded(false)
	d.window.SetContent(d.Content())
	d.window.Resize(fyne.NewSize(1024, 700))
	return d
}

func samplePage() *page { return newPage(sample(), choices{}, now, nil) }

func TestLines(t *testing.T) {
	counted := func(f chessstore.Filter) chessstore.Filter {
		f.Counted = true
		return f
	}
	lines := map[string]line{}
	for _, l := range linesOf(sample(), choices{}.filter(now)) {
		lines[l.Label] = l
	}
	for label, want := range map[string]struct {
		value, of string
		source
	}{
		"Games":           {"6", "1 with help", statistics.Found(counted(chessstore.Filter{}), 6)},
		"Points won":      {"3.5 of 6", "6 games", statistics.Found(counted(chessstore.Filter{}), 6)},
		"Won":             {"3 of 6", "3 games", statistics.Found(counted(chessstore.Filter{Terms: "won"}), 3)},
		"Drawn":           {"1 of 6", "1 game", statistics.Found(counted(chessstore.Filter{Terms: "drawn"}), 1)},
		"Points as Red":   {"3.5 of 4", "4 games", statistics.Found(counted(chessstore.Filter{Army: "r"}), 4)},
		"Points as Blue":  {"0 of 2", "2 games", statistics.Found(counted(chessstore.Filter{Army: "b"}), 2)},
		"Points as Green": {statistics.None, "0 games", statistics.Found(counted(chessstore.Filter{Army: "g"}), 0)},
		"Turns per game":  {"71", "6 games", statistics.Found(counted(chessstore.Filter{}), 6)},
		"Shortest win":    {"40", "40 turns", statistics.Found(counted(chessstore.Filter{Games: "2"}), 1)},
		"Longest game":    {"200", "200 turns", statistics.Found(counted(chessstore.Filter{Games: "3"}), 1)},
		"Winning streak":  {"3", "3 games", statistics.Found(counted(chessstore.Filter{Games: "1,2,3"}), 3)},
	} {
		l := lines[label]
		if l.Value != want.value || l.Behind != want.of || l.Source != want.source {
			t.Errorf("%s: %q of %q, behind it %+v", label, l.Value, l.Behind, l.Source)
		}
	}
	for _, l := range linesOf(nil, chessstore.Filter{}) {
		if l.Source.Count != 0 || l.Value != statistics.None && l.Value != "0" {
			t.Errorf("of nothing, %s: %q", l.Label, l.Value)
		}
	}
}

func TestPictures(t *testing.T) {
	p := samplePage()
	want(t, "ends", p.Figure(endsFigure).(chart.Bars).Bars, []chart.Bar{{Label: "Kings", Up: 1}, {Label: "Castle", Up: 2}, {Label: "Res.", Down: 1}, {Label: "Time", Down: 1}, {Label: "Pieces"}, {Label: "Stood"}})
	want(t, "lengths", p.Figure(lengthsFigure).(chart.Bars).Bars, []chart.Bar{{Label: "1–30", Down: 1}, {Label: "31–60", Up: 1}, {Label: "61–99", Up: 1, Down: 1}, {Label: "100–150"}, {Label: "151 +", Up: 1}})
	for _, c := range []struct {
		figure int
		mark   chart.Mark
		words  string
		games  string
	}{
		{endsFigure, chart.Mark{Column: 1}, "Castle: 2 won, 0 lost", "1,3"},
		{endsFigure, chart.Mark{Column: 3, Row: 1}, "Time: 0 won, 1 lost", "6"},
		{lengthsFigure, chart.Mark{Column: 2, Row: 1}, "61–99: 1 won, 1 lost", "6"},
		{heatFigure, chart.Mark{Column: 1}, "Conquest, 4 players. Club players: 3 games, 2 won, 1 drawn, 0 lost, 2.5 of 3 of the points", "1,2,4"},
		{heatFigure, chart.Mark{Column: 3}, "Conquest, 4 players. Mixed: 1 game, 1 won, 0 drawn, 0 lost, 1 of 1 of the points", "3"},
	} {
		words, _, _ := strings.Cut(p.Tip(c.figure, c.mark), "\n")
		want(t, "words", words, c.words)
		want(t, c.words, p.Source(c.figure, c.mark).Filter, chessstore.Filter{Counted: true, Games: c.games})
	}
	source := p.Source(pointsFigure, chart.Mark{Column: 2})
	if source.Count != 1 || !source.Filter.From.Equal(sample()[2].At) {
		t.Errorf("behind the third point is %+v", source)
	}
}

// Every option can be chosen by its number, and the store is asked for it.
func TestChoices(t *testing.T) {
	d := newDesk(t, &fakeStore{games: sample()})
	statisticstest.Step(d, '2')
	statisticstest.Step(d, '3')
	statisticstest.Step(d, '4', fyne.KeyEnd)
	statisticstest.Step(d, '5')
	want(t, "chosen", d.Chosen(), choices{variant: 1, dice: 1, players: 4, alone: true})
	want(t, "asked", d.store.asked[len(d.store.asked)-1], chessstore.Filter{Variants: "A1-4", Terms: people.Mixed, Alone: true, Counted: true})
	want(t, "in words", d.Chosen().Words(), "Octagonal chess  ·  All time  ·  Conquest, 4 players  ·  Without dice  ·  Mixed  ·  No undo, no hint")
	for _, c := range []choices{{}, {variant: 3, dice: 2, players: 2}, {dice: 1}, {dice: 2, players: 4}, {span: statistics.Span{Choice: statistics.Week}, alone: true}} {
		want(t, c.Words(), chosenBy(c.filter(now), now), c)
	}
}

// Each number opens its games; without games, or if they can't be read, a message is shown instead.
func TestTheScreen(t *testing.T) {
	d := newDesk(t, &fakeStore{games: sample()})
	d.Key(fyne.KeyDown)
	d.Key(fyne.KeyReturn)
	want(t, "games", d.games, []chessstore.Filter{{Counted: true}})
	for i := -1; i < figureCount; i++ {
		var out strings.Builder
		if err := d.Paper(picture.NewLook(theme.Light, cardart.Style{}, 3), i).SVG(&out, "statistics"); err != nil || out.Len() < 3000 {
			t.Errorf("figure %d: %d bytes, %v", i, out.Len(), err)
		}
	}
	d.store.games = nil
	d.Reload()
	said := func() string {
		words, _ := d.Message()
		return words
	}
	if !strings.HasPrefix(said(), "No chess games counted yet.") {
		t.Errorf("without games it says %q", said())
	}
	statisticstest.Step(d, '2')
	want(t, "of a choice", said(), "No games match the choices above. Press 1 for another period.")
	d.store.err = errors.New("the disk is gone")
	d.Reload()
	want(t, "if it fails", said(), "The statistics can’t be worked out: the disk is gone")
	d.Key(fyne.KeyEscape)
	want(t, "left", d.backs, 1)
}

// In any window each figure has room, and each of its marks has words.
func TestEverySize(t *testing.T) {
	d := newDesk(t, &fakeStore{games: sample()})
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
