package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Measures of the strip, in units of its letters.
const (
	claimWidth  = 704 // at most
	claimMargin = 8
	claimGap    = 8  // between neighbours, and between rows
	claimAside  = 14 // on either side of the number
)

// rounding bounds how far the heights of the strip's parts add up beyond its own, in points.
const rounding = 0.5

// claimRows is an arrangement of the strip's blocks in rows.
type claimRows uint8

const (
	wideRows   claimRows = iota // the number and the buttons; the note and the button to concede
	evenRows                    // the number and the note in small letters; all buttons
	narrowRows                  // the number and the button to concede; the other buttons; the note
)

// claimFit is a layout of the strip.
type claimFit struct {
	of      tabletop.Geometry
	left    int     // tricks still to be played
	letters float32 // the unit of its letters
	rows    claimRows
	at      tabletop.Rect
	note    fyne.Size // the room for the note
}

// fit returns the layout with the largest letters that fit between the hands and plates: at most those of the table, at least three quarters
// of its unit. The strip keeps its place whatever the note says, and while it asks about conceding.
func (c *claimSheet) fit(g tabletop.Geometry) claimFit {
	const step, least = 0.96, 0.75
	left := c.play.model.Table.Left()
	if c.fitted.of == g && c.fitted.left == left {
		return c.fitted
	}
	for letters := g.T; ; letters = max(letters*step, least*g.U) {
		for rows := wideRows; rows <= narrowRows; rows++ {
			f := claimFit{of: g, left: left, letters: letters, rows: rows}
			if c.lay(&f) || rows == narrowRows && letters <= least*g.U {
				c.fitted = f
				return f
			}
		}
	}
}

// lay sets the place of the strip and the room for its note. It reports whether the strip covers nothing but the user's plate, and the note
// takes at most two lines, whatever it says.
func (c *claimSheet) lay(f *claimFit) (free bool) {
	b, g, m := c.blocks(*f), f.of, c.play.model
	margin, gap := 2*claimMargin*f.letters+rounding, claimGap*f.letters
	asked, acts, concede := b.asked.MinSize(), b.acts.MinSize(), b.concede.MinSize()
	// The least width, the height of the rows without the note, the height of the note's row, and the width of the note's neighbour there.
	least, high, last, beside := asked.Width+2*gap+acts.Width, max(asked.Height, acts.Height), concede.Height, concede.Width+gap
	switch f.rows {
	case evenRows:
		least, high, last, beside = acts.Width+gap+concede.Width, max(acts.Height, concede.Height), asked.Height, asked.Width+gap
	case narrowRows:
		least, high = max(asked.Width+gap+concede.Width, acts.Width), asked.Height+gap+acts.Height
		last, beside = b.note.MinSize().Height, 0
	}
	for {
		room, ok := g.AboveHand(m, margin+high+gap+last)
		width := max(min(claimWidth*f.letters, room.W-margin), least)
		f.at, f.note = g.PlaceAbove(m, room, width+margin), fyne.NewSize(width-beside, last)
		if !ok || width > room.W-margin || f.note.Width <= 0 {
			return false
		}
		needs, lines := c.saidHeight(b.note, f.note.Width)
		if needs <= last {
			return lines <= 2
		}
		last = needs
	}
}

// saidHeight returns the height and the number of lines of the longest note in a width.
func (c *claimSheet) saidHeight(note *widget.Prose, width float32) (height float32, lines int) {
	left := c.play.model.Table.Left()
	for _, said := range []string{
		text.T("claim.note"), text.T("claim.note-defending"), text.T("claim.choose"), text.T("claim.unclear"), text.TN("claim.gives-up", left),
		text.TN("claim.not-sure", left), text.TN("claim.not-sure-defending", left), text.TN("claim.sure-defending", left),
	} {
		note.Set(said, note.Ink)
		note.Wrap = false
		line := note.MinSize().Height
		note.Wrap = true
		note.Resize(fyne.NewSize(width, line))
		height = max(height, note.MinSize().Height)
		lines = max(lines, int(height/line+0.5))
	}
	return height, lines
}

// claimBlocks are the blocks of the strip.
type claimBlocks struct {
	asked   fyne.CanvasObject // the number, between the buttons for fewer and more
	acts    fyne.CanvasObject // the other buttons, without the one to concede
	note    *widget.Prose
	concede *widget.Button
}

