// Package offer is the home screen's part for bridge for two and three: the session in progress, a new one with its
// choices, and the players.
package offer

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/emblem"
	"github.com/superbridge/superbridge/ui/few/seating"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/outcome"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Progress is the state of the session that can be continued.
type Progress struct {
	Kind   few.Kind
	Deal   int           // in progress or next, counted from 1
	Names  fewtext.Names // of the players
	Totals []int         // points of each player
}

// String returns the line on the session to continue.
func (p Progress) String() string {
	values := []any{"Deal", p.Deal}
	for i, points := range p.Totals {
		letter := string(rune('A' + i))
		values = append(values, "Name"+letter, p.Names.Name(few.Player(i)), "Points"+letter, text.Points(points))
	}
	if len(p.Totals) == 3 {
		return text.T("few.offer.progress-three", values...)
	}
	return text.T("few.offer.progress", values...)
}

// Options are the initial choices and callbacks. All callbacks are required, but OnContinue only with Progress.
type Options struct {
	Setup    seating.Setup
	Progress *Progress // nil if there is no session to continue
	Memory   outcome.Tally

	// OnSetup saves another setup in the background; kept receives the result unless the screen has been left by then.
	OnSetup    func(s seating.Setup, kept func(error))
	OnNew      func(seating.Setup)
	OnContinue func()
}

// Game is a game that is offered.
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
	r := g.options.Setup.Rules()
	o := family.Offer{
		Name:     text.Game(r.Name),
		Subtitle: text.OfGame(r.Name, "subtitle", "Cards", r.Deck.Len()),
		Picture:  func(art *widget.Art) vector.Drawing { return emblem.Cards(r.Name, art.Style) },
		Deck:     true,
		Choices:  []family.Choice{g.levelChoice(), g.playerChoice()},
		New:      family.Action{Label: text.OfGame(r.Name, "new"), Do: func() { g.options.OnNew(g.options.Setup) }},
		Beside:   &family.Action{Label: g.houseLabel(), Key: "R", Do: g.openHouse},
		Panel:    g.panel,
	}
	if p := g.options.Progress; p != nil {
		o.Continue = &family.Continue{Action: family.Action{Label: text.OfGame(r.Name, "continue"), Do: g.options.OnContinue}, Stands: p.String()}
	}
	return o
}

// choose saves another setup and shows it. If saving fails it holds until the window closes.
func (g *Game) choose(s seating.Setup, kept func(error)) {
	g.options.Setup = s
	g.options.OnSetup(s, kept)
	g.home.Redraw()
}

// levelChoice returns the choice of the computer players' level.
func (g *Game) levelChoice() family.Choice {
	s := g.options.Setup
	levels := seating.Levels(s.Kind)
	var names []string
	for _, l := range levels {
		names = append(names, people.Level(l))
	}
	label := text.TN("few.offer.level", s.Rules().Players()-1, "Name", people.All[0].Name())
	return family.Choice{Label: label, Options: names, Chosen: slices.Index(levels, s.Level), Choose: func(i int) {
		s.Level = levels[i]
		g.choose(s, nil)
	}}
}

// playerChoice returns the choice of who deals first, or sits alone first: the user, or one of the others from the
// user's left on.
func (g *Game) playerChoice() family.Choice {
	s := g.options.Setup
	n := few.Player(s.Rules().Players())
	c := family.Choice{Label: text.T("few.offer.deals"), Options: []string{text.T("few.you")}}
	if s.Kind == few.BridgeForThree {
		c.Label = text.T("few.offer.alone")
	}
	for i := range n - 1 {
		c.Options = append(c.Options, people.All[i].Name())
	}
	c.Chosen = int((n - s.Player) % n)
	c.Choose = func(i int) {
		s.Player = (n - few.Player(i)) % n
		g.choose(s, nil)
	}
	return c
}

const gap = 10

// panel shows the players, the agreed rules and the user's results.
func (g *Game) panel(art *widget.Art) fyne.CanvasObject {
	s, p := g.options.Setup, theme.Current()
	var faces []fyne.CanvasObject
	for _, o := range s.Opponents() {
		face := art.Portrait(o.Person.Card())
		face.SetMinSize(fyne.NewSquareSize(theme.U(widget.FaceSize)))
		faces = append(faces, widget.NewFace(art, face, o.Person.Name(), people.Plays(o.Level)))
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(gap)), widget.NewEven(theme.U(gap), faces...))
	say := func(words string, ink color.NRGBA) {
		if words == "" {
			return
		}
		line := widget.NewProse(art, words, theme.U(theme.BodyText), ink)
		line.Align, line.Wrap = fyne.TextAlignCenter, true
		lines.Add(line)
	}
	for _, words := range agreed(s.Rules()) {
		say(words, p.Ink)
	}
	say(g.options.Memory.Words("few.offer.last.won", "few.offer.last.drawn", "few.offer.last.lost"), p.Faint)
	return lines
}

// agreed describes the conditions for winning.
func agreed(r few.Rules) []string {
	all := []string{text.T("few.offer.agreed", "Game", r.Sheet.Game, "Games", r.Sheet.GamesToWin)}
	if r.Rubbers() > 1 {
		all = append(all, text.TN("few.offer.rubbers", r.Rubbers()))
	}
	return all
}
