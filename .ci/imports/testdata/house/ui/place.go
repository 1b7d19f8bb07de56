package ui

import "github.com/superbridge/superbridge/ui/kit/text"

type place string

const first place = place(text.Hello)
