package review

import (
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// update shows the place that is looked at; a step may be animated.
func (t *parts) update(step bool) {
	p := t.page
	if !p.Read || t.events == nil {
		return
	}
	ink := theme.Current()
	t.showBoard(step)
	t.title.Set(p.title(), ink.Ink)
	t.subtitle.Set(p.subtitle(), ink.Faint)
	t.showTimeline()
	t.heading.Set(p.heading(), ink.Ink)
	words := p.words()
	if p.Said != "" {
		words = p.Said
	}
	t.words.Set(words, ink.Ink)
	verdict, bad := p.verdict()
	t.verdict.Set(verdict, ink.Faint)
	if bad {
		t.verdict.Set(verdict, ink.Bad)
	}
	t.verdict.Hidden = verdict == ""
	t.showPicks()
	t.shares.show(p.outlook())
	t.shares.row.Hidden = !p.open()
	t.showOptions()
	t.costs.Set(p.costsWords(p.everybody), ink.Faint)
	t.costs.Hidden = t.costs.Text == ""
	t.events.SetLength(p.last())
	review.MarkLine(t.events, p.event())
	t.showButtons()
	t.showJudging()
	t.rows.Refresh()
	t.column.Refresh()
}

// showTimeline shows the current place, and the results on all places.
func (t *parts) showTimeline() {
	p := t.page
	t.slider.Set(p.last(), p.ticks())
	t.slider.Mark(p.mistakes(p.everybody))
	t.slider.Place(p.at)
	known := map[int]shares{}
	for n := range p.judged {
		known[n], _ = p.expected(n)
	}
	t.curve.set(p.last(), known)
	t.curve.move(p.at)
}

// showOptions shows the best options at the place.
func (t *parts) showOptions() {
	p := t.page
	options := p.options()
	t.options.SetLength(len(options))
	t.options.Unselect()
	t.optionsHead.Hidden = !p.open()
	head := ""
	if len(options) > 0 {
		head = text.T("chess.review.column.line")
	}
	review.FillHead(t.optionsHead, "", head, "")
	t.why.Set(p.why(), theme.Current().Ink)
	t.why.Hidden = t.why.Text == ""
}

// showButtons updates the commands, and disables those that make no sense now.
func (t *parts) showButtons() {
	p := t.page
	t.star.Turn(p.kept.PartMarks.Starred)
	t.mistakes.Enable(len(p.mistakes(p.everybody)) > 0)
	label, hidden := text.T("chess.review.find"), p.hidden(p.at)
	if hidden {
		label = text.T("chess.review.show")
	}
	if t.better.Label != label {
		t.better.Label = label
		t.better.Refresh()
	}
	t.better.Enable(hidden || p.event() >= 0 && p.hidden(p.event()))
	t.everybody.Enable(p.open() && !p.watched())
	t.everybody.Turn(p.everybody || p.watched())
	t.play.Enable(p.resumable() || !p.here().Over())
	t.try.Enable(p.mayTry())
	t.try.Turn(p.keyboard)
}

// showJudging shows the judge's progress.
func (t *parts) showJudging() {
	p := t.page
	if !p.Read || t.judging == nil {
		return
	}
	label := text.T("chess.review.judge")
	at, of, works := p.judging.Works()
	if works {
		label = text.T("chess.review.stop")
	}
	t.judging.Show(p.judgingWords(), label, at, of, works, len(p.unjudged()) > 0, p.judging.Err())
	t.rows.Refresh()
}
