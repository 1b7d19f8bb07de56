package table

import (
	"errors"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// laySheets opens the sheets that the state of play calls for, and closes others.
func (s *Screen) laySheets(before play.State) {
	s.sheets.RemoveIf(func(o sheet.Sheet) bool {
		switch o := o.(type) {
		case *failureSheet:
			return s.state.Err == nil
		case *drawSheet:
			return o.asked != s.questioned()
		case *endSheet:
			return !s.state.Game.Over()
		case *resignSheet:
			return !s.asked() || before.Asked != s.state.Asked
		case *pickerSheet:
			return true // it was about a position that is no more
		}
		return false
	})
	switch _, failed := s.sheets.Top().(*failureSheet); {
	case s.state.Err != nil && !failed:
		s.sheets.Push(&failureSheet{screen: s})
	case s.state.Err != nil:
	case s.questioned() != chess.NoArmy && s.sheets.Empty():
		s.sheets.Push(&drawSheet{screen: s, asked: s.questioned()})
	case s.state.Game.Over() && s.sheets.Empty():
		s.openEnd()
	}
}

// failureSheet says that something could not be saved. The game waits until saving is tried again.
type failureSheet struct {
	sheet.NoKeys
	screen *Screen
}

var _ sheet.Leaver = (*failureSheet)(nil)

// Build implements [sheet.Sheet].
func (f *failureSheet) Build() fyne.CanvasObject { return f.screen.fitted(f.build) }

func (f *failureSheet) build(paper widget.Paper) fyne.CanvasObject {
	s := f.screen
	return paper.Notice(text.T("failure.title"), text.T("failure.message", "Error", s.state.Err),
		paper.Button(text.T("failure.retry"), text.T("key.enter"), true, f.Enter),
		paper.Button(text.T("chess.home"), text.T("key.escape"), false, f.Leave))
}

// Enter implements [sheet.Sheet].
func (f *failureSheet) Enter() {
	s := f.screen
	s.finish()
	s.work.Write(s.work.Ctx, func() error { s.session.Retry(); return nil }, nil)
}

// Leave implements [sheet.Leaver]: it leaves the table.
func (f *failureSheet) Leave() { f.screen.home() }

// resignSheet asks for a confirmation.
type resignSheet struct {
	sheet.NoKeys
	screen *Screen
}

// openResign asks whether the user resigns, or explains why that isn't possible now.
func (s *Screen) openResign() {
	switch {
	case !s.asked():
		s.say(text.T("chess.resign-in-turn"))
		return
	case !mayResign(s.position()):
		s.say(text.T("chess.resign-kingless"))
		return
	}
	s.sheets.Push(&resignSheet{screen: s})
	s.show()
}

// mayResign reports whether the army in turn may: in the games of each for himself it must have a king. (Rules:
// octagonal-chess, Resign.)
func mayResign(p *chess.Position) bool {
	return p.Variant().Mode == chess.B || p.King(p.Turn()) != chess.NoSquare
}

// Build implements [sheet.Sheet].
func (r *resignSheet) Build() fyne.CanvasObject { return r.screen.fitted(r.build) }

func (r *resignSheet) build(paper widget.Paper) fyne.CanvasObject {
	s := r.screen
	p := s.position()
	side := p.Side(p.Turn())
	words := text.TN("chess.resign-leaves", side.Len(), "Armies", chesstext.Armies(side))
	if others := p.Kings() &^ side; p.Variant().Mode == chess.B || others.Len() == 1 {
		words = text.TN("chess.resign-loses", side.Len(), "Armies", chesstext.Armies(side))
	}
	return paper.Notice(text.T("chess.resign-title"), words,
		paper.Button(text.T("chess.resign-do"), text.T("key.enter"), true, r.Enter),
		paper.Button(text.T("chess.resign-not"), text.T("key.escape"), false, func() { s.sheets.Remove(r) }))
}

// Enter implements [sheet.Sheet]: the user resigns.
func (r *resignSheet) Enter() {
	s := r.screen
	s.sheets.Remove(r)
	if err := s.act(s.session.Resign); err != nil {
		s.say(refusal(err))
	}
}

// drawSheet asks a user for agreement to a draw.
type drawSheet struct {
	screen *Screen
	asked  chess.Army // the first army of that user
}

var _ sheet.Leaver = (*drawSheet)(nil)

// questioned returns the user who has to answer an offer of a draw now, by the first army; NoArmy if there is none.
func (s *Screen) questioned() chess.Army {
	if len(s.state.Offer.Open) == 0 {
		return chess.NoArmy
	}
	return s.state.Offer.Open[0]
}

// offerDraw offers a draw to all who have a king, or explains why that isn't possible now.
func (s *Screen) offerDraw() {
	if s.finish(); !s.asked() {
		s.say(text.T("chess.draw-in-turn"))
		return
	}
	s.dropHint()
	switch err := s.session.OfferDraw(); {
	case errors.Is(err, play.ErrRefused):
		s.say(text.T("chess.refused-before"))
	case err != nil:
		s.say(refusal(err))
	}
}

// Build implements [sheet.Sheet].
func (d *drawSheet) Build() fyne.CanvasObject { return d.screen.fitted(d.build) }

func (d *drawSheet) build(paper widget.Paper) fyne.CanvasObject {
	s := d.screen
	by := text.T("chess.draw-offered", "Name", nameOf(s.names[s.state.Offer.By]))
	if persons(s.config) > 1 {
		by = text.T("chess.draw-offered-to", "Name", nameOf(s.names[s.state.Offer.By]), "To", nameOf(s.names[d.asked]))
	}
	return paper.Notice(text.T("chess.draw-title"), by,
		paper.Button(text.T("chess.draw-agree"), text.T("chess.key.agree"), true, func() { d.answer(true) }),
		paper.Button(text.T("chess.draw-decline"), text.T("key.escape"), false, d.Leave))
}

// answer answers for the user.
func (d *drawSheet) answer(agrees bool) {
	s := d.screen
	s.sheets.Remove(d)
	if err := s.session.Answer(agrees); err != nil {
		s.say(refusal(err)) // it is offered no more
	}
}

// Enter implements [sheet.Sheet]: it does nothing, since a key that may have been meant for the board must not end the
// game.
func (d *drawSheet) Enter() {}

// Key implements [sheet.Sheet].
func (d *drawSheet) Key(fyne.KeyName) {}

// Rune implements [sheet.Sheet].
func (d *drawSheet) Rune(letter rune) {
	if unicode.ToLower(letter) == 'y' {
		d.answer(true)
	}
}

// Leave implements [sheet.Leaver].
func (d *drawSheet) Leave() { d.answer(false) }

// persons returns the number of persons who play.
func persons(c play.Config) int {
	n := 0
	for _, seat := range c.Seats {
		if seat.Person {
			n++
		}
	}
	return n
}
