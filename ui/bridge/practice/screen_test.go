package practice

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// A number is typed; after a wrong one the user is told why and may try again, and the right one is saved with the
// number of tries.
func TestCountingByKeys(t *testing.T) {
	r := enter(t)
	r.letters("1")
	r.press(fyne.KeyReturn) // nothing is typed
	if r.drill.said == "" || r.drill.tries != 0 {
		t.Errorf("nothing typed: %q after %d tries", r.drill.said, r.drill.tries)
	}
	r.letters("999")
	if r.drill.typed != "99" {
		t.Errorf("typed %q", r.drill.typed)
	}
	r.press(fyne.KeyBackspace, fyne.KeyReturn)
	if !strings.Contains(r.drill.said, "9") || r.drill.mood != bad || r.drill.done || len(r.kept) != 0 {
		t.Errorf("after 9: %+v, kept %v", r.drill, r.kept)
	}
	r.letters("7")
	r.press(fyne.KeyEnter)
	if !r.drill.done || r.drill.mood != good || !strings.Contains(r.panel.about.Text, "6") {
		t.Errorf("after 7: %q, and %q", r.drill.said, r.panel.about.Text)
	}
	r.wantKept(t, 1, "count", false, 1, 0)
	r.letters("5g")
	r.press(fyne.KeyBackspace, fyne.KeyUp)
	r.wantKept(t, 1, "count", false, 1, 0)
	r.press(fyne.KeyReturn)
	r.letters("7")
	r.press(fyne.KeyReturn)
	r.wantKept(t, 2, "count", true, 0, 0)
	if !strings.Contains(r.panel.today.Text, "1 of 2") {
		t.Errorf("today: %q", r.panel.today.Text)
	}
	r.press(fyne.KeyEscape)
	if r.drill != nil || !strings.Contains(r.overview.tiles[0].words.Text, "1 of 2") {
		t.Errorf("the tile says %q", r.overview.tiles[0].words.Text)
	}
}

// What an opponent holds is asked for at the table with the tricks beside it; the answer lays all hands open.
func TestReading(t *testing.T) {
	r := enter(t)
	r.letters("8")
	if words := r.panel.how.Text; !strings.Contains(words, "S\u00a03NT") || !strings.Contains(words, "W\u2002♦J\u2002♦2\u2002♦5\u2002♦Q") {
		t.Errorf("the tricks are %q", words)
	}
	r.letters("4")
	r.press(fyne.KeyReturn)
	if r.drill.mood != bad || r.desk.laid[len(r.desk.laid)-1].Open[card.West] {
		t.Errorf("after 4: %+v", r.drill)
	}
	r.letters("2")
	r.press(fyne.KeyReturn)
	last := r.desk.laid[len(r.desk.laid)-1]
	if !r.drill.done || !last.Open[card.West] || !strings.Contains(r.panel.about.Text, "West didn’t follow to ♠") {
		t.Errorf("after 2: %q, laid %v", r.panel.about.Text, last.Open)
	}
	r.wantKept(t, 1, "reading", false, 1, 0)
	r.press(fyne.KeyReturn)
	r.letters("f")
	if !r.drill.done || !strings.Contains(r.drill.said, "2") {
		t.Errorf("shown is %q", r.drill.said)
	}
}

// The level of questions about hidden hands is the learner's, whatever level is chosen for the rest.
func TestReadingRisesWithTheLearner(t *testing.T) {
	r := enter(t)
	for i := range 8 {
		r.record = append(r.record, bridgestore.Practised{Kind: "reading", Key: strconv.Itoa(i), Right: true, At: r.now})
	}
	r.letters("+++8")
	if o := r.fake.made[0]; o.kind != practice.Reading || o.choice.Level != 2 {
		t.Errorf("asked for %+v", o)
	}
}

