package spoken

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// deal says which deal it is and who deals, and the cards that the user sees.
func (s Seen) deal(m spoken.Manner) []string {
	return append([]string{s.where(m)}, s.lying(m)...)
}

// where says which deal it is, who deals, and unless in brief what each side has below the line.
func (s Seen) where(m spoken.Manner) string {
	deals := fewtext.DealLines(s.Table, s.Names)
	if m.Detail == spoken.Brief {
		return spoken.Sentence(deals[len(deals)-1])
	}
	below := ""
	if s.Setup().Standing != (few.Standing{}) {
		below = spoken.Sentence(m.Words(fewtext.StandingLines(s.Table, s.Names)[0]))
	}
	return spoken.Sentences(spoken.Sentence(deals[0]), below)
}

// lying says the cards of each place that the user sees any of.
func (s Seen) lying(m spoken.Manner) (lines []string) {
	for _, p := range s.open() {
		lines = append(lines, s.pile(m, p))
	}
	return lines
}

// pile says the cards in a place.
func (s Seen) pile(m spoken.Manner, p few.Place) string {
	whose := spoken.Sentence(s.at(p))
	hand := s.Seen(p)
	if hand == (card.Hand{}) {
		return spoken.Sentences(whose, text.T("spoken.bridge.no-cards"))
	}
	return spoken.Sentences(whose, m.Hand(hand))
}

// hand says the user's own cards.
func (s Seen) hand(m spoken.Manner) (lines []string) {
	for _, p := range s.open() {
		if p == s.own() || p.Of == s.Names.Person() && p.Pile != few.Dummy {
			lines = append(lines, s.pile(m, p))
		}
	}
	return lines
}

// dummy says the dummies that lie open.
func (s Seen) dummy(m spoken.Manner) (lines []string) {
	for _, p := range s.open() {
		if slices.Contains(dummies, p.Pile) {
			lines = append(lines, s.pile(m, p))
		}
	}
	if len(lines) == 0 {
		return []string{text.T("spoken.bridge.no-dummy")}
	}
	return lines
}

// table says all that may be seen: the deal, the contract, the trick, the cards, and how many lie hidden where.
func (s Seen) table(m spoken.Manner) []string {
	lines := []string{s.where(m), s.contract(m)}
	if s.Stage() == few.StagePlaying {
		lines = append(lines, s.trick(m)...)
	}
	lines = append(lines, s.lying(m)...)
	places, counts := s.hidden()
	for i, p := range places {
		lines = append(lines, text.TN("spoken.few.hidden", counts[i], "Place", s.at(p)))
	}
	return lines
}

// contract says the contract, with the tricks that declarer's side has and needs; before that, the part of the deal.
func (s Seen) contract(m spoken.Manner) string {
	c := s.Contract()
	if c.Level == 0 {
		return spoken.Sentence(fewtext.ContractLines(s.Table, s.Names)[0])
	}
	words := s.contractName(m, c)
	if s.Stage() == few.StageNaming {
		return spoken.Sentence(words)
	}
	id, needs := "progress", s.Rules().Needs(c)
	if c.Strain == few.Nullo {
		id = "progress-nullo"
	}
	progress := text.T("few.table."+id, "Has", s.DeclarerTricks(), "Needs", needs, "Most", needs)
	return spoken.Sentence(text.T("few.table.contract", "Contract", words, "Tricks", progress))
}

// contractName says a contract with its declarer: 4 spades doubled by Clara.
func (s Seen) contractName(m spoken.Manner, c few.Contract) string {
	id := map[bridge.Doubling]string{bridge.Doubled: "-doubled", bridge.Redoubled: "-redoubled"}[c.Doubling]
	return text.T("spoken.bridge.contract"+id, "Bid", call(m, few.Bid(c.Level, c.Strain)), "Seat", s.Names.In(c.Declarer))
}

// call names a call: 1 spade, 3 no-trump, 2 nullo, pass.
func call(m spoken.Manner, c few.Call) string {
	switch {
	case !c.IsBid():
		return text.T("spoken.bridge.call." + c.String())
	case c.Kind == few.NumberCall || c.Strain == few.Nullo:
		return fewtext.Call(c)
	case m.Cards != spoken.Names && c.Strain != few.NoTrump:
		return m.Words(fewtext.Call(c))
	}
	return text.TN("spoken.bid."+c.Strain.String(), int(c.Level))
}

// auction says the calls so far, one a line.
func (s Seen) auction(m spoken.Manner) (lines []string) {
	for _, c := range s.Calls() {
		lines = append(lines, s.did(m, c.Player, few.CalledWith(c.Call, c.Packet)))
	}
	for i, a := range s.Answers() {
		words := s.did(m, a.Player, a.Event)
		if a.Event.Kind == few.Naming && i > 0 {
			words = text.T("few.told.change"+s.you(a.Player), "Name", s.Names.Name(a.Player), "Strain", fewtext.Strain(a.Event.Strain))
		}
		lines = append(lines, words)
	}
	if len(lines) == 0 {
		return []string{text.T("spoken.bridge.no-bids")}
	}
	return lines
}

