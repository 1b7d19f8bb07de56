package bidding

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Wrapping text is laid out correctly at once, and not only at the window's next layout: lines would jump.
func TestWrappedLinesAreLaidOutAtOnce(t *testing.T) {
	test.NewTempApp(t)
	s := &Screen{art: widget.NewArt(cardart.Style{})}
	lines := container.New(stack(3))
	for range 5 {
		lines.Add(s.addLine(line{label: "3♠", words: strings.Repeat("many words ", 20)}, 80))
	}
	note, list := prose(s.art, strings.Repeat("many words ", 20)), s.scrollable(lines)
	container.New(under(10), note, list).Resize(fyne.NewSize(500, 300))
	if high := list.Position().Y - 10; high != note.MinSize().Height {
		t.Errorf("there is room for a note %v high, which needs %v", high, note.MinSize().Height)
	}
	for _, l := range s.links {
		if l.Size().Height != l.MinSize().Height {
			t.Errorf("a line is %v high, and needs %v", l.Size().Height, l.MinSize().Height)
		}
	}
	if high, need := s.scroll.Content.Size().Height, s.scroll.Content.MinSize().Height; high != need {
		t.Errorf("what is scrolled is %v high, and needs %v", high, need)
	}
}

// Columns are read one after the other, and neither is higher than it must be.
func TestColumns(t *testing.T) {
	for _, x := range []struct {
		heights []float32
		second  int // the first in the second column
		high    float32
	}{
		{[]float32{10, 10, 10, 10}, 2, 30},
		{[]float32{50, 10, 10, 10}, 1, 50},
		{[]float32{10, 10, 10, 60}, 3, 60},
		{[]float32{30, 20, 40}, 2, 60},
	} {
		all := container.New(columns(10))
		for _, height := range x.heights {
			o := canvas.NewRectangle(nil)
			o.SetMinSize(fyne.NewSize(20, height))
			all.Add(o)
		}
		all.Resize(fyne.NewSize(110, x.high))
		for i, o := range all.Objects {
			if right := o.Position().X == 60; right != (i >= x.second) || i == x.second && o.Position().Y != 0 || o.Size().Width != 50 {
				t.Errorf("%v: %d stands at %v, %v", x.heights, i, o.Position(), o.Size())
			}
		}
		if high := all.MinSize().Height; high != x.high {
			t.Errorf("%v: they are %v high, want %v", x.heights, high, x.high)
		}
	}
}
