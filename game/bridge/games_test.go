package bridge_test

import (
	"slices"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

func names() []string {
	var names []string
	for _, r := range bridge.Games() {
		names = append(names, r.Name)
	}
	return names
}

// Each game of the list is found by its name and has known rules.
func TestTheListOfGames(t *testing.T) {
	for _, want := range bridge.Games() {
		if r, err := bridge.RulesNamed(want.Name); err != nil || !r.Same(want) {
			t.Errorf("%s: %v, %v", want.Name, r, err)
		}
		if err := want.Known(); err != nil {
			t.Error(err)
		}
		if want.Length < 0 {
			t.Errorf("%s has %d boards", want.Name, want.Length)
		}
	}
	if _, err := bridge.RulesNamed("Whist"); err == nil {
		t.Error("whist has rules here")
	}
	bridge.Games()[0].Name = "Whist" // a copy
	if names()[0] != "SuperBridge" {
		t.Errorf("the first game is %s", names()[0])
	}
}

// A game that is added is found in the list by many goroutines at once, and is gone afterwards.
func TestRegister(t *testing.T) {
	before := names()
	made := bridge.Duplicate()
	made.Name, made.Length = "Made", 3
	remove := bridge.Register(made)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			if r, err := bridge.RulesNamed("Made"); err != nil || r.Length != 3 {
				t.Errorf("%v boards, %v", r.Length, err)
			}
			got := slices.DeleteFunc(names(), func(name string) bool { return name == "Other" }) // another goroutine may be adding it
			if !slices.Equal(got, append(slices.Clone(before), "Made")) {
				t.Errorf("the games are %v", got)
			}
			made := made
			made.Name = "Other"
			func() {
				defer func() { _ = recover() }() // another goroutine has added it
				defer bridge.Register(made)()
			}()
		})
	}
	all.Wait()
	func() {
		defer func() {
			if recover() == nil {
				t.Error("two games have the same name")
			}
		}()
		bridge.Register(made)
	}()
	remove()
	if got := names(); !slices.Equal(got, before) {
		t.Errorf("the games are %v afterwards", got)
	}
}
