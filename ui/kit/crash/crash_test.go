package crash

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const dirKey, howKey = "CRASH_TEST_DIR", "CRASH_TEST_HOW"

// The test binary is also the program that crashes.
func TestMain(m *testing.M) {
	dir := os.Getenv(dirKey)
	if dir == "" {
		os.Exit(m.Run())
	}
	l, _, err := Begin(dir, "Super Bridge 0.0.0", time.Now())
	if err != nil {
		fmt.Println(err)
		os.Exit(3)
	}
	for n := range 500 {
		if l.Note(fmt.Sprintf("shows screen %d", n)); n%(shown/2) == 0 {
			time.Sleep(5 * time.Millisecond) // lets the writer run
		}
	}
	l.Note("the last one")
	time.Sleep(50 * time.Millisecond) // the writer has a moment, as before a real crash
	switch os.Getenv(howKey) {
	case "panic":
		done := make(chan bool)
		go func() { panic("lost a card in " + dir) }()
		<-done
	case "nil":
		var a *[1]int
		a[0]++
	case "kill":
		os.Exit(9)
	}
	if err := l.Close(); err != nil {
		fmt.Println(err)
		os.Exit(3)
	}
	os.Exit(0)
}

func TestReport(t *testing.T) {
	for how, want := range map[string]string{
		"panic": "panic: lost a card in DATA", "nil": "nil pointer dereference", "kill": "", "in order": "",
	} {
		t.Run(how, func(t *testing.T) {
			dir := t.TempDir()
			c := exec.Command(os.Args[0])
			c.Env = append(os.Environ(), dirKey+"="+dir, howKey+"="+how)
			if out, err := c.CombinedOutput(); strings.Contains(string(out), "crash: ") || (err == nil) != (how == "in order") {
				t.Fatalf("it ended with %v and said %s", err, out)
			}
			if _, err := os.Stat(filepath.Join(dir, runningName)); (err == nil) != (how != "in order") {
				t.Errorf("its file: %v", err)
			}
			l, report, err := Begin(dir, "Super Bridge 0.0.0", time.Now())
			if err != nil {
				t.Fatal(err)
			}
			if want == "" {
				if report != nil {
					t.Errorf("the report is %+v", report)
				}
			} else {
				checkReport(t, report, want, dir)
			}
			if err := l.Close(); err != nil {
				t.Fatal(err)
			}
			left, err := os.ReadDir(dir)
			if err != nil || (len(left) == 1) != (want != "") {
				t.Errorf("left are %v, %v", left, err)
			}
			if l, report, err = Begin(dir, "Super Bridge 0.0.0", time.Now()); report != nil || err != nil {
				t.Errorf("it is offered again: %v, %v", report, err)
			}
			if err := l.Close(); err != nil {
				t.Fatal(err)
			}
		})
	}
}

func checkReport(t *testing.T, r *Report, want, dir string) {
	t.Helper()
	if r == nil {
		t.Fatal("there is no report")
	}
	kept, err := os.ReadFile(r.Path)
	if err != nil || string(kept) != r.Text {
		t.Errorf("kept is %q, %v", kept, err)
	}
	for _, words := range []string{"Super Bridge", "begun ", want, "the last one\n", "shows screen 499", "goroutine "} {
		if !strings.Contains(r.Text, words) {
			t.Errorf("it lacks %q:\n%s", words, r.Text)
		}
	}
	for _, words := range []string{"shows screen 1\n", dir} {
		if strings.Contains(r.Text, words) {
			t.Errorf("it has %q:\n%s", words, r.Text)
		}
	}
}

// A program without a log notes nothing.
func TestNoLog(t *testing.T) {
	var l *Log
	l.Note("something")
	if err := l.Close(); err != nil {
		t.Error(err)
	}
	if _, _, err := Begin(filepath.Join(t.TempDir(), "none"), "", time.Now()); err == nil {
		t.Error("it begins without a folder")
	}
}
