package backups

import (
	"context"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// copySheet shows the contents of a copy and what restoring it would lose, and restores it.
type copySheet struct {
	sheet.NoKeys
	screen *Screen
	copy   storage.Backup
	read   bool
	holds  storage.Contents
	lost   []storage.Loss
	err    error // then the copy can't be used
	cancel context.CancelFunc
}

var (
	_ sheet.Sheet  = (*copySheet)(nil)
	_ sheet.Closer = (*copySheet)(nil)
)

// look lays the sheet of a copy on the screen.
func (s *Screen) look(i int) {
	if s.found == nil || i < 0 || i >= len(s.found.copies) {
		return
	}
	c := &copySheet{screen: s, copy: s.found.copies[i]}
	ctx, cancel := context.WithCancel(s.ctx)
	c.cancel = cancel
	s.sheets.Push(c)
	store := s.options.Store
	s.options.Runner.After(ctx, func() func() {
		holds, err := storage.ContentsOf(ctx, c.copy.Path)
		var lost []storage.Loss
		if err == nil {
			lost, err = store.LossTo(ctx, c.copy.Path)
		}
		return func() {
			c.read, c.holds, c.lost, c.err = true, holds, lost, err
			s.sheets.Redraw()
		}
	})
}

// Close implements [sheet.Closer].
func (c *copySheet) Close() { c.cancel() }

// Enter implements [sheet.Sheet]: it puts the sheet away.
func (c *copySheet) Enter() { c.screen.sheets.Remove(c) }

// Rune implements [sheet.Sheet].
func (c *copySheet) Rune(r rune) {
	if unicode.ToUpper(r) == 'R' {
		c.restore()
	}
}

// restore lets the copy take the place of the file.
func (c *copySheet) restore() {
	if c.read && c.err == nil {
		c.screen.options.OnRestore(c.copy)
	}
}

// Build implements [sheet.Sheet].
func (c *copySheet) Build() fyne.CanvasObject {
	s := c.screen
	title := widget.NewHeading(s.art, text.T("backups.copy", "When", named(c.copy)), theme.U(theme.HeadingText), fyne.TextAlignLeading)
	title.Wrap = true
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(8)), title)
	for _, l := range c.words() {
		lines.Add(s.say(l, theme.BodyText, c.err != nil))
	}
	restore := widget.NewButton(s.art, text.T("backups.restore"), "R", c.restore)
	restore.Enable(c.read && c.err == nil)
	closing := widget.NewButton(s.art, text.T("backups.close"), text.T("key.enter"), c.Enter)
	closing.Primary = true
	lines.Add(widget.NewPath(c.copy.Path))
	lines.Add(widget.NewEven(theme.U(10), restore, closing))
	return widget.NewSheet(theme.U(600), theme.U(18), lines)
}

// words returns the text of the sheet.
func (c *copySheet) words() (all []string) {
	switch {
	case !c.read:
		return []string{text.T("task.working")}
	case c.err != nil:
		return []string{text.T("backups.unusable", "Error", c.err)}
	case len(c.holds.Games) == 0:
		all = append(all, text.T("backups.empty"))
	case text.Day(c.holds.First.Local()) == text.Day(c.holds.Last.Local()):
		all = append(all, text.T("backups.holds-day", "Day", text.LongDay(c.holds.Last.Local())))
	default:
		all = append(all, text.T("backups.holds", "From", text.Day(c.holds.First.Local()), "To", text.Moment(c.holds.Last.Local())))
	}
	for _, g := range c.holds.Games {
		line := text.TN("backups.sessions", g.Sessions, "Game", text.Game(g.Game), "Sessions", text.Points(g.Sessions))
		if g.Parts > g.Sessions {
			line = text.T("backups.with-parts", "Line", line, "Parts", partsOf(g))
		}
		all = append(all, line)
	}
	if len(c.lost) == 0 {
		return append(all, text.T("backups.no-loss"), text.T("backups.kept-first"))
	}
	all = append(all, text.T("backups.lost"))
	for _, l := range c.lost {
		if l.Gone > 0 {
			all = append(all, text.TN("backups.lost.gone", l.Gone, "Game", text.Game(l.Game), "Sessions", text.Points(l.Gone)))
		}
		if l.Older > 0 {
			all = append(all, text.TN("backups.lost.older", l.Older, "Game", text.Game(l.Game), "Sessions", text.Points(l.Older)))
		}
	}
	return append(all, text.T("backups.kept-first"))
}

// partsOf describes the number of deals, hands or games in the sessions of a game.
func partsOf(g storage.GameContents) string {
	id := "game." + g.Game + ".parts"
	if !text.Has(id) {
		id = "backups.parts"
	}
	return text.TN(id, g.Parts, "Parts", text.Points(g.Parts))
}
