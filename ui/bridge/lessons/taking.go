package lessons

import (
	"context"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
)

// taking is the current lesson and step.
type taking struct {
	lesson lesson.Lesson
	number int // of the lesson, from 0
	at     int // index of the step; as many as there are at the end

	journal *Journal // of the step; nil at the end
	passed  bool     // the step is
	tries   int      // that weren't right
	said    *lesson.Verdict
	coming  *lesson.Verdict // on an act that is on its way to the board
	judged  bool            // the board that is over has been
	from    int             // number of the board's initial events
	answer  answer
	retaken int // steps that begin from nothing, at the end
	deals   deals
}

// step returns the step that is taken; ok is false at the end.
func (t *taking) step() (step lesson.Step, ok bool) {
	if t.at >= len(t.lesson.Steps) {
		return lesson.Step{}, false
	}
	return t.lesson.Steps[t.at], true
}

// place names it.
func (t *taking) place() lesson.Place {
	step, _ := t.step()
	return lesson.Place{Lesson: t.lesson.ID, Step: step.ID}
}

// settle saves the results of the step.
func (s *Screen) settle() {
	t := s.taking
	if t == nil || t.journal == nil {
		return
	}
	step := t.journal.Step()
	step.Passed, step.Tries = t.passed, t.tries
	if step != (bridgestore.LessonStep{Lesson: step.Lesson, Step: step.Step}) && step != s.kept[t.place()] {
		s.kept[t.place()], s.from = step, t.number
	}
}

// note changes the saved state of the step, in the background.
func (s *Screen) note(change func(*bridgestore.LessonStep)) {
	j := s.taking.journal
	s.work.Runner.Write(context.Background(), func() error { return j.keep(change) }, nil)
	s.settle()
}

// pass notes that the step is passed.
func (s *Screen) pass() {
	if !s.taking.passed {
		s.taking.passed = true
		s.note(func(step *bridgestore.LessonStep) { step.Passed = true })
	}
}

// missed notes an answer, an act or a board that wasn't right.
func (s *Screen) missed(v lesson.Verdict) {
	t := s.taking
	t.said = &v
	if !t.passed { // repeating a passed step costs nothing
		t.tries++
		s.note(func(step *bridgestore.LessonStep) { step.Tries++ })
	}
}

// take opens a step, and sets up its table.
func (s *Screen) take(at int) {
	s.settle()
	t := s.taking
	t.deals.stop()
	*t = taking{lesson: s.asPlayed(t.number), number: t.number, at: at}
	step, ok := t.step()
	if !ok {
		s.end()
		return
	}
	done := s.kept[t.place()]
	done.Lesson, done.Step = t.lesson.ID, step.ID
	t.journal, t.passed, t.tries = NewJournal(s.options.Store, done, 0, s.options.Now), done.Passed, done.Tries
	t.answer = newAnswer(step, t.passed)
	switch step.Kind() {
	case lesson.Show, lesson.Asked:
		s.look(step)
	case lesson.Carded, lesson.Called:
		s.act(step, done)
	case lesson.Played:
		s.playOn(step, done)
	case lesson.Free:
		s.dealOn(step, done)
	}
	s.show()
}

// asPlayed returns a lesson with the cards as the user has played them.
func (s *Screen) asPlayed(number int) lesson.Lesson {
	l := s.options.Course[number]
	return l.As(func(step lesson.Step) (c card.Card, ok bool) {
		done, start := s.kept[lesson.Place{Lesson: l.ID, Step: step.ID}], startOf(step)
		_, b, err := ReadBoard(done.Board, start.Rules)
		n := len(start.Events())
		if err != nil || !done.Passed || !follows(b, start) || len(b.Events()) <= n {
			return c, false
		}
		return b.Events()[n].Card, b.Events()[n].Kind == bridge.PlayKind
	})
}

