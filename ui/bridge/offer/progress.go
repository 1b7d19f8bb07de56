package offer

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Progress is the state of the rubber that can be continued.
type Progress struct {
	Game   string // its id
	Deal   int    // in progress or next, counted from 1
	Length int    // in deals, 0 if it is open
	Points [2]int
	IMPs   *[2]int // against targets, if these count
}

// Lesson is the next step of the course.
type Lesson struct {
	Number int // of the lesson, from 1
	Title  string
	Step   int // in the lesson, from 1
	Steps  int
}

// goOn returns the rubber to continue, or else the lesson; nil if there is neither.
func (s *Session) goOn() *family.Continue {
	p, l := s.options.Progress, s.options.Lesson
	switch {
	case p == nil && l == nil:
		return nil
	case p == nil:
		label := text.T("home.lesson.continue", "Number", l.Number)
		if l.Step == 1 {
			label = text.T("home.lesson.start", "Number", l.Number)
		}
		return &family.Continue{
			Action: family.Action{Label: label, Do: s.options.OnLesson},
			Game:   l.Title,
			Stands: text.T("home.lesson.step", "Step", l.Step, "Steps", l.Steps),
		}
	}
	return &family.Continue{Action: family.Action{Label: text.OfGame(p.Game, "continue"), Do: s.options.OnContinue}, Stands: p.String()}
}

// String returns the line about the rubber that can be continued.
func (p Progress) String() string {
	values := []any{
		"Deal", p.Deal, "Length", p.Length,
		"NS", text.Side(card.NS), "PointsNS", text.Points(p.Points[card.NS]),
		"EW", text.Side(card.EW), "PointsEW", text.Points(p.Points[card.EW]),
	}
	switch {
	case p.IMPs != nil:
		ahead := card.NS
		if p.IMPs[card.EW] > p.IMPs[card.NS] {
			ahead = card.EW
		}
		return text.TN("home.progress-imps", p.IMPs[ahead], append(values, "Side", text.Side(ahead), "IMPs", text.Gain(p.IMPs[ahead]))...)
	case p.Length == 0:
		return text.T("home.progress-open", values...)
	}
	return text.T("home.progress", values...)
}
