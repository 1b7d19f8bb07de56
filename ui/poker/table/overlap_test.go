package table

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// smallestWindow is the least size of the program's window with a table.
var smallestWindow = fyne.NewSize(860, 600)

// longName is a name as a file may have it.
var longName = strings.Repeat("Wilhelmina\n", 12)

// layOut finds overlaps on the screen, in windows of all sizes from the least one on.
func (s *Screen) layOut(t *testing.T, f *layouttest.Faults, name string, turn int) {
	for i, size := range layouttest.Sizes(smallestWindow, 1) {
		if i > 0 && !layouttest.Tried(i+turn, 29) {
			continue
		}
		m := layouttest.Measured(t, i+turn/3)
		s.Content().Resize(size)
		s.parts.surface.Finish()
		var beds []layouttest.Thing
		if bed := s.note.bed; bed.Visible() {
			at := cardtable.NewRect(bed.Position().X, bed.Position().Y, bed.Size().Width, bed.Size().Height)
			beds = append(beds, layouttest.Thing{Kind: "note", Name: fmt.Sprintf("%.60q", s.note.prose.Text), At: at})
		}
		f.Lies = s.lies
		f.Unveiled = !s.parts.sheets.Veiled()
		f.Walk(fmt.Sprintf("%s at %v×%v, %v", name, size.Width, size.Height, m), s.Content(), append(s.parts.surface.Labels(), s.note.prose), size, beds...)
	}
}

// lies returns the group of a card: the rows of another player's board overlap.
func (s *Screen) lies(sprite cardtable.Sprite) (kind, of string) {
	for place := range s.play.model.Players {
		if x, y := sprite.Spot.Centre(); s.parts.geometry().Board(place).Contains(x, y) {
			return "board", fmt.Sprint("board ", place)
		}
	}
	return "hand", sprite.Hand
}

// Nothing overlaps at the table, no text is wider or higher than its box, and nothing leaves the window: with two to
// six players, any fantasies, at every stage of a hand, and in windows of all sizes.
func TestNothingLiesOnAnything(t *testing.T) {
	var f layouttest.Faults
	turn := 0
	for players := 2; players <= poker.Seats; players++ {
		for _, fantasy := range []int{0, 14, 17} {
			e := sit(t, players, func(table *poker.Table, c *play.Config, o *Options) {
				for seat := range o.Names {
					if int(seat) == fantasy%4 {
						o.Names[seat] = longName
					}
				}
				table.Players[0].Fantasy = fantasy
				if players < 4 || fantasy > 0 {
					table.Players[1].Fantasy = fantasy
				}
				c.Pace = play.Pace{Pair: -1, Own: -1}
			})
			lay := func(when string) {
				e.layOut(t, &f, fmt.Sprintf("%d players, fantasy %d, %s", players, fantasy, when), turn)
				turn++
			}
			for street := 0; !e.play.model.Over; street++ {
				lay(fmt.Sprint("street ", street))
				act, err := builder{}.Act(t.Context(), e.play.state.Hand.View(1))
				if err != nil {
					t.Fatal(err)
				}
				e.parts.change(e.play.model.With(e.play.model.Placing.Take(act)))
				lay(fmt.Sprint("street ", street, ", placed"))
				acts := e.play.model.Acts
				e.entry.confirm()
				e.wait(t, "the next turn", func() bool { return e.play.model.Acts != acts && (e.play.state.Asked || e.play.model.Over) })
			}
			for settling := true; settling; {
				if settling = e.play.settling(); !settling {
					lay("over")
					break
				}
				lay(fmt.Sprint("payment ", e.play.state.Settled))
				paid := e.play.state.Settled
				e.Key(fyne.KeyReturn)
				e.wait(t, "the next payment", func() bool { return e.play.state.Settled != paid })
			}
		}
	}
	f.Report(t)
}
