package review

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Keys and the mouse go to events, tricks, deals and costly acts.
func TestGoingAbout(t *testing.T) {
	b := played(t, few.TwoDummies, 4, -1)
	d := look(t, newStore(asKept(1, played(t, few.TwoDummies, 3, -1), 0), asKept(2, b, 0), asKept(3, played(t, few.TwoDummies, 5, 4), 0)), 2)
	last := len(b.Events())
	at := func(place int, keys ...string) {
		t.Helper()
		d.press(keys...)
		want(t, strings.Join(keys, " "), d.Page.Model.At, place)
	}
	at(0)
	at(1, "Right")
	at(2, "Space")
	at(1, "Left")
	at(last, "End")
	at(last, "Right")
	at(0, "Home")
	at(0, "Left")
	at(len(b.Calls()), ".")
	at(len(b.Calls())+4, ".")
	at(len(b.Calls()), ",")
	at(0, ",", ",")
	d.Parts.Slider.Tapped(&fyne.PointEvent{Position: fyne.NewPos(d.Parts.Slider.X(7), 5)})
	want(t, "by the slider", d.Page.Model.At, 7)
	d.Parts.Table.(table).Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -25)})
	if d.Page.Model.At == 7 {
		t.Error("the wheel does nothing")
	}

	places := review.Mistakes(d.Page.Model)
	if len(places) < 2 {
		t.Fatalf("that is no test: costly are %v", places)
	}
	at(places[0], "Home", "Down")
	at(places[1], "m")
	at(places[0], "Up")
	at(places[0], "End", "m") // after the last one follows the first

	d.press(string(fyne.KeyPageDown))
	want(t, "the next deal", d.ID(), 3)
	want(t, "from its beginning", d.Page.Model.At, 0)
	d.press(string(fyne.KeyPageDown))
	want(t, "behind the last", d.ID(), 3)
	d.press("[", string(fyne.KeyPageUp), "[")
	want(t, "the first deal", d.ID(), 1)
	d.press("j", "Escape")
	want(t, "said", strings.Join(d.said, " "), "history back")
}

// The act is described with its cost, and the options are listed best first; one can be tried on the table.
func TestWhatAnActCost(t *testing.T) {
	b := played(t, few.ChineseBridge, 4, -1)
	d := look(t, newStore(asKept(1, b, 0)), 1)
	good, costly := -1, -1
	for event := range b.Events() {
		if cost, ok := d.Page.Model.cost(event); ok && cost == 0 && good < 0 {
			good = event
		} else if d.Page.Model.Costly(event) && costly < 0 {
			costly = event
		}
	}
	if good < 0 || costly < 0 {
		t.Fatal("that is no test")
	}
	d.To(good+1, false)
	d.shows("  ·  You", "The expert would have done the same.")
	d.To(costly+1, false)
	d.shows("00 points, by the expert’s estimate", "He prefers", "5")
	before := d.Page.Model.here()
	d.press("1")
	d.shows("On the table: option 1")
	got := d.Page.Model.here().Events()
	want(t, "the act that is tried", got[costly].String(), d.Page.Model.options()[0].Event.String())
	d.press("Escape")
	want(t, "the deal again", fmt.Sprint(d.Page.Model.here().Events()), fmt.Sprint(before.Events()))
	d.press("9", "9")
	want(t, "no option", d.Page.Model.Tried, -1)
	d.press("End")
	d.shows("costly decisions: ", "Deal 1: ", "Chinese bridge")
	want(t, "lines of the score", len(d.Page.Model.scored()), len(b.Score()))
}

