package review

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The review of a board of MiniBridge starts with the choice of the contract: the choice, what the adviser would have
// chosen, and, in place of par, the best choice double-dummy.
func TestAChoiceIsLookedBackOn(t *testing.T) {
	deal, err := card.ParseDeal("N:KQ2.K93.QJ4.7642 JT9.QT8.T987.AK5 A8653.AJ2.AK3.83 74.7654.652.QJT9")
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(bridge.MiniBridge(), deal, card.East, bridge.VulNone)
	if err == nil {
		b, err = b.Apply(bridge.Chosen(bridge.Bid(1, bridge.Spades)))
	}
	for err == nil && b.Phase() == bridge.PlayPhase {
		b, err = b.Apply(bridge.Played(b.View(b.Actor()).LegalPlays().Cards()[0]))
	}
	if err != nil {
		t.Fatal(err)
	}
	d := look(t, newStore(asKept(1, b)), 1)
	p := d.page()
	for p.n() > 0 {
		d.Key(fyne.KeyLeft)
	}
	if !p.answers.advisable(0) {
		t.Error("the adviser can't be asked about the choice")
	}
	d.Key(fyne.KeyRight)
	if got := p.heading(); p.n() != 1 || got != text.T("choice.when") || p.words() != "South chooses 1♠: part-score, 7 tricks." {
		t.Errorf("at place %d it says %q and %q", p.n(), got, p.words())
	}
	d.Rune('f')
	if a := p.answers.to(0); a == nil || !strings.HasPrefix(a.hint, "My choice, knowing what you knew: ") && !strings.HasPrefix(a.hint, "I would have chosen the same: ") {
		t.Errorf("the answer is %+v", a)
	}
	if d.Key(fyne.KeyRight); !strings.HasPrefix(p.heading(), "Trick 1") {
		t.Errorf("after the lead it says %q", p.heading())
	}
	found := analysis.Analysis{Total: 1, Done: 1}
	for strain, tricks := range []int{8, 9, 9, 10, 9} {
		found.Tricks[card.South][strain] = dd.Bounds{Min: tricks, Max: tricks}
	}
	p.mine.found = found
	if words := p.worthWords(); !strings.Contains(words, "Best choice double-dummy: 4♠ for 420 points.") || strings.Contains(words, "Par") {
		t.Errorf("what it was worth: %q", words)
	}
	found.Tricks[card.South][bridge.Spades], found.Tricks[card.South][bridge.NoTrump] = dd.Bounds{Min: 9, Max: 9}, dd.Bounds{Min: 6, Max: 6}
	p.mine.found = found
	if words := p.worthWords(); !strings.Contains(words, "Double-dummy no choice is worth more than 140 points.") {
		t.Errorf("after the best choice: %q", words)
	}
}
