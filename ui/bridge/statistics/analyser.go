package statistics

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/theme"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// analyser analyses new boards one after the other, and saves the result of each.
type analyser struct {
	store  Store
	runner *background.Runner

	// Both are called on Fyne's goroutine; after onEnd nothing more is reported. Results are saved by then.
	onProgress func(progress)
	onEnd      func(error)

	cancel context.CancelFunc // of the current work, or nil
	ended  chan struct{}      // closed when all results of the newest work are saved
}

// progress is the progress of the work.
type progress struct {
	done, total int     // boards
	share       float64 // of the board at work, from 0 to 1
}

// whole is the share of all the work that is done.
func (p progress) whole() float32 {
	if p.total == 0 {
		return 0
	}
	return float32((float64(p.done) + p.share) / float64(p.total))
}

// start begins with the boards that a filter wants. None may be at work.
func (a *analyser) start(f bridgestore.Filter) {
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	a.cancel, a.ended = cancel, ended
	a.runner.Run(context.Background(), func() func() {
		err := a.work(ctx, f, background.Newest(ctx, a.runner.Do, a.onProgress))
		close(ended)
		return func() {
			stopped := ctx.Err() != nil
			cancel()
			if a.cancel == nil { // closed
				return
			}
			a.cancel = nil
			if stopped {
				err = nil // as was wished
			}
			a.onEnd(err)
		}
	})
}

// stop ends the work soon. Its end is reported as usual.
func (a *analyser) stop() {
	if a.cancel != nil {
		a.cancel()
	}
}

// close ends the work, and nothing more is reported. Later reads of the store see its results.
func (a *analyser) close() {
	if a.cancel == nil {
		return
	}
	a.cancel()
	a.cancel = nil
	ended := a.ended
	a.runner.Write(context.Background(), func() error { <-ended; return nil }, nil)
}

// working reports whether there is something at work.
func (a *analyser) working() bool { return a.cancel != nil }

// work analyses the boards. One that can't be read is skipped: the history shows its error. One whose analysis can't be
// read is analysed from the start.
func (a *analyser) work(ctx context.Context, f bridgestore.Filter, tell func(progress)) error {
	ids, err := a.store.Unanalysed(ctx, f)
	if err != nil {
		return err
	}
	defer background.Spare()()
	for i, id := range ids {
		tell(progress{done: i, total: len(ids)})
		board, err := a.store.Board(ctx, id)
		var replay *bridgestore.ReplayError
		if errors.As(err, &replay) || errors.Is(err, bridgestore.ErrNoBoard) {
			continue
		}
		if err != nil {
			return err
		}
		found, _ := a.store.Analysis(ctx, id)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		work, err := analysis.New(board.Board, found, analysis.Options{Memory: background.SearchMemory})
		if err != nil {
			return err
		}
		if err := a.board(ctx, id, work, func(share float64) { tell(progress{i, len(ids), share}) }); err != nil {
			return err
		}
	}
	tell(progress{done: len(ids), total: len(ids)})
	return a.themes(ctx, f, tell)
}

// themes finds what the user's costly cards were about on boards where that isn't known yet. A board that can't be read is marked, so that it isn't tried
// again.
func (a *analyser) themes(ctx context.Context, f bridgestore.Filter, tell func(progress)) error {
	ids, err := a.store.Unthemed(ctx, f)
	if err != nil {
		return err
	}
	for i, id := range ids {
		tell(progress{done: i, total: len(ids)})
		if err := a.themesOf(ctx, id); err != nil {
			return err
		}
	}
	tell(progress{done: len(ids), total: len(ids)})
	return nil
}

// themesOf finds and saves what the user's costly cards on a board were about.
func (a *analyser) themesOf(ctx context.Context, id int64) error {
	board, err := a.store.Board(ctx, id)
	var replay *bridgestore.ReplayError
	switch {
	case errors.As(err, &replay):
		return a.store.SkipThemes(id)
	case errors.Is(err, bridgestore.ErrNoBoard): // deleted meanwhile
		return nil
	case err != nil:
		return err
	}
	found, err := a.store.Analysis(ctx, id)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil: // it is tried again the next time
		return nil
	case !found.Looked(): // its text can't be read
		return a.store.SkipThemes(id)
	}
	mistakes, err := theme.Mistakes(ctx, board.Board, board.User(), found)
	if err != nil {
		return err
	}
	return a.store.SaveThemes(id, mistakes)
}

// board completes the analysis of a board, and saves it, also during the work and when that is stopped.
func (a *analyser) board(ctx context.Context, id int64, work *analysis.Work, tell func(share float64)) error {
	begun := work.Found()
	keeping, end := background.Keep(func(found analysis.Analysis) error { return a.store.SaveAnalysis(id, found) })
	stopped := work.Run(ctx, func(found analysis.Analysis) {
		done, total := found.Progress()
		tell(float64(done) / float64(max(total, 1)))
		keeping(found)
	})
	end()
	found := work.Found()
	if stopped != nil && !found.Beyond(begun) {
		return stopped
	}
	if err := a.store.SaveAnalysis(id, found); err != nil && !errors.Is(err, bridgestore.ErrNoBoard) {
		return err
	}
	return stopped
}
