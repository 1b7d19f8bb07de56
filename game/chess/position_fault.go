package chess

import (
	"fmt"

	"github.com/superbridge/superbridge/game/fault"
)

// Fault is a reason why a position can't occur in an unfinished game.
type Fault uint8

// The faults.
const (
	_ Fault = iota

	TooMany         // an army has more pieces of a kind than it ever has
	KingInCastle    // the game is over when a king stays there
	NotFresh        // only a knight on its start square has never moved
	TourUnfit       // a king's tour doesn't lead to its square
	NotDeclined     // only a pawn in the Castle has declined to be exchanged
	Uncommanded     // an army has pieces, and isn't in the game
	OtherVariant    // an army doesn't take part in the variant
	OwnCommander    // in B, or with a king, an army commands itself
	KinglessLeader  // only an army with a king commands
	PairWithoutKing // in B each pair has a king
	FewKings        // in A two armies have a king
	NoTurn          // the army can't have the turn
	OutOfRange      // the count or the number of the turn
)

var faultNames = [...]string{"", "TooMany", "KingInCastle", "NotFresh", "TourUnfit", "NotDeclined", "Uncommanded", "OtherVariant",
	"OwnCommander", "KinglessLeader", "PairWithoutKing", "FewKings", "NoTurn", "OutOfRange"}

// String returns the fault's name.
func (f Fault) String() string {
	if int(f) >= len(faultNames) {
		return fmt.Sprintf("Fault(%d)", uint8(f))
	}
	return faultNames[f]
}

// PositionError says why a position can't occur in an unfinished game.
type PositionError struct {
	Fault   Fault
	Army    Army    // that the fault is about; for PairWithoutKing the first of the pair; NoArmy if it is about none
	Kind    Kind    // for TooMany
	Square  Square  // where the fault is, NoSquare if nowhere
	Number  int     // for TooMany the most that an army has; for TourUnfit the tour; for OutOfRange the number
	Variant Variant // of the position
}

// Error describes the fault, in English.
func (e *PositionError) Error() string { return e.Words().String() }

// Words describes the fault.
func (e *PositionError) Words() fault.Phrase {
	switch e.Fault {
	case TooMany:
		return fault.Say("there are more than %d %v", e.Number, PieceOf(e.Army, e.Kind))
	case KingInCastle:
		return fault.Say("the %v king is in the Castle", e.Army.Words())
	case NotFresh:
		return fault.Say("no knight that has never moved can be on %v", e.Square)
	case TourUnfit:
		return fault.Say("the %v king can't have gone round %d territories", e.Army.Words(), e.Number)
	case NotDeclined:
		return fault.Say("no pawn that has declined can be on %v", e.Square)
	case Uncommanded:
		return fault.Say("%v isn't in the game and has pieces", e.Army.Words())
	case OtherVariant:
		return fault.Say("control doesn't fit variant %v", e.Variant)
	case OwnCommander:
		if e.Variant.Mode == B {
			return fault.Say("in B %v commands itself", e.Army.Words())
		}
		return fault.Say("%v has a king and commands itself", e.Army.Words())
	case KinglessLeader:
		return fault.Say("%v commands and has no king", e.Army.Words())
	case PairWithoutKing:
		return fault.Say("the team of %v has no king", e.Army.Words())
	case FewKings:
		return fault.Say("there are fewer than two kings")
	case NoTurn:
		return fault.Say("%v can't have the turn", e.Army.Words())
	case OutOfRange:
		return fault.Say("%d is out of range", e.Number)
	}
	return fault.Say("it has the fault %v", e.Fault)
}

// fault returns the error of a fault of the position.
func (r *reader) fault(f Fault, a Army) *PositionError {
	return &PositionError{Fault: f, Army: a, Square: NoSquare, Variant: r.rules.Variant}
}

// faultAt returns the error of a fault on a square.
func (r *reader) faultAt(f Fault, a Army, s Square) *PositionError {
	e := r.fault(f, a)
	e.Square = s
	return e
}

// faultOf returns the error of a number.
func (r *reader) faultOf(f Fault, a Army, n int) *PositionError {
	e := r.fault(f, a)
	e.Number = n
	return e
}
