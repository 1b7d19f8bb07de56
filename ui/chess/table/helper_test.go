package table

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// forgetful is a journal that counts saves, and fails on request.
type forgetful struct {
	mu           sync.Mutex
	err          error
	hints, undos int
}

func (f *forgetful) keep(count *int) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	*count++
	return f.err
}

// fail has all fail from now on, or nothing any more.
func (f *forgetful) fail(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.err = err
}

func (f *forgetful) Append(chess.Game, chessstore.Times) error { return f.keep(new(int)) }
func (f *forgetful) Undo(chess.Game) (chessstore.Times, error) {
	return chessstore.Times{}, f.keep(&f.undos)
}
func (f *forgetful) Clocks(chessstore.Times) error { return f.keep(new(int)) }
func (f *forgetful) Hinted() error                 { return f.keep(&f.hints) }

// mover is a computer player that makes given moves, by their text forms, and otherwise the last legal one.
type mover struct {
	moves  map[string]bool
	agrees bool
}

// Act implements [play.Player].
func (m mover) Act(_ context.Context, g chess.Game) (chess.Event, error) {
	p := g.Position()
	moves := p.Moves()
	for _, move := range moves {
		if m.moves[move.String()] {
			return chess.MoveEvent(move), nil
		}
	}
	return chess.MoveEvent(moves[len(moves)-1]), nil
}

// Agrees implements [play.Player].
func (m mover) Agrees(context.Context, chess.Game, chess.Army) (bool, error) { return m.agrees, nil }

// Advise implements [play.Adviser].
func (m mover) Advise(_ context.Context, g chess.Game) (bot.Advice, error) {
	p := g.Position()
	move := p.Moves()[0]
	return bot.Advice{Move: move, Options: []bot.Option{{Move: move, Line: []chess.Move{move}, Value: 125, Why: bot.Reason{Kind: bot.Waits}}}}, nil
}

// tired gives no advice.
type tired struct{}

func (tired) Advise(context.Context, chess.Game) (bot.Advice, error) {
	return bot.Advice{}, errors.New("too tired")
}

// evening is a table in memory.
type evening struct {
	*Screen
	journal              *forgetful
	changed              chan bool
	window               fyne.Window
	homes, games, looked int
	reviewed             int // events
}

// sit returns the table of a game in which the user has the red army, at the user's turn. A game is given by its line
// or by a position; change may modify it.
func sit(t *testing.T, line string, change func(*play.Config, *Options)) *evening {
	t.Helper()
	e := lay(t, line, change)
	e.wait(t, "the person's turn", func() bool { return e.play.state.Asked != chess.NoArmy || e.play.state.Game.Over() })
	return e
}

// gameOf reads a game line, a position or a variant.
func gameOf(t *testing.T, line string) chess.Game {
	t.Helper()
	if v, err := chess.ParseVariant(line); err == nil {
		return chess.New(chess.Usual(v))
	}
	if p, err := chess.ParsePosition(line); err == nil {
		return chess.From(p)
	}
	g, _, err := chess.Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// lay is sit that doesn't wait. The test shows the session itself, so that only one goroutine does.
func lay(t *testing.T, line string, change func(*play.Config, *Options)) *evening {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	g := gameOf(t, line)
	e := &evening{journal: new(forgetful), changed: make(chan bool, 10000)}
	config := play.Config{Journal: e.journal, Adviser: mover{}, Dice: func(int) chess.Dice { return chess.Dice{A: 2, B: 1} }}
	options := Options{
		Runner: background.AtOnce(), Names: map[chess.Army]string{}, Look: UsualLook(),
		OnHome: func() { e.homes++ }, OnNewGame: func() { e.games++ }, OnHistory: func() { e.looked++ },
		OnReview: func(events int) { e.reviewed = events },
	}
	people := map[chess.Army]string{chess.Blue: "Clara", chess.Yellow: "Victor", chess.Green: "Leo"}
	for _, a := range g.Rules().Owners() {
		config.Seats = append(config.Seats, play.Seat{Army: a, Person: a == chess.Red, Player: mover{}})
		if a == chess.Red {
			config.Seats[len(config.Seats)-1].Player = nil
		}
		options.Names[a] = people[a]
	}
	if change != nil {
		change(&config, &options)
	}
	config.Changed = func() { e.changed <- true }
	e.Screen = newScreen(widget.NewArt(cardart.Style{}), config, options, g)
	e.parts.ticking = true // so that clocks are shown with the rest
	start := play.Start{Game: g}
	for _, seat := range config.Seats {
		start.Clocks[seat.Army] = config.Clock.Base
	}
	session, err := play.New(config, start)
	if err != nil {
		t.Fatal(err)
	}
	e.play.session = session
	t.Cleanup(func() {
		e.Close()
		e.play.work.Wait(time.Minute)
	})
	e.window = test.NewTempWindow(t, e.Content())
	e.window.SetPadded(false)
	e.window.Resize(fyne.NewSize(1280, 800))
	e.refresh()
	return e
}

// two makes yellow a second person.
func two(c *play.Config, o *Options) {
	for i := range c.Seats {
		if c.Seats[i].Army == chess.Yellow {
			c.Seats[i].Person, c.Seats[i].Player = true, nil
		}
	}
	o.Names[chess.Red], o.Names[chess.Yellow] = "Anna", "Bela"
}

// wait shows the session until something is so.
func (e *evening) wait(t *testing.T, what string, is func() bool) {
	t.Helper()
	late := time.After(30 * time.Second)
	for {
		if e.refresh(); is() {
			return
		}
		select {
		case <-e.changed:
		case <-late:
			t.Fatalf("waited in vain for %s; %v, asked %v, err %v", what, e.play.state.Game, e.play.state.Asked, e.play.state.Err)
		}
	}
}

// goOn does something that ends the user's turn, and waits until a user is to act again, or the game is over.
func (e *evening) goOn(t *testing.T, do func()) {
	t.Helper()
	events := e.play.events()
	do()
	e.wait(t, "the next turn", func() bool {
		return e.play.events() > events && (e.play.state.Asked != chess.NoArmy || e.play.state.Game.Over())
	})
}

// letters types letters.
func (e *evening) letters(letters string) {
	for _, r := range letters {
		e.Rune(r)
	}
}

// typed types a move, and Enter.
func (e *evening) typed(move string) {
	e.letters(move)
	e.Key(fyne.KeyReturn)
}

// click clicks a square.
func (e *evening) click(t *testing.T, square string) {
	t.Helper()
	at := e.parts.board.Place(squareOf(t, square))
	x, y := at.Centre()
	e.parts.board.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
}

// drag drags from square to square.
func (e *evening) drag(t *testing.T, from, to string) {
	t.Helper()
	x, y := e.parts.board.Place(squareOf(t, from)).Centre()
	toX, toY := e.parts.board.Place(squareOf(t, to)).Centre()
	last := fyne.NewPos(x, y)
	for _, part := range []float32{0.05, 0.4, 1} {
		next := fyne.NewPos(x+(toX-x)*part, y+(toY-y)*part)
		e.parts.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: next}, Dragged: fyne.NewDelta(next.X-last.X, next.Y-last.Y)})
		last = next
	}
	e.parts.board.DragEnd()
}

func squareOf(t *testing.T, name string) chess.Square {
	t.Helper()
	square, err := chess.ParseSquare(name)
	if err != nil {
		t.Fatal(err)
	}
	return square
}

// line returns the turns of the game.
func (e *evening) line() string { return e.play.state.Game.String() }

// says returns the text of the note.
func (e *evening) says() string { return e.note.prose.Text }
