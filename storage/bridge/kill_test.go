package bridge_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/storage/storagetest"
)

// A program that plays each game in turn is killed, fifty times over in the same folder, or more until it has played
// all. Each time everything reported as stored is there, in order, with at most one more act, which it had no time to
// report; and the next one continues from exactly there.
func TestKill(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	never := bridge.Games() // played
	kills := rubbers(dir)
	kills.Stored = func(round int) []string {
		// In turns with a reader that leaves the folder as the kill left it, and without.
		if round%2 == 0 {
			return stored(t, dir)
		}
		s := must(bridgestore.Open(dir, time.Now))
		defer func() { check(t, s.Close()) }()
		return storedIn(t, s)
	}
	kills.More = func(rounds int, fresh []string) bool {
		new := strings.Join(fresh, "\n")
		never = slices.DeleteFunc(never, func(r bridge.Rules) bool { return strings.Contains(new, " of "+r.Name+", ") })
		return rounds < some(50) || !testing.Short() && len(never) > 0 && rounds < 500
	}
	spoken, unspoken := kills.Run(t)
	t.Logf("%d acts; %d times one had been kept that was not told", len(spoken), unspoken)
	if len(spoken) < some(1000) {
		t.Errorf("only %d acts", len(spoken))
	}
	if !testing.Short() && len(never) > 0 {
		t.Errorf("%s was never played", never[0].Name)
	}
}

// rubbers are children that play rubbers.
func rubbers(dir string) storagetest.Kills {
	return storagetest.Kills{Dir: dir, Known: func(line string) bool { return strings.HasPrefix(line, "rubber ") }}
}

// A program that is killed while it makes the folder and the file leaves nothing that
// would stop the next one.
func TestKillWhileMaking(t *testing.T) {
	r := rand.New(rand.NewPCG(20, 20))
	var takes time.Duration // from the start to the first word
	for round := range uint64(some(20)) {
		dir := filepath.Join(t.TempDir(), "data")
		began := time.Now()
		process, lines := storagetest.Child(t, dir, round)
		if round == 0 {
			<-lines
			takes = time.Since(began)
		} else {
			time.Sleep(time.Duration(r.Int64N(int64(takes)))) // a random moment, in which it may be doing anything
		}
		process.Kill()
		for range lines {
		}
		s, err := bridgestore.Open(dir, time.Now)
		check(t, err)
		storedIn(t, s)
		keep(t, s)
		check(t, s.Close())
	}
}

// A program killed at any point while bringing an old file up to date leaves the old file or the new one, and nothing
// in between; the next start continues from there, with one copy of the old one beside it.
func TestKillWhileUpgrading(t *testing.T) {
	from := t.TempDir()
	old := raw(t, from)
	load(t, old, unzipped(t, "testdata/version5.sql.gz"))
	check(t, old.Close())
	data := must(os.ReadFile(filepath.Join(from, "superbridge.db")))

	// killed brings a copy up to date until it says a number of lines, or is done where that is 0.
	killed := func(still uint64, wait time.Duration) (dir string, said int, took time.Duration) {
		dir = t.TempDir()
		check(t, os.WriteFile(filepath.Join(dir, "superbridge.db"), data, 0o600))
		process, lines := storagetest.Child(t, dir, upgradeSeed-still)
		began := time.Now()
		for line := range lines {
			if !strings.HasPrefix(line, "up") { // upgrading, up to date
				t.Fatal(line)
			}
			if said++; wait > 0 {
				time.Sleep(wait) // a moment within the upgrade, which says nothing there
				break
			}
			if said == int(still) {
				break
			}
		}
		took = time.Since(began)
		process.Kill()
		for range lines {
		}
		return dir, said, took
	}
	want, newest := "", number(t, open(t, t.TempDir()).DB(), "PRAGMA user_version")
	leaves := func(dir string, versions ...int) {
		t.Helper()
		db := raw(t, dir)
		version := number(t, db, "PRAGMA user_version")
		tables := number(t, db, "SELECT count(*) FROM sqlite_schema WHERE name IN ('session', 'part')")
		check(t, db.Close())
		if whole := map[int]int{5: 0, newest: 2}; tables != whole[version] || !slices.Contains(versions, version) {
			t.Fatalf("version %d with %d of the new tables, want version %v", version, tables, versions)
		}
		s, err := bridgestore.Open(dir, time.Now)
		check(t, err)
		if got := says(t, s); want == "" {
			want = got
		} else if got != want {
			t.Error("it says something else")
		}
		check(t, s.Close())
		copies := must(filepath.Glob(filepath.Join(dir, "superbridge?*")))
		copies = slices.DeleteFunc(copies, func(path string) bool {
			return strings.HasSuffix(path, ".lock") || strings.HasSuffix(path, "superbridge.db")
		})
		if len(copies) != 1 || filepath.Base(copies[0]) != "superbridge-version-5.db" {
			t.Errorf("the copies are %q", copies)
		}
	}
	done, lines, takes := killed(0, 0)
	leaves(done, newest)
	last := lines - 1 // the line behind says that it is done
	steps := min(last, some(8))
	for n := range steps {
		still := 1 + n*(last-1)/max(steps-1, 1)
		dir, said, _ := killed(uint64(still), 0)
		if said != still {
			t.Fatalf("it was to stand still at line %d, and said %d", still, said)
		}
		if still < last {
			leaves(dir, 5)
		} else {
			leaves(dir, 5, newest)
		}
	}
	r := rand.New(rand.NewPCG(30, 30))
	for range some(6) { // and at any moment
		dir, _, _ := killed(0, 1+time.Duration(r.Int64N(int64(takes))))
		leaves(dir, 5, newest)
	}
	t.Logf("%d lines", lines)
}

