package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// Cues returns what is to be heard when the table goes from one model to another. Only
// what has been done since sounds: not what was taken back, nor a board that is taken up
// in the middle. However much happened at once, each effect is heard once.
//
// A deal is heard if it is seen: if calls have been made already the cards are with the
// players at once, and only the calls are new.
func Cues(old, new Model) []cardtable.Cue {
	before, now := old.Table.Events(), new.Table.Events()
	switch {
	case new.Laid && new.Deal != old.Deal:
		return nil
	case new.Deal != old.Deal && len(now) == 0:
		// Where no motion is seen the cards are with the players at once, and only the shuffle is left to hear.
		return []cardtable.Cue{{Effect: sound.Shuffle}, {Effect: sound.Deal, At: sound.ShuffleTime, Seen: true}}
	case new.Deal != old.Deal && old.Deal != (card.Deal{}):
		return cuesOf(now)
	case new.Deal != old.Deal || len(now) < len(before) || !slices.Equal(now[:len(before)], before):
		return nil
	}
	var cues []cardtable.Cue
	gathers := gathered(new) > gathered(old)
	if gathers {
		cues = append(cues, cardtable.Cue{Effect: sound.Gather})
	}
	cues = append(cues, cuesOf(now[len(before):])...)
	if c := new.Table.Contract(); new.Over && !old.Over && !c.PassedOut() {
		result := cardtable.Cue{Effect: sound.Down}
		if new.Table.DeclarerTricks() >= new.Table.Rules.Needs(c.Level) {
			result.Effect = sound.Made
		}
		if gathers {
			result.At = cardtable.MoveTime
		}
		cues = append(cues, result)
	}
	return cues
}

// cuesOf returns what is to be heard of calls, of the choice of a contract, and of cards.
func cuesOf(events []bridge.Event) (cues []cardtable.Cue) {
	called, doubled, played := false, false, false
	for _, e := range events {
		switch {
		case e.Kind == bridge.CallKind && (e.Call == bridge.Double || e.Call == bridge.Redouble):
			doubled = true
		case e.Kind == bridge.CallKind, e.Kind == bridge.ChooseKind:
			called = true
		case e.Kind == bridge.PlayKind:
			played = true
		}
	}
	switch {
	case doubled:
		cues = append(cues, cardtable.Cue{Effect: sound.Double})
	case called:
		cues = append(cues, cardtable.Cue{Effect: sound.Call})
	}
	if played {
		cues = append(cues, cardtable.Cue{Effect: sound.Card, At: cardtable.Landed})
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

// audible reports whether a deal is heard. Where nothing is, as without a device, nobody waits for the shuffle.
func (s *Surface) audible() bool { return s.Sound != nil && (s.Audible == nil || s.Audible()) }
