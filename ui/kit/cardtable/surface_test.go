package cardtable

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// hands returns a scene with a hand face up and one face down, which arrive from a named pack.
func hands() Scene {
	sc, pack := Scene{Movement: "deal"}, Rect{400, 300, 63, 88}
	for i, name := range []string{"SA", "SK", "HQ", "D5", "C2"} {
		s := face(name, 200+40*float32(i), 600)
		s.Hand = "S"
		sc.Sprites = append(sc.Sprites, s)
		sc.Arrivals = append(sc.Arrivals, Arrival{Key: name, From: pack, Delay: time.Duration(i) * 30 * time.Millisecond, Hidden: true})
	}
	sc.Sprites = append(sc.Sprites, down("N", 5, 300, 20))
	sc.Arrivals = append(sc.Arrivals,
		Arrival{Key: "backs N", From: pack, First: 0, Count: 3, Delay: 20 * time.Millisecond},
		Arrival{Key: "backs N", From: pack, First: 3, Count: 2, Delay: 80 * time.Millisecond, Hidden: true})
	return sc
}

// trick returns the scene after hands in which each hand has played a card.
func trick() Scene {
	sc := hands()
	played := face("HQ", 450, 350)
	played.Open = false
	other := face("H2", 450, 280)
	other.Open = false
	left := []Sprite{sc.Sprites[0], sc.Sprites[1], sc.Sprites[3], sc.Sprites[4]}
	for i := range left {
		left[i].Spot.X = 220 + 40*float32(i)
	}
	return Scene{
		Sprites:  append(left, down("N", 4, 305, 20), other, played),
		Arrivals: []Arrival{{Key: "H2", From: down("N", 5, 300, 20).Card(4)}},
	}
}

// gathered returns the scene after trick in which the cards of the trick have gone.
func gathered() Scene {
	sc := trick()
	pile := Rect{50, 500, 20, 20}
	return Scene{Sprites: sc.Sprites[:5], Exits: map[string]Rect{"HQ": pile, "H2": pile}}
}

// When a movement is cut short at any moment, everything is in place, pending sounds are played, and the end is
// reported once. The clock is stopped, and late ticks change nothing.
func TestAMovementIsSkippedAtAnyMoment(t *testing.T) {
	for name, ways := range map[string][]Scene{"deal": {{}, hands()}, "card": {hands(), trick()}, "trick": {trick(), gathered()}} {
		for at := time.Duration(-1); at < 600*time.Millisecond; at += 7 * time.Millisecond {
			s, c, says := lay(t)
			s.Lay(ways[0])
			*says = told{}
			s.Set(ways[1], Cue{Effect: sound.Gather}, Cue{Effect: sound.Card, At: Landed}, Cue{Effect: sound.Deal, At: 50 * time.Millisecond, Seen: true})
			if movement, moving := s.Moving(); !moving || movement != ways[1].Movement {
				t.Fatalf("%s: moving %v, %q", name, moving, movement)
			}
			if at > c.length {
				continue
			}
			if at >= 0 {
				c.show(at / 2)
				c.show(at)
			}
			if at < c.length && !s.Finish() {
				t.Errorf("%s after %v: nothing moved", name, at)
			}
			what := fmt.Sprintf("%s, skipped after %v", name, at)
			check(t, what, s)
			want := []sound.Effect{sound.Gather, sound.Card}
			if at >= 50*time.Millisecond {
				want = append(want, sound.Deal)
			}
			slices.Sort(want)
			heard := slices.Clone(says.heard)
			slices.Sort(heard)
			if !slices.Equal(heard, want) || !slices.Equal(says.settled, []string{ways[1].Movement}) || c.stops != 1 {
				t.Errorf("%s: heard %v, settled %q, the clock stopped %d times", what, says.heard, says.settled, c.stops)
			}
			c.show(at + 1)
			c.show(c.length)
			check(t, what+", and later", s)
			if s.Finish() || len(says.settled) != 1 || len(says.heard) != len(want) {
				t.Errorf("%s: it ends twice", what)
			}
		}
	}
}

