package offer

import (
	"slices"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/chess/seating"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// playersSheet is the sheet for choosing the players in the seats, the persons' names, and their time. Choices are
// saved at once.
type playersSheet struct {
	of      *Game
	choices widget.Choices
	names   map[chess.Army]*widget.Field
	minutes int  // the row of the clock's minutes; that of its seconds is the next one
	typed   bool // a digit has just been typed: the next one continues the number
}

var (
	_ sheet.Sheet  = (*playersSheet)(nil)
	_ sheet.Closer = (*playersSheet)(nil)
)

func (g *Game) openPlayers() {
	s := &playersSheet{of: g, names: map[chess.Army]*widget.Field{}}
	for a := chess.Red; a <= chess.Green; a++ {
		f := widget.NewField()
		f.SetText(g.options.Setup.Names[a])
		f.OnKey = func(key fyne.KeyName) bool {
			done := key == fyne.KeyEscape || key == fyne.KeyReturn || key == fyne.KeyEnter
			if done {
				unfocus(f)
			}
			return done
		}
		s.names[a] = f
	}
	g.home.Push(s)
}

// unfocus gives the keyboard of a field back to the rows.
func unfocus(f *widget.Field) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(f); c != nil {
		c.Unfocus()
	}
}

// Enter implements [sheet.Sheet].
func (s *playersSheet) Enter() { s.of.home.Remove(s) }

// Close implements [sheet.Closer]: names are saved when the sheet closes, not with each letter.
func (s *playersSheet) Close() {
	setup := s.setup()
	if setup != s.of.options.Setup {
		s.of.choose(setup, nil)
	}
}

// setup returns the setup with the names as they are written.
func (s *playersSheet) setup() seating.Setup {
	setup := s.of.options.Setup
	for a, f := range s.names {
		setup.Names[a] = f.Text
	}
	return setup
}

// Key implements [sheet.Sheet].
func (s *playersSheet) Key(key fyne.KeyName) {
	if len(key) != 1 || !unicode.IsDigit(rune(key[0])) { // it also arrives as a letter
		s.typed = false
	}
	switch key {
	case fyne.KeyBackspace:
		s.Enter()
	case fyne.KeySpace:
		c := s.choices.All[s.choices.Row]
		c.Choose((c.Chosen + 1) % len(c.Options))
	default:
		s.choices.Key(key)
	}
}

// Rune implements [sheet.Sheet]: a digit is a number of minutes or seconds.
func (s *playersSheet) Rune(r rune) {
	setup := s.setup()
	minutes, seconds := seating.TimesOf(setup.Clock)
	on := s.typed
	s.typed = false
	if !unicode.IsDigit(r) {
		return
	}
	var ok bool
	switch s.choices.Row {
	case s.minutes:
		minutes, ok = typed(r, minutes, on, seating.MostMinutes)
	case s.minutes + 1:
		seconds, ok = typed(r, seconds, on, seating.MostSeconds)
	}
	if ok {
		s.typed = true
		setup.Clock = seating.ClockOf(minutes, seconds)
		s.of.choose(setup, nil)
	}
}

const (
	playersWidth   = 800
	playersControl = 470
	nameWidth      = 170
	nameApart      = 13 // from the values
)

// Build implements [sheet.Sheet].
func (s *playersSheet) Build() fyne.CanvasObject {
	art, setup := s.of.art, s.setup()
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	s.choices.All = nil
	add := func(c *widget.Choice) {
		s.choices.All = append(s.choices.All, c)
		rows.Add(c)
	}
	for _, a := range setup.Seats() {
		seat := s.seatRow(setup, a)
		s.choices.All = append(s.choices.All, seat)
		if setup.Who[a] == seating.Person && len(setup.Persons()) > 1 {
			s.names[a].PlaceHolder = text.T("chess.offer.name", "Armies", seat.Label)
			s.names[a].Refresh() // it caches its height
			rows.Add(container.New(named{}, seat, s.names[a]))
		} else {
			rows.Add(container.New(named{}, seat))
		}
	}
	aim := s.aimRow(setup)
	switch {
	case setup.Outlives():
		add(aim)
	case setup.MayOutlive():
		rows.Add(widget.NewRoom(aim))
	}
	s.minutes = len(s.choices.All)
	base, more := s.clockRows(setup)
	add(base)
	if setup.Clock.Base > 0 {
		add(more)
	} else {
		rows.Add(widget.NewRoom(more))
	}
	s.choices.To(s.choices.Row)
	how := widget.NewProse(art, text.T("chess.offer.players.words"), theme.U(theme.BodyText), theme.Current().Faint)
	how.Wrap = true
	done := widget.NewButton(art, text.T("home.house.done"), text.T("key.enter"), s.Enter)
	done.Primary = true
	return widget.NewSheet(theme.U(playersWidth), theme.U(20), container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(art, text.T("chess.offer.players"), theme.U(theme.HeadingText), fyne.TextAlignLeading), how, rows, container.NewCenter(done)))
}

// seatRow returns the choice of an army's commander. The last person stays one.
func (s *playersSheet) seatRow(setup seating.Setup, a chess.Army) *widget.Choice {
	all := append([]string{seating.Person}, people.Levels...)
	var names []string
	for _, w := range all {
		names = append(names, people.Level(w))
	}
	label := chesstext.Armies(setup.Commanded(a))
	return widget.NewChoice(s.of.art, label, theme.U(playersControl), names, slices.Index(all, setup.Who[a]), func(i int) {
		other := s.setup()
		if other.Who[a] = all[i]; len(other.Persons()) == 0 {
			other = s.setup()
		}
		s.of.choose(other, nil)
	})
}

// aimRow returns the choice of what computer players play for.
func (s *playersSheet) aimRow(setup seating.Setup) *widget.Choice {
	var names []string
	for _, a := range bot.Aims() {
		names = append(names, text.T("chess.offer.aim."+a.String()))
	}
	return widget.NewChoice(s.of.art, text.T("chess.offer.aim"), theme.U(playersControl), names, int(setup.Aim), func(i int) {
		other := s.setup()
		other.Aim = bot.Aims()[i]
		s.of.choose(other, nil)
	})
}

// clockRows returns the choices of the time for each player, and of the addition for each turn if there is a clock.
func (s *playersSheet) clockRows(setup seating.Setup) (first, second *widget.Choice) {
	base, more := seating.TimesOf(setup.Clock)
	row := func(label string, offered []int, chosen int, none string, change func(int)) *widget.Choice {
		all := times(offered, chosen)
		return widget.NewChoice(s.of.art, label, theme.U(playersControl), timeNames(all, none), slices.Index(all, chosen), func(i int) { change(all[i]) })
	}
	set := func(minutes, seconds int) {
		other := s.setup()
		other.Clock = seating.ClockOf(minutes, seconds)
		s.of.choose(other, nil)
	}
	return row(text.T("chess.offer.minutes"), minutes, base, text.T("chess.offer.minutes.none"), func(n int) { set(n, more) }),
		row(text.T("chess.offer.seconds"), seconds, more, "", func(n int) { set(base, n) })
}

// named is a layout of a seat's choice, with the field of a person's name between its label and its values.
type named struct{}

func (named) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widget.Put(o[0], 0, 0, size.Width, size.Height)
	if len(o) > 1 {
		high := min(o[1].MinSize().Height, size.Height)
		left := size.Width - theme.U(playersControl+nameApart+nameWidth)
		widget.Put(o[1], left, (size.Height-high)/2, theme.U(nameWidth), high)
	}
}

func (named) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }
