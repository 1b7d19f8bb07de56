package command

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
)

// from returns a player of the kind who draws from a source of his own. Those of another program have none.
func (k kind) from(source uint64) match.Player {
	if p, ok := k.player.(bot.Player); ok {
		p.Source, p.Threads = source, 1
		return p
	}
	return k.player
}

// elsewhere plays a deal at the other tables of a field, as many at a time as there are processors, and returns the
// finished boards by table, from the second on.
func (k kind) elsewhere(ctx context.Context, b bridge.Board, tables int) ([]bridge.Board, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	boards, errs := make([]bridge.Board, tables-1), make([]error, tables-1)
	busy := make(chan struct{}, runtime.GOMAXPROCS(0))
	var work sync.WaitGroup
	for i := range boards {
		busy <- struct{}{}
		work.Go(func() {
			defer func() { <-busy }()
			p := k.from(field.Seed(b.Number(), i+2))
			m := match.Match{Players: [4]match.Player{p, p, p, p}}
			if boards[i], errs[i] = m.Board(ctx, b.Prefix(0)); errs[i] != nil {
				stop()
			}
		})
	}
	work.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return boards, nil
}

// checkTables refuses a number of tables at which a deal can't be played by the rules.
func (f flags) checkTables(rules bridge.Rules, tables int) error {
	switch {
	case !f.given("tables") && !f.given("daily"):
		return nil
	case tables < 1 || tables > field.Most:
		return usage("-tables %d: want %d to %d", tables, field.Fewest, field.Most)
	case f.given("compare"):
		return usage("-compare has two tables of its own: leave out -tables and -daily")
	case tables > 1 && !field.Has(rules):
		return usage("%s is not played at many tables: -rules duplicate is", rules.Name)
	}
	return nil
}

// dailyRules returns the rules by which the deals of a date are played.
func (f flags) dailyRules(rules bridge.Rules, date string) (bridge.Rules, error) {
	daily := field.DailyRules()
	switch {
	case !field.IsDate(date):
		return rules, usage("-daily %s: want a date, as 2026-11-22", date)
	case f.given("rules") && !rules.Same(daily):
		return rules, usage("the deals of a day are played by the rules of %s", daily.Name)
	case f.given("deals") || f.given("seed") || f.given("deal"):
		return rules, usage("the deals of a day follow from its date, and are %d: leave out -deals, -deal and -seed", field.DailyBoards)
	}
	return daily, nil
}

// compare plays a finished board at the other tables, and prints its line.
func (p sessions) compare(ctx context.Context, w io.Writer, session, number int, b bridge.Board) (field.Traveller, error) {
	e := record.Entry{Session: session, Number: number, Board: b, Tables: []record.Other{}}
	elsewhere, err := p.players.elsewhere(ctx, b, p.tables)
	if err != nil {
		return field.Traveller{}, err
	}
	for _, b := range elsewhere {
		e.Tables = append(e.Tables, record.Other{Board: b})
	}
	return e.Traveller(p.tables), printTables(w, e)
}

// printTables prints the line of a board of a field, with what the other tables have made of it.
func printTables(w io.Writer, e record.Entry) error {
	line, err := e.Marshal()
	if err == nil {
		_, err = fmt.Fprintf(w, "%s\n", line)
	}
	return err
}

// printField prints the line that ends a session of a field, if it is over.
func printField(w io.Writer, number int, s session.Session, travellers []field.Traveller) error {
	if !s.Over() {
		return nil
	}
	line, err := record.MarshalField(number, s, travellers)
	if err == nil {
		_, err = fmt.Fprintf(w, "%s\n", line)
	}
	return err
}
