package poker

import "fmt"

// Rules are what a game is played by: the points that the sources leave open, each with what is ruled. It is a value that
// compares with ==. The zero Rules aren't valid; [Standard] returns the usual ones. (Rules: progressive-poker, Rulings.)
type Rules struct {
	Point        int  // chips a point, 1 to [MaxPoint] (Rules: progressive-poker, R2)
	BuyIn        int  // chips that a player begins with, 1 to [MaxChips] (Rules: progressive-poker, R2)
	FantasySets  When // when fantasies are set (Rules: progressive-poker, R3)
	AceLow       bool // A2345 is a sequence (Rules: progressive-poker, R5)
	JokerRepeats bool // the joker may be a card that its row has already (Rules: progressive-poker, R6)
	DeadPays     Dead // what a dead hand pays (Rules: progressive-poker, R7)
	ReturnBottom Kind // what brings a return at the bottom: [Five] or better, or [Quads] or better (Rules: progressive-poker, R9)
	Hands        int  // the hands that are agreed, up to [MaxHands]; 0 if the game is open (Rules: progressive-poker, R13)
}

// The limits of figures. Nobody will miss more, and sums of them stay far from where integers end.
const (
	MaxPoint = 1_000_000
	MaxChips = 1_000_000_000
	MaxHands = 1_000_000

	// MaxAtTable is how many chips all players have together, at most.
	MaxAtTable = Seats * MaxChips
)

// When is when fantasies are set. (Rules: progressive-poker, R3.)
type When uint8

// The times at which fantasies are set, face down always.
const (
	First When = iota // before street 1
	Last              // after street 5
)

// Dead is what a dead hand pays each living one. (Rules: progressive-poker, R7.)
type Dead uint8

// What dead hands pay, points.
const (
	SixAndRoyalties Dead = iota // 6 and the other's royalties
	Six
)

// Standard returns the rules that the program offers.
func Standard() Rules {
	return Rules{Point: 1, BuyIn: 500, AceLow: true, JokerRepeats: true, ReturnBottom: Five}
}

// Check returns nil if the rules can be played by, and otherwise an error that names the figure.
func (r Rules) Check() error {
	switch {
	case r.Point < 1 || r.Point > MaxPoint:
		return fmt.Errorf("a point is worth 1 to %d chips, not %d", MaxPoint, r.Point)
	case r.BuyIn < 1 || r.BuyIn > MaxChips:
		return fmt.Errorf("players begin with 1 to %d chips, not %d", MaxChips, r.BuyIn)
	case r.FantasySets > Last:
		return fmt.Errorf("fantasies are set first or last, not at %d", r.FantasySets)
	case r.DeadPays > Six:
		return fmt.Errorf("a dead hand pays 6 points with or without royalties, not by %d", r.DeadPays)
	case r.ReturnBottom != Five && r.ReturnBottom != Quads:
		return fmt.Errorf("five or quads at the bottom bring a return, not %v", r.ReturnBottom)
	case r.Hands < 0 || r.Hands > MaxHands:
		return fmt.Errorf("0 to %d hands are agreed, not %d", MaxHands, r.Hands)
	}
	return nil
}
