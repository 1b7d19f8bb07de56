package lesson

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
)

// step returns a step of the course.
func step(t *testing.T, lesson, id string) Step {
	t.Helper()
	for _, l := range Course() {
		if s, ok := l.Step(id); ok && l.ID == lesson {
			return s
		}
	}
	t.Fatalf("there is no step %s of lesson %s", id, lesson)
	return Step{}
}

// calls reads an auction by North.
func calls(t *testing.T, texts string) bridge.Auction {
	t.Helper()
	a := bridge.Auction{Dealer: card.North}
	for _, text := range strings.Fields(texts) {
		c, err := bridge.ParseCall(text)
		if err != nil {
			t.Fatal(err)
		}
		a = a.With(c)
	}
	return a
}

// TestWhatCallsShow compares the numbers in the texts of lessons 9 to 16 with the players' meanings of the calls. A
// change of one of these requires a change of the lesson.
func TestWhatCallsShow(t *testing.T) {
	type shows struct {
		before, call string
		points       bidding.Range // Max 0: whatever it is
		cards        int           // in the suit
	}
	for game, all := range map[string][]shows{
		"Duplicate": {
			// Lesson 9, opening.
			{"", "Pass", bidding.Range{Min: 0, Max: 11}, 0},
			{"", "1S", bidding.Range{Min: 12, Max: 20}, 5}, {"", "1H", bidding.Range{Min: 12, Max: 20}, 5},
			{"", "1D", bidding.Range{Min: 12, Max: 20}, 3}, {"", "1C", bidding.Range{Min: 12, Max: 20}, 3},
			{"", "1N", bidding.Range{Min: 15, Max: 17}, 0}, {"", "2N", bidding.Range{Min: 21, Max: 22}, 0},
			{"", "2S", bidding.Range{Min: 21, Max: 40}, 5}, {"", "3H", bidding.Range{Min: 4, Max: 11}, 7},
			// Lesson 10, answers.
			{"1N Pass", "2N", bidding.Range{Min: 10, Max: 10}, 0}, {"1N Pass", "3N", bidding.Range{Min: 11, Max: 17}, 0},
			{"1N Pass", "2S", bidding.Range{Min: 0, Max: 9}, 5}, {"1N Pass", "3S", bidding.Range{Min: 10, Max: 40}, 5},
			{"1H Pass", "2H", bidding.Range{Min: 6, Max: 12}, 3}, {"1H Pass", "3H", bidding.Range{Min: 13, Max: 14}, 3},
			{"1H Pass", "4H", bidding.Range{Min: 15, Max: 20}, 3}, {"1H Pass", "1S", bidding.Range{Min: 6, Max: 40}, 4},
			{"1H Pass", "2D", bidding.Range{Min: 12, Max: 40}, 4}, {"1H Pass", "1N", bidding.Range{Min: 6, Max: 11}, 0},
			{"1H Pass", "Pass", bidding.Range{Min: 0, Max: 5}, 0},
			// Lesson 11: 17 points are enough to accept, 15 aren't.
			{"1S Pass", "3S", bidding.Range{Min: 13, Max: 14}, 3},
			{"1N Pass 2N Pass", "3N", bidding.Range{Min: 16, Max: 17}, 0},
			// Lesson 12, their opening.
			{"1H", "1S", bidding.Range{Min: 11, Max: 16}, 5}, {"1H", "2D", bidding.Range{Min: 13, Max: 16}, 5},
			{"1H", "2S", bidding.Range{Min: 17, Max: 20}, 5}, {"1H", "1N", bidding.Range{Min: 15, Max: 18}, 0},
			{"1H", "X", bidding.Range{Min: 13, Max: 40}, 0},
		},
		"SuperBridge": {
			// Lesson 14.
			{"", "Pass", bidding.Range{Min: 0, Max: 17}, 0},
			{"", "1S", bidding.Range{Min: 18, Max: 30}, 6}, {"", "1C", bidding.Range{Min: 18, Max: 30}, 4},
			{"", "1N", bidding.Range{Min: 22, Max: 26}, 0}, {"", "2N", bidding.Range{Min: 31, Max: 34}, 0},
			{"", "2C", bidding.Range{Min: 31, Max: 60}, 0}, {"", "2S", bidding.Range{Min: 11, Max: 17}, 7}, {"", "3H", bidding.Range{Min: 10, Max: 17}, 9},
			// Lesson 16.
			{"1S Pass", "5S", bidding.Range{Min: 22, Max: 25}, 4},
		},
	} {
		rules, err := bridge.RulesNamed(game)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range all {
			c, err := bridge.ParseCall(want.call)
			if err != nil {
				t.Fatal(err)
			}
			m := bidding.Explain(rules, calls(t, want.before), c)
			if m.Points != want.points {
				t.Errorf("%s, %s %s shows %v points, the lesson says %v", game, want.before, want.call, m.Points, want.points)
			}
			if suit, ok := c.Strain().Trump(); c.IsBid() && ok && m.Length[suit].Min != want.cards {
				t.Errorf("%s, %s %s shows %d cards, the lesson says %d", game, want.before, want.call, m.Length[suit].Min, want.cards)
			}
		}
	}
}

