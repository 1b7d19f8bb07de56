package table

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// note is the text on the felt, above the user's hand.
type note struct {
	play  *playing
	parts *parts
	entry *entry
	prose *widget.Prose
	bed   *canvas.Rectangle // its ground
	said  string            // the answer to the user's last action
	in    text.Language     // that it was given in
	hint  text.Hint         // the last one
	told  int               // index of the explained entry of the auction, or -1
}

func newNote(t table, e *entry) note {
	n := note{play: t.play, parts: t.parts, entry: e, prose: widget.NewProse(t.parts.art, "", theme.BodyText, theme.Current().FeltInk), bed: canvas.NewRectangle(nil), in: text.Current(), told: -1}
	n.prose.Align = fyne.TextAlignCenter
	return n
}

// lay places the note in the free room of a table. If it is too long for a line it takes two, upwards.
func (n *note) lay(g tabletop.Geometry, m tabletop.Model) {
	const aside = tabletop.NoteAside
	const least = 0.85 // of the usual size of the letters, if the room is narrow
	wide, _ := n.prose.FitLines(theme.BodyText*g.T, least*theme.BodyText*g.U, fyne.NewSize(g.NoteRoom(m), tabletop.NoteLines*g.Note.H))
	n.prose.Resize(fyne.NewSize(wide, g.Note.H)) // its height depends on this
	high := max(n.prose.MinSize().Height, g.Note.H)
	bed := cardtable.NewRect((g.W-wide)/2-aside*g.U, g.Note.Y+g.Note.H-high, wide+2*aside*g.U, high)
	n.bed.CornerRadius = g.Note.H / 2
	cardtable.Put(n.bed, bed)
	cardtable.Put(n.prose, cardtable.NewRect(bed.X+aside*g.U, bed.Y, wide, bed.H))
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

// show shows what there is to say.
func (n *note) show() {
	n.translate()
	n.prose.Set(n.text(), theme.Current().FeltInk)
	n.bed.FillColor = theme.Current().NoteBed()
	widget.Show(n.bed, n.prose.Text != "")
	n.lay(n.parts.geometry(), n.play.model)
}

// translate says a hint again if the language has changed, and drops another answer.
func (n *note) translate() {
	if now := text.Current(); n.in != now {
		n.in, n.said = now, n.hint.Again(n.said)
	}
}

// text returns the answer to the user's last action, or else the user's next act, or the others' acts.
func (n *note) text() string {
	t := n.play.model.Table
	_, claims := n.parts.sheets.Top().(*claimSheet)
	switch {
	case claims || len(n.play.model.Piles) == 0 || n.play.model.Over || n.parts.surface.Dealing():
		return ""
	case n.said != "":
		return n.said
	case n.entry.pending.Waiting() != 0:
		return n.waitingWords()
	case n.entry.typed != "":
		return text.T("few.table.typed", "Letters", n.entry.typed)
	}
	if told := toldCall(t, n.told); n.told >= 0 && told >= 0 {
		return fewtext.Told(n.play.options.Names, n.play.state.Board.Prefix(told).Table, t.Events()[told])
	}
	if n.play.model.Waits {
		words := n.play.takenWords()
		if n.play.config.Pace.Trick < 0 {
			return text.T("few.table.go-on", "Trick", words)
		}
		return words
	}
	words := n.askWords()
	if last := n.play.lastWords(); last != "" {
		return text.T("few.table.then", "Last", last, "Asked", words)
	}
	return words
}

// lastWords describes another player's last act if it isn't visible on the table: before the play.
func (p *playing) lastWords() string {
	t := p.model.Table
	events := t.Events()
	n := len(events)
	if n == 0 || events[n-1].Kind == few.Playing || t.Opened() {
		return ""
	}
	before := p.state.Board.Prefix(n - 1).View(p.config.Person).Table
	return fewtext.Told(p.options.Names, before, events[n-1])
}

// takenWords names the winner of the trick on the table.
func (p *playing) takenWords() string {
	tricks := p.model.Table.Tricks()
	return fewtext.Takes(p.options.Names, tricks[len(tricks)-1].Winner)
}

// askWords describes the user's next act, or names the player who is thinking.
func (n *note) askWords() string {
	t, name := n.play.model.Table, n.play.options.Names.Name
	if !n.play.asked() {
		if t.Turn() == n.play.config.Person && n.play.state.Alone {
			return text.T("few.table.only-card")
		}
		return text.T("few.table.thinks", "Name", name(t.Turn()))
	}
	left := n.play.model.Picks - n.play.model.Chosen.Len()
	switch t.Stage() {
	case few.StageGiving:
		if left == 0 {
			return text.T("few.table.ask.give-done")
		}
		return giveWords(left)
	case few.StageReserving:
		if left == 0 {
			return text.T("few.table.ask.reserve-done")
		}
		return reserveWords(left)
	case few.StageExchanging:
		if chosen := n.play.model.Chosen.Len(); chosen > 0 {
			return text.TN("few.table.ask.exchange-done", chosen)
		}
		return text.T("few.table.ask.exchange")
	case few.StageBidding:
		return n.bidWords()
	case few.StageNaming:
		return fewtext.NamingWords(t)
	}
	return n.play.playWords()
}

// giveWords describes how many more cards go to dummy, and reserveWords how many are laid aside.
func giveWords(left int) string    { return text.T("few.table.give." + strconv.Itoa(left)) }
func reserveWords(left int) string { return text.T("few.table.reserve." + strconv.Itoa(left)) }

// bidWords describes the user's possibilities in the auction.
func (n *note) bidWords() string {
	t := n.play.model.Table
	e, ok := n.parts.chosenCall()
	switch {
	case n.play.model.Free && n.play.model.Packet != few.NoPacket && ok:
		return text.T("few.table.ask.both-chosen."+n.play.model.Packet.String(), "Bid", fewtext.Call(e.Call))
	case n.play.model.Free && n.play.model.Packet != few.NoPacket:
		return text.T("few.table.ask.bid-too." + n.play.model.Packet.String())
	case n.play.model.Free && ok:
		return text.T("few.table.packet-first", "Bid", fewtext.Call(e.Call))
	case n.play.model.Free:
		return text.T("few.table.ask.first-call")
	case ok:
		return text.T("few.table.ask.chosen", "Call", fewtext.Call(e.Call))
	case t.Rules().Kind == few.Slam:
		return text.TN("few.table.ask.points", t.Round())
	}
	return text.T("few.table.ask.bid")
}

// playWords names the hand from which the user is to play.
func (p *playing) playWords() string {
	t := p.model.Table
	id := "play"
	if len(t.Trick().Plays) == 0 {
		id = "lead"
	}
	if len(p.model.Turn()) > 1 {
		return text.T("few.table.ask." + id + "-row")
	}
	return text.T("few.table.ask."+id, "Place", fewtext.PlaceOn(p.options.Names, p.model.Table, t.From()))
}

// forget stops explaining the object under the mouse.
func (n *note) forget() {
	n.parts.box.Forget()
	n.told = -1
}

// explain explains a call of the auction in words; -1 returns to the question.
func (n *note) explain(entry int) {
	if n.told == entry {
		return
	}
	n.told = entry
	n.parts.auction.Set(auctionOf(n.play.model.Table, n.play.options.Names), entry, n.parts.words())
	n.show()
}

// explainNext steps through the calls that have been made.
func (n *note) explainNext(by int) {
	calls := len(n.play.model.Table.Calls()) + len(n.play.model.Table.Answers())
	if calls == 0 || !n.play.calling() {
		return
	}
	at := calls - 1
	if n.told >= 0 {
		at = min(max(n.told+by, 0), calls-1)
	}
	n.said = ""
	n.explain(at)
}

// waitingWords describes what the waiting letter may become.
func (n *note) waitingWords() string {
	switch {
	case n.play.calling() && n.entry.typed != "":
		return text.T("few.table.typed", "Letters", n.entry.typed)
	case n.play.calling():
		return text.T("few.table.hint-or-hearts")
	case n.entry.pending.Waiting() == 'c' && !n.play.asked():
		return text.T("table.early-club")
	case n.entry.pending.Waiting() == 'c':
		return text.T("few.table.claim-or-card")
	case !n.play.asked(): // a card may be marked, but there is no hint
		return text.T("table.early-heart")
	}
	return text.T("few.table.hint-or-card")
}
