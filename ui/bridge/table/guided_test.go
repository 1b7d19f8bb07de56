package table

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// strict is a guide who allows some acts only, and notes what he was asked and told.
type strict struct {
	allowed func(bridge.Event) bool
	asked   []string
	changes []play.State
	left    int
}

func (g *strict) Allows(_ bridge.Board, e bridge.Event) bool {
	g.asked = append(g.asked, e.String())
	return g.allowed(e)
}
func (g *strict) Changed(s play.State) { g.changes = append(g.changes, s) }
func (g *strict) Endings() []tutor.Ending {
	return []tutor.Ending{{Label: "Go on", Key: "Enter", Do: func() { g.left++ }}}
}
func (g *strict) Leave()         { g.left++ }
func (g *strict) WayOut() string { return "Lessons" }

// guide returns a table at which a guide has laid a position, in a window of a size, and what does all that the table wants done on
// Fyne's goroutine until something is so.
func guide(t *testing.T, g tutor.Guide, p tutor.Position, size fyne.Size) (s *Screen, until func(func() bool)) {
	t.Helper()
	todo := make(chan func(), 1000)
	runner := background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { todo <- f })
	s = NewGuided(newArt(t), play.Config{User: bridge.User{Seat: card.South, BothHands: true}}, Options{Runner: runner, Guide: g}, p.Board.Rules)
	if p.Journal == nil {
		p.Journal = new(forgetful)
	}
	w := test.NewTempWindow(t, s.Content())
	w.Resize(size)
	if err := s.Lay(p); err != nil {
		t.Fatal(err)
	}
	until = func(done func() bool) {
		t.Helper()
		late := time.After(10 * time.Second)
		for !done() {
			select {
			case f := <-todo:
				f()
			case <-late:
				t.Fatal("it doesn't happen")
			}
		}
	}
	t.Cleanup(func() {
		s.Close()
		go func() {
			for f := range todo {
				f()
			}
		}()
		runner.Wait(time.Minute)
	})
	return s, until
}

var usualSize = fyne.NewSize(960, 800)

// What the guide doesn't allow isn't done, whether it is tapped or typed, legal or not; what he allows is done, and he hears of it.
func TestTheGuideIsAskedFirst(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass any")
	hand := b.View(b.Actor()).LegalPlays().Cards()
	g := &strict{allowed: func(e bridge.Event) bool { return e.Card == hand[1] }}
	s, until := guide(t, g, tutor.Position{Board: b, From: len(b.Events())}, usualSize)
	until(func() bool { return s.play.session.State().Asked })
	s.tapped(hand[0], true)
	s.parts.surface.Select(hand[0])
	s.Key(fyne.KeyReturn)
	if got := len(s.guided.board().Events()); got != len(b.Events()) || len(g.asked) != 2 {
		t.Fatalf("%d events, and the guide was asked %v", got, g.asked)
	}
	var illegal card.Card
	for _, c := range b.Hand(b.Turn()).Cards() {
		if !slices.Contains(hand, c) {
			illegal = c
		}
	}
	if illegal == (card.Card{}) {
		t.Fatal("every card is legal")
	}
	s.tapped(illegal, true)
	if len(g.asked) != 3 || s.note.said != "" {
		t.Errorf("of an illegal card he was asked %v, and the table says %q", g.asked, s.note.said)
	}
	heard := len(g.changes)
	s.tapped(hand[1], true)
	until(func() bool { return len(g.changes) > heard && len(s.guided.board().Events()) > len(b.Events()) })
	if s.guided.mayClaim() {
		t.Error("where nobody else plays one may claim")
	}
	s.Key(fyne.KeyEscape)
	if g.left != 1 || s.parts.buttons.home.Label != "Lessons" {
		t.Errorf("left %d times, by %q", g.left, s.parts.buttons.home.Label)
	}
}

// lowly advises the lowest card.
type lowly struct{}

