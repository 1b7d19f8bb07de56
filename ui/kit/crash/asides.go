package crash

import (
	"io"
	"slices"
	"strings"
	"sync"
)

// harmless is how Fyne begins to say what a user can do nothing about and misses nothing of: there is no session bus to tell when the
// desktop turns dark, and no folder for what Fyne would keep for the next time.
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

// Asides takes what Fyne prints, line by line as package log writes it without a time, and notes it for a report. What isn't harmless
// goes on to Out.
type Asides struct {
	Out io.Writer

	mu     sync.Mutex
	log    *Log
	early  []string // noted before there was a log
	silent bool     // what has just been said is harmless, and so is what follows on it
}

// Write takes lines.
func (a *Asides) Write(lines []byte) (int, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for line := range strings.Lines(string(lines)) {
		if !strings.HasPrefix(line, "  ") { // its cause and where it was follow, indented
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

// To sets where the lines are noted from now on, those from before the first log too; it may be nil.
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
