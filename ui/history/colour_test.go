package history

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// inks returns the inks of a text in an object.
func inks(o fyne.CanvasObject, said string) (all []color.Color) {
	if c, ok := o.(*chips); ok {
		o = &fyne.Container{Objects: test.WidgetRenderer(c).Objects()}
	}
	if c, ok := o.(*fyne.Container); ok {
		for _, inside := range c.Objects {
			all = append(all, inks(inside, said)...)
		}
	}
	if p, ok := o.(*widget.Prose); ok && p.Text == said {
		all = append(all, p.Ink)
	}
	return all
}

// Green is good for the user and red is bad, for the same board in every view: a contract of the opponents that goes
// down is green. If the user had no seat neither is used.
func TestGreenIsGoodForThePerson(t *testing.T) {
	p := theme.Light
	for _, c := range []struct {
		name         string
		tricks       int
		watched      bool
		chip, points string
		ink          color.Color
		arrows       int
		down         bool
	}{
		{"they go down", 7, false, "4NT –5", "+1,000", p.Good, 1, false},
		{"they make it", 12, false, "4NT =", "–980", p.Bad, 1, true},
		{"nobody sits", 12, true, "4NT =", "–980", p.Faint, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := newStore(t, 1)
			b := finished(3, []string{"4N", "Pass", "Pass", "Pass"}, c.tricks)
			f.boards = []bridge.Board{b}
			f.rubbers[0].Contracts = []bridgestore.Result{lineOf(b).Result}
			f.rubbers[0].Watched, f.watched = c.watched, c.watched
			s, _ := open(t, f, atOnce, Position{})
			results, table := list{s.writer, s.selection, s.tips}, s.details.rows
			rows := func(l *widget.List) fyne.CanvasObject {
				row := results.newSessionRow()
				switch {
				case l == s.table:
					row = table.newRow()
					table.show(0, row)
				case s.byParts():
					row = results.newPartRow()
					results.showPart(0, row)
				default:
					row.Resize(fyne.NewSize(400, 90))
					results.showSession(0, row)
				}
				return row
			}
			row := rows(s.list)
			if got := inks(row, c.chip); !slices.Equal(got, []color.Color{c.ink}) {
				t.Errorf("the chip of the rubber is %v, want %v", got, c.ink)
			}
			shape := test.WidgetRenderer(row.(*fyne.Container).Objects[rowChips].(*chips)).Objects()
			if len(shape) != 3+c.arrows { // with its tip
				t.Fatalf("the chip has %d parts", len(shape))
			}
			tip := shape[len(shape)-1].(*widget.Tip)
			if got := tip.Words(); !strings.HasPrefix(got, "4NT by East, ") || tip.Position() != shape[0].Position() || tip.Size() != shape[0].Size() {
				t.Errorf("where the chip is, %v %v, the tip at %v %v says %q", shape[0].Position(), shape[0].Size(), tip.Position(), tip.Size(), got)
			}
			if c.arrows == 1 {
				if want := arrowPoints(!c.down); !slices.Equal(shape[2].(*canvas.ArbitraryPolygon).Points, want) {
					t.Errorf("the arrow is not %v", want)
				}
			}
			if got := inks(rows(s.table), c.points); !slices.Equal(got, []color.Color{c.ink}) {
				t.Errorf("the points in the table are %v, want %v", got, c.ink)
			}
			s.turn()
			if got := inks(rows(s.list), c.points); !slices.Equal(got, []color.Color{c.ink}) {
				t.Errorf("the points in the list of deals are %v, want %v", got, c.ink)
			}
		})
	}
}
