package review

import (
	"image"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
)

// sight is the visible state of a deal.
type sight struct {
	id    int64
	words string
	cards []cardtable.Sprite
	drawn image.Image // the whole window
}

func (d *desk) sight() sight {
	return sight{d.ID(), d.words(), d.Parts.Table.(table).Scene().Sprites, layouttest.Drawn(d.window.Canvas())}
}

// A deal reached by paging looks as if opened afresh.
func TestLeafing(t *testing.T) {
	steps := []struct {
		id   int64
		keys []string // from the one before
	}{{2, []string{"]", "Home"}}, {1, []string{"[", "End"}}, {2, []string{"]", "End"}}, {3, []string{"]", "End"}}}
	for _, kind := range []few.Kind{few.Booby, few.NulloForTwo} {
		store := newStore(asKept(1, played(t, kind, 4, -1), 0), asKept(2, played(t, kind, 5, -1), 0), asKept(3, played(t, kind, 6, 9), 0))
		var leafed []sight
		d := look(t, store, 1)
		for _, step := range steps {
			d.press(step.keys...)
			leafed = append(leafed, d.sight())
		}
		for i, step := range steps {
			afresh := look(t, store, step.id)
			afresh.press(step.keys[len(step.keys)-1])
			if want := afresh.sight(); leafed[i].id != want.id || leafed[i].words != want.words {
				t.Errorf("%v, step %d: deal %d says\n%s\nand afresh\n%s", kind, i, leafed[i].id, leafed[i].words, want.words)
			} else if !reflect.DeepEqual(leafed[i].cards, want.cards) {
				t.Errorf("%v, step %d: other cards than afresh", kind, i)
			} else if !reflect.DeepEqual(leafed[i].drawn, want.drawn) {
				t.Errorf("%v, step %d: another picture than afresh", kind, i)
			}
		}
	}
}
