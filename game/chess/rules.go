package chess

// Rules are the rules of a game: the variant, and the table's rulings. The zero value of each ruling is the choice of
// docs/rules/octagonal-chess.md. Rules compare with ==.
//
// Some rulings have no field. Territories is about the board itself, any other reading of TwoPersonsB would be A, and
// Danger and Clock don't concern positions. (Rules: octagonal-chess, Territories, TwoPersonsB, Danger, Clock.)
type Rules struct {
	Variant
	Layout        Layout
	Seats         Seats
	Partners      Partners
	PawnCapture   PawnCapture
	DoubleLeap    DoubleLeap
	Pass          PassRule
	CastlePassage CastlePassage
	Exchange      ExchangeTurn
	Declined      Declined
	KinglessB     Kingless
	Repetition    Times
	Limit         TurnCount
	Length        Length
	DiceTurn      DiceTurn
	Tour          Tour
	QueensYield   QueensYield
	Resign        ResignRule
	Allies        Allies
}

// Layout is the arrangement of the pieces at the start. (Rules: octagonal-chess, Layout.)
type Layout uint8

// The layouts: the two in which nothing can be captured in the first turn.
const (
	MiddleLayout Layout = iota // king and queen in the middle of the first row
	OuterLayout                // the bishops there, king and queen outside them
)

// Seats is the order of turns. (Rules: octagonal-chess, Seats.)
type Seats uint8

// The orders.
const (
	Clockwise Seats = iota
	Anticlockwise
)

// Partners decides who plays with whom in B. (Rules: octagonal-chess, PartnersOpposite.)
type Partners uint8

// The partners.
const (
	PartnersOpposite Partners = iota // red and yellow against blue and green
	PartnersBeside                   // red and blue against yellow and green
)

// PawnCapture decides the squares on which pawns capture. (Rules: octagonal-chess, PawnCapture.)
type PawnCapture uint8

// The squares.
const (
	CaptureBeside PawnCapture = iota // the two squares beside the step
	CaptureAcross                    // the two diagonal squares at right angles to the step
)

// DoubleLeap decides whether a knight that has not moved may leap twice. (Rules: octagonal-chess, DoubleLeap.)
type DoubleLeap uint8

// The choices.
const (
	DoubleLeapAllowed DoubleLeap = iota
	NoDoubleLeap
)

// PassRule decides when a player may pass. (Rules: octagonal-chess, Pass.)
type PassRule uint8

// The times.
const (
	PassForced PassRule = iota // only without a legal move
	PassFree                   // always, unless a pawn must be exchanged
)

// CastlePassage decides whether sliders pass over the squares of the Castle. (Rules: octagonal-chess, CastlePassage.)
type CastlePassage uint8

// The choices.
const (
	CastleOpen  CastlePassage = iota
	CastleStops               // a slider stops on the first square of the Castle that it reaches
)

// ExchangeTurn is the cost of an exchange on the spot. (Rules: octagonal-chess, ExchangeIsTheMove.)
type ExchangeTurn uint8

// The choices.
const (
	ExchangeIsTheMove ExchangeTurn = iota // the whole turn; with dice, one move of it
	ExchangeFree                          // nothing: a move follows in the same turn
)

// Declined is the duty of a pawn that could become another piece on its arrival and stayed a pawn. (Rules:
// octagonal-chess, DeclinedToo.)
type Declined uint8

// The choices.
const (
	DeclinedToo  Declined = iota // it must be exchanged in its next turn, like others
	DeclinedFree                 // it stays a pawn
)

// Kingless decides whether an army without its king may capture kings in B. (Rules: octagonal-chess, KinglessB.)
type Kingless uint8

// The choices.
const (
	KinglessMay Kingless = iota
	KinglessMayNot
)

// Times is the number of times a position must occur for a draw. (Rules: octagonal-chess, Draws.)
type Times uint8

// The times.
const (
	ThreeTimes Times = iota
	Twice
	FourTimes
	FiveTimes
)

// TurnCount is the number of consecutive turns without progress that make a draw, per army at the start. (Rules:
// octagonal-chess, Draws.)
type TurnCount uint8