// TestHowHandsAreCounted asks for the figures of counting that the lessons name.
func TestHowHandsAreCounted(t *testing.T) {
	want52 := bidding.Count{Honours: 4, Suit: 4, Short: [3]int{3, 2, 1}, Fit: 8, Balanced: bidding.Range{Min: 2, Max: 5}, Open: 12}
	if got := bidding.Counting(bridge.Duplicate()); got != want52 {
		t.Errorf("52 cards: %+v, the lessons say %+v", got, want52)
	}
	want68 := bidding.Count{Honours: 5, Suit: 5, Short: [3]int{3, 2, 1}, Fit: 10, Balanced: bidding.Range{Min: 3, Max: 6}, Open: 18}
	if got := bidding.Counting(bridge.SuperBridge()); got != want68 {
		t.Errorf("68 cards: %+v, the lessons say %+v", got, want68)
	}
	s := step(t, "answers", "hand-3")
	b, _ := s.Board()
	if got := bidding.Counting(b.Rules).Support(b.Deal[Learner], card.Hearts, 3); got != 11 {
		t.Errorf("the hand of lesson 10 comes to %d with a fit, the lesson says 11", got)
	}
}

// facts work out the answers that lessons 9 to 16 store.
var facts = map[learning.Place]func(*testing.T, bridge.Board) string{
	{Lesson: "opening", Step: "promise"}:  func(_ *testing.T, b bridge.Board) string { return strconv.Itoa(b.Rules.Needs(4)) },
	{Lesson: "opening", Step: "lower"}:    tooLow,
	{Lesson: "answers", Step: "together"}: together,
	{Lesson: "answers", Step: "hearts"}: func(_ *testing.T, b bridge.Board) string {
		return strconv.Itoa(partners(b).Length[card.Hearts].Min + b.Deal[Learner][card.Hearts].Len())
	},
	{Lesson: "slam", Step: "top"}: func(_ *testing.T, b bridge.Board) string {
		call, _ := bidding.Read(&b.Table, b.Auction()).Choose(b.Deal[Learner])
		return call.String()
	},
	{Lesson: "slam", Step: "sum"}:        together,
	{Lesson: "slam", Step: "answered"}:   aces,
	{Lesson: "pack", Step: "order"}:      order,
	{Lesson: "pack", Step: "winners"}:    atOnce,
	{Lesson: "score", Step: "which"}:     game,
	{Lesson: "rubber", Step: "answered"}: aces,
}

// partners returns the meaning of partner's last call.
func partners(b bridge.Board) bidding.Meaning {
	before := b.Prefix(len(b.Events()) - 2)
	return bidding.ExplainAt(before.Table, before.Auction(), b.Events()[len(b.Events())-2].Call)
}

// together adds the least that partner has shown to the learner's points.
func together(_ *testing.T, b bridge.Board) string {
	return strconv.Itoa(partners(b).Points.Min + bidding.Points(b.Rules, b.Deal[Learner]))
}

// tooLow returns the one bid that can't be made.
func tooLow(t *testing.T, b bridge.Board) string {
	var low []string
	for _, text := range step(t, "opening", "lower").Ask.Options {
		c, err := bridge.ParseCall(text)
		if err != nil {
			t.Fatal(err)
		}
		if b.Check(b.Hand(b.Turn()), bridge.Called(c)) != nil {
			low = append(low, text)
		}
	}
	return strings.Join(low, " ")
}

