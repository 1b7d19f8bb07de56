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
	numTechniques
)

var techniqueNames = [numTechniques]string{"finesse", "hold-up", "draw-trumps", "ruff-in-dummy", "safety-play"}

// Techniques lists the techniques.
func Techniques() []Technique {
	return []Technique{Finesse, HoldUp, DrawTrumps, RuffInDummy, SafetyPlay}
}

// String returns the technique's name: finesse, hold-up, draw-trumps, ruff-in-dummy or safety-play. It never changes.
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
