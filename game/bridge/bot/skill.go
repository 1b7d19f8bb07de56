package bot

// Skill is something that the levels above [Beginner] do besides looking at layouts. It can
// be left out, to measure what it brings.
type Skill uint8

// The skills. A set of them is their union.
const (
	Inference  Skill = 1 << iota // prefers layouts that fit the auction, and in which no card was wasted
	Signals                      // tells partner by low cards about a suit, and reads them; hides others
	Simulation                   // tries close calls on layouts
	ForScoring                   // plays for what the session compares ([Scoring]), not for points
)

// skills are what the skills are called.
var skills = []struct {
	name  string
	skill Skill
}{{"inference", Inference}, {"signals", Signals}, {"simulation", Simulation}, {"scoring", ForScoring}}

// SkillNamed returns the skill with a name: inference, signals, simulation or scoring.
func SkillNamed(name string) (s Skill, ok bool) {
	for _, s := range skills {
		if s.name == name {
			return s.skill, true
		}
	}
	return 0, false
}

// lacks reports whether a skill is in the set of those that are left out.
func (without Skill) lacks(s Skill) bool { return without&s != 0 }
