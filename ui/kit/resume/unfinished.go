package resume

import "context"

// Unfinished returns the wanted session in progress that was played last, or nil if there is none. IDs lists
// the sessions in progress, the last played first. Unreadable ones are skipped: the history shows their errors.
func Unfinished[S any](ctx context.Context, ids func(context.Context) ([]int64, error), read func(context.Context, int64) (S, error), wanted func(S) bool) (*S, error) {
	all, err := ids(ctx)
	if err != nil {
		return nil, err
	}
	for _, id := range all {
		session, err := read(ctx, id)
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err == nil && wanted(session):
			return &session, nil
		}
	}
	return nil, nil
}
