package text

import (
	"strings"

	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// System returns the name of a bidding system. That of a user's own is the title in its book.
func System(s bidding.System) string {
	if s.Shipped() {
		return text.T("system.name." + s.String())
	}
	return s.Title()
}

// Pair describes a pair of computer players: Standard · Expert · Bold. An ordinary style isn't mentioned.
func Pair(s bot.Sides, side card.Side) string {
	c := s.Cards()[side]
	words := []string{System(c.System), people.Level(s[side].Level.String())}
	if c.Style() != bidding.Ordinary {
		words = append(words, text.T("system.style."+c.Style().String()))
	}
	return strings.Join(words, " · ")
}
