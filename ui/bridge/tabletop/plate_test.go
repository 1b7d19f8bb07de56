package tabletop

import (
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The plate of a partner who deals was too narrow in Russian, and the word for a partner lost its end.
func TestTheDealersPlateIsNotCut(t *testing.T) {
	defer text.Use(text.English)
	for _, l := range text.Languages() {
		text.Use(l)
		for _, dealer := range card.Seats {
			b, err := bridge.NewBoard(bridge.Duplicate(), card.Deck52.Shuffle(rand.New(rand.NewPCG(1, 0))), dealer, bridge.VulNone)
			if err != nil {
				t.Fatal(err)
			}
			s := emptyTable(t)
			s.SetModel(modelOf(t, b, card.South, true))
			for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}} {
				s.Resize(size)
				for place, v := range s.plates {
					r := test.WidgetRenderer(v).(*plateRenderer)
					if said := r.name.Text; strings.HasSuffix(said, "…") || said == "" || r.name.MinSize().Width > r.room()+0.5 {
						t.Errorf("%s: %v deals; at %v the plate %d says %q", l, dealer, size, place, said)
					}
				}
			}
		}
	}
}
