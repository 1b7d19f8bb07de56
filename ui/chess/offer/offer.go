// Package offer is the home screen's part for octagonal chess: the game in progress, a new one with its choices, and
// one from a written position or game.
package offer

import (
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/emblem"
	"github.com/superbridge/superbridge/ui/chess/seating"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/outcome"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Progress is the state of the game that can be continued.
type Progress struct {
	Variant chess.Variant
	Turn    int        // its number, from 1
	Army    chess.Army // in turn
	Yours   bool       // it is a user's turn
}

// Options are the initial choices and callbacks. All callbacks are required, but OnContinue only with Progress.
type Options struct {
	Setup    seating.Setup
	Progress *Progress // nil if there is no game to continue
	Memory   outcome.Tally

	// OnSetup saves another setup in the background; kept receives the result unless the screen has been left by then.
	OnSetup    func(s seating.Setup, kept func(error))
	OnNew      func(seating.Setup)
	OnFrom     func(seating.Setup, chess.Game) // continues a game, or starts from a position
	OnSetUp    func(*chess.Position)           // sets up the board, from a position or from what was there last
	OnContinue func()
	OnPuzzles  func()
}

// Game is the game that is offered.
type Game struct {
	art     *widget.Art
	options Options
	home    family.Home // the last caller, or nil
}

// New returns a game with the previous choices.
func New(art *widget.Art, options Options) *Game { return &Game{art: art, options: options} }

// Remember makes the home screen show the user's results.
func (g *Game) Remember(m outcome.Tally) {
	if m == g.options.Memory {
		return
	}
	g.options.Memory = m
	if g.home != nil {
		g.home.Redraw()
	}
}

// Offer is that of a [family.Offering].
func (g *Game) Offer(home family.Home) family.Offer {
	g.home = home
	o := family.Offer{
		Name:      text.Game(chess.Name),
		Subtitle:  text.OfGame(chess.Name, "subtitle"),
		Picture:   func(*widget.Art) vector.Drawing { return emblem.Pieces() },
		Choices:   g.choices(),
		More:      []family.Action{{Label: g.playersLabel(), Key: "C", Do: g.openPlayers}},
		New:       family.Action{Label: text.OfGame(chess.Name, "new"), Do: func() { g.options.OnNew(g.options.Setup) }},
		Beside:    &family.Action{Label: g.houseLabel(), Key: "R", Do: g.openHouse},
		Panel:     g.panel,
		Below:     &family.Action{Label: text.T("chess.offer.puzzles"), Key: "X", Do: g.options.OnPuzzles},
		Elsewhere: []family.Action{{Label: text.T("chess.offer.from"), Key: "I", Do: g.openFrom}},
	}
	if p := g.options.Progress; p != nil {
		o.Continue = &family.Continue{
			Action: family.Action{Label: text.OfGame(chess.Name, "continue"), Do: g.options.OnContinue}, Stands: p.String(),
		}
	}
	return o
}

// String returns the line on the game to continue.
func (p Progress) String() string {
	id := "chess.offer.progress"
	if p.Yours {
		id = "chess.offer.progress.yours"
	}
	return text.T(id, "Variant", chesstext.Variant(p.Variant), "Turn", p.Turn, "Army", chesstext.Army(p.Army))
}

// choose saves another setup and shows it. If saving fails it holds until the window closes.
func (g *Game) choose(s seating.Setup, kept func(error)) {
	g.options.Setup = s
	g.options.OnSetup(s, kept)
	g.home.Redraw()
}

// choices returns the choices for a new game. Each is saved at once, and updates the words on the game.
func (g *Game) choices() []family.Choice {
	s := g.options.Setup
	v := s.Rules.Variant
	rows := []family.Choice{g.modeChoice(v), g.personsChoice(v), {
		Label: text.T("chess.offer.dice"), Options: []string{text.T("chess.offer.dice.without"), text.T("chess.offer.dice.with")},
		Chosen: map[bool]int{true: 1}[v.Dice],
		Choose: func(i int) {
			v.Dice = i == 1
			g.choose(s.With(v), nil)
		},
	}}
	return append(rows, g.seatChoice(s), g.levelChoice(s))
}

// modeChoice returns the choice of the fate of an army that loses its king.
func (g *Game) modeChoice(v chess.Variant) family.Choice {
	modes := []chess.Mode{chess.A1, chess.A2, chess.B}
	var names []string
	for _, m := range modes {
		names = append(names, text.T("chess.mode."+m.String()))
	}
	return family.Choice{Label: text.T("chess.offer.mode"), Options: names, Chosen: slices.Index(modes, v.Mode), Choose: func(i int) {
		v.Mode = modes[i]
		if !v.Valid() {
			v.Persons = 4
		}
		g.choose(g.options.Setup.With(v), nil)
	}}
}

// personsChoice returns the choice of the number of players.
func (g *Game) personsChoice(v chess.Variant) family.Choice {
	row := family.Choice{Label: text.T("chess.offer.persons")}
	var all []chess.Variant
	for n := uint8(4); n >= 2; n-- {
		variant := v
		if variant.Persons = n; variant.Valid() {
			all, row.Options = append(all, variant), append(row.Options, strconv.Itoa(int(n)))
		}
	}
	row.Chosen = slices.Index(all, v)
	row.Choose = func(i int) { g.choose(g.options.Setup.With(all[i]), nil) }
	return row
}

// seatChoice returns the choice of the user's army; several persons choose theirs on the sheet.
func (g *Game) seatChoice(s seating.Setup) family.Choice {
	if len(s.Persons()) > 1 {
		return family.Choice{Label: text.T("chess.offer.seat")}
	}
	seats := s.Seats()
	var names []string
	for _, a := range seats {
		names = append(names, chesstext.Armies(s.Commanded(a)))
	}
	return family.Choice{Label: text.T("chess.offer.seat"), Options: names, Chosen: slices.Index(seats, s.You()),
		Choose: func(i int) { g.choose(s.SitAt(seats[i]), nil) }}
}

// playersLabel returns the label of the button that opens the seats and the clock.
func (g *Game) playersLabel() string {
	if words := clockWords(g.options.Setup.Clock); words != "" {
		return text.T("chess.offer.players.with-clock", "Clock", words)
	}
	return text.T("chess.offer.players")
}

// levelChoice returns the choice of the computer players' level, if there are any.
func (g *Game) levelChoice(s seating.Setup) family.Choice {
	if len(s.Computers()) == 0 {
		return family.Choice{Label: text.T("chess.offer.level")}
	}
	levels := people.Levels
	if len(s.Computers()) > 1 {
		levels = append(slices.Clone(levels), people.Mixed)
	}
	var names []string
	for _, l := range levels {
		names = append(names, people.Level(l))
	}
	return family.Choice{Label: text.T("chess.offer.level"), Options: names, Chosen: slices.Index(levels, s.Level()),
		Choose: func(i int) { g.choose(s.AtLevel(levels[i]), nil) }}
}
