package command

import "testing"

// What is dealt in a part of a session follows from the seed, and is another thing in each part; without a seed nobody knows it.
func TestChanceFollowsFromTheSeed(t *testing.T) {
	given := &seed{given: true, value: 7}
	seen := map[uint64]bool{}
	for session := range int64(20) {
		for part := range 20 {
			n := given.chance(session, part).Uint64()
			if again := given.chance(session, part).Uint64(); again != n {
				t.Errorf("part %d of session %d is %d, and then %d", part, session, n, again)
			}
			seen[n] = true
		}
	}
	if len(seen) != 400 {
		t.Errorf("400 parts have %d first numbers", len(seen))
	}
	if none := new(seed); none.chance(1, 1).Uint64() == none.chance(1, 1).Uint64() {
		t.Error("without a seed the same comes twice")
	}
}
