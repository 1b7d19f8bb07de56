package history

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/record"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/transfer"
)

// exported says what has been written.
func exported(done transfer.Exported, path string) string {
	said := []string{text.T("history.export.done", "What", amount(done.Rubbers, done.Boards), "File", filepath.Base(path))}
	if done.Large > 0 {
		said = append(said, text.TN("history.export.large", done.Large, "Boards", text.Points(done.Large)))
	}
	if done.Unfinished > 0 {
		said = append(said, text.TN("history.export.unfinished", done.Unfinished))
	}
	return strings.Join(said, " ")
}

// imported says what has been added.
func imported(done transfer.Read) string {
	var said []string
	switch {
	case done.Things == 0:
		said = append(said, text.T("history.import.empty"))
	case done.Rubbers > 0:
		said = append(said, text.T("history.import.done", "What", amount(done.Rubbers, done.Boards)))
	case done.Continued+done.Restored == 0:
		said = append(said, text.T("history.import.nothing"))
	}
	if there := done.There - done.Continued; there > 0 {
		said = append(said, text.TN("history.import.there", there, "Rubbers", text.Points(there)))
	}
	if done.Continued > 0 {
		said = append(said, text.TN("history.import.continued", done.Continued, "Rubbers", text.Points(done.Continued)))
	}
	if done.Restored > 0 {
		said = append(said, text.TN("history.import.restored", done.Restored, "Rubbers", text.Points(done.Restored)))
	}
	if done.Left > 0 {
		said = append(said, text.TN("history.import.left", done.Left, "Line", done.FirstLeft.Line, "Why", done.FirstLeft.Left))
	}
	return strings.Join(said, " ")
}

// amount says how many rubbers and boards something is.
func amount(rubbers, boards int) string {
	return text.T("history.found",
		"Boards", text.TN("history.boards-found", boards, "Boards", text.Points(boards)),
		"Rubbers", text.TN("history.rubbers-found", rubbers, "Rubbers", text.Points(rubbers)))
}

// problem says why nothing was done, and whether that is bad news.
func (f *filesSheet) problem() (words string, bad bool) {
	var wrong *record.LineError
	switch {
	case f.err == nil:
		return "", false
	case errors.Is(f.err, context.Canceled) && f.importing():
		return text.T("history.import.cancelled"), false
	case errors.Is(f.err, context.Canceled):
		return text.T("history.export.cancelled"), false
	case errors.As(f.err, &wrong):
		return text.T("history.import.line", "Line", wrong.Line, "Error", strings.TrimPrefix(wrong.Err.Error(), "record: ")), true
	case f.importing():
		return text.T("history.import.failed", "Error", f.err), true
	}
	return text.T("history.export.failed", "Error", f.err), true
}

// file returns the path of a file that isn't there: named by the day, and numbered where there is
// one already.
func (f *filesSheet) file() string {
	name := text.T("history.export.name", "Day", f.screen.system.now().Format("2006-01-02"))
	for i := 1; ; i++ {
		path := filepath.Join(f.dir, name)
		if i > 1 {
			path += " " + strconv.Itoa(i)
		}
		path += f.format.Ending()
		if _, err := os.Lstat(path); err != nil { // not there, or nobody can say
			return path
		}
	}
}
