package table

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/kit/background"
)

var ctrlEnter = &desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: fyne.KeyModifierControl}

// reporting sits down at a table whose reports go to a folder.
func reporting(t *testing.T, events, dir string) *Screen {
	return sitWith(t, board(t, 3, events), 4, new(forgetful), func(_ *play.Config, o *Options) {
		o.Reports = report.Keeper{Dir: dir, Runner: background.AtOnce(), Copy: func(string) {}}
	})
}

// reportOn returns the report sheet on the table, or nil.
func reportOn(s *Screen) *report.Sheet {
	its, _ := s.parts.sheets.Top().(*report.Sheet)
	return its
}

// Ctrl+R reports the call that is explained, or else the last; a right click reports the one it hits.
func TestReportAtTheTable(t *testing.T) {
	dir := t.TempDir()
	s := reporting(t, "1N Pass 2H Pass", dir)
	s.Report()
	its := reportOn(s)
	if its == nil {
		t.Fatal("there is no sheet")
	}
	s.Report() // a second one isn't opened
	its.Field().(interface{ TypedShortcut(fyne.Shortcut) }).TypedShortcut(ctrlEnter)
	if kept, err := os.ReadFile(filepath.Join(dir, cases.OwnFile)); err != nil || !strings.Contains(string(kept), " Pass by own") || reportOn(s) != nil {
		t.Errorf("%v, kept %q", err, kept)
	}
	if !strings.Contains(s.note.text(), cases.OwnFile) {
		t.Errorf("it says %q", s.note.text())
	}
	s.Key(fyne.KeyPageUp)
	s.Key(fyne.KeyPageUp)
	s.Report()
	reportOn(s).Field().(interface{ TypedShortcut(fyne.Shortcut) }).TypedShortcut(ctrlEnter)
	if kept, _ := os.ReadFile(filepath.Join(dir, cases.OwnFile)); strings.Count(string(kept), "\n") != 2 || !strings.Contains(string(kept), " 2H by own") {
		t.Errorf("of the call that is explained: kept %q", kept)
	}
	s.parts.auction.OnAsked(0)
	if reportOn(s) == nil {
		t.Error("a right click on a call does nothing")
	}
	s.Key(fyne.KeyEscape)
	s.parts.surface.TappedSecondary(nil)
	if reportOn(s) == nil {
		t.Error("a right click on the table does nothing")
	}
}

// Before the first call there is nothing to report, and without a keeper no sheet opens.
func TestNothingToReport(t *testing.T) {
	s := reporting(t, "", t.TempDir())
	if s.Report(); reportOn(s) != nil || !strings.Contains(s.note.text(), "no call or card to report") {
		t.Errorf("it says %q", s.note.text())
	}
	s = sit(t, board(t, 3, "1N Pass"), new(forgetful))
	if s.Report(); reportOn(s) != nil {
		t.Error("a sheet opens without a keeper")
	}
}
