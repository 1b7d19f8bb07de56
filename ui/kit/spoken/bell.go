package spoken

import "context"

// Bell wakes a game that waits for news: it rings when something has changed, from any goroutine.
type Bell chan struct{}

// NewBell returns a bell that hasn't rung.
func NewBell() Bell { return make(Bell, 1) }

// Ring wakes who waits, or who waits next.
func (b Bell) Ring() {
	select {
	case b <- struct{}{}:
	default: // it has rung already
	}
}

// Next returns the next news. Look is asked at first and whenever the bell has rung, until it knows some or fails. The error is that of
// look or of ctx.
func (b Bell) Next(ctx context.Context, look func() (news News, ok bool, err error)) (News, error) {
	for {
		if news, ok, err := look(); ok || err != nil {
			return news, err
		}
		select {
		case <-b:
		case <-ctx.Done():
			return News{}, ctx.Err()
		}
	}
}
