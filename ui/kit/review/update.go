package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// update shows the place that is looked at; a step may be animated.
func (s *Screen[M, J]) update(step bool) {
	p, t := s.Page, &s.Parts
	if !p.Read || t.Acts == nil {
		return
	}
	ink, r := theme.Current(), p.Model.Base()
	t.Table.Show(p.Model, step && s.animated)
	said := p.Model.Said()
	t.Title.Set(said.Title, ink.Ink)
	t.Subtitle.Set(said.Subtitle, ink.Faint)
	t.Slider.Set(r.Last, r.Turns)
	t.Slider.Mark(Mistakes[J](p.Model))
	t.Slider.Place(r.At)
	t.Heading.Set(said.Heading, ink.Ink)
	if p.Said != "" {
		said.Words = p.Said
	}
	t.Words.Set(said.Words, ink.Ink)
	t.Verdict.Set(said.Verdict, ink.Faint)
	if said.Bad {
		t.Verdict.Set(said.Verdict, ink.Bad)
	}
	t.Verdict.Hidden = said.Verdict == ""
	t.Options.SetLength(p.Model.Options())
	MarkLine(t.Options, r.Tried)
	t.optionsHead.Hidden = p.Model.Options() == 0
	s.showResult()
	t.Costs.Set(said.Costs, ink.Faint)
	t.Costs.Hidden = said.Costs == ""
	t.Acts.SetLength(r.Last)
	MarkLine(t.Acts, r.Done())
	s.showButtons()
	s.showJudging()
	t.rows.Refresh()
	t.Column.Refresh()
}

// showResult shows the final result at the end.
func (s *Screen[M, J]) showResult() {
	t, lines := &s.Parts, s.Page.Model.Result(s.Art)
	t.result.Hidden = len(lines) == 0
	heading := widget.NewHeading(s.Art, text.T(s.game.Words.Result), theme.U(theme.SmallText), fyne.TextAlignLeading)
	t.result.Objects = append([]fyne.CanvasObject{Rule(), heading}, lines...)
}

// showOption and showAct fill a line of the lists of options and acts. While a new record is being read, the lines are
// still those of the old one.
func (s *Screen[M, J]) showOption(i int, object fyne.CanvasObject) {
	if p := s.Page; p.Read && i < p.Model.Options() {
		l := p.Model.Option(i)
		Fill(object, l.Words, l.Inks, l.Bold)
	}
}

func (s *Screen[M, J]) showAct(act int, object fyne.CanvasObject) {
	if p := s.Page; p.Read && act < p.Model.Base().Last {
		l := p.Model.Act(act)
		Fill(object, l.Words, l.Inks, l.Bold)
	}
}

// cardsLabel returns the label of the button that switches between everybody's cards and those that the user saw.
func (s *Screen[M, J]) cardsLabel() string {
	if s.Page.Model.Base().Covered {
		return text.T(s.game.Words.AllCards)
	}
	return text.T(s.game.Words.SeenCards)
}

// showButtons updates the commands, and disables those that make no sense now.
func (s *Screen[M, J]) showButtons() {
	p, t := s.Page, &s.Parts
	r := p.Model.Base()
	t.Star.Turn(p.Model.Marked().Starred)
	t.Mistakes.Enable(len(Mistakes[J](p.Model)) > 0)
	if label := s.cardsLabel(); t.Cards.Label != label {
		t.Cards.Label = label
		t.Cards.Refresh()
	}
	t.Cards.Enable(r.own())
	t.Everybody.Enable(r.own())
	if t.Play != nil {
		_, ok := s.game.Acts(p.Model)
		t.Play.Enable(ok)
	}
	t.Everybody.Turn(s.everybody || r.Watched)
}

// showJudging shows the judge's progress or error.
func (s *Screen[M, J]) showJudging() {
	p, w := s.Page, &s.game.Words
	at, of, works := s.Judging.Works()
	words, label := "", text.T(w.Judge)
	switch {
	case !p.Model.Base().Over && w.Later != "":
		words = text.T(w.Later)
	case !p.Model.Base().Over:
	case works:
		words = text.T(w.Judging, "Done", at, "Total", of)
	case s.Judging.Err() != nil:
		words = text.T(w.JudgingFailed, "Error", text.Error(s.Judging.Err()))
	}
	if works {
		label = text.T(w.Stop)
	}
	s.Parts.Judging.Show(words, label, at, of, works, len(Unjudged[J](p.Model, s.everybody)) > 0, s.Judging.Err())
}
