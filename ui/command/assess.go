package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"text/tabwriter"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// usualFrom68 is the default number of cards in each hand from which cards are judged.
const usualFrom68 = 12

// assessment holds the boards to assess, and the options.
type assessment struct {
	boards  int
	board   func(ctx context.Context, i int) (bridge.Board, error)
	from    int   // 0 means the default
	par     *bool // nil means the default
	threads int
	// examples is the number of costly cards to print with their themes; nil means that the cost is what is printed.
	examples *int
}

func assessBoards(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge assess", dataDir, text.T("command.assess.help"), stdout)
	length := f.Int("deals", 100, text.T("command.assess.flag-deals"))
	seed := f.seed(text.T("command.assess.flag-seed"))
	rulesName := f.rulesFlag(short, "command.assess.flag-rules")
	playersName := f.String("players", "beginner", text.T("command.assess.flag-players", "Kinds", kindNames()))
	a := assessment{}
	f.Func("from", text.T("command.assess.flag-from", "Most", card.Deck68.HandLen(), "Usual", usualFrom68),
		func(arg string) (err error) {
			if a.from, err = strconv.Atoi(arg); err != nil || a.from < 2 || a.from > card.Deck68.HandLen() {
				return failed("command.fault.whole-number-from-2", "Most", card.Deck68.HandLen())
			}
			return nil
		})
	par := f.Bool("par", false, text.T("command.assess.flag-par"))
	bids := f.Bool("bidding", false, text.T("command.assess.flag-bidding"))
	tables := f.String("tables", "", text.T("command.assess.flag-tables"))
	many := f.Int("field", 0, text.T("command.assess.flag-field", "From", field.Fewest, "To", field.Most))
	examples := f.Int("themes", 0, text.T("command.assess.flag-themes"))
	threads := f.threads()
	if err := f.together(args); err != nil {
		return err
	}
	if f.given("par") {
		a.par = par
	}
	a.threads = *threads
	if f.given("themes") {
		if *examples < 0 || *examples > mostDeals {
			return outside("themes", *examples, 0, mostDeals)
		}
		a.examples = examples
	}

	switch f.NArg() {
	case 0:
		rules, players, err := playersBy(*rulesName, *playersName)
		if err != nil {
			return err
		}
		if *length < 1 || *length > mostDeals {
			return outside("deals", *length, 1, mostDeals)
		}
		deal := seed.deals(rules, matchRubber)
		if f.given("field") {
			return f.assessField(ctx, fields{rules: rules, boards: *length, deal: deal, threads: *threads}, *many, players, seed, stdout, stderr)
		}
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
		return f.assessFile(ctx, a, stdout, stderr)
	}
	return usage("command.fault.one-file", "Argument", quoted(f.Arg(1)), "Command", "superbridge assess")
}

// assessFile assesses the boards of the file that is named.
func (f flags) assessFile(ctx context.Context, a assessment, stdout, stderr io.Writer) error {
	for _, playing := range []string{"deals", "seed", "rules", "players", "field", "bidding"} {
		if f.given(playing) {
			return usage("command.assess.are-played", "Flag", playing, "File", fileName(f.Arg(0)))
		}
	}
	boards, wrong, err := boardsIn(ctx, f.Arg(0), stderr)
	switch {
	case err != nil:
		return err
	case len(boards) == 0 && wrong == 0:
		return usage("command.assess.no-board", "File", fileName(f.Arg(0)))
	}
	a.boards = len(boards)
	a.board = func(_ context.Context, i int) (bridge.Board, error) { return boards[i].Board, nil }
	if err := a.run(ctx, stdout, stderr); err != nil || wrong == 0 {
		return err
	}
	return errSaid
}

// together parses the flags of assess, and refuses those that don't go together.
func (f flags) together(args []string) error {
	if err := f.parse(args); err != nil {
		return err
	}
	for _, pair := range [][2]string{{"field", "par"}, {"field", "from"}, {"field", "bidding"}, {"field", "tables"}, {"bidding", "par"}, {"bidding", "from"},
		{"themes", "field"}, {"themes", "bidding"}, {"themes", "par"}} {
		if f.given(pair[0]) && f.given(pair[1]) {
			return clash("assess", pair[0], pair[1])
		}
	}
	if f.given("tables") && !f.given("bidding") {
		return onlyWith("tables", "bidding")
	}
	return nil
}

// playersBy returns the rules and the kind of players of these names. It fails if there are none, or if the kind can't bid its system by the rules.
func playersBy(rulesName, playersName string) (rules bridge.Rules, players kind, err error) {
	if rules, err = rulesNamed(rulesName); err != nil {
		return rules, players, err
	}
	if players, err = kindNamed(playersName); err == nil {
		err = players.check(rules)
	}
	return rules, players, err
}

