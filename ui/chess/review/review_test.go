package review

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// At each place the board shows the position at that time, in any game.
func TestEveryPlace(t *testing.T) {
	for _, variant := range []string{"A1-4", "A2-3", "B-2", "A1-2D"} {
		g := random(t, variant, 3, 60)
		d := look(t, newStore(asKept(1, g, chess.Red)), 1)
		want(t, variant+": last place", d.page().last(), g.Len())
		for n := range g.Len() + 1 {
			d.to(n, false)
			p := g.At(n).Position()
			if m := d.parts.board.Model(); m.Pieces != tabletop.Of(p).Pieces {
				t.Errorf("%s: the board at %d isn't that of the game", variant, n)
			}
			for _, trail := range d.parts.board.Model().Last {
				if trail.To >= chess.Squares {
					t.Errorf("%s: a move at %d ends nowhere", variant, n)
				}
			}
		}
	}
}

// Keys, the slider, the curve and the wheel go to moves, turns and costly moves.
func TestGoingAbout(t *testing.T) {
	d := look(t, newStore(asKept(1, parse(t, short), chess.Red)), 1)
	at := func(place int, keys ...string) {
		t.Helper()
		d.press(keys...)
		want(t, strings.Join(keys, " "), d.page().at, place)
	}
	at(0)
	at(1, "Right")
	at(2, "Space")
	at(1, "Left")
	at(11, "End")
	at(11, "Right")
	at(0, "Home", "Left")
	at(2, ".", ".")
	at(1, ",")
	d.parts.slider.Tapped(&fyne.PointEvent{Position: fyne.NewPos(d.parts.slider.X(7), 5)})
	want(t, "by the slider", d.page().at, 7)
	d.parts.curve.Tapped(&fyne.PointEvent{Position: fyne.NewPos(d.parts.slider.X(4), 5)})
	want(t, "by the curve", d.page().at, 4)
	d.parts.wheel.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -25)})
	want(t, "by the wheel", d.page().at, 6)

	costly := d.page().mistakes(false)
	if len(costly) < 2 {
		t.Fatalf("costly moves: %v", costly)
	}
	at(0, "Home")
	at(costly[0], "Down")
	at(costly[1], "m")
	at(costly[0], "Up")
	at(costly[0], "Up")
	at(costly[0], "End", "m") // after the last one follows the first
	d.press("Escape", "j")
	want(t, "said", strings.Join(d.said, " "), "back history")
}

// Of two moves in a lost game the one that loses sooner isn't as good.
func TestLostButLater(t *testing.T) {
	d := look(t, newStore(asKept(1, random(t, "A1-2", 3, 12), chess.NoArmy)), 1, func(o *Options) {
		o.Judge = func(_ context.Context, g chess.Game, also ...chess.Move) (bot.Judgement, error) {
			j := judgement(g, also...)
			for i := range j.Advice.Options {
				j.Advice.Options[i].Value = 2 - bot.Won
			}
			if len(j.Advice.Options) > 0 {
				j.Advice.Options[0].Value = 6 - bot.Won
			}
			return j, nil
		}
	})
	d.press("Home")
	later := 0
	for range 12 {
		d.press("Right")
		if words := d.parts.verdict.Text; strings.Contains(words, "holds out longer") {
			later++
		} else if strings.Contains(words, "As good as") {
			t.Errorf("it says %q", words)
		}
	}
	if later < 6 {
		t.Errorf("of 12 random moves in a lost game %d lose sooner", later)
	}
}

// The last move of each rival is marked on the board, also after a resignation.
func TestTrails(t *testing.T) {
	g := random(t, "A1-4", 6, 9)
	m := newModel(asKept(1, g, chess.Red), nil)
	events := g.Events()
	for n := 3; n <= 9; n++ {
		m.to(n)
		trails := m.trails()
		want(t, fmt.Sprint("trails at ", n), len(trails), 3)
		for i, trail := range trails {
			move, _ := events[n-3+i].Move()
			want(t, "to", trail.To, move.To)
		}
	}
	gone, err := g.Apply(chess.Resign)
	if err != nil {
		t.Fatal(err)
	}
	m = newModel(asKept(1, gone, chess.Red), nil)
	m.to(10)
	want(t, "trails after a resignation", len(m.trails()), 2)
}

// With dice, a turn is of several places.
func TestTurnsWithDice(t *testing.T) {
	g := random(t, "A1-3D", 5, 40)
	m := newModel(asKept(1, g, chess.Red), nil)
	var places []int
	for n := m.turn(1); n > m.at; n = m.turn(1) {
		m.to(n)
		places = append(places, n)
	}
	turns := g.Turns()
	for i, turn := range turns {
		want(t, fmt.Sprint("turn ", i+1), places[i], turn.To)
	}
	m.to(turns[2].To - 1)
	want(t, "the beginning of the turn", m.turn(-1), turns[2].From)
}

