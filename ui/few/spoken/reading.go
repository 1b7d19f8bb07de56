package spoken

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// read reads an act as it is typed; ok is false if it is none.
func (s Seen) read(typed string) (e few.Event, ok bool) {
	words := spoken.Fields(typed)
	switch s.Stage() {
	case few.StageGiving:
		return chosen(words, few.Given)
	case few.StageExchanging:
		return chosen(words, few.Thrown)
	case few.StageReserving:
		return chosen(words, few.Reserved)
	case few.StageBidding:
		return s.readCall(words)
	case few.StageNaming:
		return s.readName(strings.Join(words, ""))
	case few.StagePlaying:
		if c, ok := typing.ReadCard(strings.Join(words, "")); ok {
			return few.Played(c), true
		}
	}
	return e, false
}

// chosen reads cards, with spaces between them.
func chosen(words []string, made func(card.Hand) few.Event) (e few.Event, ok bool) {
	var hand card.Hand
	for _, w := range words {
		c, ok := typing.ReadCard(w)
		if !ok || hand.Has(c) {
			return e, false
		}
		hand = hand.With(c)
	}
	return made(hand), len(words) > 0
}

// readCall reads a call, with the packet behind it where one is chosen.
func (s Seen) readCall(words []string) (e few.Event, ok bool) {
	packet := few.NoPacket
	if n := len(words) - 1; n > 0 && s.picksPacket() {
		for _, p := range []few.Packet{few.Open, few.Closed} {
			if slices.Contains([]string{p.String(), p.String()[:1], text.T("spoken.few.packet." + p.String())}, words[n]) {
				packet, words = p, words[:n]
				break
			}
		}
	}
	c, ok := s.call(strings.Join(words, ""))
	return few.CalledWith(c, packet), ok
}

// call reads a call: a bid of a level or of points, a pass, a double or a redouble.
func (s Seen) call(word string) (c few.Call, ok bool) {
	if level, nullo := strings.CutSuffix(word, "o"); nullo && len(level) == 1 && level[0] >= '1' && level[0] <= '9' {
		return few.Bid(int(level[0]-'0'), few.Nullo), true
	}
	if c, err := few.ParseCall(word); err == nil && c.Kind == few.NumberCall {
		return c, true
	}
	read, ok := typing.ReadCall(word, s.redoubles())
	return callOf(read), ok
}

// redoubles returns the redouble if that may be called and a double may not: an x is a redouble then.
func (s Seen) redoubles() []bridge.Call {
	if legal := s.LegalCalls(); slices.Contains(legal, few.Redouble) && !slices.Contains(legal, few.Double) {
		return []bridge.Call{bridge.Redouble}
	}
	return []bridge.Call{bridge.Double}
}

// callOf returns a call of bridge as one of these games.
func callOf(c bridge.Call) few.Call {
	switch c {
	case bridge.Pass:
		return few.Pass
	case bridge.Double:
		return few.Double
	case bridge.Redouble:
		return few.Redouble
	}
	return few.Bid(c.Level(), few.Strain(c.Strain()))
}

// readName reads the name of trumps, or a pass, a double or a redouble.
func (s Seen) readName(word string) (e few.Event, ok bool) {
	if word == "o" {
		return few.Named(few.Nullo), true
	}
	if strain, whole, _ := typing.Strain(word); whole {
		return few.Named(few.Strain(strain)), true
	}
	c, ok := s.call(word)
	return few.Called(c), ok
}
