package background

import (
	"context"
	"errors"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// desk runs a Runner whose functions on Fyne's goroutine the test runs itself.
type desk struct {
	*Runner
	mu  sync.Mutex
	due []func()
}

func newDesk() *desk {
	d := &desk{}
	d.Runner = NewRunnerWith(func(f func()) { go f() }, func(f func()) {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.due = append(d.due, f)
	})
	return d
}

// frame runs what is due, once all goroutines wait.
func (d *desk) frame() {
	synctest.Wait()
	d.mu.Lock()
	due := d.due
	d.due = nil
	d.mu.Unlock()
	for _, f := range due {
		f()
	}
}

// Two concurrent writes left the first one's data on disk when the second was quicker.
func TestWritesAreInOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk()
		var written, told []int
		for i := range 20 {
			d.Write(t.Context(), func() error {
				time.Sleep(time.Duration(20-i) * time.Millisecond)
				written = append(written, i)
				return nil
			}, func(error) { told = append(told, i) })
		}
		if !d.Wait(time.Second) {
			t.Error("not all is written")
		}
		d.frame()
		want := slices.Sorted(slices.Values(written))
		if len(written) != 20 || !slices.Equal(written, want) || !slices.Equal(told, want) {
			t.Errorf("written %v, told %v", written, told)
		}
	})
}

// A read after a write sees it; unrelated work isn't held up.
func TestReadingAndWriting(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk()
		star, seen, beside := false, false, false
		d.Write(t.Context(), func() error { time.Sleep(4 * time.Second); star = true; return nil }, nil)
		d.After(t.Context(), func() func() {
			is := star
			return func() { seen = is }
		})
		d.Run(t.Context(), func() func() { return func() { beside = true } })
		if d.frame(); !beside || seen {
			t.Errorf("during the write: beside it %t, after it %t", beside, seen)
		}
		time.Sleep(5 * time.Second)
		if d.frame(); !seen {
			t.Error("after the write it isn't seen")
		}
	})
}

// A screen that has been left hears nothing more. Its pending writes are done, and their errors go to OnLost.
func TestAScreenThatIsLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk()
		var lost []error
		d.OnLost(func(err error) { lost = append(lost, err) })
		full, told, written := errors.New("the disk is full"), 0, 0
		ctx, cancel := context.WithCancel(t.Context())
		write := func(err error) func() error {
			return func() error { time.Sleep(time.Second); written++; return err }
		}
		d.Write(ctx, write(nil), func(error) { told++ })
		d.Write(ctx, write(full), func(error) { told++ })
		d.Run(ctx, func() func() { return func() { told++ } })
		synctest.Wait() // it has been read, but not shown
		cancel()
		d.Write(t.Context(), write(full), nil)
		time.Sleep(4 * time.Second)
		if d.frame(); told != 0 || written != 3 || !slices.Equal(lost, []error{full, full}) {
			t.Errorf("told %d times, %d written, lost %v", told, written, lost)
		}
	})
}

func TestAnErrorIsToldToWhoAskedForTheWrite(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk()
		d.OnLost(func(err error) { t.Error(err) })
		full := errors.New("the disk is full")
		var told []error
		d.Write(t.Context(), func() error { return full }, func(err error) { told = append(told, err) })
		if d.frame(); !slices.Equal(told, []error{full}) {
			t.Errorf("told %v", told)
		}
	})
}

// The window waits for all pending work, but not for a disk that never answers.
func TestWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newDesk()
		if !d.Wait(0) {
			t.Error("a runner that has nothing to do has to be waited for")
		}
		d.Write(t.Context(), func() error { time.Sleep(3 * time.Second); return nil }, nil)
		d.After(t.Context(), func() func() { time.Sleep(3 * time.Second); return nil })
		d.Run(t.Context(), func() func() { time.Sleep(time.Second); return nil })
		if d.Wait(5 * time.Second) {
			t.Error("all has ended before the last has")
		}
		if began := time.Now(); !d.Wait(5*time.Second) || time.Since(began) > time.Second {
			t.Error("the end isn't seen")
		}
		d.Run(t.Context(), func() func() { time.Sleep(time.Second); return nil })
		if d.Wait(time.Millisecond) {
			t.Error("what begins later isn't seen")
		}
		d.Wait(time.Minute)
	})
}

// A delayed message about something that is over isn't shown.
func TestLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d, said := newDesk(), ""
		ctx, cancel := context.WithCancel(t.Context())
		d.Later(t.Context(), time.Second, func() { said += "a" })
		d.Later(ctx, time.Second, func() { said += "b" })
		d.Later(ctx, time.Millisecond, func() { said += "c" })
		time.Sleep(100 * time.Millisecond)
		cancel()
		time.Sleep(2 * time.Second)
		if d.frame(); said != "a" {
			t.Errorf("said %q", said)
		}
	})
}

func TestFinish(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d, written, finished := newDesk(), false, 0
		d.Write(t.Context(), func() error { time.Sleep(4 * time.Second); written = true; return nil }, nil)
		d.Finish(10*time.Second, func() { finished++ })
		d.Finish(time.Second, func() { finished++ })
		time.Sleep(2 * time.Second)
		if d.frame(); finished != 1 {
			t.Errorf("after the limit of one %d have finished", finished)
		}
		time.Sleep(3 * time.Second)
		if d.frame(); finished != 2 || !written {
			t.Errorf("%d have finished, written: %t", finished, written)
		}
	})
}

// A runner of tests also runs what follows a write at once.
func TestAtOnce(t *testing.T) {
	r, did := AtOnce(), ""
	r.Write(t.Context(), func() error { did += "1"; return nil }, func(error) {
		r.Write(t.Context(), func() error { did += "3"; return nil }, func(error) { did += "4" })
		did += "2"
	})
	r.After(t.Context(), func() func() { did += "5"; return func() { did += "6" } })
	if did != "123456" || !r.Wait(0) {
		t.Errorf("it did %s", did)
	}
}

func TestQuestion(t *testing.T) {
	var q Question
	q.Stop()
	first := q.Ask(t.Context())
	second := q.Ask(t.Context())
	if first.Err() == nil || second.Err() != nil || !q.Open() {
		t.Errorf("the first %v, the second %v, open: %t", first.Err(), second.Err(), q.Open())
	}
	if q.Stop(); second.Err() == nil || q.Open() {
		t.Errorf("stopped: %v, open: %t", second.Err(), q.Open())
	}
}

// A window that waited for the last write closed before it heard that this had failed.
func TestWhoWaitsHearsFirstWhatFailed(t *testing.T) {
	var r *Runner
	heard := false
	r = NewRunnerWith(func(f func()) { f() }, func(f func()) {
		if r.Wait(0) {
			t.Error("all work had ended before")
		}
		f()
	})
	r.OnLost(func(error) { heard = true })
	r.Write(context.Background(), func() error { return errors.New("the disk is full") }, nil)
	if !heard || !r.Wait(0) {
		t.Errorf("it was heard: %v; all has ended: %v", heard, r.Wait(0))
	}
}
