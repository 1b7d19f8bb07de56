package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// chessCalibration plays games and compares a judge's forecasts in them with the results.
type chessCalibration struct {
	chessSeries
	judge bot.Level
	every int // turns from one judged position to the next
}

// The figures of a calibration.
const (
	calibratedEvery = 6
	calibratedBins  = 10
)

// forecast holds an army's share of the points, from 0 to 1: as the judge saw it in a position, and at the end of the game.
type forecast struct{ share, came float64 }

// run plays the games and prints the table. If it is stopped it prints that of the games played so far.
func (c chessCalibration) run(ctx context.Context, stdout, stderr io.Writer) error {
	all, stopped := each(ctx, c.games, c.threads, stderr, c.game)
	if len(all) > 0 {
		if err := c.print(stdout, all); err != nil {
			return err
		}
	}
	if errors.Is(stopped, context.Canceled) {
		return stoppedAt("command.stopped.games", c.games, len(all))
	}
	return stopped
}

// game plays a game and returns the forecasts for its armies, with the results.
func (c chessCalibration) game(ctx context.Context, game int) ([]forecast, error) {
	var all []forecast
	var armies []chess.Army
	next := 0
	watch := func(g chess.Game) error {
		p := g.Position()
		if g.Over() || p.Rolling() || p.Number() < next {
			return nil
		}
		next = p.Number() + c.every
		j, err := bot.Judge(ctx, g, c.judge)
		if err != nil {
			return err
		}
		for a := range p.Rules().Armies().All() {
			all, armies = append(all, forecast{share: j.Shares[a]}), append(armies, a)
		}
		return nil
	}
	g, err := c.play(ctx, game, game, func(person int, chance *rand.Rand) chessActor { return c.kinds[person].player(chance) }, watch)
	if err != nil {
		return nil, failed("command.chess.game", "Game", game+1, "Why", err)
	}
	points, sum := g.Points(), 0.0
	for _, n := range points {
		sum += n
	}
	for i, a := range armies {
		all[i].came = points[a] / sum
	}
	return all, nil
}

// print prints the Brier score and the table of reliability.
func (c chessCalibration) print(w io.Writer, games [][]forecast) error {
	var scores, blind []float64 // by game
	positions := 0
	even := 1 / float64(c.start.Rules().Armies().Len())
	for _, g := range games {
		score, of := 0.0, 0.0
		for _, s := range g {
			score += (s.share - s.came) * (s.share - s.came) / float64(len(g))
			of += (even - s.came) * (even - s.came) / float64(len(g))
		}
		if len(g) > 0 {
			scores, blind = append(scores, score), append(blind, of)
			positions += len(g) / c.start.Rules().Armies().Len()
		}
	}
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, text.T("command.chess.judged", "Rules", c.start.Rules(), "Games", text.TN("command.count.games", len(games)), "Positions", text.TN("command.count.positions", positions), "Judge", c.judge))
	fmt.Fprintln(t, text.T("command.chess.brier", "Score", estimateOf(scores).say("%.4f", "%.4f"), "Even", decimals("%.4f", estimateOf(blind).mean))+"\n")
	fmt.Fprintln(t, heads("forecast", "armies", "mean-forecast", "mean-result"))
	for bin := range calibratedBins {
		fmt.Fprintln(t, binOf(games, bin))
	}
	return t.Flush()
}

// binOf returns the row of the forecasts in one tenth of the range. Its standard error counts each game as one observation, since the
// positions of a game depend on each other.
func binOf(games [][]forecast, bin int) string {
	n, shares, came := 0, 0.0, 0.0
	in := func(s forecast) bool { return min(int(s.share*calibratedBins), calibratedBins-1) == bin }
	for _, g := range games {
		for _, s := range g {
			if in(s) {
				n, shares, came = n+1, shares+s.share, came+s.came
			}
		}
	}
	row := fmt.Sprintf("%d–%d\t%d", 100/calibratedBins*bin, 100/calibratedBins*(bin+1), n)
	if n == 0 {
		return row + "\t–\t–"
	}
	mean, squares := came/float64(n), 0.0
	for _, g := range games {
		off := 0.0
		for _, s := range g {
			if in(s) {
				off += s.came - mean
			}
		}
		squares += off * off
	}
	return decimals("%s\t%.1f\t%.1f ± %.1f", row, 100*shares/float64(n), 100*mean, 100*math.Sqrt(squares)/float64(n))
}
