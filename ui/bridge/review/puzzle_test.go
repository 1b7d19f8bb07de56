package review

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/background"
)

func TestFindTheBetterCard(t *testing.T) {
	b := played(t, bridge.Duplicate())
	act, better := costly(t, b.Board)
	name := "♣♦♥♠"
	for i, suit := range card.Suits {
		if better.Suit == suit {
			name = string([]rune(name)[i : i+1])
		}
	}
	wrong := b.Board.Events()[act.Event].Card
	var other card.Card
	plays := b.Board.Prefix(act.Event)
	for _, c := range plays.View(plays.Turn()).LegalPlays().Cards() {
		if c != better && c != wrong {
			other = c
		}
	}
	start := func() *desk {
		store := newStore(b)
		store.analyses[1] = complete(b.Board, act)
		d := look(t, store, 1)
		d.press("Down")
		return d
	}
	answer := "Better by a trick"

	d := start()
	if d.page().n() != act.Event || !d.page().finding || strings.Contains(d.shows(), answer) {
		t.Fatalf("at %d: %s", d.page().n(), d.shows())
	}
	if m := d.page().table(); m.Open[card.East] || !m.Yours || !m.Plays.Has(better) {
		t.Errorf("open %v, yours %v, plays %v", m.Open, m.Yours, m.Plays)
	}
	d.tapped(wrong, true)
	d.tapped(other, true)
	d.tapped(other, true) // again is not counted
	if p := d.page().puzzles[act.Event]; len(p.tried) != 2 || p.open() || !strings.Contains(d.shows(), "2 tries") {
		t.Errorf("%+v: %s", p, d.shows())
	}
	d.press("Left", "Right", "Right") // to after the card
	if strings.Contains(d.shows(), answer) || !strings.Contains(d.shows(), "It cost a trick.") {
		t.Errorf("stepping over it tells: %s", d.shows())
	}
	d.press("Return")
	d.tapped(better, true)
	if p := d.page().puzzles[act.Event]; !p.solved || !strings.Contains(d.shows(), answer) || !d.page().table().Open[card.East] {
		t.Errorf("%+v: %s", p, d.shows())
	}
	if !strings.Contains(d.shows(), "found") || !strings.Contains(d.shows(), "My hint") {
		t.Errorf("solved: %s", d.shows())
	}

	d = start()
	d.press("f")
	if p := d.page().puzzles[act.Event]; p.solved || !p.shown || !strings.Contains(d.shows(), answer) || !strings.Contains(d.shows(), "Tried in") {
		t.Errorf("%+v: %s", p, d.shows())
	}

	d = start()
	for _, r := range strings.ToLower(better.String()) { // typed as suit and rank
		d.Rune(r)
	}
	if d.parts.surface.Selected() != better || d.page().puzzles[act.Event].open() {
		t.Errorf("typed %v, selected %v", better, d.parts.surface.Selected())
	}
	d.press("Return")
	if !d.page().puzzles[act.Event].solved {
		t.Errorf("typed %v: %s", better, d.shows())
	}
}

// Two tricks were lost: a card that saves one of them is right, and the user is told that there is a better one.
func TestHalfAnAnswer(t *testing.T) {
	b := played(t, bridge.Duplicate())
	act, better := costly(t, b.Board)
	before := b.Board.Prefix(act.Event)
	var half card.Card
	for _, c := range before.View(before.Turn()).LegalPlays().Cards() {
		if c != better && c != b.Board.Events()[act.Event].Card {
			half = c
		}
	}
	act.Cost, act.Better = 2, []card.Hand{card.Hand{}.With(better).With(half), card.Hand{}.With(better)}
	store := newStore(b)
	store.analyses[1] = complete(b.Board, act)
	d := look(t, store, 1)
	d.press("Down")
	d.tapped(half, true)
	for _, want := range []string{"a trick more", "Better by 2 tricks", "Better by a trick"} {
		if !strings.Contains(d.shows(), want) {
			t.Errorf("nothing of %q in\n%s", want, d.shows())
		}
	}
}

