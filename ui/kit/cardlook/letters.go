package cardlook

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// LettersOf returns the letters that cards have where a language is spoken.
func LettersOf(l text.Language) cardart.Letters {
	return map[text.Language]cardart.Letters{
		text.Romanian: cardart.Romanian, text.Russian: cardart.Russian, text.Esperanto: cardart.Esperanto,
	}[l] // or else English
}
