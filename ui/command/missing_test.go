package command

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// While there is a copy of a missing or empty file, no command makes a fresh one: each reports the copies, and one can
// be restored.
func TestAFileThatIsMissingBesideItsCopies(t *testing.T) {
	for name, harm := range map[string]func(path string) error{
		"is empty":    func(path string) error { return os.Truncate(path, 0) },
		"there is no": os.Remove,
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, "superbridge.db")
		mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "1", "-rules", "duplicate", "-seed", "7", "-players", "beginner")
		lines := filepath.Join(t.TempDir(), "lines")
		if err := os.WriteFile(lines, []byte(mustAsk(t, "export", "-data-dir", dir)), 0o600); err != nil {
			t.Fatal(err)
		}
		copied := filepath.Base(strings.TrimSpace(mustAsk(t, "backup", "-data-dir", dir)))
		if err := harm(file); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{"list"}, {"export"}, {"record"}, {"analyse"}, {"import", lines}, {"doctor", "-salvage"}} {
			args = append([]string{args[0], "-data-dir", dir}, args[1:]...)
			if a := ask(args...); a.status != 1 || !strings.Contains(a.stderr, name) || !strings.Contains(a.stderr, "superbridge restore") || strings.Contains(a.stderr, "play a game first") {
				t.Errorf("%v: status %d, %s", args, a.status, a.stderr)
			}
		}
		if info, err := os.Stat(file); err == nil && info.Size() > 0 {
			t.Errorf("%s: a fresh file has been made", name)
		}
		said, err := diagnose(t, dir, nil, nil)
		if err == nil || !strings.Contains(said, name) || !strings.Contains(said, "help superbridge restore "+copied) || strings.Contains(said, "help superbridge doctor") {
			t.Errorf("the doctor says %s (%v)", said, err)
		}
		if said := mustAsk(t, "restore", "-data-dir", dir, copied); !strings.Contains(said, "nothing that has been played would be lost") {
			t.Errorf("restore says %s", said)
		}
		mustAsk(t, "restore", "-data-dir", dir, "-force", copied)
		if said := mustAsk(t, "list", "-data-dir", dir); !strings.Contains(said, "Duplicate") {
			t.Errorf("after it there is\n%s", said)
		}
	}
}

// A file that lacks a table is damaged for every command, also for those that don't need that table, and a salvage helps.
func TestAMissingTable(t *testing.T) {
	for _, name := range []string{"setting", "digest", "lesson_step", "practised", "placed", "chess_puzzle"} {
		dir := t.TempDir()
		mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "1", "-rules", "duplicate", "-seed", "7", "-players", "beginner")
		db := openRaw(t, dir)
		if _, err := db.Exec("DROP TABLE " + name); err != nil {
			t.Fatal(err)
		}
		db.Close()
		for _, command := range []string{"list", "analyse"} {
			if a := ask(command, "-data-dir", dir); a.status != 1 || !strings.Contains(a.stderr, "it has no "+name) || !strings.Contains(a.stderr, "-salvage") {
				t.Errorf("%s without %s: %s", command, name, a.stderr)
			}
		}
		if said, err := diagnose(t, dir, nil, nil); err == nil || !strings.Contains(said, "it has no "+name) || !strings.Contains(said, "help superbridge doctor -salvage") {
			t.Errorf("without %s the doctor says %s", name, said)
		}
		if err := salvages(t, dir); err != nil {
			t.Errorf("without %s: %v", name, err)
		}
	}
}

// Devices are refused, and errors of the system and of package flag are in plain words.
func TestPlainWords(t *testing.T) {
	dir := t.TempDir()
	book := filepath.Join(dir, "d.book")
	if err := os.Mkdir(book, 0o700); err != nil {
		t.Fatal(err)
	}
	mine := filepath.Join(dir, "mine.book")
	if err := os.WriteFile(mine, []byte("system standard\ninclude a2.book\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if a := ask("system", "check", mine); !strings.Contains(a.stdout, "mine.book:2: there is no a2.book to include") {
		t.Errorf("a missing book: %s", a.stdout)
	}
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"import", "-data-dir", dir, ""}, `"": no such file`},
		{[]string{"system", "check", book}, "is a folder"},
		{[]string{"system", "list", "-x"}, "superbridge system -h"},
		{[]string{"match", "-deals", "x"}, `-deals "x": want a number (`},
		{[]string{"match", "-deals", "99999999999999999999"}, "that number is too large"},
		{[]string{"match", "-deals", "-99999999999999999999"}, "that number is too small"},
	} {
		wantRefusal(t, ask(c.args...), 2, c.says)
	}
	if a := ask("import", "-data-dir", dir, filepath.Join(dir, "a"), filepath.Join(dir, "b")); strings.Count(a.stderr, ": no such file\n") != 2 || strings.Contains(a.stderr, "stat ") {
		t.Errorf("of two missing files it says %s", a.stderr)
	}
	if _, err := os.Stat("/dev/zero"); err == nil {
		wantRefusal(t, ask("import", "-data-dir", dir, "/dev/zero"), 2, "is a device")
	}
}

// A pipe that is longer than any file of boards is refused.
func TestAPipeWithoutEnd(t *testing.T) {
	was := mostPiped
	mostPiped = 10
	defer func() { mostPiped = was }()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if _, err := w.WriteString("more than ten bytes"); err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	name := fmt.Sprintf("/dev/fd/%d", r.Fd())
	if _, err := os.Stat(name); err != nil {
		return // pipes have no names here
	}
	if _, _, err := source(t.Context(), name); err == nil || !strings.Contains(err.Error(), "the input is longer than") {
		t.Errorf("it ends with %v", err)
	}
}
