package widget

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
)

// A hidden button leaves no gap, and what is narrow in a small window is whole again in a large one.
func TestALineGrowsBack(t *testing.T) {
	test.NewTempApp(t)
	art := NewArt(cardart.Style{})
	a, b, c := NewButton(art, "Statistics", "T", nil), NewButton(art, "Export", "E", nil), NewProse(art, "42 deals", 15, color.Black)
	line := NewLine(10, a, b, c)
	whole := line.MinSize()
	for _, width := range []float32{whole.Width, 120, 0, whole.Width} {
		line.Resize(fyne.NewSize(width, 40))
		if end := c.Position().X + c.Size().Width; end > max(width, 20)+0.1 {
			t.Errorf("in a room of %v it ends at %v", width, end)
		}
		if got := line.MinSize(); got != whole {
			t.Errorf("in a room of %v it needs %v, want %v", width, got, whole)
		}
	}
	if c.TextSize != 15 || c.Text != "42 deals" || a.Size().Width != a.MinSize().Width {
		t.Errorf("then it is %q in letters of %v, and a button %v wide", c.Text, c.TextSize, a.Size().Width)
	}
	b.Hide()
	line.Layout.Layout(line.Objects, line.Size())
	if at, want := c.Position().X, a.Size().Width+10; at != want || line.MinSize().Width >= whole.Width {
		t.Errorf("without a button the words are at %v, want %v", at, want)
	}
}

// A button that is hidden takes no room from the words at the other end.
func TestEndsWithAHiddenButton(t *testing.T) {
	test.NewTempApp(t)
	art := NewArt(cardart.Style{})
	words, button := NewProse(art, "Costly decisions", 15, color.Black), NewButton(art, "Everybody", "V", nil)
	ends := NewEnds(8, words, button)
	whole := words.MinSize().Width
	ends.Resize(fyne.NewSize(whole+10, 30))
	if words.Size().Width+8+button.Size().Width > whole+10.1 || button.Position().X+button.Size().Width != whole+10 {
		t.Errorf("words of %v and a button at %v, %v wide, overlap", words.Size().Width, button.Position().X, button.Size().Width)
	}
	button.Hide()
	ends.Layout.Layout(ends.Objects, ends.Size())
	if words.Text != "Costly decisions" || words.TextSize != 15 || words.Size().Width != whole {
		t.Errorf("alone they are %q in letters of %v, %v wide", words.Text, words.TextSize, words.Size().Width)
	}
}

func TestTopLine(t *testing.T) {
	test.NewTempApp(t)
	art := NewArt(cardart.Style{})
	back, export := NewButton(art, "Back to the menu", "Esc", nil), NewButton(art, "Export", "E", nil)
	left, right := NewLine(10, back), NewLine(10, export)
	title := NewProse(art, "The hand of the day", 20, color.Black)
	title.Align = fyne.TextAlignCenter
	head := container.New(TopLine{Gap: 10, Middle: true}, left, right, title)
	needs, buttons := title.MinSize().Width, left.MinSize().Width+right.MinSize().Width
	for _, tt := range []struct {
		width  float32
		middle bool    // of the line
		share  float32 // of what the buttons need
		whole  bool    // the title
	}{
		{2 * (buttons + needs), true, 1, true},
		{buttons + needs + 20, false, 1, true},
		{0.9*buttons + needs + 20, false, 0.9, true},
		{leastButtons*buttons + 0.85*needs + 20, false, leastButtons, false},
		{2 * (buttons + needs), true, 1, true},
	} {
		head.Resize(fyne.NewSize(tt.width, 40))
		if got := (left.Size().Width + right.Size().Width) / buttons; got < tt.share-0.01 || got > tt.share+0.01 {
			t.Errorf("%v: the buttons have %v of their width, want %v", tt.width, got, tt.share)
		}
		from, to := title.Position().X, title.Position().X+title.Size().Width
		if from < left.Size().Width+9.9 || to > right.Position().X-9.9 {
			t.Errorf("%v: the title is from %v to %v", tt.width, from, to)
		}
		if middle := (from+to)/2-tt.width/2 < 0.1 && (from+to)/2-tt.width/2 > -0.1; middle != tt.middle {
			t.Errorf("%v: the middle of the title is at %v", tt.width, (from+to)/2)
		}
		if whole := title.TextSize == 20; whole != tt.whole || title.MinSize().Width > title.Size().Width+0.1 {
			t.Errorf("%v: %q in letters of %v is in a room of %v", tt.width, title.Text, title.TextSize, title.Size().Width)
		}
	}
	right.RemoveAll() // without buttons there is no gap either
	head.Resize(fyne.NewSize(left.MinSize().Width+needs+10, 40))
	if title.TextSize != 20 || left.Size().Width != left.MinSize().Width {
		t.Errorf("beside one button it is in letters of %v, and the button %v wide", title.TextSize, left.Size().Width)
	}
}
