package review

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	"github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/kit/background"
)

// Ctrl+R reports the present call or card, and names the report's file.
func TestReport(t *testing.T) {
	dir := t.TempDir()
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[b.ID] = complete(b.Board)
	d := look(t, store, 1, func(o *Options) {
		o.Reports = report.Keeper{Dir: dir, Runner: background.AtOnce(), Copy: func(string) {}}
	})
	d.to(0, false)
	if d.Report(); !d.Sheets.Empty() || !strings.Contains(d.shows(), "no call or card to report") {
		t.Errorf("before the first call it shows %s", d.shows())
	}
	for n, file := range map[int]string{1: cases.OwnFile, d.page().record().calls() + 2: report.CardsFile} {
		d.to(n, false)
		d.Report()
		send(t, d)
		path := filepath.Join(dir, file)
		if _, err := os.Stat(path); err != nil || !d.Sheets.Empty() || !strings.Contains(d.shows(), path) {
			t.Errorf("at %d: %v; it shows %s", n, err, d.shows())
		}
	}
	d.to(d.page().record().last(), false)
	d.reportCall(0)
	send(t, d)
	if kept, err := os.ReadFile(filepath.Join(dir, cases.OwnFile)); err != nil || len(strings.Split(string(kept), "\n")) != 3 {
		t.Errorf("the first call, reported from the end: %v, kept %q", err, kept)
	}
}

// send presses Ctrl+Enter on the report that is open.
func send(t *testing.T, d *desk) {
	t.Helper()
	sheet, ok := d.Sheets.Top().(*report.Sheet)
	if !ok {
		t.Fatal("no report is open")
	}
	sheet.Field().(interface{ TypedShortcut(fyne.Shortcut) }).TypedShortcut(
		&desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: fyne.KeyModifierControl})
}