// The turns.
const (
	FiftyTurns TurnCount = iota
	TwentyFiveTurns
	HundredTurns
)

// Length decides when a game of each for himself, in which armies are taken over (A1), ends at the latest. (Rules: octagonal-chess,
// Length.)
type Length uint8

// The lengths.
const (
	ToTheEnd  Length = iota
	ShortGame        // 120 turns; then the pieces on the board decide
)

// DiceTurn decides whether all moves that the dice give must be made. (Rules: octagonal-chess, DiceTurn.)
type DiceTurn uint8

// The choices.
const (
	DiceTurnWhole DiceTurn = iota // while a legal move exists
	DiceTurnFree                  // only one; then pass ends the turn
)

// Tour is the round that a king owes before it may enter the Castle, with dice. (Rules: octagonal-chess, Tour.)
type Tour uint8

// The tours.
const (
	TourClockwise Tour = iota
	TourEither         // in either direction
	NoTour
)

// QueensYield decides the entry of a king while enemy queens are on the board, with dice. (Rules: octagonal-chess,
// QueensYield.)
type QueensYield uint8

// The choices.
const (
	QueensLeave QueensYield = iota // they leave the board, and the king goes home
	KingWins
)

// ResignRule decides the fate of a resigning player's pieces in A. (Rules: octagonal-chess, Resign.)
type ResignRule uint8

// The choices.
const (
	ArmiesLeave ResignRule = iota // they leave the board
	ArmiesStay                    // the king leaves, and the others stay where they are: nobody moves them, anybody may capture them
)

// Allies is the points of the winner's allies in A2. (Rules: octagonal-chess, Points.)
type Allies uint8

// The points.
const (
	AlliesHalf Allies = iota // ½
	AlliesNone               // 0
	AlliesFull               // 1, as their leader
)

// Usual returns the rules of a variant without house rules.
func Usual(v Variant) Rules { return Rules{Variant: v} }

// Repetitions returns the number of times a position must occur for a draw.
func (r Rules) Repetitions() int { return [...]int{3, 2, 4, 5}[r.Repetition] }

// TurnLimit returns the number of consecutive turns without capture, pawn move, exchange, king sent home or resignation
// that make a draw.
func (r Rules) TurnLimit() int { return [...]int{50, 25, 100}[r.Limit] * r.Armies().Len() }

// shortTurns is the number of turns of a short game.
const shortTurns = 120

// LastTurn returns the number of the turn after which the pieces on the board decide, 0 if none is the last.
func (r Rules) LastTurn() int {
	if r.Length == ShortGame {
		return shortTurns
	}
	return 0
}

// Partner returns the army's partner in B, NoArmy in A.
func (r Rules) Partner(a Army) Army {
	switch {
	case r.Mode != B:
		return NoArmy
	case r.Partners == PartnersBeside:
		return a ^ 1
	}
	return a ^ 2
}

// Owner returns the first army of the person who commands the army at the start: the army itself, except for two
// persons in B, who each command a pair. (Rules: octagonal-chess, TwoPersonsB.)
func (r Rules) Owner(a Army) Army {
	if r.Mode == B && r.Persons == 2 {
		return min(a, r.Partner(a))
	}
	return a
}

// Owner is like [Rules.Owner], under the default rules.
func (v Variant) Owner(a Army) Army { return Usual(v).Owner(a) }

// Owners returns the first army of each person, in the order of turns.
func (r Rules) Owners() []Army {
	var owners []Army
	a := Red
	for range Armies {
		if r.Armies().Has(a) && r.Owner(a) == a {
			owners = append(owners, a)
		}
		a = r.after(a)
	}
	return owners
}

// Owners is like [Rules.Owners], under the default rules.
func (v Variant) Owners() []Army { return Usual(v).Owners() }

// after returns the next army in the order of turns, in the game or not. (Rules: octagonal-chess, Seats.)
func (r Rules) after(a Army) Army {
	if r.Seats == Anticlockwise {
		return (a + 3) % Armies
	}
	return (a + 1) % Armies
}

// Start returns the army's 15 pieces on their start squares, in the order K Q B B N N R R and 7 P.
func (r Rules) Start(a Army) []Placed { return a.start(r.Layout) }
