package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/mix"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// usualField is the default number of boards on which a field is measured.
const usualField = 20

// fields measures how much the tables of a field differ.
type fields struct {
	rules   bridge.Rules
	name    string // of the players
	tables  []bot.Sides
	boards  int
	deal    func(board int) card.Deal
	threads int
}

// fieldBoard counts how the tables differ on a board.
type fieldBoard struct {
	same       int // tables with the auction that most have
	contracts  int
	results    int // different scores
	calls      int
	departures int // calls that aren't true of the hand by the table's own cards
}

// assessField measures a field, whose tables are to be filled: a club's mix, or of players of a kind if one is named.
func (f flags) assessField(ctx context.Context, m fields, tables int, players kind, seed *seed, stdout, stderr io.Writer) error {
	p, ok := players.player.(bot.Player)
	switch {
	case !ok:
		return usage("command.match.no-book", "Name", quoted(players.name))
	case tables < field.Fewest || tables > field.Most:
		return outside("field", tables, field.Fewest, field.Most)
	}
	m.tables = make([]bot.Sides, tables)
	if !f.given("deals") {
		m.boards = usualField
	}
	if f.given("players") {
		m.name = players.name
		for i := range m.tables {
			m.tables[i] = bot.Even(p)
		}
		return m.run(ctx, stdout, stderr)
	}
	m.name = text.T("command.assess.mix")
	p = bot.Player{Level: bot.Club, ByTheBook: true}
	if bidding.Standard.Fits(m.rules) {
		p.Cards = bidding.Cards{{System: bidding.Standard}, {System: bidding.Standard}}
	}
	drawn := seed.value
	if !seed.given {
		drawn = unforeseen().Uint64()
	}
	m.tables = append([]bot.Sides{bot.Even(p)}, mix.Club(m.rules, len(m.tables), drawn)...)
	return m.run(ctx, stdout, stderr)
}

// run plays the boards at all tables and prints the results.
func (f fields) run(ctx context.Context, stdout, stderr io.Writer) error {
	all, stopped := each(ctx, f.boards, f.threads, stderr, f.board)
	if len(all) > 0 {
		if err := f.print(stdout, all); err != nil {
			return err
		}
	}
	if errors.Is(stopped, context.Canceled) {
		return stoppedAt("command.stopped.boards", f.boards, len(all))
	}
	return stopped
}

// board plays a board at all tables.
func (f fields) board(ctx context.Context, i int) (fieldBoard, error) {
	var came fieldBoard
	auctions, contracts, scores := map[string]int{}, map[bridge.Contract]int{}, map[int]int{}
	b, err := bridge.NewBoard(f.rules, f.deal(i), f.rules.Dealer(i), f.rules.Vulnerability(i))
	if err != nil {
		return came, err
	}
	for table, players := range f.tables {
		players = players.Each(func(p *bot.Player) { p.Source, p.Threads = field.Seed(b.Number(), table+1), 1 })
		m := match.Match{Players: [4]match.Player{players, players, players, players}}
		done, err := m.Board(ctx, b)
		if err != nil {
			return came, failed("command.assess.board", "Board", i+1, "Why", err)
		}
		auction := done.Auction()
		came.calls += len(auction.Calls)
		came.departures += departures(b, auction, players.Cards())
		auctions[fmt.Sprint(auction.Calls)]++
		contracts[done.Contract()]++
		scores[field.ResultOf(done).Score()]++
	}
	for _, tables := range auctions {
		came.same = max(came.same, tables)
	}
	came.contracts, came.results = len(contracts), len(scores)
	return came, nil
}

// departures counts the calls of an auction that aren't true of the hands of a board by the cards of the sides.
func departures(b bridge.Board, auction bridge.Auction, cards bidding.Cards) (n int) {
	for i, call := range auction.Calls {
		before := bridge.Auction{Dealer: auction.Dealer, Calls: auction.Calls[:i]}
		if !cards.Read(&b.Table, before).True(call, b.Deal[auction.Caller(i)]) {
			n++
		}
	}
	return n
}

// print prints the results of the boards.
func (f fields) print(w io.Writer, all []fieldBoard) error {
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, text.T("command.assess.field", "Boards", text.TN("command.count.boards", len(all)), "Tables", text.TN("command.count.tables", len(f.tables)),
		"Players", f.name, "Rules", f.rules.Name)+"\n")
	calls, departed := 0, 0
	for _, one := range all {
		calls, departed = calls+one.calls, departed+one.departures
	}
	fmt.Fprintf(t, "%s\t%s\t%s\n", "", rowHead("median"), rowHead("mean"))
	for _, row := range []struct {
		head string
		of   func(fieldBoard) int
	}{
		{"same-auction", func(b fieldBoard) int { return b.same }},
		{"contracts", func(b fieldBoard) int { return b.contracts }},
		{"results", func(b fieldBoard) int { return b.results }},
	} {
		var values []float64
		for _, one := range all {
			values = append(values, float64(row.of(one)))
		}
		fmt.Fprintf(t, "%s\t%.1f\t%s\n", rowHead(row.head), median(values), estimateOf(values).say("%.2f", "%.2f"))
	}
	fmt.Fprintln(t, "\n"+text.T("command.assess.departures", "Calls", calls, "Untrue", departed))
	return t.Flush()
}

// median returns the median of one or more values.
func median(values []float64) float64 {
	values = slices.Sorted(slices.Values(values))
	n := len(values)
	return (values[(n-1)/2] + values[n/2]) / 2
}
