package text

import (
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// DealLines describes the deal, and who deals or sits alone.
func DealLines(t few.Table, n Names) []string {
	setup := t.Setup()
	if t.Rules().Kind == few.BridgeForThree {
		short := text.T("few.table.rubber-deal", "Rubber", setup.Rubber, "N", setup.Number)
		return []string{
			text.T("few.table.rubber-alone"+n.of(setup.Soloist), "Deal", short, "Name", n.Name(setup.Soloist)),
			short, text.T("few.table.deal", "N", setup.Number),
		}
	}
	short := text.T("few.table.deal", "N", setup.Number)
	return []string{text.T("few.table.deal-by"+n.of(setup.Dealer), "N", setup.Number, "Name", n.Name(setup.Dealer)), short}
}

// ContractLines describes the contract and its state.
func ContractLines(t few.Table, n Names) []string {
	c, r := t.Contract(), t.Rules()
	switch t.Stage() {
	case few.StageGiving:
		return []string{text.T("few.table.stage.giving")}
	case few.StageExchanging:
		return []string{text.T("few.table.stage.exchanging")}
	case few.StageBidding:
		return []string{text.T("few.table.stage.bidding")}
	case few.StageNaming:
		if c.Level == 0 { // trumps aren't named yet
			return []string{Bid(n, c)}
		}
		return []string{Contract(n, c)}
	}
	if c.PassedOut() {
		return []string{Contract(n, c)}
	}
	contract := Contract(n, c)
	tricks := text.T("few.table.progress", "Has", t.DeclarerTricks(), "Needs", r.Needs(c))
	if c.Strain == few.Nullo {
		tricks = text.T("few.table.progress-nullo", "Has", t.DeclarerTricks(), "Most", r.Needs(c))
	}
	return []string{
		text.T("few.table.contract", "Contract", contract, "Tricks", tricks),
		text.T("few.table.contract", "Contract", ContractName(c), "Tricks", tricks),
	}
}

// StandingLines describes each side's points below the line, games and vulnerability.
func StandingLines(t few.Table, n Names) []string {
	setup := t.Setup()
	var long, short []string
	for side := range few.Side(t.Rules().Sides()) {
		below, games := setup.Standing.Below[side], setup.Standing.Games[side]
		values := []any{"Side", n.Side(setup, side), "Below", text.Points(below), "N", games}
		id := ""
		if games > 0 {
			id = "-game"
		}
		long = append(long, text.TN("few.table.standing"+id, games, values...))
		short = append(short, text.TN("few.table.standing"+id+"-short", games, values...))
	}
	return []string{Joined(long), Joined(short)}
}

// Joined joins the descriptions of several sides into one line.
func Joined(each []string) string {
	line := each[0]
	for _, more := range each[1:] {
		line = text.T("few.table.both", "One", line, "Other", more)
	}
	return line
}

// NamingWords asks for the naming of trumps.
func NamingWords(t few.Table) string {
	c := t.Contract()
	switch {
	case t.Turn() != c.Declarer:
		return text.T("few.table.ask.double")
	case c.Doubling == 0:
		return text.TN("few.table.ask.name", c.Points)
	case c.Points == 0:
		return text.T("few.table.ask.redouble")
	}
	return text.T("few.table.ask.change")
}

// Takes say that a player takes a trick.
func Takes(n Names, p few.Player) string {
	return text.T("few.table.takes"+n.of(p), "Name", n.Name(p))
}

// ResultTitle describes the result of the contract.
func ResultTitle(t few.Table, n Names) string {
	c := t.Contract()
	if c.PassedOut() {
		return Contract(n, c)
	}
	return text.T("few.table.result", "Contract", Contract(n, c), "Result", Result(t.Rules(), c, t.DeclarerTricks()))
}

// ComesOf describes the consequences of the last deal of a session, which is over: a game or a rubber won, a new deal of the cards, or the points below.
func ComesOf(n Names, s few.Session) []string {
	entries := s.Scores()
	if len(entries) == 0 {
		return nil
	}
	e := entries[len(entries)-1]
	setup, r, passed := e.Setup, s.Rules(), e.Contract.PassedOut()
	var words []string
	for side := range few.Side(r.Sides()) {
		name := n.Side(setup, side)
		switch games := e.After.Games[side]; {
		case games > setup.Standing.Games[side] && games == r.Sheet.GamesToWin:
			words = append(words, text.T("few.table.wins-rubber"+n.OfSide(setup, side), "Side", name))
		case games > setup.Standing.Games[side]:
			words = append(words, text.T("few.table.wins-game"+n.OfSide(setup, side), "Side", name))
		}
	}
	switch {
	case passed && r.SameDealer:
		words = append(words, text.T("few.table.passed-again"))
	case passed:
		words = append(words, text.T("few.table.passed"))
	case len(words) == 0:
		words = append(words, Joined(belowLines(setup, e.After, n)))
	}
	if next := s.Next(); !s.Over() && next.Rubber > setup.Rubber {
		words = append(words, text.T("few.table.next-soloist"+n.of(next.Soloist), "Name", n.Name(next.Soloist), "Rubber", next.Rubber))
	}
	return words
}

// belowLines describes each side's points below the line.
func belowLines(setup few.Setup, after few.Standing, n Names) (lines []string) {
	for side := range few.Side(setup.Rules.Sides()) {
		lines = append(lines, text.T("few.table.below", "Side", n.Side(setup, side), "Below", text.Points(after.Below[side])))
	}
	return lines
}

// Settling describes what breaking a session off now comes to, line by line.
func Settling(n Names, s few.Session) (lines []string) {
	end, setup := s.Settle(), s.Next()
	for _, l := range end.Lines {
		lines = append(lines, text.TN("few.table.settle-line"+n.OfSide(setup, l.Side), l.Points, "Side", n.Side(setup, l.Side),
			"Points", text.Points(l.Points), "What", Item(s.Rules(), few.Contract{}, l.Item)))
	}
	if len(lines) == 0 {
		lines = []string{text.T("few.table.settle-none")}
	}
	return append(lines, Ending(n, end))
}
