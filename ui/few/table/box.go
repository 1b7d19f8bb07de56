package table

import (
	"slices"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// bidBox is the bidding box: the possible calls, and when trumps are named the possible names. Its keys are the user's
// acts; only at open or closed dummy the packet is also chosen.
type bidBox = widget.Keypad[few.Event]

// boxKey is a key of the box.
type boxKey = widget.Key[few.Event]

// packetKey returns the key that chooses a packet: no first call is a pass.
func packetKey(p few.Packet) few.Event { return few.CalledWith(few.Pass, p) }

// boxRows returns the keys of the box for a view. Bids have a row for each strain, the highest at the top, and a column
// for each level; at Slam there are the numbers that can be bid, and then the slams.
func boxRows(v few.View) [][]boxKey {
	switch {
	case v.Stage() == few.StageNaming:
		return namingRows(v)
	case v.Rules().Kind == few.Slam:
		return pointRows(v)
	}
	r := v.Rules()
	var rows [][]boxKey
	for _, s := range slices.Backward(r.Strains) {
		var row []boxKey
		for level := 1; level <= r.Level; level++ {
			row = append(row, callKey(few.Bid(level, s)))
		}
		rows = append(rows, row)
	}
	if choosesPacket(v) {
		return append(rows, []boxKey{
			{Of: packetKey(few.Open), Label: text.T("few.table.open"), Worth: text.T("few.table.key.open")},
			{Of: packetKey(few.Closed), Label: text.T("few.table.closed"), Worth: text.T("few.table.key.closed")},
		})
	}
	return append(rows, answers())
}

// choosesPacket reports whether it is time for the first call of open or closed dummy.
func choosesPacket(v few.View) bool {
	return v.Rules().Kind == few.OpenOrClosed && v.Stage() == few.StageBidding && len(v.Calls()) == 0
}

// callKey is the key of a call.
func callKey(c few.Call) boxKey { return boxKey{Of: few.Called(c), Label: fewtext.Call(c)} }

// answers are the keys that no auction is without.
func answers() []boxKey {
	return []boxKey{callKey(few.Pass), callKey(few.Double), callKey(few.Redouble)}
}

// inRow is the most numbers in a row.
const inRow = 9

// pointRows returns the keys of Slam's auction: the numbers that can be bid, the slams by their level, and a pass.
func pointRows(v few.View) [][]boxKey {
	r := v.Rules()
	var rows [][]boxKey
	var numbers []boxKey
	for _, c := range v.LegalCalls() {
		if c.Kind == few.NumberCall {
			numbers = append(numbers, callKey(c))
		}
	}
	if n := len(numbers); n > 0 {
		lines := (n + inRow - 1) / inRow
		for each := range slices.Chunk(numbers, (n+lines-1)/lines) {
			rows = append(rows, each)
		}
	}
	for level := r.Level - 1; level <= r.Level; level++ {
		var slams []boxKey
		for _, s := range r.Strains {
			slams = append(slams, callKey(few.Bid(level, s)))
		}
		slices.SortStableFunc(slams, func(a, b boxKey) int {
			if r.Higher(b.Of.Call, a.Of.Call) {
				return -1
			}
			return 0
		})
		rows = append(rows, slams)
	}
	return append(rows, []boxKey{callKey(few.Pass)})
}

// namingRows returns the keys for naming and doubling trumps at Slam, each strain with its number of tricks.
func namingRows(v few.View) [][]boxKey {
	r, c := v.Rules(), v.Contract()
	var rows [][]boxKey
	if c.Points > 0 && v.Turn() == c.Declarer {
		for pair := range slices.Chunk(r.Strains, 2) {
			var row []boxKey
			for _, s := range pair {
				key := boxKey{Of: few.Named(s), Label: fewtext.StrainSign(s)}
				if level := r.LevelOf(c.Points, s); level <= r.Level {
					key.Worth = namedWorth(r, few.Contract{Level: level, Strain: s})
				}
				row = append(row, key)
			}
			rows = append(rows, row)
		}
	}
	return append(rows, answers())
}

// namedWorth describes the number of tricks that a contract needs, or at nullo allows.
func namedWorth(r few.Rules, c few.Contract) string {
	if c.Strain == few.Nullo {
		return text.TN("few.table.at-most", r.Needs(c))
	}
	return text.TN("few.table.tricks", r.Needs(c))
}

// boxKeys returns the keys that a player can press now.
func boxKeys(v few.View) []few.Event {
	var able []few.Event
	for _, e := range v.Legal() {
		e.Packet = few.NoPacket
		if !slices.Contains(able, e) {
			able = append(able, e)
		}
	}
	if choosesPacket(v) {
		able = append(able, packetKey(few.Open), packetKey(few.Closed))
	}
	return able
}

// press handles a key of the box: it chooses a packet, or makes a call as soon as it is complete.
func (en *entry) press(e few.Event) {
	en.finale.finish()
	en.note.forget()
	if e.Kind == few.Calling && e.Packet != few.NoPacket {
		en.clickPacket(e.Packet)
		return
	}
	if !en.play.model.Free {
		en.act(e)
		return
	}
	en.parts.box.Choose(e)
	if en.play.model.Packet == few.NoPacket {
		en.note.say(text.T("few.table.packet-first", "Bid", fewtext.Call(e.Call)))
		return
	}
	en.act(few.CalledWith(e.Call, en.play.model.Packet))
}

// clickPacket chooses a packet by a click. If the user has chosen a bid already nothing is missing, and it is made.
func (en *entry) clickPacket(p few.Packet) {
	en.unadvise()
	bid, ok := en.parts.box.Selection()
	en.choosePacket(p)
	if ok && bid.Call.IsBid() && en.play.model.Packet == p {
		en.act(few.CalledWith(bid.Call, p))
	}
}

// choosePacket chooses the packet that will be the user's dummy.
func (en *entry) choosePacket(p few.Packet) {
	if !en.play.model.Free || !en.play.asked() {
		en.note.say(text.T("few.table.no-packet"))
		return
	}
	en.unadvise()
	en.note.said = ""
	en.parts.change(en.play.model.With(p))
}

// unadvise drops an advised bid when the user chooses a packet: it was advised with its own.
func (en *entry) unadvise() {
	if en.advice.Shown {
		en.advice.Stop()
		en.parts.box.Unselect()
	}
}

// chosenCall returns the act chosen in the box, with its packet if one is chosen; ok is false if none is.
func (p *parts) chosenCall() (e few.Event, ok bool) {
	e, ok = p.box.Selection()
	if ok && e.Kind == few.Calling && e.Packet == few.NoPacket && p.play.model.Free {
		e.Packet = p.play.model.Packet
	}
	return e, ok
}
