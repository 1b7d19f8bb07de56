package review

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// update shows the place that is looked at; a step may be animated.
func (s *Screen) update(step bool) {
	p, t := s.page, &s.parts
	if p.model == nil || t.acts == nil {
		return
	}
	ink := theme.Current()
	t.table.Animated = step && s.options.Animated
	t.table.show(p.players())
	t.title.Set(p.title(), ink.Ink)
	t.subtitle.Set(p.subtitle(), ink.Faint)
	t.slider.Set(p.last(), p.streets())
	t.slider.Mark(p.mistakes())
	t.slider.Place(p.at)
	t.heading.Set(p.heading(), ink.Ink)
	words := p.words()
	if p.said != "" {
		words = p.said
	}
	t.words.Set(words, ink.Ink)
	t.verdict.Set(p.verdict(), ink.Faint)
	if p.costly(p.event()) && p.option < 0 {
		t.verdict.Set(p.verdict(), ink.Bad)
	}
	t.verdict.Hidden = t.verdict.Text == ""
	s.showOptions()
	s.showSettlement()
	t.costs.Set(p.costsWords(), ink.Faint)
	t.costs.Hidden = t.costs.Text == ""
	t.acts.SetLength(p.last())
	review.MarkLine(t.acts, p.event())
	s.showButtons()
	s.showJudging()
	t.rows.Refresh()
	t.column.Refresh()
}

// showOptions shows what could be done at the place.
func (s *Screen) showOptions() {
	p, t := s.page, &s.parts
	options, _ := p.options()
	t.options.SetLength(len(options))
	review.MarkLine(t.options, p.option)
	t.optionsHead.Hidden = len(options) == 0
}

// showSettlement shows at the end what the pairs have settled.
func (s *Screen) showSettlement() {
	p, t := s.page, &s.parts
	lines := p.settlement()
	t.settled.Hidden = len(lines) == 0
	var all []string
	for _, line := range lines {
		all = append(all, line[0], line[1])
	}
	if shown := strings.Join(all, "\n"); shown == t.settledLines {
		return
	} else {
		t.settledLines = shown
	}
	ink := theme.Current()
	t.settled.Objects = []fyne.CanvasObject{review.Rule(), widget.NewHeading(s.art, text.T("poker.review.settlement"), theme.U(theme.SmallText), fyne.TextAlignLeading)}
	for i, words := range all {
		prose := s.small(ink.Ink)
		if i%2 == 1 {
			prose = s.small(ink.Faint)
		}
		if prose.Set(words, prose.Ink); words != "" {
			t.settled.Objects = append(t.settled.Objects, prose)
		}
	}
}

// cardsLabel is what the button says that shows other cards: everybody's, or those that the person saw.
func (m *model) cardsLabel() string {
	if m.covered {
		return text.T("poker.review.cards.all")
	}
	return text.T("poker.review.cards.seen")
}

// showButtons shows what the commands do now, and switches off what makes no sense.
func (s *Screen) showButtons() {
	p, t := s.page, &s.parts
	t.star.Turn(p.kept.Marks.Starred)
	t.mistakes.Enable(len(p.mistakes()) > 0)
	own := p.finished() && !p.watches()
	if label := p.cardsLabel(); t.cards.Label != label {
		t.cards.Label = label
		t.cards.Refresh()
	}
	t.cards.Enable(own)
	t.everybody.Enable(own)
	t.everybody.Turn(s.everybody || p.watches())
}

// showJudging shows how far the judge is.
func (s *Screen) showJudging() {
	p := s.page
	at, of, works := p.judging.Works()
	label := text.T("poker.review.judge")
	if works {
		label = text.T("poker.review.stop")
	}
	s.parts.judging.Show(p.judgingWords(), label, at, of, works, len(p.unjudged(s.everybody)) > 0, p.judging.Err())
}
