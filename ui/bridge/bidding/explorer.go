package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// line is a call, or several of equal meaning, with the meaning.
type line struct {
	label  string
	words  string
	place  string         // the line of the book behind it, or ""
	before bridge.Auction // before the call
	call   bridge.Call    // the first, if there are several

	convention *bidding.Convention // that is switched, or nil
	carding    *bidding.Carding    // the same for an agreement about leads and signals
}

// said returns the words of a line with its place in the book.
func (l line) said() string {
	if l.place == "" {
		return l.words
	}
	return text.T("system.from", "Meaning", l.words, "Place", l.place)
}

// group is lines under a title.
type group struct {
	title string
	lines []line
}

// explorer is an auction that someone walks through call by call.
type explorer struct {
	rules   bridge.Rules
	cards   bidding.Cards // of both sides
	auction bridge.Auction
	ours    card.Side // the side whose calls are shown
	alone   bool      // the other side passes
	all     bool      // list calls without a rule too
}

// read returns the auction as the players read it.
func (e explorer) read() *bidding.Auction {
	return e.cards.Read(&bridge.Table{Rules: e.rules}, e.auction)
}

// alerts reports for each call so far whether it is artificial.
func (e explorer) alerts() []bool {
	return e.cards.Alerts(bridge.Table{Rules: e.rules}, e.auction)
}

// with returns the explorer after another call, which must be legal.
func (e explorer) with(c bridge.Call) explorer {
	e.auction = e.auction.With(c)
	return e.leftAlone(e.alone)
}

// leftAlone returns the explorer in which the other side always passes, or may call.
func (e explorer) leftAlone(alone bool) explorer {
	e.alone = alone
	if alone && !e.auction.Over() && e.auction.Turn().Side() != e.ours {
		e.auction = e.auction.With(bridge.Pass)
	}
	return e
}

// back returns the explorer before the last choice.
func (e explorer) back() explorer {
	n := len(e.auction.Calls) - 1
	for e.alone && n > 0 && e.auction.Caller(n).Side() != e.ours {
		n--
	}
	return e.to(max(n, 0))
}

// to returns the explorer before the i-th call.
func (e explorer) to(i int) explorer {
	e.auction.Calls = slices.Clone(e.auction.Calls[:i])
	return e
}

// by returns the explorer under other rules, with as much of the auction as is legal under them.
func (e explorer) by(r bridge.Rules) explorer {
	e.rules = r
	for i, c := range e.auction.Calls {
		if e.to(i).auction.Check(r, c) != nil {
			return e.to(i)
		}
	}
	return e
}

// groups returns the calls of the player to act: those that the rules propose, in their order, and then the other legal
// ones, if wanted. After the auction it returns the calls made.
func (e explorer) groups() []group {
	if e.auction.Over() {
		return []group{{text.T("system.called"), e.told()}}
	}
	var groups []group
	listed := make(map[bridge.Call]bool)
	read := e.read()
	for _, o := range read.Options() {
		if o.Tier == len(groups) {
			title := text.T("system.otherwise")
			if o.Tier == 0 {
				title = text.T("system.first")
			}
			groups = append(groups, group{title: title})
		}
		groups[o.Tier].lines = append(groups[o.Tier].lines, e.line(read, o.Call))
		listed[o.Call] = true
	}
	if !e.all {
		return groups
	}
	rest := group{title: text.T("system.no-rule")}
	for _, c := range e.auction.Legal(e.rules) {
		if !listed[c] {
			rest.lines = append(rest.lines, e.line(read, c))
		}
	}
	if len(rest.lines) > 0 {
		groups = append(groups, rest)
	}
	return groups
}

// line returns the line of a call in the auction that has been read, with its place in the book if a book has it.
func (e explorer) line(read *bidding.Auction, c bridge.Call) line {
	return line{label: bridgetext.Call(c), words: bridgetext.Meaning(read.Explain(c)), place: read.Place(c), before: e.auction, call: c}
}

// title names the player to call, or the final contract.
func (e explorer) title() string {
	if e.auction.Over() {
		return text.T("system.over", "Contract", bridgetext.Contract(e.auction.Contract()))
	}
	return text.T("system.to-call", "Seat", text.Seat(e.auction.Turn()))
}

// told returns the calls so far with their meanings, without the passes of players who only pass.
func (e explorer) told() []line {
	var all []line
	for i, c := range e.auction.Calls {
		seat := e.auction.Caller(i)
		if e.alone && c == bridge.Pass && seat.Side() != e.ours {
			continue
		}
		e := e.to(i)
		read := e.read()
		l := e.line(read, c)
		l.label = text.T("system.called-by", "Seat", text.Seat(seat), "Call", bridgetext.Marked(c, read.Explain(c).Alerted(c)))
		all = append(all, l)
	}
	return all
}
