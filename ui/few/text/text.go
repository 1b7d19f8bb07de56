// Package text says in words what belongs to bridge for two and three: calls with nullo and points, contracts, what players do, which
// rule forbids something, and what a rubber comes to. The messages of its screens are in its *.en.json files, one a screen. They are
// found by [text.T] wherever this package is imported.
package text

import (
	"embed"

	"github.com/superbridge/superbridge/ui/kit/text"
)

//go:embed *.json
var files embed.FS

func init() { text.Add(files) }
