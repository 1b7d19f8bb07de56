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
)

const matchUsage = `match [flags]

Four computer players play a rubber; each finished board is printed as a line of JSON. In games
whose boards belong together, as the four of Chicago, they play one session or several, and a line
of its own ends each.

With -compare A,B it is a duplicate match between two kinds of players. Each deal is played
twice, with the same dealer and vulnerability: A sits North-South and B East-West, then the
other way round. What is printed is how much A gains a board, in points and in IMPs, with the
standard error of that; the contracts of both; and how long they take for a call and for a
card, by the clock: other work on the machine counts too. Club and expert players can do without
inference, signals, simulation or scoring: -compare club,club-signals shows what the signals bring.
They bid by the book, as at a table where you sit, if that is added: -compare club,club+book shows
what it costs.

Players who think play for what counts. With -compare that is the points, unless -scoring says imps
or matchpoints; a field of three tables or more has matchpoints, two tables and target have IMPs.

Where nobody says anything players bid a system of their own. With 52 cards they can bid another:
club:standard is club players with five-card majors and a strong no-trump, and
club:standard-stayman+keycards the same without one convention and with another.

Either can be the players of another program, as of an older Super Bridge: club@PROGRAM, where
PROGRAM is its path. -compare PROGRAM is short for KIND,KIND@PROGRAM, of the KIND that -players
says. The other program is asked act by act (superbridge act -h explains), and what that takes is
in the times.

With -tables N each deal is played at N tables of computer players, and the results are compared:
each line has what all tables have made of the deal, with matchpoints, per cent, IMPs to the datum
and cross-IMPs, and a line of its own has what the first table comes to. -daily DATE plays the
eight deals that everyone has on that date, as 2026-11-22.

House rules are what a table rules otherwise. -house takes them with commas between them. Of Super
Bridge:

  plain-doubles    doubling doesn't multiply the trick points of a contract that is made
  redeal           a deal that all pass is dealt again and doesn't count; of rubber bridge too
  vul=dealing      in deals 2 and 3 of each four the side that deals is vulnerable, not the other;
                   of the games of four deals too
  vul=None         nobody is ever vulnerable; so with vul=NS, vul=EW and vul=Both
  dealer=N         North deals first; or E, S, W

Of rubber bridge, Chicago, Chicago duplicate and target, each of those that it has:

  redoubled=50     making a redoubled contract earns 50, not 100
  undertricks=200  doubled, not vulnerable, the fourth trick short and further ones cost 200, not 300
  no-honours       honours don't count
  clean=750        two games to none earn 750, not 700
  part=50          a part-score of a rubber that is broken off earns 50, not 100
  hundreds         the result of a rubber is told in hundreds
  end=last         at the end of a Chicago only a part-score of the last deal earns its 100
  part-score=100   a part-score of Chicago duplicate and target earns 100, not 50` + fewUsage

func playMatch(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge match", dataDir, matchUsage, stdout)
	length := f.Int("deals", 4, "play `N` deals; with -compare 100 if N is not given; of Chicago 4, 8, 12 …; of rubber bridge at least that many, in whole rubbers; for two and three see above")
	playersName := f.String("players", "beginner", "the players are of this `KIND`: "+kindNames()+"; for two and three also random, or one kind each with commas between")
	compare := f.String("compare", "", "a duplicate match of players of the kinds `A,B`, or with another program")
	scoringName := f.String("scoring", "points", "what counts in -compare: `WAY` is points, imps or matchpoints")
	threads := f.threads()
	seed := f.seed("the deals follow from number `S`; without it they are random")
	rulesName := f.rulesFlag(short, "play one of the games for two or three, which the text above lists, or by the")
	houseRules := f.String("house", "", "and by these house `RULES`, which the text above lists")
	number := f.String("deal", "", "play the one deal with this `NUMBER`, 26 characters")
	tables := f.Int("tables", 1, fmt.Sprintf("play each deal at `N` tables, %d to %d, by the rules of duplicate bridge", field.Fewest, field.Most))
	daily := f.String("daily", "", "play the deals of this `DATE` by the rules of duplicate bridge, at 8 tables unless -tables says otherwise")
	save := f.Bool("save", false, "keep the rubber in the history as it is played")
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	for _, other := range []string{"save", "deal", "players"} {
		if f.given("compare") && f.given(other) && !(other == "players" && isPath(*compare)) {
			return usage("-compare and -%s don't go together (superbridge match -h explains)", other)
		}
	}
	if f.given("threads") && !f.given("compare") {
		return usage("-threads is for -compare")
	}
	scoring, ok := bot.ParseScoring(*scoringName)
	switch {
	case !ok:
		return usage("-scoring %s: want points, imps or matchpoints", *scoringName)
	case f.given("scoring") && !f.given("compare"):
		return usage("-scoring is for -compare")
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
		return usage("%v, or for two or three %s", err, strings.Join(fewGameNames(), ", "))
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
	if err := f.checkTables(rules, *tables); err != nil {
		return err
	}
	if rules, err = houseNamed(rules, *houseRules); err != nil {
		return err
	}
	switch alone := f.given("deal") || f.given("compare"); {
	case alone && rules.CarryBelow:
		return usage("the deals of %s belong together: -deal and -compare play each by itself", rules.Name)
	case alone || rules.Length == 0 && rules.GamesToWin == 0:
	case !f.given("deals"):
		*length = max(rules.Length, 1)
	case rules.Length > 0 && *length%rules.Length != 0:
		return usage("-deals %d: %s is played in sessions of %d", *length, rules.Name, rules.Length)
	}
	if rules.RedealPassedOut && (f.given("deal") || f.given("compare")) {
		return usage("-house redeal is for rubbers: -deal and -compare play each deal once")
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
			return usage("-deal plays one deal: leave out -deals and -seed")
		}
		if _, err := card.Deck52.Deal(n); err == nil && !f.given("rules") {
			fmt.Fprintln(stderr, "superbridge match: so small a number is almost surely that of a deal of 52 cards; -rules duplicate plays it (-rules super says that you mean one of 68)")
		}
		deal = func(int) card.Deal { return one }
		if rules.Length > 0 {
			rules = rules.Alone()
		}
		*length, deals = 1, func(int) func(int) card.Deal { return deal }
	}
	if *length < 1 || *length > mostDeals {
		return usage("-deals %d: want 1 to %d", *length, mostDeals)
	}
	if f.given("compare") {
		kinds, err := kindsNamed(*compare, *playersName)
		if err != nil {
			return err
		}
		for _, k := range kinds {
			if err := k.check(rules); err != nil {
				return err
			}
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
	play := sessions{rules: rules, length: *length, number: 1, deals: deals, players: players, tables: *tables, daily: *daily}
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
		if id, err = p.store.NewField(p.rules, p.length, nil, p.field()); err != nil {
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
		return played, errors.New("stopped")
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
func houseNamed(rules bridge.Rules, text string) (bridge.Rules, error) {
	house, err := bridge.ParseHouse(text)
	if err == nil {
		rules, err = rules.With(house)
	}
	if err != nil {
		return bridge.Rules{}, usage("-house %s: %v", text, err)
	}
	return rules, nil
}
