package spoken

import (
	"context"
	"errors"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// taking is the step of a lesson that is taken.
type taking struct {
	lesson  lesson.Lesson
	at      int // index of the step; as many as there are at the end
	journal *taught.Journal
	board   bridge.Board // that lies on the table, if laid
	laid    bool
	passed  bool
	judged  bool   // the board that is over has been
	counted bool   // it was over when it was resumed, and has been counted
	dealt   int    // deals of the step that have been passed before
	table   *Table // where a board is played, or nil
	hint    *bridge.Event

	inRubber  bool // the table is that of a rubber
	forgetful bool // the user was asked to say again that the lesson is to begin from nothing
}

// step returns the step that is taken; ok is false at the end, and at the list.
func (t *taking) step() (step lesson.Step, ok bool) {
	if t.at >= len(t.lesson.Steps) {
		return lesson.Step{}, false
	}
	return t.lesson.Steps[t.at], true
}

// mayGoOn reports whether the next step may be taken: this one is passed, or only shows something.
func (t *taking) mayGoOn() bool {
	step, ok := t.step()
	return !ok || t.passed || step.Kind() == lesson.Show
}

// take opens a step, and tells it.
func (c *Course) take(ctx context.Context, at int) error {
	if err := c.rise(); err != nil {
		return err
	}
	c.taking = taking{lesson: taught.AsPlayed(c.lessons[c.number], c.kept), at: at}
	step, ok := c.step()
	if !ok {
		return c.end(ctx)
	}
	place := learning.Place{Lesson: c.lesson.ID, Step: step.ID}
	done := c.kept[place]
	done.Lesson, done.Step = place.Lesson, place.Step
	c.journal, c.passed = taught.NewJournal(c.options.Store, done, 0, c.options.Now), done.Passed
	c.board, c.laid = step.Board()
	c.tell(c.turned(step))
	c.tell(c.showing(step))
	c.tell(c.thought)
	c.shown = shown{step: step, board: c.board, laid: c.laid}
	if kind := step.Kind(); c.passed || kind != lesson.Played && (kind != lesson.Free || step.Deals.Rubber > 0) {
		return nil
	}
	return c.play(ctx, step, false)
}

// rise leaves the table of a board that is played, of which everything is kept.
func (c *Course) rise() error {
	if c.table == nil {
		return nil
	}
	t := c.table
	c.table = nil
	err := t.Close()
	c.settle()
	return err
}

// settle notes what is kept of the step.
func (c *Course) settle() {
	if c.journal != nil {
		step := c.journal.Step()
		c.kept[learning.Place{Lesson: step.Lesson, Step: step.Step}] = step
	}
}

// note keeps a change of the step.
func (c *Course) note(change func(*storage.LessonStep)) error {
	err := c.journal.Keep(change)
	c.settle()
	return err
}

// verdict tells a verdict, and keeps it: the step is passed, or a try more wasn't right.
func (c *Course) verdict(step lesson.Step, v lesson.Verdict, passes bool) error {
	l := c.lesson
	c.tell(func(m spoken.Manner) []string { return []string{inWords(m, bridgetext.LessonVerdict(l, step, v))} })
	switch {
	case v.Right && passes && !c.passed:
		c.passed = true
		return c.note(func(s *storage.LessonStep) { s.Passed = true })
	case !v.Right && !c.passed && !c.counted:
		return c.note(func(s *storage.LessonStep) { s.Tries++ })
	}
	return nil
}

// act carries out a card or a call that a step asks for, as it is typed.
func (c *Course) act(step lesson.Step, typed string) error {
	if c.passed {
		return spoken.ErrUnknown
	}
	e, ok := read(c.seen(c.board), typed)
	if !ok {
		return spoken.ErrUnknown
	}
	return c.did(step, e)
}

// did carries out an act that a step asks for, if it is right.
func (c *Course) did(step lesson.Step, e bridge.Event) error {
	c.hint = nil
	next, illegal := c.board.Apply(e)
	if illegal != nil && (e.Kind != bridge.PlayKind || !c.board.Hand(c.board.Turn()).Has(e.Card)) {
		return spoken.Answer(bridgetext.Rule(illegal))
	}
	v := step.Did(c.board, e)
	switch {
	case illegal != nil && !v.Own:
		return spoken.Answer(bridgetext.Rule(illegal))
	case !v.Right:
		return c.verdict(step, v, false)
	}
	c.journal.Passes()
	if err := c.journal.Append(next); err != nil {
		return err
	}
	c.board, c.shown.board = next, next
	c.settle()
	c.tell(c.seen(next).event(true))
	err := c.verdict(step, v, true)
	c.passed = true
	return err
}

// play lays the board of a step that is played, or the next deal of one: as far as it has been played, or from its start if fresh.
func (c *Course) play(ctx context.Context, step lesson.Step, fresh bool) error {
	if step.Deals != nil && step.Deals.Rubber > 0 {
		table, err := c.options.Rubber(ctx, learning.Place{Lesson: c.lesson.ID, Step: step.ID})
		if err == nil {
			c.table, c.inRubber, err = table, true, c.read(ctx)
		}
		return err
	}
	b, told, err := c.begun(ctx, step, fresh)
	if err != nil {
		return err
	}
	from := 0
	config := play.Config{User: learner, Computer: step.Player(), Adviser: taught.Choosing{Step: step, Board: b, Adviser: c.options.Adviser}, Journal: c.journal}
	if step.Kind() == lesson.Played {
		start, _ := step.Board()
		from, config.Adviser = len(start.Events()), step.Adviser()
	}
	config.From = from
	if c.table, err = New(config, c.options.Cards, nil, session.Session{Rules: b.Rules, Length: 1}, &b); err != nil {
		return err
	}
	l := c.lesson
	c.table.reasons = func(a bot.Advice) string { return bridgetext.LessonHint(l, step, a) }
	c.judged, c.counted, c.table.begun, c.table.ended = false, b.Over(), step.Kind() == lesson.Played || b.Over(), true
	if c.board, c.laid = b, true; step.Kind() == lesson.Played && !told {
		c.shown = shown{}
		c.tell(c.showing(step))
	}
	return nil
}

// begun returns the board that is played in a step. Told is true if its position has been told.
func (c *Course) begun(ctx context.Context, step lesson.Step, fresh bool) (b bridge.Board, told bool, err error) {
	done := c.journal.Step()
	if step.Kind() == lesson.Played {
		start, _ := step.Board()
		if _, b, err := taught.ReadBoard(done.Board, start.Rules); !fresh && err == nil && !taught.Over(step, b) &&
			(taught.Follows(b, start) || taught.Follows(b, step.Start())) {
			return b, len(b.Events()) == len(start.Events()), nil
		}
		return start, !fresh, nil
	}
	rules, err := bridge.RulesNamed(c.lesson.Rules)
	if err != nil {
		return b, false, err
	}
	dealt, b, err := taught.ReadBoard(done.Board, rules)
	if err == nil {
		c.dealt = max(c.dealt, min(dealt, step.Deals.Number-1))
	}
	c.journal.Deal(c.dealt)
	if err == nil && !(fresh && b.Over()) {
		return b, false, nil
	}
	b, err = step.New(ctx, rand.New(rand.NewPCG(c.options.Random.Uint64(), c.options.Random.Uint64())))
	return b, false, err
}

// actAtTable carries out what is typed while a board is played.
func (c *Course) actAtTable(ctx context.Context, typed string) error {
	step, _ := c.step()
	seen := c.table.now()
	if e, ok := read(seen, typed); ok && step.Kind() == lesson.Free && !c.inRubber && e.Kind == bridge.ChooseKind {
		b := c.table.session.State().Board
		if v := step.Did(b, e); !v.Right && b.Check(b.Hand(b.Turn()), e) == nil {
			return c.verdict(step, v, false)
		}
	}
	return c.table.Act(ctx, typed)
}

// follow returns the next news of the table where a board is played; ok is false if that is over, and has been judged.
func (c *Course) follow(ctx context.Context) (news spoken.News, ok bool, err error) {
	step, _ := c.step()
	if t := c.table; !c.inRubber {
		b := t.session.State().Board
		if b = b.Prefix(min(t.events, len(b.Events()))); b.Over() || step.Kind() == lesson.Played && taught.Over(step, b) {
			return news, false, c.judge(ctx, step, b)
		}
	}
	news, err = c.table.Next(ctx)
	if err == nil && c.inRubber && news.Wait == spoken.Ended {
		return news, false, c.rubberOver(ctx)
	}
	if news.Wait != spoken.More {
		c.settle()
	}
	return news, err == nil, err
}

// rubberOver ends the step of a rubber that is over.
func (c *Course) rubberOver(ctx context.Context) error {
	t := c.table
	c.table, c.inRubber = nil, false
	if err := errors.Join(t.Close(), c.read(ctx)); err != nil {
		return err
	}
	return c.take(ctx, c.at)
}

// judge judges a board that is over.
func (c *Course) judge(ctx context.Context, step lesson.Step, b bridge.Board) error {
	if b.Over() {
		outcome, plain := c.table.now().outcome, c.plain()
		c.tell(func(m spoken.Manner) []string {
			if plain {
				return nil
			}
			return []string{outcome(m)}
		})
	}
	if err := c.rise(); err != nil {
		return err
	}
	c.judged, c.board, c.laid = true, b, true
	if step.Kind() == lesson.Played {
		return c.verdict(step, step.Ended(b), true)
	}
	work, err := review.New(b, review.Options{
		Adviser: c.options.Adviser, Cards: c.options.Cards,
		Whose:  func(b bridge.Board) bool { return learner.Acts(b.Table) && b.Phase() == bridge.PlayPhase },
		Assess: assess.Options{From: b.Rules.Tricks(), Nodes: reviewNodes, Memory: reviewMemory},
	})
	for err == nil && !work.Found().Complete() {
		err = work.Step(ctx)
	}
	if err != nil {
		return err
	}
	found := work.Found().Moments
	v := lesson.Missed(b, found)
	for _, moment := range found {
		c.tell(func(m spoken.Manner) []string {
			return []string{m.Words(text.T("spoken.bridge.moment", "When", bridgetext.MomentTitle(b, moment, learner.Seat), "What", bridgetext.Moment(moment)))}
		})
	}
	if err := c.verdict(step, v, c.dealt+1 >= step.Deals.Number); err != nil || !v.Right {
		return err
	}
	c.dealt++
	return nil
}

// goOn goes on from a step that is passed, or at the end of a lesson to what is left or to the next lesson.
func (c *Course) goOn(ctx context.Context) error {
	if step, ok := c.step(); ok {
		if step.Kind() == lesson.Show && !c.passed {
			if err := c.note(func(s *storage.LessonStep) { s.Passed = true }); err != nil {
				return err
			}
		}
		return c.take(ctx, c.at+1)
	}
	if at, left := c.progress().In(c.outlines[c.number]); left {
		return c.take(ctx, at)
	}
	number, _, more := c.next()
	if !more {
		c.list()
		return nil
	}
	return c.open(ctx, number)
}

// end tells that a lesson is at its end, and what comes then.
func (c *Course) end(ctx context.Context) error {
	retaken, err := c.again(ctx, c.lesson)
	if err != nil {
		return err
	}
	c.shown = shown{}
	left := c.progress().Left(c.outlines[c.number])
	number, _, more := c.next()
	switch {
	case retaken > 0:
		c.tell(spoken.Same(text.TN("lessons.retake", retaken)))
	case left > 0:
		c.tell(spoken.Same(text.TN("lessons.left", left)))
	case !more:
		c.tell(spoken.Same(text.T("lessons.all-done")))
	default:
		c.tell(spoken.Same(text.T("lessons.done", "Number", number+1, "Title", bridgetext.LessonTitle(c.lessons[number]))))
	}
	return nil
}

// forward takes the next step, passed or not. One that only shows something is passed by that.
func (c *Course) forward(ctx context.Context) error {
	step, ok := c.step()
	if !ok || step.Kind() == lesson.Show {
		return c.goOn(ctx)
	}
	return c.take(ctx, c.at+1)
}

// back takes the step before.
func (c *Course) back(ctx context.Context) error {
	if c.at == 0 {
		return spoken.Answer(text.T("spoken.lesson.first"))
	}
	c.shown = shown{}
	return c.take(ctx, c.at-1)
}

// leave goes to the list of the lessons.
func (c *Course) leave(context.Context, string) (spoken.Said, error) {
	err := c.rise()
	c.list()
	return nil, err
}

// restart begins the lesson from nothing, if it is said twice.
func (c *Course) restart(ctx context.Context, _ string) (spoken.Said, error) {
	if !c.forgetful {
		c.forgetful = true
		return nil, spoken.Answer(text.T("spoken.lesson.restart-again"))
	}
	if err := c.rise(); err != nil {
		return nil, err
	}
	if err := c.options.Store.ForgetLesson(ctx, c.lesson.ID); err != nil {
		return nil, err
	}
	for place := range c.kept {
		if place.Lesson == c.lesson.ID {
			delete(c.kept, place)
		}
	}
	return nil, c.open(ctx, c.number)
}
