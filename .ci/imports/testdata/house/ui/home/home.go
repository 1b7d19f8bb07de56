// Package home is a screen.
package home

import (
	_ "github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/words"
)

// Title is its name.
func Title() string { return words.Hello }
