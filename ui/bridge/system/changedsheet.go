package system

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/bidding/edit"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// changedSheet asks which text is to stay, as another program has changed the file of the system.
type changedSheet struct {
	s      *Screen
	was    string    // the file as it is now
	theirs edit.Book // the same, as a book
	then   func()    // after saving, or nil
	looks  bool      // the lines that differ are shown
}

var _ sheet.Sheet = (*changedSheet)(nil)

// mostDifferences is the number of lines shown that differ.
const mostDifferences = 8

// Build implements [sheet.Sheet].
func (c *changedSheet) Build() fyne.CanvasObject {
	s := c.s
	lines := container.New(stack(theme.U(10)), s.heading("editor.changed"), s.prose(text.T("editor.changed.words", "File", s.draft.Name()+".book")))
	if c.looks {
		all := edit.Differences(c.theirs, s.draft)
		for i, d := range all {
			if i == mostDifferences {
				lines.Add(s.small(text.TN("editor.changed.more", len(all)-i)))
				break
			}
			sign := "–"
			if d.Added {
				sign = "+"
			}
			line := s.small(fmt.Sprintf("%s %d: %s", sign, d.Line, d.Text))
			line.Bold = d.Added
			lines.Add(line)
		}
	}
	button := func(id, key string, do func()) *widget.Button { return widget.NewButton(s.art, text.T(id), key, do) }
	mine := button("editor.changed.mine", text.T("key.enter"), c.Enter)
	mine.Primary = true
	look := button("editor.changed.look", "L", c.look)
	look.Turn(c.looks)
	lines.Add(widget.NewEven(theme.U(10), mine, button("editor.changed.theirs", "T", c.take)))
	lines.Add(widget.NewEven(theme.U(10), look, button("editor.leave.stay", text.T("key.escape"), func() { s.sheets.Remove(c) })))
	return widget.NewSheet(theme.U(dealWidth), theme.U(20), lines)
}

// Enter implements [sheet.Sheet]: the user's text replaces the other, which stays beside it.
func (c *changedSheet) Enter() {
	c.s.sheets.Remove(c)
	c.s.was = c.was
	c.s.save(c.then)
}

// Key implements [sheet.Sheet].
func (*changedSheet) Key(fyne.KeyName) {}

// Rune implements [sheet.Sheet].
func (c *changedSheet) Rune(r rune) {
	switch r {
	case 'l', 'L':
		c.look()
	case 't', 'T':
		c.take()
	}
}

// look shows the lines that differ, or hides them.
func (c *changedSheet) look() {
	c.looks = !c.looks
	c.s.sheets.Redraw()
}

// take shows the text of the file, in place of the user's, to which Undo goes back.
func (c *changedSheet) take() {
	s := c.s
	s.sheets.Remove(c)
	s.commit()
	s.was = c.was
	s.history.Kept(c.theirs)
	s.holding(func() { s.change(c.theirs) })
	s.tell(text.T("editor.changed.taken"), false)
}
