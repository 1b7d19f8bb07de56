package spoken

import (
	"context"
	"errors"
	"testing"
)

// Next looks at once and whenever the bell has rung; what rings before it waits isn't lost, and the end of ctx or an error ends it.
func TestBell(t *testing.T) {
	b, looks := NewBell(), 0
	b.Ring()
	b.Ring() // as one
	news, err := b.Next(t.Context(), func() (News, bool, error) { looks++; return News{Wait: Turn}, looks == 2, nil })
	if err != nil || news.Wait != Turn || looks != 2 {
		t.Errorf("after %d looks: %+v, %v", looks, news, err)
	}
	go b.Ring()
	if _, err := b.Next(t.Context(), func() (News, bool, error) { looks++; return News{}, looks == 4, nil }); err != nil || looks != 4 {
		t.Errorf("after %d looks: %v", looks, err)
	}
	failed := errors.New("failed")
	if _, err := b.Next(t.Context(), func() (News, bool, error) { return News{}, false, failed }); err != failed {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := b.Next(ctx, func() (News, bool, error) { return News{}, false, nil }); err != context.Canceled {
		t.Error(err)
	}
}
