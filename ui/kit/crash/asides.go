package crash

import (
	"io"
	"slices"
	"strings"
	"sync"
)

// harmless are the beginnings of Fyne's messages that a user can ignore: there is no session bus to report that the
// desktop turns dark, and no folder for Fyne's own settings.
var harmless = []string{
	"Fyne error:  failed to watch theme settings",
	"Fyne error:  Unable to connect to session D-Bus",
	"Fyne error:  Failed to create fyne cache space",
	"Fyne error:  Failed to create app cache space",
	"Fyne error:  Failed to create app storage space",
	"Fyne error:  Unable to create settings storage",
	"Fyne error:  Settings watch error",
	"Fyne error:  Preferences load error", // from a file that this program doesn't write
}

// Asides takes Fyne's output, line by line as package log writes it without a time, and notes it for a report. Messages
// that aren't harmless are also written to Out.
type Asides struct {
	Out io.Writer

	mu     sync.Mutex
	log    *Log
	early  []string // noted before there was a log
	silent bool     // the last message was harmless, and so are its further lines
}

// Write takes lines.
func (a *Asides) Write(lines []byte) (int, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for line := range strings.Lines(string(lines)) {
		if !strings.HasPrefix(line, "  ") { // cause and position follow, indented
			a.silent = slices.ContainsFunc(harmless, func(begin string) bool { return strings.HasPrefix(line, begin) })
		}
		words := strings.TrimSpace(line)
		if a.log == nil && len(a.early) < shown {
			a.early = append(a.early, words)
		}
		a.log.Note(words)
		if a.silent {
			continue
		}
		if _, err := io.WriteString(a.Out, line); err != nil {
			return 0, err
		}
	}
	return len(lines), nil
}

// To sets the log of lines, including those from before the first log; it may be nil.
func (a *Asides) To(l *Log) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.log = l
	if l == nil {
		return
	}
	for _, words := range a.early {
		l.Note(words)
	}
	a.early = nil
}