// A movement ends by itself.
func TestAMovementEnds(t *testing.T) {
	s, c, says := lay(t)
	s.Set(hands())
	for now := time.Duration(0); now < c.length; now += 16 * time.Millisecond {
		if c.show(now); len(says.settled) > 0 {
			t.Fatalf("it has ended after %v of %v", now, c.length)
		}
	}
	c.show(c.length)
	if check(t, "at the end", s); !slices.Equal(says.settled, []string{"deal"}) || c.stops != 1 {
		t.Errorf("settled %q, stopped %d times", says.settled, c.stops)
	}
}

// A hidden sprite is visible from its start, and cards that arrive in packets are one picture at the end.
func TestAPackIsOnePicture(t *testing.T) {
	s, c, _ := lay(t)
	s.Set(hands())
	for _, tt := range []struct {
		at   time.Duration
		want int
	}{{0, 1}, {10 * time.Millisecond, 2}, {31 * time.Millisecond, 3}, {61 * time.Millisecond, 4}, {81 * time.Millisecond, 5}, {200 * time.Millisecond, 7}} {
		if c.show(tt.at); len(pictures(s)) != tt.want {
			t.Errorf("after %v %d pictures are seen, want %d", tt.at, len(pictures(s)), tt.want)
		}
	}
	if s.Finish(); len(pictures(s)) != 6 {
		t.Errorf("in the end %d pictures are seen, want 6", len(pictures(s)))
	}
}

// An equal scene doesn't disturb running motions, and a different one ends them.
func TestWhatMovesGoesOn(t *testing.T) {
	s, c, says := lay(t)
	s.Set(hands())
	c.show(100 * time.Millisecond)
	same := hands()
	same.Arrivals, same.Movement = nil, ""
	if s.Set(same, Cue{Effect: sound.Call}); c.stops != 0 || len(says.settled) > 0 || !slices.Equal(says.heard, []sound.Effect{sound.Call}) {
		t.Errorf("a scene that looks the same: stopped %d, settled %q, heard %v", c.stops, says.settled, says.heard)
	}
	s.Set(trick())
	if movement, moving := s.Moving(); !moving || movement != "" || !slices.Equal(says.settled, []string{"deal"}) {
		t.Errorf("another scene: %q moves, settled %q", movement, says.settled)
	}
	s.Finish()
	check(t, "at the end", s)
}

// The end of a movement may show the next scene at once.
func TestTheEndOfAMovementStartsAnother(t *testing.T) {
	for _, skipped := range []bool{true, false} {
		s, c, _ := lay(t)
		s.OnSettled = func(movement string) {
			if movement == "deal" {
				s.Set(trick())
			}
		}
		s.Set(hands())
		if first := *c; skipped {
			s.Finish()
		} else {
			first.show(first.length)
		}
		if _, moving := s.Moving(); !moving {
			t.Fatalf("skipped %v: nothing moves", skipped)
		}
		c.show(c.length)
		check(t, fmt.Sprintf("skipped %v", skipped), s)
		if !s.Scene().Same(trick()) {
			t.Errorf("skipped %v: another scene", skipped)
		}
	}
}

// Without animation the final state is there at once, and cues of motions aren't played.
func TestNothingIsAnimated(t *testing.T) {
	s, c, says := lay(t)
	s.Animated = false
	s.Set(hands(), Cue{Effect: sound.Shuffle}, Cue{Effect: sound.Deal, At: time.Second, Seen: true})
	check(t, "at once", s)
	if c.show != nil || !slices.Equal(says.heard, []sound.Effect{sound.Shuffle}) || !slices.Equal(says.settled, []string{""}) {
		t.Errorf("heard %v, settled %q", says.heard, says.settled)
	}
}