// stored returns all acts that are in a folder, for which nobody cares any more.
func stored(t *testing.T, dir string) []string {
	t.Helper()
	s, err := bridgestore.OpenReadOnly(dir)
	check(t, err)
	defer s.Close()
	return storedIn(t, s)
}

func storedIn(t *testing.T, s *bridgestore.Store) (all []string) {
	t.Helper()
	var report string
	check(t, s.DB().QueryRow("PRAGMA integrity_check").Scan(&report))
	if report != "ok" {
		t.Fatal(report)
	}
	sums, err := s.Rubbers()
	check(t, err)
	for i := len(sums) - 1; i >= 0; i-- {
		r, err := s.Rubber(sums[i].ID)
		check(t, err)
		all = append(all, acts(r)...)
	}
	return all
}

// While another process plays, its folder can be read and not written; when it is killed,
// the folder is free at once.
func TestAnotherProcess(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	process, lines := storagetest.Child(t, dir, 1)
	var spoken []string
	for range 5 {
		for range 30 {
			spoken = rubbers(dir).Told(t, spoken, <-lines)
		}
		_, err := bridgestore.Open(dir, time.Now)
		inUse(t, err)
		_, err = storage.SetAside(dir, start)
		inUse(t, err)
		if found := stored(t, dir); len(found) < len(spoken) {
			t.Errorf("%d acts are there, and %d were kept", len(found), len(spoken))
		}
	}
	process.Kill()
	for range lines {
	}
	check(t, open(t, dir).Close())
}

func TestAnotherProgram(t *testing.T) {
	dir := tidy(t)
	process, lines := storagetest.Child(t, dir, holdSeed)
	if line := <-lines; line != "holding" {
		t.Fatal(line)
	}
	unchanged(t, dir, func() {
		_, err := bridgestore.Open(dir, time.Now)
		inUse(t, err)
		s := must(bridgestore.OpenReadOnly(dir))
		if r, err := s.Rubber(1); err != nil || text(r) != firstBoard {
			t.Errorf("read %q, %v", text(r), err)
		}
		check(t, s.Close())
	})
	process.Kill()
	for range lines {
	}
	if r, err := open(t, dir).Rubber(1); err != nil || text(r) != firstBoard {
		t.Errorf("read %q, %v", text(r), err)
	}
}

// inUse fails unless another program has the folder.
func inUse(t *testing.T, err error) {
	t.Helper()
	var e *storage.OpenError
	if !errors.As(err, &e) || e.Problem != storage.InUse {
		t.Errorf("error %v, want that it is in use", err)
	}
}
