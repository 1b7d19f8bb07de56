package bidding

import "slices"

// Convention is an agreement that a system can be played with or without.
type Convention uint8

// The conventions, in the order of a convention card.
const (
	Stayman           Convention = iota // 2♣ over 1NT asks for a major
	Transfers                           // 2♦ and 2♥ over 1NT show the suit above
	WeakTwos                            // two of a suit is weak, and 2♣ strong
	Ogust                               // over a weak two 2NT asks how good the hand and the suit are
	LimitRaises                         // a jump raise invites
	MajorRaise                          // 2NT over a major is a raise that forces to game
	Blackwood                           // 4NT asks for aces
	KeyCards                            // 4NT asks for aces and the king of trumps
	Gerber                              // 4♣ over no-trump asks for aces
	NegativeDoubles                     // doubles of overcalls show the other suits
	TakeOutDoubles                      // doubles of their suits ask partner for his, at once and later
	ResponsiveDoubles                   // partner of who doubled doubles their raise to be asked for a suit in turn
	Michaels                            // their suit shows two others
	UnusualNT                           // a jump to 2NT shows the two lowest suits
	FourthSuitGame                      // the fourth suit says nothing of itself, and forces to game
	WeakJumps                           // jump overcalls are weak
	NewMinor                            // a new minor over opener's 1NT asks for three cards in the major
	Splinters                           // a double jump shows shortness and a fit
	ControlBids                         // with a major agreed, other suits show controls
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
}

// String returns the convention's name, as in "stayman". It never changes.
func (v Convention) String() string {
	if v >= numConventions {
		return "unknown"
	}
	return conventionNames[v]
}

// Conventions lists all conventions, in the order of a convention card.
func Conventions() []Convention {
	all := make([]Convention, numConventions)
	for i := range all {
		all[i] = Convention(i)
	}
	return all
}

// conventionNamed returns the convention with a name.
func conventionNamed(name string) (v Convention, ok bool) {
	i := slices.Index(conventionNames[:], name)
	return Convention(max(i, 0)), i >= 0
}
