// Package system is the screen on which the text of a user's bidding system is changed: its lines on the left, each with what is wrong with it as it
// is typed, and on the right its switches, a hand to try, what the checker finds and what the change brings on random deals.
package system

import (
	"context"
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the book and the callbacks. All are required but Auction.
type Options struct {
	Window  fyne.Window // for choosing a folder
	Runner  *background.Runner
	Random  func() *rand.Rand // a new source of chance; called from other goroutines too
	Book    edit.Book
	New     bool           // it has not been saved yet, and has no name of its own
	Was     string         // the text of its file as it was read, or "" if it has none
	Draft   string         // a text of it that wasn't saved when the program ended, or ""
	Auction bridge.Auction // that was shown before
	Others  []bidding.System
	Threads int // processors for comparing, 0 for as many as help
	// Free returns a name that no system has, like the one wanted.
	Free func(want string) string
	// OnSave writes the text, elsewhere, and calls then on Fyne's goroutine. If the file isn't as it was any more, it stays, and the error is a
	// [*storage.SystemChangedError].
	OnSave func(name, was, text string, then func(error))
	// OnDraft keeps a text that isn't saved, elsewhere, and forgets it if it is "".
	OnDraft func(name, text string)
	// OnExport writes the system into a folder as one file, elsewhere, and calls then, on Fyne's goroutine, with the path of the file.
	OnExport func(dir string, b edit.Book, then func(path string, err error))
	// OnTrial keeps the result of a comparison, a line, and Trials calls then, on Fyne's goroutine, with those of the system, the oldest first.
	OnTrial func(name, line string)
	Trials  func(name string, then func([]string))
	OnBack  func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	ctx     context.Context // ends with the screen
	close   context.CancelFunc

	history edit.History
	draft   edit.Book // with what is being typed
	drafted string    // the text that is kept as a draft, or ""
	was     string    // the text of its file, as it was read or written last
	unnamed bool      // it has not been saved yet
	saving  bool
	lines   []edit.Line
	places  map[string]int    // indices of lines, by place
	wrong   map[string]string // faults of lines, by place, of the text read last
	faults  []string          // all of them, as they are told
	read    *bidding.Book     // the last text without faults, or nil
	reading background.Question
	said    string // what has come of saving and the like, or ""
	bad     bool   // that is bad news

	switched edit.Switched // of the text read last
	refused  string        // why what is typed can't be a line, or ""

	pause    time.Duration // before the checker begins
	page     page
	tried    tried
	findings findings
	trial    trial
	parts    parts
}

// usualPause is the pause after a change before the checker begins.
const usualPause = time.Second

// New returns the screen.
func New(art *widget.Art, options Options) *Screen { return newScreen(art, options, usualPause) }

func newScreen(art *widget.Art, options Options, pause time.Duration) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), history: edit.Begin(options.Book), was: options.Was, unnamed: options.New, pause: pause}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.tried.begin(options.Auction)
	s.parts.fields(s)
	s.draft = s.history.Now()
	s.list()
	s.Redraw()
	s.change(s.history.Now())
	if options.Draft != "" {
		s.change(s.draft.WithText(options.Draft))
		if s.unsaved() {
			s.tell(text.T("editor.restored"), false)
		} else { // it has been saved, and only its draft is left
			s.options.OnDraft(s.draft.Name(), "")
		}
	}
	s.jump()
	s.loadTrials()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close closes the sheets, and ends what goes on in the background. What isn't saved is kept as a draft, and what a comparison has come to as a result.
func (s *Screen) Close() {
	if s.ctx.Err() != nil {
		return
	}
	s.commit()
	if s.trial.running() {
		s.keepTrial()
	}
	s.close()
	s.sheets.Close()
}

// Busy reports whether there is something that would be lost if the screen were left.
func (s *Screen) Busy() bool { return s.unsaved() || s.sheets.Busy() }

// unsaved reports whether the text isn't the one that is kept.
func (s *Screen) unsaved() bool { return s.history.Unsaved() || !s.draft.Equal(s.history.Now()) }

// change goes on to another text, which can be taken back.
func (s *Screen) change(b edit.Book) {
	s.history.Change(b)
	s.show(b)
	s.keep()
}

// keep keeps the text as a draft until it is saved.
func (s *Screen) keep() {
	now, draft := s.history.Now(), ""
	if s.history.Unsaved() {
		draft = now.Text()
	}
	if draft != s.drafted {
		s.drafted = draft
		s.options.OnDraft(now.Name(), draft)
	}
}

// forget forgets the draft: the user doesn't want it.
func (s *Screen) forget() {
	s.draft = s.history.Saved().Named(s.draft.Name())
	s.history = edit.Begin(s.draft)
	s.keep()
}

// show shows a text, and reads it elsewhere.
func (s *Screen) show(b edit.Book) {
	s.draft = b
	s.list()
	s.parts.lines.SetLength(len(s.lines))
	s.update()
	ctx := s.reading.Ask(s.ctx)
	s.findings.stop()
	s.options.Runner.Run(ctx, func() func() {
		book, err := b.Read()
		if err == nil {
			bidding.Books{book, book}.Read(&bridge.Table{Rules: book.Rules()}, bridge.Auction{}) // puts the contexts in order
		}
		at := b.Switched()
		return func() { s.take(book, at, err) }
	})
}

// take takes what reading the text has come to.
func (s *Screen) take(book *bidding.Book, at edit.Switched, err error) {
	s.switched = at
	s.wrong, s.faults = map[string]string{}, nil
	if err == nil {
		first := s.read == nil
		s.read = book
		if s.ask(); first && s.parts.lines.Selected() <= 0 { // nobody has moved yet
			s.jump()
		}
		s.check()
	} else {
		for _, one := range bidding.LineErrors(err) {
			at := placeOf(one)
			if _, had := s.wrong[at]; !had {
				s.wrong[at] = text.Error(one.Err)
			}
			s.faults = append(s.faults, text.Error(one))
		}
		if len(s.faults) == 0 {
			s.faults = []string{text.Error(err)}
		}
		s.findings.clear()
	}
	s.update()
	s.parts.lines.ShowRows()
}

// list lists the lines of the draft.
func (s *Screen) list() {
	s.lines = s.draft.Lines()
	s.places = make(map[string]int, len(s.lines))
	for i, l := range s.lines {
		if l.At != "" {
			s.places[l.At] = i
		}
	}
}

// Undo is the action of Ctrl+Z.
func (s *Screen) Undo() {
	if s.sheets.Empty() {
		s.commit()
		if s.history.Undo() {
			s.back()
		}
	}
}

// Redo is the action of Ctrl+Y.
func (s *Screen) Redo() {
	if s.sheets.Empty() {
		s.commit()
		if s.history.Redo() {
			s.back()
		}
	}
}

// back shows the text that the history is at.
func (s *Screen) back() {
	s.holding(func() { s.show(s.history.Now()) })
	s.keep()
}
