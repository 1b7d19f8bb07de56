package record

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/lin"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/fault"
)

// notation processes a history line by line.
type notation interface {
	take(line int, text string) error
	end() error
}

// notationOf returns the notation of a history by its first text.
func notationOf(says string, h *history) (notation, error) {
	switch {
	case strings.HasPrefix(says, "{") && strings.HasPrefix(strings.TrimSpace(says[1:]), `"`):
		return &jsonLines{h: h}, nil
	case strings.ContainsAny(says[:1], "[{%;"):
		return &pbnGames{all: gathered{h: h}}, nil
	case strings.Contains(says, "|"), strings.Contains(strings.ToUpper(says), "%7C"):
		return &linBoards{all: gathered{h: h}}, nil
	}
	if _, ok := lin.Link(says); ok {
		return &linBoards{all: gathered{h: h}}, nil
	}
	return nil, fault.New("this is neither a board as a line of JSON nor PBN nor LIN")
}

// game is a table at a board, as read from a text in PBN or LIN.
type game struct {
	line      int
	title     string // of the session or match; "" if it has none
	place     string // what sessions differ in
	number    int    // of the board; 0 if it has none
	room      string // Open, Closed or ""
	table     int    // 0 if it has no number
	date      string // YYYY.MM.DD, with question marks for what isn't known
	board     bridge.Board
	unplayed  error // the reason if the board is only dealt
	left      error // the reason if there is no board
	begun     bool
	broken    bool // the calls and cards are impossible
	elsewhere bool // it is another table of the game before it
	result    *pbn.Result
	source    pbn.Source
	rules     bridge.Rules // by which its session is scored
	by        field.Method
	faults    []pbn.Fault
}

// played reports whether the board has been played to its end.
func (g game) played() bool { return g.left == nil && g.unplayed == nil }

// pbnGames takes games in PBN.
type pbnGames struct {
	games pbn.Games
	all   gathered
}

func (p *pbnGames) take(line int, text string) error {
	p.keep(p.games.Take(line, text))
	return nil
}

func (p *pbnGames) end() error {
	p.keep(p.games.End())
	return p.all.end()
}

func (p *pbnGames) keep(found []pbn.Found) {
	for _, f := range found {
		g := game{
			line: f.Line, title: titleOf(f.Tags.Get("Event")), place: f.Tags.Get("Event") + "\x00" + f.Tags.Get("Site"), number: f.Number(),
			table: f.Tags.Number("Table"), date: f.Tags.Get("Date"), board: f.Board, unplayed: f.Unplayed, left: f.Left, begun: f.Begun, broken: f.Broken,
			elsewhere: f.Elsewhere, result: f.Result, source: f.Source, rules: f.Rules, by: f.By, faults: f.Faults,
		}
		switch strings.ToLower(f.Tags.Get("Room")) {
		case "open":
			g.room = open
		case "closed":
			g.room = closed
		}
		p.all.add(g)
	}
}

// The rooms of a team match.
const (
	open   = "Open"
	closed = "Closed"
)

// titleOf returns the name of a session: its event. The program's own name counts as none.
func titleOf(event string) string {
	if number, ok := strings.CutPrefix(event, "Rubber "); ok && strings.Trim(number, "0123456789") == "" {
		return ""
	}
	return event
}

// linBoards takes boards in LIN.
type linBoards struct {
	boards lin.Boards
	all    gathered
}

func (l *linBoards) take(line int, text string) error {
	l.keep(l.boards.Take(line, text))
	return nil
}

func (l *linBoards) end() error {
	l.keep(l.boards.End())
	return l.all.end()
}

func (l *linBoards) keep(found []lin.Found) {
	for _, f := range found {
		g := game{
			line: f.Line, title: f.Title, place: f.Title, number: f.Number, board: f.Board, unplayed: f.Unplayed, left: f.Left, begun: f.Begun, broken: f.Broken,
			result: f.Result, source: f.Source(), rules: f.Board.Rules, faults: f.Faults,
		}
		switch f.Room {
		case lin.OpenRoom:
			g.room = open
		case lin.ClosedRoom:
			g.room = closed
		}
		if g.result != nil {
			g.result.Source = pbn.Source{Tags: g.source.Tags}
		}
		l.all.add(g)
	}
}
