// Package ahead computes decisions of computer players before they are needed: while the user ponders, the reply to
// each act that is open to the user; and while something is shown, what follows it.
//
// A game supplies the next question and identifies each by a line: the text of all events before it. Lines of later
// positions therefore begin with the line of the earlier one. One question is worked out at a time. Questions that
// events have ruled out are cancelled and forgotten; those that came true continue.
//
// A player that is asked early sees exactly what it would see later, its own view of the position, and so must give the
// same answer to the same question.
package ahead

import (
	"context"
	"iter"
	"maps"
	"slices"
	"strings"
	"sync"
)

// Question is a decision to work out.
type Question[A any] struct {
	Line string // the events up to its position, and the question itself where a position has several
	Ask  func(ctx context.Context) (A, error)
}

// Answer is the result of a question.
type Answer[A any] struct {
	Value A
	Err   error
}

// Thoughts are questions and their answers. Several goroutines may use them at a time.
type Thoughts[A any] struct {
	next func() (Question[A], bool)
	done chan struct{} // closed when nothing is worked out any more

	mu      sync.Mutex
	line    string               // of the game's present position
	known   map[string]Answer[A] // by the lines of the questions
	present string               // the line of the question that is being worked out
	stop    func()               // stops that
	changed chan struct{}        // closed when any of this changes
}

// New returns idle Thoughts; call [Thoughts.Work] to start it. Next returns the question to work out next; ok is false
// if there is none. It is called with the lock held, so it may use [Thoughts.Answered] and whatever [Thoughts.Change]
// changes.
func New[A any](next func() (q Question[A], ok bool)) *Thoughts[A] {
	return &Thoughts[A]{next: next, done: make(chan struct{}), known: map[string]Answer[A]{}, stop: func() {}, changed: make(chan struct{})}
}

// Answered returns the answer to a question, if it is known; for next alone.
func (t *Thoughts[A]) Answered(line string) (a Answer[A], ok bool) {
	a, ok = t.known[line]
	return a, ok
}

// Change calls f with the lock held. From then on only questions whose lines begin with the line that f returns are
// worked out; answers to others are forgotten.
func (t *Thoughts[A]) Change(f func() (line string)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	line := f()
	t.line = line
	maps.DeleteFunc(t.known, func(known string, _ Answer[A]) bool { return !strings.HasPrefix(known, line) })
	if !strings.HasPrefix(t.present, line) {
		t.stop()
	}
	t.wake()
}

// wake signals a change to all waiting goroutines. The caller holds the lock.
func (t *Thoughts[A]) wake() {
	close(t.changed)
	t.changed = make(chan struct{})
}

// Knows reports whether the answer to a question is there.
func (t *Thoughts[A]) Knows(line string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	_, ok := t.known[line]
	return ok
}

// First calls f with the lock held. It returns the line of the question that next should prefer from then on; a
// different one that is being worked out is cancelled.
func (t *Thoughts[A]) First(f func() (line string)) (line string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	line = f()
	if t.present != line {
		t.stop()
	}
	t.wake()
	return line
}

// Wait returns the answer to a question when it is known. The error is that of the answer, that of ctx, or
// [context.Canceled] when the question is ruled out or nothing is worked out any more.
func (t *Thoughts[A]) Wait(ctx context.Context, line string) (A, error) {
	for {
		t.mu.Lock()
		a, ok := t.known[line]
		changed, possible := t.changed, strings.HasPrefix(line, t.line)
		t.mu.Unlock()
		if ok {
			return a.Value, a.Err
		}
		var none A
		if !possible {
			return none, context.Canceled
		}
		select {
		case <-changed:
		case <-t.done:
			return none, context.Canceled
		case <-ctx.Done():
			return none, ctx.Err()
		}
	}
}

// Done is closed when Work has returned.
func (t *Thoughts[A]) Done() <-chan struct{} { return t.done }

// Work works out one question after another, until ctx ends. It is to be called once.
func (t *Thoughts[A]) Work(ctx context.Context) {
	defer close(t.done)
	for ctx.Err() == nil {
		if _, ok, changed := t.step(ctx); !ok {
			select {
			case <-changed:
			case <-ctx.Done():
			}
		}
	}
}

// Step works out the next question and returns its line; ok is false if there is none. It is for callers that don't use
// Work.
func (t *Thoughts[A]) Step(ctx context.Context) (line string, ok bool) {
	line, ok, _ = t.step(ctx)
	return line, ok
}

// step is like Step; if there is no question, changed is closed when there may be one.
func (t *Thoughts[A]) step(ctx context.Context) (line string, ok bool, changed <-chan struct{}) {
	t.mu.Lock()
	q, ok := t.next()
	if !ok {
		defer t.mu.Unlock()
		return "", false, t.changed
	}
	asked, stop := context.WithCancel(ctx)
	defer stop()
	t.present, t.stop = q.Line, stop
	t.mu.Unlock()

	value, err := q.Ask(asked)

	t.mu.Lock()
	defer t.mu.Unlock()
	if asked.Err() == nil {
		t.known[q.Line] = Answer[A]{value, err}
		t.wake()
	}
	t.present, t.stop = "", func() {}
	return q.Line, true, nil
}

// Lines yields the lines of the questions that are answered, in no order.
func (t *Thoughts[A]) Lines() iter.Seq[string] {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Values(slices.Collect(maps.Keys(t.known)))
}
