package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/paper"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// papers holds what superbridge paper was asked for.
type papers struct {
	flags
	paper.Paper
	title       string
	rules       *bridge.Rules // nil if they follow from the cards
	boards      boardSource
	movement    string
	pairs       *int
	players     *int
	rounds      *int
	each        *int
	results, by *string
	bare        *bool
	nodes       *int
	threads     *int
	force       *bool
	stderr      io.Writer
}

// paperKinds are the kinds of papers, each with what writes it.
var paperKinds = map[string]func(p *papers, ctx context.Context) (func(io.Writer) error, error){
	"records":    (*papers).records,
	"curtains":   (*papers).curtains,
	"lists":      (*papers).lists,
	"travellers": (*papers).travellers,
	"slips":      (*papers).slips,
	"personal":   (*papers).personal,
	"movement":   (*papers).cards,
	"evening":    (*papers).evening,
	"score":      (*papers).score,
	"ranking":    (*papers).ranking,
}

// paperFlags are the flags that are for some kinds alone.
var paperFlags = []struct {
	names, kinds []string
}{
	{[]string{"from", "rubber", "number", "deals", "seed"}, []string{"records", "curtains", "lists", "evening", "score"}},
	{[]string{"bare", "nodes", "threads"}, []string{"records"}},
	{[]string{"movement", "pairs", "players", "rounds", "each"}, []string{"travellers", "slips", "personal", "movement", "evening"}},
	{[]string{"results", "by"}, []string{"ranking"}},
}

// writePapers carries out superbridge paper.
func writePapers(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer, fonts func() page.Fonts) error {
	if fonts == nil {
		fonts = func() page.Fonts { return page.Fonts{Plain: goregular.TTF, Bold: gobold.TTF} }
	}
	p := papers{flags: newFlags("superbridge paper", dataDir, text.T("command.paper.help"), stdout), stderr: stderr}
	p.Fonts = fonts()
	kind := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		kind, args = args[0], args[1:]
	}
	if err := p.take(args); err != nil {
		return err
	}
	prepare, known := paperKinds[kind]
	switch {
	case !known:
		return usage("command.paper.kind", "Kinds", strings.Join(slices.Sorted(maps.Keys(paperKinds)), ", "))
	case p.NArg() == 0:
		return usage("command.paper.no-file")
	case p.NArg() > 1:
		return surplus("superbridge paper", p.Arg(1))
	}
	for _, group := range paperFlags {
		for _, name := range group.names {
			if p.given(name) && !slices.Contains(group.kinds, kind) {
				return usage("command.paper.flag-for", "Flag", name, "Kinds", strings.Join(group.kinds, ", "))
			}
		}
	}
	path := p.Arg(0)
	if _, err := os.Lstat(path); err == nil && !*p.force {
		return usage("command.fault.exists", "File", path)
	}
	// On SIGTERM and SIGHUP, as when the terminal's window closes, a partial file is removed too.
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	write, err := prepare(&p, ctx)
	if err == nil {
		err = writeFile(path, write)
	}
	switch {
	case errors.Is(err, context.Canceled):
		return stopped()
	case err != nil:
		return err
	}
	_, err = fmt.Fprintln(stdout, path)
	return err
}

// take reads the flags.
func (p *papers) take(args []string) error {
	rulesName := p.rulesFlag(short, "command.paper.flag-rules")
	sheet := p.String("sheet", "a4", text.T("command.paper.flag-sheet"))
	p.String("title", "", text.T("command.paper.flag-title"))
	p.force = p.Bool("force", false, text.T("command.paper.flag-force"))
	p.boards.flags(p.flags)
	p.bare = p.Bool("bare", false, text.T("command.paper.flag-bare"))
	p.nodes = p.Int("nodes", 0, text.T("command.paper.flag-nodes"))
	p.String("movement", "", text.T("command.paper.flag-movement", "Kinds", strings.Join(club.Kinds(), ", ")))
	p.pairs = p.Int("pairs", 0, text.T("command.paper.flag-pairs", "From", 2*club.FewestTables-1, "To", 2*club.MostTables))
	p.players = p.Int("players", 0, text.T("command.paper.flag-players", "From", 4*club.FewestTables, "To", 4*club.MostTables))
	p.rounds = p.Int("rounds", 0, text.T("command.paper.flag-rounds"))
	p.each = p.Int("each", 0, text.T("command.paper.flag-each"))
	p.results = p.String("results", "", text.T("command.paper.flag-results"))
	p.by = p.String("by", "matchpoints", text.T("command.paper.flag-by"))
	p.threads = p.flags.threads()
	if err := p.parse(args); err != nil {
		return err
	}
	size, ok := paper.Sizes[strings.ToLower(*sheet)]
	if !ok {
		return usage("command.paper.sheet", "Value", quoted(*sheet))
	}
	p.Paper.Size = size
	p.title, p.movement = p.Lookup("title").Value.String(), p.Lookup("movement").Value.String()
	rules, err := rulesNamed(*rulesName)
	if err == nil && (p.given("rules") || !p.given("from")) {
		p.rules = &rules
	}
	return err
}

// game returns the rules that the evening is played by.
func (p *papers) game() bridge.Rules {
	if p.rules != nil {
		return *p.rules
	}
	return bridge.SuperBridge()
}

