package storage_test

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"github.com/superbridge/superbridge/storage"
)

// Rows with a value that their table forbids are counted however the file was left: closed, by a killed program, or
// still open. The file and its log don't change.
func TestRowsThatTheirTableDoesNotAllow(t *testing.T) {
	wrong := []string{"PRAGMA ignore_check_constraints = on", "UPDATE session SET starred = 77"}
	closed := func(t testing.TB) string {
		dir := tidy(t)
		db := raw(t, dir)
		run(t, db, wrong...)
		check(t, db.Close())
		return dir
	}
	for name, make := range map[string]func(testing.TB) string{
		"closed":   closed,
		"killed":   killed(wrong...),
		"in order": killed("UPDATE session SET starred = 1"),
		"killed, without the index of the log": func(t testing.TB) string {
			dir := killed(wrong...)(t)
			check(t, os.Remove(filepath.Join(dir, "superbridge.db-shm")))
			return dir
		},
		"open": func(t testing.TB) string {
			dir := closed(t)
			s := open(t, dir)
			run(t, s.DB(), "INSERT INTO setting VALUES ('a', 'b')")
			return dir
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := make(t)
			file := filepath.Join(dir, "superbridge.db")
			before := map[string][]byte{}
			for _, path := range []string{file, file + "-wal"} {
				if data, err := os.ReadFile(path); err == nil {
					before[path] = data
				}
			}
			want := map[string]int{"session": 1}
			if name == "in order" {
				want = nil
			}
			for range 2 {
				h, err := storage.Examine(background, dir)
				if err != nil || !maps.Equal(h.Rows, want) {
					t.Errorf("rows: %v, %v, want %v", h.Rows, err, want)
				}
				for path, data := range before {
					if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, data) {
						t.Errorf("%s isn't as it was: %v", filepath.Base(path), err)
					}
				}
			}
		})
	}
}
