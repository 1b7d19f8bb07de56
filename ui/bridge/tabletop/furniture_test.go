package tabletop

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// part is something on the table that nothing else may overlap.
type part struct {
	name string
	Rect
}

func (p part) touches(o part) bool {
	const round = 0.5
	return p.X < o.X+o.W-round && o.X < p.X+p.W-round && p.Y < o.Y+o.H-round && o.Y < p.Y+p.H-round
}

// furniture returns everything on the table except the cards.
func furniture(m Model, g Geometry, strip *widget.Prose) []part {
	var parts []part
	for _, seat := range card.Seats {
		parts = append(parts, part{"the plate of " + seat.String(), g.plate(m.PlaceOf(seat), len(m.columns(seat, g)))})
	}
	if m.Table.Phase() != bridge.AuctionPhase {
		parts = append(parts, part{"the plaque", g.plaqueOf(m)})
		for _, side := range card.Sides {
			pile, number := g.pileOf(m, side)
			x, y := cardtable.Newest(pile, max(m.Won()[side], 1), g.U).Centre()
			half := cardtable.PacketHeight / 2 * g.U
			if side == m.Person.Side() {
				pile.W, pile.X = pile.X+pile.W-x+half, x-half
			} else {
				pile.H, pile.Y = pile.Y+pile.H-y+half, y-half
			}
			parts = append(parts, part{"the pile of " + side.String(), pile}, part{"the number of " + side.String(), number})
		}
	}
	if m.Table.Rules.CarryBelow {
		parts = append(parts, part{"the slip", g.Slip()})
	}
	strip.SetTextSize(theme.SmallText * g.U)
	return append(parts, part{"the count", g.Beside(strip.MinSize().Width+22*g.U, 26*g.U)})
}

// Plates, plaque, piles and count don't overlap each other, the hands or the trick, and are within the window, in all
// sizes, with any dummy, and at any stage of the play.
func TestNothingLiesOnTheFurniture(t *testing.T) {
	art := newArt(t)
	strip := widget.NewProse(art, "Dealt: 37 points · ♠17 ♥10 ♣10 ♦10", theme.SmallText, theme.Current().FeltInk)
	for n, g := range geometries() {
		if g.H > g.W { // in an upright window the felt is upright too
			continue
		}
		for i, events := range append(stages, stages[5]+strings.Repeat(" any", 20), stages[5]+strings.Repeat(" any", 44)) {
			for seed := range uint64(20) {
				if !layouttest.Tried(n+i+int(seed), 5) {
					continue
				}
				b := board(t, seed, events)
				for _, person := range card.Seats {
					m := modelOf(t, b, person, true)
					g := g.For(m)
					name := fmt.Sprintf("%vx%v, index %v, stage %d, seed %d, %v", g.W, g.H, g.Index, i, seed, person)
					parts := furniture(m, g, strip)
					for j, p := range parts {
						if p.X < 0 || p.Y < 0 || p.X+p.W > g.W || p.Y+p.H > g.H {
							t.Errorf("%s: %s lies outside, at %v", name, p.name, p.Rect)
						}
						if p.name == "the plaque" && p.Y < g.Oval.rimAt(p.X+p.W) {
							t.Errorf("%s: the plaque lies on the rim", name)
						}
						for _, o := range parts[j+1:] {
							if p.touches(o) {
								t.Errorf("%s: %s lies on %s", name, p.name, o.name)
							}
						}
						for _, s := range NewScene(m, g, card.Card{}).Sprites {
							if p.touches(part{s.Key, s.Spot}) {
								t.Errorf("%s: %s lies on %s", name, s.Key, p.name)
							}
						}
					}
				}
			}
		}
	}
}

// On a narrow table the plaque doesn't overlap the plates, with any dummy.
func TestThePlaqueOnANarrowTable(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass any any")
	for _, g := range []Geometry{NewNarrowGeometry(704, 700), NewNarrowGeometry(950, 800), NewNarrowGeometry(1900, 1440)} {
		for _, person := range card.Seats {
			m := modelOf(t, b, person, true)
			plaque := part{"the plaque", g.plaqueOf(m)}
			for _, seat := range card.Seats {
				if plate := (part{"the plate of " + seat.String(), g.plate(m.PlaceOf(seat), len(m.columns(seat, g)))}); plaque.touches(plate) {
					t.Errorf("%vx%v, %v sits there: %s, %v, lies on %s, %v", g.W, g.H, person, plaque.name, plaque.Rect, plate.name, plate.Rect)
				}
			}
			if plaque.Y < g.Oval.rimAt(plaque.X) || plaque.Y < g.Oval.rimAt(plaque.X+plaque.W) {
				t.Errorf("%vx%v, %v sits there: the plaque lies on the rim", g.W, g.H, person)
			}
		}
	}
}

// A trick is in its side's pile once it has been taken off the table, and not before.
func TestTricksInThePiles(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass"+strings.Repeat(" any", 24))
	var want [2]int
	for n, trick := range b.Tricks() {
		now := b.Prefix(4 + 4*(n+1))
		if got := stateOf(now, n).Won(); got != want {
			t.Errorf("trick %d waits: %v in the piles, want %v", n, got, want)
		}
		want[trick.Winner(bridge.NoTrump).Side()]++
		if got := stateOf(now, -1).Won(); got != want {
			t.Errorf("trick %d is gathered: %v in the piles, want %v", n, got, want)
		}
	}
	if want[0]+want[1] != 6 {
		t.Errorf("%v of 6 tricks", want)
	}
	if got := stateOf(board(t, 3, "1N Pass"), -1).Won(); got != [2]int{} {
		t.Errorf("in the auction: %v", got)
	}
}

