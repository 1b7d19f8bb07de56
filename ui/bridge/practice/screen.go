// Package practice is the screen of endless exercises: the kinds with the user's record of each, and then exercise
// after exercise, at the real table with a panel beside it. Package game/bridge/practice decides what is right.
package practice

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store saves exercises, durably. It is called from other goroutines.
type Store interface {
	KeepPractised(context.Context, bridgestore.Practised) error
	// SaveFoundPuzzle saves the puzzle that a search of a version found on a board, or "".
	SaveFoundPuzzle(board int64, version int, exercise string) error
}

// Options are the exercises done and the callbacks. All are required.
type Options struct {
	Done   []bridgestore.Practised // in order
	Store  Store
	Choice Choice
	Cards  func(bridge.Rules) bidding.Cards // the user's own, under the rules of a game; nil if there are none
	// Mistakes returns the mistakes of the user's history. It is called in another goroutine.
	Mistakes func(context.Context) ([]Mine, error)
	// Puzzles returns the puzzles found on the user's boards, and those last boards on which none has been sought. It is called in another goroutine.
	Puzzles func(context.Context) (Sought, error)
	// Themes returns what the user's costly cards were about. It is called in another goroutine.
	Themes func(context.Context) (bridgestore.Themes, error)
	// Table returns a table for a game and the user's seat, controlled by the guide.
	Table    func(tutor.Guide, bridge.Rules, card.Seat) tutor.Table
	Runner   *background.Runner
	Now      func() time.Time
	Random   *rand.Rand // used on other goroutines, on one at a time
	OnChoice func(Choice)
	Ordered  func(bridge.Rules) string // the last condition on deals of a game, or ""
	OnOrder  func(condition.Condition)
	OnSuit   func()          // shows how one suit is played
	OnQuiz   func(card.Deck) // asks how one suit of a deck is played best
	OnBack   func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art      *widget.Art
	options  Options
	sheets   *sheet.Stack
	work     background.Work
	choice   Choice
	record   record
	writing  record // being saved, not part of the record yet
	mistakes mistakes
	puzzles  puzzles
	costs    costs
	stock    *stock

	where    string    // the condition that deals were ordered by, or ""
	chosen   int       // kind
	topics   *topics   // nil while the kinds are shown, or an exercise that isn't about one
	topic    int       // the chosen one
	week     *weekPage // nil unless it is shown, or an exercise over it
	overview *overview
	drill    *drill // nil while the kinds are shown
	table    tutor.Table
	rules    bridge.Rules // of the table
	seat     card.Seat    // of the user there
	journal  *journal
	defence  *defence
	shifts   map[string]bridge.Board // the boards that the defence wants, by the events before
	panel    *panel
}

var _ tutor.Guide = (*Screen)(nil)

// New returns the screen, with the kinds of exercises.
func New(art *widget.Art, options Options) *Screen {
	return newScreen(art, options, newMaker(options.Random))
}

func newScreen(art *widget.Art, options Options, from source) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), work: background.NewWork(options.Runner), choice: options.Choice.proper()}
	s.record = options.Done
	s.stock = newStock(s.work.Ctx, options.Runner, from)
	s.Redraw()
	s.readMistakes()
	s.findPuzzles()
	s.readCosts()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close stops background work. Results are saved.
func (s *Screen) Close() {
	s.settle()
	s.clearTable()
	s.stock.stop()
	s.work.Cancel()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	switch {
	case s.drill == nil && s.week != nil:
		chosen := s.week.chosen
		s.week = newWeekPage(s)
		s.week.chosen = max(0, min(chosen, len(s.week.rows)-1))
		s.week.mark()
		s.sheets.SetScreen(s.week.content)
	case s.drill == nil && s.topics != nil:
		s.topics = newTopics(s)
		s.sheets.SetScreen(s.topics.content)
	case s.drill == nil:
		s.overview = newOverview(s)
		s.sheets.SetScreen(s.overview.content)
	default:
		if s.table != nil {
			s.table.Redraw()
		}
		s.layPanel()
	}
	s.sheets.Redraw()
}

// show updates the screen.
func (s *Screen) show() {
	switch {
	case s.drill != nil:
		s.panel.show()
	case s.week != nil:
		s.Redraw()
	case s.topics == nil:
		s.overview.show()
	}
}

