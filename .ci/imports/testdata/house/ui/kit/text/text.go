// Package text has words.
package text

import _ "github.com/superbridge/superbridge/ui/kit/theme"

// Hello greets.
const Hello = "hello"
