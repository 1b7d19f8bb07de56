package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// Cues returns the sounds of a change from one model to another. Only new events sound: neither what was taken back,
// nor a board that is resumed in the middle. Each effect is played once, however much happened at once.
//
// A deal is heard if it is seen: if calls have been made already the cards are with the players at once, and only the
// calls are new.
func Cues(old, new Model) []cardtable.Cue {
	before, now := old.Table.Events(), new.Table.Events()
	switch {
	case new.Laid && new.Deal != old.Deal:
		return nil
	case new.Deal != old.Deal && len(now) == 0:
		// Without animation the cards are with the players at once, and only the shuffle is heard.
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

// cuesOf returns the sounds of calls, of the choice of a contract, and of cards.
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

// gathered returns the number of tricks that have been taken off the table.
func gathered(m Model) int {
	if m.Waits {
		return len(m.Table.Tricks()) - 1
	}
	return len(m.Table.Tricks())
}

// audible reports whether a deal is heard. If it isn't, as without a device, the table doesn't wait for the shuffle.
func (s *Surface) audible() bool { return s.Sound != nil && (s.Audible == nil || s.Audible()) }
