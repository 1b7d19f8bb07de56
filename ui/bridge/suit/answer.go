package suit

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge/suit"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// answer holds the words about a question. The zero answer has no lines.
type answer struct {
	lines []line
	bound string // that a better line may exist, or ""
}

// line is a way to play the suit, in words.
type line struct {
	worth, words string
	bars         []bar
}

// bar is the chance of a number of tricks at least.
type bar struct {
	label, percent string
	share          float32 // 0 to 1
}

// shownLines limits how many lines are shown.
const shownLines = 4

// newAnswer puts an answer into words.
func newAnswer(g suit.Goal, a suit.Answer) (told answer) {
	for _, l := range a.Lines[:min(shownLines, len(a.Lines))] {
		words := bridgetext.SuitLine(l)
		if words == "" {
			words = text.T("suit.any-way")
		}
		told.lines = append(told.lines, line{worth: worth(g, l.Worth), words: words, bars: bars(l.Chances)})
	}
	if !a.Exact {
		told.bound = text.T("suit.bound", "Most", worth(g, a.Most))
	}
	return told
}

// worth writes the figure that a goal asks for.
func worth(g suit.Goal, w float64) string {
	if g.Tricks == 0 && !g.Matchpoints {
		return text.T("suit.average", "Tricks", text.Fraction(w, 2))
	}
	return percent(w)
}

func percent(share float64) string {
	return text.T("suit.chance", "Percent", text.Fraction(100*share, 1))
}

// bars returns a bar for each number of tricks, from the greatest that is certain to the greatest that is possible. Chances that
// weren't searched for have none.
func bars(chances []float64) (all []bar) {
	const certain, none = 1 - 1e-9, 1e-9
	for n := 1; n < len(chances); n++ {
		c := chances[n]
		switch {
		case c < none:
			continue
		case c > certain:
			all = nil
		}
		all = append(all, bar{text.TN("suit.at-least", n), percent(c), float32(c)})
	}
	return all
}

// goalName returns the name of a goal.
func goalName(g suit.Goal) string {
	switch {
	case g.Tricks > 0:
		return text.TN("suit.tricks", g.Tricks)
	case g.Matchpoints:
		return text.T("suit.matchpoints")
	}
	return text.T("suit.most")
}

// told returns a question and its answer as text, a line of text each.
func told(q question, a answer) string {
	p := q.problem
	lines := []string{
		text.T("suit.told", "North", bridgetext.SuitHolding(p.North), "South", bridgetext.SuitHolding(p.South), "Missing", bridgetext.SuitHolding(p.Missing())),
		text.T("suit.told-goal", "Goal", goalName(q.goal), "West", text.Points(p.West), "East", text.Points(p.East)),
	}
	if n := q.length(); n >= 0 {
		lines = append(lines, text.TN("suit.told-length", n))
	}
	for _, l := range a.lines {
		var chances []string
		for _, b := range l.bars {
			chances = append(chances, b.label+" "+b.percent)
		}
		lines = append(lines, "", l.worth+"  "+l.words, strings.Join(chances, ", "))
	}
	if a.bound != "" {
		lines = append(lines, "", a.bound)
	}
	return strings.Join(lines, "\n") + "\n"
}
