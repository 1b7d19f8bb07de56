package command

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// diagnose asks the doctor about a folder, on a machine with or without sound and screen.
func diagnose(t *testing.T, dir string, sound, screen error) (said string, err error) {
	t.Helper()
	var out bytes.Buffer
	err = examine(context.Background(), []string{"-data-dir", dir}, "", &out, io.Discard, Machine{
		func() error { return sound }, func() (Screen, error) {
			return Screen{OpenGL: "4.5", W: 2560, H: 1440, Scale: 1.25}, screen
		},
	})
	return strings.Join(strings.Fields(out.String()), " "), err
}

func TestDoctor(t *testing.T) {
	full := func(t *testing.T) string {
		dir := t.TempDir()
		mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "1", "-rules", "duplicate", "-seed", "7")
		return dir
	}
	for name, tt := range map[string]struct {
		dir           func(t *testing.T) string
		sound, screen error
		want, wrong   string // expected output, and the number of faults
	}{
		"no folder": {dir: func(t *testing.T) string { return filepath.Join(t.TempDir(), "none") }, want: "file ok nothing is kept yet"},
		"a screen":  {dir: full, want: "screen ok OpenGL 4.5, a screen of 2560×1440 at scale 1.25"},
		"in order":  {dir: full, want: "played 1 time, journal wal games ok all can be read copies ok there are none yet sound ok"},
		"in use": {dir: func(t *testing.T) string {
			dir := full(t)
			s, err := bridgestore.Open(dir, time.Now)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { s.Close() })
			return dir
		}, want: "a window has it open"},
		"a file": {dir: func(t *testing.T) string {
			path := filepath.Join(t.TempDir(), "a")
			if err := os.WriteFile(path, nil, 0o600); err != nil {
				t.Fatal(err)
			}
			return path
		}, want: "folder wrong", wrong: "1 thing wrong"},
		"damaged": {dir: func(t *testing.T) string {
			dir := full(t)
			if err := os.Truncate(filepath.Join(dir, "superbridge.db"), 40960); err != nil {
				t.Fatal(err)
			}
			return dir
		}, want: "is damaged", wrong: "1 thing wrong"},
		"read-only": {dir: func(t *testing.T) string {
			dir := full(t)
			if err := os.Chmod(filepath.Join(dir, "superbridge.db"), 0o400); err != nil {
				t.Fatal(err)
			}
			return dir
		}, want: "make it and its folder writable", wrong: "1 thing wrong"},
		"a damaged copy": {dir: func(t *testing.T) string {
			dir := full(t)
			mustAsk(t, "backup", "-data-dir", dir)
			path := strings.TrimSpace(mustAsk(t, "backup", "-data-dir", dir))
			if err := os.Truncate(path, 40960); err != nil {
				t.Fatal(err)
			}
			return dir
		}, want: "copies wrong", wrong: "1 thing wrong"},
		"neither sound nor screen": {
			dir: full, sound: errors.New("no card"), screen: errors.New("no display"),
			want: "sound wrong no card: games are silent screen wrong no window can be opened: no display", wrong: "2 things wrong",
		},
	} {
		t.Run(name, func(t *testing.T) {
			said, err := diagnose(t, tt.dir(t), tt.sound, tt.screen)
			wrong := ""
			if err != nil {
				wrong = err.Error()
			}
			if !strings.Contains(said, tt.want) || wrong != tt.wrong {
				t.Errorf("it says %s\nand ends with %q, want %q and %q", said, wrong, tt.want, tt.wrong)
			}
		})
	}
	wantRefusal(t, ask("doctor", "x"), 2, `what is "x"`)
}
