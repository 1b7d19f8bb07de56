// Package challenges is the screen of challenges: boards that are sent to friends and come from them. It has a list of
// them, and of the chosen one the ranking, the results on each board, and the calls and cards of two players beside each
// other. What others have done on a board isn't shown before the user has played it.
package challenges

import (
	"context"
	"os"
	"slices"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/filedialog"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// State holds the challenges of the data folder, with what sending and making them needs.
type State struct {
	Name string                  // under which the user's results are sent; "" if none has been chosen
	All  []bridgestore.Challenge // the newest first
	Last []bridge.Board          // the finished boards of the user's last session, of which a challenge can be made
}

// Clipboard is a clipboard for texts; a fyne.Clipboard is one.
type Clipboard interface {
	Content() string
	SetContent(string)
}

// Options are the screen's data and callbacks. All are required.
type Options struct {
	State State // at first
	Load  func(context.Context) (State, error)
	// Chosen is the number of the challenge that is chosen at first, 0 for the newest.
	Chosen int64
	Send   bool   // the chosen one is to be sent: its sheet lies on the screen at first
	Said   string // the note at first, or ""

	Rules func(boards int) (challenge.Challenge, error) // a new challenge of the game that is offered
	Game  bridge.Rules                                  // that game

	Window    fyne.Window // for choosing files
	Clipboard Clipboard
	Runner    *background.Runner

	// Add stores a challenge, and returns its number and how many results were new. Called on another goroutine, like
	// KeepName and Remove.
	Add      func(challenge.Challenge) (id int64, fresh int, err error)
	KeepName func(string) error
	Remove   func(id int64) error

	OnPlay func(c bridgestore.Challenge) // plays the boards that are left
	OnBack func()
}

// Page is one of the pages.
type Page int

// The pages.
const (
	Ranking Page = iota
	Board
	Play // calls and cards
	pages
)

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	ctx     context.Context // ends with the screen
	close   context.CancelFunc
	asked   background.Question

	state  State
	err    error
	chosen int // of state.All
	page   Page
	board  int // by index
	other  int // on the page of calls and cards: the player beside, by the order of those with a result
	note   string
	bad    bool // that is bad news
	view   *view
}

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), state: options.State, note: options.Said}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.choose(options.Chosen)
	s.Redraw()
	if options.Send && len(s.state.All) > 0 {
		s.send()
	}
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether something is being written.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close stops background work.
func (s *Screen) Close() {
	s.close()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.view = newView(s)
	s.view.show()
	s.sheets.SetScreen(s.view.content)
	s.sheets.Redraw()
}

// Reload reads the challenges again.
func (s *Screen) Reload() { s.load(s.id(), s.note, s.bad) }

// load reads the challenges, and then chooses one and shows a note.
func (s *Screen) load(id int64, note string, bad bool) {
	ctx := s.asked.Ask(s.ctx)
	s.options.Runner.After(ctx, func() func() {
		state, err := s.options.Load(ctx)
		return func() {
			s.asked.Stop()
			s.state, s.err = state, err
			s.choose(id)
			s.say(note, bad)
		}
	})
}

// choose chooses the challenge of a number, or the newest.
func (s *Screen) choose(id int64) {
	s.chosen = max(0, slices.IndexFunc(s.state.All, func(c bridgestore.Challenge) bool { return c.ID == id }))
	s.fit()
}

// fit keeps the board and the other player among those of the chosen challenge.
func (s *Screen) fit() {
	s.board, s.other = min(s.board, max(0, len(s.now().Own)-1)), 0
}

// id returns the number of the chosen challenge, or 0.
func (s *Screen) id() int64 { return s.now().ID }

// now returns the chosen challenge; the zero value if there is none.
func (s *Screen) now() bridgestore.Challenge {
	if len(s.state.All) == 0 {
		return bridgestore.Challenge{}
	}
	return s.state.All[s.chosen]
}

// whole returns the chosen challenge with the user's own results.
func (s *Screen) whole() challenge.Challenge {
	c := s.now()
	name := s.state.Name
	if name == "" {
		name = text.T("challenge.you")
	}
	all, err := c.As(name)
	if err != nil {
		return c.Challenge
	}
	return all
}

// say shows a note.
func (s *Screen) say(note string, bad bool) {
	s.note, s.bad = note, bad
	s.view.show()
}

// selected chooses another challenge of the list.
func (s *Screen) selected(i int) {
	if i != s.chosen && i >= 0 && i < len(s.state.All) {
		s.chosen = i
		s.fit()
		s.say("", false)
	}
}

