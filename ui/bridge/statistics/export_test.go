package statistics

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/task/tasktest"
)

func read(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// order presses the keys on the sheet, writes, and returns the path of the picture.
func orderPicture(t *testing.T, s *Screen, queue *later, keys ...fyne.KeyName) string {
	t.Helper()
	s.Rune('e')
	press(s, append(keys, fyne.KeyReturn)...)
	want(t, "busy", s.Busy(), true)
	queue.next()
	want(t, "busy", s.Busy(), false)
	_, path, written := strings.Cut(onSheet(s).Words, "The picture has been written:\n")
	if !written {
		t.Fatal(onSheet(s).Words)
	}
	press(s, fyne.KeyReturn)
	if onSheet(s).Words != "" {
		t.Error("Enter doesn't put the sheet away")
	}
	return strings.TrimSuffix(path, "\n[Close Enter]\n")
}

// onSheet returns the content of a screen's sheet.
func onSheet(s *Screen) tasktest.Shown { return tasktest.Read(s) }

func TestExport(t *testing.T) {
	s, queue, _ := newShownScreen(t)
	dir := documents()
	first := orderPicture(t, s, queue)
	want(t, "the page", first, filepath.Join(dir, "Super Bridge statistics.svg"))
	svg := read(t, first)
	if !bytes.HasPrefix(svg, []byte("<svg")) || !bytes.HasSuffix(svg, []byte("</svg>\n")) {
		t.Errorf("the page begins with %.40q", svg)
	}
	second := orderPicture(t, s, queue, fyne.KeyRight) // the figures alone
	want(t, "the next", second, filepath.Join(dir, "Super Bridge statistics 2.svg"))
	if again := read(t, first); !bytes.Equal(again, svg) || bytes.Equal(again, read(t, second)) {
		t.Error("the second picture is not one of its own")
	}
	picture := orderPicture(t, s, queue, fyne.KeyDown, fyne.KeyRight)
	m, err := png.Decode(bytes.NewReader(read(t, picture)))
	if err != nil {
		t.Fatal(err)
	}
	want(t, "width", m.Bounds().Dx(), 12*297)
	want(t, "height", m.Bounds().Dy(), 12*210)
	if left, _ := os.ReadDir(dir); len(left) != 3 {
		t.Errorf("there are %v", left)
	}
}

// The figure that is pointed at is offered first.
func TestExportOfWhatIsPointedAt(t *testing.T) {
	s, _, _ := newShownScreen(t)
	s.View().Point(statistics.Spot{Figure: barsFigure, Mark: 0})
	s.Rune('e')
	want(t, "offered", onSheet(s).Choices[0].Chosen, 1+barsFigure)
	want(t, "said under the sheet", said(s), "")
}

// If nothing can be written, nothing is left, and the sheet says why.
func TestExportFails(t *testing.T) {
	s, queue, _ := newShownScreen(t)
	s.Rune('e')
	dir := documents()
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	press(s, fyne.KeyReturn)
	queue.next()
	want(t, "why", onSheet(s).Bad, "Nothing was written: that folder no longer exists. Choose another.")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	press(s, fyne.KeyReturn)
	queue.next()
	want(t, "why, the next time", onSheet(s).Bad, "")
	if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
		t.Errorf("there are %v (%v)", left, err)
	}
}

// A picture that is cancelled leaves nothing, however far it has come.
func TestExportIsCancelled(t *testing.T) {
	s, queue, _ := newShownScreen(t)
	s.Rune('e')
	press(s, fyne.KeyReturn, fyne.KeyEscape)
	queue.next()
	if all := onSheet(s); s.Busy() || all.Bad != "" || !strings.Contains(all.Words, "Cancelled. No file was left behind.") {
		t.Errorf("busy: %t, the sheet shows %q", s.Busy(), all.Words)
	}
	if left, err := os.ReadDir(documents()); err != nil || len(left) != 0 {
		t.Errorf("there are %v (%v)", left, err)
	}
}

// A name that is taken is not written over.
func TestExportNeverWritesOver(t *testing.T) {
	s, queue, _ := newShownScreen(t)
	dir := documents()
	for _, name := range []string{"Super Bridge statistics.svg", "Super Bridge statistics 2.svg"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want(t, "path", orderPicture(t, s, queue), filepath.Join(dir, "Super Bridge statistics 3.svg"))
	want(t, "the second", string(read(t, filepath.Join(dir, "Super Bridge statistics 2.svg"))), "Super Bridge statistics 2.svg")
}
