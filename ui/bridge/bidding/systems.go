package bidding

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// deck returns the index of the current deck.
func (e explorer) deck() int {
	return max(0, slices.IndexFunc(bidding.Games(), func(r bridge.Rules) bool { return r.Deck == e.rules.Deck }))
}

// setDeck shows the systems of another deck; for the deck of the game the screen was opened for, by its rules.
func (s *Screen) setDeck(i int) {
	r := bidding.Games()[i]
	if r.Deck == s.options.Rules.Deck && !s.options.Rules.Choices {
		r = s.options.Rules
	}
	e := s.explorer.by(r)
	if r.Deck != s.explorer.rules.Deck {
		e.cards = s.options.Of(r)
	}
	s.explore(e)
}

// systems returns the systems that can be bid with the deck, and those that have been chosen for it before and whose files are gone.
func (e explorer) systems() []bidding.System {
	all := slices.DeleteFunc(bidding.Systems(), func(y bidding.System) bool { return !y.Fits(e.rules) })
	for _, c := range e.cards {
		if y := c.System; y.Fits(e.rules) && !slices.Contains(all, y) {
			all = append(all, y)
		}
	}
	return all
}

// cardOf returns the convention card of a side, or the players' own system if the card isn't for the deck.
func (e explorer) cardOf(side card.Side) bidding.Card {
	if c := e.cards[side]; c.System.Fits(e.rules) {
		return c
	}
	return e.cards[side].By(bidding.Own)
}

// setSystem lets a side bid another system, with its usual conventions.
func (s *Screen) setSystem(side card.Side, i int) {
	s.setCard(side, s.explorer.cards[side].By(s.explorer.systems()[i]))
}

// nextSystem lets a side bid the next system.
func (s *Screen) nextSystem(side card.Side) {
	if all := s.explorer.systems(); len(all) > 1 {
		s.setSystem(side, (slices.Index(all, s.explorer.cardOf(side).System)+1)%len(all))
	}
}

// setCard gives a side another convention card, reports it, and shows the calls by it. The auction stays.
func (s *Screen) setCard(side card.Side, c bidding.Card) {
	if s.explorer.cards[side] == c {
		return
	}
	selected := s.selected
	s.explorer.cards[side] = c
	s.explore(s.explorer)
	if s.card {
		s.to(selected)
	}
	s.options.OnCards(s.explorer.rules, s.explorer.cards[s.options.Side], s.explorer.cards[s.options.Side.Other()], s.kept)
}

// kept shows that the last choice couldn't be saved, or removes that message.
func (s *Screen) kept(err error) {
	if err == nil && !s.unsaved {
		return
	}
	s.unsaved = err != nil
	s.Redraw()
}

// flip shows the convention card of the other side.
func (s *Screen) flip() {
	s.theirs, s.onCard = !s.theirs, 0
	s.explore(s.explorer)
}

// shownSide returns the side whose convention card is shown.
func (s *Screen) shownSide() card.Side {
	if s.theirs {
		return s.options.Side.Other()
	}
	return s.options.Side
}

// systemChoices returns the rows for choosing both sides' systems, none if there is no choice.
func (s *Screen) systemChoices() (rows []fyne.CanvasObject) {
	all := s.explorer.systems()
	if len(all) < 2 {
		return nil
	}
	var names []string
	for _, y := range all {
		name := bridgetext.System(y)
		if y.Err() != nil {
			name = text.T("system.faulty", "System", name)
		}
		names = append(names, name)
	}
	for _, of := range []struct {
		label string
		key   fyne.KeyName
		side  card.Side
	}{{"system.we-bid", oursKey, s.options.Side}, {"system.they-bid", theirsKey, s.options.Side.Other()}} {
		c := widget.NewChoice(s.art, text.T(of.label), theme.U(controlWidth), names, slices.Index(all, s.explorer.cardOf(of.side).System),
			func(i int) { s.setSystem(of.side, i) })
		c.Key = string(of.key)
		rows = append(rows, c)
	}
	return rows
}

// conventions returns the lines of the conventions of a card: each is switched on and off.
func conventions(c bidding.Card) (lines []line) {
	for _, v := range c.System.Conventions() {
		lines = append(lines, line{label: onOff(c.Has(v)), words: text.T("convention." + v.String()), convention: &v})
	}
	return lines
}

// cardings returns the lines of the agreements about leads and signals: each is switched on and off.
func cardings(c bidding.Card) (lines []line) {
	for _, a := range bidding.Cardings() {
		lines = append(lines, line{label: onOff(c.Plays(a)), words: text.T("carding." + a.String()), carding: &a})
	}
	return lines
}

// onOff is the label of a switch.
func onOff(on bool) string {
	if on {
		return text.T("system.on")
	}
	return text.T("system.off")
}