func (lowly) Advise(_ context.Context, v bridge.View) (bot.Advice, error) {
	legal := v.LegalPlays().Cards()
	return bot.Advice{Event: bridge.Played(legal[len(legal)-1])}, nil
}

// The hint is that of the adviser whom the guide brings, and of the table's own again where he brings none.
func TestTheGuideBringsAnAdviser(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass any")
	g := &strict{allowed: func(bridge.Event) bool { return true }}
	s, until := guide(t, g, tutor.Position{Board: b, From: len(b.Events()), Adviser: lowly{},
		Hint: func(a bot.Advice) string { return "why " + text.Card(a.Event.Card) }}, usualSize)
	until(func() bool { return s.play.session.State().Asked })
	s.advice.seek()
	until(func() bool { return s.note.said != "" })
	legal := b.View(b.Actor()).LegalPlays().Cards()
	if want := "why " + text.Card(legal[len(legal)-1]); s.note.said != want {
		t.Errorf("the hint is %q, want %s", s.note.said, want)
	}
	if err := s.Lay(tutor.Position{Board: b, From: len(b.Events()), Journal: new(forgetful)}); err != nil {
		t.Fatal(err)
	}
	if s.play.config.Adviser != s.play.options.Adviser {
		t.Error("the adviser stays when another position is laid")
	}
}

// In a still position nobody acts, the last trick lies on the table, hands lie open as the guide says, and an empty table is empty.
func TestStillAndBarePositions(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass any any any any")
	g := &strict{allowed: func(bridge.Event) bool { return true }}
	s, _ := guide(t, g, tutor.Position{Board: b, Still: true, Open: [4]bool{card.West: true}}, usualSize)
	m := s.play.model
	if m.Yours || m.Calls != nil || m.Plays.Len() != 0 || m.Undoable || s.note.prose.Text != "" {
		t.Errorf("somebody may act: %+v; the note says %q", m, s.note.prose.Text)
	}
	if m.Trick.Len != 4 || !m.Open[card.West] || m.Open[card.East] || m.Hands[card.West].Len() != 16 {
		t.Errorf("%d cards in the trick, open %v, West holds %v", m.Trick.Len, m.Open, m.Hands[card.West])
	}
	s.tapped(m.Hands[card.South].Cards()[0], true)
	if len(g.asked) != 0 {
		t.Errorf("a card could be played: %v", g.asked)
	}
	if s.Rune('h'); s.advice.Open() || s.note.said != text.T("table.no-hint-here") {
		t.Errorf("a hint for a card is sought, and it says %q", s.note.said)
	}
	if err := s.Lay(tutor.Position{Board: b.Prefix(0), Bare: true, Journal: new(forgetful)}); err != nil {
		t.Fatal(err)
	}
	if n := len(s.parts.surface.Scene().Sprites); n != 0 || !s.parts.header.Hidden || !s.parts.box.Hidden || s.parts.buttons.home.Hidden {
		t.Errorf("%d things lie on an empty table", n)
	}
}

