package tabletop

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// clock is an animation clock that a test turns.
type clock struct {
	length time.Duration
	show   func(now time.Duration)
	stops  int
}

func (c *clock) run(length time.Duration, show func(time.Duration)) (stop func()) {
	c.length, c.show = length, show
	return func() { c.stops++ }
}

// told records the calls of a board.
type told struct {
	clicked, grabbed []chess.Square
	dragged          [][2]chess.Square
	heard            []sound.Effect
}

// lay returns a board of 700×700, its clock, and a record of its calls.
func lay(t *testing.T, m Model) (*Board, *clock, *told) {
	t.Helper()
	test.NewTempApp(t)
	b, c, says := NewBoard(widget.NewArt(cardart.Style{})), new(clock), new(told)
	b.Run = c.run
	b.SetModel(m)
	b.Resize(fyne.NewSize(700, 700))
	b.OnSquare = func(s chess.Square) { says.clicked = append(says.clicked, s) }
	b.OnGrab = func(s chess.Square) { says.grabbed = append(says.grabbed, s) }
	b.OnDrag = func(from, to chess.Square) { says.dragged = append(says.dragged, [2]chess.Square{from, to}) }
	b.Sound = func(e sound.Effect) { says.heard = append(says.heard, e) }
	return b, c, says
}

// check compares a board where nothing moves with its model.
func check(t *testing.T, name string, b *Board) {
	t.Helper()
	if b.movement != nil {
		t.Errorf("%s: something moves", name)
	}
	objects := test.WidgetRenderer(b).Objects()
	n := 0
	for s, piece := range b.model.Pieces {
		f := b.standing[chess.Square(s)]
		if (f != nil) != (piece != chess.Empty) {
			t.Errorf("%s: on %v stands %v", name, chess.Square(s), f)
			continue
		}
		if f == nil {
			continue
		}
		n++
		x, y := b.geometry.Centre(chess.Square(s))
		if at := b.geometry.Piece(x, y); f.picture.Position() != fyne.NewPos(at.X, at.Y) || f.picture.Size() != fyne.NewSize(at.W, at.H) {
			t.Errorf("%s: %v is at %v, want %v", name, piece, f.picture.Position(), at)
		}
		if f.piece != piece || f.faint() || !slices.Contains(objects, fyne.CanvasObject(f.picture)) {
			t.Errorf("%s: %v isn't seen on %v", name, piece, chess.Square(s))
		}
	}
	if n != len(b.standing) {
		t.Errorf("%s: %d pieces are drawn of %d", name, len(b.standing), n)
	}
}

func TestMoveIsSeen(t *testing.T) {
	old := Of(start())
	p, trail := after(t, start(), "d3-e4")
	b, c, says := lay(t, old)
	check(t, "start", b)
	m := Of(p)
	m.Last = []Trail{trail}
	b.SetModel(m)
	if b.movement == nil || c.length != LegTime {
		t.Fatalf("it moves for %v", c.length)
	}
	figure := b.standing[square("e4")]
	before, _ := figure.middle()
	c.show(LegTime / 2)
	if now, _ := figure.middle(); now == before {
		_, y := figure.middle()
		if from := b.geometry.stop(square("d3")); y >= from.Y {
			t.Error("half the way it hasn't moved")
		}
	}
	if len(says.heard) > 0 {
		t.Error("it is heard before it lands")
	}
	c.show(LegTime)
	check(t, "after", b)
	c.show(LegTime) // a clock that is late
	if !slices.Equal(says.heard, []sound.Effect{sound.Piece}) {
		t.Errorf("heard %v", says.heard)
	}
}

// A movement can be cut short, by another one too, and a capture is heard all the same.
func TestMoveIsCutShort(t *testing.T) {
	p := position(t, "8/9yK/12/14/14/14/14/14/4yN9/4rByP8/14/12/10/rK7 r A1-2 r-y- - - 0 1")
	next, trail := after(t, p, "e5xe6")
	b, c, says := lay(t, Of(p))
	m := Of(next)
	m.Last = []Trail{trail}
	b.SetModel(m)
	c.show(LegTime / 3)
	if !b.Finish() || b.Finish() {
		t.Error("it wasn't cut short once")
	}
	check(t, "cut short", b)
	if c.stops != 1 || !slices.Equal(says.heard, []sound.Effect{sound.Capture}) {
		t.Errorf("%d stops, heard %v", c.stops, says.heard)
	}
	b.SetModel(Of(p))
	c.show(LegTime / 3)
	b.SetModel(m)
	if b.movement == nil {
		t.Error("the next movement isn't seen")
	}
	b.Resize(fyne.NewSize(500, 500))
	check(t, "resized", b)
	b.Animated = false
	b.SetModel(Of(p))
	check(t, "not animated", b)
}

// point is an event of the pointer over a square.
func point(b *Board, s chess.Square) fyne.PointEvent {
	x, y := b.geometry.Centre(s)
	return fyne.PointEvent{Position: fyne.NewPos(x+2, y-3)}
}

