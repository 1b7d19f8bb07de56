package bridge_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// toPlay is a file with deals of boards numbered from first on, and no play.
func toPlay(list string, first, deals int) string {
	r := rand.New(rand.NewPCG(4, uint64(first)))
	var out strings.Builder
	for n := first; n < first+deals; n++ {
		rules := bridge.Duplicate()
		b := must(bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(n-1), rules.Vulnerability(n-1)))
		out.Write(must(pbn.Game{Event: list, Number: n, Board: b}.Marshal()))
	}
	return out.String()
}

func imports(s *bridgestore.Store, text string) (bridgestore.Imported, error) {
	return s.Import(context.Background(), record.Read(strings.NewReader(text)))
}

// playNext plays the next board of a rubber to its end.
func playNext(t *testing.T, s *bridgestore.Store, id int64) bridge.Board {
	t.Helper()
	r := must(s.Rubber(id))
	p := anyone{rand.New(rand.NewPCG(5, 5))}
	m := &match.Match{Players: [4]match.Player{p, p, p, p}, Journal: s.Journal(id, "club")}
	next := must(r.Rubber.Next(card.Deal{})) // which is not asked for
	check(t, m.Journal.Begin(next))
	return must(m.Board(context.Background(), next))
}

// Deals without play become a rubber of the user's, in their order, with their dealers and vulnerability; each is played
// once, and one may be chosen to be the next.
func TestDealsToPlay(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	if done := must(imports(s, toPlay("Club night", 7, 4))); done != (bridgestore.Imported{ToPlay: 4}) {
		t.Fatalf("%+v", done)
	}
	sums := must(s.Rubbers())
	if len(sums) != 1 || sums[0].Name != "Club night" || sums[0].ToPlay != 4 || sums[0].Length != 4 || sums[0].Boards != 0 || sums[0].Finished || sums[0].Watched {
		t.Fatalf("%+v", sums)
	}
	id := sums[0].ID
	if ids := must(s.Unfinished()); len(ids) > 0 {
		t.Errorf("%v can be continued before anything was played", ids)
	}
	if _, err := s.LastRubber(ctx); !errors.Is(err, bridgestore.ErrNoRubber) {
		t.Errorf("the last rubber is one of given deals (%v)", err)
	}
	outline := func() (all []string) {
		for _, l := range must(s.BoardSummaries(ctx, must(s.LineIDs(ctx, id)))) {
			all = append(all, fmt.Sprintf("%d %d %v", l.Place, l.Number, l.ToPlay))
		}
		return all
	}
	if got, want := outline(), []string{"1 7 true", "2 8 true", "3 9 true", "4 10 true"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	third := must(s.LineIDs(ctx, id))[2]
	if b := must(s.Board(ctx, third)); len(b.Board.Events()) > 0 || b.Board.Dealer != card.North || b.Board.Vul != bridge.VulEW || !b.ToPlay || b.RubberMarks.Name != "Club night" {
		t.Errorf("the third is %+v", b)
	}
	check(t, s.PlayNext(third))
	if first := playNext(t, s, id); first.Number() != must(s.Board(ctx, must(s.LineIDs(ctx, id))[0])).Deal || first.Dealer != card.North || first.Vul != bridge.VulEW {
		t.Errorf("played is %v", first)
	}
	if got, want := outline(), []string{"1 9 false", "2 7 true", "3 8 true", "4 10 true"}; !slices.Equal(got, want) {
		t.Errorf("then %q, want %q", got, want)
	}
	r := must(s.Rubber(id))
	if !r.Listed || len(r.Rubber.Given) != 3 || len(r.Rubber.Boards) != 1 || r.Rubber.Over() {
		t.Errorf("the rubber is %+v", r)
	}
	if with := r.Rubber.With(r.Rubber.Given[1]); len(with.Given) != 2 {
		t.Errorf("with the second there are %d", len(with.Given))
	}
	if ids := must(s.Unfinished()); !slices.Equal(ids, []int64{id}) {
		t.Errorf("%v can be continued", ids)
	}
	for range 3 {
		playNext(t, s, id)
	}
	if sum := must(s.Rubbers())[0]; !sum.Finished || sum.ToPlay != 0 || sum.Boards != 4 {
		t.Errorf("in the end %+v", sum)
	}
	if err := s.PlayNext(-99); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Errorf("a deal that isn't there: %v", err)
	}
	if _, err := s.Board(ctx, -99); !errors.Is(err, bridgestore.ErrNoBoard) {
		t.Errorf("its board: %v", err)
	}
}