// Puzzles from the user's boards wait until they are opened, and are played at the table; without one nothing opens.
func TestPuzzlesFromOwnBoards(t *testing.T) {
	none := enter(t)
	none.letters("9")
	if none.drill != nil || !strings.Contains(none.overview.tiles[8].words.Text, "None found") {
		t.Errorf("without boards: %q", none.overview.tiles[8].words.Text)
	}
	even := exercise(t, toCount).Board // two events
	odd := exercise(t, toRead).Board.Prefix(5)
	r := enter(t, func(r *room) {
		r.sought = Sought{Found: []practice.Exercise{puzzleOf(t)}, Left: []Left{{1, odd}, {2, even}}}
	})
	if len(r.found) != 2 || r.found[1] != "" || r.found[2] != puzzleOf(t).String() {
		t.Errorf("saved are %v", r.found)
	}
	if words := r.overview.tiles[8].words.Text; !strings.Contains(words, "2 waiting") {
		t.Errorf("the tile says %q", words)
	}
	r.letters("9")
	if r.drill == nil || r.drill.exercise.Kind != practice.Puzzle || r.desk.laid[len(r.desk.laid)-1].Computer == nil {
		t.Fatalf("opened is %+v", r.drill)
	}
	r.next()
	r.next()
	if r.drill != nil || !strings.Contains(r.overview.tiles[8].words.Text, "None found") {
		t.Errorf("after two: %q", r.overview.tiles[8].words.Text)
	}
	solved := enter(t, func(r *room) {
		r.sought = Sought{Found: []practice.Exercise{puzzleOf(t)}, Left: []Left{{2, even}}}
		r.done = []bridgestore.Practised{{Kind: "puzzle", Key: puzzleOf(t).Key(), Right: true, At: r.now}}
	})
	if len(solved.puzzles.all) != 0 {
		t.Error("a puzzle that was solved is waiting")
	}
	many := enter(t, func(r *room) {
		for i := range int64(2 * waiting) {
			r.sought.Left = append(r.sought.Left, Left{i, even})
		}
	})
	if len(many.fake.sought) != waiting || !many.puzzles.looked {
		t.Errorf("sought is on %v", many.fake.sought)
	}
	for _, broken := range []*room{enter(t, func(r *room) { r.unread = errFull }), enter(t, func(r *room) {
		r.fail = errFull
		r.sought.Left = []Left{{1, odd}}
	})} {
		if words := broken.overview.tiles[8].words.Text; !strings.Contains(words, errFull.Error()) {
			t.Errorf("the tile says %q", words)
		}
	}
}

// The same by mouse: a tile, the keypad, the buttons.
func TestCountingByMouse(t *testing.T) {
	r := enter(t)
	test.Tap(r.overview.tiles[0].row)
	for _, key := range []string{"1", padBack, "7", padCheck} {
		test.Tap(r.panel.pad.Button(key))
	}
	r.wantKept(t, 1, "count", true, 0, 0)
	test.Tap(r.panel.next)
	if r.drill.done || r.drill.typed != "" {
		t.Errorf("the next one begins with %+v", r.drill)
	}
	test.Tap(r.panel.reveal)
	if !r.drill.done || r.panel.reveal.Visible() {
		t.Error("the answer isn't shown")
	}
	r.wantKept(t, 2, "count", false, 0, 1)
}

