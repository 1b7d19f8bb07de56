// Package text puts bridge into words: calls and contracts, scores, the meaning of a call, the reason for a card. The
// messages of bridge's screens are in its *.en.json files, one for each screen. [text.T] finds them wherever this
// package is imported.
package text

import (
	"embed"

	"github.com/superbridge/superbridge/ui/kit/text"
)

//go:embed *.json
var files embed.FS

func init() { text.Add("ui/bridge/text", files) }
