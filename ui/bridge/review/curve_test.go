package review

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// mistaken returns a board on which two cards of South's and one of East's cost a trick each.
func mistaken(t *testing.T) (*fakeStore, []assess.Judged) {
	b := played(t, bridge.Duplicate())
	var acts []assess.Judged
	add := func(from int, seat card.Seat) {
		for i := from; ; i++ {
			before := b.Board.Prefix(i)
			if plays := before.View(before.Turn()).LegalPlays(); before.Turn() == seat && plays.Len() > 1 {
				better := plays.Without(b.Board.Events()[i].Card)
				acts = append(acts, assess.Judged{Event: i, Seat: seat, Cost: 1, Better: []card.Hand{better}})
				return
			}
		}
	}
	add(8, card.South)
	add(acts[0].Event+1, card.East)
	add(acts[1].Event+1, card.South)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, acts...)
	return store, acts
}

// The curve shows the tricks that declarer can take at each card, and a click on a dip goes there.
func TestTheCurve(t *testing.T) {
	store, acts := mistaken(t)
	d := look(t, store, 1)
	c := d.parts.curve.course
	took := store.boards[1].Board.DeclarerTricks()
	for _, want := range []struct{ place, tricks int }{
		{d.page().mine.last(), took}, {acts[2].Event + 1, took}, {acts[2].Event, took + 1}, {acts[1].Event + 1, took + 1},
		{acts[1].Event, took}, {acts[0].Event + 1, took}, {acts[0].Event, took + 1}, {c.first, 7}, {0, -1}, {c.first - 1, -1},
	} {
		if got := c.at(want.place); got != want.tricks && want.place != c.first {
			t.Errorf("at %d there are %d, want %d", want.place, got, want.tricks)
		}
	}
	if c.sign != 1 || c.needs != 7 || len(c.dips) != 3 || c.dips[1].yours || !c.dips[2].yours {
		t.Errorf("%+v", c)
	}
	click := func(place float32) {
		d.parts.curve.Tapped(&fyne.PointEvent{Position: fyne.NewPos(d.parts.curve.x(place), 20)})
	}
	click(float32(acts[2].Event) + 0.5)
	if d.page().n() != acts[2].Event || !d.page().finding {
		t.Errorf("a click on a dip leads to %d, finding %v", d.page().n(), d.page().finding)
	}
	click(float32(acts[1].Event) + 0.4)
	if d.page().n() != acts[1].Event+1 || d.page().finding {
		t.Errorf("a click on another's dip leads to %d, finding %v", d.page().n(), d.page().finding)
	}
	click(2)
	if d.page().n() != 2 {
		t.Errorf("a click elsewhere leads to %d", d.page().n())
	}
	d.parts.curve.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(d.parts.curve.x(6), 20)}})
	if d.page().n() != 6 {
		t.Errorf("drawn, the curve leads to %d", d.page().n())
	}
	if got := d.parts.counts.Text; got != "N-S 2 · E-W 1" {
		t.Errorf("the counts are %q", got)
	}
	d.page().mine.found.Acts = d.page().mine.found.Acts[10:]
	d.parts.showNews(true)
	if c := d.parts.curve.course; c.at(d.page().record().calls()+5) != -1 || c.at(d.page().mine.last()) != took {
		t.Errorf("half of it known: %+v", c)
	}
	d = look(t, newStore(asKept(1, board(t, bridge.SuperBridge(), 3, "1N Pass Pass Pass any any"))), 1)
	if !d.parts.curve.Hidden {
		t.Error("a board that goes on has a curve")
	}
}