// game returns the one contract that is game.
func game(t *testing.T, b bridge.Board) string {
	var games []string
	for _, text := range step(t, "score", "which").Ask.Options {
		c, err := bridge.ParseCall(text)
		if err != nil {
			t.Fatal(err)
		}
		if b.Rules.TrickPoints(bridge.Contract{Level: c.Level(), Strain: c.Strain()}) >= b.Rules.GameFrom {
			games = append(games, text)
		}
	}
	return strings.Join(games, " ")
}

// order returns the position of the maid among the ranks of the pack.
func order(t *testing.T, b bridge.Board) string {
	var ranks string
	for _, c := range b.Rules.Deck.Hand().Suit(card.Spades).Cards() {
		ranks += c.Rank.String()
	}
	switch {
	case ranks[:8] == "AKQJMZLT" && len(ranks) == 17 && strings.HasSuffix(ranks, "1"):
		return "below"
	}
	return ranks
}

// atOnce counts the tricks on top, and the small cards of a suit of which the opponents have none left by then.
func atOnce(_ *testing.T, b bridge.Board) string {
	n := 0
	for _, suit := range card.Suits {
		top := onTop(b, suit)
		if top >= max(b.Hand(card.East)[suit].Len(), b.Hand(card.West)[suit].Len()) {
			top = max(b.Hand(card.North)[suit].Len(), b.Hand(card.South)[suit].Len())
		}
		n += top
	}
	return strconv.Itoa(n)
}

// aces counts partner's, where he has just been asked for them and answered; the answer is the players'.
func aces(t *testing.T, b bridge.Board) string {
	asked := b.Prefix(len(b.Events()) - 2)
	question := b.Prefix(len(b.Events()) - 4)
	if m := bidding.ExplainAt(question.Table, question.Auction(), b.Events()[len(b.Events())-4].Call); m.Purpose != bidding.AceQuestion {
		t.Errorf("the question is %v", m.Purpose)
	}
	if call, _ := bidding.Read(&asked.Table, asked.Auction()).Choose(b.Deal[card.North]); call != b.Events()[len(b.Events())-2].Call {
		t.Errorf("the players answer %v", call)
	}
	n := 0
	for _, suit := range card.Suits {
		if b.Deal[card.North][suit].Has(card.Ace) {
			n++
		}
	}
	return strconv.Itoa(n)
}

