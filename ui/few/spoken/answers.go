package spoken

import (
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// trick says the cards of the trick on the table.
func (s Seen) trick(m spoken.Manner) []string {
	if len(s.Trick().Plays) == 0 {
		return []string{text.T("spoken.bridge.no-trick")}
	}
	return []string{s.trickLine(m, len(s.Tricks())+1, s.Trick())}
}

// last says the cards of the last trick, and who took it.
func (s Seen) last(m spoken.Manner) []string {
	all := s.Tricks()
	if len(all) == 0 {
		return []string{text.T("spoken.bridge.no-last")}
	}
	return []string{s.trickTaken(m, len(all), all[len(all)-1])}
}

// tricks says all tricks of a deal.
func (s Seen) tricks(m spoken.Manner) (lines []string) {
	for i, t := range s.Tricks() {
		lines = append(lines, s.trickTaken(m, i+1, t))
	}
	if len(lines) == 0 {
		return []string{text.T("spoken.bridge.no-last")}
	}
	return lines
}

// trickTaken says a full trick with its number, and who took it.
func (s Seen) trickTaken(m spoken.Manner, number int, t few.Trick) string {
	return spoken.Sentences(s.trickLine(m, number, t), fewtext.Takes(s.Names, t.Winner))
}

// trickLine says a trick with its number, in the order in which it was played.
func (s Seen) trickLine(m spoken.Manner, number int, t few.Trick) string {
	var parts []string
	for _, p := range t.Plays {
		parts = append(parts, text.T("spoken.bridge.part", "Who", s.from(p), "Card", m.Card(p.Card)))
	}
	return text.T("spoken.bridge.trick", "N", number, "Cards", strings.Join(parts, ", "))
}

// from names where a card comes from: a player, or another place than his hand.
func (s Seen) from(p few.Play) string {
	if p.Place.Pile == few.Hand {
		return s.Names.Name(p.Player)
	}
	return s.at(p.Place)
}

// count says what of a suit has been played, what the user sees, and what is out.
func (s Seen) count(suit card.Suit) spoken.Said {
	return func(m spoken.Manner) []string {
		gone := s.played()[suit]
		parts := []string{text.T("spoken.bridge.gone", "Suit", m.Heading(suit), "N", gone.Len(), "Cards", m.Holding(gone))}
		for _, p := range s.open() {
			parts = append(parts, text.T("spoken.bridge.holds", "Who", s.at(p), "Cards", m.Holding(s.Seen(p)[suit])))
		}
		out := s.Unseen()[suit]
		return []string{spoken.Sentences(append(parts, text.T("spoken.bridge.out", "N", out.Len(), "Cards", m.Holding(out)))...)}
	}
}

// may says what the user may do now.
func (s Seen) may(m spoken.Manner) []string {
	if s.Turn() != s.Names.Person() {
		return []string{text.T("few.table.not-your-turn")}
	}
	if plays := s.LegalPlays(); s.Stage() == few.StagePlaying {
		return []string{text.T("spoken.bridge.may-play", "Cards", cards(m, plays))}
	}
	var calls []string
	for _, c := range s.LegalCalls() {
		calls = append(calls, call(m, c))
	}
	for _, name := range s.LegalNames() {
		calls = append(calls, fewtext.Strain(name))
	}
	if len(calls) == 0 {
		return s.choices(m)
	}
	return []string{text.T("spoken.bridge.may-call", "Calls", strings.Join(calls, ", "))}
}

// score says the points of each player so far, and what each side has below the line.
func (s Seen) score(m spoken.Manner) (lines []string) {
	totals := s.Session.Totals()
	if s.Settled {
		totals = s.Session.Settle().Totals
	}
	var each []string
	for p, total := range totals {
		each = append(each, text.T("few.table.total-of", "Name", s.Names.Name(few.Player(p)), "Points", text.Points(total)))
	}
	lines = []string{spoken.Sentence(strings.Join(each, ", "))}
	if s.Setup().Standing != (few.Standing{}) {
		lines = append(lines, spoken.Sentence(m.Words(fewtext.StandingLines(s.Table, s.Names)[0])))
	}
	return lines
}

// hands says all cards as they were dealt.
func (s Seen) hands(m spoken.Manner) (lines []string) {
	if s.Dealt == nil {
		return nil
	}
	whole := s.Dealt.Whole()
	for _, p := range whole.Places() {
		if hand := whole.Seen(p); hand != (card.Hand{}) {
			lines = append(lines, spoken.Sentences(spoken.Sentence(s.at(p)), m.Hand(hand)))
		}
	}
	return lines
}

// result says what became of the deal, and of the session if that is over.
func (s Seen) result(m spoken.Manner) []string {
	c := s.Contract()
	lines := []string{spoken.Sentence(fewtext.ResultTitle(s.Table, s.Names))}
	if !c.PassedOut() {
		lines[0] = text.T("spoken.bridge.result", "Contract", s.contractName(m, c), "Result", fewtext.Result(s.Rules(), c, s.DeclarerTricks()))
	}
	for _, l := range s.Score() {
		if m.Detail != spoken.Brief {
			lines = append(lines, m.Words(text.TN("few.table.settle-line"+s.Names.OfSide(s.Setup(), l.Side), l.Points, "What", fewtext.Item(s.Rules(), s.Contract(), l.Item),
				"Side", s.Names.Side(s.Setup(), l.Side), "Points", text.Points(l.Points))))
		}
	}
	for _, words := range fewtext.ComesOf(s.Names, s.Session) {
		lines = append(lines, spoken.Sentence(m.Words(words)))
	}
	if s.Session.Over() || s.Settled {
		lines = append(lines, fewtext.Ending(s.Names, s.Session.Settle()))
	}
	return lines
}
