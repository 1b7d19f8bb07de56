// Package home is a screen.
package home

import (
	"github.com/superbridge/superbridge/ui/kit/text"
	_ "github.com/superbridge/superbridge/ui/kit/theme"
)

// Title is its name.
func Title() string { return text.Hello }
