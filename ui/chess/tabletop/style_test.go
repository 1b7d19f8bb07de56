package tabletop

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// use sets the style of all boards while the test runs.
func use(t *testing.T, s Style) {
	t.Cleanup(func() { Use(UsualStyle()) })
	Use(s)
}

// Pieces and dice take the time of the chosen speed.
func TestSpeed(t *testing.T) {
	for speed, want := range map[Speed][2]time.Duration{
		Slow: {2 * LegTime, 2 * RollTime}, Usual: {LegTime, RollTime}, Fast: {LegTime / 2, RollTime / 2},
	} {
		test.NewTempApp(t)
		use(t, Style{Ivory, speed})
		var lengths []time.Duration
		var show func(time.Duration)
		run := func(length time.Duration, s func(time.Duration)) func() {
			lengths, show = append(lengths, length), s
			return func() {}
		}
		b := NewBoard(widget.NewArt(cardart.Style{}))
		b.Run = run
		b.SetModel(Of(start()))
		b.Resize(fyne.NewSize(700, 700))
		next, trail := after(t, start(), "d3-e4")
		m := Of(next)
		m.Last = []Trail{trail}
		b.SetModel(m)
		if show(want[0] - time.Millisecond); b.movement == nil {
			t.Errorf("%s: the piece is there too soon", speed)
		}
		if show(want[0]); b.movement != nil {
			t.Errorf("%s: after %v the piece still moves", speed, want[0])
		}
		d := NewDice(widget.NewArt(cardart.Style{}))
		d.Run = run
		d.Roll(chess.Dice{A: 3, B: 4})
		if show(want[1] - 10*time.Millisecond); !d.Rolling() {
			t.Errorf("%s: the dice lie too soon", speed)
		}
		if show(want[1]); d.Rolling() {
			t.Errorf("%s: after %v the dice still roll", speed, want[1])
		}
		if len(lengths) != 2 || lengths[0] != want[0] || lengths[1] != want[1] {
			t.Errorf("%s: the clock runs for %v, want %v", speed, lengths, want)
		}
	}
}

// The board is painted in the chosen colours, at once.
func TestTheBoardHasTheChosenColours(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysDark})
	b := NewBoard(widget.NewArt(cardart.Style{}))
	b.SetModel(Of(start()))
	b.Resize(fyne.NewSize(700, 700))
	for _, s := range []Squares{Green, Grey, Ivory} {
		use(t, Style{s, Usual})
		b.Refresh()
		if got, want := b.painted.palette.SquareDark, s.on(theme.Dark).SquareDark; got != want {
			t.Errorf("%s: dark squares are %v, want %v", s, got, want)
		}
	}
	if Green.on(theme.Light).SquareDark == Green.on(theme.Dark).SquareDark || Ivory.on(theme.Light) != theme.Light {
		t.Error("the colours of day and night are the same, or those of ivory others than usual")
	}
}
