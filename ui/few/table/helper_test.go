package table

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// forgetful is a journal that counts saves, and fails on request.
type forgetful struct {
	mu                    sync.Mutex
	err                   error
	hints, undos, settles int
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

func (f *forgetful) Begin(few.Board) error    { return f.keep(new(int)) }
func (f *forgetful) Append(few.Board) error   { return f.keep(new(int)) }
func (f *forgetful) Undo(few.Board) error     { return f.keep(&f.undos) }
func (f *forgetful) Settle(few.Session) error { return f.keep(&f.settles) }
func (f *forgetful) Hinted() error            { return f.keep(&f.hints) }

// thin is a computer player that makes the lowest bid once, names the first strain, and plays its lowest card.
type thin struct{}

// Act implements [play.Player].
func (thin) Act(_ context.Context, v few.View) (few.Event, error) { return thinly(v), nil }

// thinly returns the act of a thin player.
func thinly(v few.View) few.Event {
	legal := v.Legal()
	_, by, any := v.Last()
	switch v.Stage() {
	case few.StageBidding:
		for _, e := range legal {
			if !any && e.Call.IsBid() || any && by != v.Player() && e.Call == few.Pass {
				return e
			}
		}
	case few.StageNaming:
		for _, e := range legal {
			if e.Kind == few.Naming {
				return e
			}
		}
	case few.StagePlaying:
		return legal[len(legal)-1]
	}
	return legal[0]
}

// Advise implements [play.Adviser].
func (thin) Advise(_ context.Context, v few.View) (bot.Advice, error) {
	e := thinly(v)
	return bot.Advice{Event: e, Options: []bot.Option{{Event: e, Why: bot.Reason{Kind: bot.MostTricks, Tricks: 3}}}}, nil
}

// tired gives no advice.
type tired struct{}

func (tired) Advise(context.Context, few.View) (bot.Advice, error) {
	return bot.Advice{}, errors.New("too tired")
}

// evening is a table in memory with the user in the first place.
type evening struct {
	*Screen
	journal            *forgetful
	changed            chan bool
	window             fyne.Window
	homes, games, look int
}

// sit returns the table of a user who is player 0, or as change says, at the user's turn or the end of the deal.
func sit(t *testing.T, kind few.Kind, change func(*play.Config, *Options, *play.Start)) *evening {
	t.Helper()
	e := lay(t, kind, change)
	e.wait(t, "the start", e.rests)
	return e
}

// lay is sit that doesn't wait. The test shows the session itself, so that only one goroutine does.
func lay(t *testing.T, kind few.Kind, change func(*play.Config, *Options, *play.Start)) *evening {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	r := quick(kind)
	e := &evening{journal: new(forgetful), changed: make(chan bool, 100000), look: -1}
	random := rand.New(rand.NewPCG(uint64(kind), 5))
	config := play.Config{
		Players: map[few.Player]play.Player{}, Adviser: thin{}, Journal: e.journal,
		Deal: func(few.Setup) few.Deal { return few.Shuffle(r, random) },
		Pace: play.Pace{Trick: -1},
	}
	options := Options{Runner: background.AtOnce(), OnHome: func() { e.homes++ }, OnNewGame: func() { e.games++ }, OnReview: func(deal int) { e.look = deal }}
	start := play.Start{Session: few.NewSession(r)}
	if change != nil {
		change(&config, &options, &start)
	}
	for p := range few.Player(start.Session.Rules().Players()) {
		name := []string{"Anna", "Bruno", "Clara"}[p]
		if p == config.Person {
			name = ""
		} else if config.Players[p] == nil {
			config.Players[p] = thin{}
		}
		if int(p) >= len(options.Names) { // change has set no names
			options.Names = append(options.Names, name)
		}
	}
	config.Changed = func() { e.changed <- true }
	e.Screen = newScreen(widget.NewArt(cardart.Style{}), config, options, start.Session.Rules())
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

// rests reports whether nothing happens until the user acts.
func (e *evening) rests() bool {
	return e.play.asked() || e.play.state.Waits || e.play.state.Over() || e.play.state.Err != nil
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
			t.Fatalf("waited in vain for %s; stage %d, asked %v, waits %v, err %v, note %q", what, e.play.model.Table.Stage(), e.play.state.Asked, e.play.state.Waits, e.play.state.Err, e.says())
		}
	}
}

// goOn does something that ends the user's turn, and waits until nothing happens any more.
func (e *evening) goOn(t *testing.T, do func()) {
	t.Helper()
	events, deal, waited := len(e.play.model.Table.Events()), e.play.model.Number, e.play.state.Waits
	do()
	e.wait(t, "what comes next", func() bool {
		return (len(e.play.model.Table.Events()) != events || e.play.model.Number != deal || waited && !e.play.state.Waits) && e.rests()
	})
}

// letters types letters.
func (e *evening) letters(letters string) {
	for _, r := range letters {
		e.Rune(r)
	}
}

// typed types something, and Enter.
func (e *evening) enters(letters string) {
	e.letters(letters)
	e.Key(fyne.KeyReturn)
}

// says returns the text of the note.
func (e *evening) says() string { return e.note.prose.Text }

// click clicks a card.
func (e *evening) click(t *testing.T, c card.Card) {
	t.Helper()
	at, ok := e.play.model.Piles.At(c)
	if !ok {
		t.Fatalf("%v lies nowhere", c)
	}
	e.clickAt(t, at)
}

// clickAt clicks the visible place of a spot.
func (e *evening) clickAt(t *testing.T, at tabletop.Spot) {
	t.Helper()
	e.finale.finish()
	for _, sprite := range e.parts.surface.Scene().Sprites {
		if sprite.Face != at.Card {
			continue
		}
		r := sprite.Place()
		for _, part := range [][2]float32{{0.5, 0.5}, {0.1, 0.5}, {0.1, 0.1}, {0.5, 0.05}, {0.1, 0.95}, {0.5, 0.95}} {
			x, y := r.X+r.W*part[0], r.Y+r.H*part[1]
			if s, ok := e.parts.surface.Scene().At(x, y); ok && s.Face == at.Card {
				e.parts.surface.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
				return
			}
		}
	}
	t.Fatalf("%v can't be clicked", at.Card)
}

// quick returns the rules of a game in which every contract makes a game.
func quick(kind few.Kind) few.Rules {
	r := few.Of(kind)
	r.Sheet.Game = r.Sheet.Price[few.Clubs]
	return r
}

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 5)) }

func sprint(a, b int) string { return fmt.Sprintf("%d,%d", a, b) }