// The judge goes through the user's acts automatically, and through everybody's on request; results are saved, and
// known acts aren't judged again. The only legal card isn't judged.
func TestTheJudge(t *testing.T) {
	b := played(t, few.NulloForTwo, 4, -1)
	var own, all int
	for n := range b.Events() {
		before := b.Prefix(n)
		if before.Stage() == few.StagePlaying && before.View(before.Turn()).LegalPlays().Len() == 1 {
			continue
		}
		if all++; before.Turn() == 1 {
			own++
		}
	}
	store := newStore(asKept(1, b, 1))
	d := look(t, store, 1)
	want(t, "the person's acts", d.asked, own)
	want(t, "kept", len(store.judged[1]), own)
	want(t, "more to do", d.Parts.Judging.Button.Hidden, true)
	d.press("y")
	want(t, "everybody's acts", d.asked, all)
	d.Close()
	d = look(t, store, 1)
	want(t, "looked at again", d.asked, 0)
	want(t, "known", len(d.Page.Model.Judged), all)
	for event, a := range d.Page.Model.Judged {
		if want := opinion(b.Prefix(event).View(d.Page.Model.player(event))); fmt.Sprint(a.Options[0]) != fmt.Sprint(want.Options[0]) {
			t.Errorf("of act %d %v is read, and %v was said", event, a.Options[0], want.Options[0])
		}
	}

	store.err = errFull
	store.judged = nil
	d = look(t, store, 1)
	d.shows("The expert has stopped: the disk is full")
	want(t, "he can go on", d.Parts.Judging.Button.Hidden, false)
	store.err, store.judged = nil, newStore().judged
	d.press("a")
	want(t, "all is judged", len(d.Page.Model.Judged), own)

	// A judgement that can't be read is made again.
	for event := range store.judged[1] {
		store.judged[1][event] = []byte(`[{"event":"nonsense"}]`)
	}
	want(t, "judged anew", look(t, store, 1).asked, own)
}

// A key stops the judge and resumes it; closing the screen stops it.
func TestTheJudgeIsStopped(t *testing.T) {
	store := newStore(asKept(1, played(t, few.TwoDummies, 4, -1), 0))
	var queue []func()
	run := func() {
		for len(queue) > 0 {
			f := queue[0]
			queue = queue[1:]
			f()
		}
	}
	var d *desk
	judged := 0
	d = look(t, store, 1, func(o *Options) {
		o.Runner = background.NewRunnerWith(func(f func()) { queue = append(queue, f) }, func(f func()) { f() })
		o.Judge = pundit{func() {
			if judged++; judged == 3 {
				d.press("a")
			}
		}}
	})
	run()
	want(t, "judged before the stop", len(d.Page.Model.Judged), 2)
	want(t, "kept", len(store.judged[1]), 2)
	if _, _, works := d.Judging.Works(); works {
		t.Error("he goes on")
	}
	open := len(review.Unjudged(d.Page.Model, false))
	d.press("a")
	d.shows(fmt.Sprintf("The expert is reviewing decision 1 of %d …", open))
	run()
	want(t, "left", len(review.Unjudged(d.Page.Model, false)), 0)
}

// Of a deal in progress the user sees no more than at the table; of a finished one everything, or the former view. If
// the user had no seat, everything is shown.
func TestWhatIsSeen(t *testing.T) {
	hidden := func(m *model) int { return m.view(m.here()).Hidden() }
	for _, r := range few.Games() {
		b := played(t, r.Kind, 9, -1)
		for n := range len(b.Events()) {
			going := b.Prefix(n)
			seen := going.View(0)
			m := newModel(asKept(1, going, 0), nil)
			m.To(n)
			want(t, fmt.Sprint(r.Name, " goes on, hidden after ", n), hidden(m), seen.Hidden())
			for event := range n {
				want(t, fmt.Sprint(r.Name, " goes on, event ", event), m.shown(event).String(), seen.Events()[event].String())
			}
			m = newModel(asKept(1, b, 0), nil)
			m.To(n)
			want(t, fmt.Sprint(r.Name, " is over, hidden after ", n), hidden(m), 0)
			m.Covered = true
			want(t, fmt.Sprint(r.Name, " as it was seen, hidden after ", n), hidden(m), seen.Hidden())
			m = newModel(asKept(1, going, few.Nobody), nil)
			want(t, fmt.Sprint(r.Name, " where nobody sits, hidden"), hidden(m), 0)
		}
	}
	going := played(t, few.Booby, 9, 5)
	d := look(t, newStore(asKept(1, going, 0)), 1, func(o *Options) { o.Place = 5 })
	d.press("o", "y", "a") // do nothing
	want(t, "hidden", hidden(d.Page.Model), going.View(0).Hidden())
	want(t, "judged while it goes on", d.asked, 0)
	d.shows("The expert reviews a deal when it is over.")
	store := newStore(asKept(1, played(t, few.Booby, 9, -1), 0))
	d = look(t, store, 1, func(o *Options) { o.Place = 5 })
	d.press("o")
	want(t, "hidden as it was seen", hidden(d.Page.Model), going.View(0).Hidden())
	want(t, "the setting", store.settings[cardsSetting], "seen")
	d = look(t, store, 1)
	want(t, "next time", d.Page.Model.Covered, true)
}

