package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// Tests within tests aren't counted beside the ones they are part of, and only what failed is printed.
func TestRead(t *testing.T) {
	tests, failed := read(strings.NewReader(`{"Action":"start","Package":"a"}
{"Action":"output","Package":"a","Test":"TestOne","Output":"quiet\n"}
{"Action":"output","Package":"a","Test":"TestTwo/part","Output":"loud\n"}
{"Action":"pass","Package":"a","Test":"TestOne","Elapsed":1.5}
{"Action":"fail","Package":"a","Test":"TestTwo/part","Elapsed":2}
{"Action":"fail","Package":"a","Test":"TestTwo","Elapsed":2.5}
{"Action":"output","Package":"a","Output":"FAIL\n"}
{"Action":"fail","Package":"a","Elapsed":4}
not JSON
`))
	want := []took{{name: "a TestOne", clock: 1500 * time.Millisecond}, {name: "a TestTwo", clock: 2500 * time.Millisecond}}
	if !slices.Equal(tests, want) {
		t.Errorf("tests: got %v, want %v", tests, want)
	}
	if got := strings.Join(failed, ""); got != "loud\nFAIL\nnot JSON\n" {
		t.Errorf("what failed says %q", got)
	}
}

// A package that waits is as slow as one that computes.
func TestPrintSlowest(t *testing.T) {
	var out bytes.Buffer
	printSlowest(&out, []took{
		{"quick", time.Second, time.Second}, {"waits", time.Second, 9 * time.Second}, {"computes", 12 * time.Second, 6 * time.Second}, {"a test", 0, 3 * time.Second},
		{"Go itself", 2 * time.Second, 0},
	}, 4)
	printSlowest(&out, []took{{"github.com/superbridge/superbridge/ui TestHome", 0, time.Second}}, 4)
	const want = "    12.0\t     6.0\tcomputes\n     1.0\t     9.0\twaits\n        \t     3.0\ta test\n     2.0\t        \tGo itself\n" +
		"        \t     1.0\tui TestHome\n"
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", out.String(), want)
	}
}

// A program's status and output are passed on, and its time noted under the folder it ran in, whatever the status.
func TestTimed(t *testing.T) {
	notes, err := os.CreateTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer notes.Close()
	out, err := os.Create(filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	defer func(was *os.File) { os.Stdout = was }(os.Stdout)
	os.Stdout = out
	for _, want := range []int{0, 3} {
		if got := timed(notes.Name(), []string{"sh", "-c", "echo said; exit " + string(rune('0'+want))}); got != want {
			t.Errorf("status %d, want %d", got, want)
		}
	}
	if said, err := os.ReadFile(out.Name()); err != nil || string(said) != "said\nsaid\n" {
		t.Errorf("it has said %q, %v", said, err)
	}
	packages, err := readNotes(notes)
	if err != nil || len(packages) != 2 {
		t.Fatalf("got %v, %v", packages, err)
	}
	for _, p := range packages {
		if p.name != "." || p.clock <= 0 || p.processor <= 0 {
			t.Errorf("noted %+v", p)
		}
	}
}
