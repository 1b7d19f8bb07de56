package statistics

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/statisticstest"
)

// Each choice cancels the previous request, and late results aren't shown.
func TestAChoiceCancelsTheQuestionBefore(t *testing.T) {
	store := &fakeStore{statistics: sample()}
	s, queue, _ := newTestScreen(t, store)
	choose(s, 0, int(statistics.Week))
	choose(s, 1, 1)
	if len(*queue) != 3 {
		t.Fatalf("%d questions", len(*queue))
	}
	late := (*queue)[0]
	*queue = (*queue)[1:]
	late() // it ends after the later requests
	if store.contexts[0].Err() == nil {
		t.Error("the first question is not cancelled")
	}
	want(t, "loaded by a late answer", s.page() != nil, false)
	queue.next()
	want(t, "loaded by a late answer", s.page() != nil, false)
	queue.next()
	want(t, "loaded", s.page() != nil, true)
	want(t, "asked", store.asked[2], bridgestore.Filter{Rules: "Duplicate", Counted: true, From: date(t, "2026-11-15")})
	choose(s, 1, 1)
	want(t, "questions after choosing what is chosen", len(*queue), 0)
}

func TestNothingIsShownAfterClose(t *testing.T) {
	store := &fakeStore{statistics: sample()}
	s, queue, _ := newTestScreen(t, store)
	s.Close()
	queue.next()
	if s.page() != nil || store.contexts[0].Err() == nil {
		t.Error("a closed screen goes on")
	}
}

func TestNumbersStepThroughTheOptions(t *testing.T) {
	s, queue, _ := newShownScreen(t)
	statisticstest.Step(s, '3')
	want(t, "players", s.Chosen().players, 1)
	want(t, "on the page", s.View().Pickers[2].Value, "Beginners")
	statisticstest.Step(s, '4')
	statisticstest.Step(s, '5')
	statisticstest.Step(s, '2')
	want(t, "all", s.Chosen(), choices{rules: 1, players: 1, role: bridgestore.Declarer, alone: true})
	want(t, "questions", len(*queue), 4)
	for range len(bridge.Games()) { // and all of them
		statisticstest.Step(s, '2')
	}
	want(t, "around", s.Chosen().rules, 0)
}

func TestTheList(t *testing.T) {
	s, _, heard := newShownScreen(t)
	test.Tap(s.View().Pickers[0])
	press(s, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	want(t, "period", s.Chosen().span.Choice, statistics.Month)
	test.Tap(s.View().Pickers[3])
	press(s, fyne.KeyEnd, fyne.KeyReturn)
	want(t, "role", s.Chosen().role, bridgestore.Defender)
	test.Tap(s.View().Pickers[3])
	press(s, fyne.KeyHome, fyne.KeyEscape)
	want(t, "after Escape", s.Chosen().role, bridgestore.Defender)
	want(t, "left", heard.backs, 0)
	if onSheet(s).Words != "" {
		t.Error("the list is open")
	}
	press(s, fyne.KeyEscape)
	want(t, "left", heard.backs, 1)
}

// The arrows reach every mark of every figure.
func TestArrowsReachEveryMark(t *testing.T) {
	s, _, _ := newShownScreen(t)
	press(s, fyne.KeyDown)
	want(t, "first", s.View().At, statistics.Spot{Figure: tableFigure, Mark: 0})
	reached, queue := map[statistics.Spot]bool{s.View().At: true}, []statistics.Spot{s.View().At}
	for len(queue) > 0 {
		from := queue[0]
		queue = queue[1:]
		for _, key := range []fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown} {
			s.View().At = from
			press(s, key)
			if said(s) == "" {
				t.Fatalf("from %v by %s: nothing is said", from, key)
			}
			if !reached[s.View().At] {
				reached[s.View().At] = true
				queue = append(queue, s.View().At)
			}
		}
	}
	for i, p := range s.View().Plots {
		for k := range p.Picture().Marks {
			if !reached[statistics.Spot{Figure: i, Mark: k}] {
				t.Errorf("figure %d: mark %d can't be reached", i, k)
			}
		}
	}
}