// assessed is a board's report.
type assessed struct {
	rules   bridge.Rules
	noTrump bool // the contract is
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
	if a.examples != nil {
		return a.runThemes(ctx, stdout, stderr)
	}
	all, stopped := each(ctx, a.boards, a.threads, stderr, func(ctx context.Context, i int) (assessed, error) {
		b, err := a.board(ctx, i)
		if err != nil {
			return assessed{}, failed("command.assess.board", "Board", i+1, "Why", err)
		}
		report, err := assess.Board(ctx, b, a.options(b.Rules))
		return assessed{b.Rules, b.Contract().Strain == bridge.NoTrump, report}, err
	})
	printed := false
	for _, rules := range bridge.Games() {
		var reports []assessed
		for _, one := range all {
			if one.rules.Name == rules.Name {
				reports = append(reports, one)
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
		return stoppedAt("command.stopped.boards", a.boards, len(all))
	}
	return stopped
}

// printReports prints the results of the boards under the same rules.
func printReports(w io.Writer, rules bridge.Rules, reports []assessed, o assess.Options) error {
	var leadsFree, leads, declarer, defence, gain, points, imps []float64
	var declarerCards, defenceCards byStrain
	passed := 0
	for _, r := range reports {
		points = append(points, math.Abs(float64(r.OffPar)))
		imps = append(imps, math.Abs(float64(bridge.IMPs(r.OffPar))))
		if r.PassedOut {
			passed++
			continue
		}
		declarerCards.add(r.Declarer.Cards, r.noTrump)
		declarer = append(declarer, float64(r.Declarer.Tricks))
		defenceCards.add(r.Defence.Cards, r.noTrump)
		defence = append(defence, float64(r.Defence.Tricks))
		gain = append(gain, float64(r.Gain))
		if r.Led {
			leadsFree = append(leadsFree, float64(1-r.Lead.Cards))
			leads = append(leads, float64(r.Lead.Tricks))
		}
	}
	whole := o.From == rules.Tricks()
	t := tabwriter.NewWriter(w, 0, 8, 2, ' ', 0)
	fmt.Fprintln(t, text.T("command.assess.boards", "Cards", rules.Deck.Len(), "Boards", len(reports), "Passed", passed))
	fmt.Fprintln(t, judged(rules, o)+"\n")
	row := func(what, is string) { fmt.Fprintf(t, "%s\t%s\n", rowHead(what), is) }
	percent := func(values []float64, of int) string {
		return estimateOf(values).times(100/float64(of)).say("%.2f %%", "%.2f %%")
	}
	number := func(values []float64) string { return estimateOf(values).say("%.3f", "%.3f") }
	// A side plays half of the cards, and the last trick is forced.
	choices := 2*o.From - 2
	if whole {
		row("leads-free", percent(leadsFree, 1))
		row("leads-lost", number(leads))
	}
	cards := func(what string, of byStrain) {
		row(what, percent(of.all(), choices))
		for i, apart := range []string{"in-suits", "at-no-trump"} {
			if len(of[0]) > 0 && len(of[1]) > 0 {
				fmt.Fprintf(t, "  %s\t%s\n", rowHead(apart), percent(of[i], choices))
			}
		}
	}
	cards("declarer-cards", declarerCards)
	row("declarer-lost", number(declarer))
	cards("defence-cards", defenceCards)
	row("defence-lost", number(defence))
	if whole {
		row("declarer-gain", estimateOf(gain).say("%+.3f", "%.3f"))
	}
	if o.Par {
		row("off-par-points", estimateOf(points).say("%.1f", "%.1f"))
		row("off-par-imps", number(imps))
	}
	return t.Flush()
}

// byStrain holds the numbers of costly cards of boards, of suit contracts and at no-trump.
type byStrain [2][]float64

func (c *byStrain) add(cards int, noTrump bool) {
	i := 0
	if noTrump {
		i = 1
	}
	c[i] = append(c[i], float64(cards))
}

// all returns those of all contracts.
func (c byStrain) all() []float64 { return slices.Concat(c[0], c[1]) }

// judged describes which acts are judged.
func judged(rules bridge.Rules, o assess.Options) string {
	switch whole := o.From >= rules.Tricks(); {
	case whole && o.Par:
		return text.T("command.assess.judged-all")
	case whole:
		return text.T("command.assess.judged-all-cards")
	case o.Par:
		return text.T("command.assess.judged-contracts", "From", o.From)
	}
	return text.T("command.assess.judged-cards", "From", o.From)
}
