package past

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// game is a game in a list, be it of sessions or of parts.
type game struct {
	chessstore.Summary
	family *Family
}

// persons returns the number of persons at the board.
func (g game) persons() (n int) {
	for _, s := range g.Seats {
		if s.Person {
			n++
		}
	}
	return n
}

// variant names the variant.
func (g game) variant() string { return chesstext.Variant(g.Rules.Variant) }

// turns describes the number of turns.
func (g game) turns() string {
	return text.TN("chess.past.turns", g.Turns, "Turns", text.Points(g.Turns))
}

// verdict describes the result of a game: for the user, if there is only one.
func (g game) verdict() string {
	switch {
	case !g.Over:
		return text.T("history.going-on")
	case g.Person == chess.NoArmy && g.Result.Winners != 0:
		return text.TN("chess.past.winners", g.Result.Winners.Len(), "Armies", chesstext.Armies(g.Result.Winners))
	case g.Won > 0:
		return text.T("chess.past.won")
	case g.Won < 0:
		return text.T("chess.past.lost")
	}
	return text.T("chess.past.drawn")
}

// end describes in a few words how a game ended; "" if it is in progress.
func (g game) end() string {
	if !g.Over || g.Result.How == chess.Unfinished {
		return ""
	}
	return text.T("chess.past.end." + g.Result.How.String())
}

// points returns the user's points, as written in a table; "" during the game or unless there is exactly one user.
func (g game) points() string {
	if !g.Over || g.Person == chess.NoArmy {
		return ""
	}
	return pointsWords(g.Points)
}

// pointsWords writes points: 1, or a part of it in hundredths.
func pointsWords(points float64) string {
	switch points {
	case 0:
		return "0"
	case 1:
		return "1"
	case 0.5:
		return "½"
	}
	return text.Decimal(int(100*points + 0.5))
}

// name returns the name of a sitter: the user is you, and one without a name is named by colour.
func (g game) name(s chessstore.Seat) string {
	switch {
	case s.Army == g.Person:
		return text.T("chess.you")
	case s.Name != "" && s.Name != s.Level:
		return text.Spelled(s.Name)
	}
	return chesstext.Army(s.Army)
}

// against names the user's opponents, or all players.
func (g game) against() string {
	var names []string
	for _, s := range g.Seats {
		if s.Army != g.Person {
			names = append(names, g.name(s))
		}
	}
	id := "chess.past.against"
	if g.Person == chess.NoArmy {
		id = "chess.past.among"
	}
	return text.T(id, "Names", strings.Join(names, ", "))
}

// special returns the marks of a special game, if any.
func (g game) special() (parts []string) {
	if g.FromPosition {
		parts = append(parts, text.T("chess.past.from-position"))
	}
	if g.Kind == storage.Branch {
		parts = append(parts, text.T("history.branch"))
	}
	return parts
}

// about describes in a line the variant, the players, and the state of the game.
func (g game) about() string {
	parts := []string{text.Game(chess.Name), g.variant(), g.turns()}
	if g.Person != chess.NoArmy {
		parts = append(parts, text.T("chess.past.as", "Army", chesstext.Army(g.Person)))
	}
	return strings.Join(append(append(parts, g.against()), g.special()...), history.Dot)
}

// actions returns the actions for a game, in the trash or not.
func (g game) actions(trashed bool) (all []history.Action) {
	o := g.family.options
	add := func(label string, key fyne.KeyName, primary bool, do func(int64)) {
		if do != nil {
			all = append(all, history.Action{Label: text.T(label), Key: key, Primary: primary, Do: func() { do(g.Summary.ID) }})
		}
	}
	goesOn := !g.Over && !trashed
	if goesOn && g.persons() > 0 {
		add("history.continue", fyne.KeyP, true, o.OnOpen)
	}
	add("history.review", fyne.KeyReturn, !goesOn, o.OnReview)
	if goesOn && g.persons() == 0 {
		add("chess.past.play-on", fyne.KeyP, false, o.OnPlayOn)
	}
	if g.persons() > 0 && !goesOn {
		add("chess.past.again", fyne.KeyN, false, o.OnAgain)
	}
	return all
}

