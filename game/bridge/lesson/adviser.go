package lesson

import (
	"context"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// Adviser gives the hints in a step: what the step teaches, and otherwise the players' act by rules of thumb. A learner
// who follows them all passes.
type Adviser struct{ step Step }

// Adviser returns the player that gives the hints in a step.
func (s Step) Adviser() Adviser { return Adviser{s} }

// Advise returns the recommended act, and the reason; errors are as with [bot.Advise].
func (a Adviser) Advise(ctx context.Context, v bridge.View) (bot.Advice, error) {
	advice, err := bot.Advise(ctx, v)
	if err != nil || v.Phase() != bridge.PlayPhase {
		return advice, err
	}
	better, ok := a.card(v, advice.Event.Card)
	if !ok || better == advice.Event.Card {
		return advice, nil
	}
	return bot.Advice{Event: bridge.Played(better), Reason: bot.Player{}.Why(v, better), Suit: better.Suit}, nil
}

// card returns the card that the step teaches, given the players' card c; ok is false if it teaches none.
func (a Adviser) card(v bridge.View, c card.Card) (better card.Card, ok bool) {
	legal := v.LegalPlays()
	switch s := a.step; s.Kind() {
	case Carded:
		if s.played(s.board, c).Right {
			return c, true
		}
		for _, l := range legal.Cards() { // the lowest of the first suit with one that is right
			if s.played(s.board, l).Right && (!ok || l.Suit == better.Suit) {
				better, ok = l, true
			}
		}
	case Played:
		for _, taught := range s.Play.line() {
			if legal.Has(taught.card) {
				return taught.card, true
			}
		}
	}
	return better, ok
}

// taught is a card of a line, and the name of the message that says why it is played; or "".
type taught struct {
	card card.Card
	why  string
}

// line reads [Play.Line]. What can't be read is left out, which parse doesn't let through.
func (p Play) line() (line []taught) {
	for _, text := range strings.Fields(p.Line) {
		name, why, _ := strings.Cut(text, ":")
		if c, err := card.Parse(name); err == nil {
			line = append(line, taught{c, why})
		}
	}
	return line
}

// Why returns the name of the step's own message that says why a hint plays a card, hint.<name>; "" if the step has none for it.
func (s Step) Why(c card.Card) string {
	if s.Play == nil {
		return ""
	}
	for _, taught := range s.Play.line() {
		if taught.card == c {
			return taught.why
		}
	}
	return ""
}

// Whys returns the names of all such messages of the step.
func (s Step) Whys() (names []string) {
	if s.Play == nil {
		return nil
	}
	for _, taught := range s.Play.line() {
		if taught.why != "" && !slices.Contains(names, taught.why) {
			names = append(names, taught.why)
		}
	}
	return names
}
