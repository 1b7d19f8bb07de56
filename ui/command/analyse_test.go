package command

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// of52 makes a folder with a rubber of n boards of 52 cards.
func of52(t *testing.T, boards string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	mustAsk(t, "match", "-save", "-data-dir", dir, "-rules", "duplicate", "-seed", "5", "-deals", boards)
	return dir
}

func TestAnalyse(t *testing.T) {
	boards := some(3)
	dir := of52(t, fmt.Sprint(boards))
	mustAsk(t, "match", "-save", "-data-dir", dir, "-rules", "duplicate", "-seed", "6", "-deals", "1")
	line := regexp.MustCompile(`^rubber \d, board \d: (passed out|\dX{0,2}[CDHSN]X{0,2}-[NESW] took \d+, with best play \d+); par [+-]\d+ for NS(; cost: ([NESW] \d+ cards? \(\d+ tricks?\)(, )?)+)?$`)
	lines := func(said string) []string { return strings.Split(strings.TrimSuffix(said, "\n"), "\n") }
	first := lines(mustAsk(t, "analyse", "-data-dir", dir, "-limit", "1"))
	of1 := lines(mustAsk(t, "analyse", "-data-dir", dir, "-rubber", "1"))
	if len(first) != 1 || !strings.HasPrefix(first[0], "rubber 2, board 1: ") || len(of1) != boards {
		t.Errorf("it printed %q first, and then %q", first, of1)
	}
	for _, said := range append(first, of1...) {
		if !line.MatchString(said) {
			t.Errorf("it printed %q", said)
		}
	}
	if got, want := mustAsk(t, "analyse", "-data-dir", dir), "there is nothing left to analyse\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
}

// The newest board comes first, though one of 68 cards takes longer than the others of 52.
func TestAnalyseNewestFirst(t *testing.T) {
	dir := of52(t, "2")
	mustAsk(t, "match", "-save", "-data-dir", dir, "-seed", "5", "-deals", "1")
	var order []string
	for said := range strings.Lines(mustAsk(t, "analyse", "-data-dir", dir, "-threads", "2", "-nodes", "5000")) {
		order = append(order, strings.Split(said, ":")[0])
	}
	if got, want := strings.Join(order, "; "), "rubber 2, board 1; rubber 1, board 2; rubber 1, board 1"; got != want {
		t.Errorf("it printed %s, want %s", got, want)
	}
}

// Results are saved during the search: killing the command loses seconds of work.
func TestAnalyseKeepsWhileItSearches(t *testing.T) {
	dir := t.TempDir()
	mustAsk(t, "match", "-save", "-data-dir", dir, "-seed", "5", "-deals", "1")
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		_, err := (&analyser{store: store, options: analysis.Options{Nodes: 1 << 40, Workers: 1}}).analyse(ctx, 1)
		ended <- err
	}()
	var found analysis.Analysis
	for found.Done == 0 && len(ended) == 0 {
		time.Sleep(time.Millisecond)
		if found, err = store.Analysis(ctx, 1); err != nil {
			t.Fatal(err)
		}
	}
	stop()
	if err := <-ended; found.Done == 0 || found.Complete() || !errors.Is(err, context.Canceled) {
		t.Errorf("%d of %d steps were kept; it ended with %v", found.Done, found.Total, err)
	}
}

// Open results of a short search are completed by a longer one, on one processor or on two.
func TestAnalyseFurther(t *testing.T) {
	dir := of52(t, "2")
	if got := mustAsk(t, "analyse", "-data-dir", dir, "-nodes", "1"); strings.Count(got, "not judged to the end") != 2 || !strings.Contains(got, " to ") {
		t.Errorf("with one node it printed %q", got)
	}
	beginLonger(t, dir, 1)
	if got, want := mustAsk(t, "analyse", "-data-dir", dir), "there is nothing left to analyse\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got := mustAsk(t, "analyse", "-data-dir", dir, "-nodes", "5000000", "-threads", "2"); strings.Count(got, "\n") != 2 || strings.Contains(got, " to ") || strings.Contains(got, "judged") {
		t.Errorf("with many nodes it printed %q", got)
	}
	if got, want := mustAsk(t, "analyse", "-data-dir", dir, "-nodes", "6000000"), "there is nothing left to analyse\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
}

// beginLonger begins a longer search of a board than any that follows, as the window does, and leaves it.
func beginLonger(t *testing.T, dir string, board int64) {
	t.Helper()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	b, err := store.Board(t.Context(), board)
	if err != nil {
		t.Fatal(err)
	}
	found, err := store.Analysis(t.Context(), board)
	if err != nil {
		t.Fatal(err)
	}
	longer, err := analysis.New(b.Board, found, analysis.Options{Nodes: 10_000_000})
	if err != nil {
		t.Fatal(err)
	}
	ctx, leave := context.WithCancel(t.Context())
	if err := longer.Run(ctx, func(analysis.Analysis) { leave() }); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	if err := store.SaveAnalysis(board, longer.Found()); err != nil || longer.Found().Complete() {
		t.Fatalf("%+v, %v", longer.Found(), err)
	}
}

