package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
)

const assessUsage = `assess [flags] [FILE]

How well do computer players bid and play, or those who played the boards in FILE? FILE has
the lines that superbridge match and record print; where it is -, they come from standard
input. Without it computer players play.

Each card is compared with the best one, double-dummy: it costs a trick if its side
could have had one more. Whoever can't see all hands must lose some. What is printed is for each board,
with its standard error:

  - how many opening leads cost nothing, and the tricks they lost;
  - the cards of declarer, dummy's included, and of the defence without the opening lead that
    cost, of all that a side plays before the last trick: 24 a board on 52 cards, 32 on 68;
    and the tricks they lost, with what a claim gave away;
  - declarer's tricks less those that he had against best play;
  - how far contracts are from par, whichever side that is good for. A contract is worth what
    it scores with best play.

With -bidding they bid each deal twice, once with East and West silent, and what is printed is how many IMPs their contracts are worth less than the
best one of their side, or how far they are from par; how many games and slams are bid, made, missed and overbid; and how many
calls were not true, and how many that were forcing were passed.

With 68 cards the first tricks take seconds to minutes, and so does par. So cards are judged
there from 12 in each hand on, and opening leads and contracts only if -from 17 and -par say so.

What is wrong with a line is said; the other boards are assessed, and the exit status is 2.`

// usualFrom68 is the default number of cards in each hand from which cards are judged.
const usualFrom68 = 12

// assessment holds the boards to assess, and the options.
type assessment struct {
	boards  int
	board   func(ctx context.Context, i int) (bridge.Board, error)
	from    int   // 0 means the default
	par     *bool // nil means the default
	threads int
}

func assessBoards(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	f := noFlags("superbridge assess", assessUsage, stdout)
	length := f.Int("deals", 100, "computer players play `N` deals")
	seed := f.seed("the deals follow from number `S`; without it they are random")
	rulesName := f.rulesFlag(short, "they play by the")
	playersName := f.String("players", "beginner", "they are of this `KIND`: "+kindNames())
	a := assessment{}
	f.Func("from", fmt.Sprintf("judge cards when `K` or fewer are left in each hand, 2 to %d (default: all of 52, and\n"+
		"%d of 68)", card.Deck68.HandLen(), usualFrom68),
		func(arg string) (err error) {
			if a.from, err = strconv.Atoi(arg); err != nil || a.from < 2 || a.from > card.Deck68.HandLen() {
				return fmt.Errorf("want a whole number, 2 to %d", card.Deck68.HandLen())
			}
			return nil
		})
	par := f.Bool("par", false, "judge contracts (default: of 52 cards, not of 68)")
	bids := f.Bool("bidding", false, "assess how computer players bid, and nothing else")
	tables := f.String("tables", "", "with -bidding, keep what deals are worth in `FILE`, and don't ask again what is there")
	threads := f.threads()
	if err := f.parse(args); err != nil {
		return err
	}
	if f.given("par") {
		a.par = par
	}
	a.threads = *threads

	switch f.NArg() {
	case 0:
		rules, err := rulesNamed(*rulesName)
		if err != nil {
			return err
		}
		players, err := kindNamed(*playersName)
		if err != nil {
			return err
		}
		if err := players.check(rules); err != nil {
			return err
		}
		if *length < 1 || *length > mostDeals {
			return usage("-deals %d: want 1 to %d", *length, mostDeals)
		}
		deal := seed.deals(rules, matchRubber)
		if *bids {
			return biddings{rules, players, *length, deal, *threads, *tables}.run(ctx, stdout, stderr)
		}
		a.boards = *length
		a.board = func(ctx context.Context, i int) (bridge.Board, error) {
			b, err := bridge.NewBoard(rules, deal(i), rules.Dealer(i), rules.Vulnerability(i))
			if err != nil {
				return b, err
			}
			m := match.Match{Players: players.four()}
			return m.Board(ctx, b)
		}
		return a.run(ctx, stdout, stderr)
	case 1:
		for _, playing := range []string{"deals", "seed", "rules", "players"} {
			if f.given(playing) {
				return usage("-%s is for boards that are played, and those in %s have been", playing, fileName(f.Arg(0)))
			}
		}
		boards, wrong, err := boardsIn(ctx, f.Arg(0), stderr)
		switch {
		case err != nil:
			return err
		case len(boards) == 0 && wrong == 0:
			return usage("there is no board in %s", fileName(f.Arg(0)))
		}
		a.boards = len(boards)
		a.board = func(_ context.Context, i int) (bridge.Board, error) { return boards[i], nil }
		if err := a.run(ctx, stdout, stderr); err != nil || wrong == 0 {
			return err
		}
		return errSaid
	}
	return usage("what is %q? There is one FILE, and flags come before it (superbridge assess -h explains)", f.Arg(1))
}

