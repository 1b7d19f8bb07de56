package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"text/tabwriter"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/match"
)

// comparison is a duplicate match of two kinds of players, A and B. Each deal is played in two rooms, with the same
// dealer and vulnerability: in the first A sits North-South, in the second East-West.
type comparison struct {
	kinds   [2]named // A and B
	rules   bridge.Rules
	deals   int
	deal    func(board int) card.Deal
	threads int
}

// played is what came of one deal.
type played struct {
	rooms [2]bridge.Board
	times [2]times // of A and B
}

// times is how long players took, for each act.
type times struct{ calls, cards []time.Duration }

// timed is a player whose time is taken.
type timed struct {
	match.Player
	times *times
}

func (t timed) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	begun := time.Now()
	e, err := t.Player.Act(ctx, v)
	took := time.Since(begun)
	if v.Phase() == bridge.AuctionPhase {
		t.times.calls = append(t.times.calls, took)
	} else {
		t.times.cards = append(t.times.cards, took)
	}
	return e, err
}

// run plays the match and prints what came of it. If it is stopped it prints what came of the deals until then.
func (c comparison) run(ctx context.Context, stdout, stderr io.Writer) error {
	deals := make([]card.Deal, c.deals)
	for i := range deals {
		deals[i] = c.deal(i)
	}
	all, err := each(ctx, c.deals, c.threads, stderr, func(ctx context.Context, i int) (played, error) {
		p, err := c.play(ctx, i, deals[i])
		if err != nil && ctx.Err() == nil {
			err = fmt.Errorf("deal %d: %w", i+1, err)
		}
		return p, err
	})
	if len(all) > 0 {
		if err := c.print(stdout, all); err != nil {
			return err
		}
	}
	if errors.Is(err, context.Canceled) {
		return fmt.Errorf("stopped after %d of %d deals", len(all), c.deals)
	}
	return err
}

// side returns where a kind, A or B, sits in a room.
func side(kind, room int) card.Side { return card.Side(kind ^ room) }

// play plays a deal in both rooms.
func (c comparison) play(ctx context.Context, board int, deal card.Deal) (p played, err error) {
	for room := range p.rooms {
		var m match.Match
		for _, seat := range card.Seats {
			kind := int(seat.Side()) ^ room
			m.Players[seat] = timed{c.kinds[kind].player, &p.times[kind]}
		}
		b, err := bridge.NewBoard(c.rules, deal, c.rules.Dealer(board), c.rules.Vulnerability(board))
		if err != nil {
			return p, err
		}
		if p.rooms[room], err = m.Board(ctx, b); err != nil {
			return p, err
		}
	}
	return p, nil
}

// gain returns how many points more A's pairs have than B's.
func (p played) gain() int {
	gain := 0
	for room, b := range p.rooms {
		points := b.Points()
		gain += points[side(0, room)] - points[side(1, room)]
	}
	return gain
}

// print says what came of the deals.
func (c comparison) print(w io.Writer, all []played) error {
	var points, imps []float64
	var times [2]times
	var contracts, made, levels [2]int
	passed := 0
	for _, p := range all {
		points = append(points, float64(p.gain()))
		imps = append(imps, float64(bridge.IMPs(p.gain())))
		for kind, t := range p.times {
			times[kind].calls = append(times[kind].calls, t.calls...)
			times[kind].cards = append(times[kind].cards, t.cards...)
		}
		for room, b := range p.rooms {
			contract := b.Contract()
			if contract.PassedOut() {
				passed++
				continue
			}
			kind := int(contract.Declarer.Side()) ^ room
			contracts[kind]++
			levels[kind] += contract.Level
			if b.DeclarerTricks() >= c.rules.Needs(contract.Level) {
				made[kind]++
			}
		}
	}
	a, b := c.kinds[0].name, c.kinds[1].name
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintf(t, "%d deals, each played twice: A is %s, B is %s.\n", len(all), a, b)
	fmt.Fprintf(t, "A gains %s points and %s IMPs a board.\n\n", mean(points, 1), mean(imps, 3))
	fmt.Fprintf(t, "\tA\tB\n")
	fmt.Fprintf(t, "contracts\t%d\t%d\n", contracts[0], contracts[1])
	fmt.Fprintf(t, "made\t%s\t%s\n", share(made[0], contracts[0]), share(made[1], contracts[1]))
	fmt.Fprintf(t, "average level\t%s\t%s\n", average(levels[0], contracts[0]), average(levels[1], contracts[1]))
	fmt.Fprintf(t, "a call, median\t%s\t%s\n", quantile(times[0].calls, 50), quantile(times[1].calls, 50))
	fmt.Fprintf(t, "a call, 99 %% within\t%s\t%s\n", quantile(times[0].calls, 99), quantile(times[1].calls, 99))
	fmt.Fprintf(t, "a card, median\t%s\t%s\n", quantile(times[0].cards, 50), quantile(times[1].cards, 50))
	fmt.Fprintf(t, "a card, 99 %% within\t%s\t%s\n", quantile(times[0].cards, 99), quantile(times[1].cards, 99))
	fmt.Fprintf(t, "\nPassed out: %d of %d boards.\n", passed, 2*len(all))
	return t.Flush()
}

// mean says the mean of values with its standard error, with so many decimals.
func mean(values []float64, decimals int) string {
	n := float64(len(values))
	sum, squares := 0.0, 0.0
	for _, v := range values {
		sum += v
	}
	for _, v := range values {
		squares += (v - sum/n) * (v - sum/n)
	}
	if n < 2 {
		return fmt.Sprintf("%+.*f", decimals, sum/n)
	}
	return fmt.Sprintf("%+.*f ± %.*f", decimals, sum/n, decimals, math.Sqrt(squares/n/(n-1)))
}

func share(part, whole int) string {
	if whole == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f %%", 100*float64(part)/float64(whole))
}

func average(sum, n int) string {
	if n == 0 {
		return "–"
	}
	return fmt.Sprintf("%.2f", float64(sum)/float64(n))
}

// quantile says within what time so many of a hundred were.
func quantile(times []time.Duration, percent int) string {
	if len(times) == 0 {
		return "–"
	}
	slices.SortFunc(times, cmp.Compare)
	at := times[min(len(times)*percent/100, len(times)-1)]
	return fmt.Sprintf("%.3g ms", float64(at.Microseconds())/1000)
}
