package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"text/tabwriter"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// chessMatch is a match of two kinds of players, A and B. The games of a group begin alike, with the players in each of
// [chessSeatings].
type chessMatch struct {
	chessSeries
	kinds [2]chessKind // A and B
}

// chessSeatings returns the seatings, 0 for A and 1 for B, in which both kinds together have the same seats.
func chessSeatings(rules chess.Rules) [][]int {
	persons := rules.Owners()
	switch {
	case len(persons) == 2:
		return [][]int{{0, 1}, {1, 0}}
	case len(persons) == 3:
		return [][]int{{0, 1, 1}, {1, 0, 0}, {1, 0, 1}, {0, 1, 0}, {1, 1, 0}, {0, 0, 1}}
	case rules.Mode == chess.B:
		first, second := make([]int, len(persons)), make([]int, len(persons))
		for i, a := range persons {
			if a != persons[0] && a != rules.Partner(persons[0]) {
				first[i] = 1
			}
			second[i] = 1 - first[i]
		}
		return [][]int{first, second}
	}
	return [][]int{{0, 0, 1, 1}, {1, 1, 0, 0}, {0, 1, 1, 0}, {1, 0, 0, 1}, {0, 1, 0, 1}, {1, 0, 1, 0}}
}

// chessCompared holds the results of some games of a match.
type chessCompared struct {
	games, turns, longest int
	share                 float64              // A's of the points, from 0 to 1, summed over the games
	wins                  [2]map[chess.How]int // of A's players and B's
	draws                 map[chess.How]int    // drawn games
	times                 [2][]time.Duration   // of each move
}

// run plays the match and prints the results. If it is stopped it prints those so far.
func (m chessMatch) run(ctx context.Context, stdout, stderr io.Writer) error {
	end, err := ready(ctx, m.kinds[0].program, m.kinds[1].program)
	if err != nil {
		return err
	}
	defer end()
	seatings := chessSeatings(m.start.Rules())
	groups := (m.games + len(seatings) - 1) / len(seatings)
	all, stopped := each(ctx, groups, m.threads, stderr, func(ctx context.Context, group int) (chessCompared, error) {
		return m.group(ctx, group, seatings)
	})
	if len(all) > 0 {
		if err := m.print(stdout, len(seatings), all); err != nil {
			return err
		}
	}
	if errors.Is(stopped, context.Canceled) {
		return stoppedAt("command.stopped.games", groups*len(seatings), len(all)*len(seatings))
	}
	return stopped
}

// group plays the games of a group.
func (m chessMatch) group(ctx context.Context, group int, seatings [][]int) (chessCompared, error) {
	came := chessCompared{draws: map[chess.How]int{}}
	came.wins[0], came.wins[1] = map[chess.How]int{}, map[chess.How]int{}
	for i, seating := range seatings {
		game := group*len(seatings) + i
		g, err := m.play(ctx, group, game, func(person int, chance *rand.Rand) chessActor {
			kind := seating[person]
			return timedChess{m.kinds[kind].player(chance), &came.times[kind]}
		}, nil)
		if err != nil {
			return came, failed("command.chess.game", "Game", game+1, "Why", err)
		}
		came.count(g, seating)
	}
	return came, nil
}

// timedChess is a player with a stopwatch.
type timedChess struct {
	chessActor
	times *[]time.Duration
}

func (t timedChess) Act(ctx context.Context, g chess.Game) (chess.Event, error) {
	begun := time.Now()
	event, err := t.chessActor.Act(ctx, g)
	*t.times = append(*t.times, time.Since(begun))
	return event, err
}

// count takes a game into account that is over.
func (c *chessCompared) count(g chess.Game, seating []int) {
	rules := g.Rules()
	persons := rules.Owners()
	kindOf := func(a chess.Army) int { return seating[slices.Index(persons, rules.Owner(a))] }
	turns := len(g.Turns())
	c.games++
	c.turns += turns
	c.longest = max(c.longest, turns)
	var points [2]float64
	winner, most := chess.NoArmy, 0.0
	for i, p := range g.Points() {
		a := chess.Army(i)
		if p == 0 {
			continue
		}
		if points[kindOf(a)] += p; p > most {
			winner, most = a, p
		}
	}
	c.share += points[0] / (points[0] + points[1])
	if how := g.Result().How; how.Draw() {
		c.draws[how]++
	} else {
		c.wins[kindOf(winner)][how]++
	}
}

// print prints the results of the games.
func (m chessMatch) print(w io.Writer, seatings int, all []chessCompared) error {
	var shares []float64
	sum := chessCompared{draws: map[chess.How]int{}, wins: [2]map[chess.How]int{{}, {}}}
	for _, c := range all {
		shares = append(shares, 100*c.share/float64(c.games))
		sum.games += c.games
		sum.turns += c.turns
		sum.longest = max(sum.longest, c.longest)
		for how, n := range c.draws {
			sum.draws[how] += n
		}
		for kind := range 2 {
			sum.times[kind] = append(sum.times[kind], c.times[kind]...)
			for how, n := range c.wins[kind] {
				sum.wins[kind][how] += n
			}
		}
	}
	e := estimateOf(shares)
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, text.T("command.chess.match", "Rules", m.start.Rules(), "Games", sum.games, "Group", seatings, "Turns", m.opening, "A", m.kinds[0].name, "B", m.kinds[1].name))
	fmt.Fprintln(t, text.T("command.chess.match-points", "Share", e.say("%.1f", "%.1f"))+"\n")
	row := func(name, a, b string) { fmt.Fprintf(t, "%s\t%s\t%s\n", rowHead(name), a, b) }
	row("", "A", "B")
	row("points", decimals("%.1f", e.mean), decimals("%.1f", 100-e.mean))
	for _, how := range []chess.How{chess.ByKings, chess.ByCastle, chess.Resigned, chess.ByPoints} {
		if a, b := sum.wins[0][how], sum.wins[1][how]; a+b > 0 || how < chess.Resigned {
			row(map[chess.How]string{chess.ByKings: "won-by-kings", chess.ByCastle: "won-in-castle", chess.Resigned: "won-by-resignation",
				chess.ByPoints: "won-by-points"}[how],
				strconv.Itoa(a), strconv.Itoa(b))
		}
	}
	row("move-mean", meanOf(sum.times[0]), meanOf(sum.times[1]))
	row("move-99", quantile(sum.times[0], 99), quantile(sum.times[1], 99))
	row("move-longest", quantile(sum.times[0], 100), quantile(sum.times[1], 100))
	row("moves", strconv.Itoa(len(sum.times[0])), strconv.Itoa(len(sum.times[1])))
	fmt.Fprintln(t, "\n"+text.T("command.chess.match-draws", "Repetition", sum.draws[chess.Repetition], "Limit", sum.draws[chess.Limit], "Agreed", sum.draws[chess.Agreed]))
	if n := sum.draws[chess.Level]; n > 0 {
		fmt.Fprintln(t, text.T("command.chess.match-level", "N", n))
	}
	fmt.Fprintln(t, text.T("command.chess.match-turns", "Average", average(sum.turns, sum.games), "Longest", sum.longest))
	return t.Flush()
}
