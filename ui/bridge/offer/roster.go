package offer

import (
	"context"
	"errors"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/roster"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Roster is an evening of five or six, and its state.
type Roster struct {
	Evening *roster.Evening // nil before one has begun
	Points  [][2]int        // of the rubbers that are finished, by their pairs
}

// Rosters holds an evening and its actions. The callbacks are nil for a game without such evenings.
type Rosters struct {
	Roster
	OnBegin func(roster.Evening)                                                     // saves a new evening in place of the last one
	OnPlay  func()                                                                   // opens the table of the next rubber, with the user
	OnLet   func(ctx context.Context, tell func(deal int), done func(Roster, error)) // makes the others play the next rubber
}

// next returns the number of the next rubber, from 1, and whether it has begun; ok is false after the last one.
func (r Roster) next() (number int, begun, ok bool) {
	number = len(r.Points) + 1
	return number, len(r.Evening.Sessions) >= number, number <= len(r.Evening.Rubbers())
}

// rubber returns the players of the rubber with a number.
func (r Roster) rubber(number int) roster.Rubber { return r.Evening.Rubbers()[number-1] }

// PlayerName returns the name of a player of an evening, from 1; that of the user is You.
func PlayerName(e roster.Evening, player int) string {
	switch {
	case player == e.Person:
		return text.T("roster.you")
	case player > e.Person:
		player--
	}
	return people.All[player-1].Name()
}

// hasRoster reports whether a game is one that five or six can play in turn: rubbers.
func (s *Session) hasRoster() bool {
	return s.options.Rosters.OnBegin != nil && HasRoster(s.options.Game)
}

// HasRoster reports whether rubbers of a game make an evening of five or six. (Rules: bridge-few, Five or six players.)
func HasRoster(r bridge.Rules) bool { return r.Name == bridge.Rubber().Name }

// rosterLabel returns the label of the button that opens the evening.
func (s *Session) rosterLabel() string {
	r := s.options.Rosters.Roster
	if r.Evening == nil {
		return text.T("roster.button")
	}
	number, _, ok := r.next()
	if !ok {
		return text.T("roster.button")
	}
	return text.T("roster.button.next", "Rubber", number, "Rubbers", len(r.Evening.Rubbers()), "Players", r.Evening.Players())
}

// rosterSheet is the sheet with the evening.
type rosterSheet struct {
	session *Session
	choices widget.Choices
	players int
	cancel  context.CancelFunc // of the others' current play
	deal    int                // of it
	said    string
	bad     bool
}

var (
	_ sheet.Sheet  = (*rosterSheet)(nil)
	_ sheet.Worker = (*rosterSheet)(nil)
	_ sheet.Closer = (*rosterSheet)(nil)
)

// OpenRoster shows the evening of five or six on the home screen that called last.
func (s *Session) OpenRoster() {
	if s.home != nil && s.hasRoster() {
		s.home.Push(&rosterSheet{session: s, players: roster.Fewest})
	}
}

// Working implements [sheet.Worker].
func (r *rosterSheet) Working() bool { return r.cancel != nil }

// Cancel implements [sheet.Worker].
func (r *rosterSheet) Cancel() {
	if r.cancel != nil {
		r.cancel()
	}
}

// Close implements [sheet.Closer].
func (r *rosterSheet) Close() { r.Cancel() }

// Enter implements [sheet.Sheet]: it begins an evening, or its next rubber.
func (r *rosterSheet) Enter() {
	s := r.session
	now := s.options.Rosters.Roster
	if r.Working() {
		return
	}
	if now.Evening == nil {
		r.begin()
		return
	}
	number, _, ok := now.next()
	if !ok {
		s.home.Remove(r)
		return
	}
	if _, plays := now.rubber(number).Pair(now.Evening.Person); plays {
		s.options.Rosters.OnPlay()
		return
	}
	r.let()
}

// begin begins an evening.
func (r *rosterSheet) begin() {
	e, err := roster.Begin(r.players)
	if err != nil {
		return // the choice has no other numbers
	}
	r.session.options.Rosters.Roster = Roster{Evening: &e}
	r.session.options.Rosters.OnBegin(e)
	r.session.home.Redraw()
}

// let has the others play the next rubber.
func (r *rosterSheet) let() {
	s := r.session
	ctx, cancel := context.WithCancel(context.Background())
	r.cancel, r.deal, r.said, r.bad = cancel, 1, "", false
	s.home.Redraw()
	s.options.Rosters.OnLet(ctx, func(deal int) {
		r.deal = deal
		s.home.Redraw()
	}, func(now Roster, err error) {
		cancel()
		r.cancel = nil
		switch {
		case errors.Is(err, context.Canceled):
			r.said = text.T("roster.cancelled")
		case err != nil:
			r.said, r.bad = text.T("roster.failed", "Error", err), true
		default:
			s.options.Rosters.Roster = now
		}
		s.home.Redraw()
	})
}

// again begins another evening.
func (r *rosterSheet) again() {
	if r.session.options.Rosters.Evening != nil && !r.Working() {
		r.session.options.Rosters.Roster, r.said = Roster{}, ""
		r.session.home.Redraw()
	}
}

// Key implements [sheet.Sheet].
func (r *rosterSheet) Key(key fyne.KeyName) { r.choices.Key(key) }

// Rune implements [sheet.Sheet].
func (r *rosterSheet) Rune(key rune) {
	if key == 'n' || key == 'N' {
		r.again()
	}
}

// rosterShares are the columns' shares of the width.
var rosterShares = []float32{1, 6.2, 2.6, 2.6}

const rosterControl = 240

// Build implements [sheet.Sheet].
func (r *rosterSheet) Build() fyne.CanvasObject {
	s := r.session
	now := s.options.Rosters.Roster
	p := theme.Current()
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(s.art, text.T("roster.title"), theme.U(theme.HeadingText), fyne.TextAlignLeading), r.say(text.T("roster.words"), false))
	r.choices.All = nil
	var buttons []fyne.CanvasObject
	button := func(label, key string, primary bool, do func()) {
		b := widget.NewButton(s.art, label, key, do)
		b.Primary = primary
		buttons = append(buttons, b)
	}
	switch {
	case now.Evening == nil:
		c := widget.NewChoice(s.art, text.T("roster.players"), theme.U(rosterControl),
			[]string{strconv.Itoa(roster.Fewest), strconv.Itoa(roster.Most)}, r.players-roster.Fewest, func(i int) {
				r.players = roster.Fewest + i
				s.home.Redraw()
			})
		r.choices.All = []*widget.Choice{c}
		r.choices.To(0)
		lines.Add(c)
		button(text.T("roster.begin"), text.T("key.enter"), true, r.Enter)
	case r.Working():
		r.addTable(lines, now)
		number, _, _ := now.next()
		words := widget.NewProse(s.art, text.T("roster.working", "Rubber", number, "Deal", r.deal), theme.U(theme.BodyText), p.Ink)
		lines.Add(words)
		button(text.T("roster.cancel"), text.T("key.escape"), false, r.Cancel)
	default:
		r.addTable(lines, now)
		label := r.verdict(now, lines)
		button(label, text.T("key.enter"), true, r.Enter)
		button(text.T("roster.again"), "N", false, r.again)
	}
	if r.said != "" {
		lines.Add(r.say(r.said, r.bad))
	}
	lines.Add(container.New(layout.NewCustomPaddedLayout(theme.U(6), 0, 0, 0), widget.NewEven(theme.U(10), buttons...)))
	return widget.NewSheet(theme.U(houseWidth), theme.U(gap), lines)
}

