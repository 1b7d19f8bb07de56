package poker

import "github.com/superbridge/superbridge/game/fault"

// Rules are the rules of a game: the points that the sources leave open, with a ruling on each. It is a value that
// compares with ==. The zero Rules aren't valid; [Standard] returns the usual ones. (Rules: progressive-poker,
// Rulings.)
type Rules struct {
	Point        int  // chips per point, 1 to [MaxPoint] (Rules: progressive-poker, R2)
	BuyIn        int  // chips that a player starts with, 1 to [MaxChips] (Rules: progressive-poker, R2)
	FantasySets  When // when fantasies are set (Rules: progressive-poker, R3)
	AceLow       bool // A2345 is a sequence (Rules: progressive-poker, R5)
	JokerRepeats bool // the joker may be a card that its row already has (Rules: progressive-poker, R6)
	DeadPays     Dead // what a dead hand pays (Rules: progressive-poker, R7)
	ReturnBottom Kind // what earns a return at the bottom: [Five] or better, or [Quads] or better (Rules: progressive-poker, R9)
	Hands        int  // number of hands agreed, up to [MaxHands]; 0 if the game is open (Rules: progressive-poker, R13)
}

// Upper limits. Nobody will miss more, and sums stay far below overflow.
const (
	MaxPoint = 1_000_000
	MaxChips = 1_000_000_000
	MaxHands = 1_000_000

	// MaxAtTable is the maximum total of chips at the table.
	MaxAtTable = Seats * MaxChips
)

// When is the time at which fantasies are set. (Rules: progressive-poker, R3.)
type When uint8

// The times at which fantasies are set, always face down.
const (
	First When = iota // before street 1
	Last              // after street 5
)

// Dead is the payment of a dead hand to each living one. (Rules: progressive-poker, R7.)
type Dead uint8

// The payments, in points.
const (
	SixAndRoyalties Dead = iota // 6 plus the other's royalties
	Six
)

// Standard returns the default rules.
func Standard() Rules {
	return Rules{Point: 1, BuyIn: 500, AceLow: true, JokerRepeats: true, ReturnBottom: Five}
}

// Check returns nil if the rules are valid, otherwise an error that names the wrong figure.
func (r Rules) Check() error {
	switch {
	case r.Point < 1 || r.Point > MaxPoint:
		return fault.Errorf("a point is worth 1 to %d chips, not %d", MaxPoint, r.Point)
	case r.BuyIn < 1 || r.BuyIn > MaxChips:
		return fault.Errorf("players begin with 1 to %d chips, not %d", MaxChips, r.BuyIn)
	case r.FantasySets > Last:
		return fault.Errorf("fantasies are set first or last, not at %d", r.FantasySets)
	case r.DeadPays > Six:
		return fault.Errorf("a dead hand pays 6 points with or without royalties, not by %d", r.DeadPays)
	case r.ReturnBottom != Five && r.ReturnBottom != Quads:
		return fault.Errorf("five or quads at the bottom bring a return, not %v", r.ReturnBottom)
	case r.Hands < 0 || r.Hands > MaxHands:
		return fault.Errorf("0 to %d hands are agreed, not %d", MaxHands, r.Hands)
	}
	return nil
}
