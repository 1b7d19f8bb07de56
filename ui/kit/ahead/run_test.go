package ahead_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/ui/kit/ahead"
)

// A run ends by itself or when it is stopped, and so does thinking. Its error goes to Failed, or to Stop if it was
// being stopped.
func TestRun(t *testing.T) {
	wrong := errors.New("the disk is full")
	until := func(ctx context.Context) error {
		<-ctx.Done()
		return ctx.Err()
	}
	for _, tt := range []struct {
		name          string
		play          func(ctx context.Context) error
		failed, stops error
	}{
		{"ends", func(context.Context) error { return nil }, nil, nil},
		{"fails", func(context.Context) error { return wrong }, wrong, nil},
		{"is stopped", until, nil, nil},
		{"fails when it is stopped", func(ctx context.Context) error { until(ctx); return wrong }, nil, wrong},
	} {
		synctest.Test(t, func(t *testing.T) {
			var failed error
			thinks := true
			r := ahead.Begin(tt.play, func(ctx context.Context) {
				until(ctx)
				time.Sleep(time.Second)
				thinks = false
			}, func(err error) { failed = err })
			synctest.Wait()
			stops := r.Stop()
			if failed != tt.failed || stops != tt.stops || thinks {
				t.Errorf("%s: failed with %v, stopped with %v, still thinking: %t", tt.name, failed, stops, thinks)
			}
		})
	}
	var none *ahead.Run
	if err := none.Stop(); err != nil {
		t.Error(err)
	}
}
