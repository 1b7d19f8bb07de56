package command

import "testing"

// The deals of each part of a session follow from the seed, and differ; without a seed they are unpredictable.
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
