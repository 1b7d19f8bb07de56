package bidding

// Purpose is the purpose of a call.
type Purpose uint8

// The purposes.
const (
	Natural          Purpose = iota // no rule of the system covers the call
	NoOpening                       // pass: not enough to open
	NoResponse                      // pass: not enough to answer partner's opening
	NothingToAdd                    // pass: no call says more about the hand
	Content                         // pass: the contract is where it should be
	PenaltyPass                     // pass of partner's take-out double, with their suit
	Opening                         // one of a suit
	OpeningNT                       // no-trump, balanced
	StrongOpening                   // two of a suit
	PreEmpt                         // a long suit and little else
	NewSuit                         // responder's suit
	Raise                           // partner's suit
	TrumpRaise                      // partner's suit, on trumps rather than points
	CueBid                          // their suit: a strong raise of partner's
	NoTrump                         // no-trump, as high as the strength allows
	Negative                        // the weak reply to a strong opening
	Rebid                           // the same suit again: longer than promised
	SecondSuit                      // another suit of the same hand
	Preference                      // back to another suit of partner's
	Invitation                      // game if partner has more than the least promised
	SignOff                         // to play
	ToGame                          // to play, at game
	SlamInvitation                  // slam if partner has more than the least promised
	Slam                            // to play, at slam
	AceQuestion                     // asks partner how many aces he has
	AceAnswer                       // shows the number of aces
	KingQuestion                    // asks partner how many kings he has
	KingAnswer                      // shows the number of kings
	TrumpQuestion                   // asks partner for a grand slam with two of the three top trumps
	Compete                         // outbids the opponents with a fit
	Overcall                        // a good suit over their opening
	JumpOvercall                    // a strong hand with a good suit over their opening
	OvercallNT                      // balanced over their opening, with their suit guarded
	TakeOutDouble                   // asks partner for another suit
	NegativeDouble                  // of their overcall: asks partner, who has opened, for another suit
	Advance                         // the answer to a take-out double
	PenaltyDouble                   // their contract should fail
	Strength                        // redouble: the contract should make
	MajorQuestion                   // asks for a four-card major
	Transfer                        // shows the suit above the one bid
	Completion                      // accepts a transfer
	Answer                          // answers a question
	GameRaise                       // a game-forcing raise that doesn't name the suit
	Splinter                        // a fit, and a singleton or a void in the suit bid
	TwoSuits                        // two suits over their opening
	FourthSuit                      // the fourth suit: asks for more
	StrengthQuestion                // asks how strong an opening is
	SupportQuestion                 // asks for three cards in the major
	WeakJump                        // a long suit and little else over their opening
	ControlBid                      // a control in the suit bid, with a major agreed and slam in mind
	LeadDouble                      // double of an artificial bid: lead the suit bid
	Waiting                         // says nothing: partner must not be passed
	Question                        // asks partner for something else
	numPurposes
)

var purposeNames = [numPurposes]string{
	Natural:        "natural",
	NoOpening:      "no-opening",
	NoResponse:     "no-response",
	NothingToAdd:   "nothing-to-add",
	Content:        "content",
	PenaltyPass:    "penalty-pass",
	Opening:        "opening",
	OpeningNT:      "opening-no-trump",
	StrongOpening:  "strong-opening",
	PreEmpt:        "pre-empt",
	NewSuit:        "new-suit",
	Raise:          "raise",
	TrumpRaise:     "trump-raise",
	CueBid:         "cue-bid",
	NoTrump:        "no-trump",
	Negative:       "negative",
	Rebid:          "rebid",
	SecondSuit:     "second-suit",
	Preference:     "preference",
	Invitation:     "invitation",
	SignOff:        "sign-off",
	ToGame:         "to-game",
	SlamInvitation: "slam-invitation",
	Slam:           "slam",
	AceQuestion:    "ace-question",
	AceAnswer:      "ace-answer",
	KingQuestion:   "king-question",
	KingAnswer:     "king-answer",
	TrumpQuestion:  "trump-question",
	Compete:        "compete",
	Overcall:       "overcall",
	JumpOvercall:   "jump-overcall",
	OvercallNT:     "no-trump-overcall",
	TakeOutDouble:  "take-out-double",
	NegativeDouble: "negative-double",
	Advance:        "advance",
	PenaltyDouble:  "penalty-double",
	Strength:       "strength",

	MajorQuestion:    "major-question",
	Transfer:         "transfer",
	Completion:       "completion",
	Answer:           "answer",
	GameRaise:        "game-raise",
	Splinter:         "splinter",
	TwoSuits:         "two-suits",
	FourthSuit:       "fourth-suit",
	StrengthQuestion: "strength-question",
	SupportQuestion:  "support-question",
	WeakJump:         "weak-jump",
	ControlBid:       "control-bid",
	LeadDouble:       "lead-double",
	Waiting:          "waiting",
	Question:         "question",
}

// String returns the purpose's identifier, as in "take-out-double". It never changes.
func (p Purpose) String() string {
	if p >= numPurposes {
		return "unknown"
	}
	return purposeNames[p]
}

// artificial reports whether a bid for the purpose says nothing about its suit, so that it can't be passed
// even if doubled.
func (p Purpose) artificial() bool {
	return p == CueBid || p == ControlBid || p == AceQuestion || p == AceAnswer || p == KingQuestion || p == KingAnswer || p == TrumpQuestion
}

// artificial reports whether a bid says nothing about its suit.
func (m *Meaning) artificial() bool { return m.Artificial || m.Purpose.artificial() }

// Purposes lists all purposes.
func Purposes() []Purpose {
	all := make([]Purpose, numPurposes)
	for i := range all {
		all[i] = Purpose(i)
	}
	return all
}
