package lesson

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
)

// solvable is the number of tricks left from which the walk solves the value of each card.
const solvable = 13

// TestWalk takes all steps of the course: with what is right, and with each thing once that isn't. What is right is asked again of the
// solver, of what calls mean, and of the players.
func TestWalk(t *testing.T) {
	for _, l := range Course() {
		t.Run(l.ID, func(t *testing.T) {
			for _, s := range l.Steps {
				t.Run(s.ID, func(t *testing.T) { walk(t, l, s) })
			}
		})
	}
}

func walk(t *testing.T, l Lesson, s Step) {
	checkHalos(t, s)
	why := map[string]bool{} // the reasons that were given
	switch s.Kind() {
	case Asked:
		walkAsk(t, l, s, why)
	case Carded:
		walkCard(t, s, why)
	case Called:
		walkCall(t, s, why)
	case Played:
		walkPlay(t, l, s)
	case Free:
		walkDeals(t, s)
	}
	if s.Kind() == Carded || s.Kind() == Called {
		if e := s.hinted(t, s.board); !s.Did(s.board, e).Right {
			t.Errorf("the hint is %v, and that isn't right", e)
		}
	}
	for _, r := range s.No {
		if !why[r.Why] {
			t.Errorf("nothing that one can do gives the reason %s", r.Why)
		}
	}
}

// checkHalos finds what a step points at where the learner can see it.
func checkHalos(t *testing.T, s Step) {
	b, laid := s.Board()
	for _, h := range s.Halo {
		c, err := card.Parse(h)
		if err != nil {
			if !laid {
				t.Errorf("%s is pointed at, and nothing lies on the table", h)
			}
			continue
		}
		trick := b.Trick()
		seen := slices.Contains(trick.Cards[:trick.Len], c)
		for _, seat := range card.Seats {
			dummys := (b.DummyOpen() || b.Rules.Choices) && seat == b.Contract().Dummy()
			seen = seen || (s.Open(seat) || dummys) && b.Hand(seat).Has(c)
		}
		if !seen {
			t.Errorf("%s is pointed at, and can't be seen", h)
		}
	}
}

// walkAsk answers a question.
func walkAsk(t *testing.T, l Lesson, s Step, why map[string]bool) {
	want := s.Right()
	if v := s.Answered(want); !v.Right {
		t.Errorf("the answer %s isn't right: %s", want, v.Why)
	}
	if s.Ask.By == "" {
		prove := proofs[learning.Place{Lesson: l.ID, Step: s.ID}]
		if prove == nil {
			prove = facts[learning.Place{Lesson: l.ID, Step: s.ID}]
		}
		if prove == nil {
			t.Fatalf("nothing proves the answer %s", want)
		}
		if got := prove(t, s.board); got != want {
			t.Errorf("the answer is %s, want %s", want, got)
		}
	}
	others := slices.Clone(s.Ask.Options)
	if n, err := strconv.Atoi(want); len(others) == 0 {
		if err != nil {
			t.Fatalf("the answer %q is no number", want)
		}
		others = []string{strconv.Itoa(n - 1), strconv.Itoa(n + 1), "0", "99"}
		for _, r := range s.No {
			if _, err := strconv.Atoi(r.On); err == nil {
				others = append(others, r.On)
			}
		}
		if v := s.Answered("x"); v.Right || v.Why != "number" {
			t.Errorf("x is taken for a number: %+v", v)
		}
	}
	for _, o := range others {
		if o == want {
			continue
		}
		v := s.Answered(o)
		if v.Right {
			t.Errorf("the answer %s is right too", o)
		}
		told(t, s, why, o, v)
	}
}

// told notes the reason that was given: the step's own, if it has any.
func told(t *testing.T, s Step, why map[string]bool, did string, v Verdict) {
	t.Helper()
	why[v.Why] = true
	if !v.Own && !slices.Contains(Whys, v.Why) {
		t.Errorf("%s: there is no general reason %q", did, v.Why)
	}
	if len(s.No) > 0 && !v.Own {
		t.Errorf("%s: the step has reasons, and gives the general one %q", did, v.Why)
	}
}