// Calls and cards are answered at the table: a wrong one isn't done and the user is told why, a right one is played.
func TestAnswersAtTheTable(t *testing.T) {
	for _, tt := range []struct {
		kind  practice.Kind
		wrong []string
		slip  string // is no try
		right string
	}{
		{practice.Opening, []string{"1H", "Pass"}, "X", "1S"},
		{practice.Answer, []string{"3N", "4N"}, "1C", "2S"},
		{practice.Lead, []string{"H8", "C2"}, "HA", "ST"},
		{practice.Defending, []string{"HQ", "HQ"}, "CA", "H8"},
	} {
		r := enter(t)
		r.letters(string("1234567890"[tt.kind]))
		begin := len(r.desk.board.Events())
		if p := r.desk.position(); p.Still || p.Computer != nil || !p.Unaided || p.From != begin {
			t.Errorf("%v: laid is %+v", tt.kind, p)
		}
		r.desk.do(t, tt.slip)
		if r.drill.tries != 0 {
			t.Errorf("%v: what isn't legal is a try", tt.kind)
		}
		for i, text := range tt.wrong {
			r.desk.do(t, text)
			if r.drill.tries != i+1 || r.drill.mood != bad || r.panel.said.Text == "" || strings.Contains(r.panel.said.Text, "drill.") || len(r.desk.board.Events()) != begin {
				t.Errorf("%v: after %s %d tries, %q", tt.kind, text, r.drill.tries, r.panel.said.Text)
			}
		}
		r.desk.do(t, tt.right)
		if !r.drill.done || len(r.desk.board.Events()) != begin+1 || !r.desk.position().Still {
			t.Errorf("%v: after %s %+v", tt.kind, tt.right, r.drill)
		}
		if open := r.desk.position().Open[card.East]; open != (tt.kind == practice.Lead || tt.kind == practice.Defending) {
			t.Errorf("%v: East's hand lies open: %t", tt.kind, open)
		}
		r.wantKept(t, 1, tt.kind.String(), false, 2, 0)
		r.desk.do(t, tt.right)
		r.wantKept(t, 1, tt.kind.String(), false, 2, 0)
		r.press(fyne.KeySpace)
		r.desk.do(t, tt.right)
		r.wantKept(t, 2, tt.kind.String(), true, 0, 0)
		r.press(fyne.KeyReturn)
		r.letters("f")
		if !r.drill.done || len(r.desk.board.Events()) != begin+1 || len(r.panel.about.Text) == 0 {
			t.Errorf("%v: shown is %+v", tt.kind, r.drill)
		}
		r.wantKept(t, 3, tt.kind.String(), false, 0, 1)
	}
}

// Keys that aren't an answer go to the table, or nowhere.
func TestNonsenseKeys(t *testing.T) {
	r := enter(t)
	r.letters("zqäé\u0000") // q opens the quiz
	r.press(fyne.KeyF5, fyne.KeyTab, fyne.KeyUp, fyne.KeyLeft)
	if r.drill != nil || r.chosen != 0 {
		t.Fatal("nonsense begins something")
	}
	for i := range practice.Kinds()[:5] {
		r.letters(string(rune('1' + i)))
		r.letters("zqä*\u0000")
		r.press(fyne.KeyF5, fyne.KeyTab, fyne.KeyPageDown)
		if r.drill == nil || r.drill.tries != 0 || r.drill.done {
			t.Errorf("%v: %+v", practice.Kinds()[i], r.drill)
		}
		r.press(fyne.KeyEscape)
		if r.drill != nil || len(r.kept) != 0 {
			t.Errorf("%v: it isn't left, or %v is kept", practice.Kinds()[i], r.kept)
		}
	}
	r.press(fyne.KeyEscape)
	if want := []string{"quiz of 52", "back"}; !slices.Equal(r.said, want) {
		t.Errorf("the screen said %v, want %v", r.said, want)
	}
}

// After leaving in the middle, tries are saved as not found; without any nothing is saved.
func TestLeavingInTheMiddle(t *testing.T) {
	r := enter(t)
	r.letters("4")
	r.desk.do(t, "H8")
	r.desk.guide.Leave()
	r.wantKept(t, 1, "lead", false, 1, 0)
	if !r.desk.closed {
		t.Error("the table isn't closed")
	}
	r.letters("2")
	r.desk.do(t, "1H")
	r.Close()
	r.wantKept(t, 2, "opening", false, 1, 0)
	r.Close()
	r.wantKept(t, 2, "opening", false, 1, 0)
}

// A result that can't be saved doesn't count, and the screen says so.
func TestWhatIsNotKeptDoesNotCount(t *testing.T) {
	r := enter(t, func(r *room) { r.fail = errFull })
	r.letters("4")
	r.desk.do(t, "SQ")
	if !r.drill.done || len(r.record) != 0 || !strings.Contains(r.panel.about.Text, errFull.Error()) {
		t.Errorf("%d count, and %q is said", len(r.record), r.panel.about.Text)
	}
}

