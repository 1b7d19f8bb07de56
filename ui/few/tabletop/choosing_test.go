package tabletop

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// at returns the first moment of a deal at a stage with an act of the user's.
func at(t testing.TB, kind few.Kind, of few.Stage) Model {
	t.Helper()
	for _, b := range deal(t, kind, 5) {
		if b.Stage() == of {
			return modelOf(stage{board: b}, b.Turn())
		}
	}
	t.Fatalf("%v has no such stage", kind)
	return Model{}
}

// Four cards are given and three laid down, no more and no fewer; of the stock any number is taken. A second click
// takes a card back, and the resulting act is legal.
func TestChoosingCards(t *testing.T) {
	for _, each := range []struct {
		kind  few.Kind
		stage few.Stage
		picks int
	}{{few.Booby, few.StageGiving, 4}, {few.Slam, few.StageReserving, 3}, {few.NulloForTwo, few.StageExchanging, -1}} {
		m := at(t, each.kind, each.stage)
		if m.Picks != each.picks {
			t.Errorf("%v: %d cards are to be chosen, want %d", each.kind, m.Picks, each.picks)
		}
		hand := m.Piles.In(few.Place{Pile: few.Hand, Of: m.Person}).Spots
		if other := m.Choose(card.Card{}); other.Chosen.Len() > 0 {
			t.Errorf("%v: no card is chosen", each.kind)
		}
		for i, s := range hand {
			_, ready := m.Event()
			if want := each.picks < 0 || i == each.picks; i <= max(each.picks, 0) && ready != want {
				t.Errorf("%v: with %d cards it is ready: %t", each.kind, i, ready)
			}
			m = m.Choose(s.Card)
		}
		want := each.picks
		if want < 0 {
			want = len(hand)
		}
		e, ok := m.Event()
		if m.Chosen.Len() != want || !ok || e.Cards != m.Chosen {
			t.Errorf("%v: %d cards are chosen, want %d; %v", each.kind, m.Chosen.Len(), want, e)
		}
		if m = m.Choose(hand[0].Card); m.Chosen.Has(hand[0].Card) || m.Chosen.Len() != want-1 {
			t.Errorf("%v: a second click doesn't take a card back", each.kind)
		}
		for _, l := range lay(m, NewGeometry(1280, 800, each.kind)) {
			s := m.lifted(l, NewGeometry(1280, 800, each.kind), Spot{})
			if want := m.Chosen.Has(l.Card) && l.Card != (card.Card{}); s.Lift > 0 != want {
				t.Errorf("%v: %v is raised by %v", each.kind, l.Card, s.Lift)
			}
		}
		again := modelOf(stage{board: few.Board{Table: m.Table}}, m.Person)
		again.Picks = m.Picks
		if kept := again.Keeps(m); kept.Chosen != m.Chosen {
			t.Errorf("%v: what was chosen is forgotten", each.kind)
		}
	}
}

// A packet is chosen with the first call, and by no other player.
func TestChoosingAPacket(t *testing.T) {
	m := at(t, few.OpenOrClosed, few.StageBidding)
	g := NewGeometry(1280, 800, m.Kind())
	chosen := func(m Model) (keys []string) {
		for _, s := range NewScene(m, m, g, Spot{}).Sprites {
			if s.Chosen {
				keys = append(keys, s.Hand)
			}
		}
		return keys
	}
	if !m.Free || len(chosen(m)) > 0 {
		t.Errorf("nothing is chosen yet: %v", chosen(m))
	}
	if keys := chosen(m.With(few.Closed)); len(keys) != 1 || keys[0] != "closed" {
		t.Errorf("the closed packet is chosen: %v", keys)
	}
	if keys := chosen(m.With(few.Open)); len(keys) != 13 || keys[0] != "open" {
		t.Errorf("the open packet is chosen: %v", keys)
	}
	other := m
	other.Free = false
	if other.With(few.Open).Packet != few.NoPacket {
		t.Error("somebody chooses a packet who can't")
	}
}

