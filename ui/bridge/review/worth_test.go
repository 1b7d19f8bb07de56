package review

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// With carried part-scores or a target, par isn't counted like the score, and the screen says so.
func TestParSaysHowItCounts(t *testing.T) {
	for rules, said := range map[string]bool{"SuperBridge": false, "Duplicate": false, "Chicago": true, "Rubber": true, "Target": true} {
		r, err := bridge.RulesNamed(rules)
		if err != nil {
			t.Fatal(err)
		}
		p := &page{model: newModel(played(t, r))}
		p.mine.found = analysis.Analysis{Par: &dd.ParScore{Points: 400, Contracts: []bridge.Contract{{Level: 3, Strain: bridge.NoTrump}}}}
		if words := p.worthWords(); !strings.Contains(words, "400") || strings.Contains(words, text.T("board.par-how")) != said {
			t.Errorf("%s: %q", rules, words)
		}
	}
}

// An estimate is shown as one, and disappears once the truth is known.
func TestEstimatesAreShown(t *testing.T) {
	p := &page{model: newModel(played(t, bridge.SuperBridge()))}
	c := p.mine.whole().Contract()
	found := analysis.Analysis{Total: 1}
	for declarer := range found.Tricks {
		for strain := range found.Tricks[declarer] {
			found.Tricks[declarer][strain] = dd.Bounds{Min: 2, Max: 15}
		}
	}
	found.Estimates[c.Declarer][c.Strain] = analysis.Estimate{Tricks: 12, Closeness: 1}
	p.mine.found = found
	how := text.T("board.about-how")
	if words := p.worthWords(); !strings.Contains(words, "about 12") || !strings.Contains(words, how) {
		t.Errorf("with an estimate: %q", words)
	}
	art := widget.NewArt(cardart.Style{})
	table := newTricksTable(art)
	table.set(found, c, 17)
	if got := table.cells[c.Declarer][c.Strain].Text; got != "12?" {
		t.Errorf("the table shows %q", got)
	}
	if got := table.cells[c.Declarer.Left()][c.Strain].Text; got != "2–15" {
		t.Errorf("where there is no estimate the table shows %q", got)
	}
	p.mine.found.Tricks[c.Declarer][c.Strain] = dd.Bounds{Min: 11, Max: 12}
	if words := p.worthWords(); !strings.Contains(words, "11 to 12") || strings.Contains(words, how) {
		t.Errorf("with bounds next to each other: %q", words)
	}
	table.set(p.mine.found, c, 17)
	if got := table.cells[c.Declarer][c.Strain].Text; got != "11–12" {
		t.Errorf("with bounds next to each other the table shows %q", got)
	}
	p.mine.found.Tricks[c.Declarer][c.Strain] = dd.Bounds{Min: 11, Max: 11}
	if words := p.worthWords(); strings.Contains(words, "about") || strings.Contains(words, how) {
		t.Errorf("with the truth: %q", words)
	}
	table.set(p.mine.found, c, 17)
	if got := table.cells[c.Declarer][c.Strain].Text; got != "11" {
		t.Errorf("the table shows %q", got)
	}
}
