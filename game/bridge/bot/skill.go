package bot

// Skill is an ability of the levels above [Beginner] besides examining layouts. It can be left out, to
// measure what it brings.
type Skill uint8

// The skills. A set of them is their union.
const (
	Inference  Skill = 1 << iota // prefers layouts that fit the auction, and in which no card was wasted
	Signals                      // signals with low cards, and reads signals; conceals other cards
	Simulation                   // tries close calls on layouts
	ForScoring                   // plays for what the session compares ([Scoring]), not for points
)

// skills are the names of the skills.
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

// lacks reports whether a skill is in the set of those left out.
func (without Skill) lacks(s Skill) bool { return without&s != 0 }