// The cost of a move is shown; the better one must be found first, on the board or by asking.
func TestFindTheBetterMove(t *testing.T) {
	g := parse(t, short)
	d := look(t, newStore(asKept(1, g, chess.Red)), 1)
	costly := d.page().costlyEvents(false)
	first := costly[0]
	d.to(first+1, false)
	d.shows("Press F to find a better move.", "of the expected points")
	d.press("f")
	want(t, "where it is to be found", d.page().at, first)
	d.shows("There was a better move here.")
	want(t, "lines", len(d.page().options()), 0)
	if arrows := d.parts.board.Model().Arrows; len(arrows) > 0 {
		t.Errorf("the board tells it: %v", arrows)
	}
	if d.parts.shares.Text() != "" {
		t.Error("what is expected tells it")
	}

	best, wrong := d.page().judged[first].Advice.Move, g.At(first).Position()
	all := wrong.Moves()
	d.try(all[len(all)-1])
	d.shows("isn’t it", "1 try")
	want(t, "the place", d.page().at, first)
	d.try(best)
	d.shows(best.String() + ": yes, that is better.")
	if len(d.page().options()) == 0 {
		t.Error("the lines are still hidden")
	}
	d.to(first+1, false)
	d.shows("Better: " + best.String())

	second := costly[1]
	d.to(second+1, false)
	d.press("f", "f")
	want(t, "still there", d.page().at, second)
	if len(d.page().options()) == 0 {
		t.Error("to ask for it doesn't tell it")
	}
}

// Other players' moves hide nothing, and count when everybody's do.
func TestEverybody(t *testing.T) {
	g, err := random(t, "A1-2", 4, 30).Apply(chess.DrawAgreed)
	if err != nil {
		t.Fatal(err)
	}
	d := look(t, newStore(asKept(1, g, chess.Red)), 1)
	for n := range d.page().last() {
		if d.page().hidden(n) && !d.page().mine(n) {
			t.Errorf("what the other might have played at %d is hidden", n)
		}
	}
	mine := len(d.page().mistakes(d.page().everybody))
	d.press("y")
	if all := len(d.page().mistakes(d.page().everybody)); all <= mine {
		t.Errorf("everybody has %d costly moves, the person %d", all, mine)
	}
	watched := look(t, newStore(asKept(2, g, chess.NoArmy)), 2)
	want(t, "where nobody sits everybody counts", len(watched.page().mistakes(false)), len(watched.page().mistakes(true)))
	want(t, "the button", watched.parts.everybody.Disabled, true)
}

// Moves are tried on the board by clicks, by dragging and by keys, stepped through and taken back; and the best lines too.
func TestTrying(t *testing.T) {
	d := look(t, newStore(asKept(1, parse(t, short), chess.Yellow)), 1)
	d.move("d3", "e4")
	d.shows("Tried: 1 move", "d3-e4", "Esc returns")
	want(t, "on the board", d.parts.board.Model().Pieces[square(t, "e4")], chess.PieceOf(chess.Red, chess.Pawn))
	d.parts.board.OnGrab(square(t, "i14"))
	d.parts.board.OnDrag(square(t, "i14"), square(t, "h13"))
	d.shows("Tried: 2 moves")
	want(t, "judged", len(d.page().tries), 2)
	d.press("Left")
	d.shows("Tried: 1 move")
	d.press("Right", "Right")
	d.shows("Tried: 2 moves")
	d.press("Escape")
	want(t, "back in the game", d.page().line.shown, 0)
	d.press("Right")
	want(t, "goes on", d.page().at, 1)

	d.press("Home", "Return")
	d.parts.board.SetModel(d.parts.board.Model())
	for range 30 {
		if d.page().cursor != chess.NoSquare && d.page().choosing.Ready().Has(d.page().cursor) {
			break
		}
		d.press("Up")
	}
	from := d.page().cursor
	d.press("Return")
	want(t, "picked by the keyboard", d.page().choosing.From(), from)
	d.press("Escape", "Escape")
	want(t, "the keyboard is back", d.page().keyboard, false)
	want(t, "nothing was left", len(d.said), 0)

	d.press("Home", "1")
	d.shows("Tried: 1 move", d.page().judged[0].Advice.Move.String())
	d.press("9") // there is none
	d.shows("Tried: 1 move")
	d.press("2")
	d.shows("Tried: 2 moves")
	d.press("p")
	if len(d.said) != 1 || !strings.HasPrefix(d.said[0], "play on 1: A1-2 ; "+d.page().line.moves()[0].String()) {
		t.Errorf("said %q", d.said)
	}
}

