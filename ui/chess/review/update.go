package review

import (
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// update shows the place that is looked at; a step may be animated.
func (s *Screen) update(step bool) {
	p, t := s.page(), &s.parts
	if !p.Read || t.events == nil {
		return
	}
	ink := theme.Current()
	s.showBoard(step)
	t.title.Set(p.title(), ink.Ink)
	t.subtitle.Set(p.subtitle(), ink.Faint)
	s.showTimeline()
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
	s.showPicks()
	t.shares.show(p.outlook())
	t.shares.row.Hidden = !p.open()
	s.showOptions()
	t.costs.Set(p.costsWords(s.everybody), ink.Faint)
	t.costs.Hidden = t.costs.Text == ""
	t.events.SetLength(p.last())
	review.MarkLine(t.events, p.event())
	s.showButtons()
	s.showJudging()
	t.rows.Refresh()
	t.column.Refresh()
}

// showTimeline shows the current place, and the results on all places.
func (s *Screen) showTimeline() {
	p, t := s.page(), &s.parts
	t.slider.Set(p.last(), p.ticks())
	t.slider.Mark(p.mistakes(s.everybody))
	t.slider.Place(p.at)
	known := map[int]shares{}
	for n := range p.judged {
		known[n], _ = p.expected(n)
	}
	t.curve.set(p.last(), known)
	t.curve.move(p.at)
}

// showOptions shows the best options at the place.
func (s *Screen) showOptions() {
	p, t := s.page(), &s.parts
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
func (s *Screen) showButtons() {
	p, t := s.page(), &s.parts
	t.star.Turn(p.kept.PartMarks.Starred)
	t.mistakes.Enable(len(p.mistakes(s.everybody)) > 0)
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
	t.everybody.Turn(s.everybody || p.watched())
	t.play.Enable(p.resumable() || !p.here().Over())
	t.try.Enable(p.mayTry())
	t.try.Turn(p.keyboard)
}

// showJudging shows the judge's progress.
func (s *Screen) showJudging() {
	p, t := s.page(), &s.parts
	if !p.Read || t.judging == nil {
		return
	}
	j := p.judging
	label := text.T("chess.review.judge")
	if j.stop != nil {
		label = text.T("chess.review.stop")
	}
	t.judging.Show(p.judgingWords(), label, j.done+1, j.total, j.stop != nil, len(p.unjudged()) > 0, j.err)
	t.rows.Refresh()
}