// Lists are found by their names and games, and by that there is something to play.
func TestFindDealsToPlay(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	must(imports(s, toPlay("Club night", 1, 2)+toPlay("Cup", 3, 1)))
	other := must(s.NewRubber(bridge.Duplicate(), 4, &south))
	list := must(s.Rubbers())
	if len(list) != 3 {
		t.Fatalf("%+v", list)
	}
	cup, club := list[1], list[2]
	if list[0].ID != other {
		cup, club = list[0], list[1]
	}
	if cup.Name != "Cup" || club.Name != "Club night" {
		t.Fatalf("%+v", list)
	}
	check(t, s.MarkSession(cup.ID, storage.Marks{Name: "Cup of tea"}))
	for _, tt := range []struct {
		f    bridgestore.Filter
		want []int64
	}{
		{bridgestore.Filter{ToPlay: true}, []int64{cup.ID, club.ID}},
		{bridgestore.Filter{Rules: "Duplicate"}, []int64{cup.ID, club.ID}},
		{bridgestore.Filter{Rules: "SuperBridge Duplicate"}, []int64{cup.ID, club.ID}},
		{bridgestore.Filter{Rules: "SuperBridge Chicago", ToPlay: true}, nil},
		{bridgestore.Filter{Text: "TEA"}, []int64{cup.ID}},
		{bridgestore.Filter{Text: "night club", ToPlay: true}, []int64{club.ID}},
		{bridgestore.Filter{ToPlay: true, Deleted: true}, nil},
		{bridgestore.Filter{ToPlay: true, Slam: true}, nil},
	} {
		if got := must(s.FindRubbers(ctx, tt.f)); !slices.Equal(got, tt.want) {
			t.Errorf("%+v finds %v, want %v", tt.f, got, tt.want)
		}
	}
	playNext(t, s, club.ID)
	if left := must(s.ToPlay(ctx)); len(left) != 2 || left[club.ID] != 1 || left[cup.ID] != 1 {
		t.Errorf("to be played are %v", left)
	}
	if got := must(s.FindBoards(ctx, bridgestore.Filter{ToPlay: true})); len(got) != 1 {
		t.Errorf("boards of lists: %v", got)
	}
	playNext(t, s, club.ID)
	if got := must(s.FindRubbers(ctx, bridgestore.Filter{ToPlay: true})); !slices.Equal(got, []int64{cup.ID}) {
		t.Errorf("when one has been played there are %v", got)
	}
	check(t, s.Delete(cup.ID))
	if got := must(s.FindRubbers(ctx, bridgestore.Filter{ToPlay: true, Deleted: true})); !slices.Equal(got, []int64{cup.ID}) {
		t.Errorf("in the trash there is %v", got)
	}
}

// Deals already in a list aren't added again, and a list in the trash is restored.
func TestDealsToPlayAgain(t *testing.T) {
	ctx, s := context.Background(), open(t, t.TempDir())
	must(imports(s, toPlay("a", 1, 3)))
	if done := must(imports(s, toPlay("a", 1, 3)+toPlay("a", 1, 3))); done != (bridgestore.Imported{}) {
		t.Errorf("again: %+v", done)
	}
	if done := must(imports(s, toPlay("a", 1, 3)+toPlay("b", 9, 2)+toPlay("b", 9, 2))); done != (bridgestore.Imported{ToPlay: 2}) {
		t.Errorf("with two more: %+v", done)
	}
	first := must(s.FindRubbers(ctx, bridgestore.Filter{Text: "a"}))
	check(t, s.Delete(first...))
	if done := must(imports(s, toPlay("a", 1, 3))); done != (bridgestore.Imported{Restored: 1}) {
		t.Errorf("in the trash: %+v", done)
	}
	if got := must(s.FindRubbers(ctx, bridgestore.Filter{Text: "a"})); !slices.Equal(got, first) {
		t.Errorf("taken back are %v", got)
	}
}

// A history with deals to play is the same when it comes back, whatever of them has been played.
func TestDealsToPlayGoOutAndIn(t *testing.T) {
	s := open(t, t.TempDir())
	must(imports(s, toPlay("Club night", 1, 3)))
	id := must(s.Rubbers())[0].ID
	before := lines(t, s, "")
	playNext(t, s, id)
	after := lines(t, s, "")
	if strings.Count(before, `"vul":`) != 3 || strings.Count(after, `"dealer":`) != 3 {
		t.Errorf("it goes out as\n%s\nand\n%s", before, after)
	}
	for _, text := range []string{before, after} {
		fresh := open(t, t.TempDir())
		must(imports(fresh, text))
		if got := lines(t, fresh, ""); got != text {
			t.Errorf("\n%s\ncomes back as\n%s", text, got)
		}
		if done := must(imports(fresh, after)); done.There != 1 || lines(t, fresh, "") != after {
			t.Errorf("when more has been played: %+v,\n%s\nwant\n%s", done, lines(t, fresh, ""), after)
		}
		if done := must(imports(fresh, before)); done != (bridgestore.Imported{There: 1}) || lines(t, fresh, "") != after {
			t.Errorf("an older state: %+v,\n%s", done, lines(t, fresh, ""))
		}
	}
}
