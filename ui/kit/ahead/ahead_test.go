package ahead_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/ui/kit/ahead"
)

// lines are questions to be answered in order. Each takes a second, and its answer is its line in capitals.
type lines struct {
	*ahead.Thoughts[string]
	wanted []string // changed under the lock of the thoughts
	asked  []string
}

func newLines(wanted ...string) *lines {
	l := &lines{wanted: wanted}
	l.Thoughts = ahead.New(func() (q ahead.Question[string], ok bool) {
		for _, line := range l.wanted {
			if _, there := l.Answered(line); !there {
				l.asked = append(l.asked, line)
				return ahead.Question[string]{Line: line, Ask: func(ctx context.Context) (string, error) {
					select {
					case <-time.After(time.Second):
						return strings.ToUpper(line), nil
					case <-ctx.Done():
						return "", ctx.Err()
					}
				}}, true
			}
		}
		return q, false
	})
	return l
}

// known returns the lines that are answered.
func (l *lines) known() string {
	return strings.Join(slices.Sorted(l.Lines()), " ")
}

// A question that comes true continues; one that is ruled out is cancelled and forgotten.
func TestChange(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		l := newLines("a", "b", "bc", "bd")
		go l.Work(ctx)
		time.Sleep(2500 * time.Millisecond) // bc is being worked out
		if got := l.known(); got != "a b" {
			t.Fatalf("known is %q", got)
		}
		l.Change(func() string { l.wanted = []string{"b", "bc", "bd"}; return "b" })
		time.Sleep(500 * time.Millisecond)
		synctest.Wait()
		if got := l.known(); got != "b bc" {
			t.Errorf("half a second after b came true is known %q", got)
		}
		l.Change(func() string { l.wanted = []string{"bc", "bce"}; return "bc" }) // which stops bd
		time.Sleep(time.Second)
		synctest.Wait()
		if got := l.known(); got != "bc bce" {
			t.Errorf("a second after bc came true is known %q", got)
		}
		if got := strings.Join(l.asked, " "); got != "a b bc bd bce" {
			t.Errorf("asked was %q", got)
		}
		cancel()
		<-l.Done()
	})
}

// Waiting returns an answer as soon as it is there, and asks it first when it is urgent.
func TestWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		l := newLines("a", "b", "c")
		go l.Work(ctx)
		began := time.Now()
		line := l.First(func() string {
			l.wanted = []string{"c", "a", "b"}
			return "c"
		})
		if got, err := l.Wait(ctx, line); got != "C" || err != nil || time.Since(began) != time.Second {
			t.Errorf("%q, %v after %v", got, err, time.Since(began))
		}
		if !l.Knows("c") || l.Knows("a") {
			t.Errorf("known is %q", l.known())
		}
		short, stop := context.WithTimeout(ctx, time.Second/2)
		defer stop()
		if _, err := l.Wait(short, "b"); !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		time.AfterFunc(time.Minute, func() { l.Change(func() string { return "b" }) })
		if _, err := l.Wait(t.Context(), "aa"); !errors.Is(err, context.Canceled) || ctx.Err() != nil {
			t.Errorf("what is ruled out: %v", err)
		}
		time.AfterFunc(time.Minute, cancel)
		if _, err := l.Wait(t.Context(), "b, never asked"); !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
		<-l.Done()
	})
}

// Without Work, questions are answered step by step.
func TestStep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLines("a", "b")
		for _, want := range []string{"a", "b", ""} {
			if line, ok := l.Step(t.Context()); line != want || ok != (want != "") {
				t.Errorf("%q, %v; want %q", line, ok, want)
			}
		}
		if got, err := l.Wait(t.Context(), "b"); got != "B" || err != nil {
			t.Errorf("%q, %v", got, err)
		}
	})
}
