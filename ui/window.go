package ui

import (
	"context"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"

	bridgedesk "github.com/superbridge/superbridge/ui/bridge/desk"
	chessdesk "github.com/superbridge/superbridge/ui/chess/desk"
	fewdesk "github.com/superbridge/superbridge/ui/few/desk"
	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/family"
	kithistory "github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
	pokerdesk "github.com/superbridge/superbridge/ui/poker/desk"
)

// sharedWindow is the window as a family of games sees it.
type sharedWindow struct{ app *App }

var _ family.Window = sharedWindow{}

func (w sharedWindow) Art() *widget.Art           { return w.app.art }
func (w sharedWindow) Fyne() fyne.Window          { return w.app.window }
func (w sharedWindow) Runner() *background.Runner { return w.app.runner }
func (w sharedWindow) Sound() *sound.Player       { return w.app.sound }
func (w sharedWindow) Fast() bool                 { return w.app.options.Fast }
func (w sharedWindow) Animated() bool             { return w.app.settings.Animations && !w.app.options.Fast }
func (w sharedWindow) Dir() string                { return w.app.options.Dir }
func (w sharedWindow) Screen() family.Screen      { return w.app.screen }
func (w sharedWindow) AtTable() bool              { return w.app.families.atTable(w.app.screens()) }
func (w sharedWindow) Shown() context.Context     { return w.app.shown }
func (w sharedWindow) Freeze()                    { w.app.freeze(w.app.screen) }
func (w sharedWindow) Chance(session int64, part int) *rand.Rand {
	return w.app.options.Chance(session, part)
}
func (w sharedWindow) Show(s family.Screen) { w.app.show(s) }
func (w sharedWindow) Lay(s family.Screen)  { w.app.lay(s) }
func (w sharedWindow) Lift()                { w.app.lift() }
func (w sharedWindow) ShowHome()            { w.app.showHome() }
func (w sharedWindow) Offer(game string)    { w.app.offer(game) }
func (w sharedWindow) Trouble(err error)    { w.app.showTrouble(err) }
func (w sharedWindow) Lost(err error) bool  { return w.app.lost(err) }

// Depart freezes all screens if a table is among them: the next screen must include all that was done there.
func (w sharedWindow) Depart() {
	if w.AtTable() {
		w.app.freeze(w.app.screens()...)
	}
}

func (w sharedWindow) Tell(words string) { w.app.tell(words) }

func (w sharedWindow) LaySettings() { w.app.laySettings() }

func (w sharedWindow) Chosen() string {
	game, _ := w.app.chosen()
	return game
}

func (w sharedWindow) ShowHistory(q kithistory.Query) {
	w.app.show(w.app.history(history.Position{Query: q}, w.app.showHome))
}

func (w sharedWindow) LaySessions(q kithistory.Query) {
	w.app.lay(w.app.history(history.Position{Query: q, View: history.Sessions}, w.app.lift))
}

func (w sharedWindow) LayHistory(q kithistory.Query) {
	w.app.lay(w.app.history(history.Position{Query: q}, w.app.lift))
}

func (w sharedWindow) Think() time.Duration {
	if w.app.options.Fast {
		return 0
	}
	return w.app.settings.Think
}

func (w sharedWindow) Read(read func(context.Context) (show func(), err error)) {
	fetch(w.app, read, func(show func()) { show() })
}

func (w sharedWindow) Keep(write func() error, told func(error)) {
	w.app.runner.Write(w.app.shown, write, told)
}

// families returns the families of games, in the order of the shelf. It is the only list of them: all parts of the
// window use it.
func families(a *App) shelf {
	return shelf{bridgedesk.New(sharedWindow{a}, a.options.Deals), fewdesk.New(sharedWindow{a}), pokerdesk.New(sharedWindow{a}), chessdesk.New(sharedWindow{a})}
}
