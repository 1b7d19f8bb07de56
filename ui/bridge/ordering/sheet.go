// Package ordering is the sheet "Deal conditions": the user composes a condition on deals in a small table, or types it,
// sees how rare such deals are, and gets one.
package ordering

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the purpose of the deals and the callbacks. All are required but Cards, Text and Do.
type Options struct {
	Rules  bridge.Rules
	Cards  bidding.Cards // for the meaning of openings
	Text   string        // of the condition at first
	Do     string        // label of the button that finds a deal; "" is "Find a deal"
	Sheets *sheet.Stack
	Runner *background.Runner
	Random func() *rand.Rand // a new source of chance; called from other goroutines too
	// OnDeal is called with the condition and the first deal that meets it, after the sheet is removed.
	OnDeal func(condition.Condition, card.Deal)
}

// Sheet is the sheet. All its methods belong to Fyne's goroutine.
type Sheet struct {
	art     *widget.Art
	options Options
	ctx     context.Context // ends with the sheet
	close   context.CancelFunc
	form    form
	field   *widget.Field
	setting bool // the field is being set, and not typed in
	pause   time.Duration

	asked  background.Question // for its rarity
	known  *rarity             // of the form, or nil while it is counted
	search context.CancelFunc  // of the deal, or nil
	looked func() int          // deals so far
	told   string              // how the search ended, or ""
	bad    bool                // that is bad news

	cells   map[place]*cell
	said    *widget.Prose
	steps   *fyne.Container
	deal    *widget.Button
	buttons *fyne.Container
}

var (
	_ sheet.Sheet  = (*Sheet)(nil)
	_ sheet.Worker = (*Sheet)(nil)
	_ sheet.Closer = (*Sheet)(nil)
)

// usualPause is the pause after typing before the rarity is computed.
const usualPause = 250 * time.Millisecond

// Open lays the sheet on its stack.
func Open(art *widget.Art, o Options) *Sheet { return open(art, o, usualPause) }

func open(art *widget.Art, o Options, pause time.Duration) *Sheet {
	s := &Sheet{art: art, options: o, pause: pause, form: newForm(o.Rules, o.Cards, o.Text), field: widget.NewField()}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.field.SetPlaceHolder(text.T("ordering.example"))
	s.field.SetText(o.Text)
	s.field.OnKey = s.keyInField
	s.field.OnChanged = s.typed
	o.Sheets.Push(s)
	s.count()
	return s
}

// Close implements [sheet.Closer].
func (s *Sheet) Close() { s.close() }

// Working implements [sheet.Worker].
func (s *Sheet) Working() bool { return s.search != nil }

// Cancel implements [sheet.Worker].
func (s *Sheet) Cancel() { s.ended(text.T("ordering.cancelled"), false) }

// typed takes the text of the field.
func (s *Sheet) typed(words string) {
	if s.setting {
		return
	}
	if s.Working() {
		s.write()
		return
	}
	next := s.form.read(words)
	next.at, next.fresh = s.form.at, true
	s.form, s.told = next, ""
	s.show()
	s.count()
}

// change takes the form after something has been done in a cell.
func (s *Sheet) change(f form) {
	if s.Working() {
		return
	}
	same := f.text == s.form.text
	s.form = f
	if !same {
		s.told = ""
		s.write()
	}
	s.show()
	if !same {
		s.count()
	}
}

// write puts the form's text into the field.
func (s *Sheet) write() {
	s.setting = true
	s.field.SetText(s.form.text)
	s.setting = false
}

// keyInField takes the keys that don't write. Up and Down lead back to the table.
func (s *Sheet) keyInField(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyEscape:
		s.options.Sheets.Leave()
	case fyne.KeyReturn, fyne.KeyEnter:
		s.Enter()
	case fyne.KeyUp, fyne.KeyDown:
		s.blur()
	default:
		return s.Working()
	}
	return true
}

// blur takes the keyboard from the field.
func (s *Sheet) blur() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.field); c != nil {
		c.Unfocus()
	}
}

// count computes the rarity, after a pause in typing.
func (s *Sheet) count() {
	s.asked.Stop()
	s.known = nil
	if s.form.wrong != nil {
		s.show()
		return
	}
	ctx, c, pause := s.asked.Ask(s.ctx), s.form.found, s.pause
	s.options.Runner.Run(ctx, func() func() {
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(pause):
		}
		r, err := rarityOf(ctx, c, s.options.Random())
		return func() {
			s.asked.Stop()
			if err == nil {
				s.known = &r
			}
			s.show()
		}
	})
	s.show()
}

// mayDeal reports whether a deal can be looked for now.
func (s *Sheet) mayDeal() bool {
	return !s.Working() && s.form.wrong == nil && (s.known == nil || s.known.impossible == nil)
}

