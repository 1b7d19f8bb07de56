package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// Cues returns the sounds of a change from one model to another. Only new events sound: neither what was taken back,
// nor a deal that is resumed in the middle. Each effect is played once, however much happened at once.
func Cues(old, new Model) (cues []cardtable.Cue) {
	switch {
	case !new.shown():
		return nil
	case new.fresh() && (!old.shown() || old.Number != new.Number):
		// Without animation the cards are with the players at once, and only the shuffle is heard.
		return []cardtable.Cue{{Effect: sound.Shuffle}, {Effect: sound.Deal, At: sound.ShuffleTime, Seen: true}}
	case !old.shown():
		return nil
	}
	now, done := new.Table.Events(), 0
	if old.Number == new.Number {
		before := old.Table.Events()
		if done = len(before); len(now) < done || !slices.Equal(now[:done], before) {
			return nil
		}
	}
	gathers := gathered(new) > gathered(old) && old.Number == new.Number
	if gathers && !new.Over {
		cues = append(cues, cardtable.Cue{Effect: sound.Gather})
	}
	cues = append(cues, cuesOf(now[done:])...)
	if c := new.Table.Contract(); new.Over && !old.Over && !c.PassedOut() {
		result := cardtable.Cue{Effect: sound.Down}
		if new.Table.Rules().Missing(c, new.Table.DeclarerTricks()) <= 0 {
			result.Effect = sound.Made
		}
		if gathers {
			result.At = cardtable.MoveTime
		}
		cues = append(cues, result)
	}
	return cues
}

// cuesOf returns the sounds of events.
func cuesOf(events []few.Event) (cues []cardtable.Cue) {
	called, doubled, played, moved := false, false, false, false
	for _, e := range events {
		switch {
		case e.Kind == few.Calling && (e.Call.Kind == few.DoubleCall || e.Call.Kind == few.RedoubleCall):
			doubled = true
		case e.Kind == few.Calling, e.Kind == few.Naming:
			called = true
		case e.Kind == few.Playing:
			played = true
		case e.Kind == few.Giving, e.Kind == few.Reserving, e.Kind == few.Throwing && e.Count > 0:
			moved = true
		}
	}
	switch {
	case doubled:
		cues = append(cues, cardtable.Cue{Effect: sound.Double})
	case called:
		cues = append(cues, cardtable.Cue{Effect: sound.Call})
	}
	if played || moved {
		cues = append(cues, cardtable.Cue{Effect: sound.Card, At: cardtable.Landed})
	}
	return cues
}

// gathered returns the number of tricks that have been taken off the table.
func gathered(m Model) int {
	ours, theirs := m.Won()
	return ours + theirs
}

// audible reports whether a deal is heard. If it isn't, as without a device, the table doesn't wait for the shuffle.
func (s *Surface) audible() bool { return s.Sound != nil && (s.Audible == nil || s.Audible()) }
