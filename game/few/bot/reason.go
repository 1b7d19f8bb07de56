package bot

import "github.com/superbridge/superbridge/game/few"

// ReasonKind says what speaks for an option.
type ReasonKind uint8

// The kinds of reason. Which figures of a [Reason] mean something is said with each.
const (
	NoReason     ReasonKind = iota
	OnlyCard                // it is the only one that may be played
	BestContract            // the contract may well make: Contract, Tricks expected, Chance
	Outbid                  // better than what the other has bid: Contract, Tricks, Chance
	LetPlay                 // a pass: the other's contract, Chance that it makes
	TooHigh                 // a pass: nothing that can be bid is likely to make
	DoubleIt                // the other's contract is likely to fail: Chance that it makes
	MostTricks              // most tricks for the player's side: Tricks expected of those left
	FewestTricks            // the same at nullo: fewest
	GiveAway                // to have none left of a suit, or to get rid of what harms: Strain aimed at, Tricks
	Exchange                // what is thrown is weaker than what comes on the average: Strain aimed at, Tricks
	NameIt                  // trumps that make the most points: Strain, Tricks, Chance
	KeepBack                // cards that win at the end: Tricks of the reserve
)

// Reason is why an option is as good as it is: a kind, with figures.
type Reason struct {
	Kind     ReasonKind
	Contract few.Contract // that is bid for, or played
	Strain   few.Strain
	Tricks   float64 // expected, on the average
	Chance   float64 // 0 to 1
	Layouts  int     // how many were tried; 0 if all is known
}
