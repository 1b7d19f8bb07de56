package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// note is the text in the middle of the table.
type note struct {
	play  *playing
	parts *parts
	prose *widget.Prose
	bed   *canvas.Rectangle // its ground
	said  string            // the answer to the user's last action
	in    text.Language     // that it was given in
	hint  text.Hint         // the last one
	short []string          // other wordings of it, for less room
	sent  int               // number of acts once the user's confirmed act is done
}

func newNote(t table) note {
	n := note{play: t.play, parts: t.parts, prose: widget.NewProse(t.parts.art, "", theme.BodyText, theme.Current().FeltInk), bed: canvas.NewRectangle(nil), in: text.Current()}
	n.prose.Align = fyne.TextAlignCenter
	return n
}

// lay places the note in the free room of a table. A short one is close above the user's board; one that is too long
// for a line takes two.
func (n *note) lay(g tabletop.Geometry) {
	const aside, lineHigh = 14, 30
	room := fyne.NewSize(g.Note.W-2*aside*g.U, g.Note.H)
	wide, fits := n.prose.FitLines(theme.BodyText*g.T, theme.SmallText*g.U, room)
	if n.said != "" && n.prose.Text == n.said {
		for i := 0; i < len(n.short) && !fits; i++ {
			n.prose.Set(n.short[i], theme.Current().FeltInk)
			wide, fits = n.prose.FitLines(theme.BodyText*g.T, theme.SmallText*g.U, room)
		}
	}
	n.prose.Resize(fyne.NewSize(wide, g.Note.H)) // its height depends on this
	text := n.prose.MinSize().Height
	bed := cardtable.NewRect(0, 0, wide+2*aside*g.U, max(text, lineHigh*g.U))
	bed.X, bed.Y = (g.W-bed.W)/2, g.Note.Y+g.Note.H-bed.H
	cardtable.Put(n.prose, cardtable.Around(g.W/2, bed.Y+bed.H/2, wide, text))
	n.bed.CornerRadius = min(bed.H, lineHigh*g.U) / 2
	cardtable.Put(n.bed, bed)
}

// say shows the answer to the user's last action, in the first wording that there is room for.
func (n *note) say(wordings ...string) {
	n.said, n.short = wordings[0], wordings[1:]
	n.parts.show()
}

// advise shows a hint, in the first wording that there is room for.
func (n *note) advise(wordings func() []string) {
	n.hint = text.NewHint(func() string {
		all := wordings()
		n.short = all[1:]
		return all[0]
	})
	n.say(append([]string{n.hint.Said}, n.short...)...)
}

// show shows what there is to say.
func (n *note) show() {
	n.translate()
	n.prose.Set(n.text(), theme.Current().FeltInk)
	n.bed.FillColor = theme.Current().NoteBed()
	widget.Show(n.bed, n.prose.Text != "")
}

// translate says a hint again if the language has changed, and drops another answer.
func (n *note) translate() {
	if now := text.Current(); n.in != now {
		n.in, n.said = now, n.hint.Again(n.said)
	}
}

func (n *note) text() string {
	switch {
	case n.play.session == nil || n.play.model.Over || n.parts.surface.Dealing():
		return ""
	case n.said != "":
		return n.said
	case n.play.state.Ready != nil:
		return text.T("poker.ready", "Name", n.play.turnName())
	}
	return n.asked()
}

// asked describes the user's next act, or names the player to act.
func (n *note) asked() string {
	m, p := n.play.model, n.play.model.Placing
	switch {
	case p.Len() > 0 && m.Standing.Dead:
		return text.T("poker.would-be-dead")
	case p.Complete() && m.Acting:
		return text.T("poker.complete")
	case p.Complete():
		return text.T("poker.complete-early", "Name", n.play.turnName())
	case !m.Acting && p.Len() > 0:
		return text.T("poker.early", "Name", n.play.turnName())
	case !m.Acting:
		return text.T("poker.thinking", "Name", n.play.turnName())
	case p.Discards() == 0:
		return text.TN("poker.place-all", p.Len())
	case m.Person().Fantasy > 0:
		return text.TN("poker.place-fantasy", p.Discards(), "Cards", p.Len()-p.Discards())
	}
	return text.T("poker.place-two")
}
