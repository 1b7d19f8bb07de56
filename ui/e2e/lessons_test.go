//go:build window

package e2e

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// lessonSteps reads the steps of lessons that are kept, as trick/welcome, the oldest first; a passed one has an asterisk behind it.
func lessonSteps(dir string) []string {
	query := exec.Command("sqlite3", "-batch", "file:"+filepath.Join(dir, "superbridge.db")+"?mode=ro",
		"SELECT lesson || '/' || step || iif(passed, '*', '') FROM lesson_step ORDER BY at, rowid")
	query.Args[len(query.Args)-1] = strings.Replace(query.Args[len(query.Args)-1], ", rowid", "", 1) // it has none
	out, err := query.Output()
	if err != nil {
		return nil // the file is just being made
	}
	return strings.Fields(string(out))
}
