package command

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Names, notes, events, file names and typed text contain characters that a terminal acts on; none of them is printed.
func TestNothingObeyed(t *testing.T) {
	const bad = "A\x1b[31m\a\u009b2J\u202eB\nsuperbridge: all is well\x7f"
	dir := allGames(t)
	db := openRaw(t, dir)
	for _, statement := range []string{
		"UPDATE session SET name = ?1, note = ?1", "UPDATE part SET name = ?1, note = ?1", "UPDATE rubber SET length = 9", "UPDATE setting SET value = ?1",
		"UPDATE poker_seat SET name = ?1", "UPDATE chess_seat SET name = ?1", "UPDATE few_seat SET name = ?1", "UPDATE poker_game SET label = ?1 WHERE session = 7",
		"UPDATE session SET options = ?1 WHERE id IN (1, 5, 8, 10)", "UPDATE session SET game = ?1 WHERE id = 3", "UPDATE event SET text = ?1 WHERE part IN (3, 4) AND position = 2",
		"INSERT INTO session (started, changed, game) VALUES (1, 1, ?1)",
	} {
		if _, err := db.Exec(statement, bad); err != nil && !strings.Contains(err.Error(), "column index") {
			t.Fatalf("%s: %v", statement, err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	defer func(was func(io.Writer) bool) { isTerminal = was }(isTerminal)
	isTerminal = func(io.Writer) bool { return true }
	name := filepath.Join(t.TempDir(), strings.ReplaceAll(bad, "/", "")+".jsonl")
	if err := os.WriteFile(name, []byte("{\"board\": \""+bad+"\"}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"list"}, {"record"}, {"export"}, {"doctor"}, {"restore"}, {"restore", bad}, {"backup"}, {"export", "-rules", bad}, {"export", "-format", "pbn", "-rules", "duplicate"},
		{"export", "-format", "lin", "-rules", "duplicate"}, {"import", name}, {"record", "-rubber", "2"}, {"record", "-game", "7"}, {"record", "-game", bad},
		{"analyse"}, {bad}, {"-" + bad}, {"match", "-rules", bad}, {"chess", "-variant", bad}, {"poker", "-players", bad}, {"deal", bad}, {"solve", name},
		{"doctor", "-salvage"}, {"list"}, {"record"}, {"export", name + "x"},
	} {
		if len(args) > 0 && args[0] != "deal" && args[0] != "solve" && args[0] != bad && args[0] != "-"+bad {
			args = append([]string{args[0], "-data-dir", dir}, args[1:]...)
		}
		a := ask(args...)
		for what, out := range map[string]string{"stdout": a.stdout, "stderr": a.stderr} {
			if i := strings.IndexFunc(strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(out, "\n", ""), "\t", ""), "\r", ""), isControl); i >= 0 {
				t.Errorf("%q: on %s there is %.200q", args, what, out[max(0, min(i-20, len(out))):])
			}
			if what == "stderr" && strings.Contains(out, "\nsuperbridge: all is well") {
				t.Errorf("%q: another line is made up on %s: %q", args, what, out)
			}
		}
	}
}

func TestCleaned(t *testing.T) {
	var out bytes.Buffer
	n, err := io.WriteString(cleaned{&out}, "\r10 of 20\r a\tb\x1b\u009b\n")
	if got, want := out.String(), "\r10 of 20\r a\tb\\x1b\\u009b\n"; got != want || n != 18 || err != nil {
		t.Errorf("%q, %d, %v", got, n, err)
	}
}
