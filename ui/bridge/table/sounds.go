package table

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// Cue is a sound that goes with a change of the table.
type Cue struct {
	Effect sound.Effect
	At     time.Duration // from the start of what moves, where anything does
}

// landed is when a card that is played should sound: it takes a little until it is heard.
const landed = moveTime - sound.Latency

// Cues returns what is to be heard when the table goes from one model to another. Only
// what has been done since sounds: not what was taken back, nor a board that is taken up
// in the middle. However much happened at once, each effect is heard once.
//
// A deal is heard if it is seen: if calls have been made already the cards are with the
// players at once, and only the calls are new.
func Cues(old, new Model) []Cue {
	before, now := old.Table.Events(), new.Table.Events()
	switch {
	case new.Deal != old.Deal && len(now) == 0:
		return []Cue{{sound.Shuffle, 0}, {sound.Deal, sound.ShuffleTime}}
	case new.Deal != old.Deal && old.Deal != (card.Deal{}):
		return cuesOf(now)
	case new.Deal != old.Deal || len(now) < len(before) || !slices.Equal(now[:len(before)], before):
		return nil
	}
	var cues []Cue
	gathers := gathered(new) > gathered(old)
	if gathers {
		cues = append(cues, Cue{sound.Gather, 0})
	}
	cues = append(cues, cuesOf(now[len(before):])...)
	if c := new.Table.Contract(); new.Over && !old.Over && !c.PassedOut() {
		result := Cue{Effect: sound.Down}
		if new.Table.DeclarerTricks() >= new.Table.Rules.Needs(c.Level) {
			result.Effect = sound.Made
		}
		if gathers {
			result.At = moveTime
		}
		cues = append(cues, result)
	}
	return cues
}

// cuesOf returns what is to be heard of calls and cards.
func cuesOf(events []bridge.Event) (cues []Cue) {
	called, doubled, played := false, false, false
	for _, e := range events {
		switch {
		case e.Kind == bridge.CallKind && (e.Call == bridge.Double || e.Call == bridge.Redouble):
			doubled = true
		case e.Kind == bridge.CallKind:
			called = true
		case e.Kind == bridge.PlayKind:
			played = true
		}
	}
	switch {
	case doubled:
		cues = append(cues, Cue{sound.Double, 0})
	case called:
		cues = append(cues, Cue{sound.Call, 0})
	}
	if played {
		cues = append(cues, Cue{sound.Card, landed})
	}
	return cues
}

// gathered returns how many tricks have been taken off the table.
func gathered(m Model) int {
	if m.Waits {
		return len(m.Table.Tricks()) - 1
	}
	return len(m.Table.Tricks())
}

// atOnce returns the cues of a change that isn't shown as motion. There the cards of a new
// deal are with the players at once, and only the shuffle is left to hear.
func atOnce(cues []Cue) []Cue {
	return slices.DeleteFunc(slices.Clone(cues), func(c Cue) bool { return c.Effect == sound.Deal })
}

// deal returns the motions of a deal as they go with its sound. Where nothing is heard, as
// without a device, nobody waits for the shuffle.
func (s *Surface) deal(motions []Motion) []Motion {
	if s.Sound == nil || s.Audible != nil && !s.Audible() {
		return motions
	}
	return shuffled(motions)
}

// hear plays cues now.
func (s *Surface) hear(cues []Cue) {
	if s.Sound == nil {
		return
	}
	for _, c := range cues {
		s.Sound(c.Effect)
	}
}
