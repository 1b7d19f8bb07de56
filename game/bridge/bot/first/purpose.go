package first

// Purpose is what a call is for.
type Purpose uint8

// The purposes.
const (
	Natural        Purpose = iota // no rule of the system speaks about the call
	NoOpening                     // pass: not enough to open
	NoResponse                    // pass: not enough to answer partner's opening
	NothingToAdd                  // pass: no call says more about the hand
	Content                       // pass: the contract is where it should be
	PenaltyPass                   // pass of partner's take-out double, with their suit
	Opening                       // one of a suit
	OpeningNT                     // no-trump, balanced
	StrongOpening                 // two of a suit
	PreEmpt                       // a long suit and little else
	NewSuit                       // responder's suit
	Raise                         // partner's suit
	NoTrump                       // no-trump, as high as the strength allows
	Negative                      // the weak reply to a strong opening
	Rebid                         // the same suit again: longer than promised
	SecondSuit                    // another suit of the same hand
	Invitation                    // game if partner has more than the least promised
	SignOff                       // to play
	ToGame                        // to play, for the game bonus
	SlamInvitation                // slam if partner has more than the least promised
	Slam                          // to play, for the slam bonus
	Compete                       // outbids the opponents with a fit
	Overcall                      // a good suit over their opening
	JumpOvercall                  // a strong hand with a good suit over their opening
	OvercallNT                    // balanced over their opening, with their suit guarded
	TakeOutDouble                 // asks partner for another suit
	Advance                       // the answer to a take-out double
	PenaltyDouble                 // their contract should fail
	Strength                      // redouble: the contract should be made
)
