package welcome

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// back stands in the record for a user who doesn't want to answer.
const back = -1

// newScreen returns the screen with four families in a small window, and a record of what is chosen.
func newScreen(t *testing.T) (*Screen, *[]int) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	said := &[]int{}
	var families []family.Tile
	for _, name := range []string{"Whist", "Skat", "Go", "Draughts"} {
		families = append(families, family.Tile{
			Name: name, Sentence: "A sentence on this family that is so long that it is broken into two lines, as those of the program may be.",
			Picture: func() vector.Drawing { return vector.Drawing{Width: 160, Height: 96} },
		})
	}
	s := New(widget.NewArt(cardart.Style{}), Options{
		Families: families, OnChoose: func(i int) { *said = append(*said, i) }, OnBack: func() { *said = append(*said, back) },
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s, said
}

func TestChoosingByKeys(t *testing.T) {
	for _, tt := range []struct {
		keys []fyne.KeyName
		want int
	}{
		{[]fyne.KeyName{fyne.KeyReturn}, 0},
		{[]fyne.KeyName{fyne.KeyDown, fyne.KeyEnter}, 1},
		{[]fyne.KeyName{fyne.KeyEnd, fyne.KeyDown, fyne.KeySpace}, 3},
		{[]fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyUp, fyne.KeyReturn}, 1},
		{[]fyne.KeyName{fyne.KeyEscape}, back},
	} {
		s, said := newScreen(t)
		for _, k := range tt.keys {
			s.Key(k)
		}
		if !slices.Equal(*said, []int{tt.want}) {
			t.Errorf("%v chooses %v, want %v", tt.keys, *said, tt.want)
		}
	}
}

func TestChoosingByDigitsAndMouse(t *testing.T) {
	s, said := newScreen(t)
	for _, r := range "05n1234" {
		s.Rune(r)
	}
	for _, row := range s.keys.Rows() {
		test.Tap(row[0].(*widget.Button))
	}
	var covers []*widget.Veil
	for _, o := range test.LaidOutObjects(s.Content()) {
		if v, ok := o.(*widget.Veil); ok {
			covers = append(covers, v)
		}
	}
	for _, v := range covers { // pictures and words
		test.Tap(v)
	}
	if want := []int{0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3}; !slices.Equal(*said, want) {
		t.Errorf("chosen are %v, want %v", *said, want)
	}
}

// The focus stays when the colours change, and everything fits a small window.
func TestRedraw(t *testing.T) {
	s, said := newScreen(t)
	s.Key(fyne.KeyDown)
	s.Redraw()
	s.Key(fyne.KeyReturn)
	if !slices.Equal(*said, []int{1}) {
		t.Errorf("chosen is %v", *said)
	}
	if size := s.Content().MinSize(); size.Width > 1024 || size.Height > 700 {
		t.Errorf("it needs %v", size)
	}
}
