package every_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/storagetest"
)

// versions are those with a test file, written by a program of that version.
var versions = []int{1, 2, 3, 4, 5, 9, 13, 14}

// older returns a file of a version.
func older(t *testing.T, version int) []byte {
	t.Helper()
	file, err := os.Open(fmt.Sprintf("../bridge/testdata/version%d.sql.gz", version))
	storagetest.Check(t, err)
	defer file.Close()
	dump, err := gzip.NewReader(file)
	storagetest.Check(t, err)
	text, err := io.ReadAll(dump)
	storagetest.Check(t, err)
	dir := t.TempDir()
	db := storagetest.Raw(t, dir)
	storagetest.Run(t, db, strings.Split(strings.ReplaceAll(string(text), "\nINSERT INTO ", "\x00INSERT INTO "), "\x00")...)
	storagetest.Check(t, db.Close())
	data, err := os.ReadFile(filepath.Join(dir, "superbridge.db"))
	storagetest.Check(t, err)
	return data
}

// holds describes the contents of a salvaged file: the number of rows in each table, and a checksum of their values.
func holds(t *testing.T, dir string) (all []string) {
	t.Helper()
	s, err := storage.OpenReadOnly(dir)
	storagetest.Check(t, err)
	defer s.Close()
	ctx := context.Background()
	var names []string
	storagetest.Check(t, storage.Each(ctx, s.Reader(), "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name", nil, func(rows *sql.Rows) error {
		var name string
		err := rows.Scan(&name)
		names = append(names, name)
		return err
	}))
	for _, name := range names {
		sum, n := sha256.New(), 0
		storagetest.Check(t, storage.Each(ctx, s.Reader(), "SELECT * FROM "+name+" ORDER BY 1, 2", nil, func(rows *sql.Rows) error {
			columns, err := rows.Columns()
			if err != nil {
				return err
			}
			values, places := make([]any, len(columns)), make([]any, len(columns))
			for i := range values {
				places[i] = &values[i]
			}
			err = rows.Scan(places...)
			n++
			fmt.Fprintln(sum, values...)
			return err
		}))
		all = append(all, fmt.Sprintf("%d rows of %s, %x", n, name, sum.Sum(nil)[:8]))
	}
	return all
}

// From a file of any version everything is recovered if all definitions are lost, even if nothing says which version it
// is.
func TestSalvageWithoutDefinitions(t *testing.T) {
	random := rand.New(rand.NewPCG(*damageSeed, rand.Uint64()))
	tried := slices.Clone(versions)
	if !*everyDamage {
		random.Shuffle(len(tried), func(i, j int) { tried[i], tried[j] = tried[j], tried[i] })
		tried = tried[:3]
	}
	for _, version := range tried {
		t.Run(fmt.Sprint(version), func(t *testing.T) {
			whole := older(t, version)
			dir := folder(t, whole)
			_, err := salvage(dir)
			storagetest.Check(t, err)
			want := holds(t, dir)
			for _, from := range []int{0, 100} { // with the header, and without it
				data := bytes.Clone(whole)
				for _, at := range definitions(data) {
					noise(data[at*page:][:page], random)
				}
				noise(data[from:page], random)
				dir := folder(t, data)
				if _, err := salvage(dir); err != nil {
					t.Errorf("from %d: %v", from, err)
				} else {
					for i, got := range holds(t, dir) {
						if got != want[i] {
							t.Errorf("noise from %d on: it holds %s, want %s", from, got, want[i])
						}
					}
				}
			}
		})
	}
}

// Permanently deleted data stays deleted, and the newest data is in the log.
func TestSalvageWithoutDefinitionsOfWhatIsDeletedAndNew(t *testing.T) {
	_, whole := many(t, 150)
	dir := folder(t, whole)
	db := storagetest.Raw(t, dir)
	storagetest.Run(t, db, "PRAGMA journal_mode = WAL", "PRAGMA foreign_keys = on",
		"DELETE FROM event WHERE part > 20", "DELETE FROM board WHERE id > 20", "DELETE FROM part WHERE id > 20", "DELETE FROM session WHERE id > 20",
		"PRAGMA wal_checkpoint(TRUNCATE)", "UPDATE session SET name = 'the newest'")
	for _, name := range []string{"superbridge.db", "superbridge.db-wal"} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		storagetest.Check(t, err)
		if name == "superbridge.db" {
			for _, at := range definitions(data) {
				clear(data[at*page:][:page])
			}
		}
		storagetest.Check(t, os.WriteFile(filepath.Join(dir, "harmed-"+name), data, 0o600))
	}
	to := t.TempDir()
	for _, name := range []string{"superbridge.db", "superbridge.db-wal"} {
		storagetest.Check(t, os.Rename(filepath.Join(dir, "harmed-"+name), filepath.Join(to, name)))
	}
	_, err := salvage(to)
	storagetest.Check(t, err)
	s, err := storage.OpenReadOnly(to)
	storagetest.Check(t, err)
	defer s.Close()
	if n := storagetest.Number(t, s.Reader(), "SELECT count(*) FROM session WHERE name = 'the newest'"); n != 20 {
		t.Errorf("%d sessions have the newest name, want 20", n)
	}
	if n := sound(t, to); n != 20 {
		t.Errorf("%d sessions are there, want 20", n)
	}
}

// Another program's file is refused, even if its definitions are lost; it doesn't change.
func TestSalvageOfOthers(t *testing.T) {
	dir := t.TempDir()
	db := storagetest.Raw(t, dir)
	storagetest.Run(t, db, "CREATE TABLE song (id INTEGER PRIMARY KEY, length INTEGER NOT NULL, plays INTEGER, stars INTEGER)",
		"CREATE TABLE word (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID",
		"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO song SELECT i, i, 0, 0 FROM n",
		"INSERT INTO word VALUES ('theme', 'dark')")
	storagetest.Check(t, db.Close())
	whole, err := os.ReadFile(filepath.Join(dir, "superbridge.db"))
	storagetest.Check(t, err)
	for _, lost := range []int{0, 100, page} {
		data := bytes.Clone(whole)
		clear(data[:lost])
		dir := folder(t, data)
		problem := new(storage.OpenError)
		if done, err := salvage(dir); !errors.As(err, &problem) || problem.Problem != storage.Hopeless || strings.Contains(err.Error(), "-salvage") {
			t.Errorf("without %d bytes: %+v, %v", lost, done, err)
		}
		if same, err := os.ReadFile(filepath.Join(dir, "superbridge.db")); err != nil || !bytes.Equal(same, data) {
			t.Errorf("without %d bytes it is not as it was (%v)", lost, err)
		}
	}
}