// M goes from one of the user's mistakes to the next, open ones first, and starts over after the last.
func TestMyMistakesOneAfterTheOther(t *testing.T) {
	store, acts := mistaken(t)
	d := look(t, store, 1)
	d.press("y", "m")
	if d.page().n() != acts[0].Event || !d.page().finding {
		t.Fatalf("at %d, finding %v", d.page().n(), d.page().finding)
	}
	for _, want := range []int{acts[2].Event, acts[0].Event, acts[2].Event} {
		if d.press("m"); d.page().n() != want || !d.page().finding {
			t.Errorf("at %d, want %d, finding %v", d.page().n(), want, d.page().finding)
		}
	}
	d.tapped(acts[2].Better[0].Cards()[0], true)
	d.press("t", "t", "m") // there and back: the other table is played first
	if d.page().model.away || d.page().n() != acts[0].Event {
		t.Errorf("at %d, away %v", d.page().n(), d.page().model.away)
	}
	d.press("Home", "m")
	d.tapped(acts[0].Better[0].Cards()[0], true)
	d.press("m")
	if d.page().n() != acts[2].Event+1 {
		t.Errorf("when all have been found it leads to %d", d.page().n())
	}
	d = look(t, newStore(asKept(1, board(t, bridge.Duplicate(), 3, "Pass Pass Pass Pass"))), 1)
	if d.press("m"); d.page().n() != 0 || !d.parts.buttons.mistakes.Disabled {
		t.Error("a board that was passed out has mistakes")
	}
}

// A found card stays found when the board is opened again, and tries are still counted.
func TestAPuzzleStaysFound(t *testing.T) {
	store, acts := mistaken(t)
	d := look(t, store, 1)
	wrong := store.boards[1].Board.Events()[acts[0].Event].Card
	right := acts[0].Better[0].Cards()[0]
	d.press("m")
	d.tapped(wrong, true)
	d = look(t, store, 1)
	d.press("m")
	if !d.page().finding || d.parts.tries.Text != "1 try" {
		t.Errorf("finding %v, tries %q", d.page().finding, d.parts.tries.Text)
	}
	d.tapped(right, true)
	if !strings.Contains(d.shows(), "That took 2 tries.") {
		t.Errorf("%s", d.shows())
	}
	d.press("m", "f")
	d = look(t, store, 1)
	states := strings.Count(d.shows(), "found") == 1 && strings.Count(d.shows(), "seen") == 1 && !strings.Contains(d.shows(), "?")
	if d.press("Down"); d.page().finding || !states {
		t.Errorf("finding %v: %s", d.page().finding, d.shows())
	}
	if !slices.Equal(d.page().puzzles[acts[0].Event].tried, []card.Card{wrong, right}) {
		t.Errorf("%+v", d.page().puzzles)
	}
}

// The cards of the other table are judged in the background, after the board's own, and saved; there the record looks
// like another table's.
func TestTheOtherTablesCards(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	far := finish(t, b.Board.Prefix(0))
	store.analyses[1] = complete(b.Board)
	store.others[1] = otherOf(far)
	d := look(t, store, 1)
	if !d.page().other.found.Complete() || !slices.ContainsFunc(store.saved, func(s string) bool { return s == "other table" }) {
		t.Fatalf("kept %q: %+v", store.saved, d.page().other.found)
	}
	saved := store.others[1].Found
	if saved.Total == 0 || len(saved.Acts) != len(far.Events())-len(far.Auction().Calls) {
		t.Errorf("kept %+v", saved)
	}
	d.press("t")
	if m := d.page().table(); !m.Away || !m.Nobody {
		t.Errorf("away %v, nobody %v", m.Away, m.Nobody)
	}
	if title := d.parts.title.Text; !strings.HasPrefix(title, "The other table: 3NT by South") || strings.Contains(d.parts.subtitle.Text+d.parts.scored.Text, "you") || d.parts.scored.Ink != theme.Current().Faint {
		t.Errorf("%q, %q, %q in %v", title, d.parts.subtitle.Text, d.parts.scored.Text, d.parts.scored.Ink)
	}
	// One of its cards, as the store may have it.
	saved.Acts[9].Cost, saved.Acts[9].Better = 1, []card.Hand{card.Hand{}.With(far.Events()[len(far.Auction().Calls)+9].Card)}
	store.others[1] = otherOf(far)
	other := store.others[1]
	other.Found = saved
	store.others[1] = other
	d = look(t, store, 1)
	d.press("t", "Down")
	if d.page().n() != saved.Acts[9].Event+1 || !strings.Contains(d.shows(), "It cost a trick. Better by a trick") {
		t.Errorf("at %d: %s", d.page().n(), d.shows())
	}
	if d.press("t"); d.page().table().Away || strings.HasPrefix(d.parts.title.Text, "The other") {
		t.Errorf("back at one's own table the title is %q", d.parts.title.Text)
	}
}
