package bridge_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

func house(text string) bridge.Rules { return must(bridge.ParseRules("SuperBridge", text)) }

// opener opens 1S if he deals and holds the ace, and is doubled; else all pass. Whoever leads to
// it concedes all tricks.
func opener(_ context.Context, v bridge.View) (bridge.Event, error) {
	calls := v.Auction().Calls
	switch {
	case v.Phase() == bridge.PlayPhase:
		return bridge.Claimed(0), nil
	case len(calls) == 0 && v.Own().Has(must(card.Parse("SA"))):
		return bridge.Called(bridge.Bid(1, bridge.Spades)), nil
	case len(calls) == 1 && calls[0].IsBid():
		return bridge.Called(bridge.Double), nil
	}
	return bridge.Called(bridge.Pass), nil
}

type player func(context.Context, bridge.View) (bridge.Event, error)

func (p player) Act(ctx context.Context, v bridge.View) (bridge.Event, error) { return p(ctx, v) }

// deals returns deals of which the ace of spades lies with the dealer in some.
func deals(at int) func() card.Deal {
	return func() card.Deal {
		at++
		return card.Deck68.Seeded(5, 1, at-1)
	}
}

const allHouseRules = "plain-doubles,redeal,vul=dealing,dealer=W"

// errStopped leaves a rubber in the middle.
var errStopped = errors.New("stopped")

// playHouse plays a rubber by house rules as opener does; it is left and resumed in each of the
// acts whose numbers are given.
func playHouse(t *testing.T, dir, house string, length int, stops ...int) int64 {
	t.Helper()
	s := open(t, dir)
	rules := must(bridge.ParseRules("SuperBridge", house))
	id := must(s.NewRubber(rules, length, &south))
	acts := 0
	for {
		m := &match.Match{Journal: s.Journal(id, "club")}
		for seat := range m.Players {
			m.Players[seat] = player(func(ctx context.Context, v bridge.View) (bridge.Event, error) {
				if acts++; len(stops) > 0 && acts == stops[0] {
					stops = stops[1:]
					return bridge.Event{}, errStopped
				}
				return opener(ctx, v)
			})
		}
		got := must(s.Rubber(id))
		r, err := got.Rubber, error(nil)
		if !r.Rules.Same(rules) {
			t.Fatalf("the rubber is one of %v", r.Rules)
		}
		begun := len(r.Boards)
		if got.Current != nil {
			var b bridge.Board
			if b, err = m.Board(context.Background(), *got.Current); err == nil {
				r = r.With(b)
			}
			begun++
		}
		if err == nil {
			r, err = m.Session(context.Background(), r, deals(begun))
		}
		switch {
		case err == nil:
			check(t, s.Close())
			return id
		case !errors.Is(err, errStopped):
			t.Fatal(err)
		}
		check(t, s.Close())
		s = open(t, dir)
	}
}