// A name, a note and a star are saved; if that fails they revert.
func TestMarks(t *testing.T) {
	store := newStore(asKept(1, played(t, few.Slam, 4, -1), 0))
	d := look(t, store, 1)
	d.press("*")
	want(t, "the star", d.Page.Model.kept.Marks.Starred, true)
	d.press("#")
	if _, ok := d.Sheets.Top().(*marks.Sheet); !ok {
		t.Fatal("there is no sheet for the note")
	}
	d.Key(fyne.KeyEscape)
	store.err = errFull
	d.press("*")
	want(t, "the star that isn't kept", d.Page.Model.kept.Marks.Starred, true)
	d.shows("That couldn’t be saved: the disk is full")
	if !slices.Contains(store.saved, "marks {Name: Note: Starred:true}") {
		t.Errorf("kept is %q", store.saved)
	}
}

// While the next deal is being read the lists of the one before are still there, and can be scrolled.
func TestWhileTheNextDealIsRead(t *testing.T) {
	var queue []func()
	store := newStore(asKept(1, played(t, few.Booby, 4, -1), 0), asKept(2, played(t, few.Booby, 5, -1), 0))
	d := look(t, store, 1, func(o *Options) {
		o.Runner = background.NewRunnerWith(func(f func()) { queue = append(queue, f) }, func(f func()) { f() })
	})
	for len(queue) > 0 {
		f := queue[0]
		queue = queue[1:]
		f()
	}
	d.To(4, false)
	d.press("]")
	d.Parts.Options.ShowRows()
	d.Parts.Acts.ShowRows()
	d.press("1", "Right", "m", "*", "o", "y", "a", "#", ".")
	want(t, "the deal", d.ID(), 2)
}

func TestADealThatIsGone(t *testing.T) {
	d := look(t, newStore(), 7)
	d.press("Right", "End", "a", "y", "m", "o", "*", "#", "1", ",", string(fyne.KeyPageDown), "Down", "Escape")
	want(t, "said", strings.Join(d.said, " "), "back")
}

// The screen is drawn in every size and in both appearances, at every place of all games, and nothing of the column is out of sight.
func TestEverySizeAndPlace(t *testing.T) {
	for _, r := range few.Games() {
		b := played(t, r.Kind, 11, -1)
		d := look(t, newStore(asKept(1, b, 1)), 1)
		for _, size := range []fyne.Size{{Width: 2560, Height: 1440}, {Width: 1024, Height: 700}} {
			d.window.Resize(size)
			for n := range len(b.Events()) + 1 {
				if n%7 != 3 && n != len(b.Events()) || size.Width > 1024 && n > 3 { // more places in the smallest window
					continue
				}
				d.To(n, false)
				if said := d.words(); strings.Contains(said, "few.") || strings.Contains(said, "{{") {
					t.Errorf("%s at %d: a message is missing: %q", r.Name, n, said)
				}
				// The keyboard doesn't scroll the column.
				if least, room := d.Parts.Column.Content.MinSize().Height, d.Parts.Column.Size().Height; least > room {
					t.Errorf("%s, %v at %d: the column is %v high and has room for %v", r.Name, size, n, least, room)
				}
			}
		}
		fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysDark})
		d.Redraw()
	}
}

// An act that the expert hasn't thought of has no cost.
func TestAnActThatNobodyThoughtOf(t *testing.T) {
	b := played(t, few.Booby, 4, -1)
	d := look(t, newStore(asKept(1, b, 0)), 1)
	event := slices.IndexFunc(b.Events(), func(e few.Event) bool { return e.Kind == few.Giving })
	for n := range 3 {
		if d.Page.Model.Mine(event + n) {
			event += n
			break
		}
	}
	a := d.Page.Model.Judged[event]
	if optionOf(a, b.Events()[event]) >= 0 {
		t.Fatal("that is no test")
	}
	d.To(event+1, false)
	d.shows("The expert would have chosen", "You give")
	want(t, "costly", d.Page.Model.Costly(event), false)
	if text, err := toKeep(bot.Advice{Options: make([]bot.Option, 30)}, b.Events()[event]); err != nil || strings.Count(string(text), "event") != mostKept {
		t.Errorf("kept is %s, %v", text, err)
	}
}