// middle returns the middle of a plot's mark.
func middle(p *picture.Plot, mark int) fyne.Position {
	m := p.Picture().Marks[mark]
	return fyne.NewPos(float32(m.X0+m.X1)/2, float32(m.Y0+m.Y1)/2)
}

func TestTheMouse(t *testing.T) {
	s, _, heard := newShownScreen(t)
	p := s.View().Plots[barsFigure]
	p.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: middle(p, 1)}})
	want(t, "said", said(s), "Level 4: 24 of 60 contracts down, 40 %")
	p.MouseOut()
	want(t, "said outside", said(s), "")
	p.Tapped(&fyne.PointEvent{Position: middle(p, 1)})
	p.Tapped(&fyne.PointEvent{Position: fyne.NewPos(1, 1)}) // no mark is there
	want(t, "boards", heard.boards, []bridgestore.Filter{{Rules: "SuperBridge", Counted: true, Role: bridgestore.Declaring, Level: 4, Outcome: bridgestore.Down}})
}

func TestEnterOpensTheBoards(t *testing.T) {
	s, _, heard := newShownScreen(t)
	press(s, fyne.KeyReturn) // nothing is pointed at
	want(t, "boards", len(heard.boards), 0)
	press(s, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	want(t, "boards", heard.boards, []bridgestore.Filter{{Rules: "SuperBridge", Counted: true, Role: bridgestore.Declaring}})
}

// The screen opens on the game that has deals; for another chosen game it says that there are none.
func TestTheGameThatHasDeals(t *testing.T) {
	store := &fakeStore{statistics: sample(), only: "Duplicate"}
	s, queue, _ := newTestScreen(t, store)
	queue.next()
	want(t, "rules", s.Chosen().game().Name, "Duplicate")
	want(t, "picker", s.View().Pickers[rulesRow].Value, "Duplicate bridge")
	want(t, "empty", s.page().Empty(), false)
	want(t, "behind the deals", s.page().filterOfAll.Rules, "Duplicate")
	choose(s, rulesRow, 0)
	queue.next()
	want(t, "chosen", s.Chosen().game().Name, "SuperBridge")
	want(t, "empty", s.page().Empty(), true)
	s.Reload()
	queue.next()
	want(t, "counted once more", s.Chosen().game().Name, "SuperBridge")

	s, queue, _ = newTestScreen(t, store) // a choice during the count counts
	choose(s, rulesRow, 1)
	choose(s, rulesRow, 0)
	for len(*queue) > 0 {
		queue.next()
	}
	want(t, "chosen early", s.Chosen().game().Name, "SuperBridge")

	store.only = "SuperBridge" // the chosen game has precedence, if it has deals
	for _, game := range []string{"Duplicate", "SuperBridge", "Longwood"} {
		s, queue, _ = newScreenAt(t, store, game)
		queue.next()
		want(t, "at "+game, s.Chosen().game().Name, "SuperBridge")
	}
	store.only = "Duplicate"
	s, queue, _ = newScreenAt(t, store, "Duplicate")
	want(t, "before it is counted", s.Chosen().game().Name, "Duplicate")
	queue.next()
	want(t, "at Duplicate", s.Chosen().game().Name, "Duplicate")

	store.only = "Auction"
	s, queue, _ = newTestScreen(t, store)
	queue.next()
	want(t, "with no deals at all", s.Chosen().game().Name, "SuperBridge")
}

// A figure of rubbers opens these, and one without cases opens nothing.
func TestRubbersAreOpened(t *testing.T) {
	s, _, heard := newShownScreen(t)
	s.View().Point(statistics.Spot{Figure: tableFigure, Mark: 1})
	if words := s.View().Said(); !strings.HasSuffix(words, "A click or Enter shows the 40 sessions.") {
		t.Errorf("the tip says %q", words)
	}
	press(s, fyne.KeyReturn)
	want(t, "rubbers", heard.rubbers, []bridgestore.Filter{{Rules: "SuperBridge", Counted: true, Ended: true}})
	s.View().Point(statistics.Spot{Figure: tableFigure, Mark: 2})
	if words := s.View().Said(); !strings.HasSuffix(words, "A click or Enter shows the 5 sessions.") {
		t.Errorf("the tip of the longest run says %q", words)
	}
	s.View().Point(statistics.Spot{Figure: tableFigure, Mark: 7})
	if words := s.View().Said(); !strings.HasSuffix(words, "A click or Enter shows the 4 deals.") {
		t.Errorf("the tip says %q", words)
	}

	s.page().All[tableFigure].Source = func(chart.Mark) source { return source{} }
	s.View().Point(statistics.Nowhere)
	s.View().Point(statistics.Spot{Figure: tableFigure, Mark: 7})
	if words := s.View().Said(); strings.Contains(words, "Enter") {
		t.Errorf("the tip says %q", words)
	}
	press(s, fyne.KeyReturn)
	want(t, "boards", len(heard.boards)+len(heard.rubbers), 1)
}

// The mark that is pointed at stays when the window changes its colours or the map its meaning, and goes when other
// boards count.
func TestWhatIsPointedAtStays(t *testing.T) {
	s, queue, _ := newShownScreen(t)
	s.View().Point(statistics.Spot{Figure: heatFigure, Mark: 1})
	before := said(s)
	s.Redraw()
	want(t, "redrawn", said(s), before)
	s.Rune('6')
	want(t, "by points", s.page().heat().Signed, true)
	want(t, "said by points", said(s), before)
	statisticstest.Step(s, '3')
	queue.next()
	want(t, "after a choice", s.View().At, statistics.Nowhere)
	want(t, "still by points", s.page().heat().Signed, true)
}

func TestMessages(t *testing.T) {
	message := func(s *Screen) string {
		words, _ := s.Message()
		return words
	}
	store := &fakeStore{err: errors.New("the disk is gone")}
	s, queue, _ := newTestScreen(t, store)
	want(t, "at first", message(s), "One moment …")
	queue.next()
	want(t, "an error", message(s), "The statistics can’t be worked out: the disk is gone")
	s.Rune('e')
	s.Rune('a')
	s.Rune('6')
	press(s, fyne.KeyDown, fyne.KeyReturn)
	if onSheet(s).Words != "" || s.analyser.working() {
		t.Error("there is something to be done with an error")
	}
	store.err = nil
	choose(s, 1, 1)
	queue.next()
	if words := message(s); !strings.HasPrefix(words, "No deals of Duplicate bridge are counted yet. Each") {
		t.Errorf("without boards: %q", words)
	}
	choose(s, 0, int(statistics.Week))
	queue.next()
	want(t, "without boards in a week", message(s), "No deals match the choices above. Press 1 to choose another period.")
}

func TestAnOwnPeriod(t *testing.T) {
	store := &fakeStore{statistics: sample()}
	s, queue, _ := newTestScreen(t, store)
	queue.next()
	statisticstest.Step(s, '1', fyne.KeyEnd) // the last is an own period
	press(s, fyne.KeyEscape)
	want(t, "after Escape", s.Chosen().span.Choice, statistics.Ever)
	choose(s, periodRow, int(statistics.Own))
	*queue = (*queue)[len(*queue):]
	for _, r := range "2026-02-30" {
		s.Rune(r)
	}
	press(s, fyne.KeyReturn)
	if onSheet(s).Words == "" {
		t.Error("a date that there isn't is taken")
	}
	press(s, fyne.KeyBackspace, fyne.KeyBackspace)
	s.Rune('0')
	s.Rune('1')
	press(s, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyRight, fyne.KeyEnter)
	queue.next()
	want(t, "asked", store.asked[len(store.asked)-1], bridgestore.Filter{Rules: "SuperBridge", Counted: true, From: date(t, "2026-02-01"), To: date(t, "2026-10-23")})
	want(t, "picker", s.View().Pickers[0].Value, "1 Feb – 22 Oct 2026")
}