// walkCard plays each card of the hand whose turn it is.
func walkCard(t *testing.T, s Step, why map[string]bool) {
	b := s.board
	var worth []dd.Play
	best := 0
	if b.Left() <= solvable {
		worth = solved(t, b)
	}
	for _, p := range worth {
		best = max(best, p.Tricks.Min)
	}
	legal := b.View(b.Actor()).LegalPlays()
	for c := range b.Hand(b.Turn()).All() {
		v := s.Did(b, bridge.Played(c))
		if !v.Right {
			told(t, s, why, c.String(), v)
			continue
		}
		if !legal.Has(c) {
			t.Errorf("%v is right, and isn't legal", c)
		}
		for _, p := range worth {
			if p.Cards.Has(c) && p.Tricks.Min < best {
				t.Errorf("%v is right, and takes %d tricks where another card takes %d", c, p.Tricks.Min, best)
			}
		}
	}
	if s.Card.Reason == "" {
		if worth == nil {
			t.Errorf("nobody is asked whether the cards are right")
		}
		return
	}
	a, err := bot.Advise(t.Context(), b.View(b.Actor()))
	if err != nil {
		t.Fatal(err)
	}
	if !s.Did(b, a.Event).Right || a.Reason.String() != s.Card.Reason {
		t.Errorf("the players play %v because of %v", a.Event, a.Reason)
	}
}

