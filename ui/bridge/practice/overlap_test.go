package practice

import (
	"fmt"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/practice"
	about "github.com/superbridge/superbridge/game/bridge/theme"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Nothing overlaps beside the table in any kind of exercise, before it is answered, after a mistake and when it is
// done, and no text is wider or higher than its box, in windows of all sizes and with text of all sizes.
func TestNothingLiesOnAnything(t *testing.T) {
	var f layouttest.Faults
	turn := 0
	r := enter(t, func(r *room) {
		r.themes = bridgestore.Themes{Boards: 40, Tallies: []bridgestore.ThemeTally{{Theme: about.RuffFirst, Cards: 11, Tricks: 12}}}
		r.mine = []Mine{{Exercise: exercise(t, aMistake)}}
		for i := range 24 {
			r.done = append(r.done, tried([]string{"calling/answers-no-trump", "opening", "reading"}[i%3], strconv.Itoa(i), 1, i < 16))
		}
	})
	look := func(name string) {
		for i, size := range layouttest.Sizes(fyne.NewSize(1024, 600), 1) {
			if turn++; i > 0 && !layouttest.Tried(turn, 5) {
				continue
			}
			letters := theme.Letterings[turn%len(theme.Letterings)]
			fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight, Unit: theme.UnitFor(size, letters)})
			r.Content().Resize(size)
			r.Redraw()
			f.Walk(fmt.Sprintf("%s at %v×%v, text %s", name, size.Width, size.Height, letters), r.Content(), nil, size)
		}
	}
	look("the kinds")
	r.letters("w")
	look("the week")
	r.letters("w")
	for i, k := range practice.Kinds() {
		name := k.String()
		r.open(i)
		look(name)
		wrong := map[practice.Kind]string{practice.Opening: "1H", practice.Answer: "3N", practice.Lead: "H8", practice.Mistake: "H8", practice.Defending: "HQ"}[k]
		switch {
		case k.Numeric():
			r.letters("99")
			r.press(fyne.KeyReturn)
		case wrong != "":
			r.desk.do(t, wrong)
		}
		look(name + ", after a mistake")
		r.letters("g")
		look(name + ", shown")
		r.Leave()
	}
	f.Report(t)
}
