package review

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

func TestStepping(t *testing.T) {
	b := played(t, bridge.SuperBridge())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	last := len(b.Board.Events())
	for _, c := range []struct {
		keys string
		want int
	}{
		{"", 0}, {"Left", 0}, {"Right", 1}, {"Right Right", 3}, {"Left", 2}, {"End", last}, {"Right", last}, {"Home", 0},
		{"Next", 4}, {"Next", 8}, {".", 12}, {"Right", 13}, {"Prior", 12}, {",", 8}, {"Prior Prior", 0}, {"Prior", 0},
		{"Next Right Next", 8}, {"End Prior", last - 4}, {"Next", last}, {"Next", last},
	} {
		d.press(strings.Fields(c.keys)...)
		if got := d.page().n(); got != c.want {
			t.Fatalf("after %s at %d, want %d", c.keys, got, c.want)
		}
	}
	d.parts.slider.Tapped(&fyne.PointEvent{Position: fyne.NewPos(d.parts.slider.X(17), 5)})
	if d.page().n() != 17 {
		t.Errorf("a click on the slider leads to %d", d.page().n())
	}
	d.parts.slider.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(d.parts.slider.X(18)+1, 5)}})
	if d.page().n() != 18 {
		t.Errorf("drawn, the slider leads to %d", d.page().n())
	}
}

// Each kind of board can be stepped through, and has words at each place.
func TestEveryPlaceSaysWhatHappened(t *testing.T) {
	for name, events := range map[string]string{
		"played": "1N Pass Pass Pass rest", "passed out": "Pass Pass Pass Pass", "claimed": "1N Pass Pass Pass any any any any any Claim_7",
		"conceded": "1N Pass Pass Pass Claim_0", "claimed at the end of a trick": "4S X Pass Pass XX Pass Pass Pass any any any any Claim_3",
		"going on": "1N Pass Pass Pass any any", "in the auction": "1N Pass",
	} {
		b := asKept(1, board(t, bridge.SuperBridge(), 3, events))
		for _, watched := range []bool{false, true} {
			b.Watched = watched
			store := newStore(b)
			if b.Board.Phase() == bridge.Finished {
				store.analyses[1] = complete(b.Board)
			}
			d := look(t, store, 1)
			for n := range len(b.Board.Events()) + 1 {
				if d.page().n() != n || d.parts.words.Text == "" || d.parts.heading.Text == "" {
					t.Errorf("%s, at %d: %q", name, n, d.shows())
				}
				if strings.Contains(d.shows(), "{{") || strings.Contains(d.shows(), "board.") {
					t.Errorf("%s, at %d: %q", name, n, d.shows())
				}
				d.press("Right")
			}
		}
	}
}

// Of a board in progress the user sees only what the rules allow, with any keys, and nothing about it is analysed.
func TestNobodyPeeksAtABoardThatGoesOn(t *testing.T) {
	b := asKept(1, board(t, bridge.SuperBridge(), 3, "1N Pass Pass Pass any any any any any"))
	store := newStore(b)
	d := look(t, store, 1)
	for _, key := range strings.Fields("o a w t x p g d e Up Down Return Right o Right o Right o Right o End o") {
		d.press(key)
		m := d.page().table()
		for _, seat := range card.Seats {
			dummy := seat == card.North && d.page().n() > 4
			if want := seat == card.South || dummy; m.Open[seat] != want || !want && m.Hands[seat] != (card.Hand{}) {
				t.Errorf("after %s at %d: %v open %v", key, d.page().n(), seat, m.Open[seat])
			}
		}
	}
	if len(store.saved) > 0 || len(d.said) > 0 {
		t.Errorf("kept %q, said %q", store.saved, d.said)
	}
}

// The user's view is shown as it was, at each place.
func TestAsYouSawIt(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	open := func() string {
		seats := ""
		for _, seat := range card.Seats {
			if d.page().table().Open[seat] {
				seats += seat.String()
			}
		}
		return seats
	}
	for _, c := range []struct{ keys, want string }{
		{"", "NESW"}, {"o", "S"}, {"Next", "S"}, {"Right", "NS"}, {"End", "NS"}, {"o", "NESW"}, {"Home", "NESW"},
	} {
		d.press(strings.Fields(c.keys)...)
		if got := open(); got != c.want {
			t.Errorf("after %q %s are open, want %s", c.keys, got, c.want)
		}
	}
}

