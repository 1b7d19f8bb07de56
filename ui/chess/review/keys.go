package review

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// arrive moves to a place, without showing it.
func (s *Screen) arrive(n int) {
	p := s.page()
	p.to(n)
	p.Said = ""
	p.looking.Store(int64(p.at))
	p.asking.Stop()
	p.choose()
}

// to moves to a place. A single step may be animated.
func (s *Screen) to(n int, step bool) {
	if !s.Page.Read {
		return
	}
	s.arrive(n)
	s.Update(step)
}

// step moves by a number of events, forward or back; in a tried line, of its moves.
func (s *Screen) step(by int) {
	p := s.page()
	switch {
	case !p.Read:
	case p.line.shown == 0:
		s.to(p.at+by, true)
	default:
		s.follow(p.line.step(by), true)
	}
}

// turnStep moves to the beginning of the next turn, or with -1 of the one before.
func (s *Screen) turnStep(by int) {
	if p := s.page(); p.Read {
		s.to(p.model.turn(by), false)
	}
}

// mistakes returns the places behind costly moves.
func (m *model) mistakes(everybody bool) (places []int) {
	for _, event := range m.costlyEvents(everybody) {
		places = append(places, event+1)
	}
	return places
}

// mistake moves to the next costly move, or with -1 to the one before; from the last to the first only with round.
func (s *Screen) mistake(by int, round bool) {
	p := s.page()
	if !p.Read {
		return
	}
	places := p.mistakes(p.everybody)
	i := slices.IndexFunc(places, func(n int) bool { return n > p.at })
	if by < 0 {
		i, _ = slices.BinarySearch(places, p.at)
		i--
	} else if i < 0 && round && len(places) > 0 {
		i = 0
	}
	if i >= 0 {
		s.to(places[i], false)
	}
}

// nextMistake moves to the next costly move, or from the last one to the first.
func (s *Screen) nextMistake() { s.mistake(1, true) }

// find moves to the place where the better move is to be found, or reveals it there.
func (s *Screen) find() {
	p := s.page()
	switch {
	case !p.Read:
	case p.hidden(p.at):
		p.show(p.at)
		p.Said = ""
		s.Update(false)
	case p.event() >= 0 && p.hidden(p.event()) && p.line.shown == 0:
		s.to(p.event(), true)
	}
}

// tryOption shows the line of an option on the board.
func (s *Screen) tryOption(i int) {
	p := s.page()
	if !p.Read || i < 0 || i >= len(p.options()) {
		return
	}
	l := newLine(p.here(), p.options()[i].Line)
	if before := p.line; before.shown > 0 { // the option continues the tried line
		l.games = append(slices.Clip(before.games[:before.shown]), l.games...)
		l.shown += before.shown
	}
	s.follow(l, true)
}

// turnView shows the board in the other view.
func (s *Screen) turnView() {
	f, value := &s.parts.facing, gridView
	if f.View == tabletop.Grid {
		value = cornerValue
	}
	f.View = tabletop.Corner + tabletop.Grid - f.View
	s.Runner.Write(s.Page.Ctx, func() error { return s.options.Store.SetSetting(viewSetting, value) }, nil)
	s.Update(false)
}

// turnBoard turns the board by a quarter.
func (s *Screen) turnBoard() {
	s.parts.facing = s.parts.facing.Turned(1)
	s.Update(false)
}

// turnKeyboard has the arrow keys move a cursor on the board, or no longer.
func (s *Screen) turnKeyboard() {
	p := s.page()
	if !p.Read || !p.keyboard && !p.mayTry() {
		return
	}
	p.keyboard = !p.keyboard
	p.cursor = chess.NoSquare
	p.choose()
	if p.keyboard {
		s.Update(false)
		s.moveCursor(0, 0)
		s.Say(text.T("chess.review.cursor"))
		return
	}
	p.Said = ""
	s.Update(false)
}

// moveCursor moves the cursor of the keyboard.
func (s *Screen) moveCursor(right, up int) {
	s.page().cursor = s.parts.board.MoveCursor(right, up)
	s.Update(false)
}

// Key handles a key that is not a letter.
func (s *Screen) Key(name fyne.KeyName) {
	p := s.page()
	if s.Sheets.Key(name) {
		return
	}
	if !p.Read {
		if name == fyne.KeyEscape || name == fyne.KeyBackspace {
			s.options.OnBack()
		}
		return
	}
	if way, ok := tabletop.Arrows[name]; ok && p.keyboard {
		s.moveCursor(way[0], way[1])
		return
	}
	switch name {
	case fyne.KeyLeft:
		s.step(-1)
	case fyne.KeyRight, fyne.KeySpace:
		s.step(1)
	case fyne.KeyHome:
		s.to(0, false)
	case fyne.KeyEnd:
		s.to(p.last(), false)
	case fyne.KeyPageUp:
		s.turnStep(-1)
	case fyne.KeyPageDown:
		s.turnStep(1)
	case fyne.KeyUp:
		s.mistake(-1, false)
	case fyne.KeyDown:
		s.mistake(1, false)
	case fyne.KeyReturn, fyne.KeyEnter:
		if p.keyboard {
			s.put(p.cursor)
		} else {
			s.turnKeyboard()
		}
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.escape()
	}
}

// escape takes back a chosen or tried move or a message, or leaves.
func (s *Screen) escape() {
	switch p := s.page(); {
	case !p.choosing.Empty():
		p.choosing = p.choosing.Back()
		s.Update(false)
	case p.keyboard:
		s.turnKeyboard()
	case p.line.shown > 0:
		s.to(p.at, false)
	case p.Said != "":
		s.Say("")
	default:
		s.options.OnBack()
	}
}

// Rune handles a letter: a shortcut on display, a pawn's exchange, or the number of an option.
func (s *Screen) Rune(r rune) {
	if s.Sheets.Rune(r) {
		return
	}
	r = unicode.ToLower(r)
	if p := s.page(); p.Read && len(p.choosing.Kinds()) > 0 {
		if k, err := chess.ParseKind(string(unicode.ToUpper(r))); err == nil {
			s.become(k)
		}
		return
	}
	if r >= '1' && r <= '9' {
		s.tryOption(int(r - '1'))
		return
	}
	if do := s.commands()[r]; do != nil {
		do()
	}
}

// commands returns the actions of letters.
func (s *Screen) commands() map[rune]func() {
	return map[rune]func(){
		'a': s.turnJudging, 'f': s.find, 'k': s.copyGame, 'j': s.options.OnHistory, 'm': s.nextMistake,
		'p': s.playOn, 't': s.turnBoard, 'v': s.turnView, 'y': s.turnEverybody, 'e': s.export, '#': s.Edit, '*': s.TurnStar,
		',': func() { s.turnStep(-1) }, '.': func() { s.turnStep(1) },
	}
}
