package ui

import "github.com/superbridge/superbridge/ui/kit/words"

type place string

const first place = place(words.Hello)
