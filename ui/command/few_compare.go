package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"text/tabwriter"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// fewCompared holds the results of a pair of rubbers.
type fewCompared struct {
	deals int
	gain  float64 // points of A's players minus those of B's, mean of the two rubbers
	won   [2]float64
	equal int                // drawn rubbers
	times [2][]time.Duration // of each act
}

// timedFew is a player with a stopwatch.
type timedFew struct {
	fewActor
	times *[]time.Duration
}

func (t timedFew) Act(ctx context.Context, v few.View) (few.Event, error) {
	begun := time.Now()
	e, err := t.fewActor.Act(ctx, v)
	*t.times = append(*t.times, time.Since(begun))
	return e, err
}

// fewSeats returns the seatings of the two rubbers of a pair, 0 for A and 1 for B. With three, one plays against two of
// the other kind, each in turn.
func fewSeats(players, pair int) [2][]int {
	first := []int{0, 1}
	if players == 3 {
		first = []int{1, 1, 1}
		first[pair%players] = 0
	}
	second := make([]int, players)
	for i, kind := range first {
		second[i] = 1 - kind
	}
	return [2][]int{first, second}
}

// compare plays pairs of rubbers and prints the results. If it is stopped it prints those so far.
func (m fewMatch) compare(ctx context.Context, stdout, stderr io.Writer) error {
	pairs := m.deals
	if pairs == 0 {
		pairs = fewPairs
	}
	all, stopped := each(ctx, pairs, m.threads, stderr, m.pair)
	if len(all) > 0 {
		if err := m.print(stdout, all); err != nil {
			return err
		}
	}
	if errors.Is(stopped, context.Canceled) {
		return stoppedAt("command.stopped.pairs", pairs, len(all))
	}
	return stopped
}

// pair plays two rubbers on the same deals, with the seats exchanged.
func (m fewMatch) pair(ctx context.Context, pair int) (fewCompared, error) {
	came := fewCompared{}
	for room, seats := range fewSeats(m.rules.Players(), pair) {
		t := fewTable{chance: m.chance, number: int64(pair) + 1}
		for p, kind := range seats {
			t.players = append(t.players, timedFew{m.kinds[kind].player(m.chance(t.number, -2*p-1-room)), &came.times[kind]})
		}
		s := few.NewSession(m.rules)
		for !s.Over() {
			b, err := t.deal(ctx, s.Next())
			if err == nil {
				s, err = s.Played(b)
			}
			if err != nil {
				if ctx.Err() != nil {
					return came, ctx.Err()
				}
				return came, failed("command.few.pair", "Pair", pair+1, "Rubber", room+1, "Deal", s.Boards()+1, "Why", err)
			}
		}
		came.count(s, seats)
	}
	return came, nil
}

// count takes a rubber into account that is over.
func (c *fewCompared) count(s few.Session, seats []int) {
	c.deals += s.Boards()
	end := s.End()
	var sum, sat [2]float64
	for p, total := range end.Totals {
		sum[seats[p]] += float64(total)
		sat[seats[p]]++
	}
	c.gain += (sum[0]/sat[0] - sum[1]/sat[1]) / 2
	if end.Winner == few.Nobody {
		c.equal++
		c.won[0], c.won[1] = c.won[0]+0.5, c.won[1]+0.5
		return
	}
	c.won[seats[end.Winner]]++
}

// print prints the results of the pairs.
func (m fewMatch) print(w io.Writer, all []fewCompared) error {
	var gains, wins []float64
	var sum fewCompared
	for _, c := range all {
		gains, wins = append(gains, c.gain), append(wins, 100*c.won[0]/2)
		sum.deals += c.deals
		sum.equal += c.equal
		for kind := range 2 {
			sum.won[kind] += c.won[kind]
			sum.times[kind] = append(sum.times[kind], c.times[kind]...)
		}
	}
	won := estimateOf(wins)
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, text.T("command.few.compared", "Rules", m.rules, "Rubbers", 2*len(all), "Deals", text.TN("command.count.deals", sum.deals), "A", m.kinds[0].name, "B", m.kinds[1].name))
	fmt.Fprintln(t, text.T("command.few.gains", "Points", estimateOf(gains).say("%+.0f", "%.0f"), "Share", won.say("%.1f", "%.1f"))+"\n")
	for _, row := range [][3]string{
		{"", "A", "B"},
		{"rubbers", decimals("%.1f", won.mean), decimals("%.1f", 100-won.mean)},
		{"acts", strconv.Itoa(len(sum.times[0])), strconv.Itoa(len(sum.times[1]))},
		{"act-mean", meanOf(sum.times[0]), meanOf(sum.times[1])},
		{"act-99", quantile(sum.times[0], 99), quantile(sum.times[1], 99)},
		{"act-longest", quantile(sum.times[0], 100), quantile(sum.times[1], 100)},
	} {
		fmt.Fprintf(t, "%s\t%s\t%s\n", rowHead(row[0]), row[1], row[2])
	}
	if sum.equal > 0 {
		fmt.Fprintln(t, "\n"+text.T("command.few.equal", "N", sum.equal))
	}
	return t.Flush()
}
