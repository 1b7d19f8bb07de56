package poker

import "fmt"

// Rules are what a game is played by: the points that the sources leave open, each with what is ruled. It is a value that
// compares with ==. The zero Rules aren't valid; [Standard] returns the usual ones. (Source: rules, section Rulings.)
type Rules struct {
	Point        int  // R2: chips a point, 1 to [MaxPoint]
	BuyIn        int  // R2: chips that a player begins with, 1 to [MaxChips]
	FantasySets  When // R3: when fantasies are set
	AceLow       bool // R5: A2345 is a sequence
	JokerRepeats bool // R6: the joker may be a card that its row has already
	DeadPays     Dead // R7: what a dead hand pays
	ReturnBottom Kind // R9: what brings a return at the bottom: [Five] or better, or [Quads] or better
	Hands        int  // R13: the hands that are agreed, up to [MaxHands]; 0 if the game is open
}

// The limits of figures. Nobody will miss more, and sums of them stay far from where integers end.
const (
	MaxPoint = 1_000_000
	MaxChips = 1_000_000_000
	MaxHands = 1_000_000

	// MaxAtTable is how many chips all players have together, at most.
	MaxAtTable = Seats * MaxChips
)

// When is when fantasies are set. (Ruling R3.)
type When uint8

// The times at which fantasies are set, face down always.
const (
	First When = iota // before street 1
	Last              // after street 5
)

// Dead is what a dead hand pays each living one. (Ruling R7.)
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