// TestAuctionsWithPartner bids the auctions of lesson 11 as the players do. They end where the step wants them, and the contracts of
// the step are those of the highest stage that can be made with all hands open.
func TestAuctionsWithPartner(t *testing.T) {
	for id, auction := range map[string]string{
		"part-score": "1D Pass 1S Pass 2S Pass Pass Pass",
		"game":       "1D Pass 1S Pass 2S Pass 4S Pass Pass Pass",
		"invited":    "1N Pass 2N Pass 3N Pass Pass Pass",
		"slam":       "1H Pass 4H Pass 4N Pass 5H Pass 6H Pass Pass Pass",
	} {
		s := step(t, "slam", id)
		b, _ := s.Board()
		before := len(b.Events())
		over := b
		for over.Phase() == bridge.AuctionPhase {
			call := bridge.Pass
			if !opponent(over.Turn()) {
				call, _ = bidding.Read(&over.Table, over.Auction()).Choose(over.Deal[over.Turn()])
			}
			over = apply(t, over, bridge.Called(call))
		}
		if got := over.Auction().Calls; !slices.Equal(got, calls(t, auction).Calls) {
			t.Errorf("%s: the players bid %v, want %s", id, got, auction)
		}
		if !s.Ended(over).Right || !s.Play.lists(over.Contract()) {
			t.Errorf("%s: %v is none of %v", id, over.Contract(), s.Play.Contracts)
		}
		tricks, err := dd.Table(context.Background(), b.Deal, dd.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var best []string
		top := 0
		for level := 1; level <= b.Rules.Level; level++ {
			for _, strain := range bridge.Strains {
				most := max(tricks[card.North][strain].Min, tricks[card.South][strain].Min)
				c := bridge.Contract{Level: level, Strain: strain}
				if most < b.Rules.Needs(level) || stage(b.Rules, c) < top {
					continue
				}
				if now := stage(b.Rules, c); now > top {
					best, top = nil, now
				}
				best = append(best, bridge.Bid(level, strain).String())
			}
		}
		for _, c := range s.Play.Contracts {
			if !slices.Contains(best, c) {
				t.Errorf("%s: %s isn't among the best contracts %v", id, c, best)
			}
		}
		if before > 2 {
			t.Errorf("%s: %d calls are made already", id, before)
		}
	}
}

// TestOver ends a step after the auction if its contract can't pass, and tells in which direction it is wrong.
func TestOver(t *testing.T) {
	s := step(t, "rubber", "slam")
	b, _ := s.Board()
	for text, want := range map[string]string{"7S": "", "8S": "", "9S": "too-high", "6S": "too-low", "5S": "too-low", "7N": "contract"} {
		call, err := bridge.ParseCall(text)
		if err != nil {
			t.Fatal(err)
		}
		now := b
		for _, c := range []bridge.Call{call, bridge.Pass, bridge.Pass, bridge.Pass} {
			if s.Over(now) {
				t.Errorf("%s: it is over in the auction", text)
			}
			now = apply(t, now, bridge.Called(c))
		}
		if s.Over(now) != (want != "") {
			t.Errorf("%s: over %v after the auction", text, s.Over(now))
		}
		now = apply(t, apply(t, now, bridge.Played(now.Hand(now.Turn()).Cards()[0])), bridge.Claimed(17))
		v := s.Ended(now)
		if v.Why != want || v.Right != (want == "") || !s.Over(now) || !v.Right && v.Call != call {
			t.Errorf("%s: %+v, want %q", text, v, want)
		}
	}
}

// TestPointsOfSlams deals hands with ten trumps and the points that lesson 16 names for the three slams: they are about as likely to be
// made as not.
func TestPointsOfSlams(t *testing.T) {
	const deals = 300
	rules, random := bridge.SuperBridge(), rand.New(rand.NewPCG(16, 1))
	for points, level := range map[int]int{44: 7, 47: 8, 51: 9} {
		where, err := condition.Parse(rules, fmt.Sprintf("NS.points %d, NS.spades 10, NS.longest 10", points))
		if err != nil {
			t.Fatal(err)
		}
		made := 0.0
		for range deals {
			deal, err := where.Deal(t.Context(), random)
			if err != nil {
				t.Fatal(err)
			}
			hands := [4]card.Hand(deal)
			for n, chance := range bidding.ChancesOf(rules, &hands, card.NS, bridge.Strain(card.Spades)) {
				if n >= rules.Needs(level) {
					made += chance
				}
			}
		}
		if made /= deals; made < 0.35 || made > 0.65 {
			t.Errorf("with %d points level %d is made with a chance of %.2f", points, level, made)
		}
	}
}

// TestDealsOf68Cards asks the solver what the deals F, G, H and I are worth, and counts the winners of F.
func TestDealsOf68Cards(t *testing.T) {
	for _, c := range []struct {
		lesson, step string
		tricks       int
	}{
		{"pack", "play", 12}, {"worth", "play", 12}, {"score", "play", 13}, {"rubber", "both", 16},
	} {
		s := step(t, c.lesson, c.step)
		b, _ := s.Board()
		if c.lesson == "pack" || c.lesson == "worth" {
			b = b.Prefix(b.Opening()) // before the lead
		}
		p, err := dd.At(b)
		if err != nil {
			t.Fatal(err)
		}
		for n, want := range map[int]dd.Answer{c.tricks: dd.Yes, c.tricks + 1: dd.No} {
			got, err := dd.AtLeast(context.Background(), p, card.NS, n, dd.Options{})
			if got != want || err != nil {
				t.Errorf("%s: %d tricks? %v, %v, want %v", c.lesson, n, got, err, want)
			}
		}
	}
}

// apply does an event.
func apply(t *testing.T, b bridge.Board, e bridge.Event) bridge.Board {
	t.Helper()
	next, err := b.Apply(e)
	if err != nil {
		t.Fatal(err)
	}
	return next
}
