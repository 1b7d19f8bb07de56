package background

import "context"

// Question is a repeated request of which only the newest answer counts. The zero value has not been asked yet. It
// belongs to one goroutine.
type Question struct {
	ctx    context.Context
	cancel context.CancelFunc
}

// Ask cancels the previous request, and returns the context of the new one, which ends with ctx at the latest.
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
