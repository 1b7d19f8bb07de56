// Package theme names what mistakes are about, so that they can be counted, compared and practised.
//
// A card's theme follows from the reason why another one was better (package analysis). A call's follows from what the
// contract was worth double-dummy beside the best one of the same side.
package theme

import "slices"

// Theme names the subject of a mistake. The zero Theme is none.
type Theme uint8

// The themes.
const (
	None Theme = iota

	// In the play.

	Finesse   // a finesse that works wasn't taken, or one that loses was
	Drop      // a high card would have dropped an honour
	Ruff      // a ruff, or how high
	Trumps    // trumps should have been drawn
	RuffFirst // losers should have been ruffed before trumps were drawn
	Unblock   // a high card was kept in the way
	Entry     // a hand needed the lead
	HoldUp    // a trick should have been left to the side that led
	Duck      // a trick should have been given away in a suit of one's own
	Cash      // a winner should have been taken in time
	Establish // a suit should have been set up
	Cover     // an honour should have been covered
	SecondHand
	ThirdHand
	HighCard // a card higher than was needed
	WinTrick // a trick that could be taken was left
	Guard    // a guard was thrown
	Discard  // the wrong suit was thrown
	Lead     // a lead that gave a trick away
	Guess    // nothing but the place of a card decides
	Squeeze
	ThrowIn
	TooLow // a card that let the other side win cheaply
	Danger // the wrong opponent got the lead

	// In the auction.

	Overbid     // the contract fails, a lower one would make
	MissedGame  // game was there
	MissedSlam  // slam was there
	WrongStrain // another strain is worth more
	Penalty     // their contract should have been doubled, or should not
	SoldOut     // they were left to play what this side could have outbid
	Sacrifice   // going down in a contract of one's own would have cost less than theirs
	numThemes
)

var names = [numThemes]string{
	"none", "finesse", "drop", "ruff", "trumps", "ruff-first", "unblock", "entry", "hold-up", "duck", "cash", "establish", "cover",
	"second-hand", "third-hand", "high-card", "win-trick", "guard", "discard", "lead", "guess", "squeeze", "throw-in", "too-low", "danger",
	"overbid", "missed-game", "missed-slam", "wrong-strain", "penalty", "sold-out", "sacrifice",
}

// All lists the themes, none left out.
func All() []Theme {
	all := make([]Theme, 0, numThemes-1)
	for t := None + 1; t < numThemes; t++ {
		all = append(all, t)
	}
	return all
}

// String returns the theme's name, in small letters with hyphens. It never changes.
func (t Theme) String() string {
	if t >= numThemes {
		return "unknown"
	}
	return names[t]
}

// Named returns the theme with a name.
func Named(name string) (t Theme, ok bool) {
	i := slices.Index(names[:], name)
	return Theme(max(i, 0)), i >= 0
}

// Bidding reports whether a theme is of the auction.
func (t Theme) Bidding() bool { return t >= Overbid && t < numThemes }
