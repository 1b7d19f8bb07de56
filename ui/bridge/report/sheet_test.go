package report

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding/cases"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// open opens the sheet for a call in a window, and returns records of what it copies and says.
func open(t *testing.T, dir string) (s *Sheet, copied, said *[]string) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	copied, said = new([]string), new([]string)
	sheets := sheet.NewStack()
	w := test.NewTempWindow(t, sheets.Content())
	w.Resize(fyne.NewSize(1024, 700))
	keeper := Keeper{Dir: dir, Runner: background.AtOnce(), Copy: func(text string) { *copied = append(*copied, text) }}
	s = Open(widget.NewArt(cardart.Style{}), sheets, act(t, board(t, bridge.Duplicate(), "1D Pass 1H", 0), -1), keeper,
		func(words string) { *said = append(*said, words) })
	return s, copied, said
}

// send presses Ctrl+Enter.
func send(s *Sheet) {
	s.words.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyReturn, Modifier: fyne.KeyModifierControl})
}

// Ctrl+Enter copies the report, saves it, and names the file.
func TestAReportIsCopiedAndKept(t *testing.T) {
	dir := t.TempDir()
	s, copied, said := open(t, dir)
	s.expected.SetText("1S")
	s.words.SetText("four of them")
	if !s.Unsaved() {
		t.Error("it has nothing unsaved")
	}
	send(s)
	kept, err := os.ReadFile(filepath.Join(dir, cases.OwnFile))
	if err != nil || !strings.HasPrefix(string(kept), "four of them | ") || !strings.Contains(string(kept), " | EW: 1D P | 1S | reported: W 1H by own") {
		t.Errorf("%v, kept %q", err, kept)
	}
	if len(*copied) != 1 || !strings.Contains((*copied)[0], "expected: 1S\n") || len(*said) != 1 || !strings.Contains((*said)[0], cases.OwnFile) || !s.sheets.Empty() {
		t.Errorf("copied %q, said %q, gone: %t", *copied, *said, s.sheets.Empty())
	}
}

// Input that can't be read stays on the sheet, and nothing is saved until it is corrected.
func TestASheetWithAnErrorStays(t *testing.T) {
	dir := t.TempDir()
	s, copied, _ := open(t, dir)
	s.expected.SetText("9Q")
	send(s)
	says := slices.ContainsFunc(test.LaidOutObjects(s.sheets.Content()), func(o fyne.CanvasObject) bool {
		p, ok := o.(*widget.Prose)
		return ok && p.Text == "9Q isn’t a call. Type one, such as 2D, 3NT, P or X."
	})
	if !says || s.sheets.Empty() || len(*copied) != 0 || s.expected.Text != "9Q" {
		t.Errorf("it says %q, seen: %t, copied %q", s.said, says, *copied)
	}
	if kept, err := os.ReadDir(dir); err != nil || len(kept) > 0 {
		t.Errorf("kept is %v, %v", kept, err)
	}
	s.expected.SetText("2D")
	if send(s); len(*copied) != 1 || !s.sheets.Empty() {
		t.Errorf("after the right one: copied %q", *copied)
	}
}

// If the file can't be written the report is on the clipboard all the same, and the sheet stays for another try.
func TestAFolderThatCantBeWritten(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "later")
	s, copied, said := open(t, dir)
	s.expected.SetText("2D")
	send(s)
	if !strings.Contains(s.said, "can’t be written") || s.sheets.Empty() || s.expected.Text != "2D" || len(*copied) != 1 || len(*said) != 0 || !s.Unsaved() {
		t.Fatalf("it says %q, copied %q", s.said, *copied)
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	if send(s); len(*said) != 1 || !s.sheets.Empty() {
		t.Errorf("with the folder: said %q", *said)
	}
}

// Esc saves and copies nothing.
func TestEscapeReportsNothing(t *testing.T) {
	dir := t.TempDir()
	s, copied, said := open(t, dir)
	s.expected.SetText("2D")
	s.sheets.Key(fyne.KeyEscape)
	send(s)
	if _, err := os.Stat(filepath.Join(dir, cases.OwnFile)); !os.IsNotExist(err) || len(*copied)+len(*said) != 0 || !s.sheets.Empty() {
		t.Errorf("%v, copied %q, said %q", err, *copied, *said)
	}
}
