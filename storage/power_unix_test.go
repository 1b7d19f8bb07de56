//go:build !windows

package storage_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage/storagetest"
)

var cuts = flag.Int("cuts", 20, "at how many moments the power is cut")

const (
	endless = 1 // stores acts until it is stopped
	little  = 2 // has little disk space, and gets more
)

func init() {
	children[endless] = actOn
	children[little] = actWithLittleRoom
}

// padding makes an act some pages long, so that the log is often checkpointed.
var padding = strings.Repeat("act ", 1500)

// actOn stores one act after another, and reports each.
func actOn(dir string) error {
	s, err := openAt(dir, time.Now)
	if err != nil {
		return err
	}
	if _, err := s.DB().Exec("PRAGMA wal_autocheckpoint = 30"); err != nil {
		return err
	}
	for n := 0; ; n++ {
		if err := s.SetSetting(act(n), padding); err != nil {
			return err
		}
		fmt.Println(n)
	}
}

// A copy of the files between any two writes is what a power cut leaves. Everything reported as stored is in it.
func TestPowerCut(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	var process *os.Process
	var lines <-chan string
	spoken := 0
	// Several children, as what each stores grows, and with it what is copied.
	const each = 100
	r := rand.New(rand.NewPCG(20, 20))
	unspoken := 0
	n := *cuts
	if testing.Short() {
		n = min(n, 5)
	}
	for cut := range n {
		if cut%each == 0 {
			if process != nil {
				check(t, process.Kill())
				for range lines {
				}
				check(t, os.RemoveAll(dir))
			}
			process, lines = storagetest.Child(t, dir, endless)
			spoken = 0
			if line := <-lines; line != "0" {
				t.Fatalf("it says %q", line)
			}
			spoken = 1
		}
		time.Sleep(time.Duration(r.IntN(3000)) * time.Microsecond) // the power fails at a random moment
		check(t, process.Signal(syscall.SIGSTOP))
		for quiet := time.After(5 * time.Millisecond); quiet != nil; {
			select {
			case line := <-lines:
				if line != fmt.Sprint(spoken) {
					t.Fatalf("it says %q, want %d", line, spoken)
				}
				spoken++
			case <-quiet:
				quiet = nil
			}
		}
		copied := t.TempDir()
		for _, ending := range []string{"", "-wal"} { // -shm is memory, and lost
			data, err := os.ReadFile(filepath.Join(dir, "superbridge.db"+ending))
			check(t, err)
			check(t, os.WriteFile(filepath.Join(copied, "superbridge.db"+ending), data, 0o600))
		}
		check(t, process.Signal(syscall.SIGCONT))
		s, err := openAt(copied, time.Now)
		if err != nil {
			t.Fatalf("after cut %d: %v", cut, err)
		}
		found := acts(t, s)
		check(t, s.Close())
		check(t, os.RemoveAll(copied))
		if found < spoken {
			t.Fatalf("after cut %d %d acts are there, and %d were said to be", cut, found, spoken)
		}
		if found > spoken {
			unspoken++
		}
	}
	t.Logf("%d cuts; %d times an act was kept that nobody had been told of", n, unspoken)
}

// actWithLittleRoom stores acts in files that can't grow much, until that fails a few times; then they may grow, and it
// continues.
func actWithLittleRoom(dir string) error {
	signal.Ignore(syscall.SIGXFSZ)
	s, err := openAt(dir, time.Now)
	if err != nil {
		return err
	}
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return err
	}
	was := limit
	limit.Cur = 600_000
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return err
	}
	failed := 0
	for n, beyond := 0, 0; beyond < 20; {
		err := s.SetSetting(act(n), padding)
		if err == nil {
			fmt.Println(n)
			n++
			if failed > 0 {
				beyond++
			}
			continue
		}
		if failed++; failed > 3 {
			return err
		}
		fmt.Println("failed:", err)
		if failed == 3 {
			if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &was); err != nil {
				return err
			}
		}
	}
	return s.Close()
}

// A disk that fills up while acts are stored loses none of those reported as stored, and once there is space writing
// continues.
func TestNoRoomWhilePlaying(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	_, lines := storagetest.Child(t, dir, little)
	spoken, failed := 0, 0
	for line := range lines {
		if words, ok := strings.CutPrefix(line, "failed: "); ok {
			if failed++; !strings.Contains(words, "there is no room on the disk") {
				t.Errorf("it says %q", words)
			}
			continue
		}
		if line != fmt.Sprint(spoken) {
			t.Fatalf("it says %q, want %d", line, spoken)
		}
		spoken++
	}
	s := open(t, dir)
	if found := acts(t, s); found != spoken || failed != 3 || spoken < 30 {
		t.Errorf("%d acts are there, and %d were said to be; it failed %d times", found, spoken, failed)
	}
}
