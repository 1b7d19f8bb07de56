package crash

import (
	"bytes"
	"log"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestAsides(t *testing.T) {
	dir := t.TempDir()
	var out bytes.Buffer
	a := &Asides{Out: &out}
	said := log.New(a, "", 0)
	say := func(reason, cause string) {
		said.Println("Fyne error: ", reason)
		said.Println("  Cause:", cause)
		said.Printf("  At: %s", "x.go:1")
	}
	say("failed to watch theme settings", "no bus")
	say("Error in Fyne call thread", "early")
	l, _, err := Begin(dir, "Super Bridge 0.0.0", time.Now())
	if err != nil {
		t.Fatal(err)
	}
	a.To(l)
	say("Unable to connect to session D-Bus", "late")
	said.Println("a warning")

	if want := "Fyne error:  Error in Fyne call thread\n  Cause: early\n  At: x.go:1\na warning\n"; out.String() != want {
		t.Errorf("it goes on with\n%swant\n%s", &out, want)
	}
	a.To(nil)
	say("Failed to create app cache space", "nobody hears")
	noted := func() string {
		text, err := os.ReadFile(filepath.Join(dir, runningName))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for until := time.Now().Add(10 * time.Second); !strings.Contains(noted(), "a warning") && time.Now().Before(until); {
		time.Sleep(time.Millisecond)
	}
	text := noted()
	for _, want := range []string{"failed to watch theme settings", "no bus", "early", "late", "a warning"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q isn't noted:\n%s", want, text)
		}
	}
	if strings.Contains(text, "nobody hears") {
		t.Errorf("it is noted after the end:\n%s", text)
	}
	if err := l.Close(); err != nil {
		t.Error(err)
	}
}
