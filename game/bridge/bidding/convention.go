package bidding

import "slices"

// Convention is an agreement that a system can be played with or without.
type Convention uint8

// The conventions, in the order of a convention card.
const (
	Stayman           Convention = iota // 2♣ over 1NT asks for a major
	Transfers                           // 2♦ and 2♥ over 1NT show the suit above
	WeakTwos                            // two-bids are weak, except for a strong 2♣
	Ogust                               // 2NT over a weak two asks about strength and the suit
	LimitRaises                         // a jump raise invites
	MajorRaise                          // 2NT over a major is a game-forcing raise
	Blackwood                           // 4NT asks for aces
	KeyCards                            // 4NT asks for aces and the king of trumps
	Gerber                              // 4♣ over no-trump asks for aces
	NegativeDoubles                     // doubles of overcalls show the other suits
	TakeOutDoubles                      // doubles of the opponents' suits ask partner to bid his own, at once and later
	ResponsiveDoubles                   // the doubler's partner doubles their raise to ask for a suit in turn
	Michaels                            // a bid of the opponents' suit shows two others
	UnusualNT                           // a jump to 2NT shows the two lowest suits
	FourthSuitGame                      // the fourth suit is artificial and forces to game
	WeakJumps                           // jump overcalls are weak
	NewMinor                            // a new minor over opener's 1NT asks for three cards in the major
	Splinters                           // a double jump shows shortness and a fit
	ControlBids                         // with a major agreed, other suits show controls
	InvertedMinors                      // two of opener's minor is a strong raise, three a weak one
	Drury                               // 2♣ by a passed hand over a major is a raise that invites
	numConventions
)

var conventionNames = [numConventions]string{
	Stayman:           "stayman",
	Transfers:         "transfers",
	WeakTwos:          "weaktwos",
	Ogust:             "ogust",
	LimitRaises:       "limitraises",
	MajorRaise:        "jacoby",
	Blackwood:         "blackwood",
	KeyCards:          "keycards",
	Gerber:            "gerber",
	NegativeDoubles:   "negative",
	TakeOutDoubles:    "takeout",
	ResponsiveDoubles: "responsive",
	Michaels:          "michaels",
	UnusualNT:         "unusual",
	FourthSuitGame:    "fourthsuit",
	WeakJumps:         "weakjumps",
	NewMinor:          "checkback",
	Splinters:         "splinters",
	ControlBids:       "controls",
	InvertedMinors:    "inverted",
	Drury:             "drury",
}

// String returns the convention's name, as in "stayman". It never changes.
func (v Convention) String() string {
	if v >= numConventions {
		return "unknown"
	}
	return conventionNames[v]
}

// Conventions lists all conventions, in convention-card order.
func Conventions() []Convention {
	all := make([]Convention, numConventions)
	for i := range all {
		all[i] = Convention(i)
	}
	return all
}

// conventionNamed returns the convention with a given name.
func conventionNamed(name string) (v Convention, ok bool) {
	i := slices.Index(conventionNames[:], name)
	return Convention(max(i, 0)), i >= 0
}
