package bidding

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// told records the convention cards that a screen reports, the user's side's first, and holds the answer.
type told struct {
	cards  [][2]bidding.Card
	answer error
}

// openOf52 opens the screen for a game with 52 cards, where East-West is the user's side.
func openOf52(t *testing.T, r bridge.Rules, of *told) *Screen {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	s := New(widget.NewArt(cardart.Style{}), Options{
		Rules: r, Cards: bidding.Cards{card.EW: {System: bidding.Standard}}, Auction: auction(), Side: card.EW, OnBack: func() {},
		Of: func(bridge.Rules) bidding.Cards { return bidding.Cards{} },
		OnCards: func(_ bridge.Rules, ours, theirs bidding.Card, kept func(error)) {
			of.cards = append(of.cards, [2]bidding.Card{ours, theirs})
			kept(of.answer)
		},
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	return s
}

// S and T cycle through the systems of the user's side and of the other, and the calls follow.
func TestSystemsAreChosen(t *testing.T) {
	var of told
	s := openOf52(t, bridge.Rubber(), &of)
	typed(s, "⁴⁴³")
	standard, goren := bidding.Card{System: bidding.Standard}, bidding.Card{System: bidding.Goren}
	want := [][2]bidding.Card{{standard, standard}, {standard, goren}, {goren, goren}}
	if len(of.cards) != 3 || of.cards[0] != want[0] || of.cards[1] != want[1] || of.cards[2] != want[2] {
		t.Fatalf("told of %v", of.cards)
	}
	if c := s.explorer.cards; c != (bidding.Cards{goren, goren}) {
		t.Errorf("the sides bid by %v", c)
	}
	notrump := call(t, "1N")
	meaning := bridgetext.Meaning(bidding.Cards{goren, goren}.Read(&bridge.Table{Rules: bridge.Rubber()}, auction()).Explain(notrump))
	if l := s.lines[s.find(t, "1N")]; l.words != meaning || !strings.Contains(l.words, "16–18") {
		t.Errorf("1NT is %q, want %q", l.words, meaning)
	} else if said := l.said(); !strings.HasPrefix(said, meaning) || !strings.Contains(said, "(goren.book:") {
		t.Errorf("of 1NT %q is said, without the line of the book", said)
	}
	typed(s, strings.Repeat("⁴", len(s.explorer.systems())))
	if last := of.cards[len(of.cards)-1]; last != [2]bidding.Card{goren, goren} {
		t.Errorf("round once they bid %v", last)
	}
}

// With 68 cards there is one system, and S and T do nothing.
func TestOneSystem(t *testing.T) {
	s, _ := open(t, "")
	if rows := s.systemChoices(); rows != nil {
		t.Errorf("%d rows to choose from", len(rows))
	}
	typed(s, "³⁴")
	if s.explorer.cards != (bidding.Cards{}) {
		t.Errorf("%v", s.explorer.cards)
	}
	typed(s, "d")
	if rows := s.systemChoices(); len(rows) != 2 {
		t.Errorf("with 52 cards %d rows", len(rows))
	}
}

// A convention is switched on the card of the shown side, and its line stays in place.
func TestConventionsAreSwitched(t *testing.T) {
	var of told
	s := openOf52(t, bridge.Duplicate(), &of)
	typed(s, "⁴b") // they bid Standard too
	line := func() (int, line) {
		for i, l := range s.lines {
			if l.convention != nil && *l.convention == bidding.Stayman {
				return i, l
			}
		}
		t.Fatal("no line of Stayman")
		panic("")
	}
	at, l := line()
	if l.label != text.T("system.on") {
		t.Errorf("it says %q", l.label)
	}
	s.to(at)
	press(s, fyne.KeySpace)
	without := bidding.Card{System: bidding.Standard}.With(bidding.Stayman, false)
	if s.explorer.cards != (bidding.Cards{card.EW: without, card.NS: {System: bidding.Standard}}) || of.cards[1][0] != without {
		t.Errorf("they bid by %v", s.explorer.cards)
	}
	if now, l := line(); now != at || s.selected != at || l.label != text.T("system.off") {
		t.Errorf("line %d says %q, line %d is selected", now, l.label, s.selected)
	}
	typed(s, "⁵")
	if at, l = line(); l.label != text.T("system.on") {
		t.Errorf("on their card it says %q", l.label)
	}
	s.to(at)
	press(s, fyne.KeyReturn)
	if s.explorer.cards != (bidding.Cards{without, without}) {
		t.Errorf("they bid by %v", s.explorer.cards)
	}
}

// Agreements about leads and signals are switched too, and the card says what the cards then tell; they stay with another system.
func TestLeadsAndSignalsAreSwitched(t *testing.T) {
	var of told
	s := openOf52(t, bridge.Duplicate(), &of)
	typed(s, "⁴b")
	before := signals(s.explorer.cardOf(s.shownSide()))
	for _, a := range bidding.Cardings() {
		at := slices.IndexFunc(s.lines, func(l line) bool { return l.carding != nil && *l.carding == a })
		if at < 0 || s.lines[at].label != text.T("system.off") {
			t.Fatalf("%v: line %d", a, at)
		}
		s.to(at)
		press(s, fyne.KeySpace)
		if !s.explorer.cards[s.shownSide()].Plays(a) || s.lines[at].label != text.T("system.on") {
			t.Errorf("%v: they play by %v", a, s.explorer.cards)
		}
	}
	after := signals(s.explorer.cardOf(s.shownSide()))
	for _, i := range []int{0, 1, 2, 4} {
		if before[i].words == after[i].words {
			t.Errorf("the card still says %q", after[i].words)
		}
	}
	s.nextSystem(s.shownSide())
	if c := s.explorer.cards[s.shownSide()]; c.System == bidding.Standard || !c.Plays(bidding.LowLikes) {
		t.Errorf("with another system they play by %v", c)
	}
}

// A line of the other side's card leads to that side's call.
func TestTheirCardLeadsToTheirCalls(t *testing.T) {
	var of told
	s := openOf52(t, bridge.Duplicate(), &of)
	for _, whose := range []card.Side{card.EW, card.NS} {
		for i := range s.buildCardLines(t) {
			if s.lines[i].convention != nil || s.lines[i].carding != nil || i%40 != 0 {
				continue // some will do
			}
			want := s.lines[i].call
			s.follow(i)
			if s.explorer.auction.Turn().Side() != whose || s.lines[s.selected].call != want {
				t.Errorf("line %d: %v calls %v, want %v of %v", i, s.explorer.auction.Turn(), s.lines[s.selected].call, want, whose)
			}
			press(s, fyne.KeyEscape)
		}
		typed(s, "⁵")
	}
}

// buildCardLines shows the card, and returns its lines.
func (s *Screen) buildCardLines(t *testing.T) []line {
	t.Helper()
	if !s.card {
		typed(s, "b")
	}
	return s.lines
}

// The card says that a choice couldn't be saved, until it can.
func TestUnsavedCards(t *testing.T) {
	of := told{answer: errors.New("the disk is full")}
	s := openOf52(t, bridge.Duplicate(), &of)
	typed(s, "b³")
	if !s.unsaved {
		t.Error("nothing is said")
	}
	of.answer = nil
	typed(s, "³")
	if s.unsaved {
		t.Error("it still says so")
	}
}

// MiniBridge has no auction: the screen shows the system of its deck.
func TestNoAuction(t *testing.T) {
	var of told
	s := openOf52(t, bridge.MiniBridge(), &of)
	if s.explorer.rules.Choices || s.explorer.rules.Deck != card.Deck52 || len(s.lines) < 10 {
		t.Errorf("%s, %d lines", s.explorer.rules.Name, len(s.lines))
	}
}

// Each deck has its own systems: a choice for one of them is told with its deck, and doesn't change those of another.
func TestEachDeckHasItsSystems(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	standard, goren := bidding.Card{System: bidding.Standard}, bidding.Card{System: bidding.Goren}
	chosen := map[card.Deck]bidding.Cards{card.Deck52: {goren, standard}}
	s := New(widget.NewArt(cardart.Style{}), Options{
		Rules: bridge.SuperBridge(), Auction: auction(), OnBack: func() {},
		Of: func(r bridge.Rules) bidding.Cards { return chosen[r.Deck] },
		OnCards: func(r bridge.Rules, ours, theirs bidding.Card, kept func(error)) {
			chosen[r.Deck] = bidding.Cards{ours, theirs}
			kept(nil)
		},
	})
	test.NewTempWindow(t, s.Content()).Resize(fyne.NewSize(1024, 700))
	for s.explorer.rules.Deck != card.Deck52 {
		typed(s, "d")
	}
	if s.explorer.cards != chosen[card.Deck52] {
		t.Fatalf("with 52 cards they bid %v", s.explorer.cards)
	}
	typed(s, "⁴")
	if theirs := chosen[card.Deck52][card.EW]; theirs == standard {
		t.Errorf("the choice isn't told: %v", theirs)
	}
	for s.explorer.rules.Deck != card.Deck68 {
		typed(s, "d")
	}
	if s.explorer.cards != (bidding.Cards{}) || chosen[card.Deck68] != (bidding.Cards{}) {
		t.Errorf("with 68 cards they bid %v", s.explorer.cards)
	}
}
