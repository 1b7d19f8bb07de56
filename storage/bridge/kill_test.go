package bridge_test

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	kept "github.com/superbridge/superbridge/storage/bridge"
)

// The test binary is also the program that is killed: with childDir set, it plays in that
// folder until somebody stops it; or with holdSeed, it is another program that has begun to
// write there; or with upgradeSeed, it only brings an old file up to date.
const (
	childDir, childSeed = "STORAGE_TEST_DIR", "STORAGE_TEST_SEED"

	holdSeed, upgradeSeed = math.MaxUint64, math.MaxUint64 - 1
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		seed := must(strconv.ParseUint(os.Getenv(childSeed), 10, 64))
		switch seed {
		case holdSeed:
			hold(dir)
		case upgradeSeed:
			upgrade(dir)
		}
		fmt.Fprintln(os.Stderr, playOn(dir, seed, os.Stdout))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

func hold(dir string) {
	db := must(sql.Open("sqlite3", filepath.Join(dir, "superbridge.db")))
	tx := must(db.Begin())
	must(tx.Exec("DELETE FROM event"))
	fmt.Println("holding")
	select {}
}

func upgrade(dir string) {
	fmt.Println("upgrading")
	s := must(kept.Open(dir, time.Now))
	fmt.Println("up to date")
	if err := s.Close(); err != nil {
		panic(err)
	}
	os.Exit(0)
}

// playOn goes on with the unfinished rubber, then plays one more after the other. It says
// first where it goes on, and then each act that it has been told is kept.
func playOn(dir string, seed uint64, out io.Writer) error {
	s, err := kept.Open(dir, time.Now)
	if err != nil {
		return err
	}
	for first := true; ; first = false {
		ids, err := s.Unfinished()
		if err == nil && len(ids) == 0 {
			ids = make([]int64, 1)
			var next int64
			if next, err = s.NextRubber(); err == nil { // each game in turn
				game := bridge.Games()[int(next)%len(bridge.Games())]
				length := max(game.Length, 2)
				if game.GamesToWin > 0 {
					length = 0
				}
				ids[0], err = s.NewRubber(game, length, &south)
			}
		}
		if err != nil {
			return err
		}
		id := ids[0]
		r, err := s.Rubber(id)
		if err != nil {
			return err
		}
		if first {
			fmt.Fprint(out, "on from ", last(acts(r)), "\n")
		}
		m, _ := table(seed, s.Journal(id, ""))
		source := rand.New(rand.NewPCG(seed, uint64(id)))
		deal := func() card.Deal { return r.Rubber.Rules.Deck.Shuffle(source) }
		m.Watch = func(b bridge.Board) { fmt.Fprint(out, last(boardActs(id, b)), "\n") }
		if r.Current != nil {
			b, err := m.Board(context.Background(), *r.Current)
			if err != nil {
				return err
			}
			r.Rubber.Boards = append(r.Rubber.Boards, b)
		}
		if _, err := m.Session(context.Background(), r.Rubber, deal); err != nil {
			return err
		}
	}
}

// acts returns a line for each act of a rubber.
func acts(r kept.Rubber) (all []string) {
	for _, b := range r.Rubber.Boards {
		all = append(all, boardActs(r.ID, b)...)
	}
	if r.Current != nil {
		all = append(all, boardActs(r.ID, *r.Current)...)
	}
	return all
}

func boardActs(id int64, b bridge.Board) (all []string) {
	for i, e := range b.Events() {
		all = append(all, fmt.Sprintf("rubber %d of %s, deal %v at %v, act %d: %v", id, b.Rules.Name, b.Deal[card.North], b.Standing, i+1, e))
	}
	return all
}

func last(lines []string) string {
	if len(lines) == 0 {
		return "the start"
	}
	return lines[len(lines)-1]
}

// child starts a child in a folder. The lines that it says come from the channel, which
// is closed when it has ended.
func child(t *testing.T, dir string, seed uint64) (*os.Process, <-chan string) {
	t.Helper()
	exe, err := os.Executable()
	check(t, err)
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), childDir+"="+dir, childSeed+"="+strconv.FormatUint(seed, 10))
	var complaint strings.Builder
	cmd.Stderr = &complaint
	out, err := cmd.StdoutPipe()
	check(t, err)
	check(t, cmd.Start())
	lines := make(chan string, 1000)
	go func() {
		defer close(lines)
		for s := bufio.NewScanner(out); s.Scan(); {
			lines <- s.Text()
		}
		cmd.Wait()
		if complaint.Len() > 0 {
			lines <- "it complains: " + complaint.String()
		}
	}()
	t.Cleanup(func() { cmd.Process.Kill() })
	return cmd.Process, lines
}

