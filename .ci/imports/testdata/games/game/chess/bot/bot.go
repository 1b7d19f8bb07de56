// Package bot counts.
package bot

import (
	"errors"
	"fmt"
)

// Moves is alike.
func Moves(all []int) (n int, err error) {
	for _, m := range all {
		n += m * 3
	}
	fmt.Print(`chess`, n)
	return n, errors.New("many")
}