// A contract is played to its end: made or not, that is saved once, and it can be played again.
func TestAContract(t *testing.T) {
	r := enter(t)
	r.letters("5")
	p := r.desk.position()
	if p.Computer == nil || p.Unaided || p.From != len(p.Board.Events()) {
		t.Fatalf("laid is %+v", p)
	}
	r.letters("h")
	if len(r.desk.keys) == 0 {
		t.Error("the table hears no letters")
	}
	through := func() {
		for r.desk.board.Phase() != bridge.Finished {
			v := r.desk.board.View(r.desk.board.Actor())
			if r.desk.board.Turn().Side() == card.EW {
				event, err := p.Computer.Act(context.Background(), v)
				if err != nil {
					t.Fatal(err)
				}
				r.desk.put(t, event)
				continue
			}
			r.desk.do(t, v.LegalPlays().Cards()[0].String())
		}
	}
	through()
	won, wanted := r.desk.board.DeclarerTricks(), 9
	if !r.drill.done || r.panel.said.Text == "" || (r.drill.mood == good) != (won >= wanted) {
		t.Errorf("with %d tricks %q is said", won, r.panel.said.Text)
	}
	if won < wanted {
		t.Fatal("the top cards make it")
	}
	r.wantKept(t, 1, "contract", true, 0, 0)
	r.letters("n")
	if r.drill.done || len(r.desk.board.Events()) != p.From {
		t.Error("it isn't played again")
	}
	through()
	r.wantKept(t, 1, "contract", true, 0, 0)
	if claimed := r.desk.guide.Allows(p.Board, bridge.Claimed(9)); claimed {
		t.Error("a claim is heard")
	}
	r.desk.board = r.desk.board.Prefix(len(r.desk.board.Events()) - 3) // taken back
	r.desk.guide.Changed(play.State{Board: r.desk.board, Gathered: len(r.desk.board.Tricks())})
	if r.drill.done {
		t.Error("after something was taken back it is over still")
	}
	through()
	r.wantKept(t, 1, "contract", true, 0, 0)
	r.Key(fyne.KeyReturn)
	if err := r.desk.position().Journal.Hinted(); err != nil {
		t.Fatal(err)
	}
	through()
	r.wantKept(t, 2, "contract", false, 0, 1)
}

// The defence has the board replaced before it plays a card, if the table is at that position and nowhere else.
func TestTheDefenceShifts(t *testing.T) {
	r := enter(t)
	r.letters("5")
	b := r.desk.board
	other := b.Deal // East and West exchange two unseen spades
	a, z := card.Card{Suit: card.Spades, Rank: card.Ten - 1}, card.Card{Suit: card.Spades, Rank: card.One + 1}
	other[card.East], other[card.West] = other[card.East].Without(a).With(z), other[card.West].Without(z).With(a)
	s := &shifty{deal: other}
	var want *bridge.Board
	d := newDefence(s, b, func(b bridge.Board) { want = &b })
	r.desk.do(t, "D2")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := d.Act(ctx, r.desk.board.View(card.East)); err == nil || want == nil || want.Deal != other || !same(*want, r.desk.board) {
		t.Fatalf("it fails with %v, and wants %v", err, want)
	}
	r.wants(d, *want)
	if r.desk.board.Deal == other {
		t.Fatal("a defence that has left the table lays it")
	}
	r.Screen.defence = d
	r.wants(d, *want)
	if r.desk.board.Deal != other || r.desk.position().Computer == nil {
		t.Fatal("it isn't laid")
	}
	laid := len(r.desk.laid)
	r.Changed(play.State{Board: r.desk.board})
	r.wants(d, *want)
	if len(r.desk.laid) != laid {
		t.Errorf("what lies there already is laid %d times more", len(r.desk.laid)-laid)
	}
	event, err := d.Act(context.Background(), r.desk.board.View(card.East))
	if err != nil || event.String() != "D5" || s.asked != 1 {
		t.Errorf("it plays %v, %v, asked %d times", event, err, s.asked)
	}
}

// shifty wants a deal, and plays the five of diamonds.
type shifty struct {
	deal  card.Deal
	asked int
}

func (s *shifty) Reply(_ context.Context, b bridge.Board) (bridge.Board, bridge.Event, error) {
	s.asked++
	event, err := bridge.ParseEvent("D5")
	if err != nil {
		return b, event, err
	}
	next, err := bridge.NewBoard(b.Rules, s.deal, b.Dealer, b.Vul)
	if err == nil {
		next, err = next.Replay(append(b.Events(), event))
	}
	return next, event, err
}

