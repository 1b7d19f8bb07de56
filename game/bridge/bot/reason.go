package bot

// Reason is the reason for playing a card.
type Reason uint8

// The reasons. A call has none: NoReason.
const (
	NoReason        Reason = iota
	OnlyCard               // there is no other card
	TopOfSequence          // leads the highest of touching honours
	PartnersSuit           // leads the suit that partner has shown or led
	LongSuit               // leads low from length, to set it up
	ShortSuit              // leads from shortness, for a ruff
	SafeLead               // leads where it gives away least
	ThroughStrength        // leads through the strong hand on the left
	UpToWeakness           // leads up to weakness on the right
	GiveRuff               // leads a suit that partner can ruff
	CashWinner             // takes a trick that is there
	CashOut                // the rest are winners, or enough of them
	DrawTrumps             // takes the opponents' trumps away
	DrawLastTrump          // draws the last trump
	SetUpSuit              // makes the low cards of a suit good
	TowardsHonours         // leads towards honours, to make them without losing them
	Finesse                // plays the lower honour: the one above may be in front of it
	RuffLoser              // leads a suit to ruff in the other hand, or ruffs
	CrossOver              // goes over to the other hand
	SecondHandLow          // leaves the trick to the other hands
	CoverHonour            // an honour on an honour
	ThirdHandHigh          // as high as needed to win or to drive out something higher
	WinCheaply             // the lowest card that wins
	WinNow                 // takes the trick while it is there
	LeavePartner           // the trick is already partner's
	PlayLow                // the trick can't be won, or not at a fair price
	Ruff                   // takes the trick with a trump
	Overruff               // takes the trick with a higher trump
	Discard                // throws what is needed least
	KeepGuards             // throws from another suit, to keep winners and guarded honours
	Encourage              // a high card: the suit is welcome
	EncourageLow           // a low card: the suit is welcome, where low encourages
	Discourage             // a high card: the suit isn't welcome, where low encourages
	ShowEven               // a high card: there is an even number of the suit
	ShowOdd                // a high card: there is an odd number of the suit, where low shows an even one
	Conceal                // of equal cards the one that reveals least to the opponents
	numReasons
)

var reasonNames = [numReasons]string{
	NoReason:        "no-reason",
	OnlyCard:        "only-card",
	TopOfSequence:   "top-of-sequence",
	PartnersSuit:    "partners-suit",
	LongSuit:        "long-suit",
	ShortSuit:       "short-suit",
	SafeLead:        "safe-lead",
	ThroughStrength: "through-strength",
	UpToWeakness:    "up-to-weakness",
	GiveRuff:        "give-ruff",
	CashWinner:      "cash-winner",
	CashOut:         "cash-out",
	DrawTrumps:      "draw-trumps",
	DrawLastTrump:   "draw-last-trump",
	SetUpSuit:       "set-up-suit",
	TowardsHonours:  "towards-honours",
	Finesse:         "finesse",
	RuffLoser:       "ruff-loser",
	CrossOver:       "cross-over",
	SecondHandLow:   "second-hand-low",
	CoverHonour:     "cover-honour",
	ThirdHandHigh:   "third-hand-high",
	WinCheaply:      "win-cheaply",
	WinNow:          "win-now",
	LeavePartner:    "leave-partner",
	PlayLow:         "play-low",
	Ruff:            "ruff",
	Overruff:        "overruff",
	Discard:         "discard",
	KeepGuards:      "keep-guards",
	Encourage:       "encourage",
	EncourageLow:    "encourage-low",
	Discourage:      "discourage",
	ShowEven:        "show-even",
	ShowOdd:         "show-odd",
	Conceal:         "conceal",
}

// String returns the reason's identifier, as in "second-hand-low". It never changes.
func (r Reason) String() string {
	if r >= numReasons {
		return "unknown"
	}
	return reasonNames[r]
}

// Reasons lists all reasons.
func Reasons() []Reason {
	all := make([]Reason, numReasons)
	for i := range all {
		all[i] = Reason(i)
	}
	return all
}
