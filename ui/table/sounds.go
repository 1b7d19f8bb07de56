package table

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/sound"
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
func Cues(old, new Model) []Cue {
	if new.Deal != old.Deal {
		if len(new.Events()) == 0 || old.Deal != (card.Deal{}) {
			return []Cue{{sound.Shuffle, 0}, {sound.Deal, sound.ShuffleTime}}
		}
		return nil
	}
	before, now := old.Events(), new.Events()
	if len(now) < len(before) || !slices.Equal(now[:len(before)], before) {
		return nil
	}
	var cues []Cue
	gathers := gathered(new) > gathered(old)
	if gathers {
		cues = append(cues, Cue{sound.Gather, 0})
	}
	called, doubled, played := false, false, false
	for _, e := range now[len(before):] {
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
	if c := new.Contract(); new.Over && !old.Over && !c.PassedOut() {
		result := Cue{Effect: sound.Down}
		if new.DeclarerTricks() >= new.Rules.Needs(c.Level) {
			result.Effect = sound.Made
		}
		if gathers {
			result.At = moveTime
		}
		cues = append(cues, result)
	}
	return cues
}

// gathered returns how many tricks have been taken off the table.
func gathered(m Model) int {
	if m.Waits {
		return len(m.Tricks()) - 1
	}
	return len(m.Tricks())
}

// atOnce returns the cues of a change that isn't shown as motion. There the cards of a new
// deal are with the players at once, and only the shuffle is left to hear.
func atOnce(cues []Cue) []Cue {
	return slices.DeleteFunc(slices.Clone(cues), func(c Cue) bool { return c.Effect == sound.Deal })
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