// A mistake of the user's own comes back after a day, and after three once it was found.
func TestMistakesComeBack(t *testing.T) {
	e := exercise(t, aMistake)
	mine := []Mine{{Exercise: e, Made: time.Date(2026, 11, 21, 23, 0, 0, 0, time.UTC)}}
	r := enter(t, func(r *room) { r.mine = mine })
	if !strings.Contains(r.overview.tiles[5].words.Text, "1 due today") {
		t.Errorf("the tile says %q", r.overview.tiles[5].words.Text)
	}
	r.letters("6")
	if r.drill == nil || r.desk.board.Phase() != bridge.PlayPhase {
		t.Fatal("it isn't asked")
	}
	r.desk.do(t, "H8")
	r.desk.do(t, "SJ")
	r.wantKept(t, 1, "mistake", false, 1, 0)
	r.press(fyne.KeyReturn) // no other one is due
	if r.drill != nil || !strings.Contains(r.overview.tiles[5].words.Text, "23") {
		t.Fatalf("the tile says %q", r.overview.tiles[5].words.Text)
	}
	r.letters("6")
	if r.drill != nil {
		t.Error("it is asked before it is due")
	}
	r.now = r.now.AddDate(0, 0, 1)
	r.letters("6")
	r.desk.do(t, "SQ")
	r.wantKept(t, 2, "mistake", true, 0, 0)
	r.press(fyne.KeyReturn)
	if due, next := r.due(); len(due) != 0 || next.Day() != 26 {
		t.Errorf("due are %d, the next one on %v", len(due), next)
	}
}

// With a long history a step from kind to kind draws no curve again, and the page doesn't work the deals' numbers out each time.
func TestALongHistory(t *testing.T) {
	const many = 1200
	base := exercise(t, aMistake)
	random := rand.New(rand.NewPCG(1, 2))
	r := enter(t, func(r *room) {
		for range many {
			e := base
			e.Board.Deal = e.Board.Rules.Shuffle(random)
			r.mine = append(r.mine, Mine{Exercise: e, Made: r.now.AddDate(0, 0, -10)})
		}
	})
	for i := range many {
		r.record = append(r.record, bridgestore.Practised{Kind: practice.Kinds()[i%6].String(), Key: strconv.Itoa(i), At: r.now})
	}
	r.show()
	drawn := &r.overview.tiles[0].curve.trend.Points[0]
	r.press(fyne.KeyRight)
	if r.chosen != 1 || !r.overview.tiles[1].row.Selected || r.overview.tiles[0].row.Selected || &r.overview.tiles[0].curve.trend.Points[0] != drawn {
		t.Errorf("after a step kind %d is chosen, and the curve is the same: %v", r.chosen, &r.overview.tiles[0].curve.trend.Points[0] == drawn)
	}
	if n := testing.AllocsPerRun(5, func() { r.due() }); n > many {
		t.Errorf("to know what is due takes %.0f allocations with %d mistakes", n, many)
	}
}

// A user who found a mistake and left at once got it again while the result was still being saved.
func TestAMistakeThatIsStillBeingKept(t *testing.T) {
	r := enter(t, func(r *room) {
		r.mine = []Mine{{Exercise: exercise(t, aMistake), Made: r.now.AddDate(0, 0, -2)}}
		r.todo = make(chan func(), 100)
	})
	for range 3 { // the mistakes are read, the boards for puzzles, and what costs most
		(<-r.todo)()
	}
	r.letters("6")
	if r.drill == nil {
		t.Fatal("it isn't asked")
	}
	r.desk.do(t, "SQ")
	r.press(fyne.KeyEscape)
	r.letters("6")
	if r.drill != nil || len(r.record) > 0 {
		t.Errorf("it is asked again, and recorded are %v", r.record)
	}
	(<-r.todo)() // it is saved
	if due, _ := r.due(); len(due) > 0 || len(r.record) != 1 || len(r.writing) > 0 {
		t.Errorf("due are %d, recorded is %v, and %v is still being kept", len(due), r.record, r.writing)
	}
}

