package tabletop

import (
	"time"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// Cues returns the sounds of a change from one model to another: only of new events, and not of what was taken back.
func Cues(old, new Model) (cues []cardtable.Cue) {
	switch {
	case dealsAnew(old, new):
		return []cardtable.Cue{{Effect: sound.Shuffle}, {Effect: sound.Deal, At: sound.ShuffleTime, Seen: true}}
	case old.Number != new.Number, new.Acts < old.Acts:
		return nil
	}
	if new.Acts > old.Acts {
		cues = append(cues, cardtable.Cue{Effect: sound.Card, At: cardtable.Landed})
		if new.thrown() > old.thrown() {
			cues = append(cues, cardtable.Cue{Effect: sound.Gather, At: cardtable.Landed})
		}
	} else if new.Packet == old.Packet && len(new.Placing.done) > len(old.Placing.done) {
		cues = append(cues, cardtable.Cue{Effect: sound.Card, At: cardtable.Landed})
	}
	if new.Packet != old.Packet {
		after := time.Duration(cardtable.MoveTime)
		for place, p := range new.Players {
			if place > 0 && p.Held > 0 {
				after += packetDelay
			}
		}
		cues = append(cues, cardtable.Cue{Effect: sound.Card, At: after + cardtable.Landed, Seen: true})
	}
	if new.Paid > old.Paid {
		cues = append(cues, cardtable.Cue{Effect: sound.Call})
	}
	return cues
}

// dealsAnew reports whether a new hand is dealt.
func dealsAnew(old, new Model) bool { return new.Number != old.Number && new.Acts == 0 }

// thrown returns the number of discards.
func (m Model) thrown() int {
	n := 0
	for _, p := range m.Players {
		n += p.Thrown
	}
	return n
}

// audible reports whether a deal is heard. If it isn't, as without a device, the table doesn't wait for the shuffle.
func (s *Surface) audible() bool { return s.Sound != nil && (s.Audible == nil || s.Audible()) }
