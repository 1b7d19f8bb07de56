package bridge

import (
	"fmt"
	"slices"
	"sync"
)

// games is the one list of the games of the family.
var games = struct {
	sync.RWMutex
	rules []Rules
}{rules: []Rules{SuperBridge(), Duplicate(), Rubber(), Chicago(), ChicagoDuplicate(), Target(), MiniBridge(),
	Duplicate().With36(), Rubber().With36()}}

// Games returns the rules of every game of the family, in the order in which they are shown. Whatever asks
// which games there are asks here.
func Games() []Rules {
	games.RLock()
	defer games.RUnlock()
	return slices.Clone(games.rules)
}

// RulesNamed returns the rules whose Name is given.
func RulesNamed(name string) (Rules, error) {
	games.RLock()
	defer games.RUnlock()
	for _, r := range games.rules {
		if r.Name == name {
			return r, nil
		}
	}
	return Rules{}, fmt.Errorf("there are no rules named %q", name)
}

// Register adds a game at the end of the list until remove is called. It panics if the list has one of that
// name already. The list of the program itself doesn't change while it runs; tests add games to it.
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
