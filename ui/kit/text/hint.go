package text

// Hint is a hint on the screen. It is said again where the language changes: other answers have only their words.
type Hint struct {
	Said  string // last
	words func() string
}

// NewHint returns a hint that words say in the language in use.
func NewHint(words func() string) Hint { return Hint{words(), words} }

// Again returns the hint in the language in use, if that is what was said; else "".
func (h *Hint) Again(said string) string {
	if said == "" || said != h.Said {
		return ""
	}
	h.Said = h.words()
	return h.Said
}
