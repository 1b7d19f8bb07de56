package turn_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/turn"
)

// sum is a game in which numbers are added until they come to 5.
type sum int

var errBelow = errors.New("a number below 1")

func (s sum) Over() bool { return s >= 5 }

func (s sum) Apply(n int) (sum, error) {
	if n < 1 {
		return s, errBelow
	}
	return s + sum(n), nil
}

// Each event is kept before it is shown, and whatever stops the game leaves it as it was kept last.
func TestPlay(t *testing.T) {
	stop := errors.New("stop")
	for name, tt := range map[string]struct {
		asked    int   // the event that is asked for at 3
		askErr   error // and its error
		keepErr  error // of 4
		watchErr error
		cancels  bool // before the event at 3 comes back
		want     []string
		end      sum
		err      error
	}{
		"to the end":            {asked: 1, want: []string{"keep 1", "show 1", "keep 2", "show 2", "keep 3", "show 3", "keep 4", "show 4", "keep 5", "show 5"}, end: 5},
		"a player fails":        {askErr: stop, want: []string{"keep 1", "show 1", "keep 2", "show 2", "keep 3", "show 3"}, end: 3, err: stop},
		"what is illegal":       {asked: 0, want: []string{"keep 1", "show 1", "keep 2", "show 2", "keep 3", "show 3"}, end: 3, err: errBelow},
		"the journal fails":     {asked: 1, keepErr: stop, want: []string{"keep 1", "show 1", "keep 2", "show 2", "keep 3", "show 3", "keep 4"}, end: 3, err: stop},
		"who watches fails":     {asked: 1, watchErr: stop, want: []string{"keep 1", "show 1", "keep 2", "show 2", "keep 3", "show 3", "keep 4", "show 4"}, end: 4, err: stop},
		"an event after a stop": {asked: 1, cancels: true, want: []string{"keep 1", "show 1", "keep 2", "show 2", "keep 3", "show 3"}, end: 3, err: context.Canceled},
	} {
		ctx, cancel := context.WithCancel(t.Context())
		var told []string
		at4 := func(s sum, err error) error {
			if s != 4 {
				return nil
			}
			return err
		}
		table := turn.Table[sum, int]{
			Ask: func(_ context.Context, s sum) (int, error) {
				if s != 3 {
					return 1, nil
				}
				if tt.cancels {
					cancel()
				}
				return tt.asked, tt.askErr
			},
			Append: func(s sum) error {
				told = append(told, fmt.Sprint("keep ", int(s)))
				return at4(s, tt.keepErr)
			},
			Watch: func(_ context.Context, s sum) error {
				told = append(told, fmt.Sprint("show ", int(s)))
				return at4(s, tt.watchErr)
			},
		}
		end, err := table.Play(ctx, 0)
		if end != tt.end || !errors.Is(err, tt.err) || !slices.Equal(told, tt.want) {
			t.Errorf("%s: %d, %v, %q; want %d, %v, %q", name, end, err, told, tt.end, tt.err, tt.want)
		}
		cancel()
		if _, err := table.Play(ctx, 0); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: it begins after the stop: %v", name, err)
		}
	}
	alone := turn.Table[sum, int]{Ask: func(context.Context, sum) (int, error) { return 3, nil }}
	if end, err := alone.Play(t.Context(), 0); end != 6 || err != nil {
		t.Errorf("without a journal and with nobody who watches: %d, %v", end, err)
	}
}
