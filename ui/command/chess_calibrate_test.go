package command

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
)

// Forecasts that are right on average show so in the table, and the score is their mean squared error.
func TestReliability(t *testing.T) {
	c := chessCalibration{chessSeries: chessSeries{start: chess.New(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2}))}, judge: bot.Club}
	games := [][]forecast{
		{{0.75, 1}, {0.25, 0}},
		{{0.75, 1}, {0.25, 0}, {1, 1}, {0, 0}},
		{{0.75, 0}, {0.25, 1}},
		{{0.75, 1}, {0.25, 0}},
		{},
	}
	var out strings.Builder
	if err := c.print(&out, games); err != nil {
		t.Fatal(err)
	}
	got := spaces.ReplaceAllString(out.String(), " ")
	for _, want := range []string{
		"5 games, 5 positions judged by club",
		"Brier score 0.1797 ± 0.1278; 0.2500 if each forecast is an even share", // 1/16, 1/32, 9/16, 1/16
		"\n0–10 1 0.0 0.0 ± 0.0\n10–20 0 – –\n20–30 4 25.0 25.0 ± 21.7\n",       // √(3/16 + 9/16) / 4
		"\n70–80 4 75.0 75.0 ± 21.7\n80–90 0 – –\n90–100 1 100.0 100.0 ± 0.0\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("it says\n%s\nwithout %q", got, want)
		}
	}
}

// In each position the shares of all armies add up to 1, in the forecast and in the result.
func TestCalibratedGame(t *testing.T) {
	s := chessSeries{start: chess.New(chess.Usual(chess.Variant{Mode: chess.A2, Persons: 3})), games: 1, opening: 6,
		chance: func(place int64, part int) *rand.Rand { return rand.New(rand.NewPCG(uint64(place), uint64(part))) }}
	s.kinds = []chessKind{{level: bot.Beginner}, {level: bot.Beginner}, {level: bot.Beginner}}
	all, err := chessCalibration{s, bot.Club, 25}.game(t.Context(), 0)
	if err != nil || len(all) < 9 || len(all)%3 != 0 {
		t.Fatalf("%d are said, %v", len(all), err)
	}
	for i := 0; i < len(all); i += 3 {
		share, came := 0.0, 0.0
		for _, s := range all[i : i+3] {
			share, came = share+s.share, came+s.came
		}
		if share < 0.999 || share > 1.001 || came < 0.999 || came > 1.001 {
			t.Errorf("position %d: said %v, came %v", i/3, share, came)
		}
	}
}

func TestCalibrateFlags(t *testing.T) {
	for _, args := range []string{"-calibrate -save", "-calibrate -tags", "-calibrate -compare club,club", "-calibrate -games 0", "-calibrate -players nobody"} {
		wantRefusal(t, ask(append([]string{"chess"}, strings.Fields(args)...)...), 2, "")
	}
}
