package text

import (
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Place names a place within a sentence: your hand, Clara’s dummy, the stock.
func Place(n Names, p few.Place) string {
	id := p.Pile.String()
	switch {
	case p.Of == few.Nobody:
	case p.Pile == few.Dummy && !n.Is(p.Of):
		id += "-of"
	default:
		id += n.of(p.Of)
	}
	return text.T("few.place."+id, "Name", n.Name(p.Of))
}

// PlaceOn names a place like [Place], on a table where a packet may have become a player's dummy.
func PlaceOn(n Names, t few.Table, p few.Place) string {
	if owner := t.Owner(p); (p.Pile == few.OpenPacket || p.Pile == few.ClosedPacket) && owner != few.Nobody {
		p = few.Place{Pile: few.Dummy, Of: owner}
	}
	return Place(n, p)
}

// Told describes a player's act in a sentence; before is the table before it. Cards that the event doesn't show are
// counted.
func Told(n Names, before few.Table, e few.Event) string {
	p := before.Turn()
	you := n.of(p)
	values := []any{"Name", n.Name(p), "Cards", Cards(e.Cards), "Strain", Strain(e.Strain)}
	seen := e.Cards.Len() == e.Count
	switch e.Kind {
	case few.Calling:
		return Called(n, p, e, Call(e.Call))
	case few.Giving, few.Reserving:
		id := "give"
		if e.Kind == few.Reserving {
			id = "reserve"
		}
		if you != "" && seen {
			return text.T("few.told."+id+you, values...)
		}
		return text.TN("few.told."+id, e.Count, values...)
	case few.Throwing:
		id := "throw" + you
		switch {
		case e.Count == 0:
			id = "keep" + you
			return text.T("few.told."+id, values...)
		case !seen:
			id = "throw"
		}
		return text.TN("few.told."+id, e.Count, values...)
	case few.Naming:
		id := "name" + you
		if len(before.Answers()) > 0 {
			id = "change" + you
		}
		return text.T("few.told."+id, values...)
	case few.Claiming:
		id := "claim" + you
		return text.TN("few.told."+id, e.Tricks, values...)
	}
	id := "play" + you
	return text.T("few.told."+id, append(values, "Card", text.Card(e.Card), "Place", PlaceOn(n, before, before.From()))...)
}

// Called describes a player's call in a sentence, with the packet that he takes; bid is the call as it is to be told.
func Called(n Names, p few.Player, e few.Event, bid string) string {
	id := "bid"
	switch {
	case e.Packet != few.NoPacket:
		id = e.Packet.String()
	case e.Call == few.Pass:
		id = "pass"
	case e.Call == few.Double:
		id = "double"
	case e.Call == few.Redouble:
		id = "redouble"
	}
	return text.T("few.told."+id+n.of(p), "Name", n.Name(p), "Bid", bid)
}

// Ending names the winner of a session that is over or has been broken off, and the margin. For one in progress it is
// empty.
func Ending(n Names, e few.End) string {
	if e.Kind == few.EndOpen {
		return ""
	}
	if e.Winner == few.Nobody {
		return text.T("few.end.drawn")
	}
	next, first := 0, true // the most that another one has
	for p, points := range e.Totals {
		if few.Player(p) != e.Winner && (first || points > next) {
			next, first = points, false
		}
	}
	by := e.Totals[e.Winner] - next
	id := "won" + n.of(e.Winner)
	return text.TN("few.end."+id, by, "Name", n.Name(e.Winner), "Points", text.Points(by))
}

// Pair describes the difference in points between two of three players.
func Pair(n Names, p few.Pair) string {
	if p.Points < 0 {
		p = few.Pair{Of: p.Against, Against: p.Of, Points: -p.Points}
	}
	values := []any{"First", n.Name(p.Of), "Second", n.In(p.Against), "Points", text.Points(p.Points)}
	if p.Points == 0 {
		return text.T("few.pair.even", values...)
	}
	id := "more" + n.of(p.Of)
	return text.TN("few.pair."+id, p.Points, values...)
}
