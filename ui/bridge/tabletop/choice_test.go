package tabletop

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// mini returns a board of MiniBridge that South declares, after some events.
func mini(t *testing.T, events ...string) bridge.Board {
	t.Helper()
	deal, err := card.ParseDeal("N:KQ2.K93.QJ4.7642 JT9.QT8.T987.AK5 A8653.AJ2.AK3.83 74.7654.652.QJT9")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(bridge.MiniBridge(), deal, card.East, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range events {
		var e bridge.Event
		if e, err = bridge.ParseEvent(form); err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// The announced points are on the players' plates, and declarer is marked before the choice.
func TestAnnouncedPointsAreOnThePlates(t *testing.T) {
	s := emptyTable(t)
	s.Explain(widget.NewTips(s.art))
	for _, events := range [][]string{nil, {"Choose 4S"}} {
		m := modelOf(t, mini(t, events...), card.West, false)
		s.SetModel(m)
		for seat, points := range map[card.Seat]int{card.North: 11, card.East: 10, card.South: 16, card.West: 3} {
			v := s.plates[m.PlaceOf(seat)]
			r := v.CreateRenderer().(*plateRenderer)
			if r.Layout(v.Size()); r.points.Hidden || r.points.Text != text.Points(points) || v.ofPoints() != text.TN("tip.announced", points, "Seat", text.Seat(seat)) {
				t.Errorf("%v: %q is on the plate (hidden %v), and the tip is %q", seat, r.points.Text, r.points.Hidden, v.ofPoints())
			}
			if r.frame.Hidden == (seat == card.South) {
				t.Errorf("after %v %v is marked as declarer: %v", events, seat, !r.frame.Hidden)
			}
			if end, button := r.tag.Position().X+r.tag.Size().Width, r.dealer.Objects()[0].Position().X; seat == card.East && (v.ofDealer() == "" || end > button) {
				t.Errorf("the points reach to %v, the dealer's button begins at %v", end, button)
			}
		}
		if m.Open != [4]bool{true, false, false, true} {
			t.Errorf("after %v these are open: %v", events, m.Open)
		}
	}
	s.SetModel(modelOf(t, board(t, 3, ""), card.South, false))
	v := s.plates[Bottom]
	if r := v.CreateRenderer().(*plateRenderer); !r.points.Hidden || v.ofPoints() != "" {
		t.Error("where nobody announces points there are some on the plate")
	}
}

// The choice is heard like a call.
func TestTheChoiceIsHeard(t *testing.T) {
	cues := Cues(modelOf(t, mini(t), card.West, false), modelOf(t, mini(t, "Choose 4S"), card.West, false))
	if len(cues) != 1 || cues[0].Effect != sound.Call {
		t.Errorf("it sounds like %v", cues)
	}
}

// In place of the auction are the points, and below declarer the choice, which can be pointed at.
func TestTheChoiceInThePlaceOfTheAuction(t *testing.T) {
	v := widget.NewRegister(emptyTable(t).art)
	v.Resize(v.MinSize())
	for _, tt := range []struct {
		events []string
		call   int // at the place of the choice
	}{{nil, -1}, {[]string{"Choose 4S"}, 0}} {
		v.Set(Auction(mini(t, tt.events...).Table, bidding.Cards{}), -1, 1)
		size := v.CellSize()
		at := size.Height * 2.5
		for i, seat := range columns {
			want := -1
			if seat == card.South {
				want = tt.call
			}
			if got := v.EntryAt(fyne.NewPos(size.Width*(float32(i)+0.5), at)); got != want {
				t.Errorf("after %v call %d is below %v, want %d", tt.events, got, seat, want)
			}
		}
	}
}
