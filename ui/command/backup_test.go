package command

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

func TestBackupAndRestore(t *testing.T) {
	dir := t.TempDir()
	mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "2", "-rules", "duplicate", "-seed", "7")
	if got := mustAsk(t, "restore", "-data-dir", dir); got != "there are no copies yet\n" {
		t.Errorf("restore says %q", got)
	}
	before := mustAsk(t, "record", "-data-dir", dir)
	path := strings.TrimSpace(mustAsk(t, "backup", "-data-dir", dir))
	mustAsk(t, "chess", "-data-dir", dir, "-save", "-games", "1", "-seed", "3", "-variant", "A1-2D")
	after := mustAsk(t, "record", "-data-dir", dir)

	name := filepath.Base(path)
	list := mustAsk(t, "backup", "-list", "-data-dir", dir)
	if rows := strings.Split(strings.TrimSpace(list), "\n"); len(rows) != 2 || !strings.Contains(rows[1], name) ||
		!strings.Contains(strings.Join(strings.Fields(rows[1]), " "), " kB 1 2 ") {
		t.Errorf("the list is\n%s", list)
	}
	said := mustAsk(t, "restore", "-data-dir", dir, name)
	for _, want := range []string{"Duplicate bridge 1 2", "lost would be: Octagonal chess: 1 begun since", "nothing has been changed"} {
		if !strings.Contains(strings.Join(strings.Fields(said), " "), want) {
			t.Errorf("restore says\n%s, without %q", said, want)
		}
	}
	if mustAsk(t, "record", "-data-dir", dir) != after {
		t.Error("restore does it without -force")
	}
	said = mustAsk(t, "restore", "-data-dir", dir, "-force", name)
	if mustAsk(t, "record", "-data-dir", dir) != before {
		t.Error("what was played since is still there")
	}
	_, kept, _ := strings.Cut(strings.TrimSpace(said), "the state before is ")
	mustAsk(t, "restore", "-data-dir", dir, "-force", kept)
	if mustAsk(t, "record", "-data-dir", dir) != after {
		t.Error("restoring can't be undone")
	}
}

func TestRestoreThatIsRefused(t *testing.T) {
	dir := t.TempDir()
	mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "1", "-rules", "duplicate", "-seed", "7")
	path := strings.TrimSpace(mustAsk(t, "backup", "-data-dir", dir))
	wantRefusal(t, ask("restore", "-data-dir", dir, "-force"), 2, "restore lists them")
	wantRefusal(t, ask("restore", "-data-dir", dir, "no.db"), 2, "there is no copy no.db")
	wantRefusal(t, ask("backup", "-data-dir", dir, "x"), 2, `what is "x"`)
	wantRefusal(t, ask("backup", "-data-dir", t.TempDir()), 1, "play a game first")
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	wantRefusal(t, ask("restore", "-data-dir", dir, "-force", path), 1, "close the other Super Bridge")
	mustAsk(t, "backup", "-data-dir", dir) // that can be done
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, 20000); err != nil {
		t.Fatal(err)
	}
	wantRefusal(t, ask("restore", "-data-dir", dir, "-force", path), 1, "damaged")
	if all, err := storage.Backups(dir); err != nil || len(all) != 2 || !strings.Contains(mustAsk(t, "backup", "-list", "-data-dir", dir), "can't be used") {
		t.Errorf("the copies are %v, %v", all, err)
	}
}
