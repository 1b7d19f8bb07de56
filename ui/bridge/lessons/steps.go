package lessons

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/teach"
)

// take opens a step, and sets up its table.
func (s *Screen) take(at int) {
	t := s.taking
	t.settle()
	t.deals.stop()
	*t = taking{course: s.course, lesson: taught.AsPlayed(s.lessons[t.number], s.Kept), number: t.number, at: at}
	step, ok := t.step()
	if !ok {
		s.end()
		return
	}
	done := s.Kept[t.place()]
	done.Lesson, done.Step = t.lesson.ID, step.ID
	t.journal, t.passed, t.tries = s.journal(done), done.Passed, done.Tries
	t.answer = newAnswer(step, t.passed)
	switch step.Kind() {
	case lesson.Show, lesson.Asked:
		s.look(step)
	case lesson.Carded, lesson.Called:
		s.act(step, done)
	case lesson.Played:
		s.playOn(step, done)
	case lesson.Free:
		s.dealer.begin(step, done)
	}
	s.show()
}

// look shows the board of a step without acts.
func (s *Screen) look(step lesson.Step) {
	if s.taking.passed && step.Kind() == lesson.Asked {
		s.taking.said = &lesson.Verdict{Right: true}
	}
	p := s.position(step)
	p.Still = true
	if step.Kind() == lesson.Asked {
		p.OnCard, p.Options, p.OnCall = s.answersWith, callsOf(step), s.answersCall
	}
	s.lay(p)
}

// act shows the board of a step in which one card is played or one call made. After passing it shows that act too.
func (s *Screen) act(step lesson.Step, done storage.LessonStep) {
	t, p := s.taking, s.position(step)
	t.from = len(p.Board.Events())
	p.From = t.from
	if _, b, err := taught.ReadBoard(done.Board, p.Board.Rules); err == nil && t.passed && len(b.Events()) > t.from && taught.Follows(b, p.Board) {
		t.said = &lesson.Verdict{Right: true}
		p.Board, p.Still = b.Prefix(t.from+1), true
		p.Halo = nil
	}
	s.lay(p)
}

// playOn lays the board of a step that is played to its end, as far as it has been played.
func (s *Screen) playOn(step lesson.Step, done storage.LessonStep) {
	t, p := s.taking, s.position(step)
	t.from = len(p.Board.Events())
	p.From, p.Computer = t.from, step.Player()
	if _, b, err := taught.ReadBoard(done.Board, p.Board.Rules); err == nil && (taught.Follows(b, p.Board) || taught.Follows(b, step.Start())) {
		p.Board = b // it may have been begun before the present card was played
	}
	if len(p.Board.Events()) > t.from {
		p.Halo = nil
	}
	if taught.Over(step, p.Board) {
		t.judge(step, p.Board, false)
		if p.Still = p.Board.Phase() != bridge.Finished; p.Still {
			p.Board = taught.BidOnly(p.Board)
		}
	}
	s.lay(p)
}

// end shows that the lesson is at its end: passed, or with steps that are still to be taken. The table stays as it is.
func (s *Screen) end() {
	s.taking.retaken = s.again(s.taking.lesson)
	s.lay(s.bare(tutor.Position{Journal: quiet{}}))
	s.show()
}

// goOn passes a step that only shows something, and opens the next one. At the end it leads to open steps, or to the
// next lesson.
func (s *Screen) goOn() {
	t := s.taking
	step, ok := t.step()
	switch {
	case !t.mayGoOn():
	case ok:
		if step.Kind() == lesson.Show {
			t.pass()
		}
		s.take(t.at + 1)
	case s.Progress().Left(t.lesson.Outline()) > 0:
		at, _ := s.Progress().In(t.lesson.Outline())
		s.take(at)
	default:
		next, at, more := s.Next(t.number)
		if !more {
			s.Leave()
			return
		}
		s.open(next, s.lessons[next].Steps[at].ID)
	}
}

// back takes the step before, and forward the one behind, passed or not.
func (s *Screen) back() {
	if t := s.taking; t.at > 0 {
		s.take(t.at - 1)
	}
}

// forward opens the next step, whatever the state of this one. One that only shows something is passed by that.
func (s *Screen) forward() {
	if t := s.taking; t.at < len(t.lesson.Steps) {
		if t.lesson.Steps[t.at].Kind() == lesson.Show {
			t.pass()
		}
		s.take(t.at + 1)
	}
}

// rubber leads to the rubber of a step; ok is false if it has none.
func (s *Screen) rubber() (ok bool) {
	step, here := s.taking.step()
	if !here || step.Deals == nil || step.Deals.Rubber == 0 {
		return false
	}
	place := s.taking.place()
	s.taking.settle()
	s.options.OnRubber(place, step.Deals.Rubber)
	return true
}

// askRestart asks whether a lesson is to begin from nothing.
func (s *Screen) askRestart(number int) {
	teach.AskRestart(s.art, s.sheets, bridgetext.LessonTitle(s.lessons[number]), func() { s.restart(number) })
}

// restart has the lesson begin from nothing.
func (s *Screen) restart(number int) {
	if s.taking != nil {
		s.taking.journal = nil
		s.table.Close() // no more acts are written after this
		s.table = nil
	}
	s.Forget(s.lessons[number].ID)
	if s.taking != nil {
		s.take(0)
		return
	}
	s.Redraw()
}

// quiet is a journal that saves nothing.
type quiet struct{}

func (quiet) Begin(bridge.Board) error  { return nil }
func (quiet) Append(bridge.Board) error { return nil }
func (quiet) Undo(bridge.Board) error   { return nil }
func (quiet) Settle() error             { return nil }
func (quiet) Hinted() error             { return nil }

var _ play.Journal = quiet{}
