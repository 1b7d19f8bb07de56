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
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// from returns a player of the kind with its own source of randomness. Those of another program have none.
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

// checkTables refuses a number of tables that the rules don't allow for a deal.
func (f flags) checkTables(rules bridge.Rules, tables int) error {
	switch {
	case !f.given("tables") && !f.given("daily"):
		return nil
	case tables < 1 || tables > field.Most:
		return outside("tables", tables, field.Fewest, field.Most)
	case f.given("compare"):
		return usage("command.match.two-tables")
	case tables > 1 && !field.Has(rules):
		return usage("command.match.no-tables", "Rules", rules.Name)
	}
	return nil
}

// dailyRules returns the rules of the deals of a date.
func (f flags) dailyRules(rules bridge.Rules, date string) (bridge.Rules, error) {
	daily := field.DailyRules()
	switch {
	case !field.IsDate(date):
		return rules, usage("command.match.wrong-date", "Date", date)
	case f.given("rules") && !rules.Same(daily):
		return rules, usage("command.match.daily-rules", "Rules", daily.Name)
	case f.given("deals") || f.given("seed") || f.given("deal"):
		return rules, usage("command.match.daily-deals", "Deals", field.DailyBoards)
	}
	return daily, nil
}

// field returns the field of the sessions, in its saved form.
func (p sessions) field() bridgestore.Field {
	if p.tables < field.Fewest {
		return bridgestore.Field{Daily: p.daily}
	}
	return bridgestore.Field{Setup: field.Setup{Tables: p.tables}, Players: p.players.name, Daily: p.daily}
}

// compare plays a finished board at the other tables, prints its line, and saves the results if the rubber is saved.
func (p sessions) compare(ctx context.Context, w io.Writer, rubber int64, e record.Entry) (field.Traveller, error) {
	elsewhere, err := p.players.elsewhere(ctx, e.Board, p.tables)
	if err != nil {
		return field.Traveller{}, err
	}
	e.Tables = []record.Other{}
	for i, b := range elsewhere {
		e.Tables = append(e.Tables, record.Other{Board: b})
		if p.store == nil {
			continue
		}
		board, err := p.store.BoardOf(ctx, rubber, b.Number())
		if err == nil {
			err = p.store.SaveFieldTable(board, i+2, bridgestore.Other{Players: p.players.name, Board: b})
		}
		if err != nil {
			return field.Traveller{}, err
		}
	}
	return e.Traveller(p.tables), printEntry(w, e)
}

// printKept prints the boards of a rubber with a field, and the line that ends its session.
func printKept(w io.Writer, store *bridgestore.Store, r bridgestore.Rubber, places []int, left func(error)) error {
	var travellers []field.Traveller
	for i, b := range r.Rubber.Boards {
		others, err := store.FieldTables(context.Background(), r.BoardIDs[i])
		if err != nil {
			left(failed("command.match.other-tables", "Rubber", r.ID, "Board", places[i], "Why", err))
		}
		e := record.Entry{Session: int(r.ID), Number: places[i], Board: b, Tables: []record.Other{}}
		for _, o := range others {
			if o.Board.Phase() != bridge.Finished {
				break // later ones are printed when they are in
			}
			e.Tables = append(e.Tables, record.Other{Board: o.Board})
		}
		if err := printEntry(w, e); err != nil {
			return err
		}
		travellers = append(travellers, e.Traveller(r.Field.Tables))
	}
	if len(places) > 0 && places[len(places)-1] != len(places) {
		return nil // boards are missing
	}
	return printField(w, int(r.ID), r.Rubber, travellers)
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
