package bridge_test

import (
	"context"
	"database/sql"
	"path/filepath"
	"testing"
	"time"

	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// A data folder is opened once, and has the sessions of other games beside the rubbers. Bridge neither lists nor exports
// them, and they go to the trash and come back as rubbers do.
func TestSessionsOfOtherGames(t *testing.T) {
	ctx := context.Background()
	folder, err := storage.Open(ctx, filepath.Join(t.TempDir(), "data"), storage.Opening{Now: clock(), Steps: bridgestore.Steps})
	check(t, err)
	defer folder.Close()
	s := bridgestore.On(folder)
	keep(t, s)
	want := says(t, s)

	var other int64
	check(t, folder.Write(func(tx *sql.Tx) (err error) {
		its := storage.Session{Game: "Patience", Person: sql.NullString{String: "1", Valid: true}}
		other, err = storage.NewSession(tx, its, 1, time.Now().UnixMilli())
		return err
	}))
	j := folder.Journal(other, "")
	check(t, j.Write(func(tx *sql.Tx, last storage.Part) error {
		_, err := j.Begin(tx, last)
		return err
	}))
	if next := must(s.NextRubber()); next != other+1 {
		t.Errorf("the next is number %d, want %d", next, other+1)
	}
	check(t, folder.Write(func(tx *sql.Tx) error { // the only trace that it may leave
		_, err := tx.Exec("UPDATE sqlite_sequence SET seq = ? WHERE name = 'session'", other-1)
		return err
	}))
	if got := says(t, s); got != want {
		t.Errorf("it says\n%s, want\n%s", got, want)
	}
	for range s.HistoryOf(ctx, []int64{other}) {
		t.Error("it goes out as a rubber")
	}
	check(t, folder.Delete(other))
	if ids := must(s.FindRubbers(ctx, bridgestore.Filter{Deleted: true})); len(ids) > 0 {
		t.Errorf("in the trash are the rubbers %v", ids)
	}
	check(t, folder.Restore(other))
}
