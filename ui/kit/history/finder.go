package history

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/storage"
)

// Finder has the methods of a [Family] that ask its store for what a query wants. A filter F says that to the store; S and P are the
// summaries of sessions and of parts.
type Finder[F, S, P any] struct {
	Filter func(q Query, now time.Time) (f F, ok bool) // ok is false if the query wants nothing of the family

	DatedSessions func(context.Context, F) ([]storage.Dated, error)
	DatedParts    func(context.Context, F) ([]storage.Dated, error)
	Summaries     func(context.Context, []int64) ([]S, error)
	PartSummaries func(context.Context, []int64) ([]P, error)
	IDs           func(ctx context.Context, session int64) ([]int64, error) // of the parts of a session
	Session       func(S) Session
	Part          func(P) Part

	OnStatistics func(F)          // shows the statistics of what a filter finds; or nil
	Now          func() time.Time // or nil for the system's clock
}

// FindSessions implements [Family].
func (f *Finder[F, S, P]) FindSessions(ctx context.Context, q Query, now time.Time) ([]storage.Dated, error) {
	return f.find(ctx, f.DatedSessions, q, now)
}

// FindParts implements [Family].
func (f *Finder[F, S, P]) FindParts(ctx context.Context, q Query, now time.Time) ([]storage.Dated, error) {
	return f.find(ctx, f.DatedParts, q, now)
}

func (f *Finder[F, S, P]) find(ctx context.Context, dated func(context.Context, F) ([]storage.Dated, error), q Query, now time.Time) ([]storage.Dated, error) {
	filter, ok := f.Filter(q, now)
	if !ok {
		return nil, nil
	}
	return dated(ctx, filter)
}

// Sessions implements [Family].
func (f *Finder[F, S, P]) Sessions(ctx context.Context, ids []int64) (all []Session, err error) {
	sums, err := f.Summaries(ctx, ids)
	for _, sum := range sums {
		all = append(all, f.Session(sum))
	}
	return all, err
}

// Parts implements [Family].
func (f *Finder[F, S, P]) Parts(ctx context.Context, ids []int64) (all []Part, err error) {
	sums, err := f.PartSummaries(ctx, ids)
	for _, sum := range sums {
		all = append(all, f.Part(sum))
	}
	return all, err
}

// PartIDs implements [Family].
func (f *Finder[F, S, P]) PartIDs(ctx context.Context, session int64) ([]int64, error) {
	return f.IDs(ctx, session)
}

// Statistics implements [Family].
func (f *Finder[F, S, P]) Statistics() func(Query) {
	if f.OnStatistics == nil {
		return nil
	}
	return func(q Query) {
		now := time.Now()
		if f.Now != nil {
			now = f.Now()
		}
		filter, _ := f.Filter(q, now)
		f.OnStatistics(filter)
	}
}
