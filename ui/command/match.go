package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func playMatch(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge match", dataDir, text.T("command.match.help")+"\n\n"+text.T("command.few.help"), stdout)
	length := f.Int("deals", 4, text.T("command.match.flag-deals"))
	playersName := f.String("players", "beginner", text.T("command.match.flag-players", "Kinds", kindNames()))
	compare := f.String("compare", "", text.T("command.match.flag-compare"))
	scoringName := f.String("scoring", "points", text.T("command.match.flag-scoring"))
	threads := f.threads()
	seed := f.seed(text.T("command.match.flag-seed"))
	rulesName := f.rulesFlag(short, "command.match.flag-rules")
	houseRules := f.String("house", "", text.T("command.match.flag-house"))
	number := f.String("deal", "", text.T("command.match.flag-deal"))
	tables := f.Int("tables", 1, text.T("command.match.flag-tables", "From", field.Fewest, "To", field.Most))
	daily := f.String("daily", "", text.T("command.match.flag-daily"))
	mixed := f.String("mix", clubMix, text.T("command.match.flag-mix"))
	save := f.Bool("save", false, text.T("command.match.flag-save"))
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	for _, other := range []string{"save", "deal", "players"} {
		if f.given("compare") && f.given(other) && !(other == "players" && isPath(*compare)) {
			return clash("match", "compare", other)
		}
	}
	if f.given("threads") && !f.given("compare") {
		return onlyWith("threads", "compare")
	}
	scoring, ok := bot.ParseScoring(*scoringName)
	switch {
	case !ok:
		return usage("command.match.wrong-scoring", "Value", *scoringName)
	case f.given("scoring") && !f.given("compare"):
		return onlyWith("scoring", "compare")
	}
	if f.given("compare") && !f.given("deals") {
		*length = 100 // fewer tell nothing
	}
	if rules, ok := fewRules(*rulesName); ok {
		asked := fewAsked{rules: rules, deals: *length, players: *playersName, compare: *compare, threads: *threads}
		return asked.play(ctx, f, seed, stdout, stderr)
	}
	rules, err := rulesNamed(*rulesName)
	if err != nil {
		return usage("command.match.or-few", "Why", err, "Names", strings.Join(fewGameNames(), ", "))
	}
	if f.given("daily") {
		if rules, err = f.dailyRules(rules, *daily); err != nil {
			return err
		}
		*length = field.DailyBoards
		if !f.given("tables") {
			*tables = field.Usually
		}
	}
	if err := f.checkTables(rules, *tables, *mixed); err != nil {
		return err
	}
	if rules, err = houseNamed(rules, *houseRules); err != nil {
		return err
	}
	switch alone := f.given("deal") || f.given("compare"); {
	case alone && rules.CarryBelow:
		return usage("command.match.together", "Rules", rules.Name)
	case alone || rules.Length == 0 && rules.GamesToWin == 0:
	case !f.given("deals"):
		*length = max(rules.Length, 1)
	case rules.Length > 0 && *length%rules.Length != 0:
		return usage("command.match.sessions", "Deals", *length, "Rules", rules.Name, "Length", rules.Length)
	}
	if rules.RedealPassedOut && (f.given("deal") || f.given("compare")) {
		return usage("command.match.redeal")
	}
	deals := func(session int) func(board int) card.Deal { return seed.deals(rules, int64(matchRubber+session)) }
	deal := deals(0)
	if f.given("deal") {
		n, err := card.ParseNumber(*number)
		if err != nil {
			return usageError{err}
		}
		one, err := rules.Deck.Deal(n)
		if err == nil {
			err = rules.CheckDeal(one)
		}
		if err != nil {
			return usageError{err}
		}
		if f.given("deals") && *length != 1 || f.given("seed") {
			return usage("command.match.one-deal")
		}
		if _, err := card.Deck52.Deal(n); err == nil && !f.given("rules") {
			fmt.Fprintln(stderr, text.T("command.match.small-number"))
		}
		deal = func(int) card.Deal { return one }
		if rules.Length > 0 {
			rules = rules.Alone()
		}
		*length, deals = 1, func(int) func(int) card.Deal { return deal }
	}
	if *length < 1 || *length > mostDeals {
		return outside("deals", *length, 1, mostDeals)
	}
	if f.given("compare") {
		kinds, err := kindsNamed(*compare, *playersName)
		if err != nil {
			return err
		}
		for i, k := range kinds {
			if err := k.check(rules); err != nil {
				return err
			}
			kinds[i] = k.knowing(f.dir)
		}
		return comparison{kinds, rules, *length, deal, scoring, *threads}.run(ctx, stdout, stderr)
	}
	players, err := kindNamed(*playersName)
	if err != nil {
		return err
	}
	if err := players.check(rules); err != nil {
		return err
	}

	if f.given("daily") {
		deals = func(int) func(int) card.Deal {
			return func(board int) card.Deal { return field.Daily(*daily, board) }
		}
	}
	var setup field.Setup
	if *tables > 1 {
		setup = field.Setup{Tables: *tables}
	}
	players = players.scoring(bot.ScoringOf(rules, setup))
	play := sessions{rules: rules, length: *length, number: 1, deals: firstKept(deals), players: players, tables: *tables, alike: *mixed == alike, daily: *daily}
	switch {
	case rules.Length > 0:
		play.length, play.number = rules.Length, *length/rules.Length
	case rules.GamesToWin > 0:
		play.length, play.least = 0, *length
	}
	if *save {
		dir, err := f.dir()
		if err != nil {
			return err
		}
		if play.store, err = openToWrite(ctx, dir, stderr); err != nil {
			return err
		}
		defer play.store.Close()
	}
	return play.run(ctx, stdout)
}

