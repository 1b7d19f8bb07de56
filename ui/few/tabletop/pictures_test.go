package tabletop

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

var (
	pictures = flag.String("pictures", "", "a folder for pictures of every game at every stage")
	only     = flag.String("only", "", "the beginning of the names of the pictures that are wanted")
	sizes    = flag.String("sizes", "1280x800", "of the pictures, one or more, with commas")
	dark     = flag.Bool("dark", false, "by night")
)

// Draws pictures to look at: every game at every stage, for every player.
func TestPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("pictures are drawn on demand: -pictures FOLDER")
	}
	appearance := theme.AlwaysLight
	if *dark {
		appearance = theme.AlwaysDark
	}
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: appearance})
	for _, size := range strings.Split(*sizes, ",") {
		var w, h float32
		if _, err := fmt.Sscanf(size, "%gx%g", &w, &h); err != nil {
			t.Fatal(err)
		}
		for _, r := range few.Games() {
			for person := range few.Player(r.Players()) {
				for i, s := range stages(t, r.Kind, 3) {
					name := fmt.Sprintf("%v-%v-%02d-%s-%s", r.Name, r.Letter(person), i, strings.ReplaceAll(s.name, " ", "-"), size)
					if strings.HasPrefix(name, *only) {
						shoot(t, modelOf(s, person), w, h, filepath.Join(*pictures, name+".png"))
					}
				}
			}
		}
	}
}

// shoot draws a picture of a model into a file.
func shoot(t *testing.T, m Model, w, h float32, path string) {
	t.Helper()
	s := NewSurface(widget.NewArt(cardart.Style{}), nil)
	s.Animated = false
	window := test.NewTempWindow(t, s)
	window.SetPadded(false)
	window.Resize(fyne.NewSize(w, h))
	s.SetModel(m)
	s.Redraw()
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, window.Canvas().Capture()); err != nil {
		t.Fatal(err)
	}
}