// On an empty table of MiniBridge nobody has said how many points he has.
func TestAnEmptyTableTellsNoPoints(t *testing.T) {
	rules := bridge.MiniBridge()
	b, err := bridge.NewBoard(rules, rules.Seeded(1, 1, 1), card.North, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := guide(t, &strict{}, tutor.Position{Board: b, Bare: true}, usualSize)
	if !s.play.model.Bare {
		t.Error("the plates tell points on an empty table")
	}
	if err := s.Lay(tutor.Position{Board: b, Still: true, Journal: new(forgetful)}); err != nil {
		t.Fatal(err)
	}
	if s.play.model.Bare {
		t.Error("the plates tell no points where cards lie on the table")
	}
}

// A guide points at whatever is on the table, in a narrow window too.
func TestHalos(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass any any any any any")
	g := &strict{allowed: func(bridge.Event) bool { return true }}
	s, _ := guide(t, g, tutor.Position{Board: b, Still: true}, fyne.NewSize(740, 700))
	size := s.parts.content.Size()
	for _, what := range []string{"hand:N", "hand:E", "hand:S", "hand:W", "trick", "tricks", "contract", "score", "points", "plate:N", "plate:E", "plate:S", "plate:W"} {
		s.guided.pointAt([]string{what})
		if len(s.guided.layer.Objects) == 0 {
			t.Errorf("nothing shines for %s", what)
		}
		for _, o := range s.guided.layer.Objects {
			at, its := o.Position(), o.Size()
			if at.X < -6 || at.Y < -6 || at.X+its.Width > size.Width+6 || at.Y+its.Height > size.Height+6 || its.Width < 10 || its.Height < 10 {
				t.Errorf("%s shines at %v in %v of a window of %v", what, at, its, size)
			}
		}
	}
	for _, what := range []string{"box", "auction", "plate:Q"} {
		if s.guided.pointAt([]string{what}); len(s.guided.layer.Objects) != 0 {
			t.Errorf("%s shines, and isn't there", what)
		}
	}
	c := b.Hand(card.South).Cards()[2]
	s.guided.pointAt([]string{c.String()})
	for _, sprite := range s.parts.surface.Scene().Sprites {
		if sprite.Halo != (sprite.Face == c) {
			t.Errorf("%s shines: %t", sprite.Key, sprite.Halo)
		}
	}
	if err := s.Lay(tutor.Position{Board: b.Prefix(1), Still: true, Journal: new(forgetful), Halo: []string{"box", "auction"}}); err != nil {
		t.Fatal(err)
	}
	if n := len(s.guided.layer.Objects); n != 2 {
		t.Errorf("%d things shine at the auction", n)
	}
	asked := 0
	s.play.options.OnBidding = func(bridge.View, bidding.Cards) { asked++ }
	for n, halo := range [][]string{{"hand:S"}, {"box"}} { // where nothing is bid there is no system to look at
		if err := s.Lay(tutor.Position{Board: b.Prefix(0), Still: true, Journal: new(forgetful), Halo: halo}); err != nil {
			t.Fatal(err)
		}
		if s.Rune('b'); s.parts.buttons.bidding.Hidden != (n == 0) || s.parts.header.Hidden != (n == 0) || asked != n {
			t.Errorf("%v: its button is hidden: %v, the line above: %v; shown %d times", halo, s.parts.buttons.bidding.Hidden, s.parts.header.Hidden, asked)
		}
	}
}

// On the narrowest table with something beside it the auction and the box lie side by side on it, and hands and plates don't cover each
// other.
func TestANarrowTable(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 740, Height: 700}, {Width: 960, Height: 800}, {Width: 1950, Height: 1440}} {
		g := tabletop.NewNarrowGeometry(size.Width, size.Height)
		auction := panelRoom(g)
		if auction.X < 0 || auction.Y < g.Plate[tabletop.Top].Y+g.Plate[tabletop.Top].H-1 {
			t.Errorf("in %v the auction lies at %v", size, auction)
		}
		for _, p := range []tabletop.Place{tabletop.Left, tabletop.Right} {
			if g.Plate[p].Overlaps(auction) || g.Plate[p].Overlaps(g.Fan) && p == tabletop.Left {
				t.Errorf("in %v the plate at %v covers something", size, g.Plate[p])
			}
			if at := g.Plate[p]; at.X < g.Oval.X || at.X+at.W > g.Oval.X+g.Oval.W || !within(g.Oval.Rect, at) {
				t.Errorf("in %v the plate at %v reaches beyond the table", size, at)
			}
			for row := range 3 {
				if g.Button(p, row).Overlaps(g.Fan) {
					t.Errorf("in %v a button covers the hand", size)
				}
			}
		}
	}
}

