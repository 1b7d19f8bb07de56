package every_test

import (
	"bytes"
	"context"
	"errors"
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

// If the swap at the very end fails, the old file is back in its place with its log, the fresh one is kept beside it, the error says where
// both are, and no other file is left.
func TestSomethingInTheWayOfTheFreshFile(t *testing.T) {
	const sessions = 5
	for name, fault := range map[string]func(t *testing.T, file string){
		"of the old log": func(t *testing.T, file string) {
			storagetest.Check(t, os.MkdirAll(filepath.Join(file+"-shm", "folder"), 0o700))
		},
		"of the last step": func(t *testing.T, file string) { // a file can't be renamed to a folder's name
			storagetest.Check(t, os.Rename(file+"-salvaging", file+"-away"))
			storagetest.Check(t, os.MkdirAll(filepath.Join(file+"-salvaging", "folder"), 0o700))
		},
	} {
		for _, mode := range []string{"WAL", "DELETE"} {
			dir, files := logged(t, sessions, mode)
			file := filepath.Join(dir, "superbridge.db")
			_, err := storage.Salvage(context.Background(), dir, storage.Opening{Now: func() time.Time { fault(t, file); return time.Now() }, Steps: bridgestore.Steps}, every.Keepers)
			var e *storage.SwapError
			if !errors.As(err, &e) || e.Path != file || e.Old != file || !strings.Contains(filepath.Base(e.Fresh), "superbridge-salvaged-") {
				t.Fatalf("%s, %s: %v", name, mode, err)
			}
			if says := err.Error(); !strings.Contains(says, file+" (") || !strings.Contains(says, "the old one is still there") || !strings.HasSuffix(says, "the fresh one is "+e.Fresh) || strings.Contains(says, "rename ") {
				t.Errorf("%s, %s: it says %q", name, mode, says)
			}
			for its, data := range files {
				if now, err := os.ReadFile(filepath.Join(dir, its)); err != nil || !bytes.Equal(now, data) {
					t.Errorf("%s, %s: %s isn't as it was: %v", name, mode, its, err)
				}
			}
			fresh := e.Fresh
			if name == "of the last step" {
				fresh = file + "-away"
			}
			data, err := os.ReadFile(fresh)
			storagetest.Check(t, err)
			if n := sound(t, folder(t, data)); n != sessions {
				t.Errorf("%s, %s: %d sessions are in the fresh file", name, mode, n)
			}
			for _, left := range []string{"superbridge-damaged-*", "*-salvaged", "*-logged", "*-salvaging"} {
				if all, _ := filepath.Glob(filepath.Join(dir, left)); len(all) > 0 {
					t.Errorf("%s, %s: there is %s", name, mode, all)
				}
			}
			storagetest.Check(t, os.RemoveAll(file+"-shm"))
			if done, err := salvage(dir); err != nil || sound(t, dir) != sessions || done.Sessions != sessions {
				t.Errorf("%s, %s: once nothing is in the way: %+v, %v", name, mode, done, err)
			}
		}
	}
}