// The choice of open hands is saved for other boards, also across starts of the program; hands shown only for a search
// aren't.
func TestWhichHandsAreShownIsKept(t *testing.T) {
	b := played(t, bridge.Duplicate())
	act, _ := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	look(t, store, 1).press("o")
	d := look(t, store, 1)
	if d.page().hands != seenHands {
		t.Errorf("kept %q, shown %v", store.settings, d.page().hands)
	}
	d.press("o", "Down", "o", "o", "o")
	if d.page().hands != allHands || !d.page().table().Open[card.East] {
		t.Errorf("hands %v, open %v", d.page().hands, d.page().table().Open)
	}
	if d = look(t, store, 1); d.page().hands != allHands {
		t.Errorf("kept %q", store.settings)
	}
}

func TestABoardThatIsNotThere(t *testing.T) {
	d := look(t, newStore(), 5)
	d.press("Right", "o", "f", "a", "t", "*", "n", "y", "Down", "Return", "Escape")
	if !slices.Equal(d.said, []string{"back"}) {
		t.Errorf("said %q", d.said)
	}
}

// When the screen is seen again, a line that has been played meanwhile is there.
func TestWhatWasPlayedMeanwhileIsListed(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	d.press("Next", "p")
	branch := b
	branch.ID, branch.Kind = 4, bridgestore.Branch
	b.Branches = []int64{4}
	store.boards[1], store.boards[4] = b, branch
	d.Reload()
	if !strings.Contains(d.shows(), "Played on") || d.page().n() != 4 {
		t.Errorf("at %d: %s", d.page().n(), d.shows())
	}
}

// A branch that was left in the middle by closing the window continues from its review; then it is read again.
func TestALineThatWasLeftGoesOn(t *testing.T) {
	b := asKept(1, board(t, bridge.SuperBridge(), 3, "1N Pass Pass Pass any any"))
	b.Kind = bridgestore.Branch
	store := newStore(b)
	d := look(t, store, 1)
	if d.press("p"); len(d.said) != 1 || d.said[0] != "go on with 1" || d.parts.buttons.on.Disabled {
		t.Errorf("said %q", d.said)
	}
	store.boards[1] = played(t, bridge.SuperBridge())
	d.Reload()
	if !d.page().mine.finished() || d.parts.list == nil {
		t.Error("it hasn't been read again")
	}
}

// The buttons fit side by side, and the column needs no scrolling, in the smallest window that
// is promised, with any label.
func TestTheScreenFitsASmallWindow(t *testing.T) {
	auction := "1C 1D 1H 1S 1N 2C 2D 2H 2S 2N 3C 3D 3H 3S 3N 4C 4D 4H 4S 4N 5C Pass Pass Pass rest"
	b := asKept(1, board(t, bridge.SuperBridge(), 3, auction))
	act, _ := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	for _, keys := range []string{"", "t", "t", "Escape", "Down", "End", "s"} {
		d.press(strings.Fields(keys)...)
		if wide := d.parts.buttons.row().MinSize().Width; wide > 1024-2*review.Margin {
			t.Errorf("after %q the buttons take %v", keys, wide)
		}
		if room, takes := d.parts.column.Size(), d.parts.column.Content.MinSize(); takes.Height > room.Height+1 || takes.Width > room.Width {
			t.Errorf("after %q the column takes %v of %v", keys, takes, room)
		}
		if size := d.parts.surface.Size(); size.Width < 620 || size.Height < 500 {
			t.Errorf("after %q the table has %v", keys, size)
		}
	}
}

