package record

import (
	"cmp"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/lin"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// pbnGames takes games in PBN.
type pbnGames struct {
	h     *history
	games pbn.Games
	last  pbn.Game // that was kept
	held  *held    // that waits for what other tables have made of its board
}

// held is a game with the line where it begins.
type held struct {
	line  int
	found pbn.Found
	entry Entry
}

func (p *pbnGames) take(line int, text string) error { return p.keep(p.games.Take(line, text)) }

func (p *pbnGames) end() error {
	if err := p.keep(p.games.End()); err != nil {
		return err
	}
	return p.release()
}

// keep keeps what has been found before an error.
func (p *pbnGames) keep(found []pbn.Found, wrong error) error {
	for _, f := range found {
		if p.joins(f) {
			continue
		}
		if err := p.release(); err != nil {
			return err
		}
		switch {
		case f.Left != nil:
			p.h.items = append(p.h.items, Item{Line: f.Line, Left: f.Left, Skipped: f.Results})
		case f.Unplayed != nil:
			list := strings.Trim(f.Event, "?#")
			d := &ToPlay{List: list, Given: Given{Number: f.Number, Board: f.Board}, Why: f.Unplayed, Played: f.Begun}
			p.h.items = append(p.h.items, Item{Line: f.Line, ToPlay: d, Skipped: f.Results})
		default:
			p.held = &held{f.Line, f, Entry{Number: f.Number, Board: f.Board}}
		}
	}
	return wrong
}

// joins takes a game as what another table has made of the board that is held, if it is that: the closed room's, or that of
// the next table. It reports whether it is.
func (p *pbnGames) joins(f pbn.Found) bool {
	if p.held == nil || f.Left != nil || f.Unplayed != nil {
		return false
	}
	its, e := p.held.found, &p.held.entry
	if f.Event != its.Event || f.Number != its.Number || f.Board.Deal != its.Board.Deal || f.Board.Dealer != its.Board.Dealer || f.Board.Vul != its.Board.Vul {
		return false
	}
	switch {
	case its.Room == "Open" && f.Room == "Closed" && e.Other == nil:
		e.Other = &Other{Players: people, Board: f.Board}
	case its.Table == 1 && f.Table == len(e.Tables)+2 && f.Table <= field.Most:
		e.Tables = append(e.Tables, Other{Players: people, Board: f.Board})
	default:
		return false
	}
	return true
}

// release adds the board that is held to its rubber.
func (p *pbnGames) release() error {
	if p.held == nil {
		return nil
	}
	f, e := p.held.found, p.held.entry
	line := p.held.line
	p.held = nil
	if e.Number == 0 {
		e.Number = p.h.number + 1
	}
	fresh := e.Number <= p.h.number || f.Event != p.last.Event || f.Site != p.last.Site
	p.last = f.Game
	e.Board, fresh = p.h.scored(f, e, fresh)
	if err := p.h.loose(line, e, fresh, f.Date); err != nil {
		return &LineError{Line: line, Err: err}
	}
	if p.h.boards == 1 && len(e.Tables) > 0 {
		p.h.rubber.Field = field.Setup{Tables: len(e.Tables) + 1, By: f.By}
	}
	if e.Tables == nil {
		p.h.items[len(p.h.items)-1].Skipped = f.Results
	}
	return nil
}

// scored returns the board of a game by the rules by which it is scored, if it follows from the boards before it, or begins a
// session; or else as one of Duplicate. In rubber bridge and Chicago dealer and vulnerability, which are in the file, and
// what is below, which is not, go on from board to board. It reports whether the board begins a session.
func (h *history) scored(f pbn.Found, e Entry, fresh bool) (bridge.Board, bool) {
	b := e.Board
	if !f.Rules.CarryBelow || e.Other != nil || e.Tables != nil {
		return b, fresh
	}
	s := session.Session{Rules: f.Rules, Length: f.Rules.Length}
	if !fresh && h.rubber != nil && h.rubber.Rules.Same(f.Rules) && e.Number == h.number+1 {
		s.Boards = h.finished
	} else if e.Number != 1 {
		return b, fresh
	}
	if s.Over() {
		s.Boards, fresh = nil, true
	}
	next, err := s.Next(b.Deal)
	if err != nil || next.Dealer != b.Dealer || next.Vul != b.Vul {
		return b, fresh
	}
	if next, err = next.Replay(b.Events()); err != nil {
		return b, fresh
	}
	return next, fresh
}

// linBoards takes boards in LIN. They are held to the end: the closed room of a match may come behind the whole open one.
type linBoards struct {
	h      *history
	boards lin.Boards
	found  []lin.Found
}

func (l *linBoards) take(line int, text string) error {
	found, err := l.boards.Take(line, text)
	l.found = append(l.found, found...)
	return err
}

func (l *linBoards) end() error {
	found, err := l.boards.End()
	if err != nil {
		return err
	}
	l.found = append(l.found, found...)
	tables := l.tables()
	title := ""
	for i, f := range l.found {
		its := tables[dealtOf(f.Game)]
		item := Item{Line: f.Line, Skipped: f.Skipped}
		switch {
		case f.Left != nil:
			item.Left = f.Left
		case f.Unplayed != nil && its != nil: // in one room only it hasn't been played to its end
			item.Left = f.Unplayed
		case f.Unplayed != nil:
			item.ToPlay = &ToPlay{List: f.Title, Given: Given{Number: f.Number, Board: f.Board}, Why: f.Unplayed, Played: f.Begun}
		case its != nil && i > 0 && its.other == i: // is with the board of the other room
		default:
			e := Entry{Number: cmp.Or(f.Number, l.h.number+1), Board: f.Board, Note: whoPlayed(f.Game)}
			if its != nil && its.first == i && its.other > 0 {
				other := l.found[its.other].Game
				e.Other = &Other{Players: people, Board: other.Board}
				e.Note = strings.TrimSpace(e.Note + "\n" + whoPlayed(other))
			}
			fresh := e.Number <= l.h.number || f.Title != title
			title = f.Title
			if err := l.h.loose(f.Line, e, fresh, ""); err != nil {
				return &LineError{Line: f.Line, Err: err}
			}
			if l.h.boards == 1 {
				l.h.rubber.Name = f.Title
			}
			l.h.items[len(l.h.items)-1].Skipped = f.Skipped
			continue
		}
		l.h.items = append(l.h.items, item)
	}
	return nil
}

// people is who played at the other table where no computer did.
const people = "people"

// dealt is what the two rooms of a board have in common.
type dealt struct {
	title  string
	number int
	deal   card.Deal
	dealer card.Seat
	vul    bridge.Vulnerability
}

func dealtOf(g lin.Game) dealt {
	return dealt{g.Title, g.Number, g.Board.Deal, g.Board.Dealer, g.Board.Vul}
}

// rooms are where a board was played in two rooms, as places among what has been found.
type rooms struct{ first, other int } // other is 0 if there is none

// tables returns where boards were played that are finished in some room.
func (l *linBoards) tables() map[dealt]*rooms {
	all := map[dealt]*rooms{}
	for i, f := range l.found {
		if f.Left != nil || f.Unplayed != nil || f.Room == lin.NoRoom {
			continue
		}
		switch its := all[dealtOf(f.Game)]; {
		case its == nil:
			all[dealtOf(f.Game)] = &rooms{first: i}
		case its.other == 0 && l.found[its.first].Room != f.Room:
			its.other = i
		}
	}
	return all
}

// Program is what a computer player is called in files for other programs.
const Program = "Super Bridge"

// whoPlayed names the players, but for those that nobody knows and the program's own; or is empty.
func whoPlayed(g lin.Game) string {
	var all []string
	for _, seat := range card.Seats {
		if name := g.Players[seat]; strings.Trim(name, "?") != "" && name != Program {
			all = append(all, seat.String()+" "+name)
		}
	}
	return strings.Join(all, " · ")
}