// Keys lead to every card that can be played or chosen, and to no other, from anywhere and round again.
func TestKeysReachWhatCanBePlayed(t *testing.T) {
	for _, r := range few.Games() {
		g := NewGeometry(1024, 700, r.Kind)
		for _, b := range deal(t, r.Kind, 9) {
			if b.Stage() == few.StageFinished {
				continue
			}
			m := modelOf(stage{board: b}, b.Turn())
			want := 0
			for _, p := range m.Piles {
				for _, s := range p.Spots {
					if m.May(s) && (p.Open || s.Index == 0) {
						want++
					}
				}
			}
			seen := make(map[Spot]bool)
			for s := m.Step(Spot{}, 1, 0, g); s.There() && !seen[s]; s = m.Step(s, 1, 0, g) {
				seen[s] = true
				if !m.May(s) {
					t.Fatalf("%v: %v can't be played", r.Name, s)
				}
				if back := m.Step(m.Step(s, 1, 0, g), -1, 0, g); back != s {
					t.Fatalf("%v: there and back is from %v to %v", r.Name, s, back)
				}
			}
			if len(seen) != want {
				t.Fatalf("%v: keys reach %d cards, want %d", r.Name, len(seen), want)
			}
		}
	}
	m := at(t, few.ChineseBridge, few.StagePlaying)
	g := NewGeometry(1024, 700, m.Kind())
	row := m.Step(Spot{}, 1, 0, g)
	hand := m.Step(row, 0, 1, g)
	if row.Place.Pile != few.Row || hand.Place.Pile != few.Hand || m.Step(hand, 0, -1, g).Place.Pile != few.Row || m.Step(hand, 0, 1, g) != hand {
		t.Errorf("up and down lead from %v to %v", row, hand)
	}
}

// A click means the card visible there; beside the cards it means the table.
func TestAClickMeansWhatIsSeen(t *testing.T) {
	for _, r := range few.Games() {
		s := emptyTable(t, 1024, 700)
		var got Spot
		table := 0
		s.OnSpot = func(at Spot) { got = at }
		s.OnElse = func() { table++ }
		for _, at := range moments(t, r.Kind) {
			s.SetModel(at.m)
			for _, l := range lay(at.m, s.Geometry()) {
				if !l.sprite.Open {
					continue
				}
				got = Spot{}
				p := l.sprite.Place()
				x, y := p.X+p.W*0.1, p.Y+p.H*0.15
				if l.sprite.Down {
					x, y = p.Centre()
				}
				s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
				if got != l.Spot {
					t.Fatalf("%s: a click on %v (%v) means %v", at.name, l.Card, l.Place, got)
				}
			}
			before := table
			s.Tapped(&fyne.PointEvent{Position: fyne.NewPos(4, 690)})
			if table != before+1 {
				t.Fatalf("%s: the corner isn't the table", at.name)
			}
		}
	}
}

// Dragging a card away from its hand plays it; dropping it in its place doesn't, nor dragging one that can't be played.
func TestDraggingACard(t *testing.T) {
	m := at(t, few.NulloForTwo, few.StagePlaying)
	s := emptyTable(t, 1280, 800)
	var got []Spot
	s.OnSpot = func(at Spot) { got = append(got, at) }
	s.SetModel(m)
	drag := func(from Rect, dy float32) {
		x, y := from.X+8, from.Y+20
		for _, part := range []float32{0.3, 0.7, 1} {
			e := &fyne.DragEvent{Dragged: fyne.NewDelta(0, dy*0.3)}
			e.Position = fyne.NewPos(x, y+dy*part)
			s.Dragged(e)
		}
		s.DragEnd()
	}
	for _, l := range lay(m, s.Geometry()) {
		if l.Place != (few.Place{Pile: few.Hand, Of: m.Person}) {
			continue
		}
		got = nil
		drag(l.sprite.Spot, -250)
		if len(got) != 1 || got[0] != l.Spot {
			t.Errorf("%v is dragged to the middle: %v", l.Card, got)
		}
		got = nil
		drag(l.sprite.Spot, -30)
		if len(got) != 0 {
			t.Errorf("%v is let go where it was: %v", l.Card, got)
		}
		if s.Carried() != "" {
			t.Fatalf("%v is still carried", l.Card)
		}
	}
}
