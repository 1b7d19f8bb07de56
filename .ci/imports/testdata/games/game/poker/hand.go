// Package poker counts.
package poker

import (
	"errors"
	"fmt"
)

// Count is six lines of code that chess has too.
func Count(cards []int) (sum int, err error) {
	for _, c := range cards {
		// Each counts.

		sum += c * 2
	}
	fmt.Print("poker ", sum)
	return sum, errors.New("none")
}

// Lines has one line of code.
var Lines = `a
b`

// Hand has two methods.
type Hand[C any] struct{}

// Len is one.
func (h Hand[C]) Len() int { return 1 }

// Cut is the other one.
func (h *Hand[C]) Cut() {}
