package main

import (
	"os/exec"
	"testing"
)

// The package named what the program is linked to and what it opens, and some twice.
func TestDependsNamesEachPackageOnce(t *testing.T) {
	for all, want := range map[string]string{
		"libc6 (>= 2.34), libgl1, libx11-6 (>= 2:1.2), libx11-6, libgl1 (>= 1.7)": "libc6 (>= 2.34), libgl1 (>= 1.7), libx11-6 (>= 2:1.2)\n",
		"libc6,libxi6": "libc6, libxi6\n",
	} {
		got, err := exec.Command("../depends", all).Output()
		if err != nil || string(got) != want {
			t.Errorf("%q becomes %q (%v), want %q", all, got, err, want)
		}
	}
}
