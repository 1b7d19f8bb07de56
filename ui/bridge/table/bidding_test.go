package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The bidding system is shown at the auction of the board, by key and by mouse, and what the
// person has chosen stays chosen.
func TestBiddingIsShownAtTheAuction(t *testing.T) {
	s := sit(t, board(t, 3, ""), new(forgetful))
	var shown []bridge.View
	note := func(v bridge.View, _ bidding.Cards) { shown = append(shown, v) }
	s.play.options.OnBidding = note
	s.parts.box.Choose(bridge.Bid(9, bridge.NoTrump))
	s.Rune('B')
	if s.parts.buttons.bidding.Hidden || !s.parts.buttons.lastTrick.Hidden {
		t.Error("during the auction there is no button for it")
	}
	test.Tap(s.parts.buttons.bidding)
	if c, ok := s.parts.box.Selection(); len(shown) != 2 || !ok || c != bridge.Bid(9, bridge.NoTrump) {
		t.Errorf("shown %d times; %v is chosen: %t", len(shown), c, ok)
	}
	s = sit(t, board(t, 3, southToPlay), new(forgetful))
	s.play.options.OnBidding = note
	s.Rune('b') // now that some cards have been played
	for _, v := range shown {
		if v.Own().Len() != 17 || v.Seat != card.South {
			t.Errorf("shown with the hand %v of %v", v.Own(), v.Seat)
		}
	}
	if calls := shown[2].Auction().Calls; !slices.Equal(calls, s.play.model.Table.Auction().Calls) || len(calls) == len(shown[0].Auction().Calls) {
		t.Errorf("shown after %v", calls)
	}
	if !s.parts.buttons.bidding.Hidden || s.parts.buttons.lastTrick.Hidden {
		t.Error("the button for the last trick is not there in the play")
	}
}

// A bid under the mouse is explained as the arrows explain it, and forgotten when the mouse is
// gone; what can't be bid isn't explained, and a click bids.
func TestABidUnderTheMouseIsExplained(t *testing.T) {
	s := sit(t, board(t, 3, "1N Pass 2H Pass"), new(forgetful))
	before := s.note.prose.Text
	bid := bridge.Bid(3, bridge.NoTrump)
	s.parts.box.Choose(bid)
	s.note.show()
	byArrows := s.note.prose.Text
	s.parts.box.Unselect()
	s.note.show()
	if s.note.prose.Text != before || byArrows == before {
		t.Fatalf("the arrows say %q, nothing %q", byArrows, s.note.prose.Text)
	}
	here := s.parts.box.Button(bid)
	mouse := &desktop.MouseEvent{}
	if here.MouseIn(mouse); s.note.prose.Text != byArrows {
		t.Errorf("under the mouse it says %q, by the arrows %q", s.note.prose.Text, byArrows)
	}
	s.parts.box.Button(bridge.Pass).MouseIn(mouse) // Fyne may say so before the other has gone
	here.MouseOut()
	if s.note.prose.Text != s.play.wouldMean(bridge.Pass) {
		t.Errorf("at pass it says %q", s.note.prose.Text)
	}
	if s.parts.box.Button(bridge.Pass).MouseOut(); s.note.prose.Text != before {
		t.Errorf("the mouse has gone, and it says %q", s.note.prose.Text)
	}
	here.MouseIn(mouse) // and stays there, while keys are pressed
	if s.Key(fyne.KeyDown); s.note.prose.Text == byArrows || s.note.prose.Text == before {
		t.Errorf("an arrow has chosen a call, and it says %q", s.note.prose.Text)
	}
	s.parts.box.Unselect()
	if s.Rune('4'); s.note.prose.Text != text.T("table.typed", "Letters", "4") {
		t.Errorf("with a 4 typed it says %q", s.note.prose.Text)
	}
	s.Key(fyne.KeyBackspace)
	here.MouseOut()
	if s.parts.box.Button(bridge.Bid(1, bridge.Clubs)).MouseIn(mouse); s.note.prose.Text != before {
		t.Errorf("what can't be bid is explained: %q", s.note.prose.Text)
	}
	var called []bridge.Call
	s.parts.box.OnPressed = func(c bridge.Call) { called = append(called, c) }
	if test.Tap(here); !slices.Equal(called, []bridge.Call{bid}) {
		t.Errorf("a click calls %v", called)
	}
}

// The note explains the last call, and partner's last bid or double too, whatever the opponents do. For a call that the user steps to it says
// what its caller hasn't told yet.
func TestPartnersCallStaysExplained(t *testing.T) {
	for _, c := range []struct{ calls, want string }{
		{"1C Pass", "East Pass – No bid to make · Partner’s 1♣ – Opening: 18–30 points, 4+ ♣"},
		{"1C Pass 1S 2H", "West 2♥ – "},
		{"Pass 1C", "East 1♣ – Opening: 18–30 points, 4+ ♣"},
		{"1C", "North 1♣ – Opening: 18–30 points, 4+ ♣"},
	} {
		s := sit(t, board(t, 3, ""), new(forgetful))
		b, err := bridge.NewBoard(s.Rules(), s.play.session.State().Board.Deal, card.North, bridge.VulNone)
		for word := range strings.FieldsSeq(c.calls) {
			call, _ := bridge.ParseCall(word)
			if err == nil {
				b, err = b.Apply(bridge.Called(call))
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		s.play.model.Table = b.Table
		got := s.note.text()
		if c.calls == "1C Pass" || !strings.Contains(c.calls, " ") || strings.HasPrefix(c.calls, "Pass") {
			if got != c.want {
				t.Errorf("after %s: %q, want %q", c.calls, got, c.want)
			}
		} else if !strings.HasPrefix(got, c.want) || !strings.Contains(got, "Partner’s 1♣ – Opening") {
			t.Errorf("after %s: %q", c.calls, got)
		}
		s.Key(fyne.KeyPageUp)
		if got := s.note.text(); !strings.Contains(got, "Not shown yet: ") || strings.Contains(got, "Partner’s") {
			t.Errorf("after %s the last call is explained as %q", c.calls, got)
		}
	}
}
