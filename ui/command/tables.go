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
	"github.com/superbridge/superbridge/game/bridge/mix"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// from returns a player of the kind with its own source of randomness. Those of another program have none.
func (k kind) from(source uint64) match.Player {
	switch p := k.player.(type) {
	case bot.Player:
		p.Source, p.Threads = source, 1
		return p
	case bot.Sides:
		return p.Each(func(player *bot.Player) { player.Source, player.Threads = source, 1 })
	}
	return k.player
}

// clubMix and alike are the values of -mix: who sits at the other tables.
const clubMix, alike = "club", "alike"

// at returns the players at a table of a session's field, from the second on, and their name.
func (p sessions) at(number, table int) (kind, string) {
	if p.alike {
		return p.players, p.players.name
	}
	sides, _ := p.mixed(number).At(table)
	return kind{player: sides.Each(func(player *bot.Player) { player.Scoring = bot.ScoringOf(p.rules, p.setup()) })}, sides.String()
}

// mixed returns the club's mix of a session, as the window draws it: by the date, or by the first deal.
func (p sessions) mixed(number int) mix.Tables {
	drawn := p.daily
	if drawn == "" {
		drawn = p.deals(number)(0).String()
	}
	return mix.Club(p.rules, p.tables, mix.Seed(drawn))
}

// firstKept returns deals of which the first of each session is always the same: a club's mix follows from that.
func firstKept(deals func(session int) func(board int) card.Deal) func(session int) func(board int) card.Deal {
	var mu sync.Mutex
	firsts := map[int]card.Deal{}
	return func(session int) func(board int) card.Deal {
		return func(board int) card.Deal {
			if board > 0 {
				return deals(session)(board)
			}
			mu.Lock()
			defer mu.Unlock()
			if _, ok := firsts[session]; !ok {
				firsts[session] = deals(session)(0)
			}
			return firsts[session]
		}
	}
}

// setup returns the field of the sessions, without its players.
func (p sessions) setup() field.Setup { return field.Setup{Tables: p.tables} }

// elsewhere plays a deal of a session at the other tables of its field, as many at a time as there are processors, and returns the
// finished boards by table, from the second on.
func (p sessions) elsewhere(ctx context.Context, number int, b bridge.Board) ([]record.Other, error) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	others, errs := make([]record.Other, p.tables-1), make([]error, p.tables-1)
	busy := make(chan struct{}, runtime.GOMAXPROCS(0))
	var work sync.WaitGroup
	for i := range others {
		busy <- struct{}{}
		work.Go(func() {
			defer func() { <-busy }()
			k, name := p.at(number, i+2)
			player := k.from(field.Seed(b.Number(), i+2))
			m := match.Match{Players: [4]match.Player{player, player, player, player}}
			others[i].Players = name
			if others[i].Board, errs[i] = m.Board(ctx, b.Prefix(0)); errs[i] != nil {
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
	return others, nil
}

// checkTables refuses a number of tables that the rules don't allow for a deal, and players at the others that there aren't.
func (f flags) checkTables(rules bridge.Rules, tables int, mixed string) error {
	switch {
	case mixed != clubMix && mixed != alike:
		return usage("command.match.wrong-mix", "Value", mixed)
	case f.given("mix") && tables < field.Fewest:
		return onlyWith("mix", "tables")
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

// field returns the field of a session, in its saved form.
func (p sessions) field(number int) bridgestore.Field {
	switch {
	case p.tables < field.Fewest:
		return bridgestore.Field{Daily: p.daily}
	case p.alike:
		return bridgestore.Field{Setup: p.setup(), Players: p.players.name, Daily: p.daily}
	}
	return bridgestore.Field{Setup: p.setup(), Players: p.mixed(number).String(), Daily: p.daily}
}

// compare plays a finished board at the other tables, prints its line, and saves the results if the rubber is saved.
func (p sessions) compare(ctx context.Context, w io.Writer, rubber int64, e record.Entry) (field.Traveller, error) {
	var err error
	if e.Tables, err = p.elsewhere(ctx, e.Session-1, e.Board); err != nil {
		return field.Traveller{}, err
	}
	for i, o := range e.Tables {
		if p.store == nil {
			continue
		}
		board, err := p.store.BoardOf(ctx, rubber, o.Board.Number())
		if err == nil {
			err = p.store.SaveFieldTable(board, i+2, bridgestore.Other{Players: o.Players, Board: o.Board})
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
			e.Tables = append(e.Tables, record.Other{Players: o.Players, Board: o.Board})
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
