package tabletop

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
)

// moment is the table at some point of a deal, for one user.
type moment struct {
	name string
	m    Model
}

// moments returns every player's view of some deals of a game, at all stages and at some points between.
func moments(t testing.TB, kind few.Kind) (all []moment) {
	for seed := range uint64(2) {
		boards := deal(t, kind, seed+20)
		for person := range few.Player(few.Of(kind).Players()) {
			for i, b := range boards {
				if b.Stage() == few.StagePlaying && i%7 > 0 && len(b.Trick().Plays) < 3 {
					continue
				}
				name := fmt.Sprintf("%v seed %d event %d person %d", few.Of(kind).Name, seed, i, person)
				all = append(all, moment{name, modelOf(stage{board: b, waits: len(b.Trick().Plays) == 0}, person)})
			}
			all = append(all, moment{fmt.Sprintf("%v seed %d over person %d", few.Of(kind).Name, seed, person),
				modelOf(stage{name: "over", board: boards[len(boards)-1]}, person)})
		}
	}
	return all
}

// things returns the objects on the table.
func things(m Model, g Geometry) (all []layouttest.Thing) {
	add := func(kind, name, of string, at Rect) {
		all = append(all, layouttest.Thing{Kind: kind, Name: name, Of: of, At: at})
	}
	for s := range m.plates() {
		add("plate", fmt.Sprintf("the plate of %d", s), "", g.plateOf(s, m.Piles.open(s)))
	}
	if !m.Over {
		if _, ok := m.bargain(); ok {
			add("plaque", "the plaque", "", g.Plaque())
		}
		ours, theirs := m.Won()
		for i, n := range []int{ours, theirs} {
			if n == 0 {
				continue
			}
			pile, number := g.pileOf(i == 0)
			at := number
			for _, trick := range []int{1, n} {
				x, y := cardtable.Newest(pile, trick, g.U).Centre()
				at = at.And(cardtable.Around(x, y, cardtable.PacketHeight*g.U, cardtable.PacketHeight*g.U))
			}
			add("pile", fmt.Sprintf("pile %d", i), "", at)
		}
		add("note", "the note", "", cardtable.Around(g.W/2, g.Note.Y+g.Note.H/2, 420*g.U, g.Note.H))
	}
	for _, c := range []Corner{Left, Right} {
		for row := range 3 + int(c) {
			add("button", fmt.Sprintf("button %d of corner %d", row, c), "", g.Button(c, row))
		}
	}
	add("line above", "the line above", "", g.Bar)
	for _, c := range m.captions(g) {
		if c.at.W > 195*g.U {
			c.at = cardtable.Around(c.at.X+c.at.W/2, c.at.Y+c.at.H/2, 120*g.U, c.at.H)
		} else {
			c.at.W = 120 * g.U
		}
		add("caption", "the words "+c.words, "", c.at)
	}
	scene := NewScene(m, m, g, Spot{})
	for _, l := range lay(m, g) {
		sprite, _ := scene.Sprite(l.sprite.Key)
		station := m.takenUp(l.Station(m))
		at, of := sprite.Place(), fmt.Sprint("station ", station)
		switch {
		case !g.chinese():
		case station == MyRow || station == MyCover:
			of = "my row"
		case station == TheirRow || station == TheirCover || m.Over && station == Theirs: // the rest of it is under the row
			of = "their row"
		}
		add("hand", l.sprite.Key+" of "+of, of, at)
	}
	for _, sprite := range trick(m, g) {
		add("trick", sprite.Key, "the trick", sprite.Spot)
	}
	return all
}

// Nothing overlaps what must be visible, and everything is in the window, in every game at every size, at any point of
// the play.
func TestNothingLiesOnAnotherThing(t *testing.T) {
	var f layouttest.Faults
	for _, r := range few.Games() {
		all := moments(t, r.Kind)
		for n, size := range layouttest.Sizes(fyne.NewSize(860, 600), 2) {
			measured := layouttest.Measured(t, n)
			g := NewGeometry(size.Width, size.Height, r.Kind)
			for i, at := range all {
				if !layouttest.Tried(n+i, 19) {
					continue
				}
				f.Check(fmt.Sprintf("%s at %v×%v, %v", at.name, g.W, g.H, measured), cardtable.NewRect(0, 0, g.W, g.H), things(at.m, g))
			}
		}
	}
	f.Report(t)
}

// Of every open card the rank and the suit sign in its corner are visible, with either index; at 1024×700 large enough
// to read.
func TestEveryIndexIsSeen(t *testing.T) {
	const least = 8 // points
	defer tablescale.Choose(tablescale.Scale{})
	for _, index := range []cardart.Index{cardart.NormalIndex, cardart.LargeIndex} {
		wide, high := index.Corner()
		for n, r := range slices.Concat(few.Games(), few.Games()) {
			tablescale.Choose(tablescale.Scale{})
			if n >= len(few.Games()) {
				tablescale.Choose(tablescale.Scale{Cards: tablescale.LargerCards})
			}
			g := NewGeometry(1024, 700, r.Kind)
			g.Index = index
			for _, at := range moments(t, r.Kind) {
				sprites := NewScene(at.m, at.m, g, Spot{}).Sprites
				for i, s := range sprites {
					if s.Face == (card.Card{}) {
						continue
					}
					corner := cardtable.NewRect(s.Place().X, s.Place().Y, s.Spot.W*float32(wide)*0.97, s.Spot.H*float32(high)*0.97)
					if corner.W < least || corner.H < 1.4*least {
						t.Fatalf("%s: the index of %v has %v", at.name, s.Key, corner)
					}
					for _, o := range sprites[i+1:] {
						if corner.Overlaps(o.Place()) {
							t.Fatalf("%s: %v lies on the index of %v: %v, %v", at.name, o.Key, s.Key, o.Place(), corner)
						}
					}
				}
			}
		}
	}
}