// session is a game in the list of sessions.
type session struct{ game }

var _ history.Session = session{}

// ID implements [history.Session].
func (s session) ID() int64 { return s.Summary.ID }

// Marks implements [history.Session].
func (s session) Marks() storage.Marks { return s.Summary.Marks }

// With implements [history.Session].
func (s session) With(m storage.Marks) history.Session {
	s.Summary.Marks = m
	return s
}

// WithStar implements [history.Session].
func (s session) WithStar(_ int, starred bool) history.Session {
	s.PartMarks.Starred = starred
	return s
}

// Row implements [history.Session].
func (s session) Row(now time.Time) history.Row {
	when := history.When(s.Started, now)
	row := history.Row{Title: when, End: s.verdict(), Gain: s.Won, Starred: s.Starred, Line: s.about(), Chips: []history.Chip{s.chip()}}
	if s.Name != "" {
		row.Title, row.Line = s.Name, when+history.Dot+row.Line
	}
	return row
}

// chip returns the game's result in the shortest form.
func (s session) chip() history.Chip {
	c := history.Chip{Words: s.points(), Gain: s.Won, Starred: s.PartMarks.Starred, Says: s.verdict()}
	if c.Words == "" {
		c.Words = text.T("chess.past.chip.none")
	}
	if end := s.end(); end != "" {
		c.Says = text.T("chess.past.chip.says", "Result", s.verdict(), "How", end)
	}
	if c.Starred {
		c.Says += "\n" + text.T("chess.past.chip.starred")
	}
	return c
}

// Head implements [history.Session].
func (s session) Head(now time.Time) (title, lines []string) {
	if s.Name != "" {
		title = append(title, s.Name)
	}
	parts := []string{history.When(s.Started, now), text.Game(chess.Name), s.variant()}
	if s.Clock.On() {
		parts = append(parts, clockWords(s.Clock))
	}
	lines = []string{strings.Join(append(parts, s.special()...), history.Dot), s.opponents()}
	if s.Damage != nil {
		lines = append(lines, history.Damaged(s.Damage))
	}
	return append(title, s.verdict()), lines
}

// clockWords describes the time of each player.
func clockWords(c chessstore.Clock) string {
	minutes := text.Decimal(int(100 * c.Base.Minutes()))
	if c.Base%time.Minute == 0 {
		minutes = text.Points(int(c.Base.Minutes()))
	}
	return text.T("chess.past.clock", "Minutes", minutes, "Seconds", c.Increment.Seconds())
}

// opponents names the other players, with their levels.
func (s session) opponents() string {
	var names []string
	for _, seat := range s.Seats {
		if seat.Army != s.Person {
			names = append(names, s.withLevel(seat))
		}
	}
	id := "chess.past.opponents"
	if s.Person == chess.NoArmy {
		id = "chess.past.among"
	}
	return text.T(id, "Names", strings.Join(names, ", "))
}

// withLevel names a sitter, with the level.
func (g game) withLevel(s chessstore.Seat) string {
	if !slices.Contains(people.Levels, s.Level) { // other programs have other players
		return g.name(s)
	}
	return text.T("chess.past.with-level", "Name", g.name(s), "Level", text.T("chess.past.level."+s.Level))
}

// sitter names the sitter of a seat whose colour is shown already: a nameless one only by the level.
func (g game) sitter(s chessstore.Seat) string {
	if slices.Contains(people.Levels, s.Level) && g.name(s) == chesstext.Army(s.Army) {
		return people.Plays(s.Level)
	}
	return g.withLevel(s)
}

// Columns implements [history.Session].
func (s session) Columns() []string {
	return []string{text.T("chess.past.column.game"), text.T("chess.past.column.end"), text.T("chess.past.column.turns"), text.T("chess.past.column.points")}
}

// Actions implements [history.Session].
func (s session) Actions() []history.Action { return s.actions(false) }

// Trashed implements [history.Session].
func (s session) Trashed() (time.Time, bool) { return s.Deleted, !s.Deleted.IsZero() }

// Gone implements [history.Session].
func (s session) Gone() string { return text.T("chess.past.gone") }