// assessed is a board's report.
type assessed struct {
	rules bridge.Rules
	assess.Report
}

// options returns the options for judging boards under some rules.
func (a assessment) options(r bridge.Rules) assess.Options {
	short := r.Deck == card.Deck52
	o := assess.Options{From: usualFrom68, Par: short && !r.Choices, Memory: dd.DefaultMemory / a.threads}
	if short {
		o.From = r.Tricks()
	}
	if a.from > 0 {
		o.From = min(a.from, r.Tricks())
	}
	if a.par != nil {
		o.Par = *a.par && !r.Choices // without an auction there is no par
	}
	return o
}

// run assesses the boards and prints the results. If it is stopped it prints those so far.
func (a assessment) run(ctx context.Context, stdout, stderr io.Writer) error {
	all, stopped := each(ctx, a.boards, a.threads, stderr, func(ctx context.Context, i int) (assessed, error) {
		b, err := a.board(ctx, i)
		if err != nil {
			return assessed{}, fmt.Errorf("board %d: %w", i+1, err)
		}
		report, err := assess.Board(ctx, b, a.options(b.Rules))
		return assessed{b.Rules, report}, err
	})
	printed := false
	for _, rules := range bridge.Games() {
		var reports []assess.Report
		for _, one := range all {
			if one.rules.Name == rules.Name {
				reports = append(reports, one.Report)
			}
		}
		if len(reports) == 0 {
			continue
		}
		if printed {
			fmt.Fprintln(stdout)
		}
		if err := printReports(stdout, rules, reports, a.options(rules)); err != nil {
			return err
		}
		printed = true
	}
	if errors.Is(stopped, context.Canceled) {
		return fmt.Errorf("stopped after %d of %d boards", len(all), a.boards)
	}
	return stopped
}

// printReports prints the results of the boards under the same rules.
func printReports(w io.Writer, rules bridge.Rules, reports []assess.Report, o assess.Options) error {
	var leadsFree, leads, declarerCards, declarer, defenceCards, defence, gain, points, imps []float64
	passed := 0
	for _, r := range reports {
		points = append(points, math.Abs(float64(r.OffPar)))
		imps = append(imps, math.Abs(float64(bridge.IMPs(r.OffPar))))
		if r.PassedOut {
			passed++
			continue
		}
		declarerCards = append(declarerCards, float64(r.Declarer.Cards))
		declarer = append(declarer, float64(r.Declarer.Tricks))
		defenceCards = append(defenceCards, float64(r.Defence.Cards))
		defence = append(defence, float64(r.Defence.Tricks))
		gain = append(gain, float64(r.Gain))
		if r.Led {
			leadsFree = append(leadsFree, float64(1-r.Lead.Cards))
			leads = append(leads, float64(r.Lead.Tricks))
		}
	}
	whole := o.From == rules.Tricks()
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintf(t, "Boards of %d cards: %d. Passed out: %d.\n", rules.Deck.Len(), len(reports), passed)
	fmt.Fprintln(t, judged(rules, o)+"\n")
	row := func(what, is string) { fmt.Fprintf(t, "%s\t%s\n", what, is) }
	percent := func(values []float64, of int) string {
		return estimateOf(values).times(100/float64(of)).say("%.2f %%", "%.2f %%")
	}
	number := func(values []float64) string { return estimateOf(values).say("%.3f", "%.3f") }
	// A side plays half of the cards, and the last trick is forced.
	choices := 2*o.From - 2
	if whole {
		row("opening leads that cost nothing", percent(leadsFree, 1))
		row("tricks lost by the opening lead", number(leads))
	}
	row("declarer's cards that cost", percent(declarerCards, choices))
	row("tricks lost by declarer", number(declarer))
	row("defenders' cards that cost", percent(defenceCards, choices))
	row("tricks lost by the defence", number(defence))
	if whole {
		row("declarer's tricks less double-dummy", estimateOf(gain).say("%+.3f", "%.3f"))
	}
	if o.Par {
		row("contracts off par, in points", estimateOf(points).say("%.1f", "%.1f"))
		row("contracts off par, in IMPs", number(imps))
	}
	return t.Flush()
}

// judged describes which acts are judged.
func judged(rules bridge.Rules, o assess.Options) string {
	text := "Judged: opening leads and all cards"
	if o.From < rules.Tricks() {
		text = fmt.Sprintf("Judged: cards from %d in each hand on", o.From)
	}
	if o.Par {
		return text + ", and contracts."
	}
	return text + "; not contracts."
}
