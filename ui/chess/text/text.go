// Package text puts octagonal chess into words. The messages of its screens are in its *.en.json files, one for each
// screen. [text.T] finds them wherever this package is imported.
package text

import (
	"embed"

	"github.com/superbridge/superbridge/ui/kit/text"
)

//go:embed *.json
var files embed.FS

func init() { text.Add("ui/chess/text", files) }