// A rubber whose passed-out boards are dealt again ends when as many count as it has deals,
// however often it is left, and everything that is said of it says so.
func TestRubberWithRedeals(t *testing.T) {
	ctx, dir, through := context.Background(), t.TempDir(), t.TempDir()
	id := playHouse(t, dir, allHouseRules, 4, 3, 20, 21, 40, 55)
	playHouse(t, through, allHouseRules, 4)
	s := open(t, dir)
	r := must(s.Rubber(id))
	if want := must(open(t, through).Rubber(id)); text(r) != text(want) {
		t.Errorf("left and resumed it is\n%s, in one go\n%s", text(r), text(want))
	}
	passed, counted := 0, 0
	sum := must(s.Summaries(ctx, []int64{id}))[0]
	said := must(s.BoardSummaries(ctx, r.BoardIDs))
	dealers, vul := "WNESWNES", []bridge.Vulnerability{bridge.VulNone, bridge.VulNS, bridge.VulEW, bridge.VulBoth}
	for i, b := range r.Rubber.Boards {
		if got := b.Dealer.String(); got != dealers[counted:counted+1] || b.Vul != vul[counted%4] {
			t.Errorf("board %d: %s deals, vulnerable %v", i+1, got, b.Vul)
		}
		if said[i].Number != counted+1 || said[i].Place != i+1 {
			t.Errorf("board %d is called deal %d of place %d, want deal %d", i+1, said[i].Number, said[i].Place, counted+1)
		}
		if b.Contract().PassedOut() {
			passed++
			continue
		}
		counted++
		side, over := b.Contract().Declarer.Side(), 8*200
		if b.Vul.Has(side) {
			over = 8 * 400
		}
		if got := b.Points()[side]; got != 40+100+over || sum.Contracts[i].Over != 8 {
			t.Errorf("board %d: %v scores %d", i+1, b.Contract(), got)
		}
	}
	if passed < 3 || counted != 4 || !r.Finished {
		t.Errorf("%d boards of the rubber are passed out and %d not; finished: %v", passed, counted, r.Finished)
	}
	if sum.House.String() != allHouseRules || sum.Length != 4 || sum.Boards != 4 || len(sum.Contracts) != 4+passed || !sum.Finished {
		t.Errorf("the list says %+v", sum)
	}
	if err := s.Journal(id, "").Begin(must(bridge.NewBoard(house(allHouseRules), card.Deck68.Seeded(1, 1, 1), card.West, 0))); !errors.Is(err, bridgestore.ErrOutOfStep) {
		t.Errorf("another board begins: %v", err)
	}
	f := bridgestore.Filter{Counted: true}
	points := 0
	for _, b := range r.Rubber.Boards {
		points += b.Points()[card.NS] - b.Points()[card.EW]
	}
	all := must(s.Statistics(ctx, f)).Sum(func(bridgestore.Cell) bool { return true })
	if all.Boards != 4+passed || all.Points != points {
		t.Errorf("statistics count %d boards with %d points, want %d with %d", all.Boards, all.Points, 4+passed, points)
	}
	out := lines(t, s, "")
	to := open(t, t.TempDir())
	if done, err := take(to, out); err != nil || done != (bridgestore.Imported{Rubbers: 1, Boards: 4 + passed}) {
		t.Fatalf("%+v, %v", done, err)
	}
	if again := must(to.Rubber(1)); text(again) != text(r) || !again.Rubber.Rules.Same(r.Rubber.Rules) || !again.Finished || lines(t, to, "") != out {
		t.Errorf("it comes out as\n%s, went in as\n%s", lines(t, to, ""), out)
	}
	if done, err := take(to, out); err != nil || done != (bridgestore.Imported{There: 1}) {
		t.Errorf("once more: %+v, %v", done, err)
	}
	// By its boards alone it is as long as it has boards that count.
	loose := open(t, t.TempDir())
	_, boards, _ := strings.Cut(out, "\n")
	must(take(loose, boards))
	if sum := must(loose.Rubbers())[0]; sum.Length != 4 || !sum.Finished || sum.House.String() != allHouseRules {
		t.Errorf("without the line of the rubber it is %+v", sum)
	}
}

// A board that is left in the middle, or played out only to be dealt again, leaves the rubber
// unfinished.
func TestRedealOfTheLastBoard(t *testing.T) {
	s := open(t, t.TempDir())
	for house, over := range map[string]bool{"": true, "redeal": false} {
		rules := must(bridge.ParseRules("SuperBridge", house))
		id := must(s.NewRubber(rules, 1, &south))
		j := s.Journal(id, "")
		b := must(session.Session{Rules: rules, Length: 1}.Next(card.Deck68.Seeded(1, 1, 1)))
		check(t, j.Begin(b))
		for _, e := range []string{"Pass", "Pass", "Pass", "Pass"} {
			b = with(t, b, e)
			check(t, j.Append(b))
		}
		r := must(s.Rubber(id))
		if r.Finished != over || r.Rubber.Over() != over {
			t.Errorf("%q: after four passes the rubber is over: %v, and finished: %v", house, r.Rubber.Over(), r.Finished)
		}
	}
}

// The same boards by other house rules are another rubber, with the line of the rubber and
// without it.
func TestHouseRulesTellRubbersApart(t *testing.T) {
	from := map[string]string{}
	for _, rules := range []string{"", "vul=None", "redeal,vul=None"} {
		dir := t.TempDir()
		s := open(t, dir)
		id := must(s.NewRubber(house(rules), 2, nil))
		r := session.Session{Rules: house(rules), Length: 2}
		j := s.Journal(id, "")
		for at := range 2 {
			b := must(r.Next(card.Deck68.Seeded(9, 1, at)))
			if at > 0 {
				b = must(bridge.NewBoard(r.Rules, b.Deal, card.West, bridge.VulNone))
			}
			check(t, j.Begin(b))
			for _, e := range []string{"Pass", "1C", "Pass", "Pass", "Pass", "Claim 0"} {
				b = with(t, b, e)
				check(t, j.Append(b))
			}
			r = r.With(b)
		}
		from[rules] = lines(t, s, "")
	}
	to := open(t, t.TempDir())
	n := 0
	for rules, all := range from {
		_, loose, _ := strings.Cut(all, "\n")
		if done, err := take(to, all); err != nil || done != (bridgestore.Imported{Rubbers: 1, Boards: 2}) {
			t.Errorf("%q: %+v, %v", rules, done, err)
		}
		if done, err := take(to, loose); err != nil || done != (bridgestore.Imported{There: 1}) {
			t.Errorf("the boards of %q: %+v, %v", rules, done, err)
		}
		n++
	}
	if got := len(must(to.Rubbers())); got != n {
		t.Errorf("%d rubbers, want %d", got, n)
	}
	_, loose, _ := strings.Cut(from["vul=None"], "\n")
	other := open(t, t.TempDir())
	must(take(other, from[""]))
	if done, err := take(other, loose); err != nil || done != (bridgestore.Imported{Rubbers: 1, Boards: 2}) {
		t.Errorf("boards by other house rules without their rubber: %+v, %v", done, err)
	}
}

