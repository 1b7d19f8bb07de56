package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The report of a crash is offered at the next start, once, and can be copied and deleted.
func TestACrashIsOffered(t *testing.T) {
	d, _ := newDesk(t)
	if err := d.store.Close(); err != nil {
		t.Fatal(err)
	}
	d.store, d.screen, d.watched = nil, nil, true
	running := filepath.Join(d.options.Dir, "superbridge-running.txt")
	if err := os.WriteFile(running, []byte("Super Bridge\nshows *home.Screen\npanic: lost a card\n\ngoroutine 1 [running]:\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	reports := func() []string {
		found, err := filepath.Glob(filepath.Join(d.options.Dir, "superbridge-crash-*.txt"))
		if err != nil {
			t.Fatal(err)
		}
		return found
	}
	d.step(d.open)
	d.until(isShown[*home.Screen](d))
	if !canBePressed(d.screen, text.T("report.delete")) || len(reports()) != 1 {
		t.Fatalf("it isn't offered; there are %v", reports())
	}
	d.press("k")
	if got := d.app.Clipboard().Content(); !strings.Contains(got, "lost a card") || !canBePressed(d.screen, text.T("report.copied")) {
		t.Errorf("copied is %q", got)
	}
	d.step(func() { d.screen.Key(fyne.KeyDelete) })
	d.until(func() bool { return len(reports()) == 0 })
	if canBePressed(d.screen, text.T("report.delete")) {
		t.Error("the sheet is still there")
	}
	d.until(func() bool {
		now, err := os.ReadFile(running)
		return err == nil && strings.Contains(string(now), "shows *home.Screen") && !strings.Contains(string(now), "lost")
	})
	d.step(d.open) // as the next start does
	d.until(isShown[*home.Screen](d))
	if canBePressed(d.screen, text.T("report.delete")) {
		t.Error("it is offered again")
	}
	d.stopCopying()
	d.still(time.Millisecond)
	if err := d.crashes.Close(); err != nil {
		t.Error(err)
	}
	if err := d.store.Close(); err != nil {
		t.Error(err)
	}
}
