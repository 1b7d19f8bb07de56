package text

import (
	"slices"

	"golang.org/x/text/collate"
)

// InOrder returns a list in the order of the language's alphabet, by the words that stand for each thing: ĉ follows c
// in Esperanto, and ș follows s in Romanian. Equal words keep their order.
func InOrder[T any](all []T, words func(T) string) []T {
	by := collate.New(current().tag, collate.IgnoreCase)
	return slices.SortedStableFunc(slices.Values(all), func(a, b T) int { return by.CompareString(words(a), words(b)) })
}
