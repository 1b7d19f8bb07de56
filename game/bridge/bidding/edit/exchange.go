package edit

import "strings"

// Packed returns the book as one file, to be given to others: it carries the files of its folder that it includes.
func (b Book) Packed() Book {
	for {
		missing, text := b.loose()
		if missing == "" {
			return b
		}
		b.main = append(append(b.main[:len(b.main):len(b.main)], "", "file "+missing), split(text)...)
	}
}

// loose returns a file of the folder that is included and not carried, or "".
func (b Book) loose() (name, text string) {
	parts := b.parts()
	for _, l := range b.Lines() {
		if other, ok := include(l.Text); ok {
			other = strings.TrimSuffix(other, ending)
			if _, own := parts[other]; own {
				continue
			}
			if text, ok := b.files(other + ending); ok {
				return other, text
			}
		}
	}
	return "", ""
}
