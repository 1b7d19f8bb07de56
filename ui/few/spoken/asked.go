package spoken

import (
	"strconv"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// picksPacket reports whether the user's call chooses a packet too.
func (s Seen) picksPacket() bool {
	return s.Rules().Kind == few.OpenOrClosed && s.Stage() == few.StageBidding && len(s.Calls()) == 0
}

// ask says what the user is to do.
func (s Seen) ask(m spoken.Manner) []string {
	switch s.Stage() {
	case few.StageGiving:
		return []string{text.T("few.table.give." + strconv.Itoa(few.CardsGiven))}
	case few.StageReserving:
		return []string{text.T("few.table.reserve." + strconv.Itoa(few.CardsReserved))}
	case few.StageExchanging:
		return []string{text.T("few.table.ask.exchange")}
	case few.StageNaming:
		return []string{fewtext.NamingWords(s.Table)}
	case few.StageBidding:
		return []string{s.askCall(m)}
	}
	id := "play"
	if len(s.Trick().Plays) == 0 {
		id = "lead"
	}
	switch mine := s.From() == s.own(); {
	case m.Detail == spoken.Brief && mine:
		return []string{text.T("spoken.bridge.ask.you-" + id + "-brief")}
	case s.Rules().Kind == few.ChineseBridge:
		return []string{text.T("few.table.ask." + id + "-row")}
	case m.Detail == spoken.Brief:
		return []string{text.T("spoken.bridge.ask."+id+"-brief", "Who", s.at(s.From()))}
	}
	return []string{text.T("few.table.ask."+id, "Place", fewtext.PlaceOn(s.Names, s.Table, s.From()))}
}

// askCall asks for a call.
func (s Seen) askCall(m spoken.Manner) string {
	switch {
	case s.picksPacket():
		return text.T("few.table.ask.first-call")
	case s.Rules().Kind == few.Slam:
		return text.TN("few.table.ask.points", s.Round())
	case m.Detail == spoken.Brief:
		return text.T("spoken.bridge.ask.you-call-brief")
	}
	return text.T("few.table.ask.bid")
}

// choices says what can be typed.
func (s Seen) choices(spoken.Manner) []string {
	id := "spoken.bridge.type-card"
	switch s.Stage() {
	case few.StageGiving:
		id = "spoken.few.type-give"
	case few.StageExchanging:
		id = "spoken.few.type-throw"
	case few.StageReserving:
		id = "spoken.few.type-reserve"
	case few.StageNaming:
		id = "spoken.few.type-name"
	case few.StageBidding:
		id = "spoken.bridge.type-call"
		switch {
		case s.picksPacket():
			id = "spoken.few.type-first"
		case s.Rules().Kind == few.Slam:
			id = "spoken.few.type-points"
		case s.Rules().Kind == few.Booby || s.Rules().Kind == few.NulloForTwo:
			id = "spoken.few.type-nullo"
		}
	case few.StageFinished:
		id = "spoken.few.type-next"
	}
	return []string{text.T(id)}
}
