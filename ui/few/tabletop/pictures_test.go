package tabletop

import (
	"flag"
	"fmt"
	"image"
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
						m := modelOf(s, person)
						shoot(t, NewSurface(widget.NewArt(cardart.Style{}), nil), m, w, h, filepath.Join(*pictures, name+".png"))
						if chosen, ok := choosing(m); ok {
							shoot(t, NewSurface(widget.NewArt(cardart.Style{}), nil), chosen, w, h, filepath.Join(*pictures, name+"-chosen.png"))
						}
						if i%3 == 2 {
							shoot(t, NewStill(widget.NewArt(cardart.Style{})), m, w/2, h/2, filepath.Join(*pictures, name+"-still.png"))
							save(t, Picture(m, cardart.Style{}, theme.Current(), float64(w/2), float64(h/2)).Raster(int(w/2), int(h/2)), filepath.Join(*pictures, name+"-vector.png"))
						}
					}
				}
			}
		}
	}
}

// choosing returns a model with a possible choice made, or with cards looked at.
func choosing(m Model) (chosen Model, ok bool) {
	for i, s := range m.Piles.In(few.Place{Pile: few.Hand, Of: m.Person}).Spots {
		if i%4 == 1 {
			m = m.Choose(s.Card)
		}
	}
	thrown := m.Piles.In(few.Place{Pile: few.ThrownAway, Of: m.Person})
	m = m.With(few.Closed).Peeked(len(thrown.Spots) > 0)
	return m, m.Chosen.Len() > 0 || m.Peek || m.Packet != few.NoPacket
}

// shoot draws a picture of a model into a file.
func shoot(t *testing.T, s *Surface, m Model, w, h float32, path string) {
	t.Helper()
	s.Animated = false
	window := test.NewTempWindow(t, s)
	window.SetPadded(false)
	window.Resize(fyne.NewSize(w, h))
	s.SetModel(m)
	s.Redraw()
	save(t, window.Canvas().Capture(), path)
}

func save(t *testing.T, picture image.Image, path string) {
	t.Helper()
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if err := png.Encode(file, picture); err != nil {
		t.Fatal(err)
	}
}
