package table

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/play"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// forgetful is a journal that counts saves, and fails on request.
type forgetful struct {
	mu           sync.Mutex
	err          error
	hints, undos int
}

func (f *forgetful) keep() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.err
}

// fail has all fail from now on, or nothing any more.
func (f *forgetful) fail(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.err = err
}

func (f *forgetful) Begin(poker.Hand) error                      { return f.keep() }
func (f *forgetful) Append(poker.Hand) error                     { return f.keep() }
func (f *forgetful) Undo(poker.Hand) error                       { f.undos++; return f.keep() }
func (f *forgetful) Event(int, poker.Event) error                { return f.keep() }
func (f *forgetful) Join(int, poker.Event, string, string) error { return f.keep() }
func (f *forgetful) Hinted() error                               { f.hints++; return f.keep() }

type (
	playerOf = tabletop.Player
	cardOf   = card.Card
)

// returner sets the fantasy that returns.
type returner struct{}

func (returner) Act(context.Context, poker.View) (poker.Act, error) {
	return poker.ParseAct("2 S2H2D2/CKDQS3H3D3/H6D5C4C3C2:C9")
}

// builder is a player that places the highest cards lowest, where there is room: its hands mostly live.
type builder struct{}

func (builder) Act(_ context.Context, v poker.View) (poker.Act, error) {
	return filling(v, poker.Bottom, poker.Middle, poker.Top)
}

// Advise implements [play.Adviser].
func (b builder) Advise(ctx context.Context, v poker.View) (bot.Advice, error) {
	act, err := b.Act(ctx, v)
	return bot.Advice{Act: act, Options: []bot.Option{{Act: act, Points: -1.26, Error: 0.5, Dead: 0.1, Fantasy: 0.25}}}, err
}

// tired gives no advice.
type tired struct{}

func (tired) Advise(context.Context, poker.View) (bot.Advice, error) {
	return bot.Advice{}, errors.New("too tired")
}

// filling returns the act that fills the rows in an order, with the highest cards first.
func filling(v poker.View, rows ...poker.Row) (poker.Act, error) {
	p := tabletop.NewPlacing(v)
	for _, row := range rows {
		for _, i := range p.Left() {
			if next, err := p.Put(i, tabletop.To(row)); err == nil && !p.Complete() {
				p = next
			}
		}
	}
	if !p.Complete() {
		return poker.Act{}, errors.New("no room")
	}
	return p.Act(), nil
}

// evening is a table in memory with the user in seat 1.
type evening struct {
	*Screen
	journal *forgetful
	changed chan bool
	window  fyne.Window
	homes   int
	games   int
}

// sit returns the table of the user in seat 1 with more players, at the user's turn; change may modify it.
func sit(t *testing.T, players int, change func(*poker.Table, *play.Config, *Options)) *evening {
	t.Helper()
	return sitUntil(t, players, change, func(e *evening) bool { return e.play.state.Asked })
}

// sitUntil is sit for when something else is so.
func sitUntil(t *testing.T, players int, change func(*poker.Table, *play.Config, *Options), is func(*evening) bool) *evening {
	t.Helper()
	table := poker.Table{Rules: poker.Standard(), Game: "test", Hand: 1, Button: 2}
	names, actors := map[poker.Seat]string{}, map[poker.Seat]play.Player{}
	for seat := poker.Seat(1); int(seat) <= players; seat++ {
		table.Players = append(table.Players, poker.Player{Seat: seat, Stack: 500})
		names[seat] = []string{"", "", "Clara", "Victor", "Leo", "Nora", "Hugo"}[seat]
		actors[seat] = builder{}
	}
	random := rand.New(rand.NewPCG(uint64(players), 9))
	config := play.Config{Person: 1, Players: actors, Journal: new(forgetful), Deal: func(t poker.Table) []poker.Cards { return t.Shuffle(random) }}
	options := Options{Names: names, Brought: map[poker.Seat]int{}}
	config.Adviser = builder{}
	if change != nil {
		change(&table, &config, &options)
	}
	for _, p := range table.Players {
		options.Brought[p.Seat] = p.Stack
	}
	game, err := poker.GameAt(table)
	if err != nil {
		t.Fatal(err)
	}
	e := sitWith(t, config, options, play.Start{Game: game})
	e.wait(t, "the start", func() bool { return is(e) })
	return e
}

// sitWith returns the table of a game as it has come to be. The test shows the session itself, so that only one goroutine does.
func sitWith(t *testing.T, config play.Config, options Options, start play.Start) *evening {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	e := &evening{journal: config.Journal.(*forgetful), changed: make(chan bool, 10000)}
	options.Runner = background.AtOnce()
	options.OnHome, options.OnNewGame = func() { e.homes++ }, func() { e.games++ }
	e.Screen = newScreen(widget.NewArt(cardart.Style{}), config, options)
	e.play.config.Changed = func() { e.changed <- true }
	session, err := play.New(e.play.config, start)
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
	return e
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
			t.Fatalf("waited in vain for %s; stage %d, asked %v, err %v", what, e.play.model.Stage, e.play.state.Asked, e.play.state.Err)
		}
	}
}

// goOn does something that ends the user's turn, and waits until the next turn, or until the hand is over and settled.
func (e *evening) goOn(t *testing.T, do func()) {
	t.Helper()
	acts, hand := e.play.model.Acts, e.play.model.Number
	do()
	e.wait(t, "the next turn", func() bool {
		return (e.play.model.Acts != acts || e.play.model.Number != hand) && (e.play.state.Asked || e.play.resulted()) || e.play.state.Ended
	})
}

// letters types letters.
func (e *evening) letters(letters string) {
	for _, r := range letters {
		e.Rune(r)
	}
}
