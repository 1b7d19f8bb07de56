// Package home is the first screen: continue a rubber, start another, or go elsewhere.
package home

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Progress is what there is to say of the rubber that can be continued.
type Progress struct {
	Game   string // its id
	Deal   int    // that has begun or is next, counted from 1
	Length int    // deals, 0 for as many as it takes
	Points [2]int
	IMPs   *[2]int // against targets, where that is what counts
}

// Options says what the screen shows at first and whom it tells. All callbacks must be
// there, but OnContinue only with Progress.
type Options struct {
	Game     bridge.Rules // of a new rubber, with its house rules
	Progress *Progress    // nil if there is no rubber to continue
	Length   int          // of a new rubber, where the game leaves it open: of a field 1 to 32, else one of Lengths or it is the first of them
	Seat     card.Seat    // the user's in a new rubber
	Field    Field        // of a new session, where the game has fields

	Memory Memory

	OnContinue func()
	OnNew      func(length int, seat card.Seat)
	// OnHouse keeps other house rules of the game in the background, and tells kept how that went unless the screen has been left
	// by then. After an error they hold until the program ends.
	OnHouse      func(r bridge.Rules, kept func(error))
	OnField      func(f Field, kept func(error)) // keeps another field, as OnHouse does
	OnGames      func()                          // to another game
	OnDeal       func()                          // one deal, by its number
	OnDaily      func()                          // the boards of the day
	OnFind       func()                          // the deals with a better card to find
	OnHistory    func()
	OnStatistics func()
	OnBidding    func()
	OnDeck       func()
	OnSettings   func()
	OnHelp       func()
	OnQuit       func()
}

// elsewhere is how many of the rows, the last ones, lead to other screens.
const elsewhere = 3

// control is what the keyboard can be on.
type control interface{ Select(on bool) }

// Screen is the first screen.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	rows    [][]control // from the top, each from the left
	row     int         // where the keyboard is
	column  int
	begin   int  // the row with New rubber
	typed   bool // the length has been typed until now: the next digit goes on
}

// Field is the field of a session: how many tables and what counts, and how well the others play.
type Field struct {
	field.Setup
	Level bot.Level
}

// New returns the screen, with the keyboard on what most people want next.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack()}
	s.Redraw()
	if options.Progress == nil {
		s.to(s.begin, 0) // past the choices, on New rubber
	}
	return s
}

// Remember shows what there is to say of what has been played. The keyboard stays on what it is on.
func (s *Screen) Remember(m Memory) {
	if m == s.options.Memory {
		return
	}
	fromEnd := len(s.rows) - s.row
	s.options.Memory = m
	s.Redraw()
	if fromEnd <= elsewhere { // whatever has come or gone above
		s.to(len(s.rows)-fromEnd, s.column)
	}
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close does nothing: the screen holds nothing.
func (s *Screen) Close() {}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.sheets.SetScreen(s.build())
	s.sheets.Redraw()
	s.row = min(s.row, len(s.rows)-1)
	s.column = min(s.column, len(s.rows[s.row])-1)
	s.to(s.row, s.column)
}

// to puts the keyboard on a control. Beyond the first and the last it stays on these.
func (s *Screen) to(row, column int) {
	s.rows[s.row][s.column].Select(false)
	s.row = max(0, min(row, len(s.rows)-1))
	s.column = max(0, min(column, len(s.rows[s.row])-1))
	s.rows[s.row][s.column].Select(true)
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	if !digit(key) { // which comes as a letter too
		s.typed = false
	}
	current := s.rows[s.row][s.column]
	switch key {
	case fyne.KeyUp:
		s.to(s.row-1, s.column)
	case fyne.KeyDown:
		s.to(s.row+1, s.column)
	case fyne.KeyLeft, fyne.KeyRight:
		by := 1
		if key == fyne.KeyLeft {
			by = -1
		}
		if choice, ok := current.(*widget.Choice); ok {
			choice.Step(by)
		} else {
			s.to(s.row, s.column+by)
		}
	case fyne.KeyHome:
		s.to(0, 0)
	case fyne.KeyEnd:
		s.to(len(s.rows)-1, len(s.rows[len(s.rows)-1])-1)
	case fyne.KeyReturn, fyne.KeyEnter:
		if button, ok := current.(*widget.Button); ok {
			button.Tapped(nil)
		} else {
			s.start() // the choices belong to New rubber
		}
	}
}

// Rune handles a letter: the shortcuts that the buttons show.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) || s.typeLength(r) {
		return
	}
	s.typed = false
	act := map[rune]func(){
		'c': s.goOn, 'n': s.start, 'f': s.find, 'r': s.openHouse, 'a': s.openField, 'y': s.options.OnDaily, 'g': s.options.OnGames, 'p': s.options.OnDeal,
		'h': s.options.OnHistory, 't': s.options.OnStatistics, 'b': s.options.OnBidding, 'd': s.options.OnDeck, 's': s.options.OnSettings, 'q': s.options.OnQuit,
	}[unicode.ToLower(r)]
	if act != nil {
		act()
	}
}

func (s *Screen) goOn() {
	if s.options.Progress != nil {
		s.options.OnContinue()
	}
}

func (s *Screen) find() {
	if s.options.Memory.ToFind > 0 {
		s.options.OnFind()
	}
}

func (s *Screen) start() {
	length := s.options.Length
	if s.options.Game.Length > 0 || s.options.Game.GamesToWin > 0 {
		length = s.options.Game.Length
	}
	s.options.OnNew(length, s.options.Seat)
}

// progress returns the line about the rubber that can be continued.
func (p Progress) String() string {
	values := []any{
		"Deal", p.Deal, "Length", p.Length,
		"NS", text.Side(card.NS), "PointsNS", text.Points(p.Points[card.NS]),
		"EW", text.Side(card.EW), "PointsEW", text.Points(p.Points[card.EW]),
	}
	switch {
	case p.IMPs != nil:
		ahead := card.NS
		if p.IMPs[card.EW] > p.IMPs[card.NS] {
			ahead = card.EW
		}
		return text.TN("home.progress-imps", p.IMPs[ahead], append(values, "Side", text.Side(ahead), "IMPs", text.Gain(p.IMPs[ahead]))...)
	case p.Length == 0:
		return text.T("home.progress-open", values...)
	}
	return text.T("home.progress", values...)
}

func seatNames() []string {
	var names []string
	for _, seat := range card.Seats {
		names = append(names, text.Seat(seat))
	}
	return names
}
