package table

import (
	"fmt"

	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// advice is what the person has asked about his cards.
type advice struct {
	background.Advice
	placing tabletop.Placing // what is advised
}

// askHint asks what the expert would do in the person's place. A second time takes that over.
func (s *Screen) askHint() {
	s.finish()
	switch {
	case s.advice.Shown:
		s.takeHint()
		return
	case s.advice.Busy():
		return
	case !s.model.Acting || !s.arranges() || s.config.Adviser == nil:
		s.say(text.T("poker.no-hint"))
		return
	}
	background.Seek(&s.advice.Advice, s.work, s.session.Advise, s.advised)
	if s.advice.Busy() {
		s.say(text.T("poker.hint-ponders"))
	}
}

// advised shows on the cards where each should go, and says what that is worth.
func (s *Screen) advised(a bot.Advice, err error) {
	switch {
	case err != nil:
		s.say(text.T("poker.no-advice", "Error", err))
		return
	}
	s.work.Write(s.work.Ctx, s.session.Hinted, nil)
	fresh := s.model
	for fresh.Placing.Begun() {
		fresh = fresh.With(fresh.Placing.Back())
	}
	s.advice.placing, s.advice.Shown = fresh.Placing.Take(a.Act), true
	s.model = fresh
	s.parts.surface.SetModel(fresh)
	s.parts.surface.Hint(s.advice.placing)
	s.say(hintWords(a.Options[0]))
}

// hintWords says what the act that is advised is expected to bring.
func hintWords(a bot.Option) string {
	sign := "+"
	points := a.Points
	if points < 0 {
		sign, points = "–", -points
	}
	id := "poker.hint-worth"
	if a.Error < 0.05 { // which would read ± 0.0
		id = "poker.hint-exact"
	}
	return text.T(id, "Points", sign+fmt.Sprintf("%.1f", points), "Error", fmt.Sprintf("%.1f", a.Error),
		"Dead", percent(a.Dead), "Fantasy", percent(a.Fantasy))
}

func percent(share float64) int { return int(share*100 + 0.5) }

// takeHint does with the cards what was advised; the person may still change it.
func (s *Screen) takeHint() {
	p := s.advice.placing
	s.dropHint()
	if p.Of(s.model.Placing) && s.arranges() {
		s.note.said = ""
		s.change(s.model.With(p))
	}
}

// dropHint takes the marks of a hint off the cards.
func (s *Screen) dropHint() {
	s.advice.Stop()
	s.parts.surface.Hint(tabletop.Placing{})
}
