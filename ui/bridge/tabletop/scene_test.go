package tabletop

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
)

var sizes = [][2]float32{{1024, 700}, {1280, 800}, {1600, 1000}, {2560, 1440}, {3840, 2160}, {1024, 1400}, {2400, 700}}

// stages are boards at which the table looks different.
var stages = []string{
	"",
	"1N Pass Pass Pass",
	"1N Pass Pass Pass any any any",
	"Pass 1N Pass Pass Pass any any",
	"Pass Pass 1N Pass Pass Pass any any any",
	"Pass Pass Pass 1H Pass Pass Pass any any any any any any any any any",
}

// Each card is on the table once, inside the window, and no card hides another one's index.
func TestSceneFits(t *testing.T) {
	for _, g := range geometries() {
		for i, events := range stages {
			for seed := range uint64(20) {
				b := board(t, seed, events)
				for _, person := range card.Seats {
					m := modelOf(t, b, person, true)
					g := g.For(m)
					checkScene(t, fmt.Sprintf("%vx%v, index %v, stage %d, seed %d, %v", g.W, g.H, g.Index, i, seed, person), NewScene(m, g, card.Card{}), g, m)
				}
			}
		}
	}
}

// geometries are tables of all sizes, with small and large indices, and the largest cards.
func geometries() (all []Geometry) {
	defer tablescale.Choose(tablescale.Scale{})
	for _, size := range sizes {
		for _, cards := range []tablescale.Cards{tablescale.UsualCards, tablescale.LargerCards} {
			tablescale.Choose(tablescale.Scale{Cards: cards})
			for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
				g := NewGeometry(size[0], size[1])
				g.Index = index
				all = append(all, g)
			}
		}
	}
	return all
}

func checkScene(t *testing.T, name string, scene cardtable.Scene, g Geometry, m Model) {
	t.Helper()
	keys := make(map[string]bool)
	count := 0
	wide, high := g.Index.Corner()
	for i, s := range scene.Sprites {
		if keys[s.Key] {
			t.Errorf("%s: %s is there twice", name, s.Key)
		}
		keys[s.Key] = true
		s.Spot = s.Place()
		if s.Spot.X < 0 || s.Spot.Y < 0 || s.Spot.X+s.Spot.W > g.W+0.5 || s.Spot.Y+s.Spot.H > g.H+0.5 {
			t.Errorf("%s: %s lies outside, at %v", name, s.Key, s.Spot)
		}
		if s.Open {
			count++
		}
		for _, over := range scene.Sprites[i+1:] {
			if !s.Open || !over.Open || over.Hand != s.Hand {
				continue
			}
			dx, dy := over.Place().X-s.Spot.X, over.Place().Y-s.Spot.Y
			overlaps := dx < s.Spot.W && dx > -s.Spot.W && dy < s.Spot.H && dy > -s.Spot.H
			if overlaps && dx < float32(wide)*s.Spot.W-0.1 && dy < float32(high)*s.Spot.H-0.1 {
				t.Errorf("%s: %s hides the index of %s", name, over.Key, s.Key)
			}
		}
	}
	want := 0
	for _, seat := range card.Seats {
		want += m.Hands[seat].Len()
	}
	if count != want {
		t.Errorf("%s: %d cards are held, want %d", name, count, want)
	}
}

// The trick doesn't overlap the hands.
func TestTrickIsClear(t *testing.T) {
	for _, g := range geometries() {
		for seed := range uint64(20) {
			for _, person := range card.Seats {
				m := modelOf(t, board(t, seed, "1N Pass Pass Pass any any any"), person, true)
				g := g.For(m)
				scene := NewScene(m, g, card.Card{})
				for _, a := range scene.Sprites {
					for _, b := range scene.Sprites {
						if a.Hand == "" && b.Open && a.Spot.X < b.Spot.X+b.Spot.W && b.Spot.X < a.Spot.X+a.Spot.W &&
							a.Spot.Y < b.Spot.Y+b.Spot.H && b.Spot.Y < a.Spot.Y+a.Spot.H {
							t.Errorf("%vx%v, index %v, seed %d, %v: %s of the trick lies on %s", g.W, g.H, g.Index, seed, person, a.Key, b.Key)
						}
					}
				}
			}
		}
	}
}