// A tap within a movement means the card that will be there, in the state that the table is in already; the pointer
// means none.
func TestATapWithinAMovementLands(t *testing.T) {
	s, c, _ := lay(t)
	var tapped, pointed []string
	s.OnTapped = func(c card.Card, ok bool) { tapped = append(tapped, fmt.Sprint(c, ok)) }
	s.OnPointed = func(at Sprite) { pointed = append(pointed, at.Face.String()) }
	s.Set(hands())
	c.show(50 * time.Millisecond)
	on := fyne.PointEvent{Position: fyne.NewPos(245, 650)}
	s.Tapped(&on)
	s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(430, 340)}) // the pack
	s.MouseIn(&desktop.MouseEvent{PointEvent: on})
	if !slices.Equal(tapped, []string{"SK true", fmt.Sprint(card.Card{}, false)}) || len(pointed) > 0 {
		t.Errorf("tapped %q, pointed at %q", tapped, pointed)
	}
	s.Finish()
	s.MouseMoved(&desktop.MouseEvent{PointEvent: on})
	s.MouseMoved(&desktop.MouseEvent{PointEvent: on})
	s.MouseOut()
	if !slices.Equal(pointed, []string{"SK", card.Card{}.String()}) {
		t.Errorf("pointed at %q", pointed)
	}
}

// Nothing is drawn while cards move: a discarded texture would be uploaded in each frame. A change without motion is
// painted all the same, even of an edge or the order alone.
func TestNothingIsDrawnWhileCardsMove(t *testing.T) {
	s, c, _ := lay(t)
	s.Lay(hands())
	s.Set(trick())
	p := watch(t)
	for now := time.Duration(0); now < c.length; now += 16 * time.Millisecond {
		c.show(now)
	}
	if p.drawn > 0 || p.painted == 0 {
		t.Errorf("%d objects are drawn while cards move, and the window is painted %d times", p.drawn, p.painted)
	}
	s.Finish()
	chosen := trick()
	chosen.Sprites[0].Chosen = true
	*p = painter{App: p.App, Driver: p.Driver, Canvas: p.Canvas}
	if s.Set(chosen); p.painted == 0 || p.drawn > 0 {
		t.Errorf("an edge: painted %d times, %d drawn", p.painted, p.drawn)
	}
}

// A sprite retains its picture as long as its key, whatever else changes.
func TestASpriteIsKnownByItsKey(t *testing.T) {
	s, _, _ := lay(t)
	s.Animated = false
	a := face("SA", 0, 0)
	s.Set(scene(a))
	picture := s.views["SA"].picture
	for _, change := range []func(*Sprite){
		func(s *Sprite) { s.Spot.X = 500 }, func(s *Sprite) { s.Lift = 14 }, func(s *Sprite) { s.Dim, s.Chosen = true, true }, func(s *Sprite) { s.Hand = "S" },
	} {
		change(&a)
		if s.Set(scene(face("H2", 5, 5), a)); s.views["SA"].picture != picture {
			t.Errorf("%+v has another picture", a)
		}
	}
	a.Key = "another"
	if s.Set(scene(a)); s.views["another"].picture == picture || s.views["SA"] != nil {
		t.Error("another key has the same picture")
	}
}

// Cards of a hand throw one shadow; those that are arriving throw none yet.
func TestArrivingCardsThrowNoShadow(t *testing.T) {
	s, c, _ := lay(t)
	s.Set(hands())
	c.show(300 * time.Millisecond)
	shadows := func() (n int) {
		for _, o := range s.order {
			for _, shadow := range s.shadows {
				if o == fyne.CanvasObject(shadow.Raster) {
					n++
				}
			}
		}
		return n
	}
	if n := shadows(); n != 0 {
		t.Errorf("cards that are dealt throw %d shadows", n)
	}
	if s.Finish(); shadows() != 2 {
		t.Errorf("two hands throw %d shadows", shadows())
	}
	if s.Set(trick()); shadows() != 2 {
		t.Errorf("two hands of which a card is played throw %d shadows", shadows())
	}
}

