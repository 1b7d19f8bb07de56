package table

import (
	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// auctionOf returns the written auction of a table: a column for each player, who begins in the first. At Slam a round
// begins a line, followed by the acts of naming trumps.
func auctionOf(t few.Table, names fewtext.Names) widget.Written {
	r, setup := t.Rules(), t.Setup()
	w := widget.Written{Open: t.Stage() == few.StageBidding || t.Stage() == few.StageNaming}
	for p := range few.Player(r.Players()) {
		w.Heads = append(w.Heads, names.Name(p))
		w.Marked = append(w.Marked, setup.Vulnerable(setup.Side(p)))
	}
	row, last, round := 0, -1, 0
	cell := func(p few.Player, breaks bool) (int, int) {
		if column := int(p); last >= 0 && (column <= last || breaks) {
			row++
		}
		last = int(p)
		return row, last
	}
	write := func(p few.Player, breaks bool, words string, tone widget.Tone) {
		e := widget.Entry{Words: words, Tone: tone}
		e.Row, e.Column = cell(p, breaks)
		w.Entries = append(w.Entries, e)
	}
	for i, made := range t.Calls() {
		words, tone := called(made.Call)
		if made.Packet != few.NoPacket {
			words = text.T("few.table.with-packet."+made.Packet.String(), "Bid", words)
		}
		write(made.Player, i > 0 && made.Round != round, words, tone)
		round = made.Round
	}
	for i, a := range t.Answers() {
		words, tone := fewtext.StrainSign(a.Event.Strain), widget.Strong
		if a.Event.Kind == few.Calling {
			words, tone = called(a.Event.Call)
		}
		write(a.Player, i == 0, words, tone)
	}
	if w.Open {
		begins := t.Stage() == few.StageNaming && len(t.Answers()) == 0 || t.Stage() == few.StageBidding && len(t.Calls()) > 0 && t.Round() != round
		w.Row, w.Column = cell(t.Turn(), begins)
		return w
	}
	w.Row, w.Column = row, max(last, 0)
	return w
}

// called returns the written form of a call.
func called(c few.Call) (words string, tone widget.Tone) {
	switch c.Kind {
	case few.PassCall:
		return fewtext.Call(c), widget.Quiet
	case few.DoubleCall, few.RedoubleCall: // as players write them
		return c.String(), widget.Alarm
	}
	return fewtext.Call(c), widget.Strong
}

// toldCall returns the number of the event of a call of the auction; -1 if there is none.
func toldCall(t few.Table, entry int) int {
	n := 0
	for i, e := range t.Events() {
		if e.Kind != few.Calling && e.Kind != few.Naming {
			continue
		}
		if n == entry {
			return i
		}
		n++
	}
	return -1
}
