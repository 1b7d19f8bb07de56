package placement

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for text, want := range map[string]Placement{
		"120,80 1280x800":                {120, 80, 1280, 800, false, false},
		"-1920,0 1024x700":               {-1920, 0, 1024, 700, false, false},
		"0,24 1x1 maximised":             {0, 24, 1, 1, true, false},
		"0,24 1x1 full-screen":           {0, 24, 1, 1, false, true},
		"0,24 1x1 maximised full-screen": {0, 24, 1, 1, true, true},
		"0,24 1x1 full-screen maximised": {},
		"1048576,-1048576 1x65536":       {1 << 20, -1 << 20, 1, 1 << 16, false, false},
		"":                               {},
		"120,80":                         {},
		"120,80 1280x800 ":               {},
		"120,80 1280x800\n":              {},
		"120,80 1280x800 large":          {},
		"0120,80 1280x800":               {},
		"120,80 0x800":                   {},
		"120,80 1280x-800":               {},
		"1048577,0 1280x800":             {},
		"0,-1048577 1280x800":            {},
		"0,0 65537x800":                  {},
		"99999999999999999999,0 1x":      {},
	} {
		got, err := Parse(text)
		if got != want || (err == nil) != (want != Placement{}) {
			t.Errorf("Parse(%q) = %v, %v, want %v", text, got, err, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("120,80 1280x800 maximised")
	f.Add("-0,80 1280x800")
	f.Fuzz(func(t *testing.T, text string) {
		if p, err := Parse(text); err == nil && p.String() != text {
			t.Errorf("%q is printed as %q", text, p)
		}
	})
}

func TestReadAndWrite(t *testing.T) {
	dir := t.TempDir()
	if got := Read(dir); got != (Placement{}) {
		t.Errorf("in an empty folder there is %v", got)
	}
	if err := Write(dir, Placement{}); err != nil || len(names(t, dir)) > 0 {
		t.Errorf("none is kept: %v, %v", names(t, dir), err)
	}
	for _, want := range []Placement{{120, 80, 1280, 800, false, false}, {-5, 30, 1024, 700, true, false}, {-5, 30, 1024, 700, false, true}} {
		if err := Write(dir, want); err != nil {
			t.Error(err)
		}
		if got := Read(dir); got != want {
			t.Errorf("%v is kept as %v", want, got)
		}
	}
	if got := names(t, dir); len(got) != 1 {
		t.Errorf("it leaves %v", got)
	}
	for _, text := range []string{"", "120,80", strings.Repeat("1", 1000000)} {
		if err := os.WriteFile(file(dir), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := Read(dir); got != (Placement{}) {
			t.Errorf("what makes no sense is read as %v", got)
		}
	}
	gone := filepath.Join(dir, "gone")
	if err := Write(gone, Placement{X: 1, Y: 1, W: 1, H: 1}); err == nil {
		t.Error("it is kept in a folder that isn't there")
	}
	if got := names(t, dir); len(got) != 1 {
		t.Errorf("it makes %v", got)
	}
}

func names(t *testing.T, dir string) (all []string) {
	t.Helper()
	found, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range found {
		all = append(all, f.Name())
	}
	return all
}
