package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// comparison is a duplicate match of two kinds of players, A and B. Each deal is played in two rooms, with the same
// dealer and vulnerability: in the first A sits North-South, in the second East-West.
type comparison struct {
	kinds   [2]kind // A and B
	rules   bridge.Rules
	deals   int
	deal    func(board int) card.Deal // called once for each board
	scoring bot.Scoring
	threads int
}

// isPath reports whether a name in -compare is the path of a program and nothing else.
func isPath(name string) bool {
	return strings.ContainsAny(name, `/\`) && !strings.ContainsAny(name, "@,")
}

// kindsNamed reads the names of A and B, as in club,expert or club,club@PROGRAM. The path of a program stands for its
// players of the other's kind, and alone for its players of the usual kind, against those of this program.
func kindsNamed(text, usual string) (ab [2]kind, err error) {
	names, err := comparedNamed(text, usual)
	if err != nil {
		return ab, err
	}
	for i, n := range names {
		if n.path != "" {
			ab[i] = kindOf(n.path, n.kind)
		} else if ab[i], err = kindNamed(n.kind); err != nil {
			return ab, usage("command.match.wrong-compare", "Value", text, "Why", err)
		}
	}
	return ab, nil
}

// comparedName is the name of A or B in -compare.
type comparedName struct {
	kind string
	path string // of the program whose players they are; "" for this one
}

// comparedNamed splits the names of A and B, as [kindsNamed] has them.
func comparedNamed(text, usual string) (ab [2]comparedName, err error) {
	named := text
	if isPath(text) {
		named = usual + "," + text
	}
	a, b, ok := strings.Cut(named, ",")
	if !ok {
		return ab, usage("command.fault.two-kinds", "Value", text)
	}
	for i, names := range [2][2]string{{a, b}, {b, a}} {
		name, path, other := strings.Cut(names[0], "@")
		switch {
		case isPath(names[0]):
			path = names[0]
			name, _, _ = strings.Cut(names[1], "@")
		case other && path == "":
			return ab, usage("command.fault.no-path", "Value", text)
		}
		ab[i] = comparedName{name, path}
	}
	return ab, nil
}

// compared holds the results of one deal.
type compared struct {
	gain  int      // points of A's pairs minus those of B's
	tally [2]tally // of A and B
}

// tally counts the acts of one kind of players.
type tally struct {
	contracts, made, levels int
	calls, cards            []time.Duration // duration of each
}

func (t tally) plus(u tally) tally {
	return tally{t.contracts + u.contracts, t.made + u.made, t.levels + u.levels,
		append(t.calls, u.calls...), append(t.cards, u.cards...)}
}

// timed is a player with a stopwatch.
type timed struct {
	match.Player
	tally *tally
}

func (t timed) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	begun := time.Now()
	e, err := t.Player.Act(ctx, v)
	took := time.Since(begun)
	if v.Phase() != bridge.PlayPhase {
		t.tally.calls = append(t.tally.calls, took)
	} else {
		t.tally.cards = append(t.tally.cards, took)
	}
	return e, err
}

// run plays the match and prints the results. If it is stopped it prints those so far.
func (c comparison) run(ctx context.Context, stdout, stderr io.Writer) error {
	end, err := ready(ctx, c.kinds[0].program, c.kinds[1].program)
	if err != nil {
		return err
	}
	defer end()
	all, stopped := each(ctx, c.deals, c.threads, stderr, c.play)
	if len(all) > 0 {
		if err := c.print(stdout, all); err != nil {
			return err
		}
	}
	if errors.Is(stopped, context.Canceled) {
		return stoppedAt("command.stopped.deals", c.deals, len(all))
	}
	return stopped
}

// play plays a deal in both rooms.
func (c comparison) play(ctx context.Context, board int) (compared, error) {
	var came compared
	deal := c.deal(board)
	for room := range 2 {
		b, err := bridge.NewBoard(c.rules, deal, c.rules.Dealer(board), c.rules.Vulnerability(board))
		if err != nil {
			return came, err
		}
		// The kind that sits at a seat is 0 for A and 1 for B.
		kindAt := func(seat card.Seat) int { return int(seat.Side()) ^ room }
		cards := bidding.Cards{c.kinds[room].card, c.kinds[1-room].card}
		var m match.Match
		for _, seat := range card.Seats {
			m.Players[seat] = timed{c.kinds[kindAt(seat)].scoring(c.scoring).at(&b, cards), &came.tally[kindAt(seat)]}
		}
		m.Watch = func(now bridge.Board) { b = now }
		if b, err = m.Board(ctx, b); err != nil {
			return came, failed("command.match.deal-of-room", "Deal", board+1, "Room", room+1, "Why", err)
		}
		points := b.Points()
		came.gain += (points[card.NS] - points[card.EW]) * (1 - 2*room)
		if contract := b.Contract(); !contract.PassedOut() {
			t := &came.tally[kindAt(contract.Declarer)]
			t.contracts++
			t.levels += contract.Level
			if b.DeclarerTricks() >= c.rules.Needs(contract.Level) {
				t.made++
			}
		}
	}
	return came, nil
}

// print prints the results of the deals.
func (c comparison) print(w io.Writer, all []compared) error {
	var points, imps, wins []float64
	var a, b tally
	for _, came := range all {
		points = append(points, float64(came.gain))
		imps = append(imps, float64(bridge.IMPs(came.gain)))
		wins = append(wins, 50+50*float64(cmp.Compare(came.gain, 0)))
		a, b = a.plus(came.tally[0]), b.plus(came.tally[1])
	}
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, text.T("command.match.compared", "Deals", text.TN("command.count.deals", len(all)), "A", c.kinds[0].name, "B", c.kinds[1].name))
	fmt.Fprintln(t, text.T("command.match.gains", "Points", estimateOf(points).say("%+.1f", "%.1f"), "IMPs", estimateOf(imps).say("%+.3f", "%.3f")))
	if c.scoring == bot.Matchpoints {
		fmt.Fprintln(t, text.T("command.match.matchpoints", "Share", estimateOf(wins).say("%.1f", "%.1f")))
	}
	fmt.Fprintln(t)
	for _, row := range [][3]string{
		{"", "A", "B"},
		{"contracts", strconv.Itoa(a.contracts), strconv.Itoa(b.contracts)},
		{"made", share(a.made, a.contracts), share(b.made, b.contracts)},
		{"average-level", average(a.levels, a.contracts), average(b.levels, b.contracts)},
		{"call-median", quantile(a.calls, 50), quantile(b.calls, 50)},
		{"call-99", quantile(a.calls, 99), quantile(b.calls, 99)},
		{"card-median", quantile(a.cards, 50), quantile(b.cards, 50)},
		{"card-99", quantile(a.cards, 99), quantile(b.cards, 99)},
	} {
		fmt.Fprintf(t, "%s\t%s\t%s\n", rowHead(row[0]), row[1], row[2])
	}
	fmt.Fprintln(t, "\n"+text.T("command.match.passed-out", "Passed", 2*len(all)-a.contracts-b.contracts, "Boards", 2*len(all)))
	return t.Flush()
}
