package table

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// note is the text beside the board: the user's next act, or the answer to the last one; and the typed text below it.
type note struct {
	play  *playing
	parts *parts
	move  *move
	entry *entry
	story story
	prose *widget.Prose
	typed *widget.Prose
	field *canvas.Rectangle // around the typed text
	said  string            // the answer to the user's last action
	in    text.Language     // that it was given in
	hint  text.Hint         // the last one
}

func newNote(t table, e *entry) note {
	prose := func() *widget.Prose { return widget.NewProse(t.parts.art, "", theme.BodyText, theme.Current().FeltInk) }
	n := note{play: t.play, parts: t.parts, move: t.move, entry: e, story: newStory(t.parts.art), prose: prose(), typed: prose(), field: canvas.NewRectangle(nil), in: text.Current()}
	n.prose.Wrap = true
	n.typed.Bold, n.typed.Align = true, fyne.TextAlignCenter
	return n
}

// lay places the note above the typed text. It shrinks to fit.
func (n *note) lay(g Geometry) {
	for size := theme.BodyText * g.T; ; size-- {
		n.prose.SetTextSize(size)
		n.prose.Resize(fyne.NewSize(g.Note.W, g.Note.H))
		if n.prose.MinSize().Height <= g.Note.H || size < 9 {
			break
		}
	}
	high := n.prose.MinSize().Height
	cardtable.Put(n.prose, cardtable.NewRect(g.Note.X, g.Note.Y+max(0, g.Note.H-high), g.Note.W, high))
	n.typed.FitHeight(theme.BodyText*g.T, g.Typed.H)
	cardtable.Put(n.typed, g.Typed)
	n.field.CornerRadius = 6 * g.U
	cardtable.Put(n.field, g.Typed)
}

// say shows the answer to the user's last action.
func (n *note) say(answer string) {
	n.said = answer
	n.parts.show()
}

// advise shows a hint.
func (n *note) advise(words func() string) {
	n.hint = text.NewHint(words)
	n.say(n.hint.Said)
}

// show shows the note and the typed text.
func (n *note) show() {
	n.translate()
	p := theme.Current()
	n.prose.Set(n.text(), p.FeltInk)
	n.typed.Set(n.entry.typed.String(), p.Ink)
	n.field.FillColor, n.field.StrokeColor, n.field.StrokeWidth = p.Panel, p.Gold, 1.5*n.parts.geometry().U
	widget.Show(n.field, n.entry.typed != "")
	widget.Show(n.typed, n.entry.typed != "")
	n.field.Refresh()
}

// translate says a hint again if the language has changed, and drops another answer.
func (n *note) translate() {
	if now := text.Current(); n.in != now {
		n.in, n.said = now, n.hint.Again(n.said)
	}
}

// text returns the answer to the user's last action or, if there is none, the news and the user's next act.
func (n *note) text() string {
	if n.said != "" {
		return n.said
	}
	var words []string
	for _, each := range []string{n.story.news(), n.play.refused(), n.play.settled(), n.asks()} {
		if each != "" {
			words = append(words, each)
		}
	}
	return strings.Join(words, "\n")
}

// refused names the player who has declined a draw.
func (p *playing) refused() string {
	if p.state.Refused == chess.NoArmy {
		return ""
	}
	return text.T("chess.refused", "Name", nameOf(p.names[p.state.Refused]))
}

// asks describes the user's next act, or names the player to act.
func (n *note) asks() string {
	if n.play.session == nil {
		return ""
	}
	g, p := n.play.state.Game, n.play.position()
	switch {
	case g.Over():
		return ""
	case n.play.state.Offer.By != chess.NoArmy:
		return text.T("chess.offered")
	case !n.play.asked() && n.play.onlooking():
		return text.T("chess.onlooking")
	case !n.play.asked():
		if name := n.play.names[commander(p, p.Turn())]; name != "" {
			return text.T("chess.thinking", "Name", name)
		}
		return ""
	case p.Rolling():
		return text.T("chess.roll-first")
	case n.move.picking():
		return text.T("chess.pick-how")
	case n.move.mayStop():
		return text.T("chess.second-leap")
	case n.move.holds():
		return text.T("chess.choose-target")
	case compelled(p):
		return text.T("chess.compelled")
	case p.Dice().Valid():
		return text.TN("chess.choose-piece-dice", p.Left())
	}
	return text.T("chess.choose-piece")
}

// onlooking reports whether no person has turns any more.
func (p *playing) onlooking() bool {
	at := p.position()
	for _, seat := range p.config.Seats {
		out := !at.Playing(seat.Army) || at.Variant().Mode == chess.A1 && at.Control(seat.Army) != seat.Army
		if seat.Person && !out {
			return false
		}
	}
	return true
}

// compelled reports whether only exchanges on the spot are legal.
func compelled(p *chess.Position) bool {
	moves := p.Moves()
	return len(moves) > 0 && moves[0].Spot()
}
