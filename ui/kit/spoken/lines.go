package spoken

import (
	"bufio"
	"context"
	"io"
	"strings"
)

// longest is the number of bytes of a line that are read; no act is so long.
const longest = 1 << 16

// Lines reads lines from a file or a pipe. It is used from one goroutine.
type Lines struct {
	lines  chan string
	failed chan error // of reading; closed after it
	wanted chan struct{}
}

// NewLines returns the lines of r, which are read as they are wanted.
func NewLines(r io.Reader) *Lines {
	l := &Lines{make(chan string), make(chan error, 1), make(chan struct{})}
	go func() {
		in := bufio.NewReaderSize(r, longest)
		for range l.wanted {
			line, prefix, err := in.ReadLine()
			for more := prefix; more && err == nil; { // the rest of what is too long is left out
				_, more, err = in.ReadLine()
			}
			if err != nil {
				l.failed <- err
				return
			}
			l.lines <- strings.ToValidUTF8(string(line), "\ufffd")
		}
	}()
	return l
}

// Read implements [Reader].
func (l *Lines) Read(ctx context.Context) (string, error) {
	select {
	case l.wanted <- struct{}{}:
	case err := <-l.failed:
		l.failed <- err
		return "", err
	case <-ctx.Done():
		return "", ctx.Err()
	}
	select {
	case line := <-l.lines:
		return line, nil
	case err := <-l.failed:
		l.failed <- err // for the next one
		return "", err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// Echo reads lines and shows them behind the prompt, as a terminal does of what is typed.
type Echo struct {
	Lines Reader
	Out   io.Writer
}

// Read implements [Reader].
func (e Echo) Read(ctx context.Context) (string, error) {
	line, err := e.Lines.Read(ctx)
	if err == nil {
		_, err = io.WriteString(e.Out, Prompt+line+"\n")
	}
	return line, err
}

// Prompt stands where something can be typed.
const Prompt = "> "

// Printer prints what is said.
type Printer struct {
	Out io.Writer
	// ASCII is true for a terminal that knows no other characters.
	ASCII bool
}

// Say implements [Speaker].
func (p Printer) Say(line string) error {
	if p.ASCII {
		line = ASCII(line)
	}
	_, err := io.WriteString(p.Out, line+"\n")
	return err
}
