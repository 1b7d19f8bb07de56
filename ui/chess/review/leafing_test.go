package review

import (
	"image"
	"reflect"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
)

// A place reached by paging looks as if opened at once.
func TestLeafing(t *testing.T) {
	store := newStore(asKept(1, parse(t, short), chess.Red))
	d := look(t, store, 1)
	d.press("Home")
	places, boards := []int{0}, []any{d.parts.board.Model()}
	drawn := []image.Image{layouttest.Drawn(d.window.Canvas())}
	for _, key := range []string{"Right", "Right", "Right", "Left", "End", "Left"} {
		d.press(key)
		places, boards = append(places, d.page().at), append(boards, any(d.parts.board.Model()))
		drawn = append(drawn, layouttest.Drawn(d.window.Canvas()))
	}
	for i, n := range places {
		afresh := look(t, store, 1)
		afresh.to(n, false)
		if !reflect.DeepEqual(boards[i], any(afresh.parts.board.Model())) {
			t.Errorf("step %d, place %d: another board than afresh", i, n)
		} else if !reflect.DeepEqual(drawn[i], layouttest.Drawn(afresh.window.Canvas())) {
			t.Errorf("step %d, place %d: another picture than afresh", i, n)
		}
	}
}
