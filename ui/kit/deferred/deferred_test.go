package deferred_test

import (
	"errors"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/deferred"
)

// kept counts hints. It fails with err.
type kept struct {
	hints int
	err   error
}

func (k *kept) Hinted() error {
	if k.err == nil {
		k.hints++
	}
	return k.err
}

// Hints before the first act are noted with it, and again after an error; the number is known even during a write.
func TestDeferred(t *testing.T) {
	var d deferred.Journal[*kept]
	for range 2 {
		if err := d.Hinted(); err != nil {
			t.Error(err)
		}
	}
	broken := errors.New("broken")
	if err := d.Write(func(*kept) error { return broken }); err != nil || d.ID() != 0 {
		t.Errorf("before it is kept: %v, number %d", err, d.ID())
	}
	if err := d.Keep(7, &kept{err: broken}); !errors.Is(err, broken) || d.IsKept() {
		t.Errorf("kept in vain: %v, number %d", err, d.ID())
	}
	k := &kept{}
	if err := d.Keep(7, k); err != nil || k.hints != 2 || d.Hints != 0 {
		t.Errorf("kept: %v, %d hints, %d to note", err, k.hints, d.Hints)
	}
	if err := d.Hinted(); err != nil || k.hints != 3 {
		t.Errorf("then: %v, %d hints", err, k.hints)
	}
	var during int64
	if err := d.Write(func(to *kept) error {
		during = d.ID()
		if to != k {
			t.Error("it is written to another one")
		}
		return broken
	}); !errors.Is(err, broken) || during != 7 {
		t.Errorf("a write fails with %v; meanwhile the number is %d", err, during)
	}
	d.Resume(8, &kept{})
	if d.ID() != 8 || !d.IsKept() {
		t.Errorf("resumed, the number is %d", d.ID())
	}
}