func TestClickAndHover(t *testing.T) {
	b, _, says := lay(t, Choose(start()).Show(Of(start())))
	e := point(b, square("d3"))
	b.Tapped(&e)
	b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(2, 2)})
	if !slices.Equal(says.clicked, []chess.Square{square("d3"), chess.NoSquare}) {
		t.Errorf("clicked %v", says.clicked)
	}
	b.MouseMoved(&desktop.MouseEvent{PointEvent: e})
	b.MouseMoved(&desktop.MouseEvent{PointEvent: e})
	if b.Cursor() != desktop.PointerCursor {
		t.Error("no hand over a piece that is ready")
	}
	b.MouseMoved(&desktop.MouseEvent{PointEvent: point(b, square("g9"))})
	if b.Cursor() != desktop.DefaultCursor {
		t.Error("a hand over nothing")
	}
	b.MouseOut()
	if b.hovered != chess.NoSquare {
		t.Errorf("the pointer is still on %v", b.hovered)
	}
}

// drag drags from the middle of a square to that of another one.
func dragTo(b *Board, from, to chess.Square) {
	x0, y0 := b.geometry.Centre(from)
	x1, y1 := b.geometry.Centre(to)
	for i := range 4 {
		share := float32(i+1) / 4
		b.Dragged(&fyne.DragEvent{
			PointEvent: fyne.PointEvent{Position: fyne.NewPos(x0+(x1-x0)*share, y0+(y1-y0)*share)},
			Dragged:    fyne.NewDelta((x1-x0)/4, (y1-y0)/4),
		})
	}
}

// A dragged piece follows the pointer, and glides from where it is dropped to its square, or back.
func TestDrag(t *testing.T) {
	b, c, says := lay(t, Choose(start()).Show(Of(start())))
	from, to := square("d3"), square("e4")
	figure := b.standing[from]
	b.OnGrab = func(s chess.Square) {
		says.grabbed = append(says.grabbed, s)
		b.SetModel(Choose(start()).Put(s).Show(Of(start())))
	}
	dragTo(b, from, to)
	x, y := b.geometry.Centre(to)
	if fx, fy := figure.middle(); fx != x || fy != y-lift*b.geometry.Side {
		t.Errorf("it is at %v, %v, the pointer at %v, %v", fx, fy, x, y)
	}
	b.DragEnd()
	if !slices.Equal(says.grabbed, []chess.Square{from}) || len(says.dragged) != 1 || says.dragged[0] != [2]chess.Square{from, to} {
		t.Errorf("grabbed %v, dragged %v", says.grabbed, says.dragged)
	}
	if b.movement == nil {
		t.Error("it doesn't go back")
	}
	c.show(LegTime)
	check(t, "back", b)

	b.OnDrag = func(chess.Square, chess.Square) {
		p, trail := after(t, start(), "d3-e4")
		m := Of(p)
		m.Last = []Trail{trail}
		b.SetModel(m)
	}
	dragTo(b, from, to)
	b.DragEnd()
	if fx, _ := figure.middle(); b.movement == nil || fx != x {
		t.Error("it doesn't start where it was dropped")
	}
	b.Finish()
	check(t, "dropped", b)

	dragTo(b, square("g9"), to) // nothing is there
	b.DragEnd()
	if len(says.clicked) != 0 {
		t.Errorf("clicked %v", says.clicked)
	}
}

// A drag that hardly moves is a click.
func TestShortDrag(t *testing.T) {
	b, _, says := lay(t, Choose(start()).Show(Of(start())))
	e := point(b, square("d3"))
	b.Dragged(&fyne.DragEvent{PointEvent: e, Dragged: fyne.NewDelta(1, 1)})
	b.DragEnd()
	if !slices.Equal(says.clicked, []chess.Square{square("d3")}) || len(says.grabbed) > 0 {
		t.Errorf("clicked %v, grabbed %v", says.clicked, says.grabbed)
	}
}

// The cursor moves as seen on the screen, and stays when the next model has the same square.
func TestMoveCursor(t *testing.T) {
	b, _, _ := lay(t, Of(start()))
	if s := b.MoveCursor(0, 1); s != square("c2") {
		t.Fatalf("it comes to %v", s)
	}
	first := b.MoveCursor(0, 1)
	m := Of(start())
	m.Cursor = first
	b.SetModel(m)
	if s := b.MoveCursor(0, 1); s != square("d3") {
		t.Errorf("straight up from c2 is %v", s)
	}
	m = b.Model()
	m.Facing = m.Facing.Turned(1)
	b.SetModel(m)
	check(t, "turned", b)
	if s := b.MoveCursor(1, 0); s != square("e4") {
		t.Errorf("turned, to the right of d3 is %v", s)
	}
	m.Facing.View = Grid
	b.SetModel(m)
	check(t, "in the grid", b)
}

// The light along the stairs has their orientation, also turned, when its picture has the same size.
func TestLightTurns(t *testing.T) {
	m := Of(start())
	m.Facing.View = Grid
	b, _, _ := lay(t, m)
	for range chess.Armies {
		r := b.lights[chess.Red]
		size := r.Size()
		light := r.Generator(int(size.Width), int(size.Height))
		from, to := b.geometry.ends(chess.Red)
		for _, share := range []float64{0.1, 0.5, 0.9} {
			x := from.X + (to.X-from.X)*share - float64(r.Position().X)
			y := from.Y + (to.Y-from.Y)*share - float64(r.Position().Y)
			if _, _, _, a := light.At(int(x), int(y)).RGBA(); a < 0xf000 {
				t.Fatalf("%v: at %v, %v it is dark", b.model.Facing, x, y)
			}
		}
		m.Facing = m.Facing.Turned(1)
		b.SetModel(m)
		if b.lights[chess.Red] == r {
			t.Fatal("the light hasn't turned with the board")
		}
	}
}