// Whoever leads, each card's index in the trick is visible.
func TestIndicesOfTheTrickAreSeen(t *testing.T) {
	b := board(t, 5, "1N Pass Pass Pass any any any")
	for _, size := range sizes {
		for _, person := range card.Seats {
			var trick []cardtable.Sprite
			for _, s := range NewScene(modelOf(t, b, person, true), NewGeometry(size[0], size[1]), card.Card{}).Sprites {
				if s.Hand == "" {
					trick = append(trick, s)
				}
			}
			if len(trick) != 3 {
				t.Fatalf("%d cards in the trick", len(trick))
			}
			for i, s := range trick {
				index := cardtable.NewRect(s.Spot.X, s.Spot.Y, 0.22*s.Spot.W, 0.27*s.Spot.H)
				for _, over := range trick[i+1:] {
					o := over.Spot
					if o.X < index.X+index.W && index.X < o.X+o.W && o.Y < index.Y+index.H && index.Y < o.Y+o.H {
						t.Errorf("%v, %v: %s lies on the index of %s", size, person, over.Key, s.Key)
					}
				}
			}
		}
	}
}

func TestOnlyForbiddenCardsAreDim(t *testing.T) {
	m := modelOf(t, board(t, 3, "1N Pass Pass Pass any any any"), card.South, true)
	for _, s := range NewScene(m, NewGeometry(1280, 800), card.Card{}).Sprites {
		if want := s.Open && s.Hand == card.South.String() && !m.Plays.Has(s.Face); s.Dim != want {
			t.Errorf("%s: dim %v, want %v", s.Key, s.Dim, want)
		}
	}
}

func TestSceneAt(t *testing.T) {
	m := modelOf(t, board(t, 3, "1N Pass Pass Pass any any any"), card.South, true)
	g := NewGeometry(1280, 800)
	scene := NewScene(m, g, card.Card{})
	cards := m.Sorted(m.Hands[card.South])
	spots := g.fan(cards)
	for _, c := range cards { // the left edge of each card is in sight
		if at, ok := scene.At(spots[c].X+3, spots[c].Y+40); !ok || at.Face != c {
			t.Errorf("on %v lies %v, %v", c, at, ok)
		}
	}
	if s, ok := scene.At(g.TrickX, 5); ok {
		t.Errorf("above the table lies %v", s)
	}
}

func TestMotions(t *testing.T) {
	g := NewGeometry(1280, 800)
	before := board(t, 3, "1N Pass Pass Pass any any any")
	after := board(t, 3, "1N Pass Pass Pass any any any any")
	m1, m2 := modelOf(t, before, card.South, true), modelOf(t, after, card.South, true)
	m2full := m2
	m2full.Waits, m2full.Trick = true, after.Tricks()[0]

	first := NewScene(m1, g, card.Card{})
	if n := len(cardtable.Motions(first, first)); n != 0 {
		t.Errorf("%d cards move between equal scenes", n)
	}
	full := NewScene(m2full, g, card.Card{})
	played := after.Tricks()[0].Cards[3]
	found := false
	for _, m := range cardtable.Motions(first, full) {
		if m.Sprite.Face == played && m.Sprite.Key == played.String() {
			found = true
			if m.At(0) != cardtable.Around(m.From.X+m.From.W/2, m.From.Y+m.From.H/2, m.To.W, m.To.H) || m.At(cardtable.Span([]cardtable.Motion{m})) != m.To {
				t.Errorf("%v moves from %v to %v, want %v to %v", played, m.At(0), m.At(cardtable.MoveTime), m.From, m.To)
			}
		}
	}
	if !found {
		t.Errorf("the card played, %v, doesn't move", played)
	}
	leaving := 0
	for _, m := range cardtable.Motions(full, NewScene(m2, g, card.Card{})) {
		if m.Leaves {
			leaving++
		}
	}
	if leaving != 4 {
		t.Errorf("%d cards leave when the trick is gathered, want 4", leaving)
	}
}

