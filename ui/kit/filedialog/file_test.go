package filedialog

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/superbridge/superbridge/ui/kit/sheet"
)

// A file is chosen by keyboard alone: Tab to the files, the arrows and Space to one, Tab to the button.
func TestAFileIsChosen(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	for _, name := range []string{"a.txt", "b.pbn"} {
		if err := os.WriteFile(filepath.Join(home, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	test.NewTempApp(t)
	sheets := sheet.NewStack()
	w := test.NewTempWindow(t, sheets.Content())
	w.Resize(fyne.NewSize(1024, 700))
	told := ""
	ChooseFile(sheets, w, []string{".pbn"}, func(path string) { told = fmt.Sprint(path, sheets.Empty()) })
	for range 100 {
		press(t, w, fyne.KeyTab)
		if _, ok := w.Canvas().Focused().(*keyboard).at.(*widget.GridWrap); ok {
			break
		}
	}
	press(t, w, fyne.KeyRight) // behind the folder above
	press(t, w, fyne.KeySpace)
	tabTo(t, w, "Choose")
	press(t, w, fyne.KeyReturn)
	if want := filepath.Join(home, "b.pbn") + "true"; told != want {
		t.Errorf("it tells %q, want %q", told, want)
	}
}
