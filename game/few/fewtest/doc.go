// Package fewtest is a second implementation of bridge for two and three, for tests: written only from
// docs/rules/bridge-few.md, slow and plain, on texts. It shares nothing with package few, which is compared with it.
//
// Each game is a story, from the deal to the last trick, told by one function that asks for the next act whenever
// somebody has to choose. [Tell] tells it with a list of acts, and stops at the first unanswered question.
package fewtest