// Exercises are made ahead; a user who waits for one sees how many deals have been tried, and may leave.
func TestMakingAhead(t *testing.T) {
	r := enter(t, func(r *room) {
		r.todo = make(chan func(), 100)
		r.fake.wait = make(chan bool, 10)
	})
	until := func(done func() bool) {
		t.Helper()
		late := time.After(10 * time.Second)
		for !done() {
			select {
			case f := <-r.todo:
				f()
			case <-late:
				t.Fatal("it doesn't happen")
			}
		}
	}
	r.letters("4")
	until(func() bool { return strings.Contains(r.panel.how.Text, "1,234") })
	if r.drill.there || !r.desk.position().Bare {
		t.Error("something is asked before it is made")
	}
	r.press(fyne.KeyReturn, fyne.KeySpace)
	r.letters("g4")
	r.press(fyne.KeyEscape)
	if r.drill != nil {
		t.Fatal("it isn't left")
	}
	r.letters("4") // the one being made is used
	r.fake.wait <- true
	until(func() bool { return r.drill.there })
	r.fake.wait <- true
	r.fake.wait <- true
	o := r.order(practice.Lead)
	until(func() bool { return len(r.stock.ready[o]) == ahead })
	if n := len(r.fake.made); n != 1+ahead {
		t.Errorf("%d were made", n)
	}
	r.letters("f")
	until(func() bool { return r.count() == 1 && r.drill.settled })
	r.press(fyne.KeyReturn)
	if !r.drill.there || r.drill.done {
		t.Error("the next one isn't there at once")
	}
}

// A failure to find an exercise is shown, and a new search can begin.
func TestNothingIsFound(t *testing.T) {
	r := enter(t, func(r *room) { r.fake.fail = practice.ErrNotFound })
	r.letters("3")
	if r.drill.failed == nil || !r.panel.next.Visible() || r.panel.said.Text == "" {
		t.Fatalf("%+v", r.drill)
	}
	r.fake.fail = nil
	r.press(fyne.KeyReturn)
	if !r.drill.there || r.drill.failed != nil {
		t.Errorf("it isn't looked for again: %+v", r.drill)
	}
}

// A choice is reported, shown, and used for exercises; a system belongs to its deck.
func TestChoices(t *testing.T) {
	r := enter(t)
	r.letters("bb+")
	r.letters("d")
	if got := strings.Join(r.said, ", "); got != "52 standard 2, 52 goren 2, 52 goren 3, 68 own 3" {
		t.Errorf("the screen said %s", got)
	}
	r.overview.level.Choose(4)
	r.letters("2")
	if o := r.fake.made[0]; o.kind != practice.Opening || o.choice.String() != "68 own 5" {
		t.Errorf("made is %+v", o)
	}
	for text, want := range map[string]string{"": "68 own 1", "52 goren 4": "52 goren 4", "68 goren 9": "68 own 1", "36 own 2": "68 own 2", "x": "68 own 1"} {
		if got := ParseChoice(text).String(); got != want {
			t.Errorf("%q is read as %s, want %s", text, got, want)
		}
	}
}

// The curve has the share of those that were found at once, among the last twenty.
func TestTheCurve(t *testing.T) {
	var all record
	for i := range 50 {
		all = append(all, bridgestore.Practised{Kind: "lead", Right: i >= 30, At: time.Date(2026, 11, 22, 0, 0, i, 0, time.UTC)}, bridgestore.Practised{Kind: "count"})
	}
	c := all.of(practice.Lead).curve()
	if len(c.Points) != 50 || c.Points[29].Average != 0 || c.Points[39].Average != 50 || c.Points[49].Average != 100 || len(c.Ticks) != 5 {
		t.Errorf("%d points: %+v", len(c.Points), c)
	}
	if done, right := all.of(practice.Lead).today(time.Date(2026, 11, 22, 23, 0, 0, 0, time.UTC)); done != 50 || right != 20 {
		t.Errorf("today %d, %d right", done, right)
	}
	if words := all[:2].of(practice.Lead).words(); !strings.Contains(words, "not right") {
		t.Errorf("one: %q", words)
	}
	defer text.Use(text.English)
	for language, want := range map[text.Language]string{text.English: "5 done, ", text.Russian: "Решено: 5, ", text.Esperanto: "5 faritaj, ", text.Romanian: "5 făcute, "} {
		text.Use(language)
		if words := all.of(practice.Lead)[:5].words(); !strings.HasPrefix(words, want) {
			t.Errorf("%s: five: %q", language, words)
		}
	}
}