// Busy reports whether leaving the screen would lose something: it never does.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Report asks what the user expected instead of the last call or card at the table.
func (s *Screen) Report() {
	if s.AtTable() && s.sheets.Empty() {
		s.table.Report()
	}
}

// AtTable reports whether the screen shows an exercise at its table.
func (s *Screen) AtTable() bool { return s.table != nil && s.drill != nil }

// Undo takes the last card of a contract back.
func (s *Screen) Undo() {
	if s.table != nil && s.drill != nil && s.drill.kind.Played() {
		s.table.Undo()
	}
}

// choose changes the choice of exercises.
func (s *Screen) choose(c Choice) {
	if c = c.proper(); c == s.choice {
		return
	}
	if c.Cards != s.choice.Cards {
		s.where = "" // it was for the other deck
	}
	s.choice = c
	s.options.OnChoice(c)
	s.Redraw()
}

// open begins with exercises of a kind.
func (s *Screen) open(i int) {
	s.chosen = i
	k := practice.Kinds()[i]
	if k == practice.Mistake {
		if due, _ := s.due(); len(due) == 0 {
			s.overview.show()
			return
		}
	}
	if k == practice.Puzzle && len(s.puzzles.all) == 0 {
		s.overview.show()
		return
	}
	if k == practice.Calling {
		s.topics = &topics{}
		s.Redraw()
		return
	}
	s.drill = &drill{kind: k, order: s.order(k)}
	s.next()
}

// due returns the mistakes that are due, and when the next one will be. One that has just been tried isn't, though that is written still.
func (s *Screen) due() ([]practice.Exercise, time.Time) {
	tried := slices.Concat(s.record.of(practice.Mistake), s.writing.of(practice.Mistake))
	return s.mistakes.due(tried.tries(), s.options.Now())
}

// next opens the next exercise, or waits for it.
func (s *Screen) next() {
	s.settle()
	d := s.drill
	if d.kind == practice.Mistake {
		due, _ := s.due()
		if len(due) == 0 {
			s.Leave()
			return
		}
		s.take(due[0], nil)
		return
	}
	if d.kind == practice.Puzzle {
		s.nextPuzzle()
		return
	}
	if d.kind.Ranked() {
		d.order.choice.Level = slices.Concat(s.record, s.writing).like(d.kind, d.order.topic).rank()
	}
	*d = drill{kind: d.kind, order: d.order}
	s.stock.take(d.order, func(deals int) { d.looked = deals; s.show() }, func(e practice.Exercise, err error) {
		if s.drill == d {
			s.take(e, err)
		}
	})
	if s.drill == d && !d.there {
		s.layBare()
		s.layPanel()
	}
}

// take opens an exercise, or shows why there is none.
func (s *Screen) take(e practice.Exercise, err error) {
	if err != nil {
		s.drill.failed = err
		s.layBare()
		s.layPanel()
		return
	}
	s.drill.take(e)
	s.layExercise()
	s.layPanel()
}

// settle saves the result of the exercise, once. It counts as soon as it is saved.
func (s *Screen) settle() {
	d := s.drill
	if d == nil {
		return
	}
	s.count()
	if !d.begun() {
		return
	}
	d.settled = true
	e := d.exercise
	p := bridgestore.Practised{
		Kind: kindOf(e), Key: e.Key(), Level: e.Level, Right: d.clean() && d.mood == good, Tries: d.tries + d.undos, Hints: d.hints + d.helped, At: s.options.Now(),
	}
	s.writing = append(s.writing, p)
	s.options.Runner.Write(s.work.Ctx, func() error { return s.options.Store.KeepPractised(context.Background(), p) }, func(err error) {
		s.writing = s.writing[1:] // they are saved in order
		if err != nil {
			d.unkept = err
		} else {
			s.record = append(s.record[:len(s.record):len(s.record)], p)
		}
		s.show()
	})
}

// count records hints and undos at the table.
func (s *Screen) count() {
	if d := s.drill; s.journal != nil && d.there && !d.settled {
		d.helped, d.undos = int(s.journal.hints.Load()), int(s.journal.undos.Load())
	}
}

// Leave implements [tutor.Guide]: it leads to the kinds.
func (s *Screen) Leave() {
	s.settle()
	s.stock.leave()
	s.clearTable()
	s.drill, s.panel = nil, nil
	s.Redraw()
}
