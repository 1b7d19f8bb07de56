package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/text"
)

// Practice is a board whose deal has been played before: it is played again, or played on from
// a position of the record, after as many events as the session's Config.From says.
type Practice struct {
	Record bridge.Board // how it was played before; it may not be finished
	// Keep keeps what has been played, if the person wishes; nil if the session's journal does
	// that anyway. It is called in another goroutine.
	Keep     func(b bridge.Board) error
	OnReturn func() // leaves the table for the record
}

// practiceTitle says from where a board is played that has been played before: from the first
// call, or after so many events.
func practiceTitle(record bridge.Board, from int) string {
	before := record.Prefix(from)
	switch {
	case from == 0:
		return text.T("practice.again")
	case before.Phase() == bridge.AuctionPhase:
		return text.T("practice.from-auction")
	}
	return text.T("practice.from-trick", "Trick", len(before.Tricks())+1)
}

// keeping is what becomes of a line that is kept only if the person says so.
type keeping struct {
	busy bool
	err  error // of the last try
}

// title says what is played that has been played before, or "".
func (s *Screen) title() string {
	if p := s.options.Practice; p != nil {
		return practiceTitle(p.Record, s.config.From)
	}
	return ""
}

// wayOut says where one comes to who leaves the table.
func (s *Screen) wayOut() string {
	if s.options.Practice != nil {
		return text.T("practice.back")
	}
	return text.T("table.home")
}

// keepable reports whether what is played is kept only if the person says so.
func (s *Screen) keepable() bool {
	p := s.options.Practice
	return p != nil && p.Keep != nil
}

// unkept reports whether the person has played something that is lost unless he keeps it.
func (s *Screen) unkept() bool {
	return s.keepable() && s.session.Acted()
}

// Busy reports whether leaving the table would throw something away.
func (s *Screen) Busy() bool { return s.unkept() }

// leave leaves the table. In the middle of a line that isn't kept the person is asked first.
func (s *Screen) leave() {
	p := s.options.Practice
	switch {
	case p == nil:
		s.options.OnHome()
	case s.sheet != keepSheet && !s.model.Over && s.unkept():
		s.sheet = keepSheet
		s.show()
	default:
		p.OnReturn()
	}
}

// keep keeps the line, and leaves the table for the record.
func (s *Screen) keep() {
	if s.keeping.busy {
		return
	}
	s.keeping = keeping{busy: true}
	s.sheet = keepSheet
	s.show()
	b := s.session.State().Board
	go func() {
		err := s.options.Practice.Keep(b)
		s.do(func() {
			if s.ctx.Err() == nil {
				s.kept(err)
			}
		})
	}()
}

// kept goes back to the record when the line has been kept, or says why it couldn't be.
func (s *Screen) kept(err error) {
	s.keeping = keeping{err: err}
	if err == nil {
		s.options.Practice.OnReturn()
		return
	}
	s.show()
}

// playOn takes the question off the table.
func (s *Screen) playOn() {
	if !s.keeping.busy {
		s.keeping, s.sheet = keeping{}, noSheet
		s.refresh()
	}
}

// keepKey handles a key while the question lies on the table.
func (s *Screen) keepKey(name fyne.KeyName) {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.keep()
	case fyne.KeyEscape:
		if !s.keeping.busy {
			s.leave()
		}
	}
}

// keepQuestion asks whether a line is kept.
func (s *Screen) keepQuestion(maker sheetMaker) fyne.CanvasObject {
	title, message := text.T("practice.keep"), text.T("practice.keep.message")
	if s.keeping.err != nil {
		title, message = text.T("failure.title"), text.T("practice.not-kept", "Error", s.keeping.err)
	}
	keep := maker.button(text.T("practice.keep.do"), text.T("key.enter"), true, s.keep)
	leave := maker.button(text.T("practice.keep.not"), text.T("key.escape"), false, s.leave)
	on := maker.button(text.T("practice.play-on"), text.T("key.play-on"), false, s.playOn)
	for _, b := range []interface{ Enable(bool) }{keep, leave, on} {
		b.Enable(!s.keeping.busy)
	}
	return maker.notice(title, message, keep, leave, on)
}