// The unreadable parts of an analysis are computed again, complete or not.
func TestAnalyseDamaged(t *testing.T) {
	boards := some(3)
	dir := of52(t, fmt.Sprint(boards))
	want := mustAsk(t, "analyse", "-data-dir", dir, "-nodes", "5000000")
	begun, err := session.Session{Rules: bridge.Duplicate(), Length: 1}.Next(card.Deck52.Seeded(1, 1, 1))
	if err != nil {
		t.Fatal(err)
	}
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := store.NewDeal(begun, bridgestore.Deal{}); err != nil { // in progress, and so left alone
		t.Fatal(err)
	}
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	for set, more := range map[string][]string{
		"complete = 0": nil,
		"complete = 1": {"-nodes", "5000000"},
	} {
		db, err := sql.Open("sqlite3", filepath.Join(dir, "superbridge.db"))
		if err == nil {
			_, err = db.Exec("UPDATE analysis SET text = '{', " + set)
		}
		if err = errors.Join(err, db.Close()); err != nil {
			t.Fatal(err)
		}
		if got := mustAsk(t, append([]string{"analyse", "-data-dir", dir}, more...)...); strings.Count(got, "\n") != boards || more != nil && got != want {
			t.Errorf("with %s it printed\n%s, want\n%s", set, got, want)
		}
		if got, want := mustAsk(t, append([]string{"analyse", "-data-dir", dir}, more...)...), "there is nothing left to analyse\n"; got != want {
			t.Errorf("with %s it printed %q, want %q", set, got, want)
		}
	}
}

// Rubbers under other rules than the requested ones are left alone.
func TestAnalyseByRules(t *testing.T) {
	dir := of52(t, "1")
	if got, want := mustAsk(t, "analyse", "-data-dir", dir, "-rules", "super"), "there is nothing left to analyse\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got := mustAsk(t, "analyse", "-data-dir", dir, "-rules", "duplicate"); strings.Count(got, "\n") != 1 {
		t.Errorf("it printed %q", got)
	}
}

func TestMistakesOfAnalyse(t *testing.T) {
	dir := of52(t, "1")
	for _, c := range []struct{ args, mentions string }{
		{"now", `what is "now"?`},
		{"-rules chess", "want SuperBridge"},
		{"-rubber 9", "rubber 9"},
		{"-limit 0", "-limit 0: want 1 to"},
		{"-nodes 0", "-nodes 0: want 1 or more"},
		{"-threads 0", "threads"},
		{"-data-dir=", "want a folder"},
	} {
		wantRefusal(t, ask(append([]string{"analyse", "-data-dir", dir}, strings.Fields(c.args)...)...), 2, c.mentions)
	}
	// Two copies can't write at a time.
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	wantRefusal(t, ask("analyse", "-data-dir", dir), 1, "in use")
}

// Ctrl-C in the middle of a board saves its results so far.
func TestAnalyseStopped(t *testing.T) {
	dir := t.TempDir()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	id, err := store.NewRubber(bridge.SuperBridge(), 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := match.Match{Players: fourOf(t, "beginner"), Journal: store.Journal(id, "beginner")}
	_, err = m.Session(t.Context(), session.Session{Rules: bridge.SuperBridge(), Length: 1}, func() card.Deal {
		return card.Deck68.Seeded(1, 1, 1)
	})
	if err != nil {
		t.Fatal(err)
	}
	store.Close()

	for limit := 200 * time.Millisecond; ; limit *= 2 { // a machine that has other things to do may not come far
		ctx, cancel := context.WithTimeout(t.Context(), limit)
		defer cancel()
		var stdout, stderr strings.Builder
		status := Run(ctx, []string{"analyse", "-data-dir", dir, "-nodes", "100000000"}, &stdout, &stderr, Front{Open: noWindow})
		if store, err = bridgestore.OpenReadOnly(dir); err != nil {
			t.Fatal(err)
		}
		defer store.Close()
		found, err := store.Analysis(t.Context(), 1)
		if err == nil && found.Done == 0 && limit < time.Minute {
			continue
		}
		wantRefusal(t, answer{status, stdout.String(), stderr.String()}, 1, "stopped after 0 of 1 boards; what has been found is kept")
		if err != nil || found.Done == 0 || found.Complete() || found.Nodes != 100_000_000 {
			t.Errorf("%d of %d steps are kept, with %d nodes (%v)", found.Done, found.Total, found.Nodes, err)
		}
		return
	}
}

// Finished boards are reported, even if an earlier one is stopped.
func TestAnalyseSaysWhatIsDone(t *testing.T) {
	dir := of52(t, "2")
	mustAsk(t, "match", "-save", "-data-dir", dir, "-seed", "5", "-deals", "1")
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	said := make(chan answer, 1)
	go func() {
		var stdout, stderr strings.Builder
		status := Run(ctx, []string{"analyse", "-data-dir", dir, "-threads", "2", "-nodes", "1000000000"}, &stdout, &stderr, Front{Open: noWindow})
		said <- answer{status, stdout.String(), stderr.String()}
	}()
	store, err := bridgestore.OpenReadOnly(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	for id := int64(1); id <= 2 && len(said) == 0; {
		time.Sleep(time.Millisecond)
		found, err := store.Analysis(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		if found.Complete() {
			id++
		}
	}
	stop()
	got := <-said
	var order []string
	for line := range strings.Lines(got.stdout) {
		order = append(order, strings.Split(line, ":")[0])
	}
	if got, want := strings.Join(order, "; "), "rubber 1, board 2; rubber 1, board 1"; got != want {
		t.Errorf("it printed %s, want %s", got, want)
	}
	got.stdout = ""
	wantRefusal(t, got, 1, "stopped after 2 of 3 boards; what has been found is kept")
}

// fourOf returns four players of a kind.
func fourOf(t *testing.T, name string) [4]match.Player {
	t.Helper()
	kind, err := kindNamed(name)
	if err != nil {
		t.Fatal(err)
	}
	return kind.four()
}
