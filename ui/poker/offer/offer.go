// Package offer is the home screen's part for progressive poker: the game in progress, a new one with its choices, and
// the players.
package offer

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/seating"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// Progress is the state of the game that can be continued.
type Progress struct {
	Hand  int // in progress or next, counted from 1
	Hands int // agreed number; 0 if the game is open
	Stack int // the user's
}

// Memory is the result of the last finished game. The zero value is that of a user who hasn't finished one yet.
type Memory struct {
	Chips   int // won by the user; negative for a loss
	Place   int // the user's, from 1; 0 if there is none
	Players int
}

// String describes the result in words, or returns "".
func (m Memory) String() string {
	id := "poker.offer.last.drawn"
	switch {
	case m.Place == 0:
		return ""
	case m.Chips > 0:
		id = "poker.offer.last.won"
	case m.Chips < 0:
		id = "poker.offer.last.lost"
	}
	return text.T(id, "Chips", pokertext.Chips(max(m.Chips, -m.Chips)), "Place", m.Place, "Players", m.Players)
}

// Options are the initial choices and callbacks. All callbacks are required, but OnContinue only with Progress.
type Options struct {
	Setup    seating.Setup
	Progress *Progress // nil if there is no game to continue

	Memory Memory

	OnSetup    func(seating.Setup) // saves another setup
	OnNew      func(seating.Setup)
	OnContinue func()
	OnPractice func() // leads to the exercises
	OnDaily    func() // leads to the hand of the day
}

// Evening is the game that is offered.
type Evening struct {
	options Options
	home    family.Home // the last caller, or nil
}

// New returns an evening with the previous choices.
func New(options Options) *Evening { return &Evening{options: options} }

// Remember makes the home screen show the result of the last game.
func (e *Evening) Remember(m Memory) {
	if m == e.options.Memory {
		return
	}
	e.options.Memory = m
	if e.home != nil {
		e.home.Redraw()
	}
}

// Offer is that of a [family.Offering].
func (e *Evening) Offer(home family.Home) family.Offer {
	e.home = home
	o := family.Offer{
		Name:     text.Game(poker.Name),
		Subtitle: text.OfGame(poker.Name, "subtitle"),
		Picture:  func(art *widget.Art) vector.Drawing { return cardart.Fan(straight, art.Style) },
		Deck:     true,
		Choices:  e.choices(home),
		New:      family.Action{Label: text.OfGame(poker.Name, "new"), Do: func() { e.options.OnNew(e.options.Setup) }},
		Panel:    e.panel,
		Elsewhere: []family.Action{
			{Label: text.T("poker.offer.daily"), Key: "Y", Do: e.options.OnDaily}, {Label: text.T("poker.offer.practice"), Key: "X", Do: e.options.OnPractice},
		},
	}
	if p := e.options.Progress; p != nil {
		o.Continue = &family.Continue{
			Action: family.Action{Label: text.OfGame(poker.Name, "continue"), Do: e.options.OnContinue}, Stands: p.String(),
		}
	}
	return o
}

// String returns the line on the game to continue.
func (p Progress) String() string {
	if p.Hands == 0 {
		return text.T("poker.offer.progress-open", "Hand", p.Hand, "Chips", pokertext.Chips(p.Stack))
	}
	return text.T("poker.offer.progress", "Hand", p.Hand, "Hands", p.Hands, "Chips", pokertext.Chips(p.Stack))
}

// choices returns the choices for a new game. Each is saved at once, and updates the words on the game.
func (e *Evening) choices(home family.Home) []family.Choice {
	choose := func(change func(*seating.Setup)) {
		change(&e.options.Setup)
		e.options.OnSetup(e.options.Setup)
		home.Redraw()
	}
	numbers := func(label string, values []int, of func(*seating.Setup) *int) family.Choice {
		var names []string
		for _, n := range values {
			names = append(names, number(n))
		}
		return family.Choice{
			Label: label, Options: names, Chosen: slices.Index(values, *of(&e.options.Setup)),
			Choose: func(i int) { choose(func(s *seating.Setup) { *of(s) = values[i] }) },
		}
	}
	var levels []string
	for _, l := range seating.Levels {
		levels = append(levels, people.Level(l))
	}
	return []family.Choice{
		numbers(text.T("poker.offer.opponents"), seating.Opponents, func(s *seating.Setup) *int { return &s.Opponents }),
		{
			Label: text.T("poker.offer.level"), Options: levels, Chosen: slices.Index(seating.Levels, e.options.Setup.Level),
			Choose: func(i int) { choose(func(s *seating.Setup) { s.Level = seating.Levels[i] }) },
		},
		numbers(text.T("poker.offer.hands"), seating.Hands, func(s *seating.Setup) *int { return &s.Hands }),
		numbers(text.T("poker.offer.point"), seating.Points, func(s *seating.Setup) *int { return &s.Point }),
		numbers(text.T("poker.offer.buy-in"), seating.BuyIns, func(s *seating.Setup) *int { return &s.BuyIn }),
	}
}

// number returns a number as it is offered; 0 is no limit.
func number(n int) string {
	if n == 0 {
		return text.T("poker.offer.open")
	}
	return text.Points(n)
}

const gap = 10

// panel shows the players and the agreed rules.
func (e *Evening) panel(art *widget.Art) fyne.CanvasObject {
	s, p := e.options.Setup, theme.Current()
	var faces []fyne.CanvasObject
	for i := range s.Opponents {
		person := people.All[i]
		face := art.Portrait(person.Card())
		face.SetMinSize(fyne.NewSquareSize(theme.U(widget.FaceSize)))
		faces = append(faces, widget.NewFace(art, face, person.Name(), people.Plays(s.LevelOf(i))))
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(gap)), widget.NewEven(theme.U(gap), faces...))
	say := func(words string, ink color.NRGBA) {
		line := widget.NewProse(art, words, theme.U(theme.BodyText), ink)
		line.Align, line.Wrap = fyne.TextAlignCenter, true
		lines.Add(line)
	}
	for _, words := range e.agreed() {
		say(words, p.Ink)
	}
	if last := e.options.Memory.String(); last != "" {
		say(last, p.Faint)
	}
	return lines
}

// agreed describes the agreed rules.
func (e *Evening) agreed() []string {
	s := e.options.Setup
	ends := text.T("poker.offer.ends.open")
	if s.Hands > 0 {
		ends = text.TN("poker.offer.ends", s.Hands)
	}
	return []string{text.TN("poker.offer.stakes", s.Point, "BuyIn", pokertext.Chips(s.BuyIn)), ends}
}

// straight is one to the ace, with the joker as its jack.
var straight = []card.Card{
	{Suit: card.Spades, Rank: card.Ace},
	{Suit: card.Hearts, Rank: card.King},
	{Suit: card.Clubs, Rank: card.Queen},
	card.Joker,
	{Suit: card.Diamonds, Rank: card.Ten},
}