// A card from a hidden hand starts at the hand's last back: the first or a middle one would leave a gap that closes at
// once. One from an open hand starts at its place there.
func TestACardFromAHiddenHandStartsAtItsLastBack(t *testing.T) {
	const bid = "1N Pass Pass Pass"
	hidden := 0
	for _, size := range sizes {
		g := NewGeometry(size[0], size[1])
		for _, person := range card.Seats {
			for n := range 3 {
				before := NewScene(modelOf(t, board(t, 3, bid+strings.Repeat(" any", n)), person, false), g, card.Card{})
				b := board(t, 3, bid+strings.Repeat(" any", n+1))
				seat, played := b.Trick().Leader.Next(n), b.Trick().Cards[n]
				var wantX, wantY float32
				for _, s := range before.Sprites {
					switch {
					case s.Key == played.String():
						wantX, wantY = s.Place().Centre()
					case s.Hand != seat.String() || !s.Down:
					case s.Column: // a back is half its width from the end
						hidden++
						wantX, wantY = s.Spot.X+s.Spot.W/2, s.Spot.Y+s.Spot.H-s.Spot.W*cardart.Aspect/2
					default:
						hidden++
						wantX, wantY = s.Spot.X+s.Spot.W-s.Spot.H*cardart.Aspect/2, s.Spot.Y+s.Spot.H/2
					}
				}
				motions := cardtable.Motions(before, NewScene(modelOf(t, b, person, false), g, card.Card{}))
				i := slices.IndexFunc(motions, func(m cardtable.Motion) bool { return m.Sprite.Key == played.String() })
				if i < 0 {
					t.Errorf("%v, %v looks: %v of %v doesn't move", size, person, played, seat)
					continue
				}
				if x, y := motions[i].From.Centre(); abs(x-wantX) > 0.5 || abs(y-wantY) > 0.5 {
					t.Errorf("%v, %v looks: %v of %v starts at %v, %v, want %v, %v", size, person, played, seat, x, y, wantX, wantY)
				}
			}
		}
	}
	if hidden == 0 {
		t.Error("no hand was hidden")
	}
}

// A gathered trick moves to the pile of its winner's side, one place further than the trick before; if all hands are
// open, and there are no piles, it moves to its winner. While it waits on the table it stays.
func TestAGatheredTrickGoesToItsWinner(t *testing.T) {
	const bid = "1N Pass Pass Pass"
	won := [2]int{}
	s := emptyTable(t)
	s.Animated = false
	open := NewOpenGeometry(1280, 800)
	for seed := range uint64(8) {
		var last [2]Rect
		gathered := [2]int{}
		for tricks := 1; tricks <= 3; tricks++ {
			b := board(t, seed, bid+strings.Repeat(" any", 4*tricks))
			winner := b.Tricks()[tricks-1].Winner(bridge.NoTrump)
			side := winner.Side()
			m := modelOf(t, b, card.South, true)
			s.SetModel(m)
			exits := NewScene(m, s.geometry, card.Card{}).Exits
			pile := s.piles[side].Objects()[0]
			for _, c := range b.Tricks()[tricks-1].Cards {
				x, y := exits[c.String()].Centre()
				if at, size := pile.Position(), pile.Size(); !pile.Visible() || x < at.X || y < at.Y || x > at.X+size.Width || y > at.Y+size.Height {
					t.Errorf("seed %d, trick %d: %v goes to %v, %v; the pile of %v is at %v, %v", seed, tricks, c, x, y, side, at, size)
				}
				if gathered[side] > 0 && exits[c.String()] == last[side] {
					t.Errorf("seed %d, trick %d: %v goes to where the trick before lies", seed, tricks, c)
				}
				if x, y := NewScene(m, open, card.Card{}).Exits[c.String()].Centre(); !open.Plate[m.PlaceOf(winner)].Contains(x, y) {
					t.Errorf("seed %d, trick %d: with open hands %v goes to %v, %v and not to %v", seed, tricks, c, x, y, winner)
				}
			}
			last[side] = exits[b.Tricks()[tricks-1].Cards[0].String()]
			gathered[side]++
			won[side]++
			if m.Waits = true; len(NewScene(m, s.geometry, card.Card{}).Exits) > 0 {
				t.Errorf("seed %d, trick %d goes while it waits", seed, tricks)
			}
		}
	}
	if won[card.NS] == 0 || won[card.EW] == 0 {
		t.Errorf("the sides have won %v tricks", won)
	}
}

