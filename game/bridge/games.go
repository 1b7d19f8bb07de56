package bridge

import (
	"fmt"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/fault"
)

// games is the only list of the games of the family.
var games = struct {
	sync.RWMutex
	rules []Rules
}{rules: []Rules{SuperBridge(), Duplicate(), Rubber(), Chicago(), ChicagoDuplicate(), Target(), MiniBridge(),
	Duplicate().With36(), Rubber().With36()}}

// Games returns the rules of every game of the family, in the order in which they are shown.
func Games() []Rules {
	games.RLock()
	defer games.RUnlock()
	return slices.Clone(games.rules)
}

// RulesNamed returns the rules with the given Name.
func RulesNamed(name string) (Rules, error) {
	games.RLock()
	defer games.RUnlock()
	for _, r := range games.rules {
		if r.Name == name {
			return r, nil
		}
	}
	return Rules{}, fault.Errorf("there are no rules named %q", name)
}

// Register appends a game to the list until remove is called. It panics if the list has a game of that name
// already. The program itself never changes the list while it runs; tests add games to it.
func Register(r Rules) (remove func()) {
	games.Lock()
	defer games.Unlock()
	named := func(other Rules) bool { return other.Name == r.Name }
	if slices.ContainsFunc(games.rules, named) {
		panic(fmt.Sprintf("bridge: the game %q is in the list already", r.Name))
	}
	games.rules = append(games.rules, r)
	return func() {
		games.Lock()
		defer games.Unlock()
		games.rules = slices.DeleteFunc(games.rules, named)
	}
}
