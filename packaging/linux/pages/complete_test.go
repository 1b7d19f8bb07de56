package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// completing makes a folder with a program, some files and two data folders with a copy each: the usual one, and one that is called
// "another one". It returns the name of the usual one's copy.
func completing(t *testing.T) (dir, program string, helps []help, usual string) {
	t.Helper()
	dir = t.TempDir()
	program = filepath.Join(dir, "superbridge")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-tags", "migrated_fynedo,no_emoji", "-o", program, "../../..").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	helps, err := ask(program, english)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"club.pbn", "club.txt", "evening.jsonl"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("XDG_DATA_HOME", filepath.Join(dir, "data"))
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(dir, ".config")) // fish complains where it can't keep its own
	t.Setenv("HOME", dir)
	for _, args := range [][]string{
		{"match", "-save", "-deals", "1", "-seed", "1"}, {"backup"},
		{"match", "-save", "-deals", "1", "-seed", "1", "-data-dir", filepath.Join(dir, "another one")}, {"backup", "-data-dir", filepath.Join(dir, "another one")},
	} {
		if out, err := exec.Command(program, args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v, %s", args, err, out)
		}
	}
	for at, name := range map[string]*string{filepath.Join("data", "superbridge"): &usual, "another one": new(string)} {
		made, _ := filepath.Glob(filepath.Join(dir, at, "backups", "*.db"))
		if len(made) != 1 {
			t.Fatalf("there are the copies %v", made)
		}
		if *name = filepath.Base(made[0]); at == "another one" {
			if err := os.Rename(made[0], filepath.Join(filepath.Dir(made[0]), other)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return dir, program, helps, usual
}

// other is the copy in the other data folder.
const other = "superbridge-20200102-030405.db"

// Each shell completes the values that the program lists in its help, only files with games for import, and for restore the copies
// in the data folder that is named.
func TestCompletion(t *testing.T) {
	dir, program, helps, usual := completing(t)
	for shell, completes := range completions {
		t.Run(shell, func(t *testing.T) { completes(t, dir, program, helps, usual) })
	}
}

// completions tests the completion of each shell found on the system.
var completions = map[string]func(t *testing.T, dir, program string, helps []help, usual string){"bash": bashCompletes}

func bashCompletes(t *testing.T, dir, program string, helps []help, usual string) {
	script := filepath.Join(dir, "completion")
	if err := os.WriteFile(script, []byte(bash(helps)), 0o600); err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"match -players ":                   "beginner club expert",
		"match -rules Chi":                  "Chicago ChicagoDuplicate",
		"export -format ":                   "json pbn lin",
		"deck -format p":                    "png pdf",
		"import cl":                         "club.pbn",
		"import ano":                        "another one",
		"study -rules Rubber":               "Rubber Rubber36",
		"imp":                               "import",
		"restore ":                          usual,
		"restore -data-dir ano":             "another one",
		"restore -data-dir 'another\tone' ": other,
		"restore -data-dir another\\\tone -force ": other,
		"restore -data-dir = another\\\tone ":      other,
		"restore --data-dir=another\\\tone ":       other,
		"restore -data-dir ~/another\\\tone ":      other,
		"restore -data-dir data/superbridge ":      usual,
	} {
		words := strings.Split(program+" "+line, " ")
		for i, word := range words {
			words[i] = strings.ReplaceAll(word, "\t", " ") // within a word
		}
		c := exec.Command("bash", "-c", `shopt -s extglob; . "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _superbridge; echo "${COMPREPLY[*]}"`)
		c.Args = append(append(c.Args, script), words...)
		c.Dir = dir
		out, err := c.CombinedOutput()
		if got := strings.TrimSpace(string(out)); err != nil || got != want {
			t.Errorf("%q is completed to %q (%v), want %q", line, got, err, want)
		}
	}
}
