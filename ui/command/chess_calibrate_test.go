package command

import (
	"cmp"
	"context"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
)

// The table has the mean forecast and the mean result of each tenth, with an error by games, and the score is the mean squared error.
func TestReliability(t *testing.T) {
	c := chessCalibration{chessSeries: chessSeries{start: chess.New(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2}))}, judge: bot.Club}
	games := [][]forecast{
		{{0.75, 1}, {0.25, 0}},
		{{0.75, 1}, {0.25, 0}, {1, 1}, {0, 0}},
		{{0.75, 0}, {0.25, 1}, {0.75, 0}, {0.25, 1}},
		{{0.75, 1}, {0.25, 0}},
		{},
	}
	var out strings.Builder
	if err := c.print(&out, games); err != nil {
		t.Fatal(err)
	}
	got := spaces.ReplaceAllString(out.String(), " ")
	for _, want := range []string{
		"5 games, 6 positions judged by club",
		"Brier score 0.1797 ± 0.1278; 0.2500 if each forecast is an even share", // 1/16, 1/32, 9/16, 1/16
		"\n0–10 1 0.0 0.0 ± 0.0\n10–20 0 – –\n20–30 5 25.0 40.0 ± 27.7\n",       // √(3 · 0.4² + 1.2²) / 5
		"\n70–80 5 75.0 60.0 ± 27.7\n80–90 0 – –\n90–100 1 100.0 100.0 ± 0.0\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("it says\n%s\nwithout %q", got, want)
		}
	}
}

// At regular intervals, if a move is due, the calibration notes the judge's share for each army and the share that it gets in the end. In
// each position both add up to 1.
func TestCalibratedGame(t *testing.T) {
	const every = 8 // turns; games with dice are short
	for _, v := range []chess.Variant{{Mode: chess.A2, Persons: 3}, {Mode: chess.A1, Persons: 2, Dice: true}} {
		persons := int(v.Persons)
		s := chessSeries{start: chess.New(chess.Usual(v)), games: 1, opening: 6, kinds: slices.Repeat([]chessKind{{level: bot.Beginner}}, persons),
			chance: func(place int64, part int) *rand.Rand { return rand.New(rand.NewPCG(uint64(place), uint64(part))) }}
		var due []chess.Game
		first, next := 0, 0
		over, err := s.play(t.Context(), 0, 0, func(person int, chance *rand.Rand) chessActor { return s.kinds[person].player(chance) }, func(g chess.Game) error {
			if p := g.Position(); !g.Over() && !p.Rolling() && p.Number() >= next {
				due, first, next = append(due, g), cmp.Or(first, p.Number()), p.Number()+every
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		all, err := chessCalibration{s, bot.Club, every}.game(t.Context(), 0)
		if err != nil || len(due) < 3 || len(all) != len(due)*persons {
			t.Fatalf("%v: in %d positions %d are said, %v", v, len(due), len(all), err)
		}
		points := over.Points()
		for i, g := range due {
			j, err := bot.Judge(t.Context(), g, bot.Club)
			if err != nil {
				t.Fatal(err)
			}
			share, came := 0.0, 0.0
			for n, a := range slices.Collect(g.Rules().Armies().All()) {
				s := all[i*persons+n]
				if s.share != j.Shares[a] || s.came > points[a] || s.came == 0 && points[a] > 0 {
					t.Errorf("%v, position %d: of %v it says %v, the judge %v, and %v points came", v, i, a, s, j.Shares[a], points[a])
				}
				share, came = share+s.share, came+s.came
			}
			if share < 0.999 || share > 1.001 || came < 0.999 || came > 1.001 {
				t.Errorf("%v, position %d: said %v, came %v", v, i, share, came)
			}
		}
		last := over.Position()
		if all, err := (chessCalibration{s, bot.Club, last.Number() - first}).game(t.Context(), 0); err != nil || len(all) != persons {
			t.Errorf("%v: a game that is over is judged too: %d are said, %v", v, len(all), err)
		}
	}
}

// Flags that clash are refused, and a number of games isn't needed.
func TestCalibrateFlags(t *testing.T) {
	for _, args := range []string{"-calibrate -save", "-calibrate -tags", "-calibrate -compare club,club", "-calibrate -games 0", "-calibrate -players nobody"} {
		wantRefusal(t, ask(append([]string{"chess"}, strings.Fields(args)...)...), 2, "")
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if err := playChess(ctx, []string{"-calibrate"}, "", nil, io.Discard, io.Discard); err == nil || err.Error() != "stopped after 0 of 20 games" {
		t.Errorf("without a number: %v", err)
	}
}
