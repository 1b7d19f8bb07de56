package storagetest

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// Kills are children that are killed one after another in the same folder, at any moment.
type Kills struct {
	Dir string
	// Stored returns all that is there after a kill, as the lines of the children, in order.
	Stored func(round int) []string
	// More reports whether another round is wanted, after a number of them; fresh is what the last one brought.
	More func(rounds int, fresh []string) bool
	// Known reports whether a line says that something was kept.
	Known func(line string) bool
}

// onFrom is how the first line of a child begins, which says what was kept last before it.
const onFrom = "on from "

// OnFrom is the first line of a child that finds those lines kept.
func OnFrom(kept []string) string { return onFrom + Last(kept) }

// Last returns the last line, or what stands for it if there is none.
func Last(lines []string) string {
	if len(lines) == 0 {
		return "the start"
	}
	return lines[len(lines)-1]
}

// Run kills children. Each time all that they said was kept must be there, in order, with at most one line more, which
// there was no time to say; and the next one must go on from just there, or begin something new. It returns all lines, and
// how often there was one more.
func (k Kills) Run(t *testing.T) (spoken []string, unspoken int) {
	t.Helper()
	fresh := []string{}
	for round := 0; k.More(round, fresh); round++ {
		before := len(spoken)
		process, lines := Child(t, k.Dir, uint64(round))
		// Every tenth time it is killed while it opens the folder, and otherwise at any moment of the acts that it plays.
		wait := time.Duration(rand.IntN(1000)) * time.Microsecond
		if round%10 == 9 {
			wait = time.Duration(rand.IntN(60)) * time.Millisecond
		} else {
			for n := rand.IntN(150); n >= 0; n-- {
				spoken = k.Told(t, spoken, <-lines)
			}
		}
		time.Sleep(wait)
		process.Kill()
		for line := range lines {
			spoken = k.Told(t, spoken, line)
		}

		found := k.Stored(round)
		switch {
		case len(found) < len(spoken) || len(found) > len(spoken)+1:
			t.Fatalf("round %d: %d acts were kept, and %d are there", round, len(spoken), len(found))
		case len(found) > len(spoken):
			unspoken++
		}
		for i := range spoken {
			if found[i] != spoken[i] {
				t.Fatalf("round %d: act %d is %q, want %q", round, i+1, found[i], spoken[i])
			}
		}
		fresh, spoken = found[min(before, len(found)):], found
	}
	return spoken, unspoken
}

// Told takes a line of a child.
func (k Kills) Told(t *testing.T, spoken []string, line string) []string {
	t.Helper()
	if from, ok := strings.CutPrefix(line, onFrom); ok {
		// What has just been finished is followed by something new.
		if from != Last(spoken) && from != Last(nil) {
			t.Fatalf("it goes on from %q, want %q", from, Last(spoken))
		}
		return spoken
	}
	if !k.Known(line) {
		t.Fatalf("it says %q", line)
	}
	return append(spoken, line)
}
