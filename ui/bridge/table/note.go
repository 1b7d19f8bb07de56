package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// note is the text below the table.
type note struct {
	play      *playing
	parts     *parts
	guided    *guided
	entry     *entry
	prose     *widget.Prose
	bed       *canvas.Rectangle // its ground
	said      string            // the answer to the user's last action
	in        text.Language     // that it was given in
	hint      text.Hint         // the last one
	explained int               // index of the call that is explained, or -1
}

func newNote(t table, e *entry) note {
	n := note{play: t.play, parts: t.parts, guided: t.guided, entry: e, bed: canvas.NewRectangle(nil), in: text.Current(), explained: -1}
	n.prose = widget.NewProse(t.parts.art, "", theme.BodyText, theme.Current().FeltInk)
	n.prose.Align = fyne.TextAlignCenter
	return n
}

// advise shows a hint.
func (n *note) advise(words func() string) {
	n.hint = text.NewHint(words)
	n.said = n.hint.Said
	n.show()
}

// show shows what there is to say: the answer to what the user did, the meaning of
// a call, whose turn it is.
func (n *note) show() {
	n.translate()
	n.prose.Set(n.text(), theme.Current().FeltInk)
	n.bed.FillColor = theme.Current().NoteBed()
	n.prose.Hidden = n.parts.claiming()
	n.bed.Hidden = n.prose.Text == "" || n.parts.claiming()
	if size := n.parts.surface.Size(); size.Width > 0 { // what it lies on is as wide as the words
		n.place(n.parts.geometry(size))
	}
}

// translate says a hint again if the language has changed, and drops another answer.
func (n *note) translate() {
	if now := text.Current(); n.in != now {
		n.in, n.said = now, n.hint.Again(n.said)
	}
}

func (n *note) text() string {
	m := n.play.model
	pointed, points := n.parts.box.UnderMouse()
	switch {
	case m.Over || n.parts.surface.Dealing():
		return ""
	case points && n.play.contracting() && !n.guided.unaided():
		return n.play.wouldMean(pointed)
	case n.said != "":
		return n.said
	case n.entry.waits():
		return n.waitingWords()
	case n.entry.unfinished():
		return text.T("table.typed", "Letters", string(n.entry.typed))
	case n.explained >= 0:
		return bridgetext.Explains(m.Table, n.play.options.Cards, n.explained, text.Seat(m.Table.Auction().Caller(n.explained)))
	case n.guided.quiet(m):
		return ""
	case m.Table.Phase() == bridge.AuctionPhase:
		if c, ok := n.parts.box.Selection(); ok && !n.guided.unaided() {
			return n.play.wouldMean(c)
		}
		if calls := len(m.Table.Auction().Calls); calls > 0 {
			return n.play.lastCall(calls - 1)
		}
	case m.Table.Phase() == bridge.ChoicePhase && !m.Yours:
		return text.T("choice.chooses", "Seat", text.Seat(m.Table.Actor()))
	case m.Table.Phase() == bridge.ChoicePhase:
		if c, ok := n.parts.box.Selection(); ok {
			return n.play.wouldMean(c)
		}
	case m.Waits:
		if n.play.config.Pace.Trick < 0 {
			return text.T("table.go-on", "Trick", m.Taken(m.Trick))
		}
		return m.Taken(m.Trick)
	}
	if e := m.Table.Events(); len(e) == 1 && e[0].Kind == bridge.ChooseKind {
		chosen := bridgetext.Chosen(m.Table.Rules, m.Table.Contract().Declarer, e[0].Call)
		return text.T("choice.lead", "Chosen", chosen, "Then", n.play.asked())
	}
	return n.play.asked()
}

// waitingWords say what the waiting letter may become. Before the user's turn that is only a card to mark: there is no hint and no claim then.
func (n *note) waitingWords() string {
	hint := n.entry.pending.Waiting() == 'h'
	switch yours := n.play.model.Yours; {
	case hint && yours:
		return text.T("table.hint-or-card")
	case hint:
		return text.T("table.early-heart")
	case yours:
		return text.T("table.claim-or-card")
	}
	return text.T("table.early-club")
}

// asked says what the user is to do, or that somebody else thinks.
func (p *playing) asked() string {
	m := p.model
	if m.Alone {
		return text.T("table.only-card")
	}
	if m.Yours {
		return m.Asked()
	}
	return text.T("table.thinking", "Seat", text.Seat(m.Table.Actor()))
}

// counting says how points are counted.
func (p *playing) counting() string {
	if p.model.Table.Rules.Choices {
		return text.T("choice.counting")
	}
	return text.T("tip.count", "Counting", bridgetext.Counting(p.model.Table.Rules))
}

// showCount shows what the user was dealt, once he has it in his hand.
func (p *parts) showCount() {
	if !p.play.options.Counts || p.guided.on || !bidding.Knows(p.play.model.Table.Rules) || p.surface.Dealing() || p.play.model.Over || p.claiming() {
		p.count.set("")
		return
	}
	p.count.set(handWords(p.play.model))
}

// wouldMean says what a call means that the user may make, or what a contract is worth that he may choose.
func (p *playing) wouldMean(c bridge.Call) string {
	if p.model.Table.Rules.Choices {
		return bridgetext.WouldChoose(p.model.Table.Rules, c)
	}
	return text.T("table.would-mean", "Call", bridgetext.Call(c), "Meaning", bridgetext.Meaning(p.options.Cards.ExplainAt(p.model.Table, p.model.Table.Auction(), c)))
}

// lastCall explains the last call, and partner's last bid or double too.
func (p *playing) lastCall(last int) string {
	m := p.model
	said := bridgetext.Means(m.Table, p.options.Cards, last, text.Seat(m.Table.Auction().Caller(last)))
	if at := partners(m); at >= 0 && at != last {
		return bridgetext.MeansOfPartner(said, m.Table, p.options.Cards, at)
	}
	return said
}

// partners returns the number of partner's last call other than a pass, or -1.
func partners(m tabletop.Model) int {
	a := m.Table.Auction()
	for i := len(a.Calls) - 1; i >= 0 && !m.Nobody; i-- {
		if a.Caller(i) == m.Person.Partner() && a.Calls[i] != bridge.Pass {
			return i
		}
	}
	return -1
}

// explain shows the meaning of a call of the auction; -1 goes back to the last.
func (n *note) explain(call int) {
	n.explained = call
	n.said = ""
	n.parts.auction.Set(tabletop.Auction(n.play.model.Table, n.play.options.Cards), call, n.parts.words())
	if a, ok := n.parts.sheets.Top().(*auctionSheet); ok {
		a.explain(call)
	}
	n.show()
}

// say shows the answer to the user's last action.
func (n *note) say(answer string) {
	n.said = answer
	n.show()
}
