package bridge_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func TestNewBoardChecksTheDeal(t *testing.T) {
	deal := must(card.ParseDeal(stripes))
	if _, err := bridge.NewBoard(bridge.Duplicate(), deal, card.South, bridge.VulNone); err == nil || !strings.HasPrefix(err.Error(), "deal: ") {
		t.Errorf("a deal of 68 cards is taken for duplicate: %v", err)
	}
	deal[card.North] = deal[card.North].Without(card.Card{Suit: card.Spades, Rank: card.Ace})
	if _, err := bridge.NewBoard(bridge.SuperBridge(), deal, card.South, bridge.VulNone); err == nil || err.Error() != "deal: nobody has SA" {
		t.Errorf("a deal without the ace of spades: %v", err)
	}
}

// wholeBoard is played to the end, with claims ruled out.
func wholeBoard(seed uint64) bridge.Board {
	r := source(seed)
	b := must(bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Shuffle(r), card.South, bridge.VulNS))
	for b.Phase() == bridge.AuctionPhase || b.Phase() == bridge.PlayPhase {
		v := b.View(b.Actor())
		var e bridge.Event
		switch calls := v.LegalCalls(); {
		case b.Phase() == bridge.PlayPhase:
			e = bridge.Played(pick(r, v.LegalPlays().Cards()))
		case len(b.Events()) == 0:
			e = bridge.Called(bridge.Bid(1, bridge.Clubs)) // so that it isn't passed out
		default:
			e = bridge.Called(pick(r, calls[:min(4, len(calls))]))
		}
		b = must(b.Apply(e))
	}
	return b
}

func TestPrefixAndReplay(t *testing.T) {
	b := wholeBoard(1)
	all := b.Events()
	var boards []bridge.Board
	step := b.Prefix(0)
	for _, e := range all {
		boards = append(boards, step)
		step = must(step.Apply(e))
	}
	boards = append(boards, step)
	if !reflect.DeepEqual(step, b) {
		t.Error("the events one by one give another board")
	}
	for n, want := range boards {
		prefix := b.Prefix(n)
		if !reflect.DeepEqual(prefix, want) {
			t.Errorf("the board of the first %d events is not as it was", n)
		}
		if replayed, err := prefix.Replay(all[n:]); err != nil || !reflect.DeepEqual(replayed, b) {
			t.Errorf("replayed from %d it ends otherwise, %v", n, err)
		}
	}
}

// An illegal event stops a replay: it returns the board before the event, and the error says where.
func TestReplayStops(t *testing.T) {
	b, err := board(stripes).Replay(events("1C Pass 1C Pass"))
	var broke *bridge.RuleError
	if !errors.As(err, &broke) || broke.Rule != bridge.BidHigher || !strings.HasPrefix(err.Error(), "event 3: 1C ") {
		t.Errorf("the error is %v", err)
	}
	if !slices.Equal(b.Events(), events("1C Pass")) {
		t.Errorf("the board has %v", b.Events())
	}
}

// From each position of a board two continuations are played, one after the other: neither changes the
// position or the other continuation.
func TestApplyLeavesTheBoard(t *testing.T) {
	whole := wholeBoard(2)
	for n := range len(whole.Events()) {
		b, want := whole.Prefix(n), whole.Prefix(n)
		acts := acts(b)
		var branches []bridge.Board
		for _, e := range acts {
			branch := must(b.Apply(e))
			if branch.Phase() != bridge.Finished { // and one event further, where slices may be shared
				branch = must(branch.Apply(slices.MaxFunc(actsOf(branch), byText)))
			}
			branches = append(branches, branch)
		}
		if !reflect.DeepEqual(b, want) {
			t.Fatalf("applying one of %v has changed the board", acts)
		}
		for i, e := range acts {
			if got := branches[i].Events()[n]; got != e {
				t.Fatalf("after %d events the branch of %v now has %v", n, e, got)
			}
			if replayed := must(want.Replay(branches[i].Events()[n:])); !reflect.DeepEqual(replayed, branches[i]) {
				t.Fatalf("after %d events the branch of %v has changed", n, e)
			}
		}
	}
}

func byText(a, b bridge.Event) int { return strings.Compare(a.String(), b.String()) }

// acts returns up to four legal acts, and a claim in the play.
func acts(b bridge.Board) []bridge.Event {
	all := actsOf(b)
	return append(slices.Clone(all[:min(3, len(all))]), all[len(all)-1])
}

// actsOf returns all legal acts, and in the play one claim, which is last.
func actsOf(b bridge.Board) []bridge.Event {
	v := b.View(b.Actor())
	var all []bridge.Event
	for _, c := range v.LegalCalls() {
		all = append(all, bridge.Called(c))
	}
	for c := range v.LegalPlays().All() {
		all = append(all, bridge.Played(c))
	}
	if b.Phase() == bridge.PlayPhase {
		all = append(all, bridge.Claimed(b.Left()))
	}
	return all
}

func TestNumber(t *testing.T) {
	b := board(stripes)
	if deal := must(card.Deck68.Deal(b.Number())); deal != b.Deal {
		t.Errorf("board number %v names %v", b.Number(), deal)
	}
}
