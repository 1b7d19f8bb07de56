package play

import (
	"context"
	"maps"
	"strings"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
)

// thoughts are what the computer players do next, worked out before they are asked: while the
// person ponders, what each of them would do after what the user may do, and while a card
// is there to be looked at, what comes after it. Each player is asked with his own view and
// answers only from it, so nobody knows more for being asked early. One question is worked out
// at a time. What the events of the board have ruled out is forgotten, and stopped if it is
// being worked out; what has come true goes on.
type thoughts struct {
	config Config
	done   chan struct{} // closed when nothing is worked out any more

	mu      sync.Mutex
	board   bridge.Board
	line    string            // to the board
	known   map[string]answer // by the line to the question
	present string            // the line to the question that is being worked out
	stop    func()            // stops that
	hint    bool              // the user waits for advice on the board
	changed chan struct{}     // closed when any of this changes
}

// answer is what a player says. One who only acts gives no reasons.
type answer struct {
	advice bot.Advice
	err    error
}

// question is what a player is asked.
type question struct {
	line   string
	view   bridge.View
	advice bool // it is the adviser who is asked
}

// lineOf names the position after some events of a deal: what goes on from there has a name
// that begins with it.
func lineOf(events []bridge.Event) string {
	var line strings.Builder
	for _, e := range events {
		line.WriteString(e.String() + " ")
	}
	return line.String()
}

// adviceOn names the question what the user should do.
func adviceOn(line string) string { return line + "?" }

func newThoughts(config Config, b bridge.Board) *thoughts {
	return &thoughts{
		config: config, board: b, line: lineOf(b.Events()),
		done: make(chan struct{}), known: map[string]answer{}, stop: func() {}, changed: make(chan struct{}),
	}
}

// change tells who waits that something has changed. The caller holds the lock.
func (t *thoughts) change() {
	close(t.changed)
	t.changed = make(chan struct{})
}

// follow goes on with a later board of the same deal.
func (t *thoughts) follow(b bridge.Board) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.board, t.line, t.hint = b, lineOf(b.Events()), false
	maps.DeleteFunc(t.known, func(line string, _ answer) bool { return !strings.HasPrefix(line, t.line) })
	if !strings.HasPrefix(t.present, t.line) {
		t.stop()
	}
	t.change()
}

// knows reports whether it is known what the computer player to act does.
func (t *thoughts) knows(v bridge.View) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	_, ok := t.known[lineOf(v.Events())]
	return ok
}

// act returns what the computer player to act does, when that is known.
func (t *thoughts) act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	a, err := t.wait(ctx, lineOf(v.Events()))
	return a.Event, err
}

// advise returns what the adviser says of the board, on which it must be the user's turn.
// That comes before what the computer players may do then.
func (t *thoughts) advise(ctx context.Context) (bot.Advice, error) {
	t.mu.Lock()
	line := adviceOn(t.line)
	if t.present != line {
		t.stop()
	}
	t.hint = true
	t.change()
	t.mu.Unlock()
	return t.wait(ctx, line)
}

// wait returns the answer to a question, when that is known.
func (t *thoughts) wait(ctx context.Context, line string) (bot.Advice, error) {
	for {
		t.mu.Lock()
		a, ok := t.known[line]
		changed := t.changed
		t.mu.Unlock()
		if ok {
			return a.advice, a.err
		}
		select {
		case <-changed:
		case <-t.done:
			return bot.Advice{}, context.Canceled
		case <-ctx.Done():
			return bot.Advice{}, ctx.Err()
		}
	}
}

// work works out one question after another, until ctx ends.
func (t *thoughts) work(ctx context.Context) {
	defer close(t.done)
	for ctx.Err() == nil {
		t.mu.Lock()
		q, ok := t.next()
		changed := t.changed
		if !ok {
			t.mu.Unlock()
			select {
			case <-changed:
			case <-ctx.Done():
			}
			continue
		}
		asked, stop := context.WithCancel(ctx)
		t.present, t.stop = q.line, stop
		t.mu.Unlock()

		advice, err := t.ask(asked, q)

		t.mu.Lock()
		if asked.Err() == nil {
			t.known[q.line] = answer{advice, err}
			t.change()
		}
		t.present, t.stop = "", func() {}
		t.mu.Unlock()
		stop()
	}
}

func (t *thoughts) ask(ctx context.Context, q question) (bot.Advice, error) {
	if q.advice {
		return t.config.Adviser.Advise(ctx, q.view)
	}
	e, err := t.config.Computer.Act(ctx, q.view)
	return bot.Advice{Event: e}, err
}
