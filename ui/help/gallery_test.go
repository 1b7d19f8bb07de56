package help

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// A page of pictures shows each above its caption, all of one width and inside of the window; a search leads to it, and the one that is
// about what the user does is marked.
func TestGallery(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	draw := func(*widget.Art) vector.Drawing {
		d := vector.Drawing{Width: 300, Height: 100}
		d.Fill(vector.RoundRect(0, 0, 300, 100, 0), vector.Plain(color.NRGBA{R: 255, A: 255}))
		return d
	}
	pictures := []family.Picture{{Draw: draw, Caption: "A red field."}, {Draw: draw, Caption: "The same again."}, {Draw: draw, Caption: "And once more."}}
	s := New(widget.NewArt(cardart.Style{}), Options{Games: []string{"A"}, Game: "A", OnBack: nothing, Guide: func(string) family.Guide {
		return family.Guide{Title: "How it goes", Sentences: []string{"Nobody loses."}, Galleries: []family.Gallery{
			{Label: "Fields", Title: "All fields", Columns: 2, Pictures: pictures}, {Label: "More", Title: "More fields", Columns: 1, Pictures: pictures[:1], Now: true},
		}}
	}})
	w := test.NewTempWindow(t, s.Content())
	w.Resize(fyne.NewSize(1024, 700))
	s.Rune('3')
	if said := proseIn(s.scroll); !strings.Contains(said, "All fields") || !strings.Contains(said, "And once more.") || strings.Contains(said, "Nobody loses.") {
		t.Errorf("the page says\n%s", said)
	}
	var shown []fyne.Size
	for _, o := range test.LaidOutObjects(s.Content()) {
		if c, ok := o.(*fyne.Container); ok {
			if _, is := c.Layout.(across); is {
				shown = append(shown, c.Size())
			}
		}
	}
	if len(shown) != 3 || shown[0] != shown[2] || shown[0].Width < 400 || shown[0].Width*2 > 1024 || shown[0].Height != shown[0].Width/3 {
		t.Errorf("the pictures are %v", shown)
	}
	marked := map[string]bool{}
	for _, o := range test.LaidOutObjects(s.Content()) {
		if b, ok := o.(*widget.Button); ok {
			marked[b.Label] = b.Selected
		}
	}
	if !marked["More"] || marked["Fields"] {
		t.Errorf("marked are %v", marked)
	}
	if s.Key(fyne.KeyRight); !strings.Contains(proseIn(s.scroll), "More fields") {
		t.Error("the arrow doesn't lead to the next page of pictures")
	}
	s.field.SetText("same again")
	if s.Key(fyne.KeyReturn); !strings.Contains(proseIn(s.scroll), "All fields") {
		t.Errorf("a search leads to\n%s", proseIn(s.scroll))
	}
}
