package practice

import "slices"

// Technique is a technique that makes a contract.
type Technique uint8

// The techniques.
const (
	Finesse     Technique = iota // the lower of two honours is played, past the one that an opponent holds between them
	HoldUp                       // a trick that could be won is left to the opponents, so that one of them has no more cards of the suit
	DrawTrumps                   // the opponents' trumps are drawn before winners are cashed
	RuffInDummy                  // losers are ruffed in dummy before trumps are drawn
	SafetyPlay                   // a suit is played so that it brings enough however it lies
	Endplay                      // an opponent is given the lead when whatever he leads costs a trick
	Squeeze                      // an opponent has to throw a card that he needs
	Unblock                      // a high card is played under another of the same side, as it is in the way of a longer suit
	Duck                         // a trick of an own suit that could be won is given away in time, so that a winner stays as an entry
	numTechniques
)

var techniqueNames = [numTechniques]string{"finesse", "hold-up", "draw-trumps", "ruff-in-dummy", "safety-play", "endplay", "squeeze", "unblock", "duck"}

// Techniques lists the techniques.
func Techniques() []Technique {
	return []Technique{Finesse, HoldUp, DrawTrumps, RuffInDummy, SafetyPlay, Endplay, Squeeze, Unblock, Duck}
}

// String returns the technique's name: finesse, hold-up, draw-trumps, ruff-in-dummy, safety-play, endplay, squeeze, unblock or duck. It never changes.
func (t Technique) String() string {
	if t >= numTechniques {
		return "unknown"
	}
	return techniqueNames[t]
}

// TechniqueNamed returns the technique with a name.
func TechniqueNamed(name string) (t Technique, ok bool) {
	i := slices.Index(techniqueNames[:], name)
	return Technique(max(i, 0)), i >= 0
}
