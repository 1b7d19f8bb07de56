package spoken

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/taught"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// CourseOptions say where the lessons are kept, and who judges what is played in them.
type CourseOptions struct {
	Store   *bridgestore.Store
	Lesson  int // that is opened, from 1; 0 is the list of all
	From    int // index of the lesson at which the course goes on
	Adviser play.Adviser
	Cards   bidding.Cards // of both sides
	Now     func() time.Time
	Random  *rand.Rand // deals new deals
	// Rubber returns the table of the rubber of a step.
	Rubber func(ctx context.Context, at learning.Place) (*Table, error)
}

// Course is the course of bridge, told line by line: the list of its lessons, and each of them step by step. What is done is kept as the
// window keeps it.
type Course struct {
	options  CourseOptions
	lessons  []lesson.Lesson
	outlines []learning.Outline
	kept     map[learning.Place]storage.LessonStep

	news   []spoken.News
	number int // index of the lesson; -1 at the list
	taking
	shown shown
}

var _ spoken.Game = (*Course)(nil)

// OpenCourse returns the course as far as it has been kept.
func OpenCourse(ctx context.Context, options CourseOptions) (*Course, error) {
	c := &Course{options: options, lessons: lesson.Course()}
	c.outlines = lesson.Outlines(c.lessons)
	if err := c.read(ctx); err != nil {
		return nil, err
	}
	if options.Lesson == 0 {
		c.list()
		return c, nil
	}
	return c, c.open(ctx, options.Lesson-1)
}

// read reads what is kept.
func (c *Course) read(ctx context.Context) error {
	steps, err := taught.Steps(ctx, c.options.Store)
	c.kept = make(map[learning.Place]storage.LessonStep)
	for _, step := range steps {
		c.kept[learning.Place{Lesson: step.Lesson, Step: step.Step}] = step
	}
	return err
}

// progress returns the user's progress.
func (c *Course) progress() learning.Progress {
	p := learning.Progress{}
	for place, s := range c.kept {
		p[place] = learning.Done{Passed: s.Passed, Tries: s.Tries, Hints: s.Hints, Undos: s.Undos}
	}
	return p
}

// list goes to the list of the lessons.
func (c *Course) list() {
	c.number, c.taking = -1, taking{}
	c.tell(c.path)
}

// tell has something told.
func (c *Course) tell(said spoken.Said) { c.news = append(c.news, spoken.News{Said: said, Own: true}) }

// path says each lesson, with what is done of it.
func (c *Course) path(m spoken.Manner) (lines []string) {
	done := c.progress()
	for i, l := range c.lessons {
		passed := len(l.Steps) - done.Left(l.Outline())
		state := ""
		switch {
		case done.Passed(c.outlines[i]):
			state = text.T("lessons.state-done")
		case passed > 0:
			state = text.T("lessons.state-begun", "Passed", passed, "Steps", len(l.Steps))
		}
		about := ""
		if m.Detail == spoken.Full {
			about = bridgetext.LessonAbout(l)
		}
		lines = append(lines, spoken.Sentences(c.title(i), about, state))
	}
	return lines
}

// title says the number and the title of a lesson.
func (c *Course) title(number int) string {
	return text.T("spoken.lesson.title", "N", number+1, "Title", bridgetext.LessonTitle(c.lessons[number]))
}

// next returns where the course goes on; ok is false if all is passed.
func (c *Course) next() (number, step int, ok bool) {
	return c.progress().From(c.outlines, c.options.From)
}

// open opens a lesson where it goes on.
func (c *Course) open(ctx context.Context, number int) error {
	c.number, c.options.From = number, number
	l := c.lessons[number]
	at, left := c.progress().In(c.outlines[number])
	if !left {
		at = 0
	}
	c.shown = shown{}
	c.tell(func(spoken.Manner) []string {
		return []string{spoken.Sentences(c.title(number), bridgetext.LessonAbout(l))}
	})
	if c.progress().Left(c.outlines[number]) == 0 {
		if _, err := c.again(ctx, l); err != nil {
			return err
		}
	}
	return c.take(ctx, at)
}

// again resets the steps of a lesson's groups in which too few were right at the first try, and returns their number.
func (c *Course) again(ctx context.Context, l lesson.Lesson) (int, error) {
	places := c.progress().Again(l.Outline())
	for _, place := range places {
		fresh := storage.LessonStep{Lesson: place.Lesson, Step: place.Step, At: c.options.Now()}
		if err := c.options.Store.KeepLessonStep(ctx, fresh); err != nil {
			return 0, err
		}
		c.kept[place] = fresh
	}
	return len(places), nil
}

// Next implements [spoken.Game].
func (c *Course) Next(ctx context.Context) (spoken.News, error) {
	for len(c.news) == 0 {
		if c.table == nil {
			return spoken.News{Wait: c.waits()}, ctx.Err()
		}
		if news, ok, err := c.follow(ctx); ok || err != nil {
			return news, err
		}
	}
	news := c.news[0]
	c.news = c.news[1:]
	return news, ctx.Err()
}

