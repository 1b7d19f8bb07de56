package background

import "context"

// Question is something that is asked again and again, of which only the newest answer is wanted. The zero value has
// not been asked yet. It belongs to one goroutine.
type Question struct {
	ctx    context.Context
	cancel context.CancelFunc
}

// Ask gives up the question before, and returns the context of the next one, which ends with ctx at the latest.
func (q *Question) Ask(ctx context.Context) context.Context {
	q.Stop()
	q.ctx, q.cancel = context.WithCancel(ctx)
	return q.ctx
}

// Stop gives the question up, or lets it be: its answer is there.
func (q *Question) Stop() {
	if q.cancel != nil {
		q.cancel()
	}
	q.ctx, q.cancel = nil, nil
}

// Open reports whether an answer is still to come.
func (q *Question) Open() bool { return q.ctx != nil && q.ctx.Err() == nil }