// blocks builds the blocks.
func (c *claimSheet) blocks(f claimFit) claimBlocks {
	maker := newSheetMaker(c.parts.art, f.letters)
	left, tricks, busy := c.play.model.Table.Left(), c.tricks, c.cancel != nil
	none, most := text.TN("claim.none", left), text.TN("claim.count", left, "Tricks", left)
	count := maker.Line(none, theme.BodyText, true)
	count.Align = fyne.TextAlignCenter
	size := count.MinSize()
	count.Set(most, count.Ink)
	size = size.Max(count.MinSize()) // the buttons beside it stay where they are
	if tricks > 0 {
		count.Set(text.TN("claim.count", left, "Tricks", tricks), count.Ink)
	} else {
		count.Set(none, count.Ink)
	}
	minus := maker.Button(text.T("claim.less"), text.T("key.less"), false, func() { c.claimBy(-1) })
	plus := maker.Button(text.T("claim.more"), text.T("key.more"), false, func() { c.claimBy(1) })
	minus.Disabled, plus.Disabled = busy || tricks == 0, busy || tricks == left
	act := maker.Button(text.T("claim.do"), text.T("key.enter"), true, c.makeClaim)
	ask := maker.Button(text.T("claim.how-many"), text.T("key.hint"), false, c.askSure)
	act.Disabled, ask.Disabled = busy || tricks == 0, busy
	b := claimBlocks{
		asked: maker.Beside(claimAside, minus, container.New(fixedSize{size}, count), plus),
		acts:  maker.Beside(claimGap, act, ask, maker.Button(text.T("claim.cancel"), text.T("key.escape"), false, c.away)),
		note:  maker.Faint(c.words()), concede: maker.Button(text.T("claim.concede"), text.T("key.delete"), false, c.askConcede),
	}
	b.concede.Disabled, b.concede.TextSize = busy, f.letters*theme.SmallText
	if f.rows == evenRows {
		b.note.TextSize = f.letters * theme.SmallText
	}
	if c.said != "" && !busy {
		b.note.Ink = theme.Current().Ink
	}
	return b
}

// Build implements [sheet.Sheet].
func (c *claimSheet) Build() fyne.CanvasObject {
	f := c.fit(c.parts.geometry(c.parts.content.Size()))
	if c.conceding {
		return widget.NewPanel(container.NewCenter(c.buildConcede(f)), claimMargin*f.letters)
	}
	b, maker := c.blocks(f), newSheetMaker(c.parts.art, f.letters)
	b.note.FitLines(b.note.TextSize, 0.7*b.note.TextSize, f.note)
	said := container.New(fixedSize{f.note}, b.note)
	rows := []fyne.CanvasObject{container.NewCenter(maker.Beside(2*claimGap, b.asked, b.acts)), maker.Beside(claimGap, said, container.NewCenter(b.concede))}
	switch f.rows {
	case evenRows:
		rows = []fyne.CanvasObject{maker.Beside(claimGap, container.NewCenter(b.asked), said), container.NewBorder(nil, nil, b.acts, container.NewCenter(b.concede))}
	case narrowRows:
		rows = []fyne.CanvasObject{container.NewCenter(maker.Beside(claimGap, b.asked, b.concede)), container.NewCenter(b.acts), said}
	}
	return widget.NewPanel(maker.ColumnBy(claimGap, rows...), claimMargin*f.letters)
}

// words returns the words of the note.
func (c *claimSheet) words() string {
	switch {
	case c.cancel != nil:
		return text.T("claim.busy")
	case c.said != "":
		return c.said
	case c.play.defends():
		return text.T("claim.note-defending")
	}
	return text.T("claim.note")
}

// buildConcede builds the question whether all tricks are conceded, with the largest letters that fit on the strip.
func (c *claimSheet) buildConcede(f claimFit) fyne.CanvasObject {
	room := fyne.NewSize(f.at.W-2*claimMargin*f.letters, f.at.H-2*claimMargin*f.letters)
	return widget.Largest(c.parts.art, f.of.T, f.letters, widget.Within(room), func(maker widget.Paper) fyne.CanvasObject {
		question := maker.Line(text.TN("claim.concede-all", c.play.model.Table.Left()), theme.BodyText, true)
		question.Align = fyne.TextAlignCenter
		return maker.ColumnBy(claimGap, question, container.NewCenter(maker.Beside(claimGap,
			maker.Button(text.T("claim.concede-yes"), "Y", false, c.concede),
			maker.Button(text.T("claim.concede-no"), text.T("key.enter"), true, c.Leave))))
	})
}
