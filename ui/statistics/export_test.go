package statistics

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/vector"
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
	e := s.sheet.(*exportSheet)
	if e.order.err != nil {
		t.Fatal(e.order.err)
	}
	press(s, fyne.KeyReturn)
	if s.sheet != nil {
		t.Error("Enter doesn't put the sheet away")
	}
	return e.order.written
}

func TestExport(t *testing.T) {
	s, queue, _ := newShownScreen(t)
	home := os.Getenv("HOME")
	first := orderPicture(t, s, queue)
	want(t, "the page", first, filepath.Join(home, "Super Bridge statistics.svg"))
	svg := read(t, first)
	if !bytes.HasPrefix(svg, []byte("<svg")) || !bytes.HasSuffix(svg, []byte("</svg>\n")) {
		t.Errorf("the page begins with %.40q", svg)
	}
	second := orderPicture(t, s, queue, fyne.KeyRight) // the figures alone
	want(t, "the next", second, filepath.Join(home, "Super Bridge statistics 2.svg"))
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
	if left, _ := os.ReadDir(home); len(left) != 3 {
		t.Errorf("there are %v", left)
	}
}

// What is pointed at is what is offered first.
func TestExportOfWhatIsPointedAt(t *testing.T) {
	s, _, _ := newShownScreen(t)
	s.point(spot{barsFigure, 0})
	s.Rune('e')
	want(t, "offered", s.sheet.(*exportSheet).order.what, onlyBars)
	want(t, "said under the sheet", said(s), "")
}

// If nothing can be written, nothing is left, and the sheet says why.
func TestExportFails(t *testing.T) {
	s, queue, _ := newShownScreen(t)
	s.Rune('e')
	e := s.sheet.(*exportSheet)
	e.order.dir = filepath.Join(os.Getenv("HOME"), "gone")
	press(s, fyne.KeyReturn)
	queue.next()
	if e.order.err == nil || e.order.written != "" {
		t.Fatalf("written is %q", e.order.written)
	}
	if why := e.order.err.Error(); !strings.HasPrefix(why, e.order.dir+": ") {
		t.Errorf("why: %s", why)
	}
	e.order.dir = os.Getenv("HOME")
	press(s, fyne.KeyReturn)
	queue.next()
	want(t, "the next attempt", e.order.err, nil)
}

// A name that is taken while a picture is being made is not written over.
func TestExportNeverWritesOver(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.svg", "a 2.svg"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	path, err := write(dir, "a", asSVG, vector.Drawing{Width: 1, Height: 1})
	want(t, "error", err, nil)
	want(t, "path", path, filepath.Join(dir, "a 3.svg"))
	want(t, "the second", string(read(t, filepath.Join(dir, "a 2.svg"))), "a 2.svg")
}
