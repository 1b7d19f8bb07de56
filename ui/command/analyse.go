package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func analyseHistory(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge analyse", dataDir, text.T("command.analyse.help"), stdout)
	rulesName := f.rulesFlag("", "command.analyse.flag-rules")
	rubber := f.Int64("rubber", 0, text.T("command.analyse.flag-rubber"))
	limit := f.Int("limit", mostDeals, text.T("command.analyse.flag-limit"))
	nodes := f.Int("nodes", analysis.DefaultNodes, text.T("command.analyse.flag-nodes"))
	threads := f.threads()
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	if *limit < 1 || *limit > mostDeals {
		return outside("limit", *limit, 1, mostDeals)
	}
	if *nodes < 1 {
		return usage("command.analyse.nodes", "N", *nodes)
	}
	filter := bridgestore.Filter{}
	if f.given("rules") {
		rules, err := rulesNamed(*rulesName)
		if err != nil {
			return err
		}
		filter.Rules = rules.Name
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	a := analyser{options: analysis.Options{Nodes: *nodes}, stderr: stderr}
	if a.store, err = openToWrite(ctx, dir, stderr); err != nil {
		return err
	}
	defer a.store.Close()

	// On SIGTERM and SIGHUP, as when the terminal's window closes, results are saved too.
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	boards, err := a.store.Unanalysed(ctx, filter)
	if err == nil && f.given("nodes") {
		boards, err = a.open(ctx, filter, boards)
	}
	if err != nil {
		return err
	}
	if f.given("rubber") {
		chosen, err := a.store.Rubber(*rubber)
		if err != nil {
			return err // the error names the rubber
		}
		boards = slices.DeleteFunc(boards, func(id int64) bool { return !slices.Contains(chosen.BoardIDs, id) })
	}
	boards = boards[:min(len(boards), *limit)]
	atOnce := max(1, min(*threads, len(boards)))
	a.options.Memory, a.options.Workers = dd.DefaultMemory/atOnce, *threads/atOnce
	out := ordered{w: stdout}
	_, err = each(ctx, len(boards), *threads, stderr, func(ctx context.Context, i int) (struct{}, error) {
		line, err := a.analyse(ctx, boards[i])
		if err != nil {
			return struct{}{}, err
		}
		return struct{}{}, out.put(i, line)
	})
	if unsaid := out.rest(); err == nil { // a stopped board doesn't hold back the lines of others
		err = unsaid
	}
	switch {
	case ctx.Err() != nil:
		return failed("command.analyse.stopped", "Done", out.count(), "Boards", len(boards))
	case err != nil:
		return err
	case a.broken > 0:
		return errSaid
	case len(boards) == 0:
		_, err = fmt.Fprintln(stdout, text.T("command.analyse.nothing-left"))
	}
	return err
}

// analyser analyses boards of the history.
type analyser struct {
	store   *bridgestore.Store
	options analysis.Options

	mu     sync.Mutex // guards the fields below
	stderr io.Writer
	broken int // boards that can't be read
}

// open returns the boards left to analyse, with those where more nodes than before may find more, or whose analysis
// can't be read any more, newest first.
func (a *analyser) open(ctx context.Context, filter bridgestore.Filter, left []int64) ([]int64, error) {
	wanted := make(map[int64]bool, len(left))
	for _, id := range left {
		wanted[id] = true
	}
	all, err := a.store.FindBoards(ctx, filter)
	if err != nil {
		return nil, err
	}
	var boards []int64
	for _, id := range all {
		if !wanted[id] {
			found, err := a.store.Analysis(ctx, id)
			if err != nil {
				return nil, err
			}
			searched := found.Nodes
			if !found.Complete() {
				searched = found.Before
			}
			wanted[id] = found.Looked() && found.Open() && searched < a.options.Nodes
			if !found.Looked() { // the board is in progress, or its analysis is damaged
				lines, err := a.store.BoardSummaries(ctx, []int64{id})
				if err != nil {
					return nil, err
				}
				wanted[id] = len(lines) > 0 && !lines[0].Finished.IsZero()
			}
		}
		if wanted[id] {
			boards = append(boards, id)
		}
	}
	return boards, nil
}

// analyse analyses a board, saves the result, even if ctx ends before it is complete, and returns a line about it,
// which is empty for a board that can't be read: that is reported on stderr.
func (a *analyser) analyse(ctx context.Context, id int64) (string, error) {
	board, err := a.store.Board(ctx, id)
	var wrong *bridgestore.ReplayError
	if errors.As(err, &wrong) {
		a.mu.Lock()
		defer a.mu.Unlock()
		a.broken++
		tellWords(a.stderr, text.Error(err))
		return "", nil
	}
	if err != nil {
		return "", err
	}
	found, err := a.store.Analysis(ctx, id)
	if err != nil {
		return "", err
	}
	work, err := analysis.New(board.Board, found, a.options)
	if err != nil {
		return "", err
	}
	keeping, end := background.Keep(func(found analysis.Analysis) error { return a.store.SaveAnalysis(id, found) })
	stopped := work.Run(ctx, keeping)
	end()
	found = work.Found()
	if err := a.store.SaveAnalysis(id, found); err != nil || stopped != nil {
		return "", errors.Join(err, stopped)
	}
	return text.T("command.analyse.board", "Rubber", board.Rubber, "Board", board.Place, "Said", saidOf(board.Board, found)) + "\n", nil
}

// saidOf describes the analysis of a board in a line.
func saidOf(b bridge.Board, a analysis.Analysis) string {
	c := b.Contract()
	said := []string{text.T("command.analyse.passed-out")}
	if !c.PassedOut() {
		worth := a.Tricks[c.Declarer][c.Strain]
		best := strconv.Itoa(worth.Min)
		if !worth.Exact() {
			best = text.T("command.analyse.between", "From", worth.Min, "To", worth.Max)
		}
		said[0] = text.T("command.analyse.contract", "Contract", c, "Tricks", b.DeclarerTricks(), "Best", best)
	}
	best, points, chosen := a.BestChoice(b)
	switch {
	case chosen:
		said = append(said, text.T("command.analyse.choice", "Choice", best, "Points", points))
	case b.Rules.Choices:
		said = append(said, text.T("command.analyse.no-choice"))
	case a.Par != nil:
		said = append(said, text.T("command.analyse.par", "Points", fmt.Sprintf("%+d", a.Par.Points)))
	default:
		said = append(said, text.T("command.analyse.no-par"))
	}
	var costly []string
	for _, seat := range card.Seats {
		if costs := a.Costs(b, seat); costs.Costly > 0 {
			costly = append(costly, fmt.Sprintf("%v %s (%s)", seat, text.TN("command.count.cards", costs.Costly), text.TN("command.count.tricks", costs.Tricks)))
		}
	}
	if len(costly) > 0 {
		said = append(said, text.T("command.analyse.cost", "Costs", strings.Join(costly, ", ")))
	}
	unknown := 0
	for _, act := range a.Acts {
		if act.Unknown {
			unknown++
		}
	}
	if unknown > 0 {
		said = append(said, text.TN("command.analyse.unknown", unknown))
	}
	return strings.Join(said, "; ")
}
