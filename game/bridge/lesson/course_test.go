package lesson

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// solvable is how many tricks may be left where the walk asks the solver what each card is worth.
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
		prove := proofs[Place{l.ID, s.ID}]
		if prove == nil {
			prove = facts[Place{l.ID, s.ID}]
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

// solved returns what each legal card is worth with all hands open.
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
		return
	}
	if _, players := Explained(b, want); players.Call != want {
		t.Errorf("the players call %v, want %v", players.Call, want)
	}
	for _, c := range b.View(Learner).LegalCalls() {
		v := s.Did(b, bridge.Called(c))
		meaning, _ := Explained(b, c)
		switch fits := meaning.Fits(b.Rules, b.Hand(Learner)); {
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
	line := strings.Fields(lines[Place{l.ID, s.ID}])
	solver := dd.NewSolver(64 << 20)
	over := playOut(t, s, func(b bridge.Board) bridge.Event {
		if b.Phase() == bridge.PlayPhase && len(line) > 0 {
			e, err := bridge.ParseEvent(line[0])
			if line = line[1:]; err != nil {
				t.Fatal(err)
			}
			if b.View(b.Actor()).LegalPlays().Has(e.Card) {
				return e
			}
		}
		return s.learned(t, solver, b)
	})
	if v := s.Ended(over); !v.Right {
		t.Errorf("it doesn't pass: %+v, %v made %d\n%v", v, over.Contract(), over.DeclarerTricks(), over.Events())
	}
	if s.Play.Auction {
		return
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

// learned returns what a learner does who sees all hands: the players' call, or the lowest card with which the tricks that are asked
// for can still be taken.
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
		e, err := bridge.Event{}, error(nil)
		if b.Actor() == Learner {
			e = learner(b)
		} else {
			e, err = s.Player().Act(t.Context(), b.View(b.Actor()))
		}
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// walkDeals deals anew, always the same for the test, and looks at the conditions.
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

// TestMiniBridgeDeals has the learner declare, with a part-score and with game, and defend.
func TestMiniBridgeDeals(t *testing.T) {
	random := rand.New(rand.NewPCG(19, 8))
	for step, want := range map[string]struct {
		declares bool
		low, top int // points of the learner's side
	}{"deal-one": {true, 21, 24}, "deal-two": {true, 26, 30}, "deal-three": {false, 14, 18}} {
		s := stepAt(t, Place{"minibridge", step})
		for range 5 {
			b, err := s.New(t.Context(), random)
			if err != nil {
				t.Fatal(err)
			}
			points := b.Announced()
			n := points[card.North] + points[card.South]
			if (b.Contract().Declarer == Learner) != want.declares || n < want.low || n > want.top {
				t.Errorf("%s: %v declares, and the learner's side has %d points", step, b.Contract().Declarer, n)
			}
			if want.declares && s.Did(b, bridge.Chosen(bridge.Bid(5, bridge.Clubs))).Right && n < GamePoints {
				t.Errorf("%s: game is right with %d points", step, n)
			}
		}
	}
	if _, err := stepAt(t, Place{"minibridge", "end"}).New(t.Context(), random); err == nil {
		t.Error("a step that only shows something deals")
	}
}

// TestWholeCourse goes from step to step until the course is done.
func TestWholeCourse(t *testing.T) {
	course, p := Course(), Progress{}
	steps := 0
	for _, l := range course {
		steps += len(l.Steps)
	}
	if len(course) != 16 {
		t.Errorf("there are %d lessons, want 16", len(course))
	}
	for range steps {
		i, at, ok := p.Next(course)
		if !ok {
			t.Fatal("the course is done too early")
		}
		l := course[i]
		p[Place{l.ID, l.Steps[at].ID}] = Done{Passed: true}
	}
	if i, at, ok := p.Next(course); ok {
		t.Errorf("the course isn't done: lesson %d, step %d", i+1, at+1)
	}
}

// TestPavliceksTricks compares the four tricks of the first lesson with the document: the cards that win.
func TestPavliceksTricks(t *testing.T) {
	for step, want := range map[string]string{"king": "SK", "eight": "D8", "two": "H2", "seven": "C7"} {
		if got, err := won(stepAt(t, Place{"trick", step}).board, true); got != want || err != nil {
			t.Errorf("%s: %s wins, want %s; %v", step, got, want, err)
		}
	}
}

// lines are what the learner plays where the tricks alone don't pass, or where the solver would take long; a card that isn't legal is
// left out.
var lines = map[Place]string{
	{"ruffing", "play"}: "DK D2 DA D5 D4 HT ST H9 D6 HJ",
	{"pack", "play"}:    "S3 SA C3 CJ CA C6 CK C9 CQ S2 C8 S4 C7 S7 C5 SZ HK H3 H2 HA DK D3 D2 DA",
}

// proofs work out the answers that are stored, in another way.
var proofs = map[Place]func(*testing.T, bridge.Board) string{
	{"trick", "highest"}:    func(_ *testing.T, b bridge.Board) string { return highest(b, "D4", "DK", "D6") },
	{"winners", "spades"}:   sure(card.Spades),
	{"winners", "hearts"}:   sure(card.Hearts),
	{"winners", "diamonds"}: sure(card.Diamonds),
	{"winners", "clubs"}:    sure(card.Clubs),
	{"winners", "total"}:    sure(card.Suits[:]...),
	{"making", "count"}:     sure(card.Suits[:]...),
	{"making", "missing"}: func(_ *testing.T, b bridge.Board) string {
		n, _ := strconv.Atoi(sure(card.Suits[:]...)(nil, b))
		return strconv.Itoa(b.Rules.Needs(b.Contract().Level) - n)
	},
	{"making", "where"}: driving,
	{"trumps", "clubs"}: sure(card.Clubs),
	{"trumps", "total"}: func(_ *testing.T, b bridge.Board) string {
		n, _ := strconv.Atoi(sure(card.Suits[:]...)(nil, b))
		return strconv.Itoa(b.Won(card.NS) + n)
	},
	{"ruffing", "ruffs"}: func(_ *testing.T, b bridge.Board) string {
		small := b.Hand(card.South)[card.Diamonds].Len() - 2 // ace and king
		return strconv.Itoa(min(small, b.Hand(card.North)[card.Hearts].Len()))
	},
	{"ruffing", "total"}: func(t *testing.T, b bridge.Board) string {
		best := 0
		for _, p := range solved(t, b) {
			best = max(best, p.Tricks.Min)
		}
		return strconv.Itoa(b.Won(card.NS) + best)
	},
	{"finesse", "count"}: sure(card.Suits[:]...),
	{"finesse", "west"}: func(t *testing.T, b bridge.Board) string { // the king and the nine change places
		deal := strings.NewReplacer("KJT87", "JT987", "92.J7", "K2.J7").Replace(b.Deal.String())
		return winner(t, deal, "3N-S", "SQ SK S3 S4 H3 H7 HQ HK")
	},
	{"finesse", "from"}: func(t *testing.T, b bridge.Board) string {
		if winner(t, b.Deal.String(), "3N-S", "SQ S2 S3 SA HQ H2 H3 HK") != "E" {
			return "S"
		}
		return winner(t, b.Deal.String(), "3N-S", "SQ SK S3 S4")
	},
}

// highest returns the highest of some cards of a suit.
func highest(_ bridge.Board, texts ...string) string {
	return slices.MaxFunc(texts, func(x, y string) int {
		a, _ := card.Parse(x)
		b, _ := card.Parse(y)
		return int(a.Rank) - int(b.Rank)
	})
}

// sure counts the tricks that North and South have on top in some suits: cards above which nobody else has one, as many as the longer
// hand can play.
func sure(suits ...card.Suit) func(*testing.T, bridge.Board) string {
	return func(_ *testing.T, b bridge.Board) string {
		n := 0
		for _, suit := range suits {
			n += onTop(b, suit)
		}
		return strconv.Itoa(n)
	}
}

func onTop(b bridge.Board, suit card.Suit) (n int) {
	ours := b.Hand(card.North)[suit] | b.Hand(card.South)[suit]
	theirs := b.Hand(card.East)[suit] | b.Hand(card.West)[suit]
	trick := b.Trick()
	for _, p := range trick.Cards[:trick.Len] {
		if p.Suit == suit {
			theirs = theirs.With(p.Rank) // the lead
		}
	}
	for r := range ours.Ranks() {
		if theirs == 0 || r > theirs.Top() {
			n++
		}
	}
	return min(n, max(b.Hand(card.North)[suit].Len(), b.Hand(card.South)[suit].Len()))
}

// driving returns the suit in which North and South make the most tricks by giving up one to the highest card that is out.
func driving(_ *testing.T, b bridge.Board) string {
	best, most := card.Spades, -1
	for _, suit := range card.Suits {
		ours := b.Hand(card.North)[suit] | b.Hand(card.South)[suit]
		theirs := b.Hand(card.East)[suit] | b.Hand(card.West)[suit]
		n := -1 - onTop(b, suit) // the one that drives it out
		for r := range ours.Ranks() {
			if theirs.Above(r).Len() <= 1 {
				n++
			}
		}
		if n > most {
			best, most = suit, n
		}
	}
	return best.String()
}

// winner returns who has won the last of some tricks.
func winner(t *testing.T, deal, contract, plays string) string {
	t.Helper()
	b, err := Position{Rules: "Duplicate", Deal: deal, Contract: contract, Plays: plays}.board()
	if err != nil {
		t.Fatal(err)
	}
	seat, err := won(b, false)
	if err != nil {
		t.Fatal(err)
	}
	return seat
}

// TestLines plays the lines of the document to deals A and B, trick by trick: who leads, and how many tricks declarer has in the end.
// In B the queen of hearts is still to win the tenth.
func TestLines(t *testing.T) {
	for _, c := range []struct {
		deal, contract, line string
		won                  int
	}{
		{dealA, "3N-S", `W SQ S2 S4 SK, S C4 C2 CJ CA, E S5 SA S8 S3, S C5 CT CQ C3, N CK C8 C6 D9, N H3 H8 HQ H6, S HK H7 H4 H9,
			S HA HJ H5 HT, S H2 S9 D2 S6, S D5 DJ DA DT`, 9},
		{dealB, "4H-S", `W SK S4 S2 SJ, W SA S7 S3 H5, S HK H2 H6 H4, S HA H3 H8 H7, S DK D7 D2 D3, S DA DJ D5 D8, S D4 DQ HT D9,
			N ST S5 H9 S6, S D6 S9 HJ DT, N CA C5 C4 C8`, 9},
	} {
		b, err := Position{Rules: "Duplicate", Deal: c.deal, Contract: c.contract}.board()
		for _, trick := range strings.Split(c.line, ",") {
			f := strings.Fields(trick)
			if got := b.Turn().String(); got != f[0] {
				t.Errorf("%s: %s is to lead to%s", c.contract, got, trick)
			}
			if err == nil {
				b, err = applied(b, f[1:])
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := b.Won(card.NS); got != c.won {
			t.Errorf("%s: declarer has won %d tricks, want %d", c.contract, got, c.won)
		}
	}
}

// TestBest asks the solver for what the document says that declarer takes after the best lead, and after any.
func TestBest(t *testing.T) {
	for _, c := range []struct {
		deal, contract string
		best           int
	}{
		{dealA, "3N-S", 9}, {dealB, "4H-S", 10},
		{"N:432.T842.43.AKQJ 865.K3.QT87.T974 AKQJT.A75.62.532 97.QJ96.AKJ95.86", "4S-S", 10},
		{"N:K64.765.AQJT9.54 T93.QJ3.542.9872 A752.A842.K3.A63 QJ8.KT9.876.KQJT", "3N-S", 9},
		{"N:K52.643.AQ53.842 63.KJT87.T964.T5 A74.AQ5.K82.AK73 QJT98.92.J7.QJ96", "3N-S", 9},
	} {
		b, err := Position{Rules: "Duplicate", Deal: c.deal, Contract: c.contract}.board()
		if err != nil {
			t.Fatal(err)
		}
		defence := 0
		for _, p := range solved(t, b) {
			defence = max(defence, p.Tricks.Min)
		}
		if got := b.Rules.Tricks() - defence; got != c.best {
			t.Errorf("%s takes %d tricks, want %d", c.contract, got, c.best)
		}
	}
}

// TestReasons plays what reasons and thoughts say would happen: who wins the last trick, and how many tricks North and South can still
// come to.
func TestReasons(t *testing.T) {
	for name, c := range map[string]struct {
		in     Place
		plays  string // after those of the step
		winner string
		total  int // 0: not asked
	}{
		"a fourth diamond is dummy's":        {Place{"winners", "short"}, "DK D6 D9 D2 D3 D7 DT D4", "N", 0},
		"dummy's spade holds":                {Place{"winners", "short"}, "S2 S8 SK S3", "N", 9},
		"a small club is West's":             {Place{"winners", "short"}, "C3 CT C5 C7", "W", 0},
		"a low heart is theirs":              {Place{"making", "club"}, "H2 HJ H3 H8", "W", 8},
		"the seven of clubs is East's":       {Place{"making", "jack"}, "C7 C8", "", 8},
		"the third club is ruffed":           {Place{"trumps", "suit"}, "C2 C6 CA C4 CK C7 C3 C8 CQ C9 C5 S7", "W", 8},
		"spades first":                       {Place{"trumps", "suit"}, "SA S7 S2 S5 SK S9 S3 S6 SQ D5 S4 S8", "S", 10},
		"the highest hearts are theirs":      {Place{"trumps", "suit"}, "H5 H6 H8 HK", "E", 0},
		"a small diamond before the ace":     {Place{"ruffing", "high"}, "D4 D7 D2 D8", "E", 9},
		"the queen of diamonds wins":         {Place{"ruffing", "dummy"}, "C6 D9", "W", 0},
		"trumps led twice are not ruffs":     {Place{"ruffing", "high"}, "HQ S6 HT S5 H9 S9 HJ S8", "N", 9},
		"a club from dummy is theirs":        {Place{"ruffing", "return"}, "C2 C5 C7 C8", "W", 0},
		"the five of hearts loses":           {Place{"finesse", "queen"}, "H5 H2", "E", 0},
		"the queen of hearts wins":           {Place{"finesse", "queen"}, "HQ H2", "S", 9},
		"an ace led low is caught":           {Place{"defence", "second"}, "HA H2 H6", "S", 0},
		"the nine wins behind the seven":     {Place{"defence", "third"}, "H7 H9", "W", 0},
		"the ace is needed behind the queen": {Place{"defence", "third"}, "HQ HA", "W", 0},
	} {
		step := stepAt(t, c.in)
		b, err := applied(step.board, strings.Fields(c.plays))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if c.winner != "" {
			if got, _ := won(b, false); got != c.winner {
				t.Errorf("%s: %s wins, want %s", name, got, c.winner)
			}
		}
		if c.total == 0 {
			continue
		}
		most := 0
		for _, p := range solved(t, b) {
			most = max(most, p.Tricks.Min)
		}
		if b.Turn().Side() != card.NS {
			most = b.Left() - most
		}
		if got := b.Won(card.NS) + most; got != c.total {
			t.Errorf("%s: %d tricks, want %d", name, got, c.total)
		}
	}
}

// stepAt returns a step of the course.
func stepAt(t *testing.T, at Place) Step {
	t.Helper()
	for _, l := range Course() {
		if s, ok := l.Step(at.Step); ok && l.ID == at.Lesson {
			return s
		}
	}
	t.Fatalf("there is no step %v", at)
	return Step{}
}

// TestLeads asks that the auctions of the leads are those that the players bid, and that the leads which the course says cost something
// do.
func TestLeads(t *testing.T) {
	for step, dear := range map[string]string{
		"fourth": "HA", "kqj": "S5 D2 C3 H3", "akq": "D3 C4 H5 S2", "qjt": "DA H9 C3", "one": "CA S3 H4", "pair": "S2 H6 C7", "ak": "H2 S3",
		"kq": "H5 S4 DA D4 DQ C3",
	} {
		s := stepAt(t, Place{"defence", step})
		b := s.board.Prefix(0)
		for _, e := range s.board.Events() {
			if call, _ := bidding.Read(&b.Table, b.Auction()).Choose(b.Hand(b.Turn())); call != e.Call {
				t.Errorf("%s: %v calls %v, want %v", step, b.Turn(), call, e.Call)
			}
			b, _ = b.Apply(e)
		}
		right, costs := 0, map[string]int{}
		for _, p := range solved(t, b) {
			for c := range p.Cards.All() {
				costs[c.String()] = p.Tricks.Min
				if s.Did(b, bridge.Played(c)).Right {
					right = p.Tricks.Min
				}
			}
		}
		for _, c := range strings.Fields(dear) {
			if n, ok := costs[c]; !ok || n >= right {
				t.Errorf("%s: %s takes %d tricks, and the right lead %d", step, c, n, right)
			}
		}
	}
}

// TestDefence asks an expert, too, about the cards that the rules for second, third and last hand are shown with.
func TestDefence(t *testing.T) {
	for _, step := range []string{"second", "third", "last"} {
		s := stepAt(t, Place{"defence", step})
		a, err := bot.Player{Level: bot.Expert}.Advise(t.Context(), s.board.View(Learner))
		if err != nil {
			t.Fatal(err)
		}
		if !s.Did(s.board, a.Event).Right || a.Reason.String() != s.Card.Reason {
			t.Errorf("%s: an expert plays %v because of %v", step, a.Event, a.Reason)
		}
	}
}
