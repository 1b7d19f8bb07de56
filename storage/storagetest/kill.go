package storagetest

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// Kills describes children that are killed one after another in the same folder, at any moment.
type Kills struct {
	Dir string
	// Stored returns everything that is there after a kill, in the form of the children's lines, in order.
	Stored func(round int) []string
	// More reports whether another round is wanted, given the number of rounds; fresh holds the lines of the last one.
	More func(rounds int, fresh []string) bool
	// Known reports whether a line says that something was stored.
	Known func(line string) bool
}

// onFrom starts a child's first line, which names the last thing stored before it.
const onFrom = "on from "

// OnFrom returns the first line of a child that finds those lines stored.
func OnFrom(kept []string) string { return onFrom + Last(kept) }

// Last returns the last line, or a placeholder if there is none.
func Last(lines []string) string {
	if len(lines) == 0 {
		return "the start"
	}
	return lines[len(lines)-1]
}

// Run kills children. Each time everything that they reported as stored must be there, in order, with at most one more
// line, which there was no time to report; and the next child must continue from exactly there, or start something new.
// It returns all lines, and how often there was one more.
func (k Kills) Run(t *testing.T) (spoken []string, unspoken int) {
	t.Helper()
	fresh := []string{}
	for round := 0; k.More(round, fresh); round++ {
		before := len(spoken)
		process, lines := Child(t, k.Dir, uint64(round))
		// Every tenth child is killed while it opens the folder, the others at any moment of the acts they play.
		wait := time.Duration(rand.IntN(1000)) * time.Microsecond
		if round%10 == 9 {
			wait = time.Duration(rand.IntN(60)) * time.Millisecond
		} else {
			for n := rand.IntN(150); n >= 0; n-- {
				spoken = k.Told(t, spoken, <-lines)
			}
		}
		time.Sleep(wait) // a random moment, in which it may be writing
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

// Told processes a line of a child.
func (k Kills) Told(t *testing.T, spoken []string, line string) []string {
	t.Helper()
	if from, ok := strings.CutPrefix(line, onFrom); ok {
		// A finished item is followed by a new one.
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
