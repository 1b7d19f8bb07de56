// Package words has words.
package words

import _ "github.com/superbridge/superbridge/ui/kit/theme"

// Hello greets.
const Hello = "hello"