// The plaque is on the table from the lead on, in the words of the user's side; the declarer's plate
// has its frame.
func TestThePlaqueAndTheFrame(t *testing.T) {
	for events, want := range map[string]string{
		"":                         "",
		"Pass Pass Pass Pass":      "",
		"1N Pass Pass Pass":        "1NT by South: 9 more to make it",
		"Pass 2H X Pass Pass Pass": "2♥× by West: 8 more to beat it",
	} {
		b := board(t, 3, events)
		s := emptyTable(t)
		s.SetModel(modelOf(t, b, card.South, true))
		if got := s.plaque; got.Visible() != (want != "") {
			t.Errorf("%q: the plaque is there: %t", events, got.Visible())
		} else if want != "" {
			if words := got.Shown().Contract + ": " + got.Shown().Standing; words != want {
				t.Errorf("%q: %q, want %q", events, words, want)
			}
		}
		for _, seat := range card.Seats {
			framed := s.plates[s.model.PlaceOf(seat)].plate.declares
			if want := want != "" && b.Contract().Declarer == seat; framed != want {
				t.Errorf("%q: the plate of %v is framed: %t", events, seat, framed)
			}
		}
	}
}

// The marks on a plate have tips: the tile by its colour, and the dealer's button.
func TestTipsOfThePlates(t *testing.T) {
	b := board(t, 3, "")
	b.Vul = bridge.VulEW
	s := emptyTable(t)
	s.Explain(widget.NewTips(s.art))
	s.SetModel(modelOf(t, b, card.South, true))
	for _, seat := range card.Seats {
		v := s.plates[s.model.PlaceOf(seat)]
		zone, dealer := text.T("tip.not-vulnerable"), ""
		if seat.Side() == card.EW {
			zone = text.T("tip.vulnerable")
		}
		if seat == card.South {
			dealer = "South dealt, and makes the first call."
		}
		if v.ofZone() != zone || v.ofDealer() != dealer {
			t.Errorf("%v: %q, %q", seat, v.ofZone(), v.ofDealer())
		}
		r := v.CreateRenderer().(*plateRenderer)
		r.Layout(v.Size())
		if len(r.tips) != 4 || r.tips[0].Position() != r.zone.Position() || r.tips[1].Size() != r.dealer.Objects()[0].Size() || r.tips[2].Position() != r.name.Position() {
			t.Errorf("%v: the tips lie elsewhere", seat)
		}
	}
}

// The other three players have their names and faces on their plates, the same in all deals of a rubber, and a tip
// names their seats.
func TestTheCompanyAtTheTable(t *testing.T) {
	first, later := board(t, 3, "1N Pass Pass Pass Claim_9"), board(t, 4, "")
	sits := company.At(first.Number().String())
	for _, person := range card.Seats {
		for _, r := range []play.State{
			{Rubber: session.Session{Rules: first.Rules, Length: 4}, Board: first},
			{Rubber: session.Session{Rules: first.Rules, Length: 4, Boards: []bridge.Board{first}}, Board: later},
		} {
			m := NewModel(r, play.Config{User: bridge.User{Seat: person}})
			s := emptyTable(t)
			s.Explain(widget.NewTips(s.art))
			s.SetModel(m)
			for seat, want := range map[card.Seat]company.Player{person.Next(1): sits.Left, person.Next(2): sits.Partner, person.Next(3): sits.Right} {
				p, name := s.plates[m.PlaceOf(seat)], want.Name()
				if seat == person.Partner() {
					name += " · partner"
				}
				if tip := want.Name() + " sits " + text.Seat(seat) + "."; p.plate.name != name || p.plate.player != want || !p.plate.known || p.ofPlayer() != tip {
					t.Errorf("%v, for %v: %+v, want %v; the tip says %q", seat, person, p.plate, name, p.ofPlayer())
				}
				r := p.CreateRenderer().(*plateRenderer)
				r.Layout(p.Size())
				if r.face == nil || !slices.Contains(r.Objects(), fyne.CanvasObject(r.face)) || r.name.Position().X < r.face.Position().X+r.face.Size().Width {
					t.Errorf("%v, for %v: the face is not beside the name", seat, person)
				}
				if room := p.Size().Width - r.name.Position().X - r.name.MinSize().Width; room < 35 { // for the dealer's button
					t.Errorf("%v, for %v: beside %q there is room of %v", seat, person, name, room)
				}
			}
			if p := s.plates[Bottom]; p.plate.name != "You" || p.plate.known || p.ofPlayer() != "" {
				t.Errorf("the person's plate: %+v", p.plate)
			}
		}
	}
	for _, nobody := range []bool{true, false} { // a review shows seats
		m := NewOpenModel(first, card.South, nobody, [4]bool{true, true, true, true})
		for _, seat := range card.Seats {
			if name := seatName(m, seat); !strings.HasPrefix(name, text.Seat(seat)) {
				t.Errorf("looking back %v is %q", seat, name)
			}
		}
	}
}

// While a lesson asks how many tricks a contract needs the plaque shows the contract, and not that number.
func TestThePlaqueIsQuiet(t *testing.T) {
	m := modelOf(t, board(t, 3, "1N Pass Pass Pass"), card.South, true)
	m.Quiet = true
	s := emptyTable(t)
	s.SetModel(m)
	if got := s.plaque.Shown(); got.Contract != "1NT by South" || got.Standing != "" {
		t.Errorf("it says %q, %q", got.Contract, got.Standing)
	}
}
