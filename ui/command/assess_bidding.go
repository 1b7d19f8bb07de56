package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strings"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// biddings measures the players' bidding.
type biddings struct {
	rules   bridge.Rules
	players kind
	boards  int
	deal    func(board int) card.Deal
	threads int
	file    string // cache of double-dummy tricks, or ""
}

// auctions holds the results of a deal: with East and West silent, and with all bidding.
type auctions struct {
	outcomes [2]assess.Outcome
	passed   int // forcing calls that were passed, and
	untrue   int // calls that were not true of the hand, of
	calls    int // number of calls
	tricks   dd.Tricks
}

// run bids the deals and prints the results.
func (s biddings) run(ctx context.Context, stdout, stderr io.Writer) error {
	known, err := readTricks(s.file)
	if err != nil {
		return err
	}
	all, stopped := each(ctx, s.boards, s.threads, stderr, func(ctx context.Context, i int) (auctions, error) {
		return s.bid(ctx, i, known)
	})
	if s.file != "" {
		for i, one := range all {
			known[s.deal(i)] = one.tricks
		}
		if err := writeTricks(s.file, known); err != nil {
			return err
		}
	}
	if len(all) > 0 {
		if err := s.print(stdout, all); err != nil {
			return err
		}
	}
	if errors.Is(stopped, context.Canceled) {
		return stoppedAt("command.stopped.deals", s.boards, len(all))
	}
	return stopped
}

// bid bids a deal twice.
func (s biddings) bid(ctx context.Context, i int, known map[card.Deal]dd.Tricks) (came auctions, err error) {
	deal, ok := s.deal(i), false
	if came.tricks, ok = known[deal]; !ok {
		if came.tricks, err = dd.Table(ctx, deal, dd.Options{Threads: 1, Memory: dd.DefaultMemory / s.threads}); err != nil {
			return came, err
		}
	}
	for room := range came.outcomes {
		b, err := bridge.NewBoard(s.rules, deal, s.rules.Dealer(i), s.rules.Vulnerability(i))
		if err != nil {
			return came, err
		}
		for b.Phase() == bridge.AuctionPhase {
			e := bridge.Called(bridge.Pass)
			if seat := b.Turn(); room == 1 || seat.Side() == card.NS {
				if e, err = s.players.four()[seat].Act(ctx, b.View(seat)); err != nil {
					return came, err
				}
				came.check(&b, bidding.Cards{s.players.card, s.players.card}, e.Call)
			}
			if b, err = b.Apply(e); err != nil {
				return came, err
			}
		}
		if came.outcomes[room], err = assess.Bidding(b, came.tricks); err != nil {
			return came, err
		}
	}
	return came, nil
}

// check notes whether a call is as the system has it.
func (came *auctions) check(b *bridge.Board, cards bidding.Cards, c bridge.Call) {
	a := cards.Read(&b.Table, b.Auction())
	m := a.Explain(c)
	came.calls++
	if !a.True(c, b.Hand(b.Turn())) {
		came.untrue++
	}
	if c == bridge.Pass && a.Forced() && m.Purpose != bidding.PenaltyPass {
		came.passed++
	}
}

// print prints the results of the deals.
func (s biddings) print(w io.Writer, all []auctions) error {
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, text.T("command.assess.bid", "Deals", text.TN("command.count.deals", len(all)), "Players", s.players.name, "Rules", s.rules.Name)+"\n")
	var lost, off []float64
	var silent, both tallies
	calls, untrue, passed := 0, 0, 0
	for _, one := range all {
		calls, untrue, passed = calls+one.calls, untrue+one.untrue, passed+one.passed
		lost = append(lost, float64(bridge.IMPs(one.outcomes[0].Lost[card.NS])))
		off = append(off, math.Abs(float64(bridge.IMPs(one.outcomes[1].OffPar))))
		silent.add(one.outcomes[0], one.outcomes[0].Best[card.NS])
		both.add(one.outcomes[1], max(one.outcomes[1].Best[card.NS], one.outcomes[1].Best[card.EW]))
	}
	n := len(all)
	for _, row := range [][3]string{
		{"", rowHead("silent"), rowHead("bidding")},
		{"imps-lost", estimateOf(lost).say("%.2f", "%.2f"), ""},
		{"imps-off-par", "", estimateOf(off).say("%.2f", "%.2f")},
		{"games-bid", share(silent.bid[assess.Game], n), share(both.bid[assess.Game], n)},
		{"made-of-these", share(silent.made[assess.Game], silent.bid[assess.Game]), share(both.made[assess.Game], both.bid[assess.Game])},
		{"games-missed", share(silent.missed[assess.Game], n), ""},
		{"games-overbid", share(silent.over[assess.Game], n), ""},
		{"slams-bid", share(silent.bid[assess.Slam], n), share(both.bid[assess.Slam], n)},
		{"made-of-these", share(silent.made[assess.Slam], silent.bid[assess.Slam]), share(both.made[assess.Slam], both.bid[assess.Slam])},
		{"slams-missed", share(silent.missed[assess.Slam], n), ""},
		{"slams-overbid", share(silent.over[assess.Slam], n), ""},
	} {
		fmt.Fprintf(t, "%s\t%s\t%s\n", rowHead(row[0]), row[1], row[2])
	}
	fmt.Fprintln(t, "\n"+text.T("command.assess.calls", "Calls", calls, "Untrue", untrue, "Passed", passed))
	return t.Flush()
}

// tallies count contracts by their bonus.
type tallies struct{ bid, made, missed, over [assess.Slam + 1]int }

// add counts a contract, given the bonus of the best one: a bonus is missed if the best contract has more, and overbid
// if the contract fails where less could be made.
func (t *tallies) add(o assess.Outcome, best assess.Bonus) {
	t.bid[o.Level]++
	switch {
	case o.Made:
		t.made[o.Level]++
	case o.Level > best:
		t.over[o.Level]++
	}
	if best > o.Level {
		t.missed[best]++
	}
}

// readTricks reads the tricks of deals from a file; a missing one is empty.
func readTricks(file string) (map[card.Deal]dd.Tricks, error) {
	known := map[card.Deal]dd.Tricks{}
	if file == "" {
		return known, nil
	}
	f, err := os.Open(file)
	if errors.Is(err, os.ErrNotExist) {
		return known, nil
	} else if err != nil {
		return nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		text, digits, _ := strings.Cut(lines.Text(), " | ")
		deal, err := card.ParseDeal(text)
		var t dd.Tricks
		if err != nil || len(digits) != len(t)*len(t[0]) {
			return nil, failed("command.assess.not-worth", "File", fileName(file), "Line", quoted(lines.Text()))
		}
		for i, digit := range []byte(digits) {
			t[i/len(t[0])][i%len(t[0])] = dd.Bounds{Min: int(digit - 'A'), Max: int(digit - 'A')}
		}
		known[deal] = t
	}
	return known, lines.Err()
}

// writeTricks writes the tricks of deals to a file.
func writeTricks(file string, known map[card.Deal]dd.Tricks) error {
	var text strings.Builder
	for deal, t := range known {
		fmt.Fprintf(&text, "%v | ", deal)
		for i := range len(t) * len(t[0]) {
			text.WriteByte('A' + byte(t[i/len(t[0])][i%len(t[0])].Min))
		}
		text.WriteString("\n")
	}
	return os.WriteFile(file, []byte(text.String()), 0o644)
}