// A new deal is seen to be dealt, and a board that is taken up in the middle, or when it is over, isn't: it is there
// at once, with nothing on its way to the trick.
func TestABoardThatIsTakenUpIsNotDealt(t *testing.T) {
	for _, events := range append(slices.Clone(stages), ends...) {
		s, c := emptyTable(t), new(clock)
		s.Run = c.run
		s.SetModel(modelOf(t, board(t, 3, events), card.South, true))
		if _, moves := s.Moving(); moves != (events == "") || s.Dealing() != moves {
			t.Errorf("%q: something moves: %v, it is dealt: %v", events, moves, s.Dealing())
		}
	}
}

// Thirteen clubs in dummy once had indices cut in half: a long suit takes two columns.
func TestLongSuitInDummy(t *testing.T) {
	for _, clubs := range []int{9, 10, 13, 15} {
		var hand card.Hand
		for r := range card.Deck68.Ranks.Ranks() {
			if hand.Len() < clubs {
				hand = hand.With(card.Card{Suit: card.Clubs, Rank: r})
			}
		}
		for r := range card.Deck68.Ranks.Ranks() {
			if hand.Len() < 17 {
				hand = hand.With(card.Card{Suit: card.Spades, Rank: r})
			}
		}
		for _, g := range geometries() {
			_, high := g.Index.Corner()
			for _, p := range []Place{Left, Top, Right} {
				columns := g.suitColumns(p, hand, hand, [4]card.Suit{card.Spades, card.Hearts, card.Clubs, card.Diamonds})
				spots := g.columns(p, columns)
				if len(spots) != 17 {
					t.Fatalf("%d clubs: %d cards lie on the table", clubs, len(spots))
				}
				for _, column := range columns {
					for i := 1; i < len(column); i++ {
						if step := spots[column[i]].Y - spots[column[i-1]].Y; step < float32(high)*spots[column[i]].H-0.1 {
							t.Errorf("%vx%v, index %v, %d clubs: only %v of %v of %v is in sight", g.W, g.H, g.Index, clubs, step, spots[column[i]].H, column[i-1])
						}
					}
				}
			}
		}
	}
}

// A suit of seven in dummy once lay in two columns while the felt around it was empty.
func TestASuitOfSevenInDummyIsOneColumn(t *testing.T) {
	order := [4]card.Suit{card.Spades, card.Hearts, card.Clubs, card.Diamonds}
	for _, size := range sizes {
		g := NewGeometry(size[0], size[1])
		for _, p := range []Place{Left, Top, Right} {
			for i, suit := range order {
				for _, n := range []int{6, 7, 8} {
					var hand card.Hand
					for _, r := range slices.Collect(card.Deck68.Ranks.Ranks())[:n] {
						hand = hand.With(card.Card{Suit: suit, Rank: r})
					}
					if columns := g.suitColumns(p, hand, hand, order); len(columns) != 4 || len(columns[i]) != n {
						t.Errorf("%v, place %d: %d cards of %v lie in %d columns", size, p, n, suit, len(columns)-3)
					}
				}
			}
		}
	}
}
