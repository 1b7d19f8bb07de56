package table

import (
	"testing"
	"testing/synctest"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/spacebar"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The space bar does once what Enter does, however long it is held: what the keyboard repeats did it
// again and again.
func TestTheSpaceBarIsHeld(t *testing.T) {
	for _, down := range []bool{true, false} {
		s := sit(t, board(t, 3, southToLead), new(forgetful))
		s.play.work.Runner = heardBy(func(f func()) {})
		s.parts.surface.Select(card.Card{})
		for range 3 {
			if down {
				s.KeyDown(fyne.KeySpace)
				down = false
			}
			s.note.say("")
			s.Key(fyne.KeySpace)
		}
		if repeated := s.note.prose.Text == text.T("table.select-first"); repeated == s.Space.IsDown() {
			t.Errorf("down %v: it says %q", s.Space.IsDown(), s.note.prose.Text)
		}
		s.KeyUp(fyne.KeySpace)
		if s.Key(fyne.KeySpace); s.note.prose.Text != text.T("table.select-first") {
			t.Errorf("pressed again it says %q", s.note.prose.Text)
		}
	}
}

// A space bar that is held makes the computer players go on at once, until it is let go.
func TestAHeldSpaceBarGoesFast(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		news := make(chan func(), 100)
		s := sitWith(t, board(t, 3, southToLead), 4, new(forgetful), func(c *play.Config, o *Options) {
			c.Pace = play.Pace{Think: time.Hour, Trick: time.Hour}
		})
		s.play.work.Runner = heardBy(func(f func()) { news <- f })
		if err := s.play.session.Act(bridge.Played(s.play.model.Plays.Cards()[0])); err != nil {
			t.Fatal(err)
		}
		s.KeyDown(fyne.KeySpace)
		(<-news)() // it is held long enough
		eventually(t, "the user is asked again", func() bool { return s.play.session.State().Asked })
		s.KeyUp(fyne.KeySpace)
		before := len(s.play.session.State().Board.Events())
		b := s.play.session.State().Board
		if err := s.play.session.Act(bridge.Played(b.View(b.Actor()).LegalPlays().Cards()[0])); err != nil {
			t.Fatal(err)
		}
		time.Sleep(300 * time.Millisecond) // nothing happens
		if n := len(s.play.session.State().Board.Events()); n != before+1 {
			t.Errorf("%d events after it was let go, want %d", n, before+1)
		}
	})
}

// A space bar that is pressed and let go isn't held.
func TestAPressedSpaceBarIsNotHeld(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := sit(t, board(t, 3, southToLead), new(forgetful))
		late := false
		s.play.work.Runner = heardBy(func(f func()) { late = true })
		s.KeyDown(fyne.KeySpace)
		s.KeyUp(fyne.KeySpace)
		time.Sleep(spacebar.HoldPause + 100*time.Millisecond)
		if late {
			t.Error("it was taken for held")
		}
	})
}