// The journal takes no board by other house rules than the rubber's, and the other table plays by
// them, too.
func TestHouseRulesOfABoard(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	id := must(s.NewRubber(house("plain-doubles"), 4, &south))
	usual := board(t, firstDeal)
	if err := s.Journal(id, "").Begin(usual); !errors.Is(err, bridgestore.ErrOutOfStep) || !strings.Contains(err.Error(), "one of SuperBridge plain-doubles, not of SuperBridge") {
		t.Errorf("a board by the usual rules begins: %v", err)
	}
	own := must(bridge.NewBoard(house("plain-doubles"), usual.Deal, usual.Dealer, usual.Vul))
	check(t, s.Journal(id, "").Begin(own))
	events := []string{"3S", "X", "Pass", "Pass", "Pass", "Claim 6"}
	for i := range events {
		check(t, s.Journal(id, "").Append(with(t, own, events[:i+1]...)))
	}
	if err := s.SaveOtherTable(1, bridgestore.Other{Players: "club", Board: with(t, usual, events...)}); !errors.Is(err, bridgestore.ErrOutOfStep) {
		t.Errorf("the other table plays by other rules: %v", err)
	}
	check(t, s.SaveOtherTable(1, bridgestore.Other{Players: "club", Board: with(t, own, events...)}))
	found := analysis.Analysis{Done: 1, Total: 1, Par: &dd.ParScore{Points: 100}}
	found.Tricks[card.South][bridge.Spades] = dd.Bounds{Min: 12, Max: 12}
	check(t, s.SaveAnalysis(1, found))
	tally := must(s.Statistics(ctx, bridgestore.Filter{Counted: true})).Sum(func(bridgestore.Cell) bool { return true })
	if want := 220 + 200 - 100; tally.Bidding != want || tally.Points != 220 { // the contract is worth an overtrick
		t.Errorf("statistics say %+v, want %d for the bidding", tally, want)
	}
	got, other := must(s.Board(ctx, 1)), must(s.OtherTable(ctx, 1))
	if got.Points != 220 || got.Board.Points()[card.NS] != 220 || other.Board.Points()[card.NS] != 220 {
		t.Errorf("3S doubled scores %d, replayed %v, at the other table %v", got.Points, got.Board.Points(), other.Board.Points())
	}
}

// A deal played by itself keeps of the house rules what its score depends on.
func TestNewDealByHouseRules(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	usual := board(t, firstDeal)
	b := must(bridge.NewBoard(house(allHouseRules), usual.Deal, usual.Dealer, usual.Vul))
	id := must(s.NewDeal(with(t, b, "Pass", "Pass", "Pass", "Pass"), bridgestore.Deal{Seat: &south}))
	r := must(s.Rubber(id))
	if got := r.Rubber.Rules.House.String(); got != "plain-doubles" || !r.Finished || !r.Rubber.Over() {
		t.Errorf("it is one of %q, finished %v, over %v", got, r.Finished, r.Rubber.Over())
	}
	id = must(s.NewDeal(with(t, b, "3S", "X", "Pass", "Pass", "Pass", "Claim 6"), bridgestore.Deal{Seat: &south}))
	if sum := must(s.Summaries(ctx, []int64{id}))[0]; sum.Points != [2]int{220, 0} {
		t.Errorf("3S doubled scores %v", sum.Points)
	}
}

// What makes no sense is said; it hurts no other rubber.
func TestUnknownHouseRules(t *testing.T) {
	s := open(t, t.TempDir())
	id := keep(t, s)
	run(t, s.DB(), fmt.Sprintf("UPDATE session SET options = 'three-passes' WHERE id = %d", id))
	if _, err := s.Rubber(id); err == nil || !strings.Contains(err.Error(), `"three-passes" is not a house rule`) {
		t.Error(err)
	}
	r := bridge.SuperBridge()
	r.RedealPassedOut = true
	if _, err := s.NewRubber(r, 4, nil); err == nil {
		t.Error("rules that nobody could name again are kept")
	}
}
