// Package text says in words what belongs to bridge: calls and contracts, scores, what a call means, why a card is best.
// The messages of bridge's screens are in its *.en.json files, one a screen. They are found by [text.T] wherever this
// package is imported.
package text

import (
	"embed"

	"github.com/superbridge/superbridge/ui/kit/text"
)

//go:embed *.json
var files embed.FS

func init() { text.Add(files) }
