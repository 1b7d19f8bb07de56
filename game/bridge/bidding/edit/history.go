package edit

// History is a book with the texts that it has had.
type History struct {
	past, next []Book
	now, saved Book
}

// Begin returns the history of a book that is as it is kept.
func Begin(b Book) History { return History{now: b, saved: b} }

// Now returns the book.
func (h *History) Now() Book { return h.now }

// Change goes on to another text. Nothing happens if it is the same.
func (h *History) Change(b Book) {
	if b.Equal(h.now) {
		return
	}
	h.past, h.next, h.now = append(h.past, h.now), nil, b
}

// Undo goes back to the text before, and reports whether there was one.
func (h *History) Undo() bool {
	n := len(h.past) - 1
	if n < 0 {
		return false
	}
	h.next, h.now, h.past = append(h.next, h.now), h.past[n], h.past[:n]
	return true
}

// Redo takes the last Undo back, and reports whether there was one.
func (h *History) Redo() bool {
	n := len(h.next) - 1
	if n < 0 {
		return false
	}
	h.past, h.now, h.next = append(h.past, h.now), h.next[n], h.next[:n]
	return true
}

// CanUndo reports whether there is something to take back.
func (h *History) CanUndo() bool { return len(h.past) > 0 }

// CanRedo reports whether something has been taken back.
func (h *History) CanRedo() bool { return len(h.next) > 0 }

// Rename gives the book another name, in all texts that it has had.
func (h *History) Rename(name string) {
	for _, texts := range [][]Book{h.past, h.next} {
		for i := range texts {
			texts[i] = texts[i].Named(name)
		}
	}
	h.now, h.saved = h.now.Named(name), h.saved.Named(name)
}

// Kept notes that a text has been saved.
func (h *History) Kept(b Book) { h.saved = b }

// Unsaved reports whether the text differs from the one that was saved last.
func (h *History) Unsaved() bool { return !h.now.Equal(h.saved) }

// Saved returns the text that was saved last.
func (h *History) Saved() Book { return h.saved }
