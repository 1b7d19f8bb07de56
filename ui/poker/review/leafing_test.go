package review

import (
	"image"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
)

// sight is the visible state of a hand.
type sight struct {
	id      int64
	cards   []cardtable.Sprite
	picture image.Image
}

func (d *desk) sight() sight {
	return sight{d.ID(), d.Parts.Table.(*table).Scene().Sprites, layouttest.Drawn(d.window.Canvas())}
}

// After "Next hand" the cards of the hand before were still visible: a hand reached by paging must look as if opened
// afresh.
func TestLeafing(t *testing.T) {
	store := newStore(asKept(1, play(t, 4, -1, 0, 0), 1), asKept(2, play(t, 5, -1, 0, 14), 1), asKept(3, play(t, 6, 9, 0, 0, 0), 1))
	steps := []struct {
		id   int64
		keys []string // from the one before
	}{{2, []string{"]", "Home"}}, {2, []string{"End"}}, {1, []string{"[", "End"}}, {2, []string{"]", "End"}}, {3, []string{"]", "End"}}}
	var leafed []sight
	d := look(t, store, 1)
	for _, step := range steps {
		d.press(step.keys...)
		leafed = append(leafed, d.sight())
	}
	for i, step := range steps {
		afresh := look(t, store, step.id)
		afresh.press(step.keys[len(step.keys)-1])
		if want := afresh.sight(); leafed[i].id != want.id || !reflect.DeepEqual(leafed[i].cards, want.cards) {
			t.Errorf("step %d: other cards than afresh", i)
		} else if !reflect.DeepEqual(leafed[i].picture, want.picture) {
			t.Errorf("step %d: another picture than afresh", i)
		}
	}
}
