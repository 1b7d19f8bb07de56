package tabletop

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
)

// things returns everything on a table: plates, plaque, piles, the note, and the cards, each extended by its raise.
func things(m Model, g Geometry) (all []layouttest.Thing) {
	add := func(kind, name, of string, at Rect) {
		all = append(all, layouttest.Thing{Kind: kind, Name: name, Of: of, At: at})
	}
	for _, seat := range card.Seats {
		at := g.plate(m.PlaceOf(seat), len(m.columns(seat, g)))
		if m.Over {
			at = g.spreadPlate(m.PlaceOf(seat))
		}
		add("plate", "the plate of "+seat.String(), "", at)
	}
	if !m.Over {
		add("note", "the note", "", g.NoteOf(m))
	}
	if c := m.Table.Contract(); m.Table.Phase() == bridge.PlayPhase && !c.PassedOut() {
		add("plaque", "the plaque", "", g.plaqueOf(m))
		for side, n := range m.Won() {
			if n == 0 {
				continue
			}
			pile, number := g.pileOf(m, card.Side(side))
			at := number
			for _, i := range []int{1, n} {
				x, y := cardtable.Newest(pile, i, g.U).Centre()
				at = at.And(cardtable.Around(x, y, cardtable.PacketHeight*g.U, cardtable.PacketHeight*g.U))
			}
			add("pile", fmt.Sprint("the pile of ", card.Side(side)), "", at)
		}
	}
	for i := range 3 {
		add("button", fmt.Sprint("left button ", i), "", g.Button(Left, i))
		add("button", fmt.Sprint("right button ", i), "", g.Button(Right, i))
	}
	if m.Table.Rules.CarryBelow {
		add("slip", "the slip", "", g.Slip())
	}
	add("line above", "the line above", "", g.Bar)
	for _, s := range NewScene(m, g, card.Card{}).Sprites {
		kind, of := "hand", s.Hand
		if of == "" {
			kind, of = "trick", "the trick"
		}
		add(kind, s.Key+" of "+of, of, s.Place())
	}
	return all
}

// dealOf returns a board of a game with events, in which "any" plays the first legal card.
func dealOf(t testing.TB, r bridge.Rules, seed uint64, events string) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(r, r.Shuffle(rand.New(rand.NewPCG(seed, 0))), card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range strings.Fields(events) {
		if form == "any" {
			form = b.View(b.Actor()).LegalPlays().Cards()[0].String()
		}
		e, err := bridge.ParseEvent(strings.ReplaceAll(form, "_", " "))
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatalf("%s: %s: %v", r.Name, form, err)
		}
	}
	return b
}

// Nothing overlaps on a table or leaves it: with 68, 52 and 36 cards, at every stage of a board, with any seat of the
// user and any dummy, any open hands, in windows of all sizes and with either index.
func TestNothingLiesOnAnything(t *testing.T) {
	newArt(t)
	var at []Model
	const seeds = 3
	for _, name := range []string{"SuperBridge", "Rubber", "Duplicate36"} {
		r, err := bridge.RulesNamed(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, events := range append(stages, stages[5]+strings.Repeat(" any", 20), "1S Pass Pass Pass any any any any Claim_2", "Pass Pass Pass Pass") {
			for seed := range uint64(seeds) {
				b := dealOf(t, r, seed, events)
				for _, person := range card.Seats {
					m := modelOf(t, b, person, true)
					m.Table.Rules = r
					at = append(at, m)
				}
			}
		}
	}
	var usual, narrow layouttest.Faults
	for n, size := range layouttest.Sizes(fyne.NewSize(860, 600), 2) {
		measured := layouttest.Measured(t, n)
		g := NewGeometry(size.Width, size.Height)
		g.Index = []cardart.Index{cardart.NormalIndex, cardart.LargeIndex}[n%2]
		for i, m := range at {
			if !layouttest.Tried(n+i, 7) {
				continue
			}
			g := g.For(m)
			usual.Check(fmt.Sprintf("%v×%v, %v, model %d", g.W, g.H, measured, i), cardtable.NewRect(0, 0, g.W, g.H), things(m, g))
		}
	}
	for n, size := range layouttest.Sizes(fyne.NewSize(720, 600), 2) {
		measured := layouttest.Measured(t, n)
		g := NewNarrowGeometry(size.Width, size.Height)
		g.Index = []cardart.Index{cardart.NormalIndex, cardart.LargeIndex}[n%2]
		for i, m := range at {
			for k, open := range []bool{false, true} {
				if !layouttest.Tried(n+i+3*k, 7) {
					continue
				}
				if open && !m.Over { // as a guide may have them
					m.Open, m.Hands = [4]bool{true, true, true, true}, [4]card.Hand{}
					for _, seat := range card.Seats {
						m.Hands[seat] = m.Deal[seat].Minus(m.Table.Played(seat))
					}
				}
				g := g.For(m)
				narrow.Check(fmt.Sprintf("beside a panel, %v×%v, %v, model %d, open %v", g.W, g.H, measured, i, open), cardtable.NewRect(0, 0, g.W, g.H), things(m, g))
			}
		}
	}
	usual.Report(t)
	narrow.Report(t)
}
