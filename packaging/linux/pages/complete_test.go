package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Bash completes the values that the program lists in its help, and only files with games for import.
func TestBashCompletesValues(t *testing.T) {
	dir := t.TempDir()
	program := filepath.Join(dir, "program")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-tags", "migrated_fynedo,no_emoji", "-o", program, "../../..").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	helps, err := ask(program)
	if err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(dir, "completion")
	for name, content := range map[string]string{script: bash(helps), filepath.Join(dir, "club.pbn"): "", filepath.Join(dir, "club.txt"): ""} {
		if err := os.WriteFile(name, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("XDG_DATA_HOME", dir)
	for _, args := range [][]string{{"match", "-save", "-deals", "1", "-seed", "1"}, {"backup"}} {
		if out, err := exec.Command(program, args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v, %s", args, err, out)
		}
	}
	made, _ := filepath.Glob(filepath.Join(dir, "superbridge", "backups", "*.db"))
	if len(made) != 1 {
		t.Fatalf("there are the copies %v", made)
	}
	for line, want := range map[string]string{
		"match -players ":     "beginner club expert",
		"match -rules Chi":    "Chicago ChicagoDuplicate",
		"export -format ":     "json pbn lin",
		"deck -format p":      "png pdf",
		"import cl":           "club.pbn",
		"study -rules Rubber": "Rubber Rubber36",
		"imp":                 "import",
		"restore ":            filepath.Base(made[0]),
	} {
		words := strings.Split(program+" "+line, " ")
		c := exec.Command("bash", "-c", `shopt -s extglob; . "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _superbridge; echo "${COMPREPLY[*]}"`)
		c.Args = append(append(c.Args, script), words...)
		c.Dir = dir
		out, err := c.CombinedOutput()
		if got := strings.TrimSpace(string(out)); err != nil || got != want {
			t.Errorf("%q is completed to %q (%v), want %q", line, got, err, want)
		}
	}
}
