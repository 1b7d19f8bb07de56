package lesson

import (
	"context"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// Adviser gives the hints in a step: what the step teaches, and for the rest what the players do by rules of thumb. Who takes each of
// them passes.
type Adviser struct{ step Step }

// Adviser returns who gives the hints in a step.
func (s Step) Adviser() Adviser { return Adviser{s} }

// Advise returns what to do next, and why; the error is as with [bot.Advise].
func (a Adviser) Advise(ctx context.Context, v bridge.View) (bot.Advice, error) {
	advice, err := bot.Advise(ctx, v)
	if err != nil || v.Phase() != bridge.PlayPhase {
		return advice, err
	}
	better, ok := a.card(v, advice.Event.Card)
	if !ok || better == advice.Event.Card {
		return advice, nil
	}
	return bot.Advice{Event: bridge.Played(better), Suit: better.Suit}, nil
}

// card returns the card that the step teaches, where the players would play c; ok is false if it teaches none.
func (a Adviser) card(v bridge.View, c card.Card) (better card.Card, ok bool) {
	legal := v.LegalPlays().Cards()
	switch s := a.step; s.Kind() {
	case Carded:
		if s.played(s.board, c).Right {
			return c, true
		}
		for _, l := range legal { // the lowest of the first suit with one that is right
			if s.played(s.board, l).Right && (!ok || l.Suit == better.Suit) {
				better, ok = l, true
			}
		}
	case Played:
		for _, text := range strings.Fields(s.Play.Line) {
			for _, l := range legal {
				if l.String() == text {
					return l, true
				}
			}
		}
	}
	return better, ok
}