// sessions is a series of sessions of four players.
type sessions struct {
	rules          bridge.Rules
	length, number int                                   // boards of each, 0 if open; and their number
	least          int                                   // least number of boards in all, if sessions are open
	deals          func(session int) func(int) card.Deal // counted from 0, like its boards
	players        kind
	tables         int                // 1 if each deal is played once
	alike          bool               // the players at all tables are of one kind
	daily          string             // the date of the deals, or ""
	store          *bridgestore.Store // or nil
}

// run plays them, and prints each board when it is over.
func (p sessions) run(ctx context.Context, stdout io.Writer) error {
	boards := 0
	for i := 0; i < p.number || boards < p.least; i++ {
		played, err := p.one(ctx, i, stdout)
		if err != nil {
			return err
		}
		boards += len(played.Boards)
	}
	return nil
}

// one plays a session.
func (p sessions) one(ctx context.Context, number int, stdout io.Writer) (session.Session, error) {
	m := &match.Match{Players: p.players.four()}
	var id int64
	if p.store != nil {
		var err error
		if id, err = p.store.NewField(p.rules, p.length, nil, p.field(number)); err != nil {
			return session.Session{}, err
		}
		m.Journal = p.store.Journal(id, p.players.name)
	}
	board := 0
	var travellers []field.Traveller
	var printing error
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	m.Watch = func(b bridge.Board) {
		if b.Phase() != bridge.Finished {
			return
		}
		board++
		if p.tables > 1 {
			var t field.Traveller
			t, printing = p.compare(ctx, stdout, id, record.Entry{Session: number + 1, Number: board, Board: b})
			travellers = append(travellers, t)
		} else {
			printing = printEntry(stdout, record.Entry{Session: number + 1, Number: board, Board: b})
		}
		if printing != nil {
			stop()
		}
	}
	next := 0
	played, err := m.Session(ctx, session.Session{Rules: p.rules, Length: p.length}, func() card.Deal {
		next++
		return p.deals(number)(next - 1)
	})
	switch {
	case printing != nil && !errors.Is(printing, context.Canceled):
		return played, printing
	case errors.Is(err, context.Canceled):
		return played, stopped()
	case err != nil:
		return played, err
	}
	if p.tables > 1 {
		return played, printField(stdout, number+1, played, travellers)
	}
	return played, printEnd(stdout, number+1, played)
}

// printEntry prints the line of a board of a session.
func printEntry(w io.Writer, e record.Entry) error {
	line, err := e.Marshal()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", line)
	return err
}

// printEnd prints the line that ends a session, if it is over and its game has one.
func printEnd(w io.Writer, number int, s session.Session) error {
	if !s.Rules.Itemised || !s.Over() {
		return nil
	}
	line, err := record.MarshalSession(number, s)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", line)
	return err
}

// houseNamed returns rules with house rules as people type them.
func houseNamed(rules bridge.Rules, words string) (bridge.Rules, error) {
	house, err := bridge.ParseHouse(words)
	if err == nil {
		rules, err = rules.With(house)
	}
	if err != nil {
		return bridge.Rules{}, usage("command.match.wrong-house", "House", words, "Why", err)
	}
	return rules, nil
}
