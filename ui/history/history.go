// Package history is the screen of past sessions of all games, their parts, and the details of each part: of a rubber
// its deals, of an evening of poker its hands. Each game's family supplies the content ([history.Family]). Searches are
// typed in words and chosen on a sheet; sessions and parts can be marked, and sessions deleted, exported to files and
// imported.
package history

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store marks sessions and their parts, of any game, and manages the trash. Its methods may take a while, and are called from
// other goroutines than Fyne's.
type Store interface {
	MarkSession(id int64, m storage.Marks) error
	MarkPart(id int64, m storage.Marks) error
	Delete(sessions ...int64) error
	Restore(sessions ...int64) error
}

// Options are the families and the callbacks. Families, Store, Runner and OnBack are required.
type Options struct {
	Families []history.Family // with a part in the history, in the order of their games
	Store    Store
	Window   fyne.Window // for choosing files
	Runner   *background.Runner
	Position Position // the first position

	OnBack func()
}

// Position is a place in the history: [Screen.Position] returns the current one, for opening the screen there again.
// With only a Query it is the first of its results.
type Position struct {
	Query   history.Query
	Game    string // the id of the game whose sessions are wanted, unless there are none or no others; "" for all games
	View    View
	Session int64 // that is selected, or 0
	Part    int64 // that is selected, or 0
	InParts bool  // the keyboard is in the session's parts
}

// View is the kind of the list's rows.
type View uint8

// The views. Without a choice the rows are sessions, or parts if the query is about these.
const (
	ByQuery View = iota
	Sessions
	Parts
)

// Screen is the screen.
type Screen struct {
	writer
	*selection
	options Options
	sheets  *sheet.Stack
	close   context.CancelFunc // ends the context of the results

	bar     *searchBar
	details *details
	actions *actions
	files   *files

	tips    *widget.Tips
	byPart  bool            // the list is of parts
	last    *fyne.Container // below the list: the last action
	waiting []func()        // keys that have been pressed before the list was there
}

// system holds the screen's access to time and to goroutines.
type system struct {
	runner *background.Runner
	now    func() time.Time
	pause  time.Duration // pause after typing before a search
}

// New returns the screen, which starts reading at once.
func New(art *widget.Art, options Options) *Screen {
	return newScreen(art, options, system{runner: options.Runner, now: time.Now, pause: 150 * time.Millisecond})
}

func newScreen(art *widget.Art, options Options, sys system) *Screen {
	ctx, cancel := context.WithCancel(context.Background())
	s := &Screen{writer: writer{art}, options: options, sheets: sheet.NewStack(), close: cancel}
	r := newResults(ctx, options.Families, options.Position, sys)
	r.found, r.fetched, r.redraw = s.found, s.fetched, s.Redraw
	s.selection = newSelection(r, func() { s.details.showPart() })
	s.details = &details{writer: s.writer, selection: s.selection}
	s.actions = &actions{changes: &changes{selection: s.selection, store: options.Store}, art: art, sheets: s.sheets}
	s.opened, s.moved = s.details.show, s.actions.show
	s.bar = &searchBar{writer: s.writer, results: r, sheets: s.sheets, field: newFieldWithKey(art, "F")}
	s.files = &files{results: r, art: art, sheets: s.sheets, window: options.Window}
	s.actions.files = s.files
	s.Redraw()
	s.look(0)
	return s
}

// sessionID and partID return the id of a row, or 0 if there is none.
func sessionID(session history.Session) int64 {
	if session == nil {
		return 0
	}
	return session.ID()
}

func partID(part history.Part) int64 {
	if part == nil {
		return 0
	}
	return part.ID()
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Position returns the current position.
func (s *Screen) Position() Position {
	at := s.at
	at.Query, at.View, at.InParts = s.query, s.view, s.inTable
	return at
}

// Reload updates the screen after another one was on top of it.
func (s *Screen) Reload() {
	s.sessions.again()
	s.parts.again()
	s.lines.again()
	s.ids.again()
	s.part.again()
	s.look(0)
}

// found shows the results of a search, and then handles the keys that were pressed before.
func (s *Screen) found(first, same bool) {
	if same && s.byPart == s.byParts() { // the visible rows stay
		s.bar.show()
		s.details.show()
		s.sheets.Redraw()
	} else {
		inTable := s.inTable || first && s.options.Position.InParts
		s.Redraw()
		s.enterTable(inTable)
	}
	s.fetchSessions()
	s.fetchParts()
	keys := s.waiting
	s.waiting = nil
	for _, press := range keys {
		press()
	}
}

// fetched shows rows of the list that have just been read.
func (s *Screen) fetched() {
	s.list.ShowRows()
	if s.byParts() {
		s.actions.show()
	} else {
		s.details.show()
	}
}

// showParts lists parts, or sessions.
func (s *Screen) showParts(parts bool) {
	if s.byParts() != parts {
		s.turn()
	}
}

// turn lists parts instead of sessions, or the other way round. The selection stays.
func (s *Screen) turn() {
	if s.byParts() {
		if l, ok := s.selectedRow(); ok {
			s.at.Session = l.Session()
		}
		s.view = Sessions
	} else {
		s.view = Parts
	}
	if (s.view == Parts) == s.families.picksParts(s.query) {
		s.view = ByQuery
	}
	s.inTable = false
	s.Redraw()
}

// Busy reports whether something is being written down, or to a file or from one.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close stops background work. The user's marks are saved.
func (s *Screen) Close() {
	s.sheets.Close()
	s.close()
}

// Drop imports a file that has been dropped on the window, unless a sheet is on the screen.
func (s *Screen) Drop(path string) {
	if s.sheets.Empty() {
		s.files.importFrom(path)
	}
}

// Undo takes the last deletion back.
func (s *Screen) Undo() {
	if s.sheets.Empty() {
		s.actions.undo()
	}
}