// startOf returns the board at the start of a step.
func startOf(step lesson.Step) bridge.Board {
	b, _ := step.Board()
	return b
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
func (s *Screen) act(step lesson.Step, done bridgestore.LessonStep) {
	t, p := s.taking, s.position(step)
	t.from = len(p.Board.Events())
	p.From = t.from
	if _, b, err := ReadBoard(done.Board, p.Board.Rules); err == nil && t.passed && len(b.Events()) > t.from && follows(b, p.Board) {
		t.said = &lesson.Verdict{Right: true}
		p.Board, p.Still = b.Prefix(t.from+1), true
		p.Halo = nil
	}
	s.lay(p)
}

// playOn lays the board of a step that is played to its end, as far as it has been played.
func (s *Screen) playOn(step lesson.Step, done bridgestore.LessonStep) {
	t, p := s.taking, s.position(step)
	t.from = len(p.Board.Events())
	p.From, p.Computer = t.from, step.Player()
	if _, b, err := ReadBoard(done.Board, p.Board.Rules); err == nil && (follows(b, p.Board) || follows(b, step.Start())) {
		p.Board = b // it may have been begun before the present card was played
	}
	if len(p.Board.Events()) > t.from {
		p.Halo = nil
	}
	if s.over(step, p.Board) {
		s.judge(step, p.Board, false)
		if p.Still = p.Board.Phase() != bridge.Finished; p.Still {
			p.Board = bidOnly(p.Board)
		}
	}
	s.lay(p)
}

// follows reports whether a saved board continues the one with which its step begins: another edition of the course may
// have had another one.
func follows(b, start bridge.Board) bool {
	n := len(start.Events())
	return b.Deal == start.Deal && b.Dealer == start.Dealer && b.Vul == start.Vul && len(b.Events()) >= n && slices.Equal(b.Events()[:n], start.Events())
}

// over reports whether a board has reached the end of its step: that of the auction, if only that counts, or the point
// after which nothing passes.
func (s *Screen) over(step lesson.Step, b bridge.Board) bool {
	return b.Phase() == bridge.Finished || step.Play != nil && step.Over(b)
}

// judge records the verdict on a finished board. One that was finished when the step was resumed has been counted
// before.
func (s *Screen) judge(step lesson.Step, b bridge.Board, counts bool) {
	t := s.taking
	if t.judged {
		return
	}
	t.judged = true
	switch v := step.Ended(b); {
	case v.Right:
		t.said = &v
		s.pass()
	case counts:
		s.missed(v)
	default:
		t.said = &v
	}
}

// position returns the table's position for a step.
func (s *Screen) position(step lesson.Step) tutor.Position {
	b, ok := step.Board()
	p := tutor.Position{Board: b, Journal: s.taking.journal, Halo: step.Halo}
	if !ok {
		return s.bare(p)
	}
	p.Adviser, p.Hint = step.Adviser(), s.hinter(step)
	p.Given = step.On.Contract != "" || !s.bids()
	s.veil(&p)
	for _, seat := range card.Seats {
		p.Open[seat] = step.Open(seat) && seat != lesson.Learner
	}
	return p
}

// hinter returns the function that words the hints in a step.
func (s *Screen) hinter(step lesson.Step) func(bot.Advice) string {
	l := s.taking.lesson
	return func(a bot.Advice) string { return bridgetext.LessonHint(l, step, a) }
}

// veil hides what hasn't been explained yet, and what would answer a question.
func (s *Screen) veil(p *tutor.Position) {
	t := s.taking
	step, _ := t.step()
	p.Plain, p.Trumps, p.Even = t.lesson.Plain, t.pointedAt("contract"), !s.vulnerable()
	p.Quiet = step.Kind() == lesson.Asked && !t.passed && answersAbove(*step.Ask, p.Board.Rules)
	if rules, err := bridge.RulesNamed(t.lesson.Rules); err == nil && rules.Choices && !p.Board.Rules.Choices {
		p.Quiet, p.Given = true, true // without an auction, hands that are only looked at have none either
	}
	for _, later := range t.lesson.Steps[t.at:] {
		if b, ok := later.Board(); !ok || b.Deal != p.Board.Deal {
			break
		}
		open := later.ID != step.ID || !t.passed
		if later.Ask != nil && later.Ask.By == "declarer" {
			p.Veiled = open
		}
		if later.Ask != nil && later.Ask.By == "hcp NS" && p.Board.Phase() == bridge.ChoicePhase { // the table adds them up
			p.Quiet = p.Quiet || open
		}
	}
}

// answersAbove reports whether the table would reveal the answer: how many tricks a contract needs, or how many are
// won; in MiniBridge the points and the declarer.
func answersAbove(a lesson.Ask, r bridge.Rules) bool {
	what, _, _ := strings.Cut(a.By, " ")
	return what == "needs" || what == "won" || a.By != "" && r.Choices
}

// pointedAt reports whether the step that is taken, or one before it, points at something.
func (t *taking) pointedAt(what string) bool {
	for _, step := range t.lesson.Steps[:t.at+1] {
		if slices.Contains(step.Halo, what) {
			return true
		}
	}
	return false
}

// vulnerable reports whether it has been spoken of that a side may be vulnerable: in a step one is.
func (s *Screen) vulnerable() bool {
	return s.soFar(func(step lesson.Step) bool { b, ok := step.Board(); return ok && b.Vul != bridge.VulNone })
}

// bids reports whether the auction has been spoken of.
func (s *Screen) bids() bool {
	return s.soFar(func(step lesson.Step) bool {
		return slices.Contains(step.Halo, "auction") || slices.Contains(step.Halo, "box")
	})
}

// soFar reports whether that is so of the step that is taken, or of one before it in the course.
func (s *Screen) soFar(is func(lesson.Step) bool) bool {
	t := s.taking
	for _, l := range s.options.Course[:t.number] {
		if slices.ContainsFunc(l.Steps, is) {
			return true
		}
	}
	return slices.ContainsFunc(t.lesson.Steps[:t.at+1], is)
}

// bare returns the position of an empty table.
func (s *Screen) bare(p tutor.Position) tutor.Position {
	rules, err := bridge.RulesNamed(s.taking.lesson.Rules)
	if s.table != nil {
		rules = s.rules
	} else if err != nil {
		rules = bridge.Duplicate()
	}
	b, err := bridge.NewBoard(rules, rules.Deck.Seeded(1, 1, 0), card.North, bridge.VulNone)
	if err != nil {
		s.fails(err)
	}
	p.Board, p.Bare, p.Still, p.Plain = b, true, true, s.taking.lesson.Plain
	return p
}

// lay shows a position on the table, which is replaced if the game is another.
func (s *Screen) lay(p tutor.Position) {
	if s.table == nil || s.rules.String() != p.Board.Rules.String() {
		if s.table != nil {
			s.table.Close()
		}
		s.rules = p.Board.Rules
		s.table = s.options.Table(s, s.rules)
		s.panel = newPanel(s)
		s.seat()
	}
	if err := s.table.Lay(p); err != nil {
		s.fails(err)
	}
}

// end shows that the lesson is at its end: passed, or with steps that are still to be taken. The table stays as it is.
func (s *Screen) end() {
	s.taking.retaken = s.again()
	s.lay(s.bare(tutor.Position{Journal: quiet{}}))
	s.show()
}

// again resets the steps of groups in which too few were right at the first try, and returns their number.
func (s *Screen) again() int {
	places := s.progress().Again(s.taking.lesson)
	for _, place := range places {
		fresh := bridgestore.LessonStep{Lesson: place.Lesson, Step: place.Step}
		s.kept[place] = fresh
		j := NewJournal(s.options.Store, fresh, 0, s.options.Now)
		s.work.Runner.Write(context.Background(), func() error { return j.keep(func(*bridgestore.LessonStep) {}) }, nil)
	}
	return len(places)
}

// left returns the number of the lesson's steps that aren't passed.
func (s *Screen) left() (n int) {
	done := s.progress()
	for _, step := range s.taking.lesson.Steps {
		if !done[lesson.Place{Lesson: s.taking.lesson.ID, Step: step.ID}].Passed {
			n++
		}
	}
	return n
}

// mayGoOn reports whether the next step may be taken by Enter: this one is passed, or only shows something.
func (s *Screen) mayGoOn() bool {
	step, ok := s.taking.step()
	return !ok || s.taking.passed || step.Kind() == lesson.Show
}

// goOn passes a step that only shows something, and opens the next one. At the end it leads to open steps, or to the
// next lesson.
func (s *Screen) goOn() {
	t := s.taking
	step, ok := t.step()
	switch {
	case !s.mayGoOn():
	case ok:
		if step.Kind() == lesson.Show {
			s.pass()
		}
		s.take(t.at + 1)
	case s.left() > 0:
		at, _ := s.progress().In(t.lesson)
		s.take(at)
	default:
		next, at, more := s.next()
		if !more {
			s.Leave()
			return
		}
		s.open(next, s.options.Course[next].Steps[at].ID)
	}
}

// back takes the step before, and forward the one behind, passed or not.
func (s *Screen) back() {
	if t := s.taking; t.at > 0 {
		s.take(t.at - 1)
	}
}

// next returns where the course continues after the lesson; ok is false after the last one, or if all are passed.
func (s *Screen) next() (number, step int, ok bool) {
	number, step, ok = s.progress().From(s.options.Course, s.taking.number)
	return number, step, ok && s.taking.number < len(s.options.Course)-1
}

// forward opens the next step, whatever the state of this one. One that only shows something is passed by that.
func (s *Screen) forward() {
	if t := s.taking; t.at < len(t.lesson.Steps) {
		if t.lesson.Steps[t.at].Kind() == lesson.Show {
			s.pass()
		}
		s.take(t.at + 1)
	}
}

// restart has the lesson begin from nothing.
func (s *Screen) restart(number int) {
	id := s.options.Course[number].ID
	if s.taking != nil {
		s.taking.journal = nil
		s.table.Close() // no more acts are written after this
		s.table = nil
	}
	for place := range s.kept {
		if place.Lesson == id {
			delete(s.kept, place)
		}
	}
	s.work.Runner.Write(context.Background(), func() error { return s.options.Store.ForgetLesson(context.Background(), id) }, nil)
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
