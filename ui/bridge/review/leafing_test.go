package review

import (
	"image"
	"reflect"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
)

// sight is the visible state of a board.
type sight struct {
	id    int64
	words string
	cards []cardtable.Sprite
	drawn image.Image // the whole window
}

func (d *desk) sight() sight {
	return sight{d.ID(), d.shows(), d.parts.surface.Scene().Sprites, layouttest.Drawn(fyne.CurrentApp().Driver().CanvasForObject(d.Content()))}
}

// A board reached by paging looks as if opened afresh.
func TestLeafing(t *testing.T) {
	three := make([]bridgestore.Board, 3)
	store := newStore()
	for i, r := range []bridge.Rules{bridge.Duplicate(), bridge.Duplicate(), bridge.Duplicate()} {
		b := asKept(int64(i+1), board(t, r, uint64(i+1), "3N Pass Pass Pass rest"))
		if b.Number = i + 1; i > 0 {
			b.Previous = int64(i)
		}
		if i+1 < len(three) {
			b.Next = int64(i + 2)
		}
		store.boards[b.ID] = b
		store.analyses[b.ID] = complete(b.Board)
		store.others[b.ID] = otherOf(finish(t, b.Board.Prefix(0)))
	}
	steps := []struct {
		id   int64
		keys []string // from the one before
	}{{2, []string{"]", "Home"}}, {1, []string{"[", "End"}}, {2, []string{"]", "Home"}}, {3, []string{"]", "End"}}}
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
			t.Errorf("step %d: board %d says\n%s\nand afresh\n%s", i, leafed[i].id, leafed[i].words, want.words)
		} else if !reflect.DeepEqual(leafed[i].cards, want.cards) {
			t.Errorf("step %d: other cards than afresh", i)
		} else if !reflect.DeepEqual(leafed[i].drawn, want.drawn) {
			t.Errorf("step %d: another picture than afresh", i)
		}
	}
}

// The foot is laid out again only when a label has become longer or shorter: at each step it used to be.
func TestTheFootRemembersItsWidth(t *testing.T) {
	store := newStore()
	kept := asKept(1, board(t, bridge.Duplicate(), 1, "3N Pass Pass Pass rest"))
	store.boards[1], store.analyses[1] = kept, complete(kept.Board)
	d := look(t, store, 1)
	if b := d.parts.buttons; b.wide == 0 || b.wide != b.foot.MinSize().Width {
		t.Errorf("the foot needs %v, and remembers %v", b.foot.MinSize().Width, b.wide)
	}
}