// Nor does it need scrolling with a long reason and a long hint after five rounds of calls, all of which are visible.
func TestALongReasonFitsASmallWindow(t *testing.T) {
	auction := "Pass 1C 1D 1H 1S 1N 2C 2D 2H 2S 2N 3C 3D 3H 3S 3N 4H Pass Pass Pass rest"
	b := asKept(1, board(t, bridge.SuperBridge(), 3, auction))
	act, better := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	store.others[1] = bridgestore.Other{Players: "club", Board: finish(t, b.Board.Prefix(0))}
	d := look(t, store, 1)
	d.press("Down")
	d.tapped(better, true)
	d.page().answers.known[asked{false, act.Event}] = &answer{costly: true,
		why:  "Lead ♠12 towards ♠Q: ♠K is with East, who plays before it, and so can't be taken by a card behind it any more.",
		hint: "My hint, knowing what you knew: Play ♥2: a finesse against West, who has shown 18 points. Next best: ♣A, about 120 points worse.",
	}
	d.page().search.stop = func() {}
	d.page().mine.found.Done, d.page().mine.found.Total, d.page().mine.found.Before = 70, 89, 1
	d.Update(false)
	if room, takes := d.parts.column.Size(), d.parts.column.Content.MinSize(); takes.Height > room.Height+1 || takes.Width > room.Width {
		t.Errorf("the column takes %v of %v", takes, room)
	}
	if rows := d.parts.calls.Rounds(b.Board.Table); d.parts.calls.Object().Size().Height < float32(rows+1)*theme.U(callHeight)-1 {
		t.Errorf("%d rounds have %v", rows, d.parts.calls.Object().Size())
	}
	if !strings.Contains(d.shows(), better.Rank.String()) || strings.Contains(d.shows(), "1 try") {
		t.Errorf("%s", d.shows())
	}
}

// The column needs no scrolling either during a longer search, with an auction of four rounds.
func TestASearchFitsASmallWindow(t *testing.T) {
	b := asKept(1, board(t, bridge.SuperBridge(), 3, "Pass 1H Pass 2C Pass 2H Pass 3H Pass 5H Pass Pass Pass rest"))
	act, _ := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	d.page().search.stop = func() {}
	d.page().mine.found.Done, d.page().mine.found.Total, d.page().mine.found.Before = 70, 89, 1
	d.parts.showNews(true)
	if !strings.Contains(d.shows(), "Longer search: 70 of 89") {
		t.Errorf("%s", d.shows())
	}
	if room, takes := d.parts.column.Size(), d.parts.column.Content.MinSize(); takes.Height > room.Height+1 || takes.Width > room.Width {
		t.Errorf("the column takes %v of %v", takes, room)
	}
	if bar := d.parts.progress.Size().Width; bar < 100 {
		t.Errorf("the bar has %v", bar)
	}
}

// During a longer search, the results so far on the cards are shown.
func TestNothingWasCostlyWhileASearchGoesOn(t *testing.T) {
	d, _ := searching(t)
	if shown := d.shows(); !strings.Contains(shown, "None. No card that you played cost a trick.") {
		t.Errorf("%s", shown)
	}
	d.page().mine.found.Acts[0].Unknown = true
	d.parts.showNews(true)
	if shown := d.shows(); !strings.Contains(shown, "None yet.") {
		t.Errorf("with a card that isn't judged: %s", shown)
	}
}

// A board can be reviewed even if none of its related data can be read; it is analysed again.
func TestABoardWithoutWhatBelongsToIt(t *testing.T) {
	store := newStore(played(t, bridge.Duplicate()))
	store.broken = errors.New("damaged")
	d := look(t, store, 1)
	if d.press("Right"); d.page().n() != 1 || !d.page().mine.found.Complete() || len(store.saved) != 2 {
		t.Errorf("at %d, kept %q: %s", d.page().n(), store.saved, d.shows())
	}
}

// A review that is about something begins there, and the board that follows at its start.
func TestReviewBeginsWhereItIsWanted(t *testing.T) {
	b := played(t, bridge.Duplicate())
	b.Next = 7
	next := b
	next.ID, next.Previous, next.Next = 7, 1, 0
	for _, tt := range []struct{ events, want int }{{0, 0}, {9, 9}, {1000, len(b.Board.Events())}} {
		d := look(t, newStore(b, next), 1, func(o *Options) { o.Events = tt.events })
		if got := d.page().n(); got != tt.want {
			t.Errorf("after %d events: it begins at %d", tt.events, got)
		}
		if d.press("]"); d.ID() != 7 || d.page().n() != 0 {
			t.Errorf("board %d begins at %d", d.ID(), d.page().n())
		}
	}
}
