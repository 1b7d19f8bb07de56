package bot

import "github.com/superbridge/superbridge/game/few"

// ReasonKind is the kind of reason for an option.
type ReasonKind uint8

// The kinds of reason, with the figures of a [Reason] that have a meaning.
const (
	NoReason     ReasonKind = iota
	OnlyCard                // the only one that may be played
	BestContract            // the contract is likely to make: Contract, Tricks expected, Chance
	Outbid                  // better than the opponent's bid: Contract, Tricks, Chance
	LetPlay                 // a pass: the opponent's contract, Chance that it makes
	TooHigh                 // a pass: no possible bid is likely to make
	DoubleIt                // the opponent's contract is likely to fail: Chance that it makes
	MostTricks              // most tricks for the player's side: Tricks expected of those left
	FewestTricks            // the same at nullo: fewest
	GiveAway                // to be void in a suit, or to get rid of harmful cards: Strain aimed at, Tricks
	Exchange                // the cards thrown are weaker than the average new ones: Strain aimed at, Tricks
	NameIt                  // trumps that make the most points: Strain, Tricks, Chance
	KeepBack                // cards that win at the end: Tricks of the reserve
)

// Reason explains an option's value: a kind, with figures.
type Reason struct {
	Kind     ReasonKind
	Contract few.Contract // bid for, or played
	Strain   few.Strain
	Tricks   float64 // expected, on average
	Chance   float64 // 0 to 1
	Layouts  int     // number tried; 0 if everything is known
}