// An illegal click drops a piece; one beside the movable pieces moves on in the game.
func TestClicksBeside(t *testing.T) {
	d := look(t, newStore(asKept(1, parse(t, short), chess.Red)), 1)
	d.move("d3", "g10")
	want(t, "let go", d.page().choosing.Empty(), true)
	want(t, "the place", d.page().at, 0)
	d.move("g10")
	want(t, "goes on", d.page().at, 1)
}

// A pawn that arrives in the Castle asks for its exchange.
func TestExchange(t *testing.T) {
	g := parse(t, "7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1 ;  ; *")
	d := look(t, newStore(asKept(1, g, chess.NoArmy)), 1)
	d.move("f6", "g7")
	want(t, "asked", d.parts.picks.Hidden, false)
	want(t, "choices", len(d.parts.picks.Objects), 5)
	d.press("x") // is none of them
	d.press("q")
	d.shows("f6-g7=Q")
	want(t, "asked no more", d.parts.picks.Hidden, true)
	d.press("Escape")
	d.move("f6", "g7")
	d.press("Escape", "Escape")
	want(t, "taken back", d.page().choosing.Empty(), true)
}

// Judgements are saved, and known places aren't judged again; the current place comes first.
func TestTheJudge(t *testing.T) {
	store := newStore(asKept(1, parse(t, short), chess.Red))
	asked := 0
	count := func(o *Options) {
		o.Judge = func(_ context.Context, g chess.Game, also ...chess.Move) (bot.Judgement, error) {
			asked++
			return judgement(g, also...), nil
		}
	}
	d := look(t, store, 1, count, func(o *Options) { o.Events = 4 })
	want(t, "places", asked, 12)
	want(t, "kept", len(store.judged[1]), 12)
	want(t, "the first", store.saved[0], "judged 4")
	want(t, "more to do", d.parts.judging.Button.Hidden, true)
	d.Close()
	look(t, store, 1, count)
	want(t, "looked at again", asked, 12)

	costly := d.page().costlyEvents(false)[0]
	other := store.judged[1][costly]
	other.Advice.Options = other.Advice.Options[:1]
	store.judged[1][costly] = other
	look(t, store, 1, count)
	want(t, "with a move that it wasn't compared with", asked, 13)

	store.err = errFull
	store.judged = map[int64]map[int]bot.Judgement{}
	d = look(t, store, 1, count)
	d.shows("The expert has stopped: the disk is full")
	store.err = nil
	d.press("a")
	want(t, "all is judged", len(d.page().judged), 12)
}

// A key stops the judge and resumes it.
func TestTheJudgeIsStopped(t *testing.T) {
	store := newStore(asKept(1, parse(t, short), chess.Red))
	var queue []func()
	run := func() {
		for len(queue) > 0 {
			f := queue[0]
			queue = queue[1:]
			f()
		}
	}
	var d *desk
	judged := 0
	d = look(t, store, 1, func(o *Options) {
		o.Runner = background.NewRunnerWith(func(f func()) { queue = append(queue, f) }, func(f func()) { f() })
		o.Judge = func(ctx context.Context, g chess.Game, also ...chess.Move) (bot.Judgement, error) {
			if judged++; judged == 3 {
				d.press("a")
			}
			return judgement(g, also...), ctx.Err()
		}
	})
	run()
	want(t, "judged before the stop", len(d.page().judged), 2)
	want(t, "kept", len(store.judged[1]), 2)
	d.press("a")
	d.shows("The expert looks at position 1 of 10.")
	run()
	want(t, "judged", len(d.page().judged), 12)
}

func TestJudgingOrder(t *testing.T) {
	wanted, got := 4, []int{}
	for n := range judgingOrder([]int{1, 2, 4, 6, 7}, func() int { return wanted }) {
		if got = append(got, n); len(got) == 2 {
			wanted = 7
		}
	}
	if !slices.Equal(got, []int{4, 1, 7, 2, 6}) {
		t.Errorf("in the order %v", got)
	}
}

// Of a game that a user still plays nothing is revealed, and it can be continued; one without users is open.
func TestGoingOn(t *testing.T) {
	g := random(t, "A1-4", 7, 12)
	d := look(t, newStore(asKept(1, g, chess.Red)), 1, func(o *Options) { o.Events = -1 })
	want(t, "judged", len(d.page().judged), 0)
	d.shows("The expert will look at the game when it is over.", "not over yet")
	d.press("p", "Left", "p")
	want(t, "said", fmt.Sprint(len(d.said), " ", d.said[0]), "2 go on with 1")
	if !strings.HasPrefix(d.said[1], "play on 1: A1-4 ;") {
		t.Errorf("said %q", d.said[1])
	}
	watched := look(t, newStore(asKept(2, g, chess.NoArmy)), 2)
	want(t, "judged", len(watched.page().judged), 13)
}

