// Package fewtest is bridge for two and three a second time, for tests: written from docs/rules/bridge-few.md alone, slow and
// plain, on texts. It shares nothing with package few, which is held against it.
//
// Each game is told as a story, from the deal to the last trick, by one function that asks for the next act wherever somebody has to
// choose. [Tell] tells it with the acts of a list, and stops with the question that nobody has answered yet.
package fewtest
