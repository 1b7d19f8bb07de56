package ui

import (
	"context"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/family"
)

// busy is a family with work for when nobody plays; at is the context of the last.
type busy struct {
	family.Family
	at context.Context
}

func (b *busy) Idle(ctx context.Context) { b.at = ctx }

// What families do while nobody plays ends when the screen is left or the window closes; a fast window has none.
func TestRest(t *testing.T) {
	a, _ := newApp(t)
	idler := &busy{Family: a.families[0]}
	a.families[0] = idler
	a.options.Fast = true
	if a.rest(); a.resting.Open() {
		t.Error("a fast window rests")
	}
	a.options.Fast = false
	shown, leave := context.WithCancel(t.Context())
	a.shown = shown
	a.rest()
	if !a.resting.Open() {
		t.Error("it doesn't rest")
	}
	a.resting.Stop()
	if a.rest(); !a.resting.Open() {
		t.Error("it doesn't rest again")
	}
	if leave(); a.resting.Open() {
		t.Error("it goes on when the screen is left")
	}
	if a.families.idle(shown); idler.at != shown {
		t.Error("the family isn't asked")
	}
}
