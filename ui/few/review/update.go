package review

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// update shows the place that is looked at; a step may be animated.
func (s *Screen) update(step bool) {
	p, t := s.page, &s.parts
	if p.model == nil || t.events == nil {
		return
	}
	ink := theme.Current()
	t.table.Animated = step && s.options.Animated
	t.table.SetModel(p.table())
	t.title.Set(p.title(), ink.Ink)
	t.subtitle.Set(p.subtitle(), ink.Faint)
	t.slider.Set(p.last(), p.turns())
	t.slider.Mark(p.mistakes())
	t.slider.Place(p.at)
	t.heading.Set(p.heading(), ink.Ink)
	words := p.words()
	if p.said != "" {
		words = p.said
	}
	t.words.Set(words, ink.Ink)
	verdict, bad := p.verdict()
	t.verdict.Set(verdict, ink.Faint)
	if bad {
		t.verdict.Set(verdict, ink.Bad)
	}
	t.verdict.Hidden = verdict == ""
	options := p.options()
	t.options.SetLength(len(options))
	review.MarkLine(t.options, p.option)
	t.optionsHead.Hidden = len(options) == 0
	s.showScored()
	t.costs.Set(p.costsWords(), ink.Faint)
	t.costs.Hidden = t.costs.Text == ""
	t.events.SetLength(p.last())
	review.MarkLine(t.events, p.done())
	s.showButtons()
	s.showJudging()
	t.rows.Refresh()
	t.column.Refresh()
}

// showScored shows at the end what the deal has scored.
func (s *Screen) showScored() {
	t, ink := &s.parts, theme.Current()
	lines := s.page.scored()
	t.scored.Hidden = len(lines) == 0
	t.scored.Objects = []fyne.CanvasObject{review.Rule(), widget.NewHeading(s.art, text.T("few.review.score"), theme.U(theme.SmallText), fyne.TextAlignLeading)}
	for _, line := range lines {
		cells := review.NewCells(s.art, scoreShares, 1)
		review.Fill(cells, line[:], []color.Color{ink.Ink, ink.Ink}, false)
		t.scored.Objects = append(t.scored.Objects, cells)
	}
}

// cardsLabel is what the button says that shows other cards: everybody's, or those that the person saw.
func (m *model) cardsLabel() string {
	if m.covered {
		return text.T("few.review.cards.all")
	}
	return text.T("few.review.cards.seen")
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
	label := text.T("few.review.judge")
	if works {
		label = text.T("few.review.stop")
	}
	s.parts.judging.Show(p.judgingWords(), label, at, of, works, len(p.unjudged(s.everybody)) > 0, p.judging.Err())
}
