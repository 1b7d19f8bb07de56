package review

import (
	"context"
	"iter"
	"maps"
	"slices"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Judging judges acts in the background and holds the progress. It belongs to Fyne's goroutine.
type Judging[J any] struct {
	Runner  *background.Runner
	Working *sync.WaitGroup // of judges that are still saving their results
	// Todo returns the acts to be judged, in order.
	Todo func() []int
	// Order yields todo in the order of judging, on another goroutine; nil keeps the order of Todo.
	Order func(todo []int) iter.Seq[int]
	// Judge judges one act and saves the result. It is called on another goroutine.
	Judge func(ctx context.Context, event int) (J, error)
	// Found receives all results so far, a map that isn't changed any more; also when judging begins and ends.
	Found func(known map[int]J)

	known       map[int]J
	stop        context.CancelFunc // nil while not at work
	again       bool               // restart as soon as the judge has stopped
	done, total int
	err         error // of the last one
}

// Start judges what is to be judged and not known yet. While at work it does nothing.
func (j *Judging[J]) Start(ctx context.Context, known map[int]J) {
	if j.stop != nil {
		return
	}
	j.known, j.err, j.again = known, nil, false
	todo := j.Todo()
	if len(todo) == 0 {
		j.Found(known)
		return
	}
	within, cancel := context.WithCancel(ctx)
	j.stop, j.done, j.total = cancel, 0, len(todo)
	tell := background.Newest(within, j.Runner.Do, j.found)
	found, order := maps.Clone(known), slices.Values(todo)
	if j.Order != nil {
		order = j.Order(todo)
	}
	j.Working.Add(1)
	j.Runner.Run(ctx, func() func() {
		defer j.Working.Done()
		defer cancel()
		var err error
		for event := range order {
			var judged J
			if judged, err = j.Judge(within, event); err != nil {
				break
			}
			found = maps.Clone(found)
			found[event] = judged
			tell(found)
		}
		if within.Err() != nil {
			err = nil // it was stopped
		}
		return func() { j.ended(ctx, found, err) }
	})
	j.Found(j.known)
}

func (j *Judging[J]) found(known map[int]J) {
	j.done += len(known) - len(j.known)
	j.known = known
	j.Found(known)
}

// ended records that judging has ended or has been stopped.
func (j *Judging[J]) ended(ctx context.Context, known map[int]J, err error) {
	j.stop, j.known, j.err = nil, known, err
	if j.again && ctx.Err() == nil {
		j.Start(ctx, known)
		return
	}
	j.Found(known)
}

// Turn stops judging, or resumes it.
func (j *Judging[J]) Turn(ctx context.Context, known map[int]J) {
	if j.stop != nil {
		j.stop()
		return
	}
	j.Start(ctx, known)
}

// renew restarts judging after a change of what is to be judged.
func (j *Judging[J]) renew(ctx context.Context, known map[int]J) {
	if j.stop != nil {
		j.again = true
		j.stop()
		return
	}
	j.Start(ctx, known)
}

// Works reports whether judging is under way, and at which act of how many, counted from 1.
func (j *Judging[J]) Works() (at, of int, works bool) {
	return min(j.done+1, j.total), j.total, j.stop != nil
}

// Err returns the error that ended judging, or nil.
func (j *Judging[J]) Err() error { return j.err }

// JudgingRow shows the judge's progress, with a button that stops or resumes it.
type JudgingRow struct {
	Row      *fyne.Container
	Words    *widget.Prose
	Button   *widget.Button
	progress *widget.Progress
}

// NewJudgingRow returns the line; the button has a key.
func NewJudgingRow(art *widget.Art, key string, turn func()) *JudgingRow {
	r := &JudgingRow{Words: Small(art, theme.Current().Faint), Button: Button(art, "", key, turn), progress: widget.NewProgress()}
	r.Words.Wrap = false
	bar := container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), r.progress, layout.NewSpacer())
	r.Row = container.NewBorder(nil, nil, r.Words, r.Button, container.New(Inset(8), bar))
	return r
}

// Show shows the progress in words, and as a bar while at work. The button is visible while at work, or if more is
// open.
func (r *JudgingRow) Show(words, label string, at, of int, works, open bool, err error) {
	ink := theme.Current().Faint
	if err != nil {
		ink = theme.Current().Bad
	}
	r.Words.Set(words, ink)
	r.progress.Set(float32(at-1) / float32(max(of, 1)))
	r.progress.Hidden = !works
	r.Button.Label, r.Button.Hidden = label, !works && !open
	r.Button.Refresh()
	r.Row.Hidden = r.Button.Hidden && words == ""
	r.Row.Refresh()
}
