package tabletop

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
)

// sizes are windows from the smallest to large ones, wide ones among them.
var sizes = [][2]float32{{1024, 700}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1440}, {3440, 1440}, {1600, 1200}}

// everywhere calls f with the geometry of each size of window and each number of players.
func everywhere(f func(name string, g Geometry)) {
	defer tablescale.Choose(tablescale.Scale{})
	for _, s := range sizes {
		for _, cards := range tablescale.AllCards {
			tablescale.Choose(tablescale.Scale{Cards: cards})
			for players := 2; players <= 6; players++ {
				f(fmt.Sprintf("%v×%v, %s cards, %d players", s[0], s[1], cards, players), NewGeometry(s[0], s[1], players))
			}
		}
	}
}

// things returns everything that must not overlap, by name.
func things(g Geometry) map[string]Rect {
	all := map[string]Rect{"bar": g.Bar, "note": g.Note, "away": g.Away, "croupier": g.Croupier, "pack": g.Pack, "muck": g.Muck}
	fan := g.FanSpots(17)
	all["fan"] = cardtable.Covering(fan)
	for place := range g.Players {
		all[fmt.Sprint("plate ", place)] = g.Plate(place)
		all[fmt.Sprint("board ", place)] = g.Board(place)
		if place > 0 {
			all[fmt.Sprint("hand ", place)] = g.Hand(place)
		}
	}
	for _, row := range poker.Rows {
		all[fmt.Sprint("words ", row)] = g.Words(row)
	}
	for row := range 3 {
		all[fmt.Sprint("left button ", row)] = g.Button(false, row)
		all[fmt.Sprint("right button ", row)] = g.Button(true, row)
	}
	return all
}

// Nothing overlaps or leaves the window, in windows of all sizes and with any number of players.
func TestNothingOverlaps(t *testing.T) {
	var f layouttest.Faults
	for n, size := range layouttest.Sizes(fyne.NewSize(860, 600), 20) {
		measured := layouttest.Measured(t, n)
		for players := 2; players <= poker.Seats; players++ {
			g := NewGeometry(size.Width, size.Height, players)
			var all []layouttest.Thing
			for name, r := range things(g) {
				all = append(all, layouttest.Thing{Kind: strings.TrimRight(name, " 0123456789"), Name: name, At: r})
			}
			slices.SortFunc(all, func(a, b layouttest.Thing) int { return strings.Compare(a.Name, b.Name) })
			f.Check(fmt.Sprintf("%v×%v, %d players, %v", g.W, g.H, players, measured), cardtable.NewRect(0, 0, g.W, g.H), all)
			for _, r := range g.AwaySpots(4) {
				if r.X < g.Away.X || r.X+r.W > g.Away.X+g.Away.W+0.01 {
					t.Errorf("%v×%v: a card that is thrown away lies at %v, beside %v", g.W, g.H, r, g.Away)
				}
			}
		}
	}
	f.Report(t)
}

// Everything of the players is on the felt, not on the rim.
func TestAllIsOnTheFelt(t *testing.T) {
	everywhere(func(name string, g Geometry) {
		for place := range g.Players {
			for _, r := range []Rect{g.Plate(place), g.Board(place)} {
				if !g.OnFelt(r) {
					t.Errorf("%s: of player %d %v isn't on the felt", name, place, r)
				}
			}
		}
		for _, r := range g.FanSpots(5) {
			if !g.OnFelt(r) {
				t.Errorf("%s: a card of the hand at %v isn't on the felt", name, r)
			}
		}
		for thing, r := range map[string]Rect{"note": g.Note, "pack": g.Pack, "muck": g.Muck, "away": g.Away, "croupier": g.Croupier} {
			if !g.OnFelt(r) {
				t.Errorf("%s: %s at %v isn't on the felt", name, thing, r)
			}
		}
	})
}

// With three players there is room for larger cards in a usual window, and with two in a high one.
func TestLargerCards(t *testing.T) {
	defer tablescale.Choose(tablescale.Scale{})
	for players, h := range map[int]float32{2: 1000, 3: 800, 4: 1000} {
		tablescale.Choose(tablescale.Scale{})
		usual := NewGeometry(1280, h, players)
		tablescale.Choose(tablescale.Scale{Cards: tablescale.LargerCards})
		if g := NewGeometry(1280, h, players); g.Fan.H <= usual.Fan.H {
			t.Errorf("%d players: the hand isn't larger: %v", players, g.cards)
		}
	}
}

