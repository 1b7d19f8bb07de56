package history

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// numbers are n rows, with ids that fall.
func numbers(n int) *pages[int64] {
	var ids []int64
	for i := range n {
		ids = append(ids, int64(n-i))
	}
	return newPages(func(id int64) int64 { return id }, ids)
}

func TestPages(t *testing.T) {
	p := numbers(100_001)
	var asked [][]int64
	read := func(_ context.Context, ids []int64, _ []uint8) ([]int64, error) {
		asked = append(asked, ids)
		return slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return id%50 == 7 }), nil // some are gone
	}
	told := 0
	fetch := func() {
		p.fetch(context.Background(), atOnce.runner, read, func(error) { told++ })
	}
	for i := range p.len() / pageRows / 100 { // scrolling through all of it
		for row := range 12 {
			p.at(i*pageRows*100 + row)
		}
	}
	fetch()
	if len(asked) != mostWanted || asked[0][0] != int64(p.len()-19*pageRows*100) {
		t.Errorf("%d pages were read, the first from %d on", len(asked), asked[0][0])
	}
	for _, i := range []int{0, 50, 99_994, 100_000} {
		if _, ok := p.at(i); ok {
			t.Errorf("row %d is there before it has been read", i)
		}
		fetch()
		id := int64(p.len() - i)
		row, ok := p.at(i)
		if ok != (id%50 != 7) || ok && row != id {
			t.Errorf("row %d is %d, %t", i, row, ok)
		}
	}
	if n := len(asked[len(asked)-1]); n != 1 || told != len(asked) {
		t.Errorf("the last page has %d rows; %d of %d pages were told", n, told, len(asked))
	}
	for i := range 100 {
		p.at(i * pageRows)
		p.at(0) // is used all the time
		fetch()
	}
	before := len(asked)
	p.at(10)
	p.at(99 * pageRows)
	fetch()
	if len(p.kept) != keptPages || len(asked) != before {
		t.Errorf("%d pages are kept, and %d had to be read again", len(p.kept), len(asked)-before)
	}
	for _, i := range []int{-1, p.len(), 1 << 40} {
		if _, ok := p.at(i); ok {
			t.Errorf("there is a row %d", i)
		}
	}
}

func TestChipsThatHaveNoRoom(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	c := newChips(widget.NewArt(cardart.Style{}), nil)
	var all []history.Chip
	for range 16 {
		all = append(all, history.Chip{Words: "–"})
	}
	c.set(all)
	last := -1
	for width := float32(20); width < 600; width += 7 {
		c.Resize(fyne.NewSize(width, 20))
		objects := test.WidgetRenderer(c).Objects()
		shown := len(objects) / 2
		for _, o := range objects {
			if end := o.Position().X + o.Size().Width; end > width {
				t.Errorf("%v wide: something ends at %v", width, end)
			}
		}
		said := ""
		if len(objects)%2 == 1 {
			said = objects[len(objects)-1].(*widget.Prose).Text
		}
		if want := fmt.Sprint("+", 16-shown); shown < last || shown > 0 && shown < 16 && said != want || shown == 16 && said != "" {
			t.Errorf("%v wide: %d are shown, and were %d; it says %q", width, shown, last, said)
		}
		last = shown
	}
	if last != 16 {
		t.Errorf("at last %d are shown", last)
	}
}
