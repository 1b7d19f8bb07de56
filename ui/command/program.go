package command

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// program is another program, such as an older version of this one, whose players answer boards and games of chess as
// described by the help of superbridge act. It is started once for each question asked at the same time. Its methods may be called from
// several goroutines.
type program struct {
	path, players string
	dataDir       string        // the data folder with the systems that they bid; "" if they bid none of a user's
	timeout       time.Duration // for an answer

	mu   sync.Mutex
	idle []*child
}

// actTimeout is the longest time for a player's act: far more than any needs.
const actTimeout = 2 * time.Minute

// act asks the program for the act of the player in turn.
func (p *program) act(ctx context.Context, b bridge.Board) (bridge.Event, error) {
	line, err := record.Entry{Number: 1, Board: b}.Marshal()
	if err != nil {
		return bridge.Event{}, err
	}
	said, err := p.answer(ctx, line)
	if err != nil {
		return bridge.Event{}, err
	}
	e, err := bridge.ParseEvent(said)
	if err != nil {
		return bridge.Event{}, fault.Errorf("%s: %w", p.path, err)
	}
	return e, nil
}

// answer asks the program with a line, and returns the text of the event that it answers.
func (p *program) answer(ctx context.Context, line []byte) (event string, err error) {
	c, err := p.take(ctx)
	if err != nil {
		return "", err
	}
	var r reply
	if err := c.ask(ctx, p.timeout, line, &r); err != nil {
		return "", p.failed(ctx, c, err)
	}
	p.give(c)
	if r.Error != "" {
		return "", fault.Errorf("%s: %s", p.path, r.Error)
	}
	return r.Event, nil
}

// take returns a child that has nothing to do, and starts one if there is none.
func (p *program) take(ctx context.Context) (*child, error) {
	p.mu.Lock()
	if last := len(p.idle) - 1; last >= 0 {
		c := p.idle[last]
		p.idle = p.idle[:last]
		p.mu.Unlock()
		return c, nil
	}
	p.mu.Unlock()
	args := []string{"act", "-players", p.players}
	if p.dataDir != "" {
		args = append(args, "-data-dir", p.dataDir)
	}
	c, err := start(p.path, args...)
	if err != nil {
		var search *exec.Error // its text repeats the path
		if errors.As(err, &search) {
			err = search.Err
		}
		return nil, failed("command.program.no-start", "Program", p.path, "Why", disk.Reason(err))
	}
	var g greeting
	switch err := c.ask(ctx, p.timeout, nil, &g); {
	case err != nil:
		return nil, p.failed(ctx, c, err)
	case g.Act != protocol || g.Players != p.players:
		return nil, p.failed(ctx, c, failed("command.program.greets"))
	}
	return c, nil
}

// give takes a child back that has answered.
func (p *program) give(c *child) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.idle = append(p.idle, c)
}

// ready starts programs once, so that errors are found before the play, and returns a function that ends all their children. Nil
// programs are skipped.
func ready(ctx context.Context, all ...*program) (end func(), err error) {
	all = slices.DeleteFunc(all, func(p *program) bool { return p == nil })
	end = func() {
		for _, p := range all {
			p.close()
		}
	}
	for _, p := range all {
		if err := p.ready(ctx); err != nil {
			end()
			return nil, err
		}
	}
	return end, nil
}

// ready starts the program once.
func (p *program) ready(ctx context.Context) error {
	c, err := p.take(ctx)
	if errors.Is(err, context.Canceled) {
		return stopped()
	}
	if err == nil {
		p.give(c)
	}
	return err
}

// close ends all children; no call may be under way.
func (p *program) close() {
	for _, c := range p.idle {
		c.end()
	}
	p.idle = nil
}

// failed ends a child and describes its failure, with its own message.
func (p *program) failed(ctx context.Context, c *child, err error) error {
	if !errors.Is(err, io.EOF) {
		kill(c.command) // it may go on for ever
	}
	status, said := c.end()
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, io.EOF) && said != "":
		return failed("command.program.said", "Program", p.path, "Status", status, "Said", quoted(said))
	case errors.Is(err, io.EOF):
		return failed("command.program.ended", "Program", p.path, "Status", status)
	}
	return failed("command.program.no-play", "Program", p.path, "Why", err)
}

// child is a process of a program that answers by lines of JSON.
type child struct {
	command *exec.Cmd
	in      io.WriteCloser
	lines   chan []byte // that it has printed
	said    *beginning  // on stderr
}

const (
	longestReply = 1000            // bytes
	endTimeout   = 2 * time.Second // time for a process to end by itself
)

func start(path string, args ...string) (*child, error) {
	c := &child{command: exec.Command(path, args...), lines: make(chan []byte), said: new(beginning)}
	c.command.Stderr = c.said
	c.command.WaitDelay = endTimeout
	apart(c.command)
	var err error
	if c.in, err = c.command.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := c.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.command.Start(); err != nil {
		return nil, err
	}
	go func() {
		defer close(c.lines)
		lines := bufio.NewScanner(out)
		lines.Buffer(nil, longestReply)
		for lines.Scan() {
			c.lines <- append([]byte(nil), lines.Bytes()...)
		}
		if lines.Err() != nil { // no line of ours is so long
			c.lines <- append([]byte(nil), text.T("command.program.endless")...)
		}
	}()
	return c, nil
}

// ask writes a line, unless it is nil, and reads the answer. It returns the error of ctx, or [io.EOF] if the process has ended.
func (c *child) ask(ctx context.Context, timeout time.Duration, line []byte, answer any) error {
	if line != nil {
		if _, err := c.in.Write(append(line, '\n')); err != nil {
			return io.EOF // there is no reader any more
		}
	}
	late := time.NewTimer(timeout)
	defer late.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-late.C:
		return failed("command.program.silent", "Time", timeout)
	case said, ok := <-c.lines:
		if !ok {
			return io.EOF
		}
		d := json.NewDecoder(strings.NewReader(string(said)))
		d.DisallowUnknownFields()
		if d.Decode(answer) != nil {
			return failed("command.program.no-answer", "Line", fmt.Sprintf("%.60q", said))
		}
		return nil
	}
}

// end ends the process and all its children, and returns how it ended and the first line of its error output.
func (c *child) end() (status, said string) {
	c.in.Close()
	gone := make(chan struct{})
	go func() {
		for range c.lines { // so that it isn't held up
		}
		c.command.Wait()
		close(gone)
	}()
	select {
	case <-gone:
	case <-time.After(endTimeout):
	}
	kill(c.command)
	<-gone
	return c.command.ProcessState.String(), c.said.line()
}

// beginning retains the beginning of its input.
type beginning struct {
	mu   sync.Mutex
	text []byte
}

func (b *beginning) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.text = append(b.text, p[:min(len(p), longestReply-len(b.text))]...)
	return len(p), nil
}

// line returns the first line.
func (b *beginning) line() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	line, _, _ := strings.Cut(strings.TrimSpace(string(b.text)), "\n")
	return strings.TrimSpace(line)
}
