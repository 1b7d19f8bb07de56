package export

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
)

// ways are one of each kind of file, small.
var ways = map[string]Options{
	"svg":   {},
	"png":   {Format: PNG, Width: 30},
	"a4":    {Format: PDF},
	"cards": {Format: PDF, Layout: Cards},
}

// tree returns all that is below a folder: files with their content, folders with a slash.
func tree(t testing.TB, dir string) map[string]string {
	t.Helper()
	all := make(map[string]string)
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(dir, path)
		if d.IsDir() {
			all[name+"/"] = ""
			return nil
		}
		if d.Type() == fs.ModeSymlink {
			all[name], err = os.Readlink(path)
			return err
		}
		data, err := os.ReadFile(path)
		all[name] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func sameTree(a, b map[string]string) bool {
	if len(a) != len(b) {
		return false
	}
	for name, content := range a {
		if other, ok := b[name]; !ok || other != content {
			return false
		}
	}
	return true
}

func TestWrite(t *testing.T) {
	for name, o := range ways {
		t.Run(name, func(t *testing.T) {
			o.Dir = filepath.Join(t.TempDir(), "made", "when needed")
			var steps []int
			files, err := Write(context.Background(), o, func(done, total int) {
				if total != 69 {
					t.Errorf("a total of %d", total)
				}
				steps = append(steps, done)
			})
			if err != nil {
				t.Fatal(err)
			}
			for i, done := range steps {
				if done != i {
					t.Fatalf("progress went %v", steps)
				}
			}
			if len(steps) != 70 {
				t.Errorf("progress went %v", steps)
			}
			got := tree(t, o.Dir)
			if len(got) != 1+len(files) { // and the folder itself
				t.Errorf("%d things in the folder, and %d files are said to be", len(got), len(files))
			}
			for _, file := range files {
				if info, err := os.Stat(file); err != nil || info.Mode().Perm()&0o044 == 0 && os.PathSeparator == '/' {
					t.Errorf("%v, %v", info.Mode(), err)
				}
			}

			// Once more elsewhere: the same, byte for byte. The boxes of a PDF's page are
			// lines in any order.
			o.Dir = t.TempDir()
			if _, err := Write(context.Background(), o, nil); err != nil {
				t.Fatal(err)
			}
			again := tree(t, o.Dir)
			for _, all := range []map[string]string{got, again} {
				for name, content := range all {
					if o.Format == PDF {
						all[name] = strings.Join(slices.Sorted(strings.Lines(content)), "")
					}
				}
			}
			if !sameTree(got, again) {
				t.Error("written twice, the deck differs")
			}
		})
	}
}

func TestFiles(t *testing.T) {
	names := Options{Format: PNG}.Files()
	if len(names) != 69 || names[68] != "back.png" {
		t.Fatalf("files %s", names)
	}
	for _, name := range names[:68] {
		if _, err := card.Parse(strings.TrimSuffix(name, ".png")); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if got := (Options{Format: PDF, Layout: Letter}).Files(); !slices.Equal(got, []string{"deck-letter.pdf"}) {
		t.Errorf("files %s", got)
	}
}

// To turn a deck of 52 into one of 68 one needs the 16, and there is nothing that both have but the back.
func TestSelections(t *testing.T) {
	seen := make(map[string]Selection)
	for which, want := range map[Selection]struct {
		ranks string
		pdf   string
	}{
		New:   {"MZL1", "deck-new-a4.pdf"},
		Old52: {"AKQJT98765432", "deck-52-a4.pdf"},
	} {
		o := Options{Format: SVG, Cards: which}
		names := o.Files()
		if len(names) != o.Sides() || len(names) != 4*len(want.ranks)+1 || names[len(names)-1] != "back.svg" {
			t.Errorf("%v: files %s", which, names)
		}
		for _, name := range names[:len(names)-1] {
			if before, ok := seen[name]; ok || !strings.Contains(want.ranks, name[1:2]) {
				t.Errorf("%v has %s (%v, %v)", which, name, ok, before)
			}
			seen[name] = which
		}
		o.Format = PDF
		if got := o.Files(); !slices.Equal(got, []string{want.pdf}) {
			t.Errorf("%v: files %s", which, got)
		}
		o.Dir = filepath.Join(t.TempDir(), "deck")
		o.Format = PNG
		o.Width = MinWidth
		files, err := Write(context.Background(), o, func(done, total int) {
			if total != o.Sides() {
				t.Errorf("%v: a total of %d", which, total)
			}
		})
		if err != nil || len(files) != o.Sides() || len(tree(t, o.Dir)) != 1+o.Sides() {
			t.Errorf("%v: %d files, %v", which, len(files), err)
		}
	}
	if len(seen) != 68 {
		t.Errorf("%d cards in both", len(seen))
	}
}

// A PNG is the raster, with as many pixels as were asked for.
func TestPNG(t *testing.T) {
	for _, width := range []int{MinWidth, 63, 250} {
		style := cardart.Style{Colours: cardart.FourColours}
		o := Options{Dir: t.TempDir(), Format: PNG, Width: width, Style: style}
		if _, err := Write(context.Background(), o, nil); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(filepath.Join(o.Dir, "DQ.png"))
		if err != nil {
			t.Fatal(err)
		}
		m, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		height := map[int]int{MinWidth: 28, 63: 88, 250: 349}[width]
		want := cardart.Face(card.Card{Suit: card.Diamonds, Rank: card.Queen}, style, width, height)
		if m.Bounds() != want.Rect || rmse(t, onWhite(m), onWhite(want)) > 0.002 { // premultiplied and back
			t.Errorf("width %d: a picture of %v, and not like the raster of %v", width, m.Bounds(), want.Rect)
		}
	}
}

// Whenever one stops it, nothing is left, and what was there before is as it was.
func TestStopped(t *testing.T) {
	for name, o := range ways {
		for _, at := range []int{0, 1, 20, 68, 69} {
			t.Run(fmt.Sprint(name, at), func(t *testing.T) {
				here := t.TempDir()
				for _, dir := range []string{filepath.Join(here, "new", "er"), here} {
					if err := os.WriteFile(filepath.Join(here, "SA.svg"), []byte("mine"), 0o666); err != nil {
						t.Fatal(err)
					}
					before := tree(t, here)
					o.Dir, o.Force = dir, true
					ctx, stop := context.WithCancel(context.Background())
					files, err := Write(ctx, o, func(done, total int) {
						if done == at {
							stop()
						}
					})
					if !errors.Is(err, context.Canceled) || files != nil {
						t.Errorf("%v, %v", files, err)
					}
					if after := tree(t, here); !sameTree(before, after) {
						t.Errorf("%d things were here, and now %d", len(before), len(after))
					}
				}
			})
		}
	}
}

// What was made goes too if the disk fails in the middle: here, as the folder in which the
// files are made has gone.
func TestFailsInTheMiddle(t *testing.T) {
	for name, o := range ways {
		t.Run(name, func(t *testing.T) {
			here := t.TempDir()
			o.Dir = filepath.Join(here, "deck")
			_, err := Write(context.Background(), o, func(done, _ int) {
				if done == 30 {
					fresh, _ := filepath.Glob(filepath.Join(o.Dir, ".superbridge-*"))
					if len(fresh) != 1 {
						t.Fatalf("made in %v", fresh)
					}
					os.RemoveAll(fresh[0])
				}
			})
			wantError(t, err, "", "can't write to "+o.Dir+": ")
			if after := tree(t, here); len(after) != 1 {
				t.Errorf("it left %d things", len(after)-1)
			}
		})
	}
}

func wantError(t *testing.T, err error, option, text string) {
	t.Helper()
	var known *Error
	if !errors.As(err, &known) || known.Option != option || !strings.Contains(known.Text, text) || strings.Contains(known.Text, "\n") {
		t.Errorf("error %#v, want one of %q that says %q", err, option, text)
	}
}

func TestFoldersThatCantBeWritten(t *testing.T) {
	here := t.TempDir()
	file := filepath.Join(here, "file")
	if err := os.WriteFile(file, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	broken := filepath.Join(here, "broken")
	if err := os.Symlink(filepath.Join(here, "nowhere"), broken); err != nil {
		t.Log(err) // as on Windows, where not everyone may
		broken = filepath.Join(file, "broken")
	}
	before := tree(t, here)
	for dir, why := range map[string]string{
		broken:                           "can't write to " + broken,
		filepath.Join(broken, "below"):   "can't write to " + broken,
		file:                             "can't write to " + file + ": not a directory",
		filepath.Join(file, "below"):     "not a directory",
		filepath.Join(here, "a", "\x00"): "invalid argument",
		filepath.Join(here, strings.Repeat("long", 100), "name"): "name too long",
	} {
		for name, o := range ways {
			o.Dir = dir
			files, err := Write(context.Background(), o, func(int, int) { t.Errorf("%s: it drew for %q", name, dir) })
			if files != nil {
				t.Errorf("files %v", files)
			}
			wantError(t, err, "", why)
			if !sameTree(before, tree(t, here)) {
				t.Errorf("%s: it left something for %q", name, dir)
			}
		}
	}
}

func TestFilesThatAreThere(t *testing.T) {
	for name, o := range ways {
		t.Run(name, func(t *testing.T) {
			o.Dir = t.TempDir()
			last := o.Files()[len(o.Files())-1]
			for _, name := range []string{last, "letter.txt"} {
				if err := os.WriteFile(filepath.Join(o.Dir, name), []byte("mine"), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			before := tree(t, o.Dir)
			_, err := Write(context.Background(), o, func(int, int) { t.Error("it drew first") })
			wantError(t, err, "", "there is "+last+" in "+o.Dir)
			if !errors.Is(err, fs.ErrExist) {
				t.Errorf("%v isn't fs.ErrExist", err)
			}
			if !sameTree(before, tree(t, o.Dir)) {
				t.Error("something has changed")
			}

			o.Force = true
			if _, err := Write(context.Background(), o, nil); err != nil {
				t.Fatal(err)
			}
			after := tree(t, o.Dir)
			if after["letter.txt"] != "mine" || after[last] == "mine" || len(after) != 2+len(o.Files()) {
				t.Errorf("with force there are %d things", len(after))
			}

			// A folder of that name is nobody's to replace.
			os.Remove(filepath.Join(o.Dir, last))
			if err := os.MkdirAll(filepath.Join(o.Dir, last, "photos"), 0o777); err != nil {
				t.Fatal(err)
			}
			before = tree(t, o.Dir)
			_, err = Write(context.Background(), o, nil)
			wantError(t, err, "", last)
			if !sameTree(before, tree(t, o.Dir)) {
				t.Error("something has changed")
			}
		})
	}
}

// If a file can't move to its place, those that have moved go back, and what they replaced
// is there again.
func TestMoveBack(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a", "c"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("old "+name), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	before := tree(t, dir)
	f, err := openFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"a", "b"} { // and no c
		if err := f.create(name, func(file *os.File) error { _, err := file.WriteString("new"); return err }); err != nil {
			t.Fatal(err)
		}
	}
	wantError(t, f.moveIn([]string{"a", "b", "c"}), "", "can't write to "+dir)
	f.remove()
	if after := tree(t, dir); !sameTree(before, after) {
		t.Errorf("there are %v, and were %v", after, before)
	}
}

func TestOptionsThatMakeNoSense(t *testing.T) {
	good := Options{Dir: filepath.Join(t.TempDir(), "deck"), Format: PNG, Width: DefaultWidth}
	if err := good.Check(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		option, text string
		change       func(*Options)
	}{
		{"Dir", "no folder", func(o *Options) { o.Dir = "" }},
		{"Format", "Format(3)", func(o *Options) { o.Format = PDF + 1 }},
		{"Layout", "Layout(3)", func(o *Options) { o.Layout = Cards + 1 }},
		{"Cards", "Selection(3)", func(o *Options) { o.Cards = Old52 + 1 }},
		{"Width", "0 pixels", func(o *Options) { o.Width = 0 }},
		{"Width", "-5 pixels", func(o *Options) { o.Width = -5 }},
		{"Width", "19 pixels wide: want 20 to 4000", func(o *Options) { o.Width = 19 }},
		{"Width", "4001 pixels", func(o *Options) { o.Width = 4001 }},
		{"Style", "?9", func(o *Options) { o.Style.Colours = 9 }},
		{"Style", "?200", func(o *Options) { o.Style.Back = 200 }},
	} {
		o := good
		c.change(&o)
		wantError(t, o.Check(), c.option, c.text)
		_, err := Write(context.Background(), o, nil)
		wantError(t, err, c.option, c.text)
		if _, err := os.Stat(good.Dir); err == nil {
			t.Errorf("%s: the folder was made", c.option)
		}
	}
}

func TestWords(t *testing.T) {
	for f := SVG; f <= PDF; f++ {
		if got, err := ParseFormat(strings.ToUpper(f.String())); got != f || err != nil {
			t.Errorf("%v: %v, %v", f, got, err)
		}
	}
	for l := A4; l <= Cards; l++ {
		if got, err := ParseLayout(l.String()); got != l || err != nil {
			t.Errorf("%v: %v, %v", l, got, err)
		}
	}
	for c := All; c <= Old52; c++ {
		if got, err := ParseSelection(c.String()); got != c || err != nil {
			t.Errorf("%v: %v, %v", c, got, err)
		}
	}
	_, err := ParseSelection("old")
	wantError(t, err, "Cards", `"old" is no choice of cards: want all, new or 52`)
	_, err = ParseFormat("gif")
	wantError(t, err, "Format", `"gif" is no format: want svg, png or pdf`)
	_, err = ParseLayout("")
	wantError(t, err, "Layout", `"" is no layout of pages: want a4, letter or cards`)
}

// However wide the pictures, those in memory at once stay within bounds.
func TestHands(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(16))
	for width := MinWidth; width <= MaxWidth; width += 10 {
		w := writer{Options: Options{Format: PNG, Width: width}}
		if n := w.hands(); n < 1 || n > 1 && n*8*width*w.height() > 200e6 {
			t.Errorf("width %d: %d at once", width, n)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	for name, o := range map[string]Options{
		"svg":     {},
		"png-240": {Format: PNG, Width: 240},
		"png-744": {Format: PNG, Width: 744},
		"pdf-a4":  {Format: PDF},
	} {
		b.Run(name, func(b *testing.B) {
			o.Dir, o.Force = b.TempDir(), true
			for b.Loop() {
				if _, err := Write(context.Background(), o, nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
