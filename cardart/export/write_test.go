package export

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"io"
	"io/fs"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
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

// written is the files of a deck, by their names. It may be filled from several goroutines.
type written struct {
	mu    sync.Mutex
	files map[string][]byte
}

func (w *written) create(name string, write func(io.Writer) error) error {
	var file bytes.Buffer
	if err := write(&file); err != nil {
		return err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if _, again := w.files[name]; again {
		return fs.ErrExist
	}
	if w.files == nil {
		w.files = map[string][]byte{}
	}
	w.files[name] = file.Bytes()
	return nil
}

// write writes a deck.
func write(t testing.TB, o Options) map[string][]byte {
	t.Helper()
	var w written
	if err := o.Write(t.Context(), w.create, nil); err != nil {
		t.Fatal(err)
	}
	return w.files
}

func TestWrite(t *testing.T) {
	for name, o := range ways {
		t.Run(name, func(t *testing.T) {
			var steps []int
			var w written
			if err := o.Write(t.Context(), w.create, func(done, total int) {
				if total != 70 {
					t.Errorf("a total of %d", total)
				}
				steps = append(steps, done)
			}); err != nil {
				t.Fatal(err)
			}
			for i, done := range steps {
				if done != i {
					t.Fatalf("progress went %v", steps)
				}
			}
			if len(steps) != 71 {
				t.Errorf("progress went %v", steps)
			}
			if got, want := slices.Sorted(maps.Keys(w.files)), slices.Sorted(slices.Values(o.Files())); !slices.Equal(got, want) {
				t.Errorf("the files are %v, want %v", got, want)
			}

			// Once more: the same, byte for byte. The boxes of a PDF's page are lines in any order.
			for name, again := range write(t, o) {
				got := w.files[name]
				if o.Format == PDF {
					got, again = sorted(got), sorted(again)
				}
				if !bytes.Equal(got, again) {
					t.Errorf("written twice, %s differs", name)
				}
			}
		})
	}
}

// sorted returns the lines of a file in order.
func sorted(file []byte) []byte {
	return []byte(strings.Join(slices.Sorted(strings.Lines(string(file))), ""))
}

// Whenever one stops it, it ends with the error of the context.
func TestStopped(t *testing.T) {
	for name, o := range ways {
		for _, at := range []int{0, 1, 20, 69, 70} {
			t.Run(fmt.Sprint(name, at), func(t *testing.T) {
				ctx, stop := context.WithCancel(t.Context())
				defer stop()
				var w written
				err := o.Write(ctx, w.create, func(done, total int) {
					if done == at {
						stop()
					}
				})
				if !errors.Is(err, context.Canceled) {
					t.Errorf("it ended with %v", err)
				}
			})
		}
	}
}

// fullDisk is a file on a disk without room.
type fullDisk struct{}

var errFull = errors.New("the disk is full")

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }

// A failing file stops the writing, and its error is returned.
func TestFilesThatFail(t *testing.T) {
	for name, o := range ways {
		var made atomic.Int64
		err := o.Write(t.Context(), func(_ string, write func(io.Writer) error) error {
			made.Add(1)
			return write(fullDisk{})
		}, nil)
		if !errors.Is(err, errFull) || made.Load() > 10 {
			t.Errorf("%s: %v after %d files", name, err, made.Load())
		}
	}
}

func TestFiles(t *testing.T) {
	names := Options{Format: PNG}.Files()
	if len(names) != 70 || names[68] != "JK.png" || names[69] != "back.png" {
		t.Fatalf("files %s", names)
	}
	for _, name := range names[:69] {
		if _, err := card.Parse(strings.TrimSuffix(name, ".png")); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if got := (Options{Format: PDF, Layout: Letter}).Files(); !slices.Equal(got, []string{"deck-letter.pdf"}) {
		t.Errorf("files %s", got)
	}
}

// To turn a deck of 52, which has a joker, into one of 68 one needs the 16, and there is nothing that both have but the back.
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
		jokers := map[Selection]int{Old52: 1}[which]
		if len(names) != o.Sides() || len(names) != 4*len(want.ranks)+jokers+1 || names[len(names)-1] != "back.svg" {
			t.Errorf("%v: files %s", which, names)
		}
		for _, name := range names[:len(names)-1] {
			if before, ok := seen[name]; ok || name != "JK.svg" && !strings.Contains(want.ranks, name[1:2]) {
				t.Errorf("%v has %s (%v, %v)", which, name, ok, before)
			}
			seen[name] = which
		}
		o.Format = PDF
		if got := o.Files(); !slices.Equal(got, []string{want.pdf}) {
			t.Errorf("%v: files %s", which, got)
		}
		o.Format = PNG
		o.Width = MinWidth
		if files := write(t, o); len(files) != o.Sides() {
			t.Errorf("%v: %d files", which, len(files))
		}
	}
	if len(seen) != 69 {
		t.Errorf("%d cards in both", len(seen))
	}
}

// A PNG is the raster, with as many pixels as were asked for.
func TestPNG(t *testing.T) {
	for _, width := range []int{MinWidth, 63, 250} {
		style := cardart.Style{Colours: cardart.FourColours}
		m, err := png.Decode(bytes.NewReader(write(t, Options{Format: PNG, Width: width, Style: style})["DQ.png"]))
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

func wantError(t *testing.T, err error, option, text string) {
	t.Helper()
	var known *Error
	if !errors.As(err, &known) || known.Option != option || !strings.Contains(known.Text, text) || strings.Contains(known.Text, "\n") {
		t.Errorf("error %#v, want one of %q that says %q", err, option, text)
	}
}

func TestOptionsThatMakeNoSense(t *testing.T) {
	good := Options{Format: PNG, Width: DefaultWidth}
	if err := good.Check(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		option, text string
		change       func(*Options)
	}{
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
		var w written
		wantError(t, o.Write(t.Context(), w.create, nil), c.option, c.text)
		if len(w.files) > 0 {
			t.Errorf("%s: files were made", c.option)
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
			for b.Loop() {
				write(b, o)
			}
		})
	}
}