// After any changes in any order, the table is as its scene says whenever nothing moves.
func TestAnyChangeAtAnyTime(t *testing.T) {
	for seed := range uint64(20) {
		random := rand.New(rand.NewPCG(seed, 0))
		s, c, _ := lay(t)
		last := Scene{}
		for step := range 120 {
			switch random.IntN(5) {
			case 0, 1:
				last = anyScene(random)
				s.Set(last)
			case 2:
				last = anyScene(random)
				s.Lay(last)
			case 3:
				if _, moving := s.Moving(); moving {
					c.show(time.Duration(random.IntN(int(c.length * 5 / 4))))
				}
			case 4:
				s.Finish()
			}
			if !s.Scene().Same(last) {
				t.Fatalf("seed %d, step %d: another scene", seed, step)
			}
			if _, moving := s.Moving(); !moving {
				check(t, fmt.Sprintf("seed %d, step %d", seed, step), s)
			}
		}
		s.Clear()
		if _, moving := s.Moving(); moving || !s.Scene().Empty() {
			t.Errorf("seed %d: it isn't empty", seed)
		}
	}
}

// anyScene returns random cards at random places with random arrivals and exits.
func anyScene(random *rand.Rand) Scene {
	sc := Scene{Exits: make(map[string]Rect)}
	for c := range card.Deck52.Hand().All() {
		place := Rect{random.Float32() * 900, random.Float32() * 700, 63, 88}
		switch random.IntN(12) {
		case 0, 1:
			sc.Sprites = append(sc.Sprites, Sprite{Key: c.String(), Face: c, Spot: place, Dim: random.IntN(2) == 0, Chosen: random.IntN(9) == 0})
		case 2:
			sc.Sprites = append(sc.Sprites, Sprite{Key: c.String(), Down: true, Count: 4, Spot: Rect{place.X, place.Y, 150, 88}})
			sc.Arrivals = append(sc.Arrivals, Arrival{Key: c.String(), First: 0, Count: 2}, Arrival{Key: c.String(), First: 2, Count: 2, Delay: 50 * time.Millisecond})
		case 3:
			sc.Exits[c.String()] = place
		}
		if random.IntN(3) == 0 && !slices.ContainsFunc(sc.Arrivals, func(a Arrival) bool { return a.Key == c.String() }) {
			sc.Arrivals = append(sc.Arrivals, Arrival{Key: c.String(), From: place, Delay: time.Duration(random.IntN(300)) * time.Millisecond})
		}
	}
	return sc
}

// Each notch of the wheel counts, and smooth scrolling counts by distance.
func TestWheel(t *testing.T) {
	s, _, _ := lay(t)
	var turned []int
	s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 10)}) // without a callback
	s.OnWheel = func(notches int) { turned = append(turned, notches) }
	for _, dy := range []float32{-10, 10, -4, -4, -4, -25, 3} {
		s.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, dy)})
	}
	if want := []int{1, -1, 1, 2}; !slices.Equal(turned, want) {
		t.Errorf("turned %v, want %v", turned, want)
	}
}

// A new size is laid out at once, even during motions.
func TestAnotherSize(t *testing.T) {
	s, c, says := lay(t)
	var sizes []fyne.Size
	s.OnResized = func(size fyne.Size) { sizes = append(sizes, size); s.Lay(scene(face("SA", size.Width/2, 0))) }
	s.Set(hands())
	s.Resize(fyne.NewSize(600, 500))
	s.Resize(fyne.NewSize(600, 500))
	if check(t, "600×500", s); !slices.Equal(sizes, []fyne.Size{fyne.NewSize(600, 500)}) || c.stops != 1 || s.views["SA"].picture.Position().X != 300 {
		t.Errorf("laid out for %v, stopped %d times, settled %q", sizes, c.stops, says.settled)
	}
}

// A card with the key of another one, as in the next deal, is drawn as it is, and not as that was.
func TestTheSameKeyWithAnotherFace(t *testing.T) {
	s, _, _ := lay(t)
	one := Scene{Sprites: []Sprite{face("SA", 100, 100)}}
	s.Lay(one)
	before := s.views["SA"].picture
	s.Lay(one)
	if s.views["SA"].picture != before {
		t.Error("the same card is drawn again")
	}
	other := Scene{Sprites: []Sprite{face("SA", 100, 100)}}
	other.Sprites[0].Face = card.Card{Suit: card.Hearts, Rank: 2}
	s.Lay(other)
	if s.views["SA"].picture == before {
		t.Error("another card has the picture of the one before")
	}
}
