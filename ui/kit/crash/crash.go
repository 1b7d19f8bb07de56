// Package crash saves the output of a crash beside the data, so that the next start can offer it as a report.
//
// While the program runs with a data folder, a file there says what runs and what was shown last. A crash of Go appends
// its stack, and a normal exit removes the file. So a file with a stack is a report; one without is left by a kill and
// says nothing.
package crash

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strings"
	"time"
)

const (
	runningName = "superbridge-running.txt"
	reportName  = "superbridge-crash-20060102-150405.txt"

	shown   = 40  // notes that stay
	written = 400 // notes until the file is written again, with those that stay
)

// Report is the file left by a crash.
type Report struct {
	Path string
	Text string
}

// Log is the file of a running program. A nil Log records nothing.
type Log struct {
	file  *os.File
	about string
	notes chan string
	done  chan struct{}
}

// Begin opens the file in a data folder that no other process has open, and returns the report left by the previous
// run, or nil. From then on crashes are written to it, until the log is closed; there is one log at a time. It writes
// to disk, so it isn't for Fyne's goroutine.
func Begin(dir, about string, now time.Time) (*Log, *Report, error) {
	path := filepath.Join(dir, runningName)
	left, err := keep(path, dir)
	if err != nil {
		return nil, nil, err
	}
	file, err := os.OpenFile(path, os.O_CREATE|os.O_TRUNC|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return nil, left, err
	}
	l := &Log{file, about + "\nbegun " + now.UTC().Format(time.DateTime) + " UTC\n", make(chan string, shown), make(chan struct{})}
	_, err = file.WriteString(l.about)
	if err == nil {
		err = debug.SetCrashOutput(file, debug.CrashOptions{})
	}
	if err != nil {
		file.Close()
		return nil, left, err
	}
	go l.write()
	return l, left, nil
}

// crashes matches the first words of a crash of Go.
var crashes = regexp.MustCompile(`(?m)^(panic: |fatal error: |SIG[A-Z]+: )`)

// keep makes a report of a file that a crash has left, and takes any other away.
func keep(path, dir string) (*Report, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if !crashes.Match(text) {
		return nil, os.Remove(path)
	}
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	r := &Report{filepath.Join(dir, info.ModTime().Format(reportName)), nameless(string(text), dir)}
	if err := os.WriteFile(r.Path, []byte(r.Text), 0o600); err != nil {
		return nil, err
	}
	return r, os.Remove(path)
}

// nameless takes the folders out of a text that are often called by people's names.
func nameless(text, dir string) string {
	for _, secret := range []struct{ path, word string }{{dir, "DATA"}, {home(), "HOME"}} {
		if len(secret.path) > 1 {
			text = strings.ReplaceAll(text, secret.path, secret.word)
		}
	}
	return text
}

func home() string {
	dir, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	return dir
}

// Note records an event, in words of the program and never of the user. It returns at once; if the writer is too slow
// the event is dropped.
func (l *Log) Note(words string) {
	if l == nil {
		return
	}
	select {
	case l.notes <- time.Now().UTC().Format(time.TimeOnly) + " " + words + "\n":
	default:
	}
}

// write writes the notes.
func (l *Log) write() {
	defer close(l.done)
	var last []string
	lines := 0
	for note := range l.notes {
		if last = append(last, note); len(last) > shown {
			last = last[1:]
		}
		if lines++; lines < written {
			l.file.WriteString(note) // if it can't be written, only a report lacks it
			continue
		}
		lines = len(last)
		if l.file.Truncate(0) == nil {
			l.file.WriteString(l.about + strings.Join(last, ""))
		}
	}
}

// Close ends the log and takes its file away: the program ends in order. It may be called once.
func (l *Log) Close() error {
	if l == nil {
		return nil
	}
	close(l.notes)
	<-l.done
	err := debug.SetCrashOutput(nil, debug.CrashOptions{})
	return errors.Join(err, l.file.Close(), os.Remove(l.file.Name()))
}
