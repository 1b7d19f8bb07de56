// Package speech speaks sentences by a program of the system: spd-say, say, PowerShell or espeak-ng. Sentences wait in a queue, which
// can be stopped at any time. No shell ever sees a sentence.
package speech

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"time"
)

// The least and the greatest speed, in percent of the usual one.
const (
	Slowest = 33
	Fastest = 300
)

// Speech speaks sentences one after another. It is safe for concurrent use.
type Speech struct {
	percent int
	silent  func()

	mu       sync.Mutex
	programs []program          // that haven't failed; nothing is spoken without any
	queue    []utterance        // what waits
	speaking bool               // speak runs
	stop     context.CancelFunc // of what is being spoken; nil between two sentences
	idle     *sync.Cond         // speak has ended
	closed   bool
}

// utterance is a sentence in a language.
type utterance struct{ language, line string }

// New returns speech by the programs of this system at a speed in percent of the usual one, [Slowest] to [Fastest]. Silent is called
// once, from any goroutine, when nothing can be spoken: there is no program, or each has failed.
func New(percent int, silent func()) *Speech {
	return with(known(runtime.GOOS, lookUp), percent, silent)
}

func with(programs []program, percent int, silent func()) *Speech {
	s := &Speech{programs: programs, percent: percent, silent: silent}
	s.idle = sync.NewCond(&s.mu)
	if len(programs) == 0 {
		silent()
	}
	return s
}

// Say speaks a sentence in a language, such as en, when those before it have been spoken.
func (s *Speech) Say(language, line string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	line = strings.TrimSpace(strings.ReplaceAll(line, "\x00", ""))
	if s.closed || len(s.programs) == 0 || line == "" {
		return
	}
	s.queue = append(s.queue, utterance{language, line})
	if !s.speaking {
		s.speaking = true
		go s.speak()
	}
}

// Stop silences what is being spoken, and forgets what waits.
func (s *Speech) Stop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.queue = nil
	if s.stop != nil {
		s.stop()
	}
}

// Wait returns when everything has been spoken, or ctx ends.
func (s *Speech) Wait(ctx context.Context) {
	defer context.AfterFunc(ctx, s.Stop)()
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.speaking {
		s.idle.Wait()
	}
}

// Close silences everything for good. No process is left when it returns.
func (s *Speech) Close() {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
	s.Stop()
	s.Wait(context.Background())
}

// speak speaks until nothing waits.
func (s *Speech) speak() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for len(s.queue) > 0 {
		u := s.queue[0]
		s.queue = s.queue[1:]
		for len(s.programs) > 0 && s.failed(u) {
			if s.programs = s.programs[1:]; len(s.programs) == 0 {
				s.queue = nil
				s.mu.Unlock()
				s.silent()
				s.mu.Lock()
			}
		}
	}
	s.speaking = false
	s.idle.Broadcast()
}

// failed speaks a sentence with the first program, and reports whether that failed. A sentence that is stopped hasn't. The lock is held,
// except while it is spoken.
func (s *Speech) failed(u utterance) bool {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	s.stop = stop
	p := s.programs[0]
	s.mu.Unlock()
	failed := p.speak(ctx, voice{u.language, s.percent}, u.line)
	s.mu.Lock()
	s.stop = nil
	return failed && ctx.Err() == nil
}

// stubborn limits the time of a program that is told to end.
const stubborn = time.Second

// speak speaks a sentence until ctx ends, and reports whether that failed.
func (p program) speak(ctx context.Context, v voice, line string) (failed bool) {
	var out bytes.Buffer
	c := exec.CommandContext(ctx, p.path, p.args(v, line)...)
	c.Stderr, c.WaitDelay = &out, stubborn
	if p.piped {
		c.Stdin = strings.NewReader(line + "\n")
	}
	if p.env != nil {
		c.Env = append(os.Environ(), p.env(v, line)...)
	}
	err := c.Run()
	if ctx.Err() != nil && p.hush != nil {
		ctx, cancel := context.WithTimeout(context.Background(), stubborn)
		defer cancel()
		exec.CommandContext(ctx, p.path, p.hush...).Run()
	}
	return err != nil || soundless(out.String())
}

// soundless reports whether a program has said that it had no sound: espeak-ng succeeds nevertheless.
func soundless(said string) bool {
	return strings.HasPrefix(said, "error:") || strings.Contains(said, "\nerror:")
}
