package tabletop

import (
	"github.com/superbridge/superbridge/game/few"
)

// Station is a place for cards on the screen. The user's are at the bottom.
type Station uint8

// The stations.
const (
	Mine          Station = iota // the user's hand
	MyDummy                      // right above it
	Theirs                       // the hand at the top
	TheirDummy                   // right below it
	LeftHand                     // hands of four that sit round the table
	TopHand                      // opposite
	RightHand                    //
	OpenOnTable                  // the packet that is turned up, as long as no player has it
	ClosedOnTable                // the other one
	StockPile                    //
	MyAside                      // cards that the user has thrown away, or is still to get
	TheirAside                   // and the other player
	MyReserve                    //
	TheirReserve                 //
	MyCover                      // of Chinese bridge
	TheirCover                   //
	MyRow                        // on top of it
	TheirRow                     //
	stations                     // the number of stations
)

// layer returns the drawing order: higher ones later.
func (s Station) layer() int {
	switch s {
	case Theirs: // at Chinese bridge, when all is open, under the row
		return 0
	case Mine:
		return 3
	case MyDummy, MyRow, TheirRow:
		return 2
	}
	return 1
}

// stationOf returns the station of a place.
func (m Model) stationOf(p few.Place) Station {
	own := p.Of == m.Person
	pick := func(mine, theirs Station) Station {
		if own {
			return mine
		}
		return theirs
	}
	switch p.Pile {
	case few.Stock:
		return StockPile
	case few.ThrownAway, few.Coming:
		return pick(MyAside, TheirAside)
	case few.Reserve:
		return pick(MyReserve, TheirReserve)
	case few.Row:
		return pick(MyRow, TheirRow)
	case few.Cover:
		return pick(MyCover, TheirCover)
	case few.OpenPacket, few.ClosedPacket:
		switch m.Table.Owner(p) {
		case few.Nobody:
			if p.Pile == few.OpenPacket {
				return OpenOnTable
			}
			return ClosedOnTable
		case m.Person:
			return MyDummy
		}
		return TheirDummy
	case few.GivenAway:
		return m.stationOf(few.Place{Pile: few.Dummy, Of: few.Nobody})
	}
	if round(m.Kind()) {
		return seated(m.Table, m.Person, p)
	}
	if p.Pile == few.Dummy {
		return pick(MyDummy, TheirDummy)
	}
	return pick(Mine, Theirs)
}

// round reports whether four hands sit round the table.
func round(k few.Kind) bool { return k == few.BridgeForThree || k == few.Booby }

// sideOf returns the station of a place by its seat, the person at the bottom; ok is false if it has no seat.
func sideOf(t few.Table, person few.Player, p few.Place) (at Station, ok bool) {
	here, ok := t.Seat(p)
	own, _ := t.Seat(few.Place{Pile: few.Hand, Of: person})
	return [4]Station{Mine, LeftHand, TopHand, RightHand}[(int(here)-int(own)+4)%4], ok
}

// seated returns the station of a hand or a dummy at a table of four seats, the person at the bottom.
func seated(t few.Table, person few.Player, p few.Place) Station {
	at, ok := sideOf(t, person, p)
	switch {
	case ok:
		return at
	case p.Pile == few.Dummy: // it has no place yet: it waits opposite
		return TopHand
	case p.Of == person:
		return Mine
	case int(p.Of) == (int(person)+1)%t.Rules().Players():
		return LeftHand
	}
	return RightHand
}
