// Package history is the screen with the sessions that have been played, of all games, their parts, and what is shown
// of each part: of a rubber its deals, of an evening of poker its hands. What each game has to say of them its family supplies
// ([history.Family]). What is looked for can be said in words and chosen from a sheet; sessions and parts can be marked, and
// sessions deleted, written to files and read from these.
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

// Store marks sessions and their parts, of any game, and keeps the trash. Its methods may take a while, and are called from
// other goroutines than Fyne's.
type Store interface {
	MarkSession(id int64, m storage.Marks) error
	MarkPart(id int64, m storage.Marks) error
	Delete(sessions ...int64) error
	Restore(sessions ...int64) error
}

// Options says what there is to show and whom the screen tells. Families, Store, Runner and OnBack must be there.
type Options struct {
	Families []history.Family // that have something in the history, in the order in which their games are listed
	Store    Store
	Window   fyne.Window // where files are chosen
	Runner   *background.Runner
	Position Position // what is shown at first

	OnBack func()
}

// Position is a place in the history: [Screen.Position] says where the screen is, so that it can
// be opened there again. With nothing but a Query it is the first of what is wanted.
type Position struct {
	Query   history.Query
	Game    string // the id of the game whose sessions are wanted, unless there are none or no others; "" for all games
	View    View
	Session int64 // that is selected, or 0
	Part    int64 // that is selected, or 0
	InParts bool  // the keyboard is in the session's parts
}

// View is what the list is of.
type View uint8

// The views. Without a choice it is sessions, or parts where the query asks for some kind of these.
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
	entering bool                    // or will be, once they are there
	typing   bool                    // the keyboard is in the field for words

	waiting []func()   // keys that have been pressed before the list was there
	deleted []deletion // the last at the end
	failed  error      // of what was written last

	ui objects
}

// system is what the screen needs besides: the time, and other goroutines.
type system struct {
	runner *background.Runner
	now    func() time.Time
	pause  time.Duration // how long typing must rest before the store is asked
}

// New returns the screen, which begins to read.
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
func sessionID(its history.Session) int64 {
	if its == nil {
		return 0
	}
	return its.ID()
}

func partID(its history.Part) int64 {
	if its == nil {
		return 0
	}
	return its.ID()
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Position returns where the screen is.
func (s *Screen) Position() Position {
	at := s.at
	at.Query, at.View, at.InParts = s.query, s.view, s.inTable
	return at
}

// Reload brings up to date what may have changed while another screen lay on this one.
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

// Close ends what the screen does in the background. What the user has written down is kept.
func (s *Screen) Close() {
	s.sheets.Close()
	s.close()
}

// byParts reports whether the list is of parts.
func (s *Screen) byParts() bool {
	return s.view == Parts || s.view == ByQuery && s.families.picksParts(s.query)
}