// solved returns the double-dummy value of each legal card.
func solved(t *testing.T, b bridge.Board) []dd.Play {
	t.Helper()
	at, err := dd.At(b)
	if err != nil {
		t.Fatal(err)
	}
	worth, err := dd.Plays(t.Context(), at, dd.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return worth
}

// walkCall makes each call, or each choice.
func walkCall(t *testing.T, s Step, why map[string]bool) {
	b := s.board
	want, err := bridge.ParseCall(s.Call.Right)
	if err != nil {
		t.Fatal(err)
	}
	if b.Phase() == bridge.ChoicePhase {
		for _, c := range b.View(Learner).LegalChoices() {
			v := s.Did(b, bridge.Chosen(c))
			if c == want && !v.Right {
				t.Errorf("%v isn't right: %s", c, v.Why)
			}
			if !v.Right {
				told(t, s, why, c.String(), v)
			}
		}
		for _, level := range []bot.Level{bot.Beginner, bot.Expert} {
			a, err := bot.Player{Level: level}.Advise(t.Context(), b.View(Learner))
			if err != nil || a.Event.Call != want {
				t.Errorf("%v chooses %v, want %v; %v", level, a.Event.Call, want, err)
			}
		}
		return
	}
	if _, players := Explained(b, want); players.Call != want {
		t.Errorf("the players call %v, want %v", players.Call, want)
	}
	for _, c := range b.View(Learner).LegalCalls() {
		v := s.Did(b, bridge.Called(c))
		switch fits := bidding.Read(&b.Table, b.Auction()).True(c, b.Hand(Learner)); {
		case c == want && (!v.Right || !fits):
			t.Errorf("%v isn't right: %s; its meaning fits: %v", c, v.Why, fits)
		case c != want && v.Right && !fits:
			t.Errorf("%v is right, and isn't true", c)
		case !v.Right && !v.Own && (v.Why == "call-purpose") != fits:
			t.Errorf("%v: %s, and its meaning fits: %v", c, v.Why, fits)
		}
		if !v.Right {
			why[v.Why] = true
		}
	}
}

// walkPlay plays a board to its end, so that it passes, and so that it doesn't.
func walkPlay(t *testing.T, l Lesson, s Step) {
	solver := dd.NewSolver(64 << 20)
	over := playOut(t, s, func(b bridge.Board) bridge.Event {
		if s.Play.Line != "" {
			return s.hinted(t, b)
		}
		return s.learned(t, solver, b)
	})
	if v := s.Ended(over); !v.Right {
		t.Errorf("it doesn't pass: %+v, %v made %d\n%v", v, over.Contract(), over.DeclarerTricks(), over.Events())
	}
	if s.Play.Auction {
		return
	}
	if over := playOut(t, s, func(b bridge.Board) bridge.Event { return s.hinted(t, b) }); !s.Ended(over).Right {
		t.Errorf("it doesn't pass with the hints: %v made %d\n%v", over.Contract(), over.DeclarerTricks(), over.Events())
	}
	lost := playOut(t, s, func(b bridge.Board) bridge.Event {
		if b.Phase() == bridge.AuctionPhase {
			return s.learned(t, solver, b)
		}
		return bridge.Claimed(0)
	})
	v := s.Ended(lost)
	if v.Right || v.Why != "tricks" && v.Why != "ruffs" {
		t.Errorf("it passes with nothing won: %+v", v)
	}
	won := lost.DeclarerTricks()
	if s.Play.Defend {
		won = lost.Rules.Tricks() - won
	}
	if v.Why == "tricks" && (v.Number != won || v.Wanted <= won) {
		t.Errorf("%d tricks: %+v", won, v)
	}
}

// hinted returns the hint in a step.
func (s Step) hinted(t *testing.T, b bridge.Board) bridge.Event {
	t.Helper()
	a, err := s.Adviser().Advise(t.Context(), b.View(b.Actor()))
	if err != nil {
		t.Fatal(err)
	}
	return a.Event
}

// learned returns the act of a learner who sees all hands: the players' call, or the lowest card that still takes the
// required tricks.
func (s Step) learned(t *testing.T, solver *dd.Solver, b bridge.Board) bridge.Event {
	t.Helper()
	if b.Phase() == bridge.AuctionPhase {
		call, _ := bidding.Read(&b.Table, b.Auction()).Choose(b.Hand(b.Turn()))
		return bridge.Called(call)
	}
	at, err := dd.At(b)
	if err != nil {
		t.Fatal(err)
	}
	worth, err := solver.Reach(t.Context(), at, s.Play.wants(b)-b.Won(Learner.Side()), 0)
	if err != nil {
		t.Fatal(err)
	}
	best := worth[0]
	for _, p := range worth {
		if p.Tricks.Min >= best.Tricks.Min {
			best = p
		}
	}
	cards := best.Cards.Cards()
	return bridge.Played(cards[len(cards)-1])
}

// playOut plays a board on against a step's players.
func playOut(t *testing.T, s Step, learner func(bridge.Board) bridge.Event) bridge.Board {
	t.Helper()
	b := s.board
	for b.Phase() != bridge.Finished && !(s.Play.Auction && b.Phase() == bridge.PlayPhase) {
		var e bridge.Event
		if b.Actor() == Learner {
			e = learner(b)
		} else {
			act, err := s.Player().Act(t.Context(), b.View(b.Actor()))
			if err != nil {
				t.Fatal(err)
			}
			e = act
		}
		next, err := b.Apply(e)
		if err != nil {
			t.Fatal(err)
		}
		b = next
	}
	return b
}

// walkDeals deals again, from a fixed seed, and checks the conditions.
func walkDeals(t *testing.T, s Step) {
	if s.Deals.Rubber > 0 {
		return
	}
	random := rand.New(rand.NewPCG(19, 8))
	for range 3 {
		b, err := s.New(t.Context(), random)
		if err != nil {
			t.Fatal(err)
		}
		where, err := condition.Parse(b.Rules, s.Deals.Where)
		if err != nil {
			t.Fatal(err)
		}
		if ok, err := where.Holds(t.Context(), b.Deal); !ok || err != nil {
			t.Errorf("%v doesn't meet %s: %v", b.Deal, s.Deals.Where, err)
		}
		if len(b.Events()) > 0 || b.Vul != bridge.VulNone {
			t.Errorf("the board has begun, or %v is vulnerable", b.Vul)
		}
	}
}