// turn shows another page.
func (s *Screen) turn(p Page) {
	if p >= 0 && p < pages && p != s.page {
		s.page = p
		s.view.show()
	}
}

// turnBoard shows the results on the board before, or after.
func (s *Screen) turnBoard(by int) {
	if to := s.board + by; to >= 0 && to < len(s.now().Own) {
		s.board, s.other = to, 0
		s.page = max(s.page, Board)
		s.view.show()
	}
}

// turnOther shows the calls and cards of the next player beside the user's.
func (s *Screen) turnOther() {
	s.other++
	s.page = Play
	s.view.show()
}

// play plays the boards that are left.
func (s *Screen) play() {
	if c := s.now(); c.ID != 0 && c.Left() > 0 {
		s.options.OnPlay(c)
	}
}

// send lays the sheet that sends the chosen challenge.
func (s *Screen) send() {
	if s.id() != 0 {
		s.sheets.Push(newSendSheet(s))
	}
}

// add adds a challenge that has come as a text.
func (s *Screen) add(words string) {
	c, err := challenge.Parse(words)
	if err != nil {
		s.say(text.T("challenge.wrong", "Error", err), true)
		return
	}
	s.keep(c)
}

// keep stores a challenge, and chooses it.
func (s *Screen) keep(c challenge.Challenge) {
	var id int64
	var fresh int
	s.options.Runner.Write(s.ctx, func() (err error) {
		id, fresh, err = s.options.Add(c)
		return err
	}, func(err error) {
		if err != nil {
			s.say(text.T("challenge.not-kept", "Error", err), true)
			return
		}
		s.load(id, text.TN("challenge.added", fresh), false)
	})
}

// Paste adds the challenge on the clipboard.
func (s *Screen) Paste() {
	if s.sheets.Empty() {
		s.add(s.options.Clipboard.Content())
	}
}

// Drop adds the challenge in a file.
func (s *Screen) Drop(path string) {
	if !s.sheets.Empty() {
		return
	}
	ctx := s.asked.Ask(s.ctx)
	s.options.Runner.Run(ctx, func() func() {
		words, err := ReadFile(path)
		return func() {
			s.asked.Stop()
			if err != nil {
				s.say(text.T("challenge.unread", "Error", err), true)
				return
			}
			s.add(words)
		}
	})
}

// ReadFile returns the text in a file, unless it is too long for a challenge.
func ReadFile(path string) (string, error) {
	info, err := os.Stat(path)
	if err == nil && info.Size() > challenge.LongestText {
		_, err := challenge.Parse(string(make([]byte, challenge.LongestText+1)))
		return "", err
	}
	content, err := os.ReadFile(path)
	if err != nil {
		return "", disk.Reason(err)
	}
	return string(content), nil
}

// open has the user choose a file with a challenge.
func (s *Screen) open() {
	filedialog.ChooseFile(s.sheets, s.options.Window, []string{challenge.Extension, ".txt", ".eml"}, s.Drop)
}

// remove removes the chosen challenge. Boards of it that the user has played stay in the history.
func (s *Screen) remove() {
	c := s.now()
	if c.ID == 0 {
		return
	}
	s.options.Runner.Write(s.ctx, func() error { return s.options.Remove(c.ID) }, func(err error) {
		if err != nil {
			s.say(text.T("challenge.not-removed", "Error", err), true)
			return
		}
		s.load(0, text.T("challenge.removed"), false)
	})
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	switch key {
	case fyne.KeyUp:
		s.selected(s.chosen - 1)
	case fyne.KeyDown:
		s.selected(s.chosen + 1)
	case fyne.KeyLeft:
		s.turn(s.page - 1)
	case fyne.KeyRight:
		s.turn(s.page + 1)
	case fyne.KeyPageUp:
		s.turnBoard(-1)
	case fyne.KeyPageDown:
		s.turnBoard(1)
	case fyne.KeyTab:
		s.turnOther()
	case fyne.KeyReturn, fyne.KeyEnter:
		s.play()
	case fyne.KeyDelete:
		if s.id() != 0 {
			s.sheets.Push(&removeSheet{screen: s})
		}
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// Rune handles a letter: those that the buttons show.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	switch unicode.ToLower(r) {
	case '1':
		s.turn(Ranking)
	case '2':
		s.turn(Board)
	case '3':
		s.turn(Play)
	case 'e':
		s.send()
	case 'n':
		s.sheets.Push(newMakeSheet(s))
	case 'i':
		s.open()
	case '[', ',':
		s.turnBoard(-1)
	case ']', '.':
		s.turnBoard(1)
	}
}