// Yours come first; E lists everybody's.
func TestMomentsOfThePersonAndOfAll(t *testing.T) {
	b := played(t, bridge.Duplicate())
	yours, _ := costly(t, b.Board)
	other := assess.Judged{Event: yours.Event, Cost: 1}
	for other.Event++; b.Board.Prefix(other.Event).Turn().Side() == card.NS; other.Event++ {
	}
	other.Better = yours.Better
	store := newStore(b)
	store.analyses[1] = complete(b.Board, yours, other)
	d := look(t, store, 1)
	count := func() int { return len(d.page().moments()) }
	if count() != 1 {
		t.Errorf("%d are the person's", count())
	}
	d.press("y")
	if count() != 2 {
		t.Errorf("%d are everybody's", count())
	}
	d.press("Down", "Down")
	if d.page().n() != other.Event+1 || d.page().finding || !strings.Contains(d.shows(), "Better by a trick") {
		t.Errorf("the other's moment is at %d, finding %v: %s", d.page().n(), d.page().finding, d.shows())
	}
	d.press("Down")
	if d.page().n() != other.Event+1 {
		t.Errorf("there is no moment after the last, but one goes to %d", d.page().n())
	}
	d.press("Up")
	if d.page().n() != yours.Event || !d.page().finding {
		t.Errorf("back at %d", d.page().n())
	}

	b.Watched = true
	store = newStore(b)
	store.analyses[1] = complete(b.Board, yours, other)
	if d = look(t, store, 1); count() != 2 {
		t.Errorf("%d moments on a watched board", count())
	}
	d.press("Down")
	if d.page().finding || strings.Contains(d.shows(), "You played") {
		t.Errorf("nobody is to find anything: %s", d.shows())
	}
}

// In a record in which the user was dummy, partner's cards are the user's if the user has played both hands.
func TestWhoPlaysBothHands(t *testing.T) {
	b := asKept(1, board(t, bridge.Duplicate(), 3, "Pass Pass 1N Pass Pass Pass rest"))
	act := assess.Judged{Event: 6, Cost: 1}
	for b.Board.Prefix(act.Event).Turn() != card.North {
		act.Event++
	}
	for _, both := range []bool{false, true} {
		b.BothHands = both
		store := newStore(b)
		store.analyses[1] = complete(b.Board, act)
		d := look(t, store, 1)
		if got := len(d.page().moments()) == 1; got != both {
			t.Errorf("both %v: %d moments", both, len(d.page().moments()))
		}
	}
}

// W asks the adviser about the user's own calls and cards, and about nothing else.
func TestMyHint(t *testing.T) {
	b := asKept(1, board(t, bridge.Duplicate(), 3, "5C Pass Pass Pass rest"))
	store := newStore(b)
	store.analyses[1] = complete(b.Board)
	d := look(t, store, 1)
	d.press("f", "Right")
	if d.parts.act.Hidden || strings.Contains(d.shows(), "My call") {
		t.Errorf("at the person's call: button hidden %v, %s", d.parts.act.Hidden, d.shows())
	}
	var work func()
	answers := &d.page().answers
	atOnce := answers.runner
	answers.runner = background.NewRunnerWith(func(f func()) { work = f }, func(f func()) { f() })
	d.press("f")
	if d.parts.more.Text != "Let me think …" {
		t.Errorf("while it is thought about: %s", d.shows())
	}
	work()
	answers.runner = atOnce
	if !strings.Contains(d.shows(), "My call, knowing what you knew") || strings.Contains(d.shows(), "think") {
		t.Errorf("%s", d.shows())
	}
	d.press("Right", "f")
	if !d.parts.act.Hidden || d.parts.more.Text != "" {
		t.Errorf("at West's call: button hidden %v, %s", d.parts.act.Hidden, d.shows())
	}
	act, _ := costly(t, b.Board)
	d.to(act.Event+1, false)
	d.press("f")
	if !strings.Contains(d.shows(), "My hint, knowing what you knew") {
		t.Errorf("at the person's card: %s", d.shows())
	}
	if d.press("t", "x", "Right", "f"); d.parts.more.Text != "" {
		t.Errorf("at the other table: %s", d.shows())
	}
}