// verdict describes the next rubber or the winner, and returns the label of the button.
func (r *rosterSheet) verdict(now Roster, lines *fyne.Container) string {
	number, begun, ok := now.next()
	if !ok {
		totals := now.Evening.Totals(now.Points)
		best := slices.Max(totals)
		winner := slices.Index(totals, best) + 1
		switch {
		case slices.Contains(totals[winner:], best):
			lines.Add(r.say(text.T("roster.over.even"), false))
		case winner == now.Evening.Person:
			lines.Add(r.say(text.T("roster.over.you", "Points", text.Points(best)), false))
		default:
			lines.Add(r.say(text.T("roster.over", "Name", PlayerName(*now.Evening, winner), "Points", text.Points(best)), false))
		}
		return text.T("roster.close")
	}
	switch _, plays := now.rubber(number).Pair(now.Evening.Person); {
	case !plays:
		lines.Add(r.say(text.T("roster.out", "Rubber", number), false))
		return text.T("roster.let", "Rubber", number)
	case begun:
		return text.T("roster.go-on", "Rubber", number)
	}
	return text.T("roster.play", "Rubber", number)
}

// addTable adds the rubbers with their points, and the totals.
func (r *rosterSheet) addTable(lines *fyne.Container, now Roster) {
	e := *now.Evening
	row := func(head, next bool, cells ...string) {
		var objects []fyne.CanvasObject
		for i, said := range cells {
			ink := theme.Current().Ink
			if head {
				ink = theme.Current().Faint
			}
			cell := widget.NewProse(r.session.art, said, theme.U(theme.BodyText), ink)
			if cell.Bold = next; i == len(cells)-1 {
				cell.Align = fyne.TextAlignTrailing
			}
			objects = append(objects, cell)
		}
		lines.Add(widget.NewCells(rosterShares, objects...))
	}
	name := func(player int) string { return PlayerName(e, player) }
	row(true, false, text.T("roster.head.rubber"), text.T("roster.head.pairs"), text.T("roster.head.out"), text.T("roster.head.points"))
	following, _, _ := now.next()
	for i, rubber := range e.Rubbers() {
		first, second := rubber.Pairs[0], rubber.Pairs[1]
		out := name(rubber.Out[0])
		if len(rubber.Out) > 1 {
			out = text.T("roster.outs", "First", out, "Second", name(rubber.Out[1]))
		}
		points := ""
		if i < len(now.Points) {
			points = text.T("roster.points", "First", text.Points(now.Points[i][0]), "Second", text.Points(now.Points[i][1]))
		}
		row(false, i+1 == following, strconv.Itoa(i+1),
			text.T("roster.pairs", "First", name(first[0]), "Second", name(first[1]), "Third", name(second[0]), "Fourth", name(second[1])), out, points)
	}
	var faces []fyne.CanvasObject
	for i, total := range e.Totals(now.Points) {
		cell := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)),
			widget.NewHeading(r.session.art, name(i+1), theme.U(theme.BodyText), fyne.TextAlignCenter),
			r.session.centred(text.Points(total), theme.BodyText, theme.Current().Ink))
		faces = append(faces, cell)
	}
	lines.Add(container.New(layout.NewCustomPaddedLayout(theme.U(6), 0, 0, 0), widget.NewEven(theme.U(8), faces...)))
}

// say returns a text that wraps.
func (r *rosterSheet) say(words string, bad bool) *widget.Prose {
	p := widget.NewProse(r.session.art, words, theme.U(theme.BodyText), theme.Current().Faint)
	if p.Wrap = true; bad {
		p.Ink = theme.Current().Bad
	}
	return p
}