// The position and the game are copied as text that can be read again.
func TestCopies(t *testing.T) {
	g := parse(t, short)
	d := look(t, newStore(asKept(1, g, chess.Red)), 1, func(o *Options) { o.Events = 5 })
	clipboard := fyne.CurrentApp().Clipboard()
	d.Copy()
	p, err := chess.ParsePosition(clipboard.Content())
	here := g.At(5).Position()
	if err != nil || p.String() != here.String() {
		t.Errorf("copied %q: %v", clipboard.Content(), err)
	}
	d.press("k")
	want(t, "the game", clipboard.Content(), short)
}

// Both views can be written as pictures, on light and dark ground.
func TestPapers(t *testing.T) {
	d := look(t, newStore(asKept(1, parse(t, short), chess.Red)), 1, func(o *Options) { o.Events = 5 })
	papers := d.page().papers(d.parts.facing)
	want(t, "pictures", len(papers), 2)
	d.press("e")
	want(t, "a sheet is open", !d.Sheets.Empty(), true)
	d.press("Escape")
	want(t, "a sheet is open", !d.Sheets.Empty(), false)
}

// The board's view is saved; it begins with the user at the bottom.
func TestTheView(t *testing.T) {
	store := newStore(asKept(1, parse(t, short), chess.Yellow))
	d := look(t, store, 1)
	want(t, "at the bottom", d.parts.board.Model().Facing, tabletop.Facing{View: tabletop.Corner, Bottom: chess.Yellow})
	d.press("v", "t")
	want(t, "turned", d.parts.board.Model().Facing, tabletop.Facing{View: tabletop.Grid, Bottom: chess.Blue})
	d = look(t, store, 1)
	want(t, "the next time", d.parts.board.Model().Facing, tabletop.Facing{View: tabletop.Grid, Bottom: chess.Yellow})
}

// Star, name and note are saved, and revert if that fails.
func TestMarks(t *testing.T) {
	store := newStore(asKept(1, parse(t, short), chess.Red))
	d := look(t, store, 1)
	d.press("*")
	want(t, "starred", d.page().kept.PartMarks.Starred, true)
	store.err = errFull
	d.press("*")
	want(t, "still starred", d.page().kept.PartMarks.Starred, true)
	d.shows("could not be saved")
}

// A missing game is reported, and only back leads away.
func TestNoGame(t *testing.T) {
	d := look(t, newStore(), 9)
	d.press("Right", "Return", "m", "e", "p", "f", "1", "a")
	if d.Page.Err == nil || d.Page.Read {
		t.Error("a game that isn't there is shown")
	}
	d.press("Escape")
	want(t, "said", strings.Join(d.said, " "), "back")
}

// While a game is read again its display stays, and no action is possible.
func TestReadAgain(t *testing.T) {
	var queue []func()
	d := look(t, newStore(asKept(1, parse(t, short), chess.Red)), 1, func(o *Options) {
		o.Runner = background.NewRunnerWith(func(f func()) { queue = append(queue, f) }, func(f func()) { f() })
	})
	run := func() {
		for len(queue) > 0 {
			f := queue[0]
			queue = queue[1:]
			f()
		}
	}
	run()
	d.to(4, false)
	d.Reload()
	d.window.Resize(fyne.NewSize(900, 640))
	d.parts.column.Refresh()
	d.parts.events.ShowRows()
	d.move("d3", "e4")
	d.parts.board.OnGrab(square(t, "d3"))
	d.parts.board.OnDrag(square(t, "d3"), square(t, "e4"))
	d.press("Right", "m", "f", "t", "q", "e", "k")
	run()
	want(t, "the place", d.page().at, 4)
	want(t, "the board still turned", d.parts.board.Model().Facing.Bottom, chess.Green)
	want(t, "tried", d.page().line.shown, 0)
}

// At the end of a game, too, Escape leads back at once.
func TestEscapeAtTheEnd(t *testing.T) {
	d := look(t, newStore(asKept(1, parse(t, short), chess.Red)), 1, func(o *Options) { o.Events = -1 })
	d.press("Escape")
	want(t, "said", strings.Join(d.said, " "), "back")
}

// The screen is the same after the theme has changed, and small windows hold all of it.
func TestRedraw(t *testing.T) {
	d := look(t, newStore(asKept(1, parse(t, short), chess.Red)), 1, func(o *Options) { o.Events = 6 })
	fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysDark})
	d.Redraw()
	want(t, "the place", d.page().at, 6)
	want(t, "the slider's", len(d.parts.curve.known), 12)
	for _, size := range []fyne.Size{{Width: 860, Height: 600}, {Width: 1600, Height: 1000}} {
		d.window.Resize(size)
		if side := d.parts.board.Geometry().Side; side < 10 {
			t.Errorf("at %v squares are %.1f wide", size, side)
		}
	}
}
