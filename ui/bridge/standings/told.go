package standings

import (
	"context"
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// ToldOptions are a deal's results, how to read those of the other deals, and the callbacks. All are required.
type ToldOptions struct {
	Title string
	Told  club.Told
	// Evening reads all deals of the session, with the pair that the user was if he has said so. It is called on another goroutine.
	Evening func(context.Context) ([]club.Told, club.Pair, error)
	OnUs    func(club.Pair) // keeps the pair that the user was; the zero Pair means that he was none of them
	Runner  *background.Runner
	OnBack  func()
}

// ToldScreen is the screen of tables' results on the deals of a session, from files of other programs: a page for each deal, and the
// rankings. The results of a deal that is still to be played are shown only if the user asks.
type ToldScreen struct {
	art     *widget.Art
	options ToldOptions
	close   context.CancelFunc

	boards    []club.Told
	standings []club.Standing
	us        club.Pair
	err       error // the evening could not be read

	board int          // by its place among the boards
	asked map[int]bool // the boards, by their numbers, of which the results were asked for
	page  int          // 0 is the board, then come the rankings
	row   int          // of a ranking

	content *fyne.Container
	view    *toldView
}

// NewTold returns the screen, and begins to read the evening.
func NewTold(art *widget.Art, options ToldOptions) *ToldScreen {
	s := &ToldScreen{art: art, options: options, boards: []club.Told{options.Told}, asked: map[int]bool{}, content: container.NewStack()}
	ctx, cancel := context.WithCancel(context.Background())
	s.close = cancel
	s.Redraw()
	options.Runner.Run(ctx, func() func() {
		boards, us, err := options.Evening(ctx)
		standings := club.Standings(boards)
		return func() { s.take(boards, standings, us, err) }
	})
	return s
}

// take shows the evening that has been read.
func (s *ToldScreen) take(boards []club.Told, standings []club.Standing, us club.Pair, err error) {
	s.err = err
	at := slices.IndexFunc(boards, func(b club.Told) bool {
		return b.Number == s.options.Told.Number && b.Board.Deal == s.options.Told.Board.Deal
	})
	if err == nil && at >= 0 {
		s.boards, s.board, s.standings, s.us = boards, at, standings, us
	}
	s.view.show()
}

// Content returns the screen's object.
func (s *ToldScreen) Content() fyne.CanvasObject { return s.content }

// Busy reports that nothing is being written.
func (s *ToldScreen) Busy() bool { return false }

// Close stops the reading.
func (s *ToldScreen) Close() { s.close() }

// Redraw draws the screen again, in the colours of the present theme.
func (s *ToldScreen) Redraw() {
	s.view = newToldView(s)
	s.view.show()
	s.content.Objects = []fyne.CanvasObject{s.view.content}
	s.content.Refresh()
}

// told returns the board that is shown.
func (s *ToldScreen) told() club.Told { return s.boards[s.board] }

// hidden reports whether the board's results would tell something about cards that the user has still to play.
func (s *ToldScreen) hidden() bool {
	b := s.told()
	return b.Board.Phase() != bridge.Finished && !s.asked[b.Number]
}

// grid returns the page that is shown.
func (s *ToldScreen) grid() chart.Grid {
	if s.page > 0 {
		return results.Standing(s.standings[s.page-1], s.us)
	}
	return results.Told{Told: s.told(), Us: s.us}.Grid()
}

// pairs returns the pairs of the ranking that is shown.
func (s *ToldScreen) pairs() []club.Pair {
	if s.page == 0 {
		return nil
	}
	return s.standings[s.page-1].Pairs
}

// turn shows another page.
func (s *ToldScreen) turn(page int) {
	if page < 0 || page > len(s.standings) || page == s.page {
		return
	}
	s.page = page
	s.row = max(0, slices.IndexFunc(s.pairs(), func(p club.Pair) bool { return p.Same(s.us) }))
	s.view.show()
}

// turnBoard shows the board before, or after.
func (s *ToldScreen) turnBoard(by int) {
	if to := s.board + by; to >= 0 && to < len(s.boards) {
		s.board, s.page = to, 0
		s.view.show()
	}
}

// choose chooses a row of a ranking. Beyond the first and the last it stays on these.
func (s *ToldScreen) choose(row int) {
	if n := len(s.pairs()); n > 0 {
		s.row = max(0, min(row, n-1))
		s.view.mark()
	}
}

// act shows hidden results, or in a ranking says that the chosen pair was the user's, or was not.
func (s *ToldScreen) act() {
	switch pairs := s.pairs(); {
	case s.page == 0 && s.hidden():
		s.asked[s.told().Number] = true
	case s.page == 0 || pairs[s.row].You:
		return
	case pairs[s.row].Same(s.us):
		s.us = club.Pair{}
		s.options.OnUs(s.us)
	default:
		s.us = pairs[s.row]
		s.options.OnUs(s.us)
	}
	s.view.show()
}

// Key handles a key.
func (s *ToldScreen) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	case fyne.KeyReturn, fyne.KeyEnter:
		s.act()
	case fyne.KeyLeft:
		s.turn(s.page - 1)
	case fyne.KeyRight:
		s.turn(s.page + 1)
	case fyne.KeyUp:
		s.step(-1)
	case fyne.KeyDown:
		s.step(1)
	case fyne.KeyPageUp:
		s.scroll(-1)
	case fyne.KeyPageDown, fyne.KeySpace:
		s.scroll(1)
	case fyne.KeyHome:
		s.choose(0)
		s.view.move(-1e6)
	case fyne.KeyEnd:
		s.choose(len(s.pairs()) - 1)
		s.view.move(1e6)
	}
}

// step chooses the next row of a ranking, or moves the results of a board by a line.
func (s *ToldScreen) step(by int) {
	if s.page > 0 {
		s.choose(s.row + by)
		return
	}
	s.view.move(float32(by) * lineStep)
}

// scroll moves by pages.
func (s *ToldScreen) scroll(pages float32) {
	if s.page > 0 {
		s.choose(s.row + int(pages*8))
		return
	}
	s.view.move(pages * 0.8 * s.view.scroll.Size().Height)
}

// Rune handles a letter: a page's number, the brackets for the boards beside, and the letter that opened the screen, which leads back.
func (s *ToldScreen) Rune(r rune) {
	switch r = unicode.ToLower(r); r {
	case 'w':
		s.options.OnBack()
	case '1', '2', '3':
		s.turn(int(r - '1'))
	case '[', ',':
		s.turnBoard(-1)
	case ']', '.':
		s.turnBoard(1)
	}
}
