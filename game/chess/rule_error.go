package chess

import (
	"fmt"

	"github.com/superbridge/superbridge/game/fault"
)

// Rule is a rule that an event can break.
type Rule uint8

// The rules that are checked.
const (
	_ Rule = iota

	GameIsOver     // nothing happens after the end
	RollDue        // the dice are rolled before a move
	RollNotDue     // the dice are rolled once per turn, only in games with dice
	MustMove       // only a player without a move may pass
	NoPiece        // there is a piece on the square of departure
	OutOfTurn      // the piece may move in this turn
	MovedAlready   // with dice, each move is made by a different piece
	Compulsion     // a pawn in the Castle must be exchanged first
	NothingToTake  // there is something to capture on the square
	OwnSide        // one's own side is never captured
	CastleHolds    // nothing is captured in the Castle
	KingBan        // an army without a king doesn't capture kings
	CaptureSign    // a capture is written with x
	FreshKnight    // only a knight that has never moved leaps twice
	BackToStart    // the second leap doesn't end on the start square
	AfterKing      // after capturing a king there is no second leap
	TourDue        // with dice, the king enters after its tour
	ArrivalOnly    // pawns are exchanged when they step into the Castle from outside
	SpotNotDue     // only pawns that must be exchanged are exchanged on the spot
	PoolLacks      // a pawn becomes a piece in its army's pool
	PieceMove      // the piece moves that way
	KingToResign   // only a player with a king resigns
	KingToWin      // only a whole side with a king is adjudged the winner
	TurnUnfinished // all moves of the turn are made
	TurnDone       // no move follows in the turn
)

var ruleNames = [...]string{"", "GameIsOver", "RollDue", "RollNotDue", "MustMove", "NoPiece", "OutOfTurn", "MovedAlready", "Compulsion",
	"NothingToTake", "OwnSide", "CastleHolds", "KingBan", "CaptureSign", "FreshKnight", "BackToStart", "AfterKing", "TourDue",
	"ArrivalOnly", "SpotNotDue", "PoolLacks", "PieceMove", "KingToResign", "KingToWin", "TurnUnfinished", "TurnDone"}

// String returns the rule's name.
func (r Rule) String() string {
	if int(r) >= len(ruleNames) {
		return fmt.Sprintf("Rule(%d)", uint8(r))
	}
	return ruleNames[r]
}

// RuleError says which rule an event would have broken. The event changed nothing.
type RuleError struct {
	Rule   Rule
	What   string // the event in its text form
	Army   Army   // whose turn it is
	Piece  Piece  // the piece that moves, or for Compulsion the pawn
	Square Square // where the rule is broken, NoSquare if nowhere
	Number int    // for TurnUnfinished the number of moves that may still be due; for TourDue the tour's count
}

// Error names the event and the rule, in English.
func (e *RuleError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *RuleError) Words() fault.Phrase { return fault.Say("%s is not legal: %s", e.What, e.why()) }

// plain says why of rules that are always broken in the same way.
var plain = map[Rule]fault.Phrase{
	GameIsOver:   fault.Say("the game is over"),
	RollDue:      fault.Say("the dice have to be rolled first"),
	RollNotDue:   fault.Say("no roll is due"),
	FreshKnight:  fault.Say("only a knight that has never moved may leap twice"),
	ArrivalOnly:  fault.Say("only a pawn that steps into the Castle from outside is exchanged"),
	KingToResign: fault.Say("only a player with a king may resign"),
	KingToWin:    fault.Say("no side with a king has just these armies"),
	TurnDone:     fault.Say("the turn is over before"),
}

func (e *RuleError) why() fault.Phrase {
	if words, ok := plain[e.Rule]; ok {
		return words
	}
	switch e.Rule {
	case MustMove:
		return fault.Say("%s has a legal move", e.Army.Words())
	case NoPiece:
		return fault.Say("no piece stands on %v", e.Square)
	case OutOfTurn:
		return fault.Say("it is the turn of %s, and %v isn't moved in it", e.Army.Words(), e.Piece)
	case MovedAlready:
		return fault.Say("%v has moved in this turn", e.Piece)
	case Compulsion:
		return fault.Say("the pawn on %v has to be exchanged first", e.Square)
	case NothingToTake:
		return fault.Say("there is nothing to capture on %v", e.Square)
	case OwnSide:
		return fault.Say("what stands on %v is of the same side", e.Square)
	case CastleHolds:
		return fault.Say("nothing can be captured on %v, in the Castle", e.Square)
	case KingBan:
		return fault.Say("%s has no king and may not capture the one on %v", e.Piece.Army().Words(), e.Square)
	case CaptureSign:
		return fault.Say("an enemy stands on %v, and captures are written with x", e.Square)
	case BackToStart:
		return fault.Say("the second leap may not end on %v, where it began", e.Square)
	case AfterKing:
		return fault.Say("there is no second leap after the king on %v is captured", e.Square)
	case TourDue:
		return fault.Say("the king enters after its round of the centre, and its count is %d of %d", e.Number, round)
	case SpotNotDue:
		return fault.Say("no pawn has to be exchanged on %v", e.Square)
	case PoolLacks:
		return fault.Say("the pool of %s doesn't have this piece", e.Piece.Army().Words())
	case PieceMove:
		return fault.Say("%v doesn't move like that", e.Piece)
	case TurnUnfinished:
		return fault.Say("%d more moves are due", e.Number)
	}
	return fault.Say("it breaks rule %v", e.Rule)
}
