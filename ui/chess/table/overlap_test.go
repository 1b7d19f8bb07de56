package table

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
)

// smallestWindow is the least size of the program's window with a table.
var smallestWindow = fyne.NewSize(860, 600)

// longName is a name as a file may have it.
var longName = strings.Repeat("Wilhelmina\n", 12)

// layOut finds overlaps on the screen, in windows of all sizes from the least one on.
func (s *Screen) layOut(t *testing.T, f *layouttest.Faults, name string, turn int) {
	for i, size := range layouttest.Sizes(smallestWindow, 1) {
		if i > 0 && !layouttest.Tried(i+turn, 13) {
			continue
		}
		m := layouttest.Measured(t, i+turn/3)
		s.Content().Resize(size)
		s.parts.finish()
		f.Walk(fmt.Sprintf("%s at %v×%v, %v", name, size.Width, size.Height, m), s.Content(), nil, size)
	}
}

// Nothing overlaps at the board, no text is wider or higher than its box, and nothing leaves the window: in every game,
// with clocks, at several stages, and in windows of all sizes.
func TestNothingLiesOnAnything(t *testing.T) {
	var f layouttest.Faults
	turn := 0
	for i, v := range chess.Variants() {
		e := sit(t, v.String(), func(c *play.Config, o *Options) {
			c.Clock = chessstore.Clock{Base: 90 * time.Minute}
			two(c, o)
			for a := range o.Names {
				if int(a)%3 == i%3 {
					o.Names[a] = longName
				}
			}
		})
		look := func(when string) {
			e.layOut(t, &f, fmt.Sprintf("%v, %s", v, when), turn)
			turn++
		}
		look("the start")
		e.letters("a")
		look("typed")
		e.Key(fyne.KeyEscape)
		for move := 0; move < 60 && !e.play.state.Game.Over(); move++ {
			if p := e.play.position(); p.Rolling() {
				e.Key(fyne.KeySpace)
				e.wait(t, "dice", func() bool { return e.play.asked() || e.play.state.Game.Over() })
				continue
			}
			if move%12 == 5 {
				look(fmt.Sprint("move ", move))
			}
			p := e.play.position()
			moves := p.Moves()
			best := moves[move%len(moves)]
			for _, m := range moves { // captures
				if m.Takes {
					best = m
				}
			}
			e.goOn(t, func() {
				if err := e.move.act(func() error { return e.play.session.Do(best) }); err != nil {
					t.Fatal(err)
				}
			})
		}
		look("later")
	}
	f.Report(t)
}
