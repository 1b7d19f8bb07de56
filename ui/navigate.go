package ui

import (
	"errors"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/bidding"
	"github.com/superbridge/superbridge/ui/bridge/table"
	"github.com/superbridge/superbridge/ui/deck"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/settings"
	"github.com/superbridge/superbridge/ui/trouble"
)

func (a *App) showSettings() {
	a.show(settings.New(a.art, settings.Options{
		Settings:  a.settings,
		Store:     a.store,
		Dir:       a.options.Dir,
		OnChanged: a.changeSettings,
		OnDeck:    func() { a.showDeck(a.showSettings) },
		OnBack:    a.showHome,
	}))
}

// changeSettings makes the window look as the person has just said. A new loudness can be
// heard.
func (a *App) changeSettings(s settings.Settings) {
	sample := s.Sound != a.settings.Sound
	a.applySettings(s)
	if sample {
		a.sound.Play(sound.Card)
	}
}

// showDeck shows the deck, from which back leads away.
func (a *App) showDeck(back func()) {
	a.show(deck.New(a.art, deck.Options{
		Settings:  a.settings,
		Store:     a.store,
		Window:    a.window,
		Book:      &a.book,
		OnChanged: a.applySettings,
		OnBack:    back,
	}))
}

// toggleHelp lays the help on the screen that is shown, or takes it away.
func (a *App) toggleHelp() {
	if _, ok := a.screen.(*help.Screen); ok {
		a.lift()
		return
	}
	rules := bridge.SuperBridge()
	if s, ok := a.screen.(*table.Screen); ok {
		rules = s.Rules()
	}
	a.lay(help.New(a.art, help.Options{Rules: rules, OnBack: a.lift, OnBidding: func() {
		a.lift()
		a.showBidding()
	}}))
}

// showBidding lays the bidding system on the screen that is shown: what it says of the
// auction at the table, or else from the opening bid on.
func (a *App) showBidding() {
	switch s := a.screen.(type) {
	case *bidding.Screen: // there it is
	case *table.Screen:
		s.ShowBidding()
	default:
		a.layBidding(bidding.Options{Rules: bridge.SuperBridge(), Auction: bridge.Auction{Dealer: card.South}})
	}
}

// showBiddingTo lays the bidding system on the screen that is shown, at an auction and with the
// hand of someone who sees it.
func (a *App) showBiddingTo(v bridge.View) {
	a.layBidding(bidding.Options{Rules: v.Rules, Auction: v.Auction(), Side: v.Seat.Side(), Seat: v.Seat, Hand: v.Own()})
}

func (a *App) layBidding(options bidding.Options) {
	options.OnBack = a.lift
	a.lay(bidding.New(a.art, options))
}

// problems are the endings of the messages that say what is wrong with a data folder.
var problems = map[storage.Problem]string{
	storage.NoFolder:     "no-folder",
	storage.NotADatabase: "not-a-database",
	storage.Damaged:      "damaged",
	storage.Newer:        "newer",
	storage.ReadOnly:     "read-only",
	storage.InUse:        "in-use",
	storage.Gone:         "gone",
}

// showTrouble shows why the data folder can't be used. A file that could be put aside for
// a fresh one may be.
func (a *App) showTrouble(err error) {
	a.leave()
	if a.store != nil {
		if gone := a.store.Gone(); gone != nil {
			err = gone // whatever else it has led to
		}
	}
	options := trouble.Options{
		Why:      text.T("trouble.why.other", "Error", err),
		Path:     a.options.Dir,
		OnRetry:  a.reopen,
		OnFolder: func(dir string) { a.options.Dir = dir; a.reopen() },
		OnGoOn:   a.reopen,
		OnQuit:   a.quit,
	}
	var problem *storage.OpenError
	if errors.As(err, &problem) {
		options.Path = problem.Path
		if ending, ok := problems[problem.Problem]; ok {
			options.Why = text.T("trouble.why." + ending)
		}
		switch problem.Problem {
		case storage.NotADatabase, storage.Damaged, storage.Newer, storage.Unusable:
			options.OnFresh = func() (string, error) { return storage.SetAside(a.options.Dir, time.Now()) }
		}
	}
	if problem != nil && problem.Problem == storage.Gone {
		a.warned = true
		options.Dir, options.OnRetry = a.options.Dir, a.retryGone
		options.OnSave, options.Book = a.store.SaveTo, &a.book
	}
	a.show(trouble.New(a.art, a.window, options))
}

// retryGone goes on if the file is in its place again.
func (a *App) retryGone() {
	if err := a.store.Gone(); err != nil {
		a.showTrouble(err)
		return
	}
	a.warned = false
	a.showHome()
}

// lost shows what is wrong if the file has gone with what was kept, and reports whether it has.
func (a *App) lost(err error) bool {
	var problem *storage.OpenError
	if !errors.As(err, &problem) || problem.Problem != storage.Gone {
		return false
	}
	a.showTrouble(err)
	return true
}

// reopen tries the data folder again.
func (a *App) reopen() {
	a.leave()
	a.warned, a.memory = false, home.Memory{} // another folder has another
	if a.store != nil {
		a.store.Close()
		a.store = nil
	}
	a.open()
}

// quit closes the window, once nothing is left of an export that it interrupts. A person who would lose
// what has been kept is told once.
func (a *App) quit() {
	if a.store != nil && !a.warned {
		if err := a.store.Gone(); err != nil {
			a.showTrouble(err)
			return
		}
	}
	a.leave()
	a.book.Wait(tidying)
	a.window.Close()
}
