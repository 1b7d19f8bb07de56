//go:build !windows

package command

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"testing"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// A call that was answered is kept, however the program ends: killed, or with nobody who reads any more.
func TestPlayKilled(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, how := range []string{"killed", "unheard"} {
		dir := t.TempDir()
		c := exec.Command(program, "play", "-data-dir", dir, "-seed", "5", "-players", "beginner")
		c.Env = append(os.Environ(), asProgram+"=1", "LC_ALL=C.UTF-8")
		in, err := c.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, err := c.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		if _, err := in.Write([]byte("p\n")); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		for lines.Scan() && !strings.HasPrefix(lines.Text(), "You: pass") {
		}
		if how == "killed" {
			c.Process.Kill()
		} else {
			out.Close()
			in.Write([]byte(strings.Repeat("hand\n", 10)))
		}
		c.Wait()
		store, err := bridgestore.OpenReadOnly(dir)
		if err != nil {
			t.Fatal(err)
		}
		ids, err := store.Unfinished()
		if err != nil || len(ids) != 1 {
			t.Errorf("%s: there are %d rubbers, %v", how, len(ids), err)
		} else if r, err := store.Rubber(ids[0]); err != nil || r.Current == nil || len(r.Current.Events()) == 0 {
			t.Errorf("%s: the call is gone, %v", how, err)
		}
		store.Close()
	}
}
