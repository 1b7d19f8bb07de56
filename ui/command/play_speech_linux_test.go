package command

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// A line that is typed silences what is being spoken, and what is said at the end is spoken.
func TestTypingSilences(t *testing.T) {
	dir := t.TempDir()
	said := filepath.Join(dir, "said")
	endless := "#!/bin/sh\nprintf '%s\\n' \"$*\" >> " + said + "\ncase \"$*\" in *kept*|--stop*) ;; *) exec /bin/sleep 600 ;; esac\n"
	if err := os.WriteFile(filepath.Join(dir, "spd-say"), []byte(endless), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute) // only where nothing silences
	defer cancel()
	args := []string{"-data-dir", t.TempDir(), "-seed", "5", "-players", "beginner", "-speak"}
	if err := playByLines(ctx, args, "", strings.NewReader("hand\n"), io.Discard, io.Discard); err != nil {
		t.Fatal(err)
	}
	if spoken, err := os.ReadFile(said); err != nil || !strings.Contains(string(spoken), text.T("spoken.kept")) || ctx.Err() != nil {
		t.Errorf("spoken: %s, %v, %v", spoken, err, ctx.Err())
	}
}

// With -speak each line of a script is spoken as it is printed, by the system's program; without one it is said once that there is
// none, and the game goes on.
func TestPlaySpeaks(t *testing.T) {
	dir := t.TempDir()
	script, said := filepath.Join(dir, "script"), filepath.Join(dir, "said")
	for path, content := range map[string]string{
		script:                        "p\nhand\n",
		filepath.Join(dir, "spd-say"): "#!/bin/sh\nprintf '%s\\n' \"$*\" >> " + said + "\n",
	} {
		if err := os.WriteFile(path, []byte(content), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	play := func(path string) (out, complaints string) {
		t.Setenv("PATH", path)
		var stdout, stderr bytes.Buffer
		args := []string{"-data-dir", t.TempDir(), "-seed", "5", "-players", "beginner", "-script", script, "-speak", "-speed", "300"}
		if err := playByLines(t.Context(), args, "", strings.NewReader(""), &stdout, &stderr); err != nil {
			t.Fatal(err)
		}
		return stdout.String(), stderr.String()
	}
	out, complaints := play(dir)
	spoken, err := os.ReadFile(said)
	if err != nil {
		t.Fatal(err)
	}
	var printed []string
	for line := range strings.Lines(out) {
		if !strings.HasPrefix(line, "> ") {
			printed = append(printed, "--wait --language en --rate 100 -- "+line)
		}
	}
	if want := strings.Join(printed, ""); string(spoken) != want || complaints != "" {
		t.Errorf("spoken: %s\nwant: %s\ncomplaints: %s", spoken, want, complaints)
	}
	silent, complaints := play(t.TempDir())
	if want := text.T("command.play.no-voice"); strings.Count(complaints, want) != 1 || silent != out {
		t.Errorf("without a program: %q, and printed:\n%s\nwant %q once, and\n%s", complaints, silent, want, out)
	}
}
