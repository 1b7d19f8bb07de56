package review

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/bridge/line"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// late returns the first card of declarer's side with a choice when a number of tricks are left.
func late(t *testing.T, b bridge.Board, left int) int {
	t.Helper()
	for i := b.Opening(); i < len(b.Events()); i++ {
		at := b.Prefix(i)
		if at.Left() <= left && at.Turn().Side() == at.Contract().Declarer.Side() && at.View(at.Contract().Declarer).LegalPlays().Len() > 1 {
			return i
		}
	}
	t.Fatal("no choice")
	return 0
}

// A costly card of declarer near the end is compared with the best line, by what could be known. L does so for another card
// too, earlier ones and a defender's by trying them out, but not for the opening lead.
func TestLine(t *testing.T) {
	b := played(t, bridge.Duplicate())
	event := late(t, b.Board, 5)
	act := assess.Judged{Event: event, Seat: b.Board.Prefix(event).Turn(), Cost: 1, Better: []card.Hand{b.Board.Prefix(event).Hand(b.Board.Prefix(event).Turn())}}
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	says := func() bool { return strings.Contains(d.shows(), "Odds against defenders who see all hands.") }
	d.visit(event)
	if d.page().finding && says() {
		t.Errorf("it tells before the answer: %s", d.shows())
	}
	if d.press("f"); !says() || !strings.Contains(d.shows(), "%") {
		t.Errorf("after the answer: %s", d.shows())
	}

	store.analyses[1] = complete(b.Board)
	d = look(t, store, 1)
	d.to(event+1, false)
	if says() {
		t.Errorf("not asked: %s", d.shows())
	}
	if d.press("l"); !says() || !strings.Contains(d.shows(), "our") {
		t.Errorf("asked: %s", d.shows())
	}
	for _, other := range []int{-1, b.Board.Opening()} {
		d.to(other+1, false)
		if d.press("l"); says() || strings.Contains(d.shows(), "Tried in") {
			t.Errorf("event %d: %s", other, d.shows())
		}
	}
	for i, at := range []int{earlier(t, b.Board, true), earlier(t, b.Board, false)} {
		d.to(at+1, false)
		want := []string{"declarer didn’t see", "the defender didn’t see"}[i]
		if d.press("l"); !strings.Contains(d.shows(), want) {
			t.Errorf("event %d: no %q in %s", at, want, d.shows())
		}
	}
}

// earlier returns the last card with a choice, of declarer's side or the defence, before the ending.
func earlier(t *testing.T, b bridge.Board, declares bool) (event int) {
	t.Helper()
	for i := b.Opening() + 1; i < len(b.Events()); i++ {
		at := b.Prefix(i)
		if at.Left() > line.Usual.Tricks && (at.Turn().Side() == at.Contract().Declarer.Side()) == declares && at.View(at.Actor()).LegalPlays().Len() > 1 {
			event = i
		}
	}
	if event == 0 {
		t.Fatal("no choice")
	}
	return event
}

// The layouts that tell two lines apart are drawn beside each other: one in which only the best card wins, one in which
// only the played one does.
func TestContrasts(t *testing.T) {
	queen, king := card.Card{Suit: card.Spades, Rank: card.Queen}, card.Card{Suit: card.Spades, Rank: card.King}
	layout := func(west, east string) ending.Layout {
		l := ending.Layout{Weight: 1}
		for seat, text := range map[card.Seat]string{card.West: west, card.East: east} {
			hand, err := card.ParseHand(text)
			if err != nil {
				t.Fatal(err)
			}
			l.Hands[seat] = hand
		}
		return l
	}
	j := line.Judgement{Whole: true, Layouts: []ending.Layout{layout("J.A..", "T.2.."), layout("T.A..", "J.2.."), layout("T.2..", "J.A..")}, Chances: []line.Chance{
		{Cards: card.HandOf(king), Probability: 1. / 3, Wins: ending.Set{0b001}},
		{Cards: card.HandOf(queen), Probability: 2. / 3, Wins: ending.Set{0b110}},
	}}
	want := []contrast{
		{"Only ♠Q wins: 67 %", [2]string{"W  ♠10 ♥A", "E  ♠J ♥2"}},
		{"Only ♠K wins: 33 %", [2]string{"W  ♠J ♥A", "E  ♠10 ♥2"}},
	}
	all := contrasts(j, king, [2]card.Seat{card.West, card.East})
	if !slices.Equal(all, want) {
		t.Errorf("the diagrams are %q, want %q", all, want)
	}
	if got := contrasts(j, queen, [2]card.Seat{card.West, card.East}); got != nil {
		t.Errorf("the best card has diagrams: %q", got)
	}
	test.NewTempApp(t)
	d := newDiagrams(widget.NewArt(cardart.Style{}))
	if d.show(nil); d.content.Visible() {
		t.Error("without layouts there are diagrams")
	}
	d.show(all)
	d.content.Resize(fyne.NewSize(336, 60))
	left, right := d.content.Objects[0], d.content.Objects[1]
	if !d.content.Visible() || left.Size() != right.Size() || left.Position().X+left.Size().Width >= right.Position().X || d.words[1][2].Text != want[1].hands[1] {
		t.Errorf("the diagrams are at %v %v and %v %v", left.Position(), left.Size(), right.Position(), right.Size())
	}
	if d.show(all[:1]); right.Visible() || !left.Visible() {
		t.Error("a layout that isn't there is drawn")
	}
}

// The column needs no scrolling with a line, its two diagrams of long hands, and a long auction.
func TestALineFitsASmallWindow(t *testing.T) {
	auction := "Pass 1C 1D 1H 1S 1N 2C 2D 2H 2S 2N 3C 3D 3H 3S 3N 4H Pass Pass Pass rest"
	b := asKept(1, board(t, bridge.SuperBridge(), 3, auction))
	act, _ := costly(t, b.Board)
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	d.to(act.Event+1, false)
	d.press("f", "f")
	hands := [2]string{"N  ♠Q 10 ♥A 9 8 6 4 ♦A 3 ♣10 6", "S  ♠K 7 ♥Q 10 5 ♦J 9 7 2 ♣Q J 7"}
	d.page().lines.known[asked{false, act.Event}] = &toldLine{
		words: []string{
			"Declarer’s line: about 21 ± 3 %. Best line, with ♣4: about 68 ± 4 % to make the contract.", "This could be known.",
			"Tried in 240 layouts: declarer didn’t see the hidden hands, the defenders did.",
		},
		contrasts: []contrast{{"Only ♣4 wins: 58 %", hands}, {"Only ♠2 wins: 11 %", hands}},
	}
	d.page().answers.known[asked{false, act.Event}] = &answer{costly: true, why: "Ruffing first. Keep the trumps: after ♦10, West ruffs once."}
	d.Update(false)
	if !strings.Contains(d.shows(), "Tried in 240 layouts") || d.parts.diagrams.content.Hidden {
		t.Fatalf("it shows %s", d.shows())
	}
	if room, takes := d.parts.column.Size(), d.parts.column.Content.MinSize(); takes.Height > room.Height+1 || takes.Width > room.Width {
		t.Errorf("the column takes %v of %v; diagrams %v", takes, room, d.parts.diagrams.content.Size())
	}
}
