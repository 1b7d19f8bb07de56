package storage_test

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/storagetest"
)

// restoring is a child that restores one copy after the other.
const restoring = 3

func init() { children[restoring] = restoreInTurns }

// restoreInTurns restores the copies beside a data folder in turn, and reports each.
func restoreInTurns(dir string) error {
	copies, err := filepath.Glob(filepath.Join(filepath.Dir(dir), "*.db"))
	if err != nil {
		return err
	}
	for n := 0; ; n++ {
		if _, err := storage.RestoreBackup(context.Background(), dir, copies[n%len(copies)], time.Now(), noProgress); err != nil {
			return err
		}
		if _, err := os.Stdout.WriteString(strconv.Itoa(n) + "\n"); err != nil {
			return err
		}
	}
}

// However restoring is interrupted, either the whole old file is there, or the whole new one.
func TestKilledWhileRestoring(t *testing.T) {
	beside := t.TempDir()
	dir := filepath.Join(beside, "data")
	sizes := []int{1, 40}
	for _, n := range sizes {
		from := t.TempDir()
		s := open(t, from)
		for range n {
			keep(t, s)
		}
		check(t, os.Rename(backUp(t, s).Path, filepath.Join(beside, strconv.Itoa(n)+".db")))
		check(t, s.Close())
	}
	check(t, os.MkdirAll(dir, 0o700))
	r := rand.New(rand.NewPCG(3, 3))
	found := map[int]int{}
	for range 8 {
		process, lines := storagetest.Child(t, dir, restoring)
		if line := <-lines; line != "0" {
			t.Fatalf("it says %q", line)
		}
		time.Sleep(time.Duration(r.IntN(30_000)) * time.Microsecond) // a random moment of the restoring
		check(t, process.Kill())
		for range lines {
		}
		n := sessions(t, dir)
		if !slices.Contains(sizes, n) {
			t.Fatalf("%d sessions are there", n)
		}
		found[n]++
		if h, err := storage.Examine(background, dir); err != nil || h.Holds.Games[0].Sessions != n {
			t.Fatalf("the file is %+v, %v", h, err)
		}
	}
	t.Logf("found %v", found)
}