// about is the subject of the papers, unless the user has named one.
func (p *papers) about(otherwise string) string {
	if p.title != "" {
		return p.title
	}
	return otherwise
}

func (p *papers) records(ctx context.Context) (func(io.Writer) error, error) {
	boards, about, err := p.boards.read(ctx, p, 0)
	if err != nil {
		return nil, err
	}
	if !*p.bare {
		show, clear := remaining(p.stderr, len(boards))
		boards, err = paper.Solve(ctx, boards, dd.Options{Threads: *p.threads, Nodes: *p.nodes}, func(done, _ int) { show(done) })
		clear()
	}
	return func(w io.Writer) error { return p.Records(w, p.about(about), boards) }, err
}

func (p *papers) curtains(ctx context.Context) (func(io.Writer) error, error) {
	boards, about, err := p.boards.read(ctx, p, 0)
	return func(w io.Writer) error { return p.Curtains(w, p.about(about), boards) }, err
}

func (p *papers) lists(ctx context.Context) (func(io.Writer) error, error) {
	boards, about, err := p.boards.read(ctx, p, 0)
	return func(w io.Writer) error { return p.Lists(w, p.about(about), boards) }, err
}

// planned returns the writer of papers of an evening.
func (p *papers) planned(write func(w io.Writer, about string, e paper.Evening) error) (func(io.Writer) error, error) {
	e, err := p.plan()
	return func(w io.Writer) error { return write(w, p.about(text.Game(e.Rules.Name)), e) }, err
}

func (p *papers) travellers(context.Context) (func(io.Writer) error, error) {
	return p.planned(p.Travellers)
}
func (p *papers) slips(context.Context) (func(io.Writer) error, error) { return p.planned(p.Slips) }
func (p *papers) personal(context.Context) (func(io.Writer) error, error) {
	return p.planned(p.Personal)
}
func (p *papers) cards(context.Context) (func(io.Writer) error, error) {
	return p.planned(p.Paper.Movement)
}

func (p *papers) evening(ctx context.Context) (func(io.Writer) error, error) {
	e, err := p.plan()
	if err != nil {
		return nil, err
	}
	boards, about, err := p.boards.read(ctx, p, e.Boards())
	if err == nil && len(boards) < e.Boards() {
		err = usage("command.paper.too-few", "Boards", len(boards), "Needs", e.Boards())
	}
	if err != nil {
		return nil, err
	}
	boards = boards[:e.Boards()]
	for i := range boards {
		boards[i].Number = i + 1
		boards[i].Dealer, boards[i].Vul = e.Rules.Dealer(i), e.Rules.Vulnerability(i)
	}
	return func(w io.Writer) error { return p.Evening(w, p.about(about), e, boards) }, nil
}

// plan returns the evening that the flags describe.
func (p *papers) plan() (e paper.Evening, err error) {
	kind, who := club.Howell, *p.pairs
	switch {
	case p.given("pairs") && p.given("players"):
		return e, clash("superbridge paper", "pairs", "players")
	case p.given("players"):
		kind, who = club.Individual, *p.players
	case !p.given("pairs"):
		return e, usage("command.paper.who")
	}
	if p.movement != "" {
		if kind, err = club.ParseKind(p.movement); err != nil {
			return e, usageError{err}
		}
		if (kind == club.Individual) != p.given("players") {
			return e, usage("command.paper.individual")
		}
	}
	m, err := club.For(kind, who)
	if err == nil && p.given("rounds") {
		m, err = m.Limit(*p.rounds)
	}
	if err != nil {
		return e, usageError{err}
	}
	e = paper.NewEvening(m, p.game())
	if e.Rules.CarryBelow {
		return e, usage("command.paper.carries", "Rules", e.Rules.Name)
	}
	if p.given("each") {
		if e.Each = *p.each; e.Each < 1 || e.Each > mostEach {
			return e, outside("each", e.Each, 1, mostEach)
		}
	}
	return e, nil
}

// mostEach is the largest number of boards of a set.
const mostEach = 12

func (p *papers) score(ctx context.Context) (func(io.Writer) error, error) {
	if !p.given("rubber") {
		return nil, usage("command.paper.which-rubber")
	}
	r, _, err := p.boards.saved(ctx, p)
	if err != nil {
		return nil, err
	}
	side := card.NS
	if !r.Watched {
		side = r.Seat.Side()
	}
	return func(w io.Writer) error {
		return p.Score(w, p.about(text.Game(r.Rubber.Rules.Name)+" · "+text.Day(r.Started)), r.Rubber, side)
	}, nil
}

func (p *papers) ranking(context.Context) (func(io.Writer) error, error) {
	if *p.results == "" {
		return nil, usage("command.paper.which-results")
	}
	by, ok := map[string]field.Method{"matchpoints": field.ByMatchpoints, "imps": field.ByIMPs, "cross": field.ByCross}[*p.by]
	if !ok {
		return nil, usage("command.paper.by", "Value", quoted(*p.by))
	}
	file, err := os.Open(*p.results)
	if err != nil {
		return nil, usageError{err}
	}
	defer file.Close()
	results, err := club.ReadCSV(file, p.game())
	if err != nil {
		return nil, usage("command.paper.results", "File", *p.results, "Why", err)
	}
	scored := club.Score(results, by)
	return func(w io.Writer) error { return p.Ranking(w, p.about(text.Game(p.game().Name)), scored, by) }, nil
}