// waits returns what is waited for, where no board is played.
func (c *Course) waits() spoken.Wait {
	if c.number < 0 || c.mayGoOn() {
		return spoken.GoOn
	}
	return spoken.Turn
}

// Ask implements [spoken.Game].
func (c *Course) Ask() spoken.Said {
	step, ok := c.step()
	switch number, _, more := c.next(); {
	case c.number < 0 && more:
		return spoken.Same(text.T("spoken.lesson.ask-list", "N", number+1))
	case c.number < 0:
		return spoken.Same(text.T("spoken.lesson.ask-any"))
	case c.table != nil:
		return c.table.Ask()
	case !ok || c.mayGoOn():
		return spoken.Same(text.T("spoken.lesson.ask-on"))
	case step.Kind() == lesson.Asked:
		return spoken.Same(text.T("spoken.lesson.ask-answer"))
	case step.Kind() == lesson.Played && c.judged:
		return spoken.Same(text.T("spoken.lesson.ask-retry"))
	case step.Kind() == lesson.Free && step.Deals.Rubber > 0:
		return spoken.Same(text.T("spoken.lesson.ask-rubber"))
	case step.Kind() == lesson.Free:
		return spoken.Same(text.T("spoken.lesson.ask-deal"))
	}
	return c.seen(c.board).ask
}

// Choices implements [spoken.Game].
func (c *Course) Choices() spoken.Said {
	step, _ := c.step()
	switch {
	case c.number < 0:
		return spoken.Same(text.T("spoken.lesson.type-list"))
	case c.table != nil:
		return c.table.Choices()
	case c.mayGoOn() || step.Kind() == lesson.Free || step.Kind() == lesson.Played:
		return spoken.Same(text.T("spoken.lesson.type-on"))
	case step.Kind() == lesson.Asked && len(step.Ask.Options) == 0:
		return spoken.Same(text.T("spoken.lesson.type-number"))
	case step.Kind() == lesson.Asked:
		return spoken.Same(text.T("spoken.lesson.type-answer"))
	}
	return c.seen(c.board).choices
}

// Act implements [spoken.Game].
func (c *Course) Act(ctx context.Context, typed string) error {
	if c.number < 0 {
		n, err := strconv.Atoi(typed)
		if err != nil {
			return spoken.ErrUnknown
		}
		if n < 1 || n > len(c.lessons) {
			return spoken.Answer(text.T("spoken.lesson.no-lesson", "N", len(c.lessons)))
		}
		return c.open(ctx, n-1)
	}
	if c.table != nil {
		return c.actAtTable(ctx, typed)
	}
	step, _ := c.step()
	switch step.Kind() {
	case lesson.Asked:
		return c.answer(step, typed)
	case lesson.Carded, lesson.Called:
		return c.act(step, typed)
	}
	return spoken.ErrUnknown
}

// GoOn implements [spoken.Game].
func (c *Course) GoOn(ctx context.Context) (said spoken.Said, acted bool, err error) {
	step, _ := c.step()
	switch {
	case c.number < 0:
		number, _, ok := c.next()
		if !ok {
			number = 0
		}
		return nil, true, c.open(ctx, number)
	case c.table != nil:
		return c.table.GoOn(ctx)
	case c.hint != nil:
		e := *c.hint
		c.hint = nil
		return nil, true, c.did(step, e)
	case c.mayGoOn():
		return nil, true, c.goOn(ctx)
	case step.Kind() == lesson.Played, step.Kind() == lesson.Free:
		return nil, true, c.play(ctx, step, true)
	}
	return spoken.Joined(c.thought, c.Ask()), false, nil
}

// Close implements [spoken.Game].
func (c *Course) Close() error {
	if c.table == nil {
		return nil
	}
	return c.table.Close()
}

// learner is the part that the user has in a board of a lesson.
var learner = bridge.User{Seat: lesson.Learner, BothHands: true}

// Words implements [spoken.Game].
func (c *Course) Words() []spoken.Word {
	words := []spoken.Word{{ID: "lesson-list", Acts: true, Do: c.leave}}
	if c.number < 0 {
		return words
	}
	words = append(words,
		spoken.Word{ID: "lesson-next", Acts: true, Do: func(ctx context.Context, _ string) (spoken.Said, error) { return nil, c.forward(ctx) }},
		spoken.Word{ID: "lesson-back", Acts: true, Do: func(ctx context.Context, _ string) (spoken.Said, error) { return nil, c.back(ctx) }},
		spoken.Word{ID: "lesson-step", Do: func(context.Context, string) (spoken.Said, error) { return c.thought, nil }},
		spoken.Word{ID: "lesson-restart", Acts: true, Do: c.restart},
	)
	if c.table != nil {
		hidden := []string{"bridge-hands", "bridge-tricks", "bridge-tables", "bridge-best", "bridge-settle"}
		if c.plain() {
			hidden = append(hidden, "bridge-contract", "bridge-score", "bridge-auction", "bridge-meaning", "bridge-meanings", "bridge-points")
		}
		return append(words, slices.DeleteFunc(c.table.Words(), func(w spoken.Word) bool { return !c.inRubber && slices.Contains(hidden, w.ID) })...)
	}
	return append(words, c.atBoard()...)
}
