package chess

import "fmt"

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
func (e *RuleError) Error() string { return fmt.Sprintf("%s is not legal: %s", e.What, e.why()) }

// plain says why of rules that are always broken in the same way.
var plain = map[Rule]string{
	GameIsOver:   "the game is over",
	RollDue:      "the dice have to be rolled first",
	RollNotDue:   "no roll is due",
	FreshKnight:  "only a knight that has never moved may leap twice",
	ArrivalOnly:  "only a pawn that steps into the Castle from outside is exchanged",
	KingToResign: "only a player with a king may resign",
	KingToWin:    "no side with a king has just these armies",
	TurnDone:     "the turn is over before",
}

func (e *RuleError) why() string {
	if words, ok := plain[e.Rule]; ok {
		return words
	}
	switch e.Rule {
	case MustMove:
		return e.Army.Name() + " has a legal move"
	case NoPiece:
		return fmt.Sprintf("no piece stands on %v", e.Square)
	case OutOfTurn:
		return fmt.Sprintf("it is the turn of %s, and %v isn't moved in it", e.Army.Name(), e.Piece)
	case MovedAlready:
		return fmt.Sprintf("%v has moved in this turn", e.Piece)
	case Compulsion:
		return fmt.Sprintf("the pawn on %v has to be exchanged first", e.Square)
	case NothingToTake:
		return fmt.Sprintf("there is nothing to capture on %v", e.Square)
	case OwnSide:
		return fmt.Sprintf("what stands on %v is of the same side", e.Square)
	case CastleHolds:
		return fmt.Sprintf("nothing can be captured on %v, in the Castle", e.Square)
	case KingBan:
		return fmt.Sprintf("%s has no king and may not capture the one on %v", e.Piece.Army().Name(), e.Square)
	case CaptureSign:
		return fmt.Sprintf("an enemy stands on %v, and captures are written with x", e.Square)
	case BackToStart:
		return fmt.Sprintf("the second leap may not end on %v, where it began", e.Square)
	case AfterKing:
		return fmt.Sprintf("there is no second leap after the king on %v is captured", e.Square)
	case TourDue:
		return fmt.Sprintf("the king enters after its round of the centre, and its count is %d of %d", e.Number, round)
	case SpotNotDue:
		return fmt.Sprintf("no pawn has to be exchanged on %v", e.Square)
	case PoolLacks:
		return "the pool of " + e.Piece.Army().Name() + " hasn't this piece"
	case PieceMove:
		return fmt.Sprintf("%v doesn't move so", e.Piece)
	case TurnUnfinished:
		return fmt.Sprintf("%d more moves are due", e.Number)
	}
	return fmt.Sprintf("it breaks rule %v", e.Rule)
}