// within reports whether the lower corners of a rectangle are within an oval.
func within(oval, r tabletop.Rect) bool {
	mx, my := oval.Centre()
	for _, x := range []float32{r.X, r.X + r.W} {
		dx, dy := (x-mx)/(oval.W/2), (r.Y+r.H-my)/(oval.H/2)
		if dx*dx+dy*dy > 1 {
			return false
		}
	}
	return true
}

// The halo around the score stays clear of what is beside the table.
func TestTheHaloOfTheScoreStaysOnTheTable(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass")
	for _, size := range []fyne.Size{{Width: 734, Height: 700}, {Width: 960, Height: 800}} {
		g := &strict{allowed: func(bridge.Event) bool { return true }}
		s, _ := guide(t, g, tutor.Position{Board: b, Still: true, Halo: []string{"score"}}, size)
		if n := len(s.guided.layer.Objects); n != 1 {
			t.Fatalf("%d things shine", n)
		}
		halo := s.guided.layer.Objects[0]
		text := s.parts.header.Right
		left := s.parts.header.Position().X + text.Position().X + text.Size().Width - text.MinSize().Width
		if end := halo.Position().X + halo.Size().Width; end > size.Width-14*s.parts.unit() || halo.Position().X > left {
			t.Errorf("in %v it reaches from %v to %v, and the score begins at %v", size, halo.Position().X, end, left)
		}
	}
}

// Beside a panel a long note stays between the players at the sides.
func TestALongNoteOnANarrowTable(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 740, Height: 700}, {Width: 960, Height: 800}} {
		g := &strict{allowed: func(bridge.Event) bool { return true }}
		s, _ := guide(t, g, tutor.Position{Board: board(t, 3, "")}, size)
		for words, smaller := range map[string]bool{"Your turn": false, "Choose the contract: you have 26 points together, and game takes about 26.": false,
			"Choose the contract: you have 26 points together, and game takes about 26. Of partner’s hand you see all, so count tricks as well.": true} {
			s.note.say(words) // who says something lays it out as well
			if wide := s.note.prose.MinSize().Width; s.note.bed.Size().Width <= wide {
				t.Errorf("in %v what lies under %q is %v wide, and the words %v", size, words, s.note.bed.Size().Width, wide)
			}
			narrow := s.parts.geometry(size)
			bed := tabletop.Rect{X: s.note.bed.Position().X, Y: s.note.bed.Position().Y, W: s.note.bed.Size().Width, H: s.note.bed.Size().Height}
			for _, p := range []tabletop.Place{tabletop.Left, tabletop.Right} {
				if narrow.Plate[p].Overlaps(bed) {
					t.Errorf("in %v %q covers the plate at %v", size, words, narrow.Plate[p])
				}
			}
			if got := s.note.prose.TextSize < 0.97*theme.BodyText*narrow.U; got != smaller {
				t.Errorf("in %v %q has a size of %v, smaller than usual: %t, want %t", size, words, s.note.prose.TextSize, got, smaller)
			}
		}
	}
}

// Who is to find out by himself is offered no help, and gets none by a key.
func TestUnaided(t *testing.T) {
	for _, unaided := range []bool{false, true} {
		g := &strict{allowed: func(bridge.Event) bool { return false }}
		s, until := guide(t, g, tutor.Position{Board: board(t, 3, ""), Unaided: unaided}, usualSize)
		until(func() bool { return s.play.session.State().Asked })
		if s.parts.buttons.worth.Hidden != unaided || s.parts.buttons.bidding.Hidden != unaided {
			t.Errorf("unaided %t: the buttons are hidden: %t, %t", unaided, s.parts.buttons.worth.Hidden, s.parts.buttons.bidding.Hidden)
		}
		s.Key(fyne.KeyReturn)
		if hinted := strings.Contains(s.note.said, "hint"); hinted == unaided {
			t.Errorf("unaided %t: the note says %q", unaided, s.note.said)
		}
		s.Key(fyne.KeyDown)
		if told := s.note.text() == s.play.wouldMean(bridge.Bid(1, bridge.Clubs)); told == unaided {
			t.Errorf("unaided %t: the note says %q", unaided, s.note.text())
		}
		s.Rune('y')
		if s.Covered() == unaided {
			t.Errorf("unaided %t: a sheet lies on the table: %t", unaided, s.Covered())
		}
	}
}

