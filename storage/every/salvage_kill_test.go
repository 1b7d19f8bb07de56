package every_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/storage/every"
	"github.com/superbridge/superbridge/storage/storagetest"
)

var killed = flag.Int("killed", 4, "how many times salvage is killed, of a file with each kind of log")

// The test binary also serves as the program that is killed: as a child it salvages a folder, and reports its progress.
func TestMain(m *testing.M) {
	if dir, _, ok := storagetest.Task(); ok {
		_, err := storage.Salvage(context.Background(), dir, storage.Opening{Now: time.Now, Steps: bridgestore.Steps, Progress: func(part float64) {
			fmt.Println(part)
		}}, every.Keepers)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println("done")
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// logged makes a folder as left by a killed program, with a page of definitions lost: all its sessions have the newest
// name, but only in the log. In a file without a log, the journal holds the older one.
func logged(t *testing.T, sessions int, mode string) (dir string, files map[string][]byte) {
	t.Helper()
	_, whole := many(t, sessions)
	from := folder(t, whole)
	db := storagetest.Raw(t, from)
	if storagetest.Run(t, db, "PRAGMA journal_mode = "+mode); mode == "DELETE" {
		storagetest.Run(t, db, "UPDATE session SET name = 'the newest'", "PRAGMA cache_size = 5", "BEGIN IMMEDIATE",
			"UPDATE session SET name = 'never kept'", "UPDATE event SET text = 'X'", "UPDATE board SET vul = 'Both'")
	} else {
		storagetest.Run(t, db, "UPDATE session SET name = 'the newest'")
	}
	dir, files = t.TempDir(), map[string][]byte{}
	for _, name := range []string{"superbridge.db", "superbridge.db-wal", "superbridge.db-journal"} {
		data, err := os.ReadFile(filepath.Join(from, name))
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		storagetest.Check(t, err)
		if name == "superbridge.db" {
			clear(data[definitions(data)[0]*page:][:page])
		}
		files[name] = data
		storagetest.Check(t, os.WriteFile(filepath.Join(dir, name), data, 0o600))
	}
	if len(files) != 2 {
		t.Fatalf("there are %d files", len(files))
	}
	return dir, files
}

// newest returns the number of sessions with the newest name in a folder without faults.
func newest(t *testing.T, dir string) int {
	t.Helper()
	s, err := storage.OpenReadOnly(dir)
	storagetest.Check(t, err)
	defer s.Close()
	return storagetest.Number(t, s.Reader(), "SELECT count(*) FROM session WHERE name = 'the newest'")
}

// However salvage is interrupted, either the whole old file is there, with the contents of its log, or the whole new
// one; and the companions match the old one.
func TestKilledWhileSalvaging(t *testing.T) {
	const sessions = 20
	random := rand.New(rand.NewPCG(rand.Uint64(), 6))
	for _, mode := range []string{"WAL", "DELETE"} {
		was, files := logged(t, sessions, mode)
		found := map[string]int{}
		for range *killed {
			dir := t.TempDir()
			storagetest.Check(t, os.CopyFS(dir, os.DirFS(was)))
			process, lines := storagetest.Child(t, dir, 0)
			// At the end it swaps the files: it is killed there more often.
			until := random.Float64()
			if random.IntN(3) > 0 {
				until = 1
			}
			for line := range lines {
				if part := 0.0; line == "done" {
					break
				} else if _, err := fmt.Sscan(line, &part); err != nil {
					t.Fatalf("it says %q", line)
				} else if part >= until {
					break
				}
			}
			time.Sleep(time.Duration(random.IntN(1<<(6+random.IntN(11)))) * time.Microsecond) // a random moment after that word
			process.Kill()
			for range lines {
			}
			state := "new"
			if _, err := storage.Examine(context.Background(), dir); err != nil {
				state = "old"
			}
			aside, err := filepath.Glob(filepath.Join(dir, "superbridge-damaged-*.db"))
			storagetest.Check(t, err)
			if len(aside) > 1 || state == "new" && len(aside) == 0 {
				t.Fatalf("%s is there, and beside it %q", state, aside)
			}
			for _, path := range aside {
				for name, want := range files {
					path := path + strings.TrimPrefix(name, "superbridge.db")
					if got, err := os.ReadFile(path); state == "new" && (err != nil || !bytes.Equal(got, want)) {
						t.Errorf("%s is not as it was (%v)", filepath.Base(path), err)
					}
				}
			}
			if found[state]++; state == "old" { // complete
				_, err := salvage(dir)
				storagetest.Check(t, err)
			}
			s, err := bridgestore.Open(dir, time.Now) // which tidies up
			storagetest.Check(t, err)
			storagetest.Check(t, s.Close())
			if n, named := sound(t, dir), newest(t, dir); n != sessions || named != sessions {
				t.Errorf("with %s: %s is there; %d sessions are kept, and %d with the newest name, of %d", mode, state, n, named, sessions)
			}
			left, err := filepath.Glob(filepath.Join(dir, "superbridge.db-*"))
			if storagetest.Check(t, err); len(left) > 0 {
				t.Errorf("beside the file there are still %q", left)
			}
		}
		t.Logf("with %s, found %v", mode, found)
	}
}