// Cards are at least 50 pixels wide, below which the index is hard to read, and the index of each is visible.
func TestCardsCanBeRead(t *testing.T) {
	const least = 50
	everywhere(func(name string, g Geometry) {
		for place := range g.Players {
			for _, row := range poker.Rows {
				first, second := g.Box(place, row, 0), g.Box(place, row, 1)
				if first.W < least {
					t.Errorf("%s: cards of player %d are %v wide", name, place, first.W)
				}
				if step := second.X - first.X; step < 0.7*first.W {
					t.Errorf("%s: of a card of player %d %v is seen in its row, of %v", name, place, step, first.W)
				}
				if row > poker.Top {
					if down := first.Y - g.Box(place, row-1, 0).Y; down < 0.6*first.H {
						t.Errorf("%s: of a card of player %d %v is seen above the next row, of %v", name, place, down, first.H)
					}
				}
			}
		}
		if spots := g.FanSpots(17); spots[1].X-spots[0].X < 0.45*spots[0].W {
			t.Errorf("%s: of a card of a fantasy %v is seen", name, spots[1].X-spots[0].X)
		}
	})
}

// With two opponents, who have the whole sides of the table, no row overlaps the one above it.
func TestRowsApartWhereThereIsRoom(t *testing.T) {
	everywhere(func(name string, g Geometry) {
		for place := 1; place < g.Players && g.Players == 3; place++ {
			if first, second := g.Row(place, poker.Top), g.Row(place, poker.Middle); first.Y+first.H > second.Y {
				t.Errorf("%s: player %d’s top row at %v lies on the middle one at %v", name, place, first, second)
			}
		}
	})
}

// The players sit clockwise around the table, the user at the bottom, and the table is symmetric except for the player
// at the top and the croupier.
func TestPlayersSitClockwise(t *testing.T) {
	everywhere(func(name string, g Geometry) {
		mx, my := g.Felt.Centre()
		turn := -1.0
		for place := 1; place < g.Players; place++ {
			x, y := g.Board(place).Centre()
			angle := clockwise(float64(x-mx), float64(y-my))
			if angle <= turn {
				t.Errorf("%s: player %d sits before the one before him", name, place)
			}
			turn = angle
			other := g.Board(g.Players - place)
			if mirror := g.W - other.X - other.W; place*2 != g.Players && abs(mirror-g.Board(place).X) > 0.5 {
				t.Errorf("%s: player %d sits at %v, and the one opposite at %v from the right", name, place, g.Board(place).X, mirror)
			}
		}
	})
}

// A point on a box, or just beside it, means its row.
func TestRowAt(t *testing.T) {
	everywhere(func(name string, g Geometry) {
		for _, row := range poker.Rows {
			for i := range row.Len() {
				x, y := g.Box(0, row, i).Centre()
				if got, ok := g.RowAt(x, y); !ok || got != row {
					t.Errorf("%s: box %d of %v means %v, %v", name, i, row, got, ok)
				}
			}
		}
		b := g.Board(0)
		if row, ok := g.RowAt(b.X+1, b.Y+1); !ok || row != poker.Top {
			t.Errorf("%s: beside the boxes of the top row it is %v, %v", name, row, ok)
		}
		x, y := g.Fan.Centre()
		if _, ok := g.RowAt(x, y); ok {
			t.Errorf("%s: the hand is a row", name)
		}
	})
}

// With either size of index, the index of each card is visible, whatever covers the card.
func TestTheIndexIsSeen(t *testing.T) {
	for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
		wide, high := index.Corner()
		everywhere(func(name string, g Geometry) {
			spots := map[string][2]Rect{"the hand": {g.FanSpots(17)[0], g.FanSpots(17)[1]}}
			for place := range g.Players {
				spots[fmt.Sprint("row of ", place)] = [2]Rect{g.Box(place, poker.Middle, 0), g.Box(place, poker.Middle, 1)}
				above, below := g.Box(place, poker.Middle, 0), g.Box(place, poker.Bottom, 0)
				if seen := (below.Y - above.Y) / above.H; seen < float32(high) {
					t.Errorf("%s, index %v: of a card of player %d %v of the height is seen, want %v", name, index, place, seen, high)
				}
			}
			for where, pair := range spots {
				if seen := (pair[1].X - pair[0].X) / pair[0].W; seen < float32(wide) {
					t.Errorf("%s, index %v: of a card in %s %v of the width is seen, want %v", name, index, where, seen, wide)
				}
			}
		})
	}
}