// did says a call or the name of trumps.
func (s Seen) did(m spoken.Manner, p few.Player, e few.Event) string {
	if e.Kind == few.Naming {
		return text.T("few.told.name"+s.you(p), "Name", s.Names.Name(p), "Strain", fewtext.Strain(e.Strain))
	}
	return fewtext.Called(s.Names, p, e, call(m, e.Call))
}

// you returns the end of the id of a message about a player: the one for the user if it is the user.
func (s Seen) you(p few.Player) string {
	if s.Names.Is(p) {
		return "-you"
	}
	return ""
}

// event says the last event; own says that the user has done it himself, and seen is what he saw before it.
func (s Seen) event(seen few.View, own bool) spoken.Said {
	e, before := s.Events()[len(s.Events())-1], seen.Table
	return func(m spoken.Manner) (lines []string) {
		if !own || m.Detail != spoken.Brief {
			lines = append(lines, s.told(m, before, e))
		}
		if s.opened(before) {
			lines = append(lines, s.contract(m))
			lines = append(lines, s.bared(m, seen)...)
		}
		lines = append(lines, s.come(m, seen)...)
		if n := len(s.Tricks()); n > len(before.Tricks()) {
			lines = append(lines, s.taken(m, s.Tricks()[n-1]))
		}
		return lines
	}
}

// opened reports whether the last event was the opening lead.
func (s Seen) opened(before few.Table) bool { return s.Opened() && !before.Opened() }

// bared says the cards in the places that the opening lead has opened; before is what the user saw until then.
func (s Seen) bared(m spoken.Manner, before few.View) (lines []string) {
	for _, p := range s.open() {
		if before.Seen(p) == (card.Hand{}) {
			lines = append(lines, s.pile(m, p))
		}
	}
	return lines
}

// come says the user's hand if cards have come to it, and the cards that have turned up in the rows.
func (s Seen) come(m spoken.Manner, before few.View) (lines []string) {
	if s.Seen(s.own()).Minus(before.Seen(s.own())) != (card.Hand{}) {
		lines = append(lines, s.pile(m, s.own()))
	}
	for _, p := range s.Places() {
		if up := s.Seen(p).Minus(before.Seen(p)); p.Pile == few.Row && up != (card.Hand{}) {
			lines = append(lines, text.T("spoken.few.turned", "Place", s.at(p), "Card", cards(m, up)))
		}
	}
	return lines
}

// told says an event; before is the table before it.
func (s Seen) told(m spoken.Manner, before few.Table, e few.Event) string {
	p := before.Turn()
	switch {
	case e.Kind == few.Calling:
		return s.did(m, p, e)
	case e.Kind == few.Playing && s.lastFrom() == (few.Place{Pile: few.Hand, Of: p}):
		return text.T("spoken.bridge.plays", "Who", s.Names.Name(p), "Card", m.Card(e.Card))
	case e.Kind == few.Playing:
		return text.T("spoken.bridge.plays", "Who", s.at(s.lastFrom()), "Card", m.Card(e.Card))
	case s.Names.Is(p) && e.Count > 0 && e.Kind == few.Giving:
		return text.T("spoken.few.give", "Cards", cards(m, e.Cards))
	case s.Names.Is(p) && e.Count > 0 && e.Kind == few.Reserving:
		return text.T("spoken.few.reserve", "Cards", cards(m, e.Cards))
	case s.Names.Is(p) && e.Count > 0 && e.Kind == few.Throwing:
		return text.T("spoken.few.throw", "Cards", cards(m, e.Cards))
	}
	return m.Words(fewtext.Told(s.Names, before, e))
}

// lastFrom returns the place that the last card came from.
func (s Seen) lastFrom() few.Place {
	trick := s.Trick()
	if n := len(s.Tricks()); len(trick.Plays) == 0 {
		trick = s.Tricks()[n-1]
	}
	return trick.Plays[len(trick.Plays)-1].Place
}

// cards names cards one by one.
func cards(m spoken.Manner, h card.Hand) string {
	var names []string
	for _, c := range h.Cards() {
		names = append(names, m.Card(c))
	}
	return strings.Join(names, ", ")
}

// taken says who takes a trick, and unless in brief how many declarer's side has now.
func (s Seen) taken(m spoken.Manner, t few.Trick) string {
	words := fewtext.Takes(s.Names, t.Winner)
	if m.Detail == spoken.Brief || s.Over() {
		return words
	}
	return spoken.Sentences(words, s.contract(m))
}