// A program that plays each game in turn is killed, fifty times over in the same folder. Each time all that it
// said was kept is there, in order, with at most one act more, which it had no time to
// speak of; and the next one goes on from just there.
func TestKill(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	r := rand.New(rand.NewPCG(50, 50))
	var spoken []string
	unspoken := 0
	for round := range uint64(50) {
		process, lines := child(t, dir, round)
		// Every tenth time it is killed while it opens the folder, and otherwise at any moment
		// of the acts that it plays.
		wait := time.Duration(r.IntN(1000)) * time.Microsecond
		if round%10 == 9 {
			wait = time.Duration(r.IntN(60)) * time.Millisecond
		} else {
			for n := r.IntN(150); n >= 0; n-- {
				spoken = told(t, spoken, <-lines)
			}
		}
		time.Sleep(wait)
		process.Kill()
		for line := range lines {
			spoken = told(t, spoken, line)
		}

		// In turns with a reader that leaves the folder as the kill left it, and without.
		var found []string
		if round%2 == 0 {
			found = stored(t, dir)
		} else {
			s := must(kept.Open(dir, time.Now))
			found = storedIn(t, s)
			check(t, s.Close())
		}
		switch {
		case len(found) < len(spoken) || len(found) > len(spoken)+1:
			t.Fatalf("round %d: %d acts were kept, and %d are there", round, len(spoken), len(found))
		case len(found) > len(spoken):
			unspoken++
		}
		for i := range spoken {
			if found[i] != spoken[i] {
				t.Fatalf("round %d: act %d is %q, want %q", round, i+1, found[i], spoken[i])
			}
		}
		spoken = found
	}
	t.Logf("%d acts; %d times one had been kept that was not told", len(spoken), unspoken)
	if len(spoken) < 1000 {
		t.Errorf("only %d acts", len(spoken))
	}
	for _, game := range bridge.Games() {
		if !strings.Contains(strings.Join(spoken, "\n"), " of "+game.Name+", ") {
			t.Errorf("%s was never played", game.Name)
		}
	}
}

// A program that is killed while it makes the folder and the file leaves nothing that
// would stop the next one.
func TestKillWhileMaking(t *testing.T) {
	r := rand.New(rand.NewPCG(20, 20))
	var takes time.Duration // from the start to the first word
	for round := range uint64(20) {
		dir := filepath.Join(t.TempDir(), "data")
		began := time.Now()
		process, lines := child(t, dir, round)
		if round == 0 {
			<-lines
			takes = time.Since(began)
		} else {
			time.Sleep(time.Duration(r.Int64N(int64(takes))))
		}
		process.Kill()
		for range lines {
		}
		s, err := kept.Open(dir, time.Now)
		check(t, err)
		storedIn(t, s)
		keep(t, s)
		check(t, s.Close())
	}
}

// A program that is killed while it brings an old file up to date leaves the old file or the new one, and nothing
// between; the next start goes on from there, with one copy of the old one beside it.
func TestKillWhileUpgrading(t *testing.T) {
	r := rand.New(rand.NewPCG(30, 30))
	from := t.TempDir()
	old := raw(t, from)
	run(t, old, unzipped(t, "testdata/version5.sql.gz"))
	check(t, old.Close())
	data := must(os.ReadFile(filepath.Join(from, "superbridge.db")))
	want := ""
	var takes time.Duration
	found := map[string]int{}
	for round := range 16 {
		dir := t.TempDir()
		path := filepath.Join(dir, "superbridge.db")
		check(t, os.WriteFile(path, data, 0o600))
		process, lines := child(t, dir, upgradeSeed)
		<-lines // upgrading
		began := time.Now()
		if round == 0 {
			<-lines
			takes = time.Since(began)
		} else {
			time.Sleep(time.Duration(r.Int64N(int64(takes))))
		}
		process.Kill()
		for range lines {
		}
		db := raw(t, dir)
		version := number(t, db, "PRAGMA user_version")
		tables := number(t, db, "SELECT count(*) FROM sqlite_schema WHERE name IN ('session', 'part')")
		check(t, db.Close())
		if whole := map[int]int{5: 0, 8: 2}; tables != whole[version] {
			t.Fatalf("round %d: version %d with %d of the new tables", round, version, tables)
		}
		found[fmt.Sprint("version ", version)]++
		s, err := kept.Open(dir, time.Now)
		check(t, err)
		if got := says(t, s); want == "" {
			want = got
		} else if got != want {
			t.Errorf("round %d: it says something else", round)
		}
		check(t, s.Close())
		copies := must(filepath.Glob(filepath.Join(dir, "superbridge?*")))
		copies = slices.DeleteFunc(copies, func(path string) bool {
			return strings.HasSuffix(path, ".lock") || strings.HasSuffix(path, "superbridge.db")
		})
		if len(copies) != 1 || filepath.Base(copies[0]) != "superbridge-version-5.db" {
			t.Errorf("round %d: the copies are %q", round, copies)
		}
	}
	t.Log(found)
	if len(found) < 2 {
		t.Errorf("killed always before or always after it: %v", found)
	}
}

// told takes a line of a child.
func told(t *testing.T, spoken []string, line string) []string {
	t.Helper()
	if from, ok := strings.CutPrefix(line, "on from "); ok {
		// A rubber that has just been finished is followed by a new one.
		if from != last(spoken) && from != "the start" {
			t.Fatalf("it goes on from %q, want %q", from, last(spoken))
		}
		return spoken
	}
	if !strings.HasPrefix(line, "rubber ") {
		t.Fatalf("it says %q", line)
	}
	return append(spoken, line)
}

// stored returns all acts that are in a folder, for which nobody cares any more.
func stored(t *testing.T, dir string) []string {
	t.Helper()
	s, err := kept.OpenReadOnly(dir)
	check(t, err)
	defer s.Close()
	return storedIn(t, s)
}

func storedIn(t *testing.T, s *kept.Store) (all []string) {
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
	process, lines := child(t, dir, 1)
	var spoken []string
	for range 5 {
		for range 30 {
			spoken = told(t, spoken, <-lines)
		}
		_, err := kept.Open(dir, time.Now)
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
	process, lines := child(t, dir, holdSeed)
	if line := <-lines; line != "holding" {
		t.Fatal(line)
	}
	unchanged(t, dir, func() {
		_, err := kept.Open(dir, time.Now)
		inUse(t, err)
		s := must(kept.OpenReadOnly(dir))
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