// Enter implements [sheet.Sheet]: it looks for a deal.
func (s *Sheet) Enter() {
	if !s.mayDeal() {
		return
	}
	s.asked.Stop()
	ctx, cancel := context.WithCancel(s.ctx)
	var deals atomic.Pointer[condition.Deals]
	c := s.form.found
	s.search, s.told = cancel, ""
	s.looked = func() int {
		if d := deals.Load(); d != nil {
			return d.Looked()
		}
		return 0
	}
	s.show()
	s.options.Runner.Run(ctx, func() func() {
		d, err := c.Deals(ctx)
		var deal card.Deal
		if err == nil {
			deals.Store(d)
			deal, err = d.Next(ctx, s.options.Random())
		}
		return func() { s.found(c, deal, err) }
	})
	s.tick(ctx)
}

// tick shows the progress of the search repeatedly.
func (s *Sheet) tick(ctx context.Context) {
	const often = 200 * time.Millisecond
	s.options.Runner.Later(ctx, often, func() {
		if s.Working() {
			s.show()
			s.tick(ctx)
		}
	})
}

// found ends the search.
func (s *Sheet) found(c condition.Condition, deal card.Deal, err error) {
	var none *condition.Impossible
	switch {
	case errors.As(err, &none):
		s.known = &rarity{impossible: none}
		s.ended("", false)
	case err != nil:
		s.ended(text.Error(err), true)
	default:
		s.ended("", false)
		s.options.Sheets.Remove(s)
		s.options.OnDeal(c, deal)
	}
}

// ended lets the search be.
func (s *Sheet) ended(words string, bad bool) {
	if s.search != nil {
		s.search()
	}
	s.search, s.told, s.bad = nil, words, bad
	s.show()
	if s.known == nil && s.ctx.Err() == nil {
		s.count()
	}
}

// clearAll empties the form.
func (s *Sheet) clearAll() {
	at := s.form.at
	f := newForm(s.options.Rules, s.options.Cards, "")
	f.at = at
	s.change(f)
}

// tap handles a click on a cell: it selects the cell and, if nothing can be typed there, moves to the next value.
func (s *Sheet) tap(at place) {
	s.blur()
	there := s.form.at == at
	f := s.form.to(at)
	if !at.what().Counted() && (there || at.what() != condition.Opens) {
		f = f.turn().to(at)
	}
	s.change(f)
}

// Key implements [sheet.Sheet].
func (s *Sheet) Key(key fyne.KeyName) {
	f := s.form
	switch key {
	case fyne.KeyUp:
		f = f.move(-1, 0)
	case fyne.KeyDown:
		f = f.move(1, 0)
	case fyne.KeyLeft:
		f = f.move(0, -1)
	case fyne.KeyRight:
		f = f.move(0, 1)
	case fyne.KeyBackspace:
		f = f.erase()
	case fyne.KeyDelete:
		f = f.clear()
	case fyne.KeySpace:
		f = f.turn()
	case fyne.KeyPageUp:
		f = s.stepped(most, 1)
	case fyne.KeyPageDown:
		f = s.stepped(least, -1)
	default:
		return
	}
	s.change(f)
}

// stepped returns the form with an end of the range in the cell, or its bid, one further.
func (s *Sheet) stepped(e end, by int) form {
	switch what := s.form.at.what(); {
	case what.Counted():
		return s.form.step(e, by)
	case what == condition.Opens:
		return s.form.stepBid(by)
	}
	return s.form
}

// Rune implements [sheet.Sheet].
func (s *Sheet) Rune(r rune) {
	if r == ' ' { // the key has done it
		return
	}
	s.change(s.form.typed(r))
}

// words returns the current message, and whether it is bad.
func (s *Sheet) words() (string, bool) {
	switch {
	case s.Working():
		n := s.looked()
		return text.TN("ordering.searching", n, "Deals", text.Points(n)), false
	case s.told != "":
		return s.told, s.bad
	case s.form.wrong != nil:
		return wrong(s.form.wrong), true
	case strings.TrimSpace(s.form.text) == "":
		return text.T("ordering.any-deal"), false
	case s.known != nil:
		return s.known.words()
	}
	return text.T("ordering.counting"), false
}

// show updates the sheet.
func (s *Sheet) show() {
	if s.said == nil { // nothing is built yet
		return
	}
	words, bad := s.words()
	ink := theme.Current().Ink
	if bad {
		ink = theme.Current().Bad
	}
	s.said.Set(words, ink)
	for at, c := range s.cells {
		c.set(s.shown(at), at == s.form.at)
	}
	s.showSteps()
	s.deal.Enable(s.mayDeal())
	s.showButtons()
}
