//go:build window

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// builtProgram is the program, built once for all tests.
var builtProgram string

func TestMain(m *testing.M) {
	if path := os.Getenv(soundCardFile); path != "" {
		os.Exit(soundCard(path))
	}
	os.Exit(buildAndRun(m))
}

func buildAndRun(m *testing.M) int {
	dir, err := os.MkdirTemp("", "superbridge-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	builtProgram = filepath.Join(dir, "superbridge")
	build := exec.Command("go", "build", "-buildvcs=false", "-tags", "migrated_fynedo,no_emoji", "-o", builtProgram, "../..")
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "go build: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}
