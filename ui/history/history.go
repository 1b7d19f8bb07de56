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
	art     *widget.Art
	options Options
	system  system
	sheets  *sheet.Stack
	ctx     context.Context // ends with the screen
	close   context.CancelFunc

	families families
	query    history.Query
	narrow   bool     // the query's game is dropped if it leaves out all sessions, or none
	view     View     // as it was chosen
	at       Position // only its ids
	search   search

	sessions *pages[history.Session] // that are found
	parts    *pages[history.Part]    // that are found
	ids      *reader[[]int64]        // the parts of the selected session
	lines    *pages[history.Part]    // them
	linesOf  int64                   // the session of lines
	part     *reader[history.Whole]  // the selected one
	inTable  bool                    // the keyboard is in the table of the session's parts
	entering bool                    // pending until they are there
	typing   bool                    // the keyboard is in the field for words

	waiting []func()   // keys that have been pressed before the list was there
	deleted []deletion // the last at the end
	failed  error      // of the last write

	ui objects
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
	s := &Screen{art: art, options: options, system: sys, sheets: sheet.NewStack(), families: options.Families,
		query: options.Position.Query, at: options.Position, view: options.Position.View}
	s.ctx, s.close = context.WithCancel(context.Background())
	if s.query.Everything() {
		s.query.Games, s.narrow = options.Position.Game, options.Position.Game != ""
	}
	s.sessions, s.parts, s.lines = newPages(sessionID, nil), newPages(partID, nil), newPages(partID, nil)
	s.ids = &reader[[]int64]{runner: sys.runner, ctx: s.ctx, got: s.gotIDs,
		read: func(ctx context.Context, id int64, of uint8) ([]int64, error) { return s.families[of].PartIDs(ctx, id) }}
	s.part = &reader[history.Whole]{runner: sys.runner, ctx: s.ctx, got: s.showPart,
		read: func(ctx context.Context, id int64, of uint8) (history.Whole, error) {
			return s.families[of].Whole(ctx, id)
		}}
	s.ui.field = newFieldWithKey(art, "F")
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

// Busy reports whether something is being written down, or to a file or from one.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close stops background work. The user's marks are saved.
func (s *Screen) Close() {
	s.sheets.Close()
	s.close()
}

// byParts reports whether the list is of parts.
func (s *Screen) byParts() bool {
	return s.view == Parts || s.view == ByQuery && s.families.picksParts(s.query)
}
