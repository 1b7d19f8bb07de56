// Package lineedit reads lines from a terminal, where they can be edited: Tab completes, and arrows bring back lines.
package lineedit

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/ergochat/readline"
)

// Editor reads lines from a terminal. It implements spoken.Reader.
type Editor struct{ lines *readline.Instance }

// New returns an editor of the program's terminal with a prompt. Completions returns the words that Tab completes. Lines of history are
// held until the editor is closed, and written nowhere.
func New(prompt string, completions func() []string) (*Editor, error) {
	lines, err := readline.NewFromConfig(&readline.Config{
		Prompt: prompt, AutoComplete: completer(completions), HistoryLimit: 200, InterruptPrompt: "\n", EOFPrompt: "\n",
	})
	if err != nil {
		return nil, err
	}
	return &Editor{lines}, nil
}

// Read returns the next line. At Ctrl+C and Ctrl+D it returns [io.EOF].
func (e *Editor) Read(ctx context.Context) (string, error) {
	stop := context.AfterFunc(ctx, func() { e.lines.Close() })
	defer stop()
	line, err := e.lines.ReadLine()
	switch {
	case ctx.Err() != nil:
		return "", ctx.Err()
	case errors.Is(err, readline.ErrInterrupt):
		return "", io.EOF
	}
	return line, err
}

// Close gives the terminal back as it was.
func (e *Editor) Close() error { return e.lines.Close() }

// completer completes the first word of a line.
type completer func() []string

// Do implements [readline.AutoCompleter].
func (c completer) Do(line []rune, pos int) (ends [][]rune, length int) {
	begun := strings.ToLower(string(line[:pos]))
	for _, word := range slices.Compact(slices.Sorted(slices.Values(c()))) {
		if end, ok := strings.CutPrefix(word, begun); ok {
			ends = append(ends, []rune(end+" "))
		}
	}
	return ends, pos
}

// Fits reports whether lines can be edited: both files are a terminal that knows more than letters, and the user hasn't asked for none of
// its signs. Getenv is as [os.Getenv]; NO_COLOR and TERM=dumb ask for that.
func Fits(in, out *os.File, getenv func(string) string) bool {
	return terminal(in) && terminal(out) && getenv("NO_COLOR") == "" && getenv("TERM") != "dumb"
}

// terminal reports whether a file is one: a device for characters, and not the one that is always empty.
func terminal(f *os.File) bool {
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	none, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, none)
}