// On a board that is played on, a card without a choice comes by itself as the user has set it; where he alone acts he plays it.
func TestACardWithoutAChoiceOnAGuidedTable(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass")
	for b.Actor() != card.South || b.View(card.South).LegalPlays().Len() != 1 {
		next, err := b.Apply(bridge.Played(b.View(b.Actor()).LegalPlays().Cards()[0]))
		if err != nil {
			t.Fatal(err)
		}
		b = next
	}
	for _, c := range []struct{ set, plays, comes bool }{{true, true, true}, {true, false, false}, {false, true, false}} {
		g := &strict{allowed: func(bridge.Event) bool { return true }}
		p := tutor.Position{Board: b, From: len(b.Events())}
		s, until := guide(t, g, p, usualSize)
		s.guided.forced, p.Journal = c.set, new(forgetful)
		if c.plays {
			p.Computer = resting{}
		}
		if err := s.Lay(p); err != nil {
			t.Fatal(err)
		}
		if got := s.play.config.PlaysItself(b); got != c.comes {
			t.Errorf("%+v: it comes by itself: %v", c, got)
		}
		if c.comes {
			until(func() bool { return len(s.guided.board().Events()) > len(b.Events()) })
		}
	}
}

// On a still position a card that is clicked is the guide's, and so are the calls that it offers; other cards are told that it isn't one's
// turn.
func TestStillPositionsHearClicks(t *testing.T) {
	b := board(t, 3, "")
	var cards []card.Card
	var calls []bridge.Call
	g := &strict{allowed: func(bridge.Event) bool { return true }}
	one, two := bridge.Bid(1, bridge.Clubs), bridge.Bid(2, bridge.Clubs)
	hand := b.Hand(card.South).Cards()
	s, _ := guide(t, g, tutor.Position{
		Board: b, Still: true, Halo: []string{"box"}, Options: []bridge.Call{one, two},
		OnCard: func(c card.Card) bool { cards = append(cards, c); return c == hand[0] }, OnCall: func(c bridge.Call) { calls = append(calls, c) },
	}, usualSize)
	s.tapped(hand[0], true)
	if s.note.said != "" || len(cards) != 1 || cards[0] != hand[0] {
		t.Errorf("the guide heard %v, and it says %q", cards, s.note.said)
	}
	if s.tapped(hand[1], true); s.note.said == "" {
		t.Error("nothing is said of a card that means nothing")
	}
	s.parts.box.OnPressed(two)
	if len(calls) != 1 || calls[0] != two || len(g.asked) != 0 || len(s.guided.board().Events()) != 0 {
		t.Errorf("the guide heard the calls %v, and was asked %v", calls, g.asked)
	}
}

// At a guide's table the line above says of its figures that they are tricks and points, in each width.
func TestTheHeaderOfALessonNamesItsFigures(t *testing.T) {
	b := board(t, 3, "1N Pass Pass Pass")
	s, _ := guide(t, &strict{allowed: func(bridge.Event) bool { return true }}, tutor.Position{Board: b, Still: true}, usualSize)
	contracts, scores := wordedLines(s.play.model, []string{"x"}, scoreLines(s.play.model))
	for _, line := range contracts {
		if !strings.Contains(line, "tricks") {
			t.Errorf("the contract is %q", line)
		}
	}
	for _, line := range scores {
		if !strings.HasPrefix(line, "Points: ") {
			t.Errorf("the score is %q", line)
		}
	}
	if h := s.parts.header; !strings.Contains(h.Middle.Text, "tricks") || !strings.Contains(h.Right.Text, "Points") {
		t.Errorf("the line says %q and %q", h.Middle.Text, h.Right.Text)
	}
}
