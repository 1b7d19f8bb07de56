package desk

import (
	"context"
	"testing"

	exercise "github.com/superbridge/superbridge/game/bridge/practice"
)

// While nobody plays puzzles are sought on each board once, and what is found is there the next time. A search that is ended keeps nothing of the board at work.
func TestPuzzlesAreSoughtWhileIdle(t *testing.T) {
	d, record := newDesk(t)
	left := func() int {
		t.Helper()
		sought, err := soughtOn(t.Context(), d.store)
		if err != nil {
			t.Fatal(err)
		}
		return len(sought.Left)
	}
	if n := left(); n != 1 {
		t.Fatalf("%d boards are left to look at", n)
	}
	gone, leave := context.WithCancel(t.Context())
	leave()
	d.Idle(gone)
	if n := left(); n != 1 {
		t.Errorf("after a search that was ended %d are left", n)
	}
	d.Idle(t.Context())
	if n := left(); n != 0 {
		t.Errorf("afterwards %d are left", n)
	}
	for _, text := range []string{"kind puzzle of a later program", puzzle} {
		if err := d.store.SaveFoundPuzzle(record.ID, exercise.PuzzleVersion, text); err != nil {
			t.Fatal(err)
		}
		sought, err := soughtOn(t.Context(), d.store)
		if known := text == puzzle; err != nil || (len(sought.Found) == 1) != known || known && sought.Found[0].String() != text {
			t.Errorf("%q: found are %v, %v", text, sought.Found, err)
		}
	}
	d.store = nil
	d.Idle(t.Context()) // while there is trouble with the data folder
}

// puzzle is one: 3NT with nine tricks on top.
const puzzle = "kind puzzle; level 1; rules Duplicate; dealer S; vul None; seat S; cards own/own; " +
	"deal N:AKQJ.AKQ.432.432 T987.JT9.765.765 6543.876.AKQ.AKQ 2.5432.JT98.JT98; events 3N,Pass,Pass,Pass,DJ; technique finesse; " +
	"layout N:AKQJ.AKQ.432.432 T987.JT9.765.765 6543.876.AKQ.AKQ 2.5432.JT98.JT98"
