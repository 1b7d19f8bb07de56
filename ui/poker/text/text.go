// Package text puts progressive poker into words: the strength of a row, the payments of a pair of players, broken
// rules. The messages of poker's screens are in its *.en.json files, one for each screen. [text.T] finds them wherever
// this package is imported.
package text

import (
	"embed"

	"github.com/superbridge/superbridge/ui/kit/text"
)

//go:embed *.json
var files embed.FS

func init() { text.Add("ui/poker/text", files) }
